"""The vocabulary: verbs, and every move of the game in tables built once."""

from typing import Final

from partie.euro import sets
from partie.kernel.engine.moments import Moments
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move
from partie.kernel.notation.verbs import Arg, Named, Verb

from .components import CITY_COUNT, FUELS, MAPS, NUMBERS, PLANTS, REGION_COUNT, TOTALS, Plant

DRAFT: Final = 0
PASS: Final = 1
OPEN: Final = 2
BID: Final = 3
SCRAP: Final = 4
KEEP: Final = 5
BUY: Final = 6
DONE: Final = 7
BUILD: Final = 8
RUN: Final = 9
LEAVE: Final = 10

MOMENTS: Final = Moments(
    {
        DRAFT: "PG-BRD-02",
        OPEN: "PG-MKT-01",
        BID: "PG-MKT-01",
        BUY: "PG-RMK-10",
        BUILD: "PG-NET-01",
        RUN: "PG-OVR-07",
    }
)
"""By verb: the rule that names its phase."""
not_now: Final = MOMENTS.not_now
PHASE_OF: Final[dict[int, int]] = {DRAFT: 0, OPEN: 2, BID: 2, BUY: 3, BUILD: 4, RUN: 5}


HIGHEST_BID: Final = 999
"""The vocabulary ends here; nobody has a reason to pay more (docs/rulings.md)."""
MOST_PLANTS: Final = 4
PLANT_SETS: Final = tuple(sets.subsets(sets.all_below(MOST_PLANTS)))
MOST_COAL_IN_HYBRIDS: Final = 10
MOST_STORED: Final = max(plant.stores for plant in PLANTS.values())

DRAFTS: Final[list[Move]] = [(DRAFT, region) for region in range(REGION_COUNT)]
PASSING: Final[Move] = (PASS,)
FINISHED: Final[Move] = (DONE,)
OPENS: Final[dict[int, Move]] = {number: (OPEN, number) for number in NUMBERS}
BIDS: Final[list[Move]] = [(BID, amount) for amount in range(HIGHEST_BID + 1)]
SCRAPS: Final[dict[int, Move]] = {number: (SCRAP, number) for number in NUMBERS}
KEEPS: Final[list[Move]] = [(KEEP, amount) for amount in range(TOTALS[0] + 1)]
BUYS: Final[list[list[Move]]] = [
    [(BUY, kind, amount) for amount in range(1, total + 1)] for kind, total in enumerate(TOTALS)
]
BUYS_UP_TO: Final[list[list[list[Move]]]] = [
    [moves[:amount] for amount in range(len(moves) + 1)] for moves in BUYS
]
"""By kind and amount: the moves that buy so much or less."""
BUILDS: Final[list[Move]] = [(BUILD, city) for city in range(CITY_COUNT)]
RUNS: Final[list[list[Move]]] = [
    [(RUN, chosen, coal) for coal in range(MOST_COAL_IN_HYBRIDS + 1)] for chosen in PLANT_SETS
]


def _leavings(plant: Plant) -> list[Move]:
    """Every amount of fuel that can lie on a plant, left behind when the plant is removed."""
    found: list[Move] = []
    for first in range(plant.stores + 1 if plant.fuel else 0):
        for second in range(plant.stores - first + 1 if len(plant.fuel) == 2 else 1):
            left = [0, 0, 0, 0]
            left[plant.fuel[0]] = first
            if second:
                left[plant.fuel[1]] = second
            if first or second:
                found.append((LEAVE, plant.number, *left))
    return found


LEAVINGS: Final[dict[int, list[Move]]] = {number: _leavings(PLANTS[number]) for number in NUMBERS}


def all_moves() -> list[Move]:
    """Every move, in the order of its number."""
    return [
        *DRAFTS,
        PASSING,
        FINISHED,
        *OPENS.values(),
        *BIDS[NUMBERS[0] :],
        *SCRAPS.values(),
        *KEEPS,
        *(move for kind in BUYS for move in kind),
        *BUILDS,
        *(move for chosen in RUNS for move in chosen),
        *(move for leavings in LEAVINGS.values() for move in leavings),
    ]


class RegionArg(Arg):
    """A region of the map in play, by its id."""

    def show(self, s: State, seat: int, value: int) -> str:
        regions = _map_regions(s)
        return regions[value] if 0 <= value < len(regions) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return _map_regions(s)[value]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        regions = _map_regions(s)
        return regions.index(words.pop(0)) if words and words[0] in regions else None


class CityArg(Arg):
    """A city of the map in play, by its id."""

    def show(self, s: State, seat: int, value: int) -> str:
        ids = MAPS[_map_name(s)].ids
        return ids[value] if 0 <= value < len(ids) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return MAPS[_map_name(s)].ids[value]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        ids = MAPS[_map_name(s)].ids
        return ids.index(words.pop(0)) if words and words[0] in ids else None


class PlantsArg(Arg):
    """A set of the seat's own plants, as bits over its plants in rising order; written as their numbers."""

    def show(self, s: State, seat: int, value: int) -> str:
        numbers = _plants(s, seat)
        return " ".join(str(number) for i, number in enumerate(numbers) if sets.has(value, i)) or "none"

    def tell(self, s: State, seat: int, value: int) -> object:
        return [number for i, number in enumerate(_plants(s, seat)) if sets.has(value, i)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        numbers = _plants(s, seat)
        if words and words[0] == "none":
            words.pop(0)
            return 0
        chosen = 0
        while words and words[0].isascii() and words[0].isdecimal():
            if len(words[0]) > 4 or int(words[0]) not in numbers:
                return None
            chosen = sets.with_member(chosen, numbers.index(int(words.pop(0))))
        return chosen if chosen else None


class TokensArg(Arg):
    """So many tokens of a fuel, written `coal=1`; left out when there are none."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{self.type_name}={value}" if value else ""

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        name = f"{self.type_name}="
        if not words or not words[0].startswith(name):
            return 0
        text = words.pop(0).removeprefix(name)
        return int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else None


def _map_name(s: State) -> str:
    from .state import Grid

    assert isinstance(s, Grid)
    return s.map_name


def _map_regions(s: State) -> list[str]:
    return MAPS[_map_name(s)].regions


def _plants(s: State, seat: int) -> tuple[int, ...]:
    from .state import Grid

    assert isinstance(s, Grid)
    return s.players[seat].kit.plants


_PLANT: Final = Arg("plant", tuple(NUMBERS))

VERBS: Final[tuple[Verb, ...]] = (
    Verb("draft", RegionArg("region", tuple(range(REGION_COUNT)))),
    Verb("pass"),
    Verb("open", _PLANT),
    Verb("bid", Arg("amount", tuple(range(NUMBERS[0], HIGHEST_BID + 1)))),
    Verb("scrap", _PLANT),
    Verb("keep coal", Arg("amount", tuple(range(TOTALS[0] + 1)))),
    Verb("buy", Named("fuel", FUELS), Arg("amount", tuple(range(1, max(TOTALS) + 1)))),
    Verb("done"),
    Verb("build", CityArg("city", tuple(range(CITY_COUNT)))),
    Verb(
        "run",
        PlantsArg("plants", PLANT_SETS),
        TokensArg("coal", tuple(range(11))),
    ),
    Verb(
        "leave",
        _PLANT,
        *(TokensArg(fuel, tuple(range(MOST_STORED + 1))) for fuel in FUELS),
        limits="PG-OWN-04",
    ),
)
