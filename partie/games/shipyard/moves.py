"""The vocabulary: verbs, and every move of the game in tables built once."""

from typing import TYPE_CHECKING, Final

from partie.euro import sets
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move
from partie.kernel.notation.verbs import Arg, Named, Verb

from .components import (
    ACTIONS,
    CONTRACT_IDS,
    EMPLOYEE_IDS,
    EQUIPMENT,
    GOODS,
    GOODS_TILES,
    ITEMS,
    OFFER,
    ROWS,
    TRADES,
    YARD_SPACES,
)
from .components.canals import FARTHEST, FIRST_CELL, SIDES, TURNS, WIDTH, free_cells

if TYPE_CHECKING:
    from .state import Harbour

ACTION: Final = 0
MAIN: Final = 1
BONUS: Final = 2
DONE: Final = 3
TAKE: Final = 4
AT: Final = 5
RENT: Final = 6
LAY: Final = 7
BUY: Final = 8
MAKE: Final = 9
RECRUIT: Final = 10
HIRE: Final = 11
SELL: Final = 12
TRADE: Final = 13
SAIL: Final = 14
RISK: Final = 15
FIT: Final = 16
SPEED: Final = 17
START: Final = 18
STEER: Final = 19
DISCARD: Final = 20
FINAL: Final = 21

MOST_CELLS: Final = 50
"""Places where a tile can be laid; no system of 23 tiles has more."""
MOST_TILES: Final = 24
MOST_FITTED: Final = 24
MOST_SPEED: Final = FARTHEST
COLUMN_LETTERS: Final = "abcd"

ACTION_MOVES: Final[list[Move]] = [(ACTION, tile) for tile in range(len(ACTIONS))]
MAIN_FIRST: Final[Move] = (MAIN,)
BONUS_MOVES: Final[list[Move]] = [(BONUS, tile) for tile in range(len(ACTIONS))]
FINISHED: Final[Move] = (DONE,)
TAKES: Final[list[Move]] = [(TAKE, place) for place in range(4 * ROWS)]
ATS: Final[list[Move]] = [(AT, space) for space in range(YARD_SPACES)]
RENTS: Final[list[Move]] = [(RENT, place) for place in range(OFFER)]
LAYS: Final[list[list[Move]]] = [[(LAY, cell, turn) for turn in range(4)] for cell in range(MOST_CELLS)]
BUYS: Final[list[Move]] = [(BUY, place) for place in range(OFFER)]
MAKES: Final[list[Move]] = [(MAKE, item) for item in range(len(ITEMS))]
RECRUITS: Final[list[Move]] = [(RECRUIT, item) for item in range(len(ITEMS))]
HIRES: Final[list[Move]] = [(HIRE, employee) for employee in range(len(EMPLOYEE_IDS))]
SELLS: Final[list[Move]] = [(SELL, kind) for kind in range(len(GOODS_TILES))]


ITEM_SETS: Final = tuple(sets.subsets(sets.all_below(len(ITEMS))))


def _subsets(items: tuple[int, ...]) -> list[int]:
    """All sets of some of the items."""
    return sets.subsets(sets.set_of(list(items)))


TRADE_SETS: Final[list[list[int]]] = [_subsets(items) for items in TRADES]
TRADE_MOVES: Final[list[list[Move]]] = [
    [(TRADE, good, chosen) for chosen in found] for good, found in enumerate(TRADE_SETS)
]
"""By good: the items that some of it is traded for (as bits); the rest of it is sold."""
SAILS: Final[list[Move]] = [(SAIL, space) for space in range(YARD_SPACES)]
RISKS: Final[list[Move]] = [(RISK, space) for space in range(YARD_SPACES)]
FITS: Final[list[list[Move]]] = [
    [(FIT, item, amount) for amount in range(MOST_FITTED + 1)] for item in range(len(ITEMS))
]
SPEEDS: Final[list[Move]] = [(SPEED, speed) for speed in range(MOST_SPEED + 1)]
STARTS: Final[list[list[Move]]] = [[(START, tile, side) for side in range(4)] for tile in range(MOST_TILES)]
STEERS: Final[list[Move]] = [(STEER, side) for side in range(4)]
DISCARDS: Final[list[Move]] = [(DISCARD, contract) for contract in range(len(CONTRACT_IDS))]
FINALS: Final[list[Move]] = [(FINAL, tile) for tile in range(len(ACTIONS))]


def all_moves() -> list[Move]:
    """Every move, in the order of its number."""
    return [
        *ACTION_MOVES,
        MAIN_FIRST,
        *BONUS_MOVES,
        FINISHED,
        *TAKES,
        *ATS,
        *RENTS,
        *(move for cell in LAYS for move in cell),
        *BUYS,
        *(MAKES[item] for item in EQUIPMENT),
        *RECRUITS[: len(ITEMS) - len(EQUIPMENT)],
        *HIRES,
        *SELLS,
        *(move for good in TRADE_MOVES for move in good),
        *SAILS,
        *RISKS,
        *(move for item in FITS for move in item),
        *SPEEDS[1:],
        *(move for tile in STARTS for move in tile),
        *STEERS,
        *DISCARDS,
        *FINALS,
    ]


