"""Positions written by hand, saved states, and whether the components add up.

A partial position gives any of: epoch, round, phase ("auction", "resources", "connect", "bureaucracy"), order, acting
(the seat whose turn it is), market (plants offered), deck (top first, "step3" among them), buried, removed, fuel
(tokens in the market by kind), supply (tokens beside the board, to be checked), players (money, plants, fuel by kind,
cities), and in an auction lot, bid, bidder, bidders, buyers, bought. What is not given comes from the setup.
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.errors import PartieError
from partie.kernel.game import Game
from partie.kernel.reader import Reader
from partie.kernel.state import settle
from partie.kernel.step import AnyStep

from . import auction, bureaucracy, network, resources
from .components import COUNTS, FUELS, MAPS, NUMBERS, START_MARKET, STEP3, TOTALS
from .course import COURSE
from .moves import HIGHEST_BID
from .network import extend
from .plant_market import open_places
from .plants import load_kit, read_plants
from .setup import prepare
from .state import Grid, load_grid, read_grid, read_player

PHASES: Final = ("", "order", "auction", "resources", "connect", "bureaucracy")
MARKET_SIZES: Final = (0, 8, 8, 6)
"""Plants in the market by epoch (PG-MKT-12, PG-EPO-19)."""
FIELDS: Final = (
    "epoch", "round", "phase", "order", "acting", "market", "deck", "buried", "removed", "fuel", "supply",
    "players", "regions", "lot", "bid", "bidder", "bidders", "buyers", "bought",
)  # fmt: skip


def wrong(where: str, expected: str) -> PartieError:
    """The error of an inconsistent position, to be raised."""
    return PartieError("bad-position", where=where, expected=expected)


def from_partial(given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Grid:
    """The state of a partial position."""
    reader = Reader(given, "position", "bad-position")
    reader.only(*FIELDS)
    if reader.has("regions"):
        names = reader.items("regions", 6)
        if not names or not all(name in MAPS[options["map"]].regions for name in names):
            raise wrong("regions", "some of " + ", ".join(MAPS[options["map"]].regions))
        options = {**options, "regions": ",".join(names)}
    s = prepare(seats, seed, options)
    if not given:
        settle(s)
        return s
    if not s.regions:
        raise wrong("regions", "regions by name, or drafted from the start only")
    _read_course(s, reader)
    _read_players(s, reader)
    _read_plants(s, reader)
    _read_fuel(s, reader)
    open_places(s)
    s.most = max(player.cities for player in s.players)
    validate(s)
    _begin(s, reader)
    validate(s)
    return s


def _read_course(s: Grid, reader: Reader) -> None:
    read_grid(reader, s)
    if sorted(s.order) != list(range(s.seats)):
        raise wrong("order", "every seat once")


def _read_players(s: Grid, reader: Reader) -> None:
    if not reader.has("players"):
        return
    rows = reader.items("players", 6)
    if len(rows) != s.seats:
        raise wrong("players", f"{s.seats} players")
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
                raise wrong(f"players.{seat}.cities", "cities of the regions in play")
            if seat in s.houses[site]:
                raise wrong(f"players.{seat}.cities", "each city once")
            extend(s, player, site)
            s.houses[site] = (*s.houses[site], seat)


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
        raise wrong("market", f"at most {MARKET_SIZES[s.epoch]} plants in epoch {s.epoch}")
    used = owned.union(*given.values())
    s.market = sorted(given["market"]) if "market" in given else [n for n in s.market if n not in used]
    s.buried = given.get("buried", [])
    s.removed = given.get("removed", [])
    s.boxed = [card for card in s.boxed if card not in used]
    if "deck" in given:
        s.deck = given["deck"][::-1]
    else:
        step3_gone = s.epoch == 3 or STEP3 in s.market
        rest = [] if step3_gone else [card for card in s.deck if card not in used or card == STEP3]
        s.deck = s.buried[::-1] + [card for card in rest if card not in s.buried]
    placed = used.union(s.market, s.deck, s.boxed, s.buried)
    missing = [number for number in NUMBERS if number not in placed]
    # Start plants that a given market no longer offers were seen; other plants nobody saw.
    s.removed = s.removed + [number for number in missing if number in START_MARKET]
    s.boxed = sorted(s.boxed + [number for number in missing if number not in START_MARKET])


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
                raise part.fail(
                    name, f"{s.supply[kind]}, the tokens that are neither in the market nor on plants"
                )


def _begin(s: Grid, reader: Reader) -> None:
    """Put the step of the given phase and acting seat on the agenda."""
    phase = reader.text("phase") if reader.has("phase") else "auction"
    if phase not in PHASES[2:]:
        raise wrong("phase", "one of " + ", ".join(PHASES[2:]))
    s.agenda = [COURSE]
    starts = {
        "resources": resources.start,
        "connect": network.start,
        "bureaucracy": bureaucracy.start,
    }
    if phase == "auction":
        _begin_auction(s, reader)
    else:
        starts[phase](s)
    if phase != "auction" and reader.has("acting"):
        acting = reader.number("acting", 0, s.seats - 1)
        s.turn = s.order.index(acting)
        steps: dict[int, AnyStep] = {
            3: resources.BUYING[acting],
            4: network.CONNECTING[acting],
            5: bureaucracy.PRODUCING[acting],
        }
        s.agenda = [COURSE, steps[s.phase]]
    settle(s)


def _begin_auction(s: Grid, reader: Reader) -> None:
    everybody = list(range(s.seats))
    s.phase = 2
    s.buyers = _bits(everybody)
    if reader.has("buyers"):
        s.buyers = _bits(reader.numbers("buyers", 0, s.seats - 1))
    elif reader.has("acting") and not reader.has("lot"):
        acting = reader.number("acting", 0, s.seats - 1)
        s.buyers = _bits(s.order[s.order.index(acting) :])
    gone = _bits(everybody) & ~s.buyers
    s.bought = gone & _bits(reader.numbers("bought", 0, s.seats - 1)) if reader.has("bought") else gone
    s.agenda = [COURSE]
    auction.next_lot(s)
    if reader.has("lot"):
        s.lot = reader.number("lot", NUMBERS[0], NUMBERS[-1])
        if s.lot not in auction.on_offer(s):
            raise wrong("lot", "a plant on offer")
        s.bid = reader.number("bid", 0, HIGHEST_BID) if reader.has("bid") else 0
        s.bidder = reader.number("bidder", 0, s.seats - 1) if reader.has("bidder") else s.order[0]
        names = reader.numbers("bidders", 0, s.seats - 1) if reader.has("bidders") else everybody
        s.bidders = s.buyers & _bits(names)
        acting = reader.number("acting", 0, s.seats - 1) if reader.has("acting") else s.bidder
        if not s.bidders >> acting & 1 or not s.bidders >> s.bidder & 1:
            raise wrong("bidders", "the bidder and the acting seat among the bidders")
        if s.bid and (acting == s.bidder or s.bid < s.lot or s.bid > s.players[s.bidder].money):
            raise wrong("bid", "a bid of another seat that it can pay, at least the plant's number")
        if not s.bid and acting != s.bidder:
            raise wrong("acting", "the opening bidder")
        s.agenda = [COURSE, auction.BIDDING[acting]]


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def load(game: Game, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Grid:
    """A state from what `Grid.save` gave."""
    s = load_grid(Reader(data, "state"), game, seats, options["map"])
    for seat, player in enumerate(s.players):
        sites, player.network = player.network, ()
        player.distances = s.board.everywhere
        for site in sites:
            if site >= s.board.size:
                raise PartieError(
                    "bad-save", where=f"state.players.{seat}.network", expected="cities of the map"
                )
            extend(s, player, site)
    open_places(s)
    s.most = max(player.cities for player in s.players)
    held = [sum(player.fuel[kind] for player in s.players) for kind in range(4)]
    s.supply = [TOTALS[kind] - s.stock[kind] - held[kind] for kind in range(4)]
    return s


def describe(s: Grid) -> dict[str, Any]:
    """The state in the words of a partial position; of the deck only what is known."""
    area = MAPS[s.map_name]
    known = -1 not in s.deck and -1 not in s.boxed
    found: dict[str, Any] = {
        "epoch": s.epoch,
        "round": s.round,
        "phase": PHASES[s.phase] or "order",
        "order": s.order,
        "market": [_card(card) for card in s.market],
        "buried": s.buried,
        "removed": sorted(s.removed),
        "fuel": dict(zip(FUELS, s.stock, strict=True)),
        "supply": dict(zip(FUELS, s.supply, strict=True)),
        "regions": [name for i, name in enumerate(area.regions) if s.regions >> i & 1],
        "players": [
            {
                "money": player.money,
                "plants": list(player.kit.plants),
                "fuel": dict(zip(FUELS, player.fuel, strict=True)),
                "cities": [area.ids[s.board.cities[site]] for site in player.network],
            }
            for player in s.players
        ],
    }
    if known:
        found["deck"] = [_card(card) for card in reversed(s.deck)]
    return found


def _card(card: int) -> int | str:
    return "step3" if card == STEP3 else card


def validate(s: Grid) -> None:
    """Every card and token is somewhere exactly once, and nobody has what the rules forbid."""
    cards = s.market + s.deck + s.removed + s.boxed
    for player in s.players:
        cards = cards + list(player.kit.plants)
    plants = sorted(card for card in cards if card != STEP3)
    if plants != NUMBERS:
        twice = {card for card in plants if plants.count(card) > 1}
        odd = sorted(twice | (set(NUMBERS) ^ set(plants)))
        raise wrong("plants", "each plant once, unlike " + ", ".join(str(card) for card in odd))
    if cards.count(STEP3) > 1 or (s.epoch == 3) == (STEP3 in cards):
        raise wrong("step3", "the Step 3 card in the deck or market until epoch 3 begins")
    if s.market != sorted(s.market):
        raise wrong("market", "plants in rising order")
    if len(s.market) > len(START_MARKET):
        raise wrong("market", f"at most {len(START_MARKET)} plants")
    if sorted(s.order) != list(range(s.seats)):
        raise wrong("order", "every seat once")
    if any(s.supply[kind] < 0 for kind in range(4)):
        raise wrong("fuel", "no more tokens than there are (24, 24, 24, 12)")
    if not MAPS[s.map_name].connected(s.regions):
        raise wrong("regions", "regions that adjoin")
    for seat, player in enumerate(s.players):
        if len(set(player.network)) != player.cities:
            raise wrong(f"players.{seat}.cities", "each city once")
        extra = 1 if s.lot in player.kit.plants else 0
        if len(player.kit.plants) > COUNTS[s.seats].plants + extra:
            raise wrong(f"players.{seat}.plants", f"at most {COUNTS[s.seats].plants} plants")
        if not player.kit.fits(player.fuel) and not extra and not _trimming(s, seat):
            raise wrong(f"players.{seat}.fuel", "fuel that fits on the plants")
    for site, seats in enumerate(s.houses):
        if len(seats) > s.epoch or len(set(seats)) != len(seats):
            raise wrong("cities", f"at most {s.epoch} networks in a city")
        if any(site not in s.players[seat].network for seat in seats):
            raise wrong("cities", "houses that match the networks")
    if sum(len(seats) for seats in s.houses) != sum(player.cities for player in s.players):
        raise wrong("cities", "houses that match the networks")


def _trimming(s: Grid, seat: int) -> bool:
    return any(step.name == auction.KeepFuel.name and step.seat == seat for step in s.agenda)
