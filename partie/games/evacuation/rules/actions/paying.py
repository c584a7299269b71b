"""Paying: one world pays the whole price; of a discount the player says what is saved (EV-RES-03)."""

from typing import Final

from partie.kernel.engine.step import Price

from ...components import RESOURCES, Goods
from ...state import Player

FREE: Final = 99
"""A discount that leaves nothing to pay."""
_PAYMENTS: Final[dict[tuple[int, ...], list[Goods]]] = {}


def payments(cost: Goods, less: int) -> list[Goods]:
    """The ways to pay a price of which so many resources, by choice, are saved."""
    key = (*cost, less)
    found = _PAYMENTS.get(key)
    if found is None:
        food, steel, energy = cost
        total = max(0, food + steel + energy - less)
        found = [
            (a, b, total - a - b)
            for a in range(food + 1)
            for b in range(steel + 1)
            if 0 <= total - a - b <= energy
        ]
        _PAYMENTS[key] = found
    return found


def ways_to_pay(cost: Goods, less: int, goods: list[int], world: int) -> list[Goods]:
    """Those of them that the resources of one world cover (EV-RES-03)."""
    at = 3 * world
    return [
        way
        for way in payments(cost, less)
        if way[0] <= goods[at] and way[1] <= goods[at + 1] and way[2] <= goods[at + 2]
    ]


def payable(cost: Goods, less: int, goods: list[int], world: int) -> bool:
    """Whether there is one."""
    if less:
        return bool(ways_to_pay(cost, less, goods, world))
    at = 3 * world
    return cost[0] <= goods[at] and cost[1] <= goods[at + 1] and cost[2] <= goods[at + 2]


def pay(player: Player, world: int, price: Goods) -> None:
    """Resources go back to the common supply."""
    goods, at = player.goods, 3 * world
    goods[at] -= price[0]
    goods[at + 1] -= price[1]
    goods[at + 2] -= price[2]


def price_parts(price: Goods) -> Price:
    """A price as parts with names."""
    return tuple((name, amount) for name, amount in zip(RESOURCES, price, strict=True) if amount)
