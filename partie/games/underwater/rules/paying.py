"""What building and upgrading cost (UC-COS-02, UC-COS-03, UC-GLO-11 to UC-GLO-16, UC-RES-04)."""

from collections.abc import Sequence
from typing import Final

from partie.euro.amounts import NOTHING, Amount
from partie.euro.effects import counted, joined
from partie.euro.effects.words import Clause, Either, Goods, Line, Say
from partie.euro.paying import Costs
from partie.euro.sets import set_of
from partie.kernel.engine.step import Move

from ..components import COSTS
from ..components.boards import SURCHARGES
from ..components.terms import BIOMATTER, CREDIT, KELP, RESOURCES, SCIENCE, STEELPLAST, amount
from ..moves import built_kind, built_place
from ..state.made import Nation
from ..state.tableau import BIOMATTER_INSTEAD, NO_DISCOUNTS, USUAL_COSTS

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

    def words(self) -> Clause:
        """`for 1 credit less than usual`."""
        if self.kind == PRICE_STATED:
            return Say("phrase-stated-price", price=Goods(self.amount.parts()))
        if self.kind == PRICE_LESS:
            return Say("phrase-less-price", price=Goods(self.amount.parts()))
        return Say("phrase-free-price" if self.kind == PRICE_FREE else "phrase-usual-price")

    def line(self) -> Line:
        if self.kind == PRICE_STATED:
            return [("for",), *counted(self.amount.parts(), RESOURCES)]
        if self.kind == PRICE_LESS:
            return [("less",), *counted(self.amount.parts(), RESOURCES)]
        return [("free",)] if self.kind == PRICE_FREE else []


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


def one_of(prices: Sequence[Amount]) -> Either:
    """Amounts of which one is paid, in words."""
    return Either("phrase-or", [Goods(each.parts()) for each in prices])


def upgrade_words(prices: Sequence[Amount]) -> Clause:
    """What an upgrade costs, in words."""
    return Say("phrase-stated-price", price=one_of(prices)) if prices[0] else Say("phrase-free-price")


def upgrade_line(prices: Sequence[Amount]) -> Line:
    if not prices[0]:
        return [("free",)]
    return [("for",), *joined([counted(each.parts(), RESOURCES) for each in prices], "or")]


def wanted_to_build(kinds: list[int]) -> int:
    """The resources that building these kinds could take, as a set; some sites cost more, and biomatter stands in for
    others."""
    costs = [COSTS[kind] for kind in kinds] + SURCHARGES
    found = [kind for kind in range(len(RESOURCES)) if any(cost[kind] for cost in costs)]
    return set_of([*found, BIOMATTER] if KELP in found or STEELPLAST in found else found)


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
    if nation.player_board.board.dear:
        return cost + nation.player_board.icon_of(kind, built_place(move)).surcharge
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
    discounts = nation.tableau.upgrade_discounts
    if discounts is NO_DISCOUNTS:
        return prices
    return tuple([price.less(discounts[kind]) for price in prices])
