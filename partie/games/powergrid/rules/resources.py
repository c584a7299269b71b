"""Phase 3: buying resources."""

from typing import ClassVar, Final

from partie.kernel.engine.moments import NOT_NOW
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Step

from ..components import MARKETS
from ..moves import BUY, BUYS_UP_TO, DONE, FINISHED, not_now
from ..state import Grid


def start(s: Grid) -> None:
    """The last in order begins (PG-BUY-03)."""
    s.phase = 3
    s.turn = s.seats
    if s.events is not None:
        s.events.append(("phase", 3))
    next_buyer(s)
    if not s.turn and len(s.agenda) == 1:
        log(s, "nobody-buys")


def next_buyer(s: Grid) -> None:
    """Ask the next in reverse order (PG-ORD-06); who can buy nothing at all is not asked."""
    while s.turn:
        s.turn -= 1
        seat = s.order[s.turn]
        player = s.players[seat]
        lowest = 0
        for kind in player.kit.kinds:
            stock = s.stock[kind]
            if stock and player.kit.space(player.fuel, kind) > 0:
                price = MARKETS[kind].costs[stock][1]
                if price <= player.money:
                    s.agenda.append(BUYING[seat])
                    return
                if not lowest or price < lowest:
                    lowest = price
        if s.events is not None:
            s.events.append(("cannot-buy", seat, player.money, lowest))


class BuyFuel(Step[Grid]):
    """Buy fuel of any kind, as often as wanted, until done (PG-BUY-01); the price goes to the bank (PG-BUY-10)."""

    name: ClassVar[str] = "buy-fuel"
    kind: ClassVar[str] = "amount"

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        kit = player.kit
        found = [FINISHED]
        for kind in kit.kinds:
            most = kit.space(player.fuel, kind)
            if most > 0:
                buyable = MARKETS[kind].buyable[s.stock[kind]]
                affordable = buyable[player.money if player.money < len(buyable) else -1]
                found += BUYS_UP_TO[kind][affordable if affordable < most else most]
        return found

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        if move[0] != BUY:
            return not_now(move)
        _, kind, amount = move
        if not 0 <= kind < 4 or amount < 1:
            return NOT_NOW
        player = s.players[self.seat]
        if kind not in player.kit.kinds:
            return "PG-BUY-05" if player.kit.kinds else "PG-SPC-06"
        if amount > player.kit.space(player.fuel, kind):
            return "PG-BUY-02"
        if amount > s.stock[kind]:
            return "PG-BUY-11"
        if MARKETS[kind].costs[s.stock[kind]][amount] > player.money:
            return "PG-BUY-12"
        return None

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        if move[0] == BUY:
            _, kind, amount = move
            player = s.players[seat]
            cost = MARKETS[kind].costs[s.stock[kind]][amount]
            player.money -= cost
            player.fuel[kind] += amount
            s.stock[kind] -= amount
            if s.events is not None:
                s.events.append(("bought-fuel", seat, kind, amount, cost))
        else:
            s.agenda.pop()
            next_buyer(s)

    def tried_as(self, s: Grid, move: Move) -> Move | None:
        """Fuel is no secret; only the end of the phase may lead to a draw."""
        return None if move[0] == BUY else move

    def price(self, s: Grid, move: Move) -> Price:
        return (("fuel", MARKETS[move[1]].costs[s.stock[move[1]]][move[2]]),) if move[0] == BUY else ()

    def default(self, s: Grid) -> Move:
        return FINISHED


BUYING: Final = [BuyFuel(seat) for seat in range(6)]
