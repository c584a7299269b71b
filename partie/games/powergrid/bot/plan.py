"""The plan for the rest of a round: which plants to run, what fuel to buy for it, how many cities to connect."""

from partie.kernel.learning.heuristic import comparable

from ..components import BIG, COUNTS, MARKETS
from ..rules.bureaucracy import fuel_value, income
from ..state import Grid, Player
from .outlook import Outlook, felt
from .sites import ladder


class Supply:
    """A way to supply cities: the fuel it burns, what of it is bought, and the cost (with fuel in store)."""

    __slots__ = ("bill", "burns", "cost", "needs", "powers")

    def __init__(self, powers: int, burns: list[int], needs: list[int], bill: int, cost: float) -> None:
        self.powers = powers
        self.burns = burns
        self.needs = needs
        """Tokens to buy."""
        self.bill = bill
        """What they cost in the market."""
        self.cost = cost


class Plan:
    """One way to spend the round's money, and what it is worth."""

    __slots__ = ("building", "builds", "ends", "supplied", "supply", "value")

    def __init__(
        self, supply: Supply, builds: int, building: int, cities: int, end: int, value: float
    ) -> None:
        self.supply = supply
        self.builds = builds
        self.building = building
        """What the new cities cost."""
        self.supplied = min(supply.powers, cities)
        self.ends = cities >= end
        """Whether it ends the game."""
        self.value = value


class Rival:
    """What a rival can make of this round, should the game end with it."""

    __slots__ = ("money", "reach", "supplied")

    def __init__(self, s: Grid, seat: int, w: dict[str, float]) -> None:
        player = s.players[seat]
        waiting = s.order.index(seat) < s.turn
        buying = s.phase == 3
        steps = ladder(s, player, w) if buying or waiting else [0]
        self.reach = player.cities + len(steps) - 1
        """Cities it can have."""
        supply = player.kit.powers if buying and waiting else player.kit.supply(player.fuel, BIG)
        self.supplied = min(supply, self.reach)
        self.money = player.money - steps[max(0, self.supplied - player.cities)]


def make_plan(s: Grid, seat: int, w: dict[str, float]) -> Plan:
    """The best plan for what is left of the round (phases 3 and 4)."""
    player = s.players[seat]
    outlook = Outlook(s, seat, w)
    steps = ladder(s, player, w)
    ways = supplies(s, player, outlook.prices, w) if s.phase == 3 else [stored_supply(player)]
    rivals = finalists(s, seat, player.cities + len(steps) - 1, w)
    best: Plan | None = None
    for way in ways:
        for builds, building in enumerate(steps):
            if way.bill + building > player.money:
                break
            cities = player.cities + builds
            spent = way.cost + building
            value = comparable(plan_value(s, player, outlook, way.powers, cities, spent, rivals, w))
            if best is None or value > best.value:
                best = Plan(way, builds, building, cities, outlook.end, value)
    assert best is not None
    return best


def finalists(s: Grid, seat: int, reach: int, w: dict[str, float]) -> list[Rival]:
    """The rivals as they would be at the end of this round; none while nobody can end the game with it."""
    end = COUNTS[s.seats].end
    if reach < end and all(player.cities + player.money // 10 < end for player in s.players):
        return []
    return [Rival(s, other, w) for other in range(s.seats) if other != seat]


def plan_value(
    s: Grid,
    player: Player,
    outlook: Outlook,
    powers: int,
    cities: int,
    spent: float,
    rivals: list[Rival],
    w: dict[str, float],
) -> float:
    """What a plan is worth: income now, cities for later, money left, and whether it ends the game well."""
    supplied = powers if powers < cities else cities
    left = player.money - spent
    threat = any(rival.reach >= outlook.end for rival in rivals)
    if cities >= outlook.end:
        final = w["threat"] * supplied + left
        wins = all((supplied, left) > (rival.supplied, rival.money) for rival in rivals)
        if wins and (threat or supplied >= w["worthy"] * outlook.end):
            return w["win"] + final
        if s.round > w["patience"]:
            return w["win"] / 2 + final
        if not threat:
            return final - w["win"]
    earned = income(supplied)
    value = earned - felt(spent, player.money, w) + later(player, outlook, cities, w)
    if threat:
        return value + w["threat"] * supplied
    if player.kit.powers <= cities and s.market:
        # The next plant must be paid too.
        missing = s.market[min(3, len(s.market) - 1)] - left - earned
        if missing > 0:
            value -= w["shortage"] * missing
    return value


def later(player: Player, outlook: Outlook, cities: int, w: dict[str, float]) -> float:
    """What so many cities will earn in the rounds after this one, as far as the plants supply them."""
    capacity = player.kit.powers
    useful = min(cities, capacity)
    value = outlook.rest * income(useful) + outlook.last * useful
    if cities > capacity:
        ahead = min(cities, capacity + int(w["ahead"]))
        extra = outlook.rest * (income(ahead) - income(useful)) + outlook.last * (ahead - useful)
        value += w["ahead-share"] * extra
    return value


def supplies(s: Grid, player: Player, prices: list[float], w: dict[str, float]) -> list[Supply]:
    """For each number of cities that the plants can supply, the cheapest way to do it with fuel from the market."""
    kit, fuel = player.kit, player.fuel
    best: dict[int, Supply] = {}
    for chosen in kit.choices:
        for coal in range(chosen.mixed + 1):
            burns = chosen.burns(coal)
            needs = [b - f if b > f else 0 for b, f in zip(burns, fuel, strict=True)]
            bill = fuel_bill(s, needs)
            if bill > player.money:
                continue
            cost = float(bill)
            for kind in kit.kinds:
                cost += (burns[kind] - needs[kind]) * prices[kind] * w["stored"]
            cost = comparable(cost)
            known = best.get(chosen.powers)
            if known is not None and known.cost <= cost:
                continue
            after = [f + n for f, n in zip(fuel, needs, strict=True)]
            least, most = kit.hybrid_coal(chosen, after)
            if least <= coal <= most and kit.fits(after):
                best[chosen.powers] = Supply(chosen.powers, burns, needs, bill, cost)
    return list(best.values())


def stored_supply(player: Player) -> Supply:
    """What the fuel in store can supply when buying is over."""
    none = [0, 0, 0, 0]
    return Supply(player.kit.supply(player.fuel, BIG), none, none, 0, 0.0)


def fuel_bill(s: Grid, needs: list[int]) -> int:
    """What tokens cost in the market now; BIG when there are too few."""
    bill = 0
    for kind, amount in enumerate(needs):
        if amount:
            stock = s.stock[kind]
            if amount > stock:
                return BIG
            bill += MARKETS[kind].costs[stock][amount]
    return bill


def kept_value(s: Grid, player: Player) -> dict[int, int]:
    """By the coal kept when not all fits: what the coal and oil kept would cost in the market."""
    kit, fuel = player.kit, player.fuel
    values = {}
    least, most = kit.keep_coal(fuel)
    for coal in range(least, most + 1):
        oil = min(fuel[1], kit.room[1] + kit.either - max(0, coal - kit.room[0]))
        values[coal] = fuel_value(s, [coal, oil, 0, 0])
    return values
