"""What can be paid with what one has (UC-BIO), by table for the usual costs."""

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


DEAREST: Final = 7
"""More than any building costs of one resource; what is above makes no difference."""


class Wallets:
    """Which kinds can be paid at given costs, by what one has; worked out when first asked."""

    __slots__ = ("costs", "known")

    def __init__(self, costs: tuple[Amount, ...]) -> None:
        self.costs = costs
        self.known: dict[int, int] = {}

    def kinds(self, have: list[int]) -> int:
        """The kinds that can be paid, as bits."""
        kelp, steelplast, science, credit, biomatter = have
        key = (
            (kelp if kelp < DEAREST else DEAREST)
            | (steelplast if steelplast < DEAREST else DEAREST) << 3
            | (science if science < DEAREST else DEAREST) << 6
            | (credit if credit < DEAREST else DEAREST) << 9
            | (biomatter if biomatter < 2 * DEAREST else 2 * DEAREST) << 12
        )
        found = self.known.get(key)
        if found is None:
            found = 0
            for kind, cost in enumerate(self.costs):
                if affordable(have, cost):
                    found |= 1 << kind
            self.known[key] = found
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
