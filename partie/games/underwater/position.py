"""Positions written by hand, and states described in the same words.

A partial position gives any of: round (1-10; the era follows), phase ("hand", "turn", "end-of-round", "production"),
order, turn (turns of the round that are over) or acting (the seat whose turn it is), ranking (seats as the Federation
track orders them, top first), slots ({"Y2": [0], "R1": ["neutral"]}), clone ("board" or "taken"), deck (top first),
discard, special (deck of cost 1 and 2, top first), row, gone, buried, blue (tiles left, next first), contracts, supply
(tunnels, white, purple), nations: a list with, for each seat, any of
  resources {"kelp": 1} (what is not named is 0), points, hand, shown, laid (the assistant is added unless `assistant`
  is false), used, under, federation ("below" or 4, 3, 2, 1), board, cities {"A": "white"} (the start city S is there),
  tunnels ["t1", "t2+"], buildings {"A": ["farm", "farm+"], "B1": ["plant"], "Cx": ["laboratory"]} by berth (+ is
  upgraded), tiles [brown, blue at N, blue at O], extra, contracts.
What is not given comes from the setup; cards that are given leave the decks.
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.chance import resume
from partie.kernel.reader import Reader
from partie.kernel.state import settle

from . import production
from .cards import BLUE, CONTRACTS, ERAS, METROPOLISES, SPECIAL_CARDS
from .components import (
    ADVANCED,
    BASIC,
    BERTHS,
    BERTHS_A_SITE,
    BOARDS,
    HAND_LIMIT,
    LAST_OF_ERA,
    NEUTRAL,
    PURPLE_SUPPLY,
    SITES,
    TUNNEL_SUPPLY,
    TUNNELS,
    TURNS,
    WHITE_SUPPLY,
)
from .course import COURSE, PLAYING, deal_lanes
from .goods import MOST, pack
from .saving import linked, validate, wrong
from .setup import prepare
from .state import EVERYBODY, Nation, Underwater, count_stock, note_tiles
from .tableau import CARD_ERA, FIRST_ASSISTANT, LAST_DEAR, Tableau
from .terms import KINDS, RESOURCES, SLOTS
from .works import PURPLE_CITY, WHITE_CITY, Works, empty_works

PHASES: Final = ("hand", "turn", "production", "new-era", "over")
STARTS: Final = ("hand", "turn", "end-of-round", "production")
FIELDS: Final = (
    "round", "phase", "order", "turn", "acting", "ranking", "slots", "clone", "deck", "discard", "special", "row",
    "gone", "buried", "blue", "contracts", "supply", "nations", "era",
)  # fmt: skip
NATION_FIELDS: Final = (
    "resources", "points", "hand", "shown", "laid", "assistant", "used", "under", "federation", "board", "cities",
    "tunnels", "buildings", "tiles", "extra", "contracts",
)  # fmt: skip


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Underwater:
    """The state of a partial position."""
    reader = Reader(given, "position", "bad-position")
    reader.only(*FIELDS)
    s = prepare(seats, seed, options)
    phase = reader.text("phase") if reader.has("phase") else "turn"
    if phase not in STARTS:
        raise wrong("phase", "one of " + ", ".join(STARTS))
    if not given or phase == "hand":
        s.agenda.append(COURSE)
        deal_lanes(s)
        settle(s)
        return s
    for nation in s.nations:
        nation.hand = []
    _read_course(s, reader)
    rows = reader.items("nations", 4) if reader.has("nations") else []
    if len(rows) > seats:
        raise wrong("nations", f"at most {seats} nations")
    for seat, row in enumerate(rows):
        _read_nation(s, seat, Reader(row, f"nations.{seat}", "bad-position"))
    _share_tiles(s, reader, rows)
    _share_cards(s, reader, rows)
    _read_table(s, reader)
    _begin(s, reader, phase)
    validate(s)
    settle(s)
    return s


def _read_course(s: Underwater, reader: Reader) -> None:
    if reader.has("round"):
        s.round = reader.number("round", 1, 10)
        s.era = 1 + sum(1 for last in LAST_OF_ERA[:2] if s.round > last)
        for nation in s.nations:
            nation.climbed = 0 if s.round > 1 else nation.climbed
    for name in ("order", "ranking"):
        if reader.has(name):
            seats = tuple(reader.numbers(name, 0, s.seats - 1, s.seats))
            if sorted(seats) != list(range(s.seats)):
                raise wrong(name, "every seat once")
            if name == "order":
                s.order = seats
            else:
                s.ranking = seats


def _cards(reader: Reader, name: str, last: int = 205) -> tuple[int, ...]:
    found = tuple(reader.numbers(name, 1, last))
    if len(set(found)) != len(found):
        raise reader.fail(name, "each card once")
    return found


def _read_nation(s: Underwater, seat: int, reader: Reader) -> None:
    reader.only(*NATION_FIELDS)
    nation = s.nations[seat]
    if reader.has("resources"):
        part = reader.child("resources")
        part.only(*RESOURCES)
        nation.goods = pack([part.number(name, 0, MOST) if part.has(name) else 0 for name in RESOURCES])
    if reader.has("points"):
        nation.points = reader.number("points", 0, 10_000)
    if reader.has("hand"):
        nation.hand = sorted(_cards(reader, "hand"))
    nation.shown = tuple(sorted(_cards(reader, "shown"))) if reader.has("shown") else ()
    laid = _cards(reader, "laid") if reader.has("laid") else ()
    assistant = not reader.has("assistant") or reader.flag("assistant")
    nation.tableau = Tableau(tuple(sorted((*laid, FIRST_ASSISTANT + seat) if assistant else laid)))
    if reader.has("used"):
        nation.used = tuple(sorted(_cards(reader, "used", 209)))
        if not set(nation.used) <= set(nation.tableau.actions):
            raise reader.fail("used", "laid action cards")
    if reader.has("under"):
        nation.under = tuple(sorted(_cards(reader, "under")))
    if reader.has("federation"):
        space = reader.data["federation"]
        if space != "below" and space not in (1, 2, 3, 4):
            raise reader.fail("federation", "below, 4, 3, 2 or 1")
        nation.climbed = 0 if space == "below" else 5 - space
    if reader.has("board"):
        number = reader.number("board", 1, len(BOARDS))
        if number not in (ADVANCED if s.board_kind else BASIC):
            raise reader.fail("board", "a board of the side in play (UC-ADV-02)")
        nation.works = empty_works(BOARDS[number])
    if reader.has("contracts"):
        nation.contracts = tuple(reader.numbers("contracts", 1, len(CONTRACTS)))
    _read_works(nation.works, reader)
    nation.linked = linked(nation.works)


def _read_works(works: Works, reader: Reader) -> None:
    """Put what is given on a board that nobody shares."""
    cities = reader.child("cities") if reader.has("cities") else None
    for site, kind in cities.data.items() if cities is not None else ():
        if site not in SITES or kind not in ("white", "purple"):
            raise reader.fail("cities", "white or purple on the sites " + " ".join(SITES))
        works.add_city(SITES.index(site), WHITE_CITY if kind == "white" else PURPLE_CITY)
    for name in reader.items("tunnels", 16) if reader.has("tunnels") else []:
        plain = str(name).removesuffix("+")
        if plain not in TUNNELS[: works.board.tunnels]:
            raise reader.fail("tunnels", "tunnels of the board, as t1 or t1+")
        works.add_tunnel(TUNNELS.index(plain))
        if plain != name:
            works.upgrade_tunnel(TUNNELS.index(plain))
    buildings = reader.child("buildings") if reader.has("buildings") else None
    for berth, kinds in buildings.data.items() if buildings is not None else ():
        _put_buildings(works, reader, str(berth), kinds)


def _put_buildings(works: Works, reader: Reader, name: str, kinds: object) -> None:
    if name not in BERTHS or not isinstance(kinds, list):
        raise reader.fail("buildings", "lists of buildings by berth, as A, B1 or Cx")
    berth = BERTHS.index(name)
    board = works.board
    if (
        not (board.berths_at[berth // BERTHS_A_SITE] | board.expansions_at[berth // BERTHS_A_SITE]) >> berth
        & 1
    ):
        raise reader.fail("buildings", f"berths of the board, unlike {name}")
    for kind in kinds:
        plain = str(kind).removesuffix("+")
        if plain not in KINDS[:3] or works.filled >> berth & 1:
            raise reader.fail("buildings", f"as many farms, plants and laboratories as {name} holds")
        works.add_building(KINDS.index(plain), berth)
        if plain != kind:
            works.upgrade_building(KINDS.index(plain), berth)


def _share_tiles(s: Underwater, reader: Reader, rows: list[Any]) -> None:
    """Metropolis tiles: the given ones, the others by chance among the rest; boards likewise."""
    given: dict[int, tuple[int, ...]] = {}
    for seat, row in enumerate(rows):
        part = Reader(row, f"nations.{seat}", "bad-position")
        if part.has("tiles"):
            given[seat] = tuple(part.numbers("tiles", 1, len(METROPOLISES), 3))
        if part.has("extra"):
            s.nations[seat].extra = tuple(part.numbers("extra", 1, len(METROPOLISES)))
    if reader.has("blue"):
        s.blue = tuple(reversed(reader.numbers("blue", 1, len(METROPOLISES))))
    used = {tile for tiles in given.values() for tile in tiles}
    used.update(tile for nation in s.nations for tile in nation.extra)
    if reader.has("blue"):
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
    numbers = [nation.works.board.number for nation in s.nations]
    for seat, nation in enumerate(s.nations):
        given_board = seat < len(rows) and "board" in rows[seat]
        if numbers.count(nation.works.board.number) > 1 and not given_board:
            free = next(n for n in (ADVANCED if s.board_kind else BASIC) if n not in numbers)
            part = Reader(rows[seat] if seat < len(rows) else {}, f"nations.{seat}", "bad-position")
            nation.works = empty_works(BOARDS[free])
            _read_works(nation.works, part)
            nation.linked = linked(nation.works)
            numbers[seat] = free


def _take(spare: list[int], wish: int, others: list[int]) -> int:
    tile = wish if wish in spare else others[0]
    spare.remove(tile)
    return tile


def _share_cards(s: Underwater, reader: Reader, rows: list[Any]) -> None:
    """Cards that are given leave the decks; hands that are not given are dealt."""
    given = {
        name: _cards(reader, name)
        for name in ("deck", "discard", "special", "row", "gone", "buried")
        if reader.has(name)
    }
    used = {card for cards in given.values() for card in cards}
    for nation in s.nations:
        used.update(nation.hand, nation.tableau.laid, nation.under)
    if any(CARD_ERA[card] > s.era and card < 181 for card in used):
        raise wrong("cards", "no cards of an era to come")
    dice = resume(s.rng)
    fresh = [card.number for card in ERAS[s.era - 1] if card.number not in used]
    dice.shuffle(fresh)
    s.rng = dice.rng
    for seat, nation in enumerate(s.nations):
        if not (seat < len(rows) and "hand" in rows[seat]):
            nation.hand = sorted(fresh.pop() for _ in range(HAND_LIMIT))
    s.discard = sorted(given.get("discard", ()))
    s.deck = list(reversed(given["deck"])) if "deck" in given else fresh
    special = [card.number for card in SPECIAL_CARDS if card.number not in used]
    s.row = tuple(sorted(given["row"])) if "row" in given else tuple(c for c in s.row if c in special)
    if "special" in given:
        s.special = list(reversed(given["special"]))
    else:
        s.special = [card for card in s.special if card in special]
    s.special_known = [0] * len(s.special)
    if s.special:
        s.special_known[-1] = EVERYBODY
    placed = used.union(s.deck, s.special, s.row, *(nation.hand for nation in s.nations))
    rest = [card.number for deck in ERAS[: s.era] for card in deck if card.number not in placed]
    buried = [card for card in rest if card not in given.get("buried", ())]
    s.buried = tuple(sorted((*given.get("buried", ()), *buried)))
    gone = [card for card in special if card not in placed]
    s.gone = tuple(sorted((*given.get("gone", ()), *gone)))


def _read_table(s: Underwater, reader: Reader) -> None:
    if reader.has("contracts"):
        s.contracts = tuple(sorted(reader.numbers("contracts", 1, len(CONTRACTS))))
    if reader.has("slots"):
        s.slots = [0] * 16
        for name, tiles in reader.child("slots").data.items():
            if name not in SLOTS[1:] or not isinstance(tiles, list):
                raise wrong("slots", "lists of seats by slot, as {'Y2': [0]}")
            for tile in tiles:
                if tile != "neutral" and (type(tile) is not int or not 0 <= tile < s.seats):
                    raise wrong("slots", "seats, or neutral")
                s.slots[SLOTS.index(name)] |= NEUTRAL if tile == "neutral" else 1 << tile
        note_tiles(s)
    if reader.has("clone"):
        word = reader.text("clone")
        if s.seats != 4 or word not in ("board", "taken"):
            raise wrong("clone", "board or taken, with four players")
        s.clone = 1 if word == "board" else 2
    built = [nation.works.tunnel_mask.bit_count() for nation in s.nations]
    domes = [nation.works.cities for nation in s.nations]
    s.tunnels = TUNNEL_SUPPLY - sum(built)
    s.white = WHITE_SUPPLY - sum(cities.count(WHITE_CITY) for cities in domes)
    s.purple = PURPLE_SUPPLY[s.seats] - sum(cities.count(PURPLE_CITY) for cities in domes)
    if reader.has("supply"):
        part = reader.child("supply")
        part.only("tunnels", "white", "purple")
        s.tunnels = part.number("tunnels", 0, s.tunnels) if part.has("tunnels") else s.tunnels
        s.white = part.number("white", 0, s.white) if part.has("white") else s.white
        s.purple = part.number("purple", 0, s.purple) if part.has("purple") else s.purple
    if min(s.tunnels, s.white, s.purple) < 0:
        raise wrong("nations", "no more tunnels and domes than there are")
    count_stock(s)
    if not reader.has("ranking"):
        # Without a given order those on one space lie in play order, the later on top; below the track as they played.
        below = tuple(seat for seat in s.order if not s.nations[seat].climbed)
        above = [seat for seat in reversed(s.order) if s.nations[seat].climbed]
        s.ranking = (*sorted(above, key=lambda seat: -s.nations[seat].climbed), *below)
    elif any(s.nations[a].climbed < s.nations[b].climbed for a, b in zip(s.ranking, s.ranking[1:])):
        raise wrong("ranking", "seats from the top of the Federation track down")


def _begin(s: Underwater, reader: Reader, phase: str) -> None:
    s.phase = PLAYING
    s.agenda = [COURSE]
    if reader.has("acting"):
        s.turn = s.order.index(reader.number("acting", 0, s.seats - 1))
    if reader.has("turn"):
        s.turn = reader.number("turn", 0, TURNS * s.seats)
    if phase == "end-of-round":
        s.turn = TURNS * s.seats
    elif phase == "production":
        s.turn = 0
        production.start(s)


def describe(s: Underwater) -> dict[str, Any]:
    """The state in the words of a partial position; of decks and hands only what is known."""
    found: dict[str, Any] = {
        "era": s.era,
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "turn": s.turn,
        "ranking": list(s.ranking),
        "slots": {
            SLOTS[slot]: [seat for seat in range(s.seats) if tiles >> seat & 1]
            + (["neutral"] if tiles & NEUTRAL else [])
            for slot, tiles in enumerate(s.slots)
            if tiles
        },
        "discard": sorted(s.discard),
        "row": list(s.row),
        "gone": sorted(s.gone),
        "contracts": list(s.contracts),
        "supply": {"tunnels": s.tunnels, "white": s.white, "purple": s.purple},
        "nations": [_describe_nation(nation) for nation in s.nations],
    }
    if s.clone:
        found["clone"] = "board" if s.clone == 1 else "taken"
    for name, cards in (("deck", s.deck), ("special", s.special), ("blue", s.blue)):
        if all(card > 0 for card in cards):
            found[name] = list(reversed(cards))
    if all(card > 0 for card in s.buried):
        found["buried"] = list(s.buried)
    return found


def _describe_nation(nation: Nation) -> dict[str, Any]:
    works = nation.works
    laid = [card for card in nation.tableau.laid if card < FIRST_ASSISTANT]
    found: dict[str, Any] = {
        "resources": dict(zip(RESOURCES, nation.resources)),
        "points": nation.points,
        "laid": laid,
        "assistant": len(laid) < len(nation.tableau.laid),
        "used": list(nation.used),
        "under": list(nation.under),
        "federation": 5 - nation.climbed if nation.climbed else "below",
        "board": works.board.number,
        "cities": {
            SITES[site]: "white" if city == WHITE_CITY else "purple"
            for site, city in enumerate(works.cities)
            if city
        },
        "tunnels": [
            TUNNELS[t] + ("+" if state == 2 else "") for t, state in enumerate(works.tunnels) if state
        ],
        "buildings": buildings(works),
        "tiles": list(nation.tiles),
        "extra": list(nation.extra),
        "contracts": list(nation.contracts),
    }
    if all(card > 0 for card in nation.hand):
        found["hand"] = nation.hand.copy()
        found["shown"] = list(nation.shown)
    return found


def buildings(works: Works) -> dict[str, list[str]]:
    """Buildings by berth: those that are alike stand on the plain sites, sites with icons and expansion sites in
    the order in which they are full."""
    found: dict[str, list[str]] = {}
    for site in range(len(SITES)):
        alike: list[str] = []
        for kind in range(3):
            built, upgraded = works.built[site * 3 + kind], works.upped[site * 3 + kind]
            alike += [KINDS[kind] + "+"] * upgraded + [KINDS[kind]] * (built - upgraded)
        for place in range(1, BERTHS_A_SITE):
            berth = site * BERTHS_A_SITE + place
            if works.filled >> berth & 1 and berth in works.board.multiplied:
                stands = works.stands[works.board.multiplied.index(berth)]
                name = KINDS[stands - 4] + "+" if stands > 3 else KINDS[stands - 1]
                alike.remove(name)
                found[BERTHS[berth]] = [name]
        for place in range(1, BERTHS_A_SITE):
            berth = site * BERTHS_A_SITE + place
            if works.filled >> berth & 1 and berth not in works.board.multiplied:
                found[BERTHS[berth]] = [alike.pop()]
        if alike:
            found[SITES[site]] = alike
    return found


__all__ = ["LAST_DEAR", "describe", "from_partial", "validate"]
