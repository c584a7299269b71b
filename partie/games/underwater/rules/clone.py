"""The action-cloning tile of the game with four (UC-CLN)."""

from typing import Final

from partie.euro.amounts import Amount
from partie.euro.sets import has

from ..components.terms import COLOURED_SLOTS, amount
from ..state.made import Underwater

PRICE: Final[Amount] = amount(credit=1)
"""UC-CLN-03: paid before anything else."""
NO_TILE: Final = 0
ON_BOARD: Final = 1
TAKEN: Final = 2


def why_not_clone(s: Underwater, seat: int, slot: int) -> str | None:
    """None if the tile lets a seat choose a slot now, else the rule (UC-CLN-01 to UC-CLN-09)."""
    if s.clone == NO_TILE:
        return "UC-CLN-01"
    if s.clone == TAKEN:
        return "UC-CLN-08"
    if has(s.slots[slot], seat):
        return "UC-CLN-06"
    if not s.slots[slot]:
        return "UC-CLN-02"
    return None if s.nations[seat].goods.covers(PRICE) else "UC-CLN-03"


def cloned_slots(s: Underwater, seat: int) -> list[int]:
    """The slots that can be chosen with the tile."""
    if s.clone != ON_BOARD or not s.nations[seat].goods.covers(PRICE):
        return []
    return [slot for slot in COLOURED_SLOTS if s.slots[slot] and not has(s.slots[slot], seat)]


def take_tile(s: Underwater, seat: int) -> None:
    """Pay and take it (UC-CLN-02, UC-CLN-08)."""
    nation = s.nations[seat]
    nation.goods = nation.goods - PRICE
    s.clone = TAKEN


def give_back(s: Underwater) -> None:
    """It lies on the board again in the next round."""
    if s.clone == TAKEN:
        s.clone = ON_BOARD
