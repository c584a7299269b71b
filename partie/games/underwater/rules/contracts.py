"""Government contracts: the first to meet all conditions takes one with its benefit (UC-GOV)."""

from typing import Final

from partie.euro.amounts import NOTHING, Amount, together
from partie.euro.decks import without
from partie.euro.effects import Condition, Part

from ..book import PRODUCTION_PHASE, carry_out
from ..state.made import Underwater

CONDITIONS: Final[dict[int, tuple[Condition[Underwater], ...]]] = {}
"""By contract; put here by trees.py, as the benefits are."""
BENEFITS: Final[dict[int, Part[Underwater]]] = {}


_TOGETHER: Final[dict[tuple[int, ...], Amount]] = {}


def contracts_bring(s: Underwater) -> Amount:
    """The most that the contracts which are left bring."""
    return bring_together(s.contracts) if s.contracts else NOTHING


def bring_together(contracts: tuple[int, ...]) -> Amount:
    """The most that several contracts bring; remembered."""
    found = _TOGETHER.get(contracts)
    if found is None:
        found = _TOGETHER[contracts] = together([BENEFITS[number].brings() for number in contracts])
    return found


def nearly_met(s: Underwater, seat: int) -> tuple[int, ...]:
    """The contracts that a player could meet once each number that they count is one higher."""
    return tuple(
        [
            number
            for number in s.contracts
            if all(condition.nearly(s, seat) for condition in CONDITIONS[number])
        ]
    )


def _fulfilled(s: Underwater, seat: int, number: int) -> bool:
    for condition in CONDITIONS[number]:
        if not condition.holds(s, seat):
            return False
    return True


def claim(s: Underwater, seat: int) -> None:
    """Take every contract whose conditions are met now (UC-GOV-01 to UC-GOV-04); in production all are looked at
    its end (UC-GOV-05)."""
    if s.phase == PRODUCTION_PHASE:
        return
    for number in s.contracts:
        if _fulfilled(s, seat, number):
            s.contracts = without(s.contracts, number)
            nation = s.nations[seat]
            nation.contracts = (*nation.contracts, number)
            if s.events is not None:
                s.events.append(("contract", seat, number))
            carry_out(s, seat, BENEFITS[number])
            claim(s, seat)
            return
