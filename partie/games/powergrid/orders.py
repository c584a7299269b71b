"""Standing orders in an auction: `limit 24` bids one more while the plant costs at most that much, then passes."""

from partie.kernel.errors import PartieError
from partie.kernel.step import Move

from .auction import Bid
from .moves import BIDS, HIGHEST_BID, PASSING
from .state import Grid


def read_limit(words: str) -> int:
    """The amount of `limit 24`."""
    parts = words.split()
    if len(parts) != 2 or parts[0] != "limit" or not parts[1].isdigit() or len(parts[1]) > 4:
        raise PartieError("bad-limit", order=words[:40])
    return int(parts[1])


def order(s: Grid, seat: int, words: str) -> Move | None:
    """The order's move for the seat's decision; None when the auction is over and with it the order."""
    limit = read_limit(words)
    step = s.agenda[-1]
    if not isinstance(step, Bid) or not s.bid:
        return None
    wanted = s.bid + 1
    if wanted <= min(limit, s.players[seat].money, HIGHEST_BID):
        return BIDS[wanted]
    return PASSING
