"""What can be paid with what one has (UC-BIO), by table."""

from typing import Final

from .terms import Amount


def affordable(have: list[int], cost: Amount) -> bool:
    """Whether a building cost can be paid; biomatter may stand in for kelp and steelplast (UC-BIO-01 to -04)."""
    kelp, steelplast, science, credit, biomatter = cost
    if credit > have[3] or science > have[2]:
        return False
    if kelp > have[0]:
        biomatter += kelp - have[0]
    if steelplast > have[1]:
        biomatter += steelplast - have[1]
    return biomatter <= have[4]


_UNKNOWN: Final = -1
_MUCH: Final = 64
"""So much of a resource pays for everything."""


class Wallets:
    """Which kinds can be paid at given costs, by what one has; worked out when first asked.

    More of a resource than the highest cost is as good as that cost, so the table is small.
    """

    __slots__ = ("biomatter", "costs", "credit", "kelp", "science", "steelplast", "table")

    def __init__(self, costs: tuple[Amount, ...]) -> None:
        self.costs = costs
        rows: list[list[int]] = []
        size = 1
        for kind in range(5):
            most = max(cost[kind] for cost in costs)
            if kind == 4:
                most = max(cost[0] + cost[1] + cost[4] for cost in costs)
            rows.append([size * (have if have < most else most) for have in range(_MUCH)])
            size *= most + 1
        # By what one has of each resource: its share in the place in the table.
        self.kelp, self.steelplast, self.science, self.credit, self.biomatter = rows
        self.table = [_UNKNOWN] * size

    def kinds(self, have: list[int]) -> int:
        """The kinds that can be paid, as bits."""
        kelp, steelplast, science, credit, biomatter = have
        try:
            at = (
                self.kelp[kelp]
                + self.steelplast[steelplast]
                + self.science[science]
                + self.credit[credit]
                + self.biomatter[biomatter]
            )
        except IndexError:
            return self.kinds([each if each < _MUCH else _MUCH - 1 for each in have])
        found = self.table[at]
        if found < 0:
            found = 0
            for kind, cost in enumerate(self.costs):
                if affordable(have, cost):
                    found |= 1 << kind
            self.table[at] = found
        return found


_WALLETS: Final[dict[tuple[Amount, ...], Wallets]] = {}
_MOST_WALLETS: Final = 1000


def wallets_of(costs: tuple[Amount, ...]) -> Wallets:
    """The table of these costs; equal ones are shared while they are remembered."""
    found = _WALLETS.get(costs)
    if found is None:
        if len(_WALLETS) >= _MOST_WALLETS:
            _WALLETS.clear()
        found = Wallets(costs)
        _WALLETS[costs] = found
    return found
