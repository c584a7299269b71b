"""Whether a position is one that the game can have."""

from typing import Final

from partie.euro import sets
from partie.euro.order import is_order
from partie.kernel.errors import PartieError

from ..components import COUNTS, MAPS, NUMBERS, START_MARKET, STEP3
from ..state import Grid, rows

MOMENTS: Final[dict[tuple[str, ...], int]] = {
    ("draft-region",): 0,
    ("choose-plant",): 2,
    ("bid",): 2,
    ("next-lot", "scrap-plant"): 2,
    ("next-lot", "keep-fuel"): 2,
    ("buy-fuel",): 3,
    ("connect-cities",): 4,
    ("produce",): 5,
}
"""What lies above the course of the game when somebody is asked, and in which phase."""


def wrong(where: str, expected: str, **values: object) -> PartieError:
    """The error of an inconsistent position, to be raised: what was expected as a key of the text layer."""
    return PartieError("bad-position", where=where, expected=expected, **values)


def validate(s: Grid) -> None:
    """Raise `bad-position` when something does not add up."""
    check_table(s)
    check_players(s)
    if s.agenda:
        check_moment(s)


def check_table(s: Grid) -> None:
    """Everything that lies on the table."""
    check_plants(s)
    check_board(s)


def check_plants(s: Grid) -> None:
    """Every plant is somewhere exactly once; the market is in order and has no obsolete plant (PG-MKT-18)."""
    cards = s.market + s.deck + s.removed + s.boxed
    for player in s.players:
        cards = cards + list(player.kit.plants)
    plants = sorted(card for card in cards if card != STEP3)
    if plants != NUMBERS:
        twice = {card for card in plants if plants.count(card) > 1}
        odd = sorted(twice | (set(NUMBERS) ^ set(plants)))
        raise wrong("plants", "each-plant-once-unlike", odd=", ".join(str(card) for card in odd))
    if cards.count(STEP3) > 1 or (s.epoch == 3) == (STEP3 in cards):
        raise wrong("step3", "step3-until-epoch3")
    if s.market != sorted(s.market):
        raise wrong("market", "rising-plants")
    if len(s.market) > len(START_MARKET):
        raise wrong("market", "plants-up-to", most=len(START_MARKET))
    if s.market and s.market[0] <= s.most:
        raise wrong("market", "plants-above", most=s.most)
    if len(set(s.buried)) != len(s.buried) or STEP3 in s.buried + s.removed + s.boxed:
        raise wrong("buried", "each-plant-once")


def check_board(s: Grid) -> None:
    """Tokens, regions and houses add up."""
    if not is_order(s.order, s.seats):
        raise wrong("order", "every-seat-once")
    if any(s.supply[kind] < 0 for kind in range(4)):
        raise wrong("fuel", "tokens-there-are")
    if not MAPS[s.map_name].connected(s.regions):
        raise wrong("regions", "adjoining-regions")
    for site, seats in enumerate(s.houses):
        if len(seats) > s.epoch or len(set(seats)) != len(seats):
            raise wrong("cities", "networks-in-city", most=s.epoch)
        if any(site not in s.players[seat].network for seat in seats):
            raise wrong("cities", "matching-houses")
    if sum(len(seats) for seats in s.houses) != sum(player.cities for player in s.players):
        raise wrong("cities", "matching-houses")


def check_players(s: Grid) -> None:
    """Nobody has what the rules forbid."""
    for seat, player in enumerate(s.players):
        if len(set(player.network)) != player.cities:
            raise wrong(f"players.{seat}.cities", "each-city-once")
        extra = 1 if s.lot in player.kit.plants else 0
        if len(player.kit.plants) > COUNTS[s.seats].plants + extra:
            raise wrong(f"players.{seat}.plants", "plants-up-to", most=COUNTS[s.seats].plants)
        if not player.kit.fits(player.fuel) and not extra and not _trimming(s, seat):
            raise wrong(f"players.{seat}.fuel", "fitting-fuel")


def _trimming(s: Grid, seat: int) -> bool:
    return any(step.name == "keep-fuel" and step.seat == seat for step in s.agenda)


def check_moment(s: Grid) -> None:
    """The agenda is one that the course of the game has: its steps belong to the phase, and to whose turn it is."""
    top = s.agenda[-1]
    names = [step.name for step in s.agenda[1:]]
    phase = MOMENTS.get(tuple(names), -1)
    if s.agenda[0].name != "course" or phase != s.phase:
        raise wrong("agenda", "step-of-phase")
    if s.phase == 0:
        if top.seat != s.order[s.regions.bit_count() % s.seats]:
            raise wrong("agenda", "drafting-seat")
    elif s.phase == 2:
        check_auction(s, top.name, top.seat)
    elif not 0 <= s.turn < s.seats or s.order[s.turn] != top.seat:
        raise wrong("turn", "place-in-order")


def check_auction(s: Grid, asks: str, seat: int) -> None:
    """Buyers, bidders and the bid fit one another."""
    player = s.players[seat]
    if s.buyers & s.bought:
        raise wrong("buyers", "seats-to-buy")
    if asks == "choose-plant":
        offered = rows(s.market, s.epoch)[0]
        if s.lot or s.bid or s.bidders or not sets.has(s.buyers, seat):
            raise wrong("buyers", "choosing-seat")
        if not offered or offered[0] > player.money:
            raise wrong("acting", "paying-seat")
    elif asks == "bid":
        if s.lot not in rows(s.market, s.epoch)[0] or s.lot == STEP3:
            raise wrong("lot", "plant-on-offer")
        both = sets.set_of([seat] if s.bidder < 0 else [seat, s.bidder])
        if s.bidder < 0 or s.bidders & both != both or s.bidders & ~s.buyers:
            raise wrong("bidders", "bidders-among")
        if not s.bid and (seat != s.bidder or player.money < s.lot):
            raise wrong("acting", "opening-bidder")
        if s.bid and (seat == s.bidder or s.bid < s.lot or s.bid > s.players[s.bidder].money):
            raise wrong("bid", "payable-bid")
    elif s.lot not in player.kit.plants or not sets.has(s.bought, seat):
        raise wrong("lot", "bought-plant")
    elif (asks == "scrap-plant") != (len(player.kit.plants) > COUNTS[s.seats].plants):
        raise wrong("lot", "plant-or-fuel-too-many")
