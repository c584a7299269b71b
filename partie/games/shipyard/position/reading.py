"""Positions written by hand and saved states.

A partial position gives any of: the plain numbers of the state (start, cubes, gear, exchange, turn, early, edition),
`acting` (whose turn begins), `stage` ("turn" or "final"), row and coins (by action), recruiting and making (items),
hiring (a space), ring (24 employees), offer (four columns of parts), bows, middles, sterns, canals, goods (tops of the
stacks, the first on top), canal_offer, goods_offer, rivals (actions), solo (faces, the first on top), and players:
guilders, points, used_canals, items, yard and fleet, goods, employees, canals, figure, contracts, current, previous,
used canals and discarded contracts; also scrapped parts, canal_discard, goods_used, last, and `choosing` where step 1
is over.
What is not given comes from the setup.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from partie.euro import sets
from partie.kernel.engine.game import Game
from partie.kernel.engine.state import settle
from partie.kernel.keeping.reader import Reader

from ..components import (
    ACTIONS,
    CANALS,
    CONTRACT_IDS,
    COUNTS,
    CREW_RING,
    EMPLOYEE_IDS,
    EMPLOYEE_RING,
    EQUIPMENT_RING,
    GOODS_TILES,
    ITEMS,
    KIND_OF,
    YARD_SPACES,
)
from ..components.canals import EMPTY, FIRST_CELL, OUTSIDE, SPACES, TURNS, WIDTH, System
from ..components.ships import Ship
from ..components.yard import filling_with
from ..rules.course import COURSE, FINAL_ACTIONS, TURN
from ..rules.turn import CHOOSING
from ..setup import prepare
from ..state import (
    Harbour,
    Player,
    cycle,
    first_turns,
    load_harbour,
    occupied,
    read_harbour,
    read_player,
    seat_of,
)
from .stock import Stock, read_goods
from .validating import validate, wrong

FIELDS: Final = (
    "start", "cubes", "gear", "exchange", "turn", "early", "edition", "acting", "stage", "row", "coins", "recruiting",
    "making", "hiring", "ring", "offer", "bows", "middles", "sterns", "canals", "goods", "canal_offer", "goods_offer",
    "rivals", "solo", "players", "last", "choosing", "scrapped", "canal_discard", "goods_used",
)  # fmt: skip
PLAYER_FIELDS: Final = (
    "guilders", "points", "used_canals", "items", "yard", "fleet", "goods", "employees", "canals", "figure",
    "contracts", "current", "previous", "used", "discarded",
)  # fmt: skip
STAGES: Final = ("turn", "final")


def renew(s: Harbour) -> None:
    """Make what follows from other fields."""
    for player in s.players:
        player.filling = filling_with([KIND_OF[part] if part >= 0 else 0 for part in player.yard])


def load(game: Game, data: Mapping[str, Any], seats: int) -> Harbour:
    """A state from what `Harbour.save` gave."""
    s = load_harbour(Reader(data, "state"), game, seats)
    renew(s)
    return s


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Harbour:
    """The state of a partial position."""
    reader = Reader(given, "position", "bad-position")
    reader.only(*FIELDS)
    s = prepare(seats, seed, options)
    if given:
        read_harbour(reader, s)
        _read_wheel(s, reader)
        stock = Stock()
        parts = reader.children("players", seats) if reader.has("players") else []
        for player, part in zip(s.players, parts, strict=False):
            _read_player(player, part, stock, seats)
        stock.read_offers(s, reader)
        renew(s)
        _read_row(s, reader)
        s.agenda = [COURSE]
        stage = STAGES.index(_word(reader, "stage", STAGES)) if reader.has("stage") else 0
        s.stage = FINAL_ACTIONS if stage else 0
        if _choosing(reader):
            s.stage = TURN
            s.dropped = not s.gear
            s.agenda.append(CHOOSING[seat_of(s, s.turn) % s.seats])
        validate(s)
    settle(s)
    validate(s)
    return s


def _choosing(reader: Reader) -> bool:
    """Whether step 1 of the turn is over already: the acting seat has its cube in hand."""
    return reader.flag("choosing") if reader.has("choosing") else False


def _word(reader: Reader, name: str, words: Sequence[str]) -> str:
    word = reader.text(name)
    if word not in words:
        raise reader.fail(name, "names", choices=", ".join(words))
    return word


def _words(reader: Reader, name: str, words: Sequence[str], most: int = 60) -> list[int]:
    """A list of words as their numbers."""
    found = reader.items(name, most)
    if not all(word in words for word in found):
        raise reader.fail(name, "names", choices=", ".join(words))
    return [words.index(word) for word in found]


def _amounts(reader: Reader, name: str, words: Sequence[str]) -> list[int]:
    """An object of numbers by word, as a list."""
    part = reader.child(name)
    part.only(*words)
    return [part.number(word, 0, 999) if part.has(word) else 0 for word in words]


def _read_wheel(s: Harbour, reader: Reader) -> None:
    if reader.has("recruiting"):
        names = [ITEMS[item] for item in CREW_RING]
        s.recruiting = names.index(_word(reader, "recruiting", names))
    if reader.has("making"):
        names = [ITEMS[item] for item in EQUIPMENT_RING]
        s.making = names.index(_word(reader, "making", names))
    if reader.has("hiring"):
        s.hiring = reader.number("hiring", 0, EMPLOYEE_RING - 1)
    if reader.has("ring"):
        s.ring = tuple(_words(reader, "ring", EMPLOYEE_IDS))
        if sorted(s.ring) != list(range(len(EMPLOYEE_IDS))):
            raise wrong("ring", "each-employee-once")


def _read_player(player: Player, part: Reader, stock: Stock, seats: int) -> None:
    part.only(*PLAYER_FIELDS)
    read_player(part, player, seats)
    if part.has("items"):
        player.items = _amounts(part, "items", ITEMS)
    if part.has("yard"):
        player.yard = stock.read_parts(part, "yard", YARD_SPACES)
    if part.has("fleet"):
        player.fleet = tuple([_read_ship(ship, stock) for ship in part.children("fleet")])
    if part.has("goods"):
        player.goods = [0] * len(GOODS_TILES)
        for kind in read_goods(part, "goods"):
            player.goods[kind] += 1
    if part.has("employees"):
        player.employees = sets.set_of(_words(part, "employees", EMPLOYEE_IDS))
    if part.has("canals"):
        player.canals = _read_canals(part)
    if part.has("figure"):
        spot = part.child("figure")
        spot.only("at", "space", "stern")
        space, stern = spot.number("space", 0, SPACES - 1), spot.number("stern", 0, OUTSIDE + 3)
        player.figure = (_read_cell(spot), space, stern)
    if part.has("contracts"):
        player.contracts = tuple(sorted(_words(part, "contracts", CONTRACT_IDS)))
    if part.has("discarded"):
        player.discarded = tuple(sorted(_words(part, "discarded", CONTRACT_IDS)))
    if part.has("used"):
        player.used = tuple(sorted(part.numbers("used", 0, len(CANALS) - 1)))
    for name in ("current", "previous"):
        if part.has(name):
            tile = ACTIONS.index(_word(part, name, ACTIONS))
            if name == "current":
                player.current = tile
            else:
                player.previous = tile


def _read_ship(reader: Reader, stock: Stock) -> Ship:
    reader.only("parts", "load")
    parts = stock.read_parts(reader, "parts", -1)
    if not parts or -1 in parts:
        raise reader.fail("parts", "parts-of-a-ship")
    return Ship(tuple(parts), tuple(_amounts(reader, "load", ITEMS)))


def _read_canals(reader: Reader) -> System:
    system = EMPTY
    for part in reader.children("canals"):
        part.only("tile", "at", "turn")
        tile = part.number("tile", 0, len(CANALS) - 1)
        turn = _word(part, "turn", TURNS) if part.has("turn") else TURNS[0]
        cell = _read_cell(part)
        if cell in system.cells or tile in system.tiles:
            raise part.fail("tile", "each-canal-once")
        system = system.laid(tile, cell, TURNS.index(turn))
    return system


def _read_cell(reader: Reader) -> int:
    east, _, north = reader.text("at", 9).partition(":")
    if not (east.removeprefix("-").isdecimal() and north.removeprefix("-").isdecimal()):
        raise reader.fail("at", "cell")
    x, y = int(east), int(north)
    if not (-WIDTH // 2 <= x < WIDTH // 2 and -WIDTH // 2 < y <= WIDTH // 2):
        raise reader.fail("at", "cell")
    return FIRST_CELL + x - WIDTH * y


def _read_row(s: Harbour, reader: Reader) -> None:
    """The row with its cubes. In a turn after the first ones everybody has a cube there: where none is given, on the
    tiles nearest to the gear."""
    if reader.has("row"):
        s.row = _words(reader, "row", ACTIONS)
    if reader.has("coins"):
        s.coins = _amounts(reader, "coins", ACTIONS)
    if reader.has("rivals"):
        s.rivals = tuple(_words(reader, "rivals", ACTIONS, 2))
    if reader.has("acting"):
        acting = reader.number("acting", 0, s.seats - 1)
        least = s.turn if reader.has("turn") else first_turns(s)
        s.turn = least + (acting - s.start - least) % cycle(s)
    in_hand = s.players[seat_of(s, s.turn) % s.seats] if _choosing(reader) else None
    if s.turn >= first_turns(s):
        for player in s.players:
            if COUNTS[s.seats].own_cubes > 1 and player.previous < 0:
                player.previous = _free_tile(s)
            if player.current < 0 and player is not in_hand:
                player.current = _free_tile(s)
        for rival, tile in enumerate(s.rivals):
            if tile < 0:
                s.rivals = (*s.rivals[:rival], _free_tile(s), *s.rivals[rival + 1 :])


def _free_tile(s: Harbour) -> int:
    return next(tile for tile in s.row if not occupied(s, tile))
