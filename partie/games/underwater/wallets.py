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


_MOST_KNOWN: Final = 20_000


class Wallets:
    """Which kinds can be paid at given costs, by what one has; worked out when first asked."""

    __slots__ = ("costs", "known")

    def __init__(self, costs: tuple[Amount, ...]) -> None:
        self.costs = costs
        self.known: dict[Amount, int] = {}

    def kinds(self, have: list[int]) -> int:
        """The kinds that can be paid, as bits."""
        key = tuple(have)
        found = self.known.get(key)
        if found is None:
            if len(self.known) >= _MOST_KNOWN:
                self.known.clear()
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
