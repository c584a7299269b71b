"""Why a move that belongs to another decision is refused now."""

from partie.kernel.engine.moments import NOT_NOW
from partie.kernel.engine.step import Move

from ..components import BONUS_PRICE
from ..moves import BONUS
from ..state import Harbour


def no_bonus_at_all(s: Harbour, seat: int) -> str | None:
    """The rule that forbids any bonus action now: one a turn, for six guilders (SY-ACT-02, SY-ACT-03)."""
    if s.bonus:
        return "SY-ACT-02"
    return "SY-ACT-03" if s.players[seat].guilders < BONUS_PRICE else None


def not_now(s: Harbour, seat: int, move: Move) -> str:
    """A bonus action is bought before or after the main action, never in the middle (SY-ACT-08)."""
    if move[0] == BONUS and s.main >= 0:
        return no_bonus_at_all(s, seat) or "SY-ACT-08"
    return NOT_NOW
