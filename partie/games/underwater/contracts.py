"""Government contracts: the first to meet all conditions takes one with its benefit (UC-GOV)."""

from .counting import holds
from .gaining import PRODUCTION_PHASE, do_sure, without
from .state import Underwater
from .tree import CONTRACT_BENEFITS, CONTRACT_CONDITIONS


def claim(s: Underwater, seat: int) -> None:
    """Take every contract whose conditions are met now; in production all are looked at its end (UC-GOV-05)."""
    if s.phase == PRODUCTION_PHASE:
        return
    for number in s.contracts:
        if all(holds(s, seat, condition) for condition in CONTRACT_CONDITIONS[number]):
            s.contracts = without(s.contracts, number)
            nation = s.nations[seat]
            nation.contracts = (*nation.contracts, number)
            if s.events is not None:
                s.events.append(("contract", seat, number))
            benefit = CONTRACT_BENEFITS[number]
            if benefit.sure:
                do_sure(s, seat, benefit)
            else:
                s.asked.append(benefit.nid)
            claim(s, seat)
            return
