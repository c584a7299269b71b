"""Phase 2: the auction of power plants."""

from typing import ClassVar, Final

from partie.euro import sets
from partie.kernel.engine.step import AutoStep, Move, Price, Step

from ..components import STEP3
from ..moves import BID, BIDS, HIGHEST_BID, OPEN, OPENS, PASS, PASSING, not_now
from ..state import Grid, rows
from .owned_plants import SCRAPPING, plant_limit
from .plant_market import draw, remove_lowest
from .plants import kit_of


def start(s: Grid) -> None:
    """Everybody may buy one plant (PG-AUC-01, PG-OVR-09), the leading player first (PG-ORD-05)."""
    s.phase = 2
    s.turn = 0
    s.buyers = sets.all_below(s.seats)
    s.bought = 0
    if s.events is not None:
        s.events.append(("phase", 2))
    next_lot(s)


def next_lot(s: Grid) -> None:
    """The next to choose is the first in order who may still buy (PG-AUC-03, PG-AUC-16, PG-AUC-17).

    Who cannot pay for any plant has nothing to choose and passes; so does everybody when no plant is left.
    """
    s.lot = 0
    s.bid = 0
    s.bidder = -1
    s.bidders = 0
    plants = bool(s.market) and s.market[0] != STEP3
    if s.buyers:
        for seat in s.order:
            if sets.has(s.buyers, seat):
                if plants and s.players[seat].money >= s.market[0]:
                    s.agenda.append(CHOOSE[seat])
                    return
                s.buyers = sets.without_member(s.buyers, seat)
                if s.events is not None:
                    s.events.append(("passed-round", seat))
    if not s.bought:
        # PG-MKT-17, PG-AUC-22: nobody bought, so the lowest plant goes and is replaced.
        remove_lowest(s)
        draw(s)


def on_offer(s: Grid) -> list[int]:
    """The plants that may be chosen: the upper row, in epoch 3 all (PG-MKT-02, PG-MKT-13, PG-MKT-03)."""
    return [card for card in rows(s.market, s.epoch)[0] if card != STEP3]


class ChoosePlant(Step[Grid]):
    """Choose a plant for auction, or pass for the round (PG-AUC-18); in the first round everybody must buy, down to the
    last (PG-AUC-24)."""

    name: ClassVar[str] = "choose-plant"
    kind: ClassVar[str] = "card"

    def moves(self, s: Grid) -> list[Move]:
        money = s.players[self.seat].money
        cards = s.market if s.epoch == 3 else s.market[:4]
        opens = [OPENS[card] for card in cards if card <= money and card != STEP3]
        if s.round > 1:
            opens.append(PASSING)
        return opens

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] == PASS:
            return None if s.round > 1 else "PG-AUC-02"
        if move[0] != OPEN:
            return "PG-AUC-03" if move[0] == BID else not_now(move)
        if move[1] not in on_offer(s):
            return "PG-MKT-13" if move[1] in s.market else "PG-AUC-05"
        if move[1] > s.players[self.seat].money:
            return "PG-AUC-04"
        return None

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        s.agenda.pop()
        if move[0] == PASS:
            s.buyers = sets.without_member(s.buyers, seat)
            if s.events is not None:
                s.events.append(("passed-round", seat))
            next_lot(s)
            return
        card = move[1]
        s.lot = card
        s.bidder = seat
        if s.events is not None:
            s.events.append(("opened", seat, card))
        if s.buyers == sets.only(seat):
            # PG-AUC-20: the last one left pays only the plant's number.
            s.bid = card
            buy_plant(s)
        else:
            s.bidders = s.buyers
            s.agenda.append(BIDDING[seat])

    def tried_as(self, s: Grid, move: Move) -> Move | None:
        """A plant is replaced when it is bought: at once only by the last who may still buy."""
        return None if move[0] == OPEN and s.buyers != sets.only(self.seat) else move

    def price(self, s: Grid, move: Move) -> Price:
        return (("bid", move[1]),) if move[0] == OPEN and s.buyers == sets.only(self.seat) else ()

    def default(self, s: Grid) -> Move:
        return PASSING if s.round > 1 else self.moves(s)[0]

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        if s.buyers == sets.only(self.seat):
            return "choose-plant-last", {}
        return ("choose-plant-first-round" if s.round == 1 else "choose-plant"), {}


