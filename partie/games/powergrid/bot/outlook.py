"""What is to come: rounds left, fuel prices, and what plants are worth by it."""

from math import ceil
from typing import Final

from partie.kernel.learning.heuristic import comparable

from ..components import COUNTS, MARKETS, PAYMENT, PLANTS
from ..rules.auction import on_offer
from ..rules.owned_plants import plant_limit
from ..state import Grid
from .weights import WEIGHTS

_TOP: Final = 36
"""More capacity than any set of plants has (four, a fifth before one is given up, of seven cities)."""
_tables: Final[dict[tuple[float, ...], tuple[list[float], list[float]]]] = {}


def rounds_left(s: Grid, w: dict[str, float]) -> int:
    """How many rounds the game will last, this one included."""
    return max(1, ceil((COUNTS[s.seats].end - s.most) / w["pace"]))


def prospects(cities: int, rounds: int, end: int, w: dict[str, float]) -> tuple[list[float], list[float]]:
    """By capacity: what it will earn until the end, and how many rounds (discounted) it will run in full."""
    key = (cities, rounds, end, w["growth"], w["discount"], w["final"])
    found = _tables.get(key)
    if found is not None:
        return found
    step = min(w["growth"], (end - cities) / rounds)
    path = [cities + step * (t + 1) for t in range(rounds)]
    factors = [w["discount"] ** t for t in range(rounds)]
    earned, running = [], []
    for capacity in range(_TOP):
        total = used = 0.0
        for there, factor in zip(path, factors, strict=True):
            supplied = min(capacity, int(there))
            total += factor * PAYMENT[min(supplied, len(PAYMENT) - 1)]
            used += factor * min(1.0, there / capacity) if capacity else 0.0
        total += factors[-1] * w["final"] * min(capacity, path[-1])
        earned.append(total)
        running.append(used)
    _tables[key] = earned, running
    return earned, running


def fuel_prices(s: Grid, w: dict[str, float]) -> list[float]:
    """What a token of each fuel will cost when all plants go on burning it."""
    demand = [0.0, 0.0, 0.0, 0.0]
    for player in s.players:
        kit = player.kit
        for kind in range(4):
            demand[kind] += kit.room[kind] / 2
        demand[0] += kit.either / 4
        demand[1] += kit.either / 4
    prices = []
    for kind, refill in enumerate(s.board.map.refill[s.seats][s.epoch - 1]):
        market = MARKETS[kind]
        stock = s.stock[kind] + w["trend"] * (refill - demand[kind])
        place = market.total - int(stock)
        prices.append(float(market.prices[min(max(place, 0), market.total - 1)]))
    return prices


def running_cost(number: int, prices: list[float]) -> float:
    """What one production of a plant costs."""
    plant = PLANTS[number]
    if not plant.fuel:
        return 0.0
    price = prices[plant.fuel[0]]
    if len(plant.fuel) == 2:
        price = min(price, prices[plant.fuel[1]])
    return plant.amount * price


class Outlook:
    """A player's future as the bot sees it."""

    __slots__ = ("earned", "end", "last", "prices", "rest", "rounds", "running")

    def __init__(self, s: Grid, seat: int, w: dict[str, float]) -> None:
        self.end = COUNTS[s.seats].end
        self.rounds = rounds_left(s, w)
        discount = w["discount"]
        self.last = w["final"] * discount ** (self.rounds - 1)
        """What supplying one more city at the end is worth now."""
        self.rest = (discount - discount**self.rounds) / (1 - discount)
        """What one coin in each round after this one is worth now."""
        self.prices = fuel_prices(s, w)
        self.earned, self.running = prospects(s.players[seat].cities, self.rounds, self.end, w)

    def kit_value(self, plants: tuple[int, ...]) -> float:
        """What a set of plants will earn, less its fuel."""
        capacity = 0
        cost = 0.0
        for number in plants:
            capacity += PLANTS[number].powers
            cost += running_cost(number, self.prices)
        return self.earned[capacity] - self.running[capacity] * cost

    def worth(self, plants: tuple[int, ...], number: int, limit: int) -> float:
        """What a plant adds to a player's plants, the worst one given up where there is no room."""
        now = self.kit_value(plants)
        if len(plants) < limit:
            return self.kit_value((*plants, number)) - now
        return max(self.kit_value((*_without(plants, old), number)) for old in plants) - now


def _without(plants: tuple[int, ...], old: int) -> tuple[int, ...]:
    return tuple(number for number in plants if number != old)


def felt(spent: float, money: float, w: dict[str, float]) -> float:
    """What it means to spend so much: money that lies idle is worth less than its face."""
    idle = money - w["ample"]
    if idle <= 0:
        return spent
    return w["idle"] * spent if spent <= idle else spent - (1 - w["idle"]) * idle


def payable(value: float, money: float, w: dict[str, float]) -> float:
    """How much may be spent for something of this value: the inverse of `felt`."""
    idle = money - w["ample"]
    if idle <= 0:
        return value
    return value / w["idle"] if value <= w["idle"] * idle else value + (1 - w["idle"]) * idle


def purse(s: Grid, seat: int, outlook: Outlook, w: dict[str, float]) -> int:
    """Money for a plant: what fuel, the cities that the plants supply already and one more will need stays."""
    player = s.players[seat]
    kit = player.kit
    kept = kit.either / 2 * min(outlook.prices[0], outlook.prices[1])
    for kind in kit.kinds:
        kept += max(0.0, kit.room[kind] / 2 - player.fuel[kind]) * outlook.prices[kind]
    if not player.cities:
        return int(comparable(player.money - kept - w["settle"]))
    cities = min(w["growth"], kit.powers + 1 - player.cities)
    kept += w["extend"] * max(0.0, cities)
    return int(comparable(player.money - min(kept, w["keep"] * player.money)))


def appraise(s: Grid, seat: int, w: dict[str, float]) -> dict[int, int]:
    """What each plant on offer is worth to a player, as far as the purse goes."""
    player = s.players[seat]
    outlook = Outlook(s, seat, w)
    limit = plant_limit(s)
    most = purse(s, seat, outlook, w)
    worths = {}
    for card in on_offer(s):
        worth = payable(outlook.worth(player.kit.plants, card, limit), player.money, w)
        worths[card] = max(0, min(int(comparable(worth)), most))
    return worths


def valuation(s: Grid, seat: int, plant: int, w: dict[str, float] = WEIGHTS) -> int:
    """The most that the bot would bid for a plant on offer: its worth, less what the next best one would gain.

    The plant that gains most over its number is always worth a bid of its number.
    """
    worths = appraise(s, seat, w)
    gains = [worth - card for card, worth in worths.items() if card != plant]
    rival = max(gains) if gains else 0
    return max(0, int(comparable(worths[plant] - w["rivals"] * max(0, rival))))


def losses(s: Grid, seat: int, w: dict[str, float] = WEIGHTS) -> dict[int, float]:
    """What each plant that may be given up takes with it."""
    outlook = Outlook(s, seat, w)
    plants = s.players[seat].kit.plants
    whole = outlook.kit_value(plants)
    return {
        old: comparable(whole - outlook.kit_value(_without(plants, old))) for old in plants if old != s.lot
    }
