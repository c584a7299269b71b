"""Phase 3: buying resources."""

from typing import ClassVar, Final

from partie.kernel.step import Move, Price, Step

from .auction import not_now
from .components import MARKETS
from .moves import BUY, BUYS, DONE, FINISHED
from .state import Grid, log


def start(s: Grid) -> None:
    """The last in order begins (PG-BUY-03)."""
    s.phase = 3
    s.turn = s.seats - 1
    log(s, "phase", 3)
    s.agenda.append(BUYING[s.order[s.turn]])


class BuyFuel(Step[Grid]):
    """Buy fuel of any kind, as often as wanted, until done (PG-BUY-01)."""

    name: ClassVar[str] = "buy-fuel"
    kind: ClassVar[str] = "amount"

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        kit, fuel, money, stock = player.kit, player.fuel, player.money, s.stock
        found = [FINISHED]
        for kind in range(4):
            most = kit.space(fuel, kind)
            if most > 0 and stock[kind]:
                affordable = MARKETS[kind].affordable(stock[kind], money)
                found += BUYS[kind][: affordable if affordable < most else most]
        return found

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        if move[0] != BUY:
            return not_now(move)
        _, kind, amount = move
        if not 0 <= kind < 4 or amount < 1:
            return "not-now"
        player = s.players[self.seat]
        if not player.kit.burns(kind):
            return "PG-BUY-05" if any(player.kit.burns(other) for other in range(4)) else "PG-SPC-06"
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
        elif s.turn:
            s.turn -= 1
            s.agenda[-1] = BUYING[s.order[s.turn]]
        else:
            s.agenda.pop()

    def price(self, s: Grid, move: Move) -> Price:
        return (("fuel", MARKETS[move[1]].costs[s.stock[move[1]]][move[2]]),) if move[0] == BUY else ()

    def default(self, s: Grid) -> Move:
        return FINISHED


BUYING: Final = [BuyFuel(seat) for seat in range(6)]
