"""Points by place over several games, for series and leagues."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

WIN: Final = 6
"""Points of the first place; the last one gets none, the others lie evenly between: whole numbers for 2, 3 and 4
seats."""

Place = tuple[int, int]
"""The place and the number of seats; place 0: resigned."""


@dataclass(frozen=True, slots=True)
class Game:
    """A started game; `places` by person, empty while it is running."""

    table: str
    places: Mapping[str, Place]


@dataclass(slots=True)
class Standing:
    """A person's standing."""

    person: str
    points: float = 0.0
    games: int = 0
    wins: int = 0
    place: int = field(default=0)


def points(place: int, seats: int, shared: int = 1) -> float:
    """The points of a place; a tie splits the points of the places it covers."""
    if place < 1 or seats < 2:
        return 0.0
    taken = range(place, min(place + shared, seats + 1))
    return sum(WIN * (seats - one) / (seats - 1) for one in taken) / len(taken)


def standings(people: Iterable[str], games: Iterable[Game]) -> list[Standing]:
    """Standings by points, then wins; ties share a place."""
    found = {person: Standing(person) for person in people}
    for game in games:
        taken = [place for place, _ in game.places.values()]
        for person, (place, seats) in game.places.items():
            mine = found.setdefault(person, Standing(person))
            mine.points += points(place, seats, taken.count(place))
            mine.games += 1
            mine.wins += place == 1
    order = sorted(found.values(), key=lambda one: (-round(one.points, 6), -one.wins))
    for one in order:
        better = [other for other in order if _key(other) > _key(one)]
        one.place = 1 + len(better)
    return order


def _key(one: Standing) -> tuple[float, int]:
    return round(one.points, 6), one.wins
