"""The Federation track: steps with their bonuses, stacks, and the order they make (UC-FED, UC-EOR)."""

from typing import Any, ClassVar, Final

from partie.euro.amounts import best_of
from partie.euro.order import moved_up
from partie.kernel.engine.step import COUNT, AutoStep, Ranges

from ..book import TABLE, fire, flush
from ..components import FEDERATION_BONUS
from ..components.terms import ADVANCES_TO
from ..state.made import Underwater

TOP: Final = 4
"""Spaces of the track; the highest is space 1."""
STEP_BRINGS: Final = [
    best_of([bonus.goods for bonus in FEDERATION_BONUS[climbed:]]) for climbed in range(TOP + 1)
]
"""By spaces climbed: the most that a step from here on brings."""


def space(climbed: int) -> int:
    """The number of the space on which a marker lies that has climbed so far; 5 is below the track."""
    return TOP + 1 - climbed


def advance(s: Underwater, seat: int) -> None:
    """One space up with its bonus at once; on space 1 a point and the top of the stack (UC-FED-01 to UC-FED-07)."""
    nation = s.nations[seat]
    before = nation.climbed
    nation.climbed = min(before + 1, TOP)
    # A marker that arrives lies on top of those already there (UC-FED-05).
    s.ranking = moved_up(s.ranking, [each.climbed for each in s.nations], seat)
    if s.events is not None:
        s.events.append(("advanced", seat, space(nation.climbed)))
    TABLE.gain(s, seat, FEDERATION_BONUS[before])
    if before < TOP:
        fire(s, seat, ADVANCES_TO, space(nation.climbed))


def climb(s: Underwater, seat: int, spaces: int) -> None:
    """So many spaces, one after the other (UC-FED-03)."""
    for left in range(spaces - 1, -1, -1):
        advance(s, seat)
        if s.waiting and left:
            s.agenda.append(Climb(seat, left))
            return


class Climb(AutoStep[Underwater]):
    """The spaces that are left when a trigger came in between."""

    __slots__ = ("left",)

    name: ClassVar[str] = "climb"
    ranges: ClassVar[Ranges] = (COUNT,)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.left)

    def act(self, s: Underwater) -> None:
        climb(s, self.seat, self.left)
        flush(s, self.seat)


def reset(s: Underwater) -> None:
    """The order of the next round; then all markers go below the track (UC-EOR-03 to UC-EOR-05)."""
    s.order = s.ranking
    for nation in s.nations:
        nation.climbed = 0
    if s.events is not None:
        s.events.append(("order", *s.order))
