"""Loading what `Underwater.save` gave, with every wrong thing named; and whether the components add up."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.errors import PartieError
from partie.kernel.game import Game
from partie.kernel.reader import Reader

from .cards import BLUE, BROWN, CONTRACTS, ERAS, METROPOLISES, SPECIAL_CARDS
from .components import (
    ADVANCED,
    BASIC,
    BERTH_COUNT,
    BOARDS,
    SITE_COUNT,
    TUNNEL_COUNT,
    TUNNEL_SUPPLY,
    UNLIMITED,
)
from .goods import MOST, pack
from .setup import advanced
from .state import Nation, Underwater, count_stock, note_tiles
from .tableau import FIRST_ASSISTANT, FIRST_SPECIAL, Tableau
from .works import PURPLE_CITY, Works, empty_works, gathered, packed, spare_of

LAST: Final = 209
NATION_FIELDS: Final = (
    "resources", "points", "hand", "shown", "put", "drawn", "owed", "climbed", "board", "cities", "tunnels", "built",
    "upgraded", "plain", "filled", "stands", "laid", "used", "under", "tiles", "extra", "contracts",
)  # fmt: skip
STATE_FIELDS: Final = (
    "rng", "revealed", "boards", "nations", "order", "ranking", "slots", "deck", "discard", "special",
    "special_known", "row", "gone", "buried", "laps", "blue", "contracts", "tunnels", "white", "purple", "clone", "era",
    "round", "turn", "phase", "slot", "card", "dug", "once", "neutral", "fourth", "tight", "agenda",
)  # fmt: skip


def wrong(where: str, expected: str) -> PartieError:
    """The error of an inconsistent position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected)


