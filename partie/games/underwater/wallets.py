"""What can be paid with what one has (UC-BIO), by table."""

from types import FunctionType
from typing import Final

from .goods import AT, BIOMATTER_AT, CREDIT_AT, FIELD, SCIENCE_AT, STEELPLAST_AT, affordable, pack, unpack

_UNKNOWN: Final = -1
_MUCH: Final = 64
"""So much of a resource pays for everything."""
_MANY: Final = sum((FIELD & ~(_MUCH - 1)) << at for at in AT)
"""The bits of more than that."""
_MOST_KNOWN: Final = 50_000
_COMPILED: Final = not isinstance(affordable, FunctionType)


class Wallets:
    """Which kinds can be paid at given costs, by what one has; worked out when first asked.

    More of a resource than the highest cost is as good as that cost, so the table is small. Plain Python, where every
    look at a resource costs, remembers what was found by all that one has.
    """

    __slots__ = ("_biomatter", "_credit", "_kelp", "_known", "_science", "_steelplast", "_table", "costs")

    def __init__(self, costs: tuple[int, ...]) -> None:
        self.costs = costs
        amounts = [unpack(cost) for cost in costs]
        rows: list[list[int]] = []
        size = 1
        for kind in range(5):
            most = max(amount[kind] for amount in amounts)
            if kind == 4:
                most = max(amount[0] + amount[1] + amount[4] for amount in amounts)
            rows.append([size * (have if have < most else most) for have in range(_MUCH)])
            size *= most + 1
        # By what one has of each resource: its share in the place in the table.
        self._kelp, self._steelplast, self._science, self._credit, self._biomatter = rows
        self._table = [_UNKNOWN] * size
        self._known: dict[int, int] = {}

    def kinds(self, goods: int) -> int:
        """The kinds that can be paid, as bits."""
        if _COMPILED:
            return self._look_up(goods)
        found = self._known.get(goods)
        if found is None:
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            found = self._known[goods] = self._look_up(goods)
        return found

    def _look_up(self, goods: int) -> int:
        if goods & _MANY:
            goods = pack([each if each < _MUCH else _MUCH - 1 for each in unpack(goods)])
        at = (
            self._kelp[goods & FIELD]
            + self._steelplast[goods >> STEELPLAST_AT & FIELD]
            + self._science[goods >> SCIENCE_AT & FIELD]
            + self._credit[goods >> CREDIT_AT]
            + self._biomatter[goods >> BIOMATTER_AT & FIELD]
        )
        found = self._table[at]
        if found < 0:
            found = 0
            for kind, cost in enumerate(self.costs):
                if affordable(goods, cost):
                    found |= 1 << kind
            self._table[at] = found
        return found


_WALLETS: Final[dict[tuple[int, ...], Wallets]] = {}
_MOST_WALLETS: Final = 1000


def wallets_of(costs: tuple[int, ...]) -> Wallets:
    """The table of these costs; equal ones are shared while they are remembered."""
    found = _WALLETS.get(costs)
    if found is None:
        if len(_WALLETS) >= _MOST_WALLETS:
            _WALLETS.clear()
        found = Wallets(costs)
        _WALLETS[costs] = found
    return found
