"""The plan for the rest of a round: which plants to run, what fuel to buy for it, how many cities to connect."""

from typing import Final

from ..bureaucracy import income
from ..components import BIG, COUNTS, MARKETS
from ..state import Grid, Player
from .outlook import Outlook, felt

_MOST_BUILDS: Final = 10


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

    __slots__ = ("building", "builds", "supplied", "supply", "value")

    def __init__(self, supply: Supply, builds: int, building: int, supplied: int, value: float) -> None:
        self.supply = supply
        self.builds = builds
        self.building = building
        """What the new cities cost."""
        self.supplied = supplied
        self.value = value


def ladder(s: Grid, player: Player, money: int, w: dict[str, float]) -> list[int]:
    """The cost of one, two, three ... cities, each time the cheapest extension; 0 first."""
    costs = [0]
    spent = 0
    places = s.places.copy()
    for site in player.network:
        places[site] = BIG
    near = player.distances
    if not player.network:
        start = first_site(s, w)
        near = s.board.distances[start]
        spent = places[start]
        places[start] = BIG
        costs.append(spent)
    rows = s.board.distances
    while len(costs) <= _MOST_BUILDS:
        totals = [way + place for way, place in zip(near, places, strict=True)]
        cheapest = min(totals)
        spent += cheapest
        if spent > money:
            break
        costs.append(spent)
        site = totals.index(cheapest)
        places[site] = BIG
        near = [a if a < b else b for a, b in zip(near, rows[site], strict=True)]
    return costs


def first_site(s: Grid, w: dict[str, float]) -> int:
    """Where a network begins best: cheap cities around, rivals far away."""
    return min(
        (site for site in range(s.board.size) if s.places[site] < BIG), key=lambda i: openness(s, i, w)
    )


def openness(s: Grid, start: int, w: dict[str, float]) -> float:
    """What the first cities of a network beginning here would cost, and how crowded it is."""
    rows = s.board.distances
    near = rows[start]
    score = 0.0
    for site, seats in enumerate(s.houses):
        if seats and near[site] < 20:
            score += w["crowd"] * (20 - near[site]) * len(seats)
    places = s.places.copy()
    places[start] = BIG
    for _ in range(int(w["open-cities"])):
        totals = [way + place for way, place in zip(near, places, strict=True)]
        cheapest = min(totals)
        score += cheapest
        site = totals.index(cheapest)
        places[site] = BIG
        near = [a if a < b else b for a, b in zip(near, rows[site], strict=True)]
    return score


def fuel_bill(s: Grid, needs: list[int]) -> int:
    """What tokens cost in the market now; BIG when there are too few."""
    bill = 0
    for kind in range(4):
        amount = needs[kind]
        if amount:
            stock = s.stock[kind]
            if amount > stock:
                return BIG
            bill += MARKETS[kind].costs[stock][amount]
    return bill


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
            for kind in range(4):
                cost += (burns[kind] - needs[kind]) * prices[kind] * w["stored"]
            known = best.get(chosen.powers)
            if known is not None and known.cost <= cost:
                continue
            after = [f + n for f, n in zip(fuel, needs, strict=True)]
            least, most = kit.hybrid_coal(chosen, after)
            if least <= coal <= most and kit.fits(after):
                best[chosen.powers] = Supply(chosen.powers, burns, needs, bill, cost)
    return list(best.values())


def stored_supply(player: Player) -> list[Supply]:
    """The production to come when buying is over."""
    none = [0, 0, 0, 0]
    return [Supply(player.kit.supply(player.fuel, BIG), none, none, 0, 0.0)]


def make_plan(s: Grid, seat: int, w: dict[str, float]) -> Plan:
    """The best plan for what is left of the round (phases 3 and 4)."""
    player = s.players[seat]
    outlook = Outlook(s, seat, w)
    steps = ladder(s, player, player.money, w)
    ways = supplies(s, player, outlook.prices, w) if s.phase == 3 else stored_supply(player)
    rivals = rival_finals(s, seat, steps, w)
    threat = any(reach >= outlook.end for reach, _, _ in rivals)
    best: Plan | None = None
    for way in ways:
        for builds, spent in enumerate(steps):
            if way.bill + spent > player.money:
                break
            value = plan_value(s, player, outlook, way.powers, builds, way.cost + spent, rivals, threat, w)
            if best is None or value > best.value:
                best = Plan(way, builds, spent, min(way.powers, player.cities + builds), value)
    assert best is not None
    return best


def plan_value(
    s: Grid,
    player: Player,
    outlook: Outlook,
    powers: int,
    builds: int,
    spent: float,
    rivals: list[tuple[int, int, int]],
    threat: bool,
    w: dict[str, float],
) -> float:
    """What a plan is worth: income now, cities for later, money left, and whether it ends the game well."""
    cities = player.cities + builds
    supplied = powers if powers < cities else cities
    left = player.money - spent
    if cities >= outlook.end:
        mine = (supplied, left)
        if all(mine > (theirs, money) for _, theirs, money in rivals):
            return w["win"] + w["threat"] * supplied + left
        if s.round > w["patience"]:
            return w["win"] / 2 + w["threat"] * supplied + left
        if not threat:
            return supplied + left - w["win"]
    value = income(supplied) - felt(spent, player.money, w) + later(player, outlook, cities, w)
    if threat:
        return value + w["threat"] * supplied
    if player.kit.powers <= cities and s.market:
        wanted = s.market[min(3, len(s.market) - 1)]
        missing = wanted - left - income(supplied)
        if missing > 0:
            value -= w["shortage"] * missing
    return value


def later(player: Player, outlook: Outlook, cities: int, w: dict[str, float]) -> float:
    """What so many cities will earn in the rounds after this one, as far as the plants supply them."""
    rounds = outlook.rounds
    d = w["discount"]
    weight = (d - d**rounds) / (1 - d) if rounds > 1 else 0.0
    capacity = player.kit.powers
    useful = min(cities, capacity)
    value = weight * income(useful) + w["final"] * d ** (rounds - 1) * useful
    if cities > capacity:
        extra = min(cities, capacity + int(w["ahead"]))
        share = w["ahead-share"]
        value += share * weight * (income(extra) - income(useful))
        value += share * w["final"] * d ** (rounds - 1) * (extra - useful)
    return value


def rival_finals(s: Grid, seat: int, steps: list[int], w: dict[str, float]) -> list[tuple[int, int, int]]:
    """For each rival: cities it can reach this round, cities it could supply then, money left.

    Only looked at when the game may end: empty while nobody can.
    """
    end = COUNTS[s.seats].end
    me = s.players[seat]
    close = me.cities + len(steps) - 1 >= end
    if not close and all(p.cities + p.money // 10 < end for p in s.players):
        return []
    finals = []
    position = {other: i for i, other in enumerate(s.order)}
    for other, rival in enumerate(s.players):
        if other == seat:
            continue
        waiting = position[other] < s.turn
        can_buy = s.phase == 3 and waiting
        can_build = s.phase == 3 or waiting
        ways = ladder(s, rival, rival.money, w) if can_build else [0]
        reach = rival.cities + len(ways) - 1
        supply = rival.kit.powers if can_buy else rival.kit.supply(rival.fuel, reach)
        supplied = min(supply, reach)
        money = rival.money - ways[max(0, supplied - rival.cities)]
        finals.append((reach, supplied, money))
    return finals
