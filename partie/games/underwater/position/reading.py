"""The state of a position written by hand: what it gives, and the rest from the setup."""

from collections.abc import Mapping
from typing import Any, Final

from partie.euro.decks import shuffle
from partie.euro.order import by_height, fits, is_order
from partie.euro.sets import with_member
from partie.kernel.engine.state import settle
from partie.kernel.keeping.reader import Reader

from ..book import EVERYBODY, PLAYING
from ..cards import BLUE, ERAS, METROPOLISES, SPECIAL_CARDS
from ..components import (
    HAND_LIMIT,
    LAST_OF_ERA,
    NEUTRAL,
    PURPLE_SUPPLY,
    SITES,
    TUNNEL_SUPPLY,
    TURNS,
    WHITE_SUPPLY,
)
from ..components.boards import ADVANCED, BASIC, BOARDS
from ..components.terms import SLOT_COUNT, SLOTS
from ..rules import clone, production
from ..rules.course import Course
from ..setup import begin, prepare
from ..state.made import Underwater
from ..state.player_board import PURPLE_CITY, WHITE_CITY, empty_board
from ..trees import CARD_ERA
from .describing import NEUTRAL_WORD
from .nations import read_cards, read_nation, read_player_board
from .validating import validate, wrong

STARTS: Final = ("hand", "turn", "end-of-round", "production")
FIELDS: Final = (
    "round", "phase", "order", "turn", "acting", "ranking", "slots", "clone", "deck", "discard", "special", "row",
    "gone", "buried", "blue", "contracts", "supply", "nations", "era", "once",
)  # fmt: skip


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The state of a partial position."""
    reader = Reader(given, "position", "bad-position")
    reader.only(*FIELDS)
    s = prepare(seats, seed, options)
    phase = reader.text("phase") if reader.has("phase") else "turn"
    if phase not in STARTS:
        raise wrong("phase", "names", choices=", ".join(STARTS))
    if not given or phase == "hand":
        begin(s)
        return s
    for nation in s.nations:
        nation.hand = []
    _read_course(s, reader)
    rows = reader.items("nations", 4) if reader.has("nations") else []
    if len(rows) > seats:
        raise wrong("nations", "nations-at-most", most=seats)
    parts = [Reader(row, f"nations.{seat}", "bad-position") for seat, row in enumerate(rows)]
    for seat, part in enumerate(parts):
        read_nation(s, seat, part)
    _share_tiles(s, reader, parts)
    _share_boards(s, parts)
    _share_cards(s, reader, parts)
    _read_slots(s, reader)
    _read_supply(s, reader)
    _read_ranking(s, reader)
    _begin(s, reader, phase)
    validate(s)
    settle(s)
    return s


def _read_course(s: Underwater, reader: Reader) -> None:
    if reader.has("round"):
        s.round = reader.number("round", 1, LAST_OF_ERA[-1])
        s.era = 1 + sum(1 for last in LAST_OF_ERA[:-1] if s.round > last)
        for nation in s.nations:
            nation.climbed = 0 if s.round > 1 else nation.climbed
    if reader.has("order"):
        s.order = _seats(s, reader, "order")


def _seats(s: Underwater, reader: Reader, name: str) -> tuple[int, ...]:
    seats = tuple(reader.numbers(name, 0, s.seats - 1, s.seats))
    if not is_order(seats, s.seats):
        raise wrong(name, "every-seat-once")
    return seats


def _share_tiles(s: Underwater, reader: Reader, parts: list[Reader]) -> None:
    """Metropolis tiles: the given ones, the others by chance among the rest."""
    last = len(METROPOLISES)
    given: dict[int, tuple[int, ...]] = {}
    for seat, part in enumerate(parts):
        if part.has("tiles"):
            given[seat] = tuple(part.numbers("tiles", 1, last, 3))
        if part.has("extra"):
            s.nations[seat].extra = tuple(part.numbers("extra", 1, last))
    used = {tile for tiles in given.values() for tile in tiles}
    used.update(tile for nation in s.nations for tile in nation.extra)
    if reader.has("blue"):
        s.blue = tuple(reversed(reader.numbers("blue", 1, last)))
        used.update(s.blue)
    spare = [
        tile.number for tile in METROPOLISES if tile.number not in used and (s.seats > 1 or tile.in_solo)
    ]
    blue = {tile.number for tile in BLUE}
    for seat, nation in enumerate(s.nations):
        nation.tiles = given.get(seat) or tuple(
            _take(spare, tile, [each for each in spare if (each in blue) == (corner > 0)])
            for corner, tile in enumerate(nation.tiles)
        )
    if not reader.has("blue"):
        s.blue = tuple(tile for tile in s.blue if tile in spare)


def _take(spare: list[int], wish: int, others: list[int]) -> int:
    tile = wish if wish in spare else others[0]
    spare.remove(tile)
    return tile


def _share_boards(s: Underwater, parts: list[Reader]) -> None:
    """Whose board was given to somebody else gets a free one."""
    numbers = [nation.player_board.board.number for nation in s.nations]
    for seat, nation in enumerate(s.nations):
        part = parts[seat] if seat < len(parts) else Reader({}, f"nations.{seat}", "bad-position")
        if numbers.count(numbers[seat]) > 1 and not part.has("board"):
            side = ADVANCED if s.board_kind else BASIC
            numbers[seat] = next(number for number in side if number not in numbers)
            nation.player_board = read_player_board(empty_board(BOARDS[numbers[seat]]), part)


def _share_cards(s: Underwater, reader: Reader, parts: list[Reader]) -> None:
    """Cards that are given leave the decks; hands that are not given are dealt."""
    names = ("deck", "discard", "special", "row", "gone", "buried")
    given = {name: read_cards(reader, name) for name in names if reader.has(name)}
    used = {card for cards in given.values() for card in cards}
    for nation in s.nations:
        used.update(nation.hand, nation.laid, nation.under)
    if any(s.era < CARD_ERA[card] <= len(ERAS) for card in used):
        raise wrong("cards", "no-cards-to-come")
    fresh = [card.number for card in ERAS[s.era - 1] if card.number not in used]
    shuffle(s, fresh)
    for seat, nation in enumerate(s.nations):
        if seat >= len(parts) or not parts[seat].has("hand"):
            if len(fresh) < HAND_LIMIT:
                raise wrong("cards", "each-once")
            nation.hand = sorted([fresh.pop() for _ in range(HAND_LIMIT)])
    s.discard = sorted(given.get("discard", ()))
    s.deck = list(reversed(given["deck"])) if "deck" in given else fresh
    special = [card.number for card in SPECIAL_CARDS if card.number not in used]
    s.row = tuple(sorted(given["row"] if "row" in given else [card for card in s.row if card in special]))
    s.special = tuple(
        reversed(given["special"]) if "special" in given else [card for card in s.special if card in special]
    )
    s.special_known = (*[0] * (len(s.special) - 1), EVERYBODY) if s.special else ()
    placed = used.union(s.deck, s.special, s.row, *(nation.hand for nation in s.nations))
    rest = [card.number for deck in ERAS[: s.era] for card in deck if card.number not in placed]
    s.buried = tuple(sorted((*given.get("buried", ()), *rest)))
    gone = [card for card in special if card not in placed]
    s.gone = tuple(sorted((*given.get("gone", ()), *gone)))


def _read_slots(s: Underwater, reader: Reader) -> None:
    """Tiles on slots; in the solo game the neutral ones are those that move on (UC-SOL-07)."""
    if reader.has("slots"):
        slots = [0] * SLOT_COUNT
        neutral: list[int] = []
        for name, tiles in reader.child("slots").data.items():
            if name not in SLOTS[1:] or not isinstance(tiles, list):
                raise wrong("slots", "tiles-by-slot")
            slot = SLOTS.index(name)
            for tile in tiles:
                if tile == NEUTRAL_WORD:
                    slots[slot] |= NEUTRAL
                    neutral.append(slot)
                elif type(tile) is int and 0 <= tile < s.seats:
                    slots[slot] = with_member(slots[slot], tile)
                else:
                    raise wrong("slots", "seats-or-neutral")
        if neutral and (s.seats > 1 or len(neutral) > 4):
            raise wrong("slots", "neutral-tiles")
        s.slots = tuple(slots)
        s.neutral = tuple(neutral[:3])
        s.fourth = neutral[3] if len(neutral) > 3 else 0
    if reader.has("clone"):
        word = reader.text("clone")
        if s.seats != 4 or word not in ("board", "taken"):
            raise wrong("clone", "clone-tile")
        s.clone = clone.ON_BOARD if word == "board" else clone.TAKEN
    if reader.has("contracts"):
        s.contracts = tuple(sorted(reader.numbers("contracts", 1, 100)))


def _read_supply(s: Underwater, reader: Reader) -> None:
    """What is built is not in the supply; of the rest a position may take more away."""
    cities = [nation.player_board.city_at(site) for nation in s.nations for site in range(len(SITES))]
    s.tunnels = TUNNEL_SUPPLY - sum(nation.player_board.counts().tunnels for nation in s.nations)
    s.white = WHITE_SUPPLY - cities.count(WHITE_CITY)
    s.purple = PURPLE_SUPPLY[s.seats] - cities.count(PURPLE_CITY)
    if min(s.tunnels, s.white, s.purple) < 0:
        raise wrong("nations", "pieces-there-are")
    if reader.has("supply"):
        part = reader.child("supply")
        part.only("tunnels", "white", "purple")
        s.tunnels = part.number("tunnels", 0, s.tunnels) if part.has("tunnels") else s.tunnels
        s.white = part.number("white", 0, s.white) if part.has("white") else s.white
        s.purple = part.number("purple", 0, s.purple) if part.has("purple") else s.purple


def _read_ranking(s: Underwater, reader: Reader) -> None:
    heights = [nation.climbed for nation in s.nations]
    s.ranking = _seats(s, reader, "ranking") if reader.has("ranking") else by_height(s.order, heights)
    if not fits(s.ranking, heights):
        raise wrong("ranking", "from-the-top-down")


def _begin(s: Underwater, reader: Reader, phase: str) -> None:
    s.phase = PLAYING
    s.agenda = [Course()]
    if reader.has("acting"):
        s.turn = s.order.index(reader.number("acting", 0, s.seats - 1))
    if reader.has("turn"):
        s.turn = reader.number("turn", 0, TURNS * s.seats)
    if reader.has("once"):
        _read_once(s, reader, phase)
    if phase == "end-of-round":
        s.turn = TURNS * s.seats
    elif phase == "production":
        s.turn = 0
        production.start(s)


def _read_once(s: Underwater, reader: Reader, phase: str) -> None:
    """Abilities that the player whose turn it is has used in it (UC-GLO-19)."""
    s.once = read_cards(reader, "once")
    acting = s.nations[s.order[s.turn % s.seats]]
    if s.once and (phase != "turn" or not set(s.once) <= set(acting.tableau.once)):
        raise wrong("once", "abilities-of-the-turn")
