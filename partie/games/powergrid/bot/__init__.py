"""The game's own heuristic player: it knows what plants, fuel and cities are worth and takes the best of each.

`weights` has its beliefs, `outlook` the future and the worth of plants, `plan` the rest of a round, `sites` the
network, `plans` says what a move is good for; `ordering` and `value` serve searches.
"""

from typing import ClassVar

from partie.kernel.engine.state import State, legal
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Note, int_sum

from ..components import MARKETS
from ..moves import BIDS, BUYS, FINISHED, KEEPS, OPENS, PASSING, SCRAPS
from ..rules.auction import Bid, ChoosePlant
from ..rules.bureaucracy import Produce, proposal
from ..rules.network import ConnectCities
from ..rules.owned_plants import KeepFuel, ScrapPlant
from ..rules.resources import BuyFuel
from ..state import Grid
from .ordering import ordered
from .outlook import Outlook, appraise, losses, valuation
from .plan import Plan, kept_value, make_plan
from .plans import idle, plans
from .sites import extensions, first_site, region_price
from .value import VALUE, traits, values
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "Greedy", "valuation"]


class Greedy(Heuristic):
    """Plays by a table of weights."""

    frankness: ClassVar[float] = 1.55
    nodes: ClassVar[tuple[int, int]] = (1000, 3000)
    settled: ClassVar[int] = 4  # a round: what was bought is paid for, then used
    reach: ClassVar[tuple[int, ...]] = (4, 8)  # one and two rounds
    farther: ClassVar[tuple[int, ...]] = (4, 8, 12)  # one, two and three rounds

    def __init__(self, weights: dict[str, float] = WEIGHTS, value: dict[str, float] = VALUE) -> None:
        self.w = weights
        self.v = value

    def choose(self, mask: State, seat: int) -> Move:
        assert isinstance(mask, Grid)
        step = mask.agenda[-1]
        if isinstance(step, Bid):
            return self.bid(mask, seat)
        if isinstance(step, ChoosePlant):
            return self.open(mask, seat)
        if isinstance(step, BuyFuel):
            return self.buy(mask, seat)
        if isinstance(step, ConnectCities):
            return self.build(mask, seat)
        if isinstance(step, Produce):
            return proposal(mask, mask.players[seat]).move
        if isinstance(step, ScrapPlant):
            lost = losses(mask, seat, self.w)
            return SCRAPS[min(lost, key=lambda old: (lost[old], old))]
        if isinstance(step, KeepFuel):
            kept = kept_value(mask, mask.players[seat])
            return KEEPS[max(kept, key=lambda coal: (kept[coal], coal))]
        return min(legal(mask, seat), key=lambda draft: (region_price(mask, draft[1]), draft))

    def plans(self, mask: State, seat: int, move: Move) -> list[Note]:
        assert isinstance(mask, Grid)
        return plans(mask, seat, move, self.w)

    def idle(self, mask: State, seat: int, move: Move) -> bool:
        assert isinstance(mask, Grid)
        return idle(mask, seat, move, self.w)

    def ordered(self, s: State, seat: int) -> list[Move]:
        assert isinstance(s, Grid)
        return ordered(s, seat, self.choose(s, seat), self.w)

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Grid)
        return values(s, self.w, self.v)

    def unspent(self, s: State, seat: int) -> int:
        """Fuel that supplied none of the last cities; money breaks ties (PG-END-08)."""
        assert isinstance(s, Grid)
        player = s.players[seat]
        supplied = player.kit.supply(player.fuel, player.cities)
        runs = [run for run in player.kit.runs_with(player.fuel) if run.powers >= supplied]
        return int_sum(player.fuel) - min([int_sum(run.burns) for run in runs])

    def stage(self, s: State) -> int:
        assert isinstance(s, Grid)
        return 4 * s.round + s.phase - 2

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w, "value": self.v}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(weights, self.v) if table == "greedy" else Greedy(self.w, weights)

    def traits(self, s: State) -> list[list[float]]:
        assert isinstance(s, Grid)
        return traits(s, self.w)

    def open(self, s: Grid, seat: int) -> Move:
        """The plant that gains most over its lowest price, or pass."""
        money = s.players[seat].money
        gains = [(value - card, card) for card, value in appraise(s, seat, self.w).items() if card <= money]
        if not gains:
            return PASSING
        gain, card = max(gains)
        return OPENS[card] if s.round == 1 or gain >= self.w["margin"] else PASSING

    def bid(self, s: Grid, seat: int) -> Move:
        """One more while the plant is worth it."""
        if not s.bid:
            return BIDS[s.lot]
        wanted = s.bid + 1
        if wanted <= s.players[seat].money and wanted <= valuation(s, seat, s.lot, self.w):
            return BIDS[wanted]
        return PASSING

    def buy(self, s: Grid, seat: int) -> Move:
        """Fuel for the plan, then cheap fuel for the next round."""
        plan = make_plan(s, seat, self.w)
        for kind, amount in enumerate(plan.supply.needs):
            if amount:
                return BUYS[kind][amount - 1]
        return FINISHED if plan.ends else self.stock_up(s, seat, plan)

    def stock_up(self, s: Grid, seat: int, plan: Plan) -> Move:
        """Fuel for the next round where it is cheap and the money not needed for the plan."""
        player = s.players[seat]
        outlook = Outlook(s, seat, self.w)
        if outlook.rounds < 2:
            return FINISHED
        spare = player.money - plan.building
        for kind in player.kit.kinds:
            stock = s.stock[kind]
            missing = 2 * plan.supply.burns[kind] - player.fuel[kind]
            most = min(missing, stock, player.kit.space(player.fuel, kind))
            costs = MARKETS[kind].costs[stock]
            limit = self.w["cheap"] * outlook.prices[kind]
            amount = 0
            while amount < most and costs[amount + 1] <= spare and costs[amount + 1] - costs[amount] <= limit:
                amount += 1
            if amount:
                return BUYS[kind][amount - 1]
        return FINISHED

    def build(self, s: Grid, seat: int) -> Move:
        """The cheapest extension, as many as the plan wants."""
        if not make_plan(s, seat, self.w).builds:
            return FINISHED
        player = s.players[seat]
        if not player.cities:
            return s.board.builds[first_site(s, self.w)]
        costs = extensions(s, player)
        return s.board.builds[costs.index(min(costs))]
