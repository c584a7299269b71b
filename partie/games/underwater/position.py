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
What is not given comes from the setup; cards that are given leave the decks. In the solo game neutral tiles that are
given are those that move on: the first three are the regular ones, a fourth one is the fourth. docs/positions.md has
the same with examples.
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.euro.amounts import MOST, amount_of
from partie.euro.decks import shuffle
from partie.euro.order import by_height, fits, is_order
from partie.euro.sets import has, with_member
from partie.kernel.reader import Reader
from partie.kernel.state import settle

from .board.boards import ADVANCED, BASIC, BOARDS
from .board.components import (
    BERTHS,
    BERTHS_A_SITE,
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
from .board.works import PURPLE_CITY, TYPES, WHITE_CITY, Works, empty_works
from .cards import BLUE, BY_NUMBER, ERAS, METROPOLISES, SPECIAL_CARDS
from .moves import MOST_CARDS
from .rules import clone, production
from .rules.course import PLAYING, Course
from .rules.federation import TOP, space
from .rules.setup import begin, prepare
from .saving import renew, validate, wrong
from .state.made import Nation, Underwater
from .table import EVERYBODY
from .terms import KINDS, RESOURCES, SLOT_COUNT, SLOTS
from .terms import TUNNELS as TUNNEL_KIND
from .trees import ASSISTANTS, CARD_ERA

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
NEUTRAL_WORD: Final = "neutral"


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
        _read_nation(s, seat, part)
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


def _cards(reader: Reader, name: str) -> tuple[int, ...]:
    found = tuple(reader.numbers(name, 1, MOST_CARDS))
    if len(set(found)) != len(found):
        raise reader.fail(name, "each-once")
    if any(card not in BY_NUMBER for card in found):
        raise reader.fail(name, "known-cards")
    return found


# A nation


def _read_nation(s: Underwater, seat: int, reader: Reader) -> None:
    reader.only(*NATION_FIELDS)
    nation = s.nations[seat]
    if reader.has("resources"):
        part = reader.child("resources")
        part.only(*RESOURCES)
        nation.goods = amount_of([part.number(name, 0, MOST) if part.has(name) else 0 for name in RESOURCES])
    if reader.has("points"):
        nation.points = reader.number("points", 0, 10_000)
    if reader.has("hand"):
        nation.hand = sorted(_cards(reader, "hand"))
    nation.shown = tuple(sorted(_cards(reader, "shown"))) if reader.has("shown") else ()
    laid = _cards(reader, "laid") if reader.has("laid") else ()
    assistant = not reader.has("assistant") or reader.flag("assistant")
    nation.laid = (*laid, ASSISTANTS[seat]) if assistant else laid
    if reader.has("used"):
        nation.used = tuple(sorted(_cards(reader, "used")))
    renew(nation, f"nations.{seat}", "bad-position")
    if reader.has("under"):
        nation.under = tuple(sorted(_cards(reader, "under")))
    if reader.has("federation"):
        nation.climbed = _climbed(reader)
    if reader.has("board"):
        number = reader.number("board", 1, len(BOARDS))
        if number not in (ADVANCED if s.board_kind else BASIC):
            raise reader.fail("board", "board-of-side")
        nation.works = empty_works(BOARDS[number])
    if reader.has("contracts"):
        nation.contracts = tuple(reader.numbers("contracts", 1, 100))
    nation.works = _read_works(nation.works, reader)


def _climbed(reader: Reader) -> int:
    """How far a marker has climbed, from the name of its space."""
    given = reader.data["federation"]
    if given == "below":
        return 0
    if type(given) is not int or not 1 <= given <= TOP:
        raise reader.fail("federation", "federation-space")
    return TOP + 1 - given


def _read_works(works: Works, reader: Reader) -> Works:
    """A board with what is given put on it."""
    cities = reader.child("cities").data if reader.has("cities") else {}
    for site, kind in cities.items():
        if site not in SITES or kind not in ("white", "purple"):
            raise reader.fail("cities", "cities-by-site")
        works = works.with_city(SITES.index(site), WHITE_CITY if kind == "white" else PURPLE_CITY)
    for name in reader.items("tunnels", 16) if reader.has("tunnels") else []:
        plain = str(name).removesuffix("+")
        if plain not in TUNNELS[: works.board.tunnels]:
            raise reader.fail("tunnels", "tunnels-by-name")
        works = works.with_tunnel(TUNNELS.index(plain))
        if plain != name:
            works = works.with_upgrade(TUNNEL_KIND, TUNNELS.index(plain))
    buildings = reader.child("buildings").data if reader.has("buildings") else {}
    for berth, kinds in buildings.items():
        works = _put_buildings(works, reader, str(berth), kinds)
    return works


def _put_buildings(works: Works, reader: Reader, name: str, kinds: object) -> Works:
    if name not in BERTHS or not isinstance(kinds, list):
        raise reader.fail("buildings", "buildings-by-berth")
    berth = BERTHS.index(name)
    site = berth // BERTHS_A_SITE
    if not has(works.board.berths_at[site] | works.board.expansions_at[site], berth):
        raise reader.fail("buildings", "berths-of-board")
    for kind in kinds:
        plain = str(kind).removesuffix("+")
        if plain not in KINDS[:3] or has(works.filled, berth):
            raise reader.fail("buildings", "buildings-that-fit")
        number = KINDS.index(plain)
        works = works.with_building(number, berth)
        if plain != kind:
            works = works.with_upgrade(number, works.upgrade_of(number, berth))
    return works


# The table


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
    numbers = [nation.works.board.number for nation in s.nations]
    for seat, nation in enumerate(s.nations):
        part = parts[seat] if seat < len(parts) else Reader({}, f"nations.{seat}", "bad-position")
        if numbers.count(numbers[seat]) > 1 and not part.has("board"):
            side = ADVANCED if s.board_kind else BASIC
            numbers[seat] = next(number for number in side if number not in numbers)
            nation.works = _read_works(empty_works(BOARDS[numbers[seat]]), part)


def _share_cards(s: Underwater, reader: Reader, parts: list[Reader]) -> None:
    """Cards that are given leave the decks; hands that are not given are dealt."""
    names = ("deck", "discard", "special", "row", "gone", "buried")
    given = {name: _cards(reader, name) for name in names if reader.has(name)}
    used = {card for cards in given.values() for card in cards}
    for nation in s.nations:
        used.update(nation.hand, nation.laid, nation.under)
    if any(s.era < CARD_ERA[card] <= len(ERAS) for card in used):
        raise wrong("cards", "no-cards-to-come")
    fresh = [card.number for card in ERAS[s.era - 1] if card.number not in used]
    shuffle(s, fresh)
    for seat, nation in enumerate(s.nations):
        if seat >= len(parts) or not parts[seat].has("hand"):
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
    cities = [nation.works.city_at(site) for nation in s.nations for site in range(len(SITES))]
    s.tunnels = TUNNEL_SUPPLY - sum(nation.works.counts().tunnels for nation in s.nations)
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
    if phase == "end-of-round":
        s.turn = TURNS * s.seats
    elif phase == "production":
        s.turn = 0
        production.start(s)


# Describing


def describe(s: Underwater) -> dict[str, Any]:
    """The state in the words of a partial position; of decks and hands only what is known."""
    found: dict[str, Any] = {
        "era": s.era,
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "turn": s.turn,
        "ranking": list(s.ranking),
        "slots": {SLOTS[slot]: tiles_on(s, slot) for slot in _tiled(s)},
        "discard": sorted(s.discard),
        "row": list(s.row),
        "gone": sorted(s.gone),
        "contracts": list(s.contracts),
        "supply": {"tunnels": s.tunnels, "white": s.white, "purple": s.purple},
        "nations": [_describe_nation(nation) for nation in s.nations],
    }
    if s.clone:
        found["clone"] = "board" if s.clone == clone.ON_BOARD else "taken"
    for name, cards in (("deck", s.deck), ("special", s.special), ("blue", s.blue)):
        if all(card > 0 for card in cards):
            found[name] = list(reversed(cards))
    if all(card > 0 for card in s.buried):
        found["buried"] = list(s.buried)
    return found


def _tiled(s: Underwater) -> list[int]:
    """Slots with tiles; the regular neutral ones first, in their order, then the fourth."""
    neutral = [*s.neutral, s.fourth] if s.fourth else [*s.neutral]
    return [*neutral, *[slot for slot, tiles in enumerate(s.slots) if tiles and slot not in neutral]]


def tiles_on(s: Underwater, slot: int) -> list[int | str]:
    """Whose tiles lie on a slot."""
    found: list[int | str] = [seat for seat in range(s.seats) if has(s.slots[slot], seat)]
    return [*found, NEUTRAL_WORD] if s.slots[slot] & NEUTRAL else found


def _describe_nation(nation: Nation) -> dict[str, Any]:
    works = nation.works
    laid = [card for card in nation.laid if card not in ASSISTANTS]
    found: dict[str, Any] = {
        "resources": dict(zip(RESOURCES, nation.goods)),
        "points": nation.points,
        "laid": laid,
        "assistant": len(laid) < len(nation.laid),
        "used": list(nation.used),
        "under": list(nation.under),
        "federation": space(nation.climbed) if nation.climbed else "below",
        "board": works.board.number,
        "cities": cities(works),
        "tunnels": [
            name + ("+" if works.tunnel_at(tunnel) == 2 else "")
            for tunnel, name in enumerate(TUNNELS)
            if works.tunnel_at(tunnel)
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


def cities(works: Works) -> dict[str, str]:
    """Cities by site."""
    names = ("", "white", "purple")
    return {name: names[works.city_at(site)] for site, name in enumerate(SITES) if works.city_at(site)}


def buildings(works: Works) -> dict[str, list[str]]:
    """Buildings by berth: those that are alike stand on the plain sites, sites with icons and expansion sites in
    the order in which they are full."""
    found: dict[str, list[str]] = {}
    for site, name in enumerate(SITES):
        alike: list[str] = []
        for kind in TYPES:
            built, upgraded = works.count_at(site, kind), works.upgraded_at(site, kind)
            alike += [KINDS[kind] + "+"] * upgraded + [KINDS[kind]] * (built - upgraded)
        berths = range(site * BERTHS_A_SITE + 1, (site + 1) * BERTHS_A_SITE)
        filled = [berth for berth in berths if has(works.filled, berth)]
        for berth in filled:
            if berth in works.board.multiplied:
                stands = works.stands[works.board.multiplied.index(berth)]
                there = KINDS[stands - 4] + "+" if stands > 3 else KINDS[stands - 1]
                alike.remove(there)
                found[BERTHS[berth]] = [there]
        for berth in filled:
            if berth not in works.board.multiplied:
                found[BERTHS[berth]] = [alike.pop()]
        if alike:
            found[name] = alike
    return found
