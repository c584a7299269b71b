"""Standing orders in an auction: `limit 24` bids one more while the plant costs at most that much, then passes.

A limit is for the plant being auctioned and is kept as `limit 24 for 13`; with the auction it ends. `pass until fuel`
passes whatever is auctioned, and whenever a plant could be chosen, until the auctions of the round are over; in the
first round, where whoever must choose a plant may not pass (PG-AUC-02), it ends there.
"""

from typing import Final

from partie.euro import sets
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError

from ..moves import BIDS, HIGHEST_BID, PASSING
from ..state import Grid
from .auction import Bid, ChoosePlant

PASS_ALL: Final = "pass until fuel"


def read_order(s: Grid, seat: int, words: str) -> str:
    """An order as it is kept; refused when the seat takes no part in the auction of that plant."""
    if words == PASS_ALL:
        step = s.agenda[-1] if s.agenda else None
        if not isinstance(step, Bid | ChoosePlant):
            raise PartieError("order-not-now", order=words)
        if step.seat == seat and step.check(s, PASSING) is not None:
            raise PartieError("order-not-now", order=words)
        return words
    limit, plant = read_limit(words)
    if not s.lot or plant not in (0, s.lot) or not sets.has(s.bidders, seat):
        raise PartieError("order-not-now", order=words[:40])
    return f"limit {limit} for {s.lot}"


def read_limit(words: str) -> tuple[int, int]:
    """The amount of `limit 24`, and the plant of `limit 24 for 13` (else 0)."""
    parts = words.split() if isinstance(words, str) else []
    numbers = parts[1:2] + parts[3:]
    if (
        parts[:1] + parts[2:3] not in (["limit"], ["limit", "for"])
        or len(parts) not in (2, 4)
        or not all(number.isdecimal() and len(number) < 5 for number in numbers)
    ):
        raise PartieError("bad-bidding-limit", order=str(words)[:40])
    return int(parts[1]), int(parts[3]) if len(parts) == 4 else 0


def arguments(words: str) -> dict[str, int]:
    """What a kept order says, by name."""
    if words == PASS_ALL:
        return {}
    limit, plant = read_limit(words)
    return {"limit": limit, "plant": plant}


def order(s: Grid, seat: int, words: str) -> Move | None:
    """The order's move for the seat's decision; None when the auction is over and with it the order.

    An opening bid is the plant's number, where the limit allows it.
    """
    step = s.agenda[-1]
    if words == PASS_ALL:
        passes = isinstance(step, Bid | ChoosePlant) and step.check(s, PASSING) is None
        return PASSING if passes else None
    limit, plant = read_limit(words)
    if not isinstance(step, Bid) or plant not in (0, s.lot):
        return None
    wanted = s.bid + 1 if s.bid else s.lot
    if wanted <= min(limit, s.players[seat].money, HIGHEST_BID):
        return BIDS[wanted]
    return PASSING if s.bid else None
