"""The game's own heuristic player: it knows what plants, fuel and cities are worth and takes the best of each."""

from partie.kernel.heuristic import Heuristic, Hint
from partie.kernel.state import State, legal
from partie.kernel.step import Move

from ..auction import Bid, ChoosePlant, KeepFuel, ScrapPlant
from ..bureaucracy import Produce, fuel_value, proposal
from ..components import MAPS, MARKETS
from ..moves import BIDS, BUYS, DRAFTS, FINISHED, KEEPS, OPENS, PASSING, SCRAPS
from ..network import ConnectCities
from ..resources import BuyFuel
from ..state import Grid
from .outlook import Outlook, valuation, valuations, worst_plant
from .plan import Plan, first_site, make_plan
from .weights import WEIGHTS

__all__ = ["Greedy", "WEIGHTS", "valuation"]


class Greedy(Heuristic):
    """Plays by a table of weights."""

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights

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
            losses = worst_plant(mask, seat, self.w)
            return SCRAPS[min(losses, key=lambda old: (losses[old], old))]
        if isinstance(step, KeepFuel):
            return self.keep(mask, seat)
        return self.draft(mask)

    def hint(self, mask: State, seat: int) -> Hint:
        move = self.choose(mask, seat)
        others = [other for other in legal(mask, seat) if other != move]
        return Hint(move, [("hint-safe", {})], [(other, ("hint-other", {})) for other in others[:2]])

    def open(self, s: Grid, seat: int) -> Move:
        """The plant that gains most over its lowest price, or pass."""
        values = valuations(s, seat, self.w)
        money = s.players[seat].money
        gains = [(value - card, card) for card, value in values.items() if card <= money]
        if not gains:
            return PASSING
        gain, card = max(gains)
        if s.round == 1 or gain >= self.w["margin"]:
            return OPENS[card]
        return PASSING

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
        for kind in range(4):
            if plan.supply.needs[kind]:
                return BUYS[kind][plan.supply.needs[kind] - 1]
        return self.stock_up(s, seat, plan)

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
            market = MARKETS[kind]
            costs = market.costs[stock]
            limit = self.w["cheap"] * outlook.prices[kind]
            amount = 0
            while amount < most and costs[amount + 1] <= spare and costs[amount + 1] - costs[amount] <= limit:
                amount += 1
            if amount:
                return BUYS[kind][amount - 1]
        return FINISHED

    def build(self, s: Grid, seat: int) -> Move:
        """The cheapest extension, as many as the plan wants."""
        plan = make_plan(s, seat, self.w)
        if not plan.builds:
            return FINISHED
        player = s.players[seat]
        if not player.cities:
            return s.board.builds[first_site(s, self.w)]
        totals = [way + place for way, place in zip(player.distances, s.places, strict=True)]
        return s.board.builds[totals.index(min(totals))]

    def keep(self, s: Grid, seat: int) -> Move:
        """Keep the fuel that would cost most in the market."""
        player = s.players[seat]
        fuel = player.fuel
        choices = player.kit.keep_choices(fuel)
        total = max(choices) + min(fuel[1], sum(player.kit.room[:2]) + player.kit.either - max(choices))
        return KEEPS[max(choices, key=lambda coal: fuel_value(s, [coal, total - coal, 0, 0]))]

    def draft(self, s: Grid) -> Move:
        """The region with the cheapest links."""
        area = MAPS[s.map_name]

        def price(region: int) -> float:
            links = [c for a, b, c in area.links if region in (area.cities[a].region, area.cities[b].region)]
            return sum(links) / len(links)

        free = [
            region
            for region in range(len(area.regions))
            if not s.regions >> region & 1 and (not s.regions or area.adjoins[region] & s.regions)
        ]
        return DRAFTS[min(free, key=price)]
