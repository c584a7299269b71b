"""The 16 goal cards of the points game: what is counted, and the points for each number of it. All designed."""

from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.keeping.own import check_numbers, entries


class Goal:
    """A goal: `points[n]` for n of what is counted, the last entry for more."""

    __slots__ = ("id", "points")

    def __init__(self, name: str, points: tuple[int, ...]) -> None:
        self.id = name
        self.points = points

    def score(self, count: int) -> int:
        """The points for so many."""
        last = len(self.points) - 1
        return self.points[count if count < last else last]


def _remade(goal: Goal, given: Mapping[str, Any]) -> Goal:
    points: tuple[int, ...] = given.get("points", goal.points)
    if not points or any(type(each) is not int for each in points):
        raise ValueError("points: whole numbers, for 0, 1, 2 ... of what is counted")
    return Goal(goal.id, points)


_PRINTED: Final[list[Goal]] = [
    Goal("tundra", (0, 2, 6, 11, 14, 16, 18)),
    Goal("desert", (0, 1, 5, 9, 13, 16, 18)),
    Goal("forest", (0, 3, 8, 13, 17, 18)),
    Goal("ocean", (0, 6, 13, 17, 18)),
    Goal("biomes", (0, 0, 2, 6, 13)),
    Goal("factories", (0, 1, 4, 8, 12, 15, 17, 18)),
    Goal("population", (0, 0, 0, 0, 0, 0, 0, 2, 4, 7, 10, 13, 15, 17, 18)),
    Goal("technologies", (0, 0, 0, 0, 0, 2, 5, 8, 12, 18)),
    Goal("masteries", (0, 6, 12, 18)),
    Goal("infrastructure", (0, 4, 9, 14, 17, 18)),
    Goal("smileys", (0, 0, 0, 0, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18)),
    Goal("shuttles", (0, 3, 9, 15, 17, 18)),
    Goal("production", (*(0,) * 21, *range(19))),
    Goal("supplies", (0, 1, 2, 4, 6, 8, 10, 11, 13, 14, 15, 16, 17, 18)),
    Goal("milestones", (0, 0, 0, 0, 0, 0, 1, 4, 11)),
    Goal("early", (0, 0, 0, 1, 4, 8, 12, 15, 17, 18)),
]
GOALS: Final[list[Goal]] = entries("evacuation", "goals", _PRINTED, {"points": tuple}, _remade, {}, "goal")
"""All of them (EV-CMP-05). `masteries`: technologies of level 3; `early`: areas evacuated before the third year;
`supplies`: resources on the New World; `milestones`: those passed by both satellites together."""
check_numbers("evacuation", "goals", GOALS)
EARLY_YEAR: Final = 2