class Bid(Step[Grid]):
    """Name the opening bid; then raise or pass, clockwise (PG-AUC-06), the latter for this plant only (PG-AUC-09),
    which is allowed in the first round too (PG-AUC-23)."""

    name: ClassVar[str] = "bid"
    kind: ClassVar[str] = "amount"

    def moves(self, s: Grid) -> list[Move]:
        money = s.players[self.seat].money
        if money > HIGHEST_BID:
            money = HIGHEST_BID
        if s.bid:
            return [PASSING, *BIDS[s.bid + 1 : money + 1]]
        return BIDS[s.lot : money + 1]

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] == PASS:
            return None if s.bid else "PG-AUC-03"
        if move[0] != BID:
            return "PG-AUC-10" if move[0] == OPEN else not_now(move)
        if move[1] < s.lot:
            return "PG-AUC-04"
        if move[1] <= s.bid:
            return "PG-AUC-07"
        if move[1] > s.players[self.seat].money:
            return "PG-AUC-07"
        return None

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        if move[0] == PASS:
            s.bidders = sets.without_member(s.bidders, seat)
            if s.events is not None:
                s.events.append(("passed", seat, s.lot))
        else:
            s.bid = move[1]
            s.bidder = seat
            if s.events is not None:
                s.events.append(("bid", seat, s.lot, s.bid))
        seats = s.seats
        while True:
            seat += 1
            if seat == seats:
                seat = 0
            if sets.has(s.bidders, seat):
                if seat == s.bidder or s.players[seat].money > s.bid:
                    break
                # Who cannot raise has nothing to decide.
                s.bidders = sets.without_member(s.bidders, seat)
                if s.events is not None:
                    s.events.append(("passed", seat, s.lot))
        if seat == s.bidder:
            s.agenda.pop()
            buy_plant(s)
        else:
            s.agenda[-1] = BIDDING[seat]

    def tried_as(self, s: Grid, move: Move) -> Move | None:
        """A bid that somebody can raise asks, and replaces no plant."""
        if move[0] == BID:
            for seat in sets.members(s.bidders):
                if seat != self.seat and s.players[seat].money > move[1]:
                    return None
        return move

    def price(self, s: Grid, move: Move) -> Price:
        return (("bid", move[1]),) if move[0] == BID else ()

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        if not s.bid:
            return "bid-opening", {"plant": s.lot}
        return "bid", {"plant": s.lot, "bid": s.bid, "seat": s.bidder}


def buy_plant(s: Grid) -> None:
    """The last bidder pays and takes the plant, which is replaced at once (PG-AUC-10, PG-AUC-11, PG-MKT-16); one too
    many must go (PG-AUC-14)."""
    seat = s.bidder
    player = s.players[seat]
    player.money -= s.bid
    player.kit = kit_of(tuple(sorted((*player.kit.plants, s.lot))))
    s.buyers = sets.without_member(s.buyers, seat)
    s.bought = sets.with_member(s.bought, seat)
    s.market.remove(s.lot)
    if s.events is not None:
        s.events.append(("bought-plant", seat, s.lot, s.bid))
    draw(s)
    if len(player.kit.plants) > plant_limit(s):
        s.agenda.append(NEXT_LOT)
        s.agenda.append(SCRAPPING[seat])
    else:
        next_lot(s)


class NextLot(AutoStep[Grid]):
    """Go on with the auction after a plant had to be removed."""

    name: ClassVar[str] = "next-lot"
    everyone: ClassVar[bool] = True

    def act(self, s: Grid) -> None:
        next_lot(s)


CHOOSE: Final = [ChoosePlant(seat) for seat in range(6)]
BIDDING: Final = [Bid(seat) for seat in range(6)]
NEXT_LOT: Final = NextLot()
