"""Positions written by hand, and saved states.

A partial position gives any of: epoch, round, phase ("draft", "auction", "resources", "connect", "bureaucracy"),
order, acting (the seat whose turn it is), market (plants offered), deck (top first, "step3" among them), shuffled
(how the deck lies once the Step 3 card was drawn, top first; what it does not name lies below by chance), buried,
removed, fuel (tokens in the market by kind), supply (tokens beside the board, to be checked), players (money, plants,
fuel by kind, cities), houses (city -> seats in the order of their places, where it is not that of the seats), bought
(seats that bought a plant this round), in an auction lot, bid, bidder, bidders, buyers, and over (true after the
end). What is not given comes from the setup. `describe` gives all of it (describing.py).
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.euro import sets
from partie.euro.order import is_order
from partie.kernel.engine.game import Game
from partie.kernel.engine.state import settle
from partie.kernel.engine.step import AnyStep
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import Reader

from ..components import FUELS, MAPS, NUMBERS, REGION_COUNT, START_MARKET, STEP3, TOTALS
from ..moves import HIGHEST_BID
from ..rules import auction, bureaucracy, network, owned_plants, resources
from ..rules.course import COURSE
from ..rules.network import extend
from ..rules.plant_market import open_places
from ..rules.plants import load_kit, read_plants
from ..setup import DRAFTING, lay_board, prepare
from ..state import Grid, load_grid, read_grid, read_player
from .validating import check_table, validate, wrong

PHASES: Final = ("draft", "order", "auction", "resources", "connect", "bureaucracy")
"""By number; nobody is asked in phase 1, so no position has it."""
MARKET_SIZES: Final = (0, 8, 8, 6)
"""Plants in the market by epoch (PG-MKT-12, PG-EPO-19)."""
FIELDS: Final = (
    "epoch", "round", "phase", "order", "acting", "market", "deck", "buried", "removed", "fuel", "supply",
    "players", "regions", "lot", "bid", "bidder", "bidders", "buyers", "bought", "shuffled", "houses", "over",
)  # fmt: skip


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Grid:
    """The state of a partial position."""
    reader = Reader(given, "position", "bad-position")
    reader.only(*FIELDS)
    drafting = reader.has("phase") and reader.data["phase"] == PHASES[0]
    if drafting:
        options = {**options, "regions": "draft"}
    elif reader.has("regions"):
        names = _region_names(reader, options["map"])
        if not names:
            raise wrong("regions", "regions-of-map", choices=", ".join(MAPS[options["map"]].regions))
        options = {**options, "regions": ",".join(names)}
    s = prepare(seats, seed, options)
    if not given:
        settle(s)
        return s
    if drafting:
        area = MAPS[s.map_name]
        s.regions = sets.set_of([area.regions.index(name) for name in _region_names(reader, s.map_name)])
        lay_board(s)
    elif not s.regions:
        raise wrong("regions", "regions-named")
    _read_course(s, reader)
    _read_players(s, reader)
    _read_houses(s, reader)
    _read_plants(s, reader)
    _read_fuel(s, reader)
    open_places(s)
    check_table(s)
    _begin(s, reader)
    validate(s)
    return s


def _region_names(reader: Reader, map_name: str) -> list[str]:
    names = reader.items("regions", REGION_COUNT) if reader.has("regions") else []
    if not all(isinstance(name, str) and name in MAPS[map_name].regions for name in names):
        raise wrong("regions", "regions-of-map", choices=", ".join(MAPS[map_name].regions))
    return names


def _read_course(s: Grid, reader: Reader) -> None:
    read_grid(reader, s)
    if not is_order(s.order, s.seats):
        raise wrong("order", "every-seat-once")


def _read_players(s: Grid, reader: Reader) -> None:
    if not reader.has("players"):
        return
    rows = reader.items("players", 6)
    if len(rows) != s.seats:
        raise wrong("players", "players", count=s.seats)
    area = MAPS[s.map_name]
    for seat, row in enumerate(rows):
        part = Reader(row, f"players.{seat}", "bad-position")
        part.only("money", "plants", "fuel", "cities")
        player = s.players[seat]
        read_player(part, player, s.seats)
        if part.has("plants"):
            player.kit = load_kit(part, "plants")
        if part.has("fuel"):
            player.fuel = _fuel(part.child("fuel"))
        for name in part.items("cities", 42) if part.has("cities") else []:
            site = s.board.site[area.ids.index(name)] if name in area.ids else -1
            if site < 0:
                raise wrong(f"players.{seat}.cities", "cities-in-play")
            if seat in s.houses[site]:
                raise wrong(f"players.{seat}.cities", "each-city-once")
            extend(s, player, site)
            s.houses[site] = (*s.houses[site], seat)


def _read_houses(s: Grid, reader: Reader) -> None:
    """Who came first to the cities that several networks share."""
    s.most = max(player.cities for player in s.players)
    if not reader.has("houses"):
        return
    part = reader.child("houses")
    ids = MAPS[s.map_name].ids
    for name in part.data:
        site = s.board.site[ids.index(name)] if name in ids else -1
        if site < 0:
            raise part.fail(str(name)[:40], "cities-in-play")
        seats = part.numbers(name, 0, s.seats - 1)
        if sorted(seats) != sorted(s.houses[site]):
            raise part.fail(name, "seats-of-city")
        s.houses[site] = tuple(seats)


def _fuel(reader: Reader) -> list[int]:
    reader.only(*FUELS)
    return [reader.number(kind, 0, TOTALS[i]) if reader.has(kind) else 0 for i, kind in enumerate(FUELS)]


def _read_plants(s: Grid, reader: Reader) -> None:
    """Plants of the setup that a given part of the position uses leave the parts that are not given."""
    owned = {number for player in s.players for number in player.kit.plants}
    given = {
        name: read_plants(reader, name)
        for name in ("market", "deck", "buried", "removed")
        if reader.has(name)
    }
    if len(given.get("market", ())) > MARKET_SIZES[s.epoch]:
        raise wrong("market", "plants-in-epoch", most=MARKET_SIZES[s.epoch], epoch=s.epoch)
    used = owned.union(*given.values())
    s.market = sorted(given["market"]) if "market" in given else [n for n in s.market if n not in used]
    s.buried = given.get("buried", [])
    s.removed = given.get("removed", [])
    s.boxed = [card for card in s.boxed if card not in used]
    step3_gone = s.epoch == 3 or STEP3 in s.market
    if "deck" in given:
        s.deck = given["deck"][::-1]
    else:
        rest = [] if step3_gone else [card for card in s.deck if card not in used or card == STEP3]
        s.deck = s.buried[::-1] + [card for card in rest if card not in s.buried]
    placed = used.union(s.market, s.deck, s.boxed, s.buried)
    missing = [number for number in NUMBERS if number not in placed]
    # Start plants that a given market no longer offers were seen, and those that the map takes out; others were not.
    seen = [*START_MARKET, *MAPS[s.map_name].removed]
    s.removed = s.removed + [number for number in missing if number in seen]
    s.boxed = sorted(s.boxed + [number for number in missing if number not in seen])
    if "market" not in given:
        _renew_market(s)
    if reader.has("shuffled"):
        if step3_gone:
            raise reader.fail("shuffled", "no-shuffle-left")
        s.shuffled = read_plants(reader, "shuffled", step3=False)


def _renew_market(s: Grid) -> None:
    """Out of the setup's market go the plants that the networks have made obsolete, and others come (PG-MKT-18)."""
    obsolete = [card for card in s.market if card <= s.most]
    s.market = [card for card in s.market if card > s.most]
    s.removed = s.removed + obsolete
    for _ in obsolete:
        fresh = [card for card in s.deck if card not in s.buried and s.most < card != STEP3]
        if fresh:
            s.deck.remove(fresh[-1])
            s.market = sorted([*s.market, fresh[-1]])