def place_of(cell: int) -> list[int]:
    """Where a cell lies: its distance east and north of the first tile."""
    return [cell % WIDTH - FIRST_CELL % WIDTH, FIRST_CELL // WIDTH - cell // WIDTH]


def show_cell(cell: int) -> str:
    """The same in notation: `1:-2`."""
    east, north = place_of(cell)
    return f"{east}:{north}"


class PartPlace(Arg):
    """A place in the offer of parts: the column as a letter, the row from the bottom: `c4`."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{COLUMN_LETTERS[value // ROWS]}{value % ROWS + 1}" if value in self.values else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return self.show(s, seat, value)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if not words or len(words[0]) != 2 or words[0][0] not in COLUMN_LETTERS:
            return None
        row = "12345".find(words[0][1])
        return None if row < 0 else COLUMN_LETTERS.index(words.pop(0)[0]) * ROWS + row


class Place(Arg):
    """A place that people count from 1: a space of the yard, a place of an offer."""

    def show(self, s: State, seat: int, value: int) -> str:
        return str(value + 1)

    def tell(self, s: State, seat: int, value: int) -> object:
        return value + 1

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        value = super().read(s, seat, words)
        return None if value is None else value - 1


class Turn(Named):
    """How far a tile is turned, in degrees."""

    def tell(self, s: State, seat: int, value: int) -> object:
        return int(self.names[value])


class FreeCell(Arg):
    """A place beside the seat's canals, one of those that touch them; written as a cell."""

    def show(self, s: State, seat: int, value: int) -> str:
        cells = free_cells(_harbour(s).players[seat].canals.cells)
        return show_cell(cells[value]) if 0 <= value < len(cells) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return place_of(free_cells(_harbour(s).players[seat].canals.cells)[value])

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        return _find(words, [show_cell(cell) for cell in free_cells(_harbour(s).players[seat].canals.cells)])


class LaidTile(Arg):
    """One of the seat's canal tiles, written as its cell."""

    def show(self, s: State, seat: int, value: int) -> str:
        cells = _harbour(s).players[seat].canals.cells
        return show_cell(cells[value]) if 0 <= value < len(cells) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return place_of(_harbour(s).players[seat].canals.cells[value])

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        return _find(words, [show_cell(cell) for cell in _harbour(s).players[seat].canals.cells])


class GoodsTile(Arg):
    """A kind of goods tile, written as its goods: `coal coal cloth`."""

    def show(self, s: State, seat: int, value: int) -> str:
        if value not in self.values:
            return str(value)
        return " ".join(_goods_on(value))

    def tell(self, s: State, seat: int, value: int) -> object:
        return _goods_on(value)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        held = tuple(words[:3].count(good) for good in GOODS)
        if sum(held) != 3 or held not in GOODS_TILES:
            return None
        del words[:3]
        return GOODS_TILES.index(held)


def _goods_on(tile: int) -> list[str]:
    return [good for i, good in enumerate(GOODS) for _ in range(GOODS_TILES[tile][i])]


class TradedFor(Arg):
    """A set of items, written as their names; `none` when everything is sold."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(ITEMS[item] for item in sets.members(value)) or "none"

    def tell(self, s: State, seat: int, value: int) -> object:
        return [ITEMS[item] for item in sets.members(value)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if words and words[0] == "none":
            words.pop(0)
            return 0
        chosen = sets.NONE
        while words and words[0] in ITEMS:
            chosen = sets.with_member(chosen, ITEMS.index(words.pop(0)))
        return chosen or None


def _find(words: list[str], names: list[str]) -> int | None:
    return names.index(words.pop(0)) if words and words[0] in names else None


def _harbour(s: State) -> "Harbour":
    from .state import Harbour

    assert isinstance(s, Harbour)
    return s


_TILE: Final = Named("action", ACTIONS)
_SPACE: Final = Place("space", tuple(range(YARD_SPACES)))
_PLACE: Final = Place("place", tuple(range(OFFER)))
_ITEM: Final = Named("item", ITEMS)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("action", _TILE),
    Verb("main"),
    Verb("bonus", _TILE),
    Verb("done"),
    Verb("take", PartPlace("spot", tuple(range(4 * ROWS)))),
    Verb("at", _SPACE),
    Verb("rent", _PLACE),
    Verb("lay", FreeCell("beside", tuple(range(MOST_CELLS))), Turn("turn", TURNS)),
    Verb("buy", _PLACE),
    Verb("make", _ITEM, limits="SY-EQP-04"),
    Verb("recruit", _ITEM, limits="SY-CRW-02"),
    Verb("hire", Named("employee", EMPLOYEE_IDS)),
    Verb("sell", GoodsTile("goods", tuple(range(len(GOODS_TILES))))),
    Verb(
        "trade",
        Named("good", GOODS),
        TradedFor("items", ITEM_SETS),
        limits="SY-EXC-07",
    ),
    Verb("sail", _SPACE),
    Verb("risk", _SPACE),
    Verb("fit", _ITEM, Arg("amount", tuple(range(MOST_FITTED + 1)))),
    Verb("speed", Arg("speed", tuple(range(1, MOST_SPEED + 1)))),
    Verb("start", LaidTile("tile", tuple(range(MOST_TILES))), Named("side", SIDES)),
    Verb("steer", Named("side", SIDES)),
    Verb("discard", Named("contract", CONTRACT_IDS)),
    Verb("final", _TILE),
)
