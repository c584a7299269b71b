"""What can be paid with what one has (UC-BIO), by table."""

from typing import Final

from partie.kernel.compiled import COMPILED

from .goods import AT, CREDIT_AT, FIELD, FIELD_BITS, SCIENCE_AT, affordable, pack, unpack

_UNKNOWN: Final = -1
_MUCH: Final = 32
"""So much of a resource pays for everything."""
_FEW: Final = _MUCH - 1
_SECOND: Final = _FEW * _MUCH
_TO_SECOND: Final = FIELD_BITS - 5
"""Where the number of the second of two resources goes, above the five bits of the first."""
_MANY: Final = sum((FIELD & ~_FEW) << at for at in AT)
"""The bits of more than that."""
_MOST_KNOWN: Final = 50_000


class Wallets:
    """Which kinds can be paid at given costs, by what one has; worked out when first asked.

    More of a resource than the highest cost is as good as that cost, so the table is small. Plain Python, where every
    look at a resource costs, remembers what was found by all that one has.
    """

    __slots__ = ("_credit", "_high", "_known", "_last", "_low", "_table", "costs")

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
        # By what one has of one or two resources: their share in the place in the table.
        kelp, steelplast, science, self._credit, biomatter = rows
        self._low = [one + other for other in steelplast for one in kelp]
        self._high = [one + other for other in biomatter for one in science]
        self._table = [_UNKNOWN] * size
        self._known: dict[int, int] = {}
        self._last = (-1, 0)
        """What was asked last, and the answer."""

    def kinds(self, goods: int) -> int:
        """The kinds that can be paid, as bits."""
        if COMPILED:
            # In one value, so that threads never see a question with the answer to another.
            last = self._last
            if last[0] != goods:
                last = (goods, self._look_up(goods))
                self._last = last
            return last[1]
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
            self._low[goods & _FEW | goods >> _TO_SECOND & _SECOND]
            + self._high[goods >> SCIENCE_AT & _FEW | goods >> SCIENCE_AT + _TO_SECOND & _SECOND]
            + self._credit[goods >> CREDIT_AT]
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
