"""The eight actions: which of them a player can perform, and how each begins (the subsidy: SY-SUB-01, SY-SUB-02)."""

from partie.kernel.engine.state import log

from ..components import (
    BUILD_SHIPS,
    BUY_GOODS,
    EXCHANGE,
    HIRE_EMPLOYEES,
    MAKE_EQUIPMENT,
    RECRUIT_CREW,
    RENT_CANAL,
    SUBSIDY_GUILDERS,
)
from ..state import Harbour
from .building import TakePart, can_build, least_part_price
from .renting import RentCanal
from .trading import BuyGoods, start_exchange
from .wheel import HireEmployee, MakeEquipment, RecruitCrew, can_hire, least_hire_price


def cannot(s: Harbour, seat: int, action: int, guilders: int) -> str | None:
    """The rule that keeps a player with so much money from performing an action (SY-SEL-03)."""
    if action not in s.row:
        return "SY-SET-15"
    player = s.players[seat]
    if action == BUILD_SHIPS:
        return None if can_build(s, player, guilders) else "SY-BLD-28"
    if action == EXCHANGE:
        return None if any(player.goods) else "SY-EXC-02"
    if action == HIRE_EMPLOYEES:
        return None if can_hire(s, player, guilders) else "SY-EMP-05"
    if action == RENT_CANAL:
        return None if s.canal_offer else "SY-CAN-01"
    if action == BUY_GOODS:
        return None if s.goods_offer else "SY-GDS-01"
    return None


def least_money(s: Harbour, seat: int, action: int) -> int:
    """With how much money at least a player can perform an action now; only building and hiring may need some."""
    player = s.players[seat]
    if action == BUILD_SHIPS:
        return least_part_price(s, player)
    return least_hire_price(s, player) if action == HIRE_EMPLOYEES else 0


def start(s: Harbour, seat: int, action: int) -> None:
    """Begin an action that the player can perform."""
    log(s, "action", seat, action)
    if action == BUILD_SHIPS:
        s.agenda.append(TakePart(seat, 0, 0))
    elif action == RENT_CANAL:
        s.agenda.append(RentCanal(seat))
    elif action == BUY_GOODS:
        s.agenda.append(BuyGoods(seat))
    elif action == MAKE_EQUIPMENT:
        s.agenda.append(MakeEquipment(seat))
    elif action == RECRUIT_CREW:
        s.agenda.append(RecruitCrew(seat))
    elif action == HIRE_EMPLOYEES:
        s.agenda.append(HireEmployee(seat))
    elif action == EXCHANGE:
        start_exchange(s, seat)
    else:
        s.players[seat].guilders += SUBSIDY_GUILDERS
        log(s, "subsidy", seat, SUBSIDY_GUILDERS)