def _read_fuel(s: Grid, reader: Reader) -> None:
    """The market as given; without one, what players hold comes out of the supply, then out of the market."""
    held = [sum(player.fuel[kind] for player in s.players) for kind in range(4)]
    if reader.has("fuel"):
        part = reader.child("fuel")
        part.only(*FUELS)
        for i, name in enumerate(FUELS):
            if part.has(name):
                s.stock[i] = part.number(name, 0, TOTALS[i])
    for kind in range(4):
        s.supply[kind] = TOTALS[kind] - s.stock[kind] - held[kind]
        if s.supply[kind] < 0 and not (reader.has("fuel") and reader.child("fuel").has(FUELS[kind])):
            s.stock[kind] += s.supply[kind]
            s.supply[kind] = 0
    if reader.has("supply"):
        part = reader.child("supply")
        part.only(*FUELS)
        for kind, name in enumerate(FUELS):
            if part.has(name) and part.data[name] != s.supply[kind]:
                raise part.fail(name, "tokens-left", count=s.supply[kind])


def _begin(s: Grid, reader: Reader) -> None:
    """Put the step of the given phase and acting seat on the agenda."""
    phase = reader.text("phase") if reader.has("phase") else "auction"
    if phase not in PHASES or phase == PHASES[1]:
        raise wrong("phase", "names", choices=", ".join((PHASES[0], *PHASES[2:])))
    s.phase = PHASES.index(phase)
    s.agenda = [COURSE]
    everybody = sets.all_below(s.seats)
    s.bought = _seats(s, reader, "bought", everybody & ~_seats(s, reader, "buyers", everybody))
    if reader.has("over") and reader.flag("over"):
        s.agenda = []
    elif s.phase == 0:
        _begin_draft(s, reader)
    elif s.phase == 2:
        _begin_auction(s, reader)
    else:
        _begin_turn(s, reader)
    settle(s)


