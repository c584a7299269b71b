"""What building and upgrading cost (UC-COS-02, UC-COS-03, UC-GLO-11 to UC-GLO-16, UC-RES-04)."""

from typing import Final

from partie.euro.amounts import NOTHING, Amount
from partie.euro.paying import Costs
from partie.kernel.step import Move

from ..board.components import COSTS
from ..moves import built_kind, built_place
from ..state.made import Nation
from ..state.tableau import BIOMATTER_INSTEAD, USUAL_COSTS
from ..terms import BIOMATTER, CREDIT, SCIENCE, amount

PRICE_USUAL: Final = 0
PRICE_FREE: Final = 1
PRICE_STATED: Final = 2
PRICE_LESS: Final = 3


class Price:
    """What an effect lets build for: the usual cost, nothing, a stated amount, or so much less."""

    __slots__ = ("amount", "costs", "kind", "number")

    def __init__(self, kind: int, amount: Amount) -> None:
        self.kind = kind
        self.amount = amount
        self.costs = _costs(kind, amount)
        """By kind of thing, before the discounts of laid cards."""
        self.number = len(_PRICES)
        _PRICES.append(self)


_PRICES: Final[list[Price]] = []
"""All that were made: a price is known by its place here."""


def _costs(kind: int, amount: Amount) -> Costs:
    if kind == PRICE_USUAL:
        return USUAL_COSTS
    if kind == PRICE_LESS:
        return USUAL_COSTS.less((amount,) * len(COSTS))
    return Costs((amount,) * len(COSTS), BIOMATTER_INSTEAD)


USUAL: Final = Price(PRICE_USUAL, NOTHING)
FREE: Final = Price(PRICE_FREE, NOTHING)


def stated(
    kelp: int = 0, steelplast: int = 0, science: int = 0, credit: int = 0, biomatter: int = 0
) -> Price:
    """The cost the card names instead of the usual one (UC-GLO-12)."""
    return Price(PRICE_STATED, amount(kelp, steelplast, science, credit, biomatter))


def less(kelp: int = 0, steelplast: int = 0, science: int = 0, credit: int = 0, biomatter: int = 0) -> Price:
    """The usual cost less this, never below nothing (UC-GLO-13, UC-GLO-14)."""
    return Price(PRICE_LESS, amount(kelp, steelplast, science, credit, biomatter))


SCIENCE_1: Final[tuple[Amount, ...]] = (amount(science=1),)
"""The usual price of an upgrade (UC-UPG-04)."""
FREE_UPGRADE: Final[tuple[Amount, ...]] = (NOTHING,)


def costs_of(nation: Nation, price: Price) -> Costs:
    """What buildings cost before surcharges, by kind."""
    tableau = nation.tableau
    if price.kind == PRICE_USUAL:
        return tableau.costs
    return tableau.costs_after(price.number, price.costs)


def cost_of(nation: Nation, price: Price, move: Move) -> Amount:
    """What a building move costs, with the surcharge of the site (UC-SUR-01 to UC-SUR-04)."""
    kind = built_kind(move)
    cost = costs_of(nation, price).amounts[kind]
    if nation.works.board.dear:
        return cost + nation.works.icon_of(kind, built_place(move)).surcharge
    return cost


def why_not_paid(have: Amount, cost: Amount) -> str | None:
    """None if a building cost can be paid, else which rule says that it cannot (UC-COS-04, UC-BIO-02 to UC-BIO-04)."""
    if BIOMATTER_INSTEAD.affordable(have, cost):
        return None
    if cost[BIOMATTER] > have[BIOMATTER]:
        return "UC-BIO-03"
    short = have.missing(cost)
    if (short[CREDIT] or short[SCIENCE]) and have[BIOMATTER] > cost[BIOMATTER]:
        return "UC-BIO-04"
    return "UC-COS-04"


def upgrade_prices(nation: Nation, prices: tuple[Amount, ...], kind: int) -> tuple[Amount, ...]:
    """The prices of an upgrade with discounts taken off (UC-UPG-04, UC-UPG-05)."""
    off = nation.tableau.upgrade_discounts[kind]
    return tuple([price.less(off) for price in prices]) if off else prices
