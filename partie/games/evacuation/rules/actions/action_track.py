"""The action track: what actions cost in energy, and which world pays.

EV-TRK-01 to EV-TRK-08, EV-MIL-11 to EV-MIL-13.
"""

from typing import Final

from ...components import ACTION_PRICE, ENERGY, NEW, SURCHARGE_AFTER
from ...state import Player, passed

NEW_ENERGY: Final = 3 * NEW + ENERGY
NO_GROUP: Final = 0
"""Cards played face up lie in no column: they neither count for the surcharge nor pay it (EV-ADV-09)."""


def energy_price(player: Player, group: int) -> int:
    """The track's price of the next action with the surcharge of its group (EV-TRK-02 to EV-TRK-04, EV-ACT-06)."""
    number = player.actions + 1
    last = len(ACTION_PRICE) - 1
    price = ACTION_PRICE[number if number < last else last]
    cheap = player.perks.cheap
    if number < len(cheap):
        price = max(0, price - cheap[number])
    if group and player.groups[group] >= SURCHARGE_AFTER and not player.perks.no_surcharge:
        price += 1
    return price


def energy_at_hand(player: Player) -> int:
    """Energy of the worlds that may pay for actions (EV-MIL-11 to EV-MIL-13)."""
    beyond = passed(player, 2)
    if not beyond:
        return player.goods[ENERGY]
    return player.goods[NEW_ENERGY] + (player.goods[ENERGY] if beyond < 2 else 0)


def energy_splits(player: Player, price: int) -> range:
    """How much of the price the Old World may pay; the New World pays the rest."""
    beyond = passed(player, 2)
    old = player.goods[ENERGY] if beyond < 2 else 0
    new = player.goods[NEW_ENERGY] if beyond else 0
    return range(max(0, price - new), min(price, old) + 1)


def pay_energy(player: Player, price: int, old: int) -> None:
    """So much from the Old World, the rest from the New."""
    player.goods[ENERGY] -= old
    player.goods[NEW_ENERGY] -= price - old
