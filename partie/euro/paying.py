"""Prices with substitutes: one kind stands in for others, one for one, and the payer chooses how much of it.

    SALT_INSTEAD = Substitute(SALT, (GRAIN, HERBS))
    SALT_INSTEAD.affordable(have, cost)
    ways = SALT_INSTEAD.ways(have, cost)      # [(0, 0), (0, 1)]: how many stand in for grain, for herbs
    have - SALT_INSTEAD.paid(cost, ways[0])

A payment is asked only where there is more than one way.
"""

from typing import Final

from .amounts import NOTHING, ONE, Amount, best_of

Way = tuple[int, ...]
"""The number of units of the substitute used for each replaceable kind."""


class Substitute:
    """A kind that may be paid instead of others."""

    __slots__ = ("instead_of", "kind", "none")

    def __init__(self, kind: int, instead_of: tuple[int, ...]) -> None:
        self.kind = kind
        self.instead_of = instead_of
        self.none: list[Way] = [(0,) * len(instead_of)]
        """The single way without substitution."""

    def affordable(self, have: Amount, cost: Amount) -> bool:
        """Whether a cost can be paid in some way."""
        if have.covers(cost):
            return True
        spare = have[self.kind] - cost[self.kind]
        if spare <= 0:
            return False
        missing = have.missing(cost)
        for kind in self.instead_of:
            spare -= missing[kind]
            missing = missing - ONE[kind] * missing[kind]
        return spare >= 0 and not missing

    def enough(self, costs: tuple[Amount, ...]) -> Amount:
        """The most of each kind that any of these costs may take."""
        most = best_of(costs)
        replaced = sum([most[kind] for kind in self.instead_of])
        return most + ONE[self.kind] * replaced

    def ways(self, have: Amount, cost: Amount) -> list[Way]:
        """All ways to pay an affordable cost, the least substitution first."""
        spare = have[self.kind] - cost[self.kind]
        if spare <= 0:
            return self.none
        found: list[Way] = [()]
        for kind in self.instead_of:
            found = [
                (*way, number)
                for way in found
                for number in range(max(0, cost[kind] - have[kind]), cost[kind] + 1)
                if sum(way) + number <= spare
            ]
        return found

    def allows(self, have: Amount, cost: Amount, way: Way) -> bool:
        """Whether a way pays the cost."""
        if len(way) != len(self.instead_of):
            return False
        for number, kind in zip(way, self.instead_of):
            if not 0 <= number <= cost[kind]:
                return False
        return have.covers(self.paid(cost, way))

    def paid(self, cost: Amount, way: Way) -> Amount:
        """The amount paid for a cost in this way."""
        if not any(way):
            return cost
        for number, kind in zip(way, self.instead_of):
            cost = cost - ONE[kind] * number + ONE[self.kind] * number
        return cost


class Costs:
    """Several costs, and a cache of which can be paid with given goods."""

    __slots__ = ("_enough", "_known", "amounts", "substitute")

    def __init__(self, amounts: tuple[Amount, ...], substitute: Substitute) -> None:
        self.amounts = amounts
        self.substitute = substitute
        self._known: dict[int, int] = {}
        self._enough = substitute.enough(amounts)
        """The most of each kind that any of them may take; larger amounts make no difference."""

    def payable(self, have: Amount) -> int:
        """Which costs can be paid, as bits by place."""
        found = self._known.get(have.packed)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            enough = have.least(self._enough)
            found = self._known.get(enough.packed)
            if found is None:
                found = self._known[enough.packed] = self._look(enough)
            self._known[have.packed] = found
        return found

    def _look(self, have: Amount) -> int:
        found = 0
        for place, cost in enumerate(self.amounts):
            if self.substitute.affordable(have, cost):
                found |= 1 << place
        return found

    def less(self, discounts: tuple[Amount, ...]) -> "Costs":
        """The same costs with a discount on each."""
        return Costs(tuple([cost.less(off) for cost, off in zip(self.amounts, discounts)]), self.substitute)


_MOST_KNOWN: Final = 50_000
NO_DISCOUNTS: Final = NOTHING