def _begin_draft(s: Grid, reader: Reader) -> None:
    drafter = s.order[s.regions.bit_count() % s.seats]
    if s.regions.bit_count() >= MAPS[s.map_name].in_play[s.seats]:
        raise wrong("regions", "fewer-regions", count=MAPS[s.map_name].in_play[s.seats])
    _acts(reader, drafter, s.seats)
    s.agenda.append(DRAFTING[drafter])


def _begin_turn(s: Grid, reader: Reader) -> None:
    """Phases 3 to 5."""
    if not reader.has("acting"):
        {3: resources.start, 4: network.start, 5: bureaucracy.start}[s.phase](s)
        return
    acting = reader.number("acting", 0, s.seats - 1)
    s.turn = s.order.index(acting)
    steps: dict[int, AnyStep] = {
        3: resources.BUYING[acting],
        4: network.CONNECTING[acting],
        5: bureaucracy.PRODUCING[acting],
    }
    s.agenda.append(steps[s.phase])


def _begin_auction(s: Grid, reader: Reader) -> None:
    """Who may still buy is `buyers`, without it all who have not bought. The first of them in order chooses a plant, or
    `acting` bids for the `lot`, or has bought it and must remove another."""
    everybody = sets.all_below(s.seats)
    s.buyers = _seats(s, reader, "buyers", everybody & ~s.bought)
    if reader.has("lot"):
        _begin_lot(s, reader)
        return
    first = next((seat for seat in s.order if sets.has(s.buyers, seat)), -1)
    if first >= 0:
        _acts(reader, first, s.seats)
    auction.next_lot(s)
    if reader.has("acting") and s.agenda[-1].seat != first:
        raise wrong("acting", "paying-seat")


def _begin_lot(s: Grid, reader: Reader) -> None:
    s.lot = reader.number("lot", NUMBERS[0], NUMBERS[-1])
    s.bid = reader.number("bid", 0, HIGHEST_BID) if reader.has("bid") else 0
    s.bidder = reader.number("bidder", 0, s.seats - 1) if reader.has("bidder") else s.order[0]
    acting = reader.number("acting", 0, s.seats - 1) if reader.has("acting") else s.bidder
    player = s.players[acting]
    if s.lot in player.kit.plants:
        s.bidders = _seats(s, reader, "bidders", sets.only(acting))
        too_many = len(player.kit.plants) > owned_plants.plant_limit(s)
        steps = owned_plants.SCRAPPING if too_many else owned_plants.KEEPING
        s.agenda += [auction.NEXT_LOT, steps[acting]]
        return
    if s.lot not in auction.on_offer(s):
        raise wrong("lot", "plant-on-offer")
    s.bidders = s.buyers & _seats(s, reader, "bidders", s.buyers)
    if not s.bid and acting != s.bidder:
        raise wrong("acting", "opening-bidder")
    s.agenda.append(auction.BIDDING[acting])


def _acts(reader: Reader, seat: int, seats: int) -> None:
    """Refuse another `acting` than the rules ask; nothing is guessed about those before."""
    if reader.has("acting") and reader.number("acting", 0, seats - 1) != seat:
        raise wrong("acting", "acting-first", seat=seat)


def _seats(s: Grid, reader: Reader, name: str, otherwise: int) -> int:
    """A list of seats as bits."""
    if not reader.has(name):
        return otherwise
    return sets.set_of(reader.numbers(name, 0, s.seats - 1))


def load(game: Game, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Grid:
    """A state from what `Grid.save` gave."""
    s = load_grid(Reader(data, "state"), game, seats, options["map"])
    for seat, player in enumerate(s.players):
        sites, player.network = player.network, ()
        player.distances = s.board.everywhere
        for site in sites:
            if site >= s.board.size:
                raise PartieError(
                    "bad-save", where=f"state.players.{seat}.network", expected="cities-in-play"
                )
            extend(s, player, site)
    open_places(s)
    s.most = max(player.cities for player in s.players)
    held = [sum(player.fuel[kind] for player in s.players) for kind in range(4)]
    s.supply = [TOTALS[kind] - s.stock[kind] - held[kind] for kind in range(4)]
    return s
