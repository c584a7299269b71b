"""Phase 5: bureaucracy (PG-OVR-10). (The rulebook's examples PG-BUR-16 and PG-BUR-17 are tests.)"""

from typing import ClassVar, Final

from partie.euro import sets
from partie.kernel.engine.step import Move, Step

from ..components import MARKETS, PAYMENT
from ..moves import RUN, not_now
from ..state import Grid, Player
from .plant_market import bury_best, draw, remove_lowest
from .plants import Run


def start(s: Grid) -> None:
    """The leading player begins (PG-BUR-02)."""
    s.phase = 5
    s.turn = 0
    if s.events is not None:
        s.events.append(("phase", 5))
    s.agenda.append(PRODUCING[s.order[0]])


def income(cities: int) -> int:
    """Payment for supplied cities; more than 20 pay as 20 (PG-BUR-03)."""
    return PAYMENT[cities if cities < len(PAYMENT) else -1]


def fuel_value(s: Grid, burns: list[int]) -> int:
    """What so much fuel would cost in the market now; what is sold out counts at the highest price."""
    value = 0
    for kind in range(4):
        amount = burns[kind]
        if amount:
            market, stock = MARKETS[kind], s.stock[kind]
            there = amount if amount < stock else stock
            value += market.costs[stock][there] + (amount - there) * market.spaces[-1]
    return value


def proposal(s: Grid, player: Player) -> Run:
    """The best way to produce: the most income, then the least fuel by market price, then the fewest tokens."""
    cities = player.cities

    def rank(run: Run) -> tuple[int, int, int]:
        return -income(min(run.powers, cities)), fuel_value(s, run.burns), sum(run.burns)

    return min(player.kit.runs_with(player.fuel), key=rank)


class Produce(Step[Grid]):
    """Choose which plants to run and what the hybrids burn (PG-BUR-09), for fewer cities too (PG-BUR-10).

    All fuel of these plants is burnt (PG-PLT-10, PG-BUR-11) and goes to the supply (PG-BUR-06); paid are the cities
    supplied, not those connected (PG-BUR-07) and not what the plants could do beyond (PG-BUR-08).
    """

    name: ClassVar[str] = "produce"
    kind: ClassVar[str] = "set"

    def tried_as(self, s: Grid, move: Move) -> Move | None:
        """Whatever runs, the same follows."""
        return (RUN,)

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        return player.kit.run_moves(player.fuel)

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] != RUN:
            return not_now(move)
        player = s.players[self.seat]
        kit = player.kit
        if not 0 <= move[1] <= sets.all_below(len(kit.plants)):
            return "PG-BUR-09"
        return kit.why_not(kit.choices[move[1]], player.fuel, move[2])

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        player = s.players[seat]
        chosen = player.kit.choices[move[1]]
        burns = chosen.burns(move[2])
        if move[1]:
            fuel, supply = player.fuel, s.supply
            for kind in player.kit.kinds:
                amount = burns[kind]
                fuel[kind] -= amount
                supply[kind] += amount
        supplied = chosen.powers if chosen.powers < player.cities else player.cities
        paid = PAYMENT[supplied if supplied < 21 else 20]
        player.money += paid
        if s.events is not None:
            coal, oil, garbage, uranium = burns
            s.events.append(("produced", seat, supplied, paid, player.cities, coal, oil, garbage, uranium))
        s.turn += 1
        if s.turn < s.seats:
            s.agenda[-1] = PRODUCING[s.order[s.turn]]
        else:
            s.agenda.pop()

    def default(self, s: Grid) -> Move:
        return proposal(s, s.players[self.seat]).move

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        player = s.players[self.seat]
        best = proposal(s, player)
        supplied = min(best.powers, player.cities)
        return "produce", {"cities": player.cities, "supplied": supplied, "income": income(supplied)}


def refill(s: Grid) -> None:
    """Tokens from the supply to the dearest free spaces, as far as they go (PG-BUR-13, PG-BUR-14, PG-BUR-15); only now
    (PG-RMK-09)."""
    added: list[int] = []
    for kind, amount in enumerate(s.board.map.refill[s.seats][s.epoch - 1]):
        there = s.supply[kind]
        if there > amount:
            there = amount
        s.stock[kind] += there
        s.supply[kind] -= there
        added.append(there)
    if s.events is not None:
        s.events.append(("refilled", *added))


def change_plants(s: Grid) -> None:
    """The best plant goes under the deck, in epoch 3 the lowest out of the game; one is drawn (PG-BUR-18,
    PG-BUR-19, PG-MKT-22, PG-MKT-23, PG-EPO-24)."""
    if s.epoch < 3:
        bury_best(s)
    else:
        remove_lowest(s)
    draw(s)


def finish(s: Grid) -> None:
    """After the last income, when all that was burnt is back (PG-BUR-12): refill, then change one plant (PG-BUR-01)."""
    refill(s)
    change_plants(s)


PRODUCING: Final = [Produce(seat) for seat in range(6)]
