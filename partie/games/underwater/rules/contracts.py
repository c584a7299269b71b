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


def contracts_bring(s: Underwater) -> Amount:
    """The most that the contracts which are left bring together."""
    return together([BENEFITS[number].brings() for number in s.contracts]) if s.contracts else NOTHING


def claim(s: Underwater, seat: int) -> None:
    """Take every contract whose conditions are met now (UC-GOV-01 to UC-GOV-04); in production all are looked at
    its end (UC-GOV-05)."""
    if s.phase == PRODUCTION_PHASE:
        return
    for number in s.contracts:
        if all(condition.holds(s, seat) for condition in CONDITIONS[number]):
            s.contracts = without(s.contracts, number)
            nation = s.nations[seat]
            nation.contracts = (*nation.contracts, number)
            if s.events is not None:
                s.events.append(("contract", seat, number))
            carry_out(s, seat, BENEFITS[number])
            claim(s, seat)
            return