def load_underwater(game: Game, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Underwater:
    """A state from its save."""
    reader = Reader(data, "state")
    reader.only(*STATE_FIELDS)
    rows = reader.items("nations", 4)
    if len(rows) != seats:
        raise reader.fail("nations", f"{seats} nations")
    nations = [_nation(Reader(row, f"state.nations.{seat}"), seats) for seat, row in enumerate(rows)]
    rng = reader.text("rng", 60)
    if not rng.isdecimal() or int(rng) >> 128:
        raise reader.fail("rng", "a number of 128 bits")
    s = Underwater(
        seats,
        int(rng),
        int(seats > 2),
        reader.number("boards", 0, 1),
        nations,
        _seats(reader, "order", seats),
        _seats(reader, "ranking", seats),
        reader.numbers("slots", 0, 31, 16),
        reader.numbers("deck", 1, 180),
        reader.numbers("discard", 1, 180),
        reader.numbers("special", 181, 205),
        reader.numbers("special_known", 0, 15),
    )
    note_tiles(s)
    if s.board_kind != int(advanced(seats, options)):
        raise reader.fail("boards", "the boards of the option")
    if len(s.special) != len(s.special_known):
        raise reader.fail("special_known", "a number beside each special card")
    s.row = tuple(reader.numbers("row", 181, 205))
    s.gone = tuple(reader.numbers("gone", 1, LAST))
    s.buried = tuple(reader.numbers("buried", 1, 180))
    s.laps = tuple(reader.numbers("laps", 0, 10_000)) if reader.has("laps") else ()
    if s.laps and len(s.laps) != FIRST_SPECIAL:
        raise reader.fail("laps", "a number for each era card")
    s.lap = max(s.laps, default=0)
    s.blue = tuple(reader.numbers("blue", 1, len(METROPOLISES)))
    s.contracts = tuple(reader.numbers("contracts", 1, len(CONTRACTS)))
    s.revealed = reader.number("revealed", 0, 1 << 40)
    s.tunnels = reader.number("tunnels", 0, TUNNEL_SUPPLY)
    s.white = reader.number("white", 0, 17)
    s.purple = reader.number("purple", 0, UNLIMITED)
    count_stock(s)
    s.clone = reader.number("clone", 0, 2)
    s.era = reader.number("era", 1, 3)
    s.round = reader.number("round", 1, 10)
    s.turn = reader.number("turn", 0, 3 * seats)
    s.phase = reader.number("phase", 0, 4)
    s.slot = reader.number("slot", -1, 15)
    s.card = reader.number("card", 0, 205)
    s.dug = reader.number("dug", 0, TUNNEL_COUNT)
    s.once = tuple(reader.numbers("once", 1, 205))
    s.neutral = tuple(reader.numbers("neutral", 1, 15))
    s.fourth = reader.number("fourth", 0, 15)
    s.tight = reader.flag("tight")
    s.agenda = game.load_steps(reader.data.get("agenda"))
    return s


def _seats(reader: Reader, name: str, seats: int) -> tuple[int, ...]:
    found = tuple(reader.numbers(name, 0, seats - 1, seats))
    if sorted(found) != list(range(seats)):
        raise reader.fail(name, "every seat once")
    return found


def _nation(reader: Reader, seats: int) -> Nation:
    reader.only(*NATION_FIELDS)
    works = _works(reader)
    nation = Nation(
        pack(reader.numbers("resources", 0, MOST, 5)),
        reader.number("points", 0, 10_000),
        list(reader.numbers("hand", 1, 205)),
        tuple(reader.numbers("shown", 1, 205)),
        tuple(reader.numbers("put", 1, 205)),
        tuple(reader.numbers("drawn", 1, 205)),
        reader.number("owed", 0, 1000),
        reader.number("climbed", 0, 4),
        works,
        Tableau(tuple(sorted(reader.numbers("laid", 1, LAST)))),
        tuple(reader.numbers("used", 1, LAST)),
        tuple(reader.numbers("under", 181, 205)),
        tuple(reader.numbers("tiles", 1, len(METROPOLISES), 3)),
        tuple(reader.numbers("extra", 1, len(METROPOLISES))),
        0,
        tuple(reader.numbers("contracts", 1, len(CONTRACTS))),
    )
    for card in nation.used:
        if card not in nation.tableau.actions:
            raise reader.fail("used", "laid action cards")
    nation.linked = linked(works)
    return nation


def linked(works: Works) -> int:
    """Which metropolises the tunnels connect (UC-MET-01, UC-MET-02)."""
    return sum(
        1 << corner
        for corner, needs in enumerate(works.board.tunnels_of_metropolis)
        if needs and works.tunnel_mask & needs == needs
    )


def _works(reader: Reader) -> Works:
    """The board, with everything derived made anew."""
    board = BOARDS[reader.number("board", 1, len(BOARDS))]
    works = empty_works(board)
    cities = reader.numbers("cities", 0, 2, SITE_COUNT)
    if not cities[0]:
        raise reader.fail("cities", "a city on the start")
    if cities[0] == PURPLE_CITY:
        works.purple = 1
    for site in range(1, SITE_COUNT):
        if cities[site]:
            works.add_city(site, cities[site])
    tunnels = reader.numbers("tunnels", 0, 2, TUNNEL_COUNT)
    for tunnel, state in enumerate(tunnels):
        if state and tunnel >= board.tunnels:
            raise reader.fail("tunnels", "tunnels of the board")
        if state:
            works.add_tunnel(tunnel)
        if state == 2:
            works.upgrade_tunnel(tunnel)
    filled = reader.number("filled", 0, (1 << BERTH_COUNT) - 1)
    stands = reader.numbers("stands", 0, 6, len(board.multiplied))
    built = reader.numbers("built", 0, 6, SITE_COUNT * 3)
    upgraded = reader.numbers("upgraded", 0, 6, SITE_COUNT * 3)
    if any(up > down for up, down in zip(upgraded, built)):
        raise reader.fail("upgraded", "no more than was built")
    return Works(
        board,
        works.city_mask,
        works.purple,
        works.tunnel_mask,
        works.wide,
        gathered(built),
        gathered(upgraded),
        packed(reader.numbers("plain", 0, 4, SITE_COUNT)),
        filled,
        stands,
        works.near,
        works.net,
        works.beside,
        works.open_tunnels,
        works.open_berths & ~filled,
        works.open_expansions & ~filled,
        spare_of(built, upgraded, tunnels.count(1)),
    )


def validate(s: Underwater) -> None:
    """Every card and tile is somewhere exactly once, supplies add up, tunnels hang together."""
    cards: Counter[int] = Counter()
    places = (s.deck, s.discard, s.special, s.row, s.gone, s.buried, (s.card,) if s.card else ())
    for place in places:
        cards.update(place)
    for nation in s.nations:
        cards.update((*nation.hand, *nation.put, *nation.drawn, *nation.tableau.laid, *nation.under))
    wanted = {card.number for deck in ERAS[: s.era] for card in deck} | {
        card.number for card in SPECIAL_CARDS
    }
    found = {card for card in cards if card < FIRST_ASSISTANT}
    if found != wanted or max(cards.values()) > 1:
        odd = sorted((found ^ wanted) | {card for card, number in cards.items() if number > 1})
        raise wrong("cards", "each card once, unlike " + ", ".join(str(card) for card in odd[:10]))
    tiles = [tile for nation in s.nations for tile in (*nation.tiles, *nation.extra)] + list(s.blue)
    if len(set(tiles)) != len(tiles):
        raise wrong("tiles", "each metropolis tile once")
    numbers = [nation.works.board.number for nation in s.nations]
    if len(set(numbers)) != len(numbers) or any(
        n not in (ADVANCED if s.board_kind else BASIC) for n in numbers
    ):
        raise wrong("nations", "different boards of one side")
    if s.tunnels + sum(nation.works.tunnel_mask.bit_count() for nation in s.nations) > TUNNEL_SUPPLY:
        raise wrong("supply.tunnels", f"at most {TUNNEL_SUPPLY} tunnels in all")
    for seat, nation in enumerate(s.nations):
        _validate_nation(seat, nation)


def _validate_nation(seat: int, nation: Nation) -> None:
    works = nation.works
    where = f"nations.{seat}"
    if nation.tiles[0] not in {tile.number for tile in BROWN}:
        raise wrong(f"{where}.tiles", "a brown tile first")
    if not set(nation.tiles[1:]) <= {tile.number for tile in BLUE}:
        raise wrong(f"{where}.tiles", "two blue tiles after the brown one")
    for tunnel in range(TUNNEL_COUNT):
        if works.tunnel_mask >> tunnel & 1:
            ends = [end for end in works.board.ends[tunnel] if end < SITE_COUNT]
            if not any(works.net >> end & 1 for end in ends):
                raise wrong(f"{where}.tunnels", "tunnels that hang together (UC-NET-03)")
    if any(upgraded > built for upgraded, built in zip(works.upped, works.built)):
        raise wrong(f"{where}.buildings", "no more upgraded buildings than buildings")
    if len(nation.tableau.actions) > 4:
        raise wrong(f"{where}.laid", "at most four action cards (UC-LIM-01)")
