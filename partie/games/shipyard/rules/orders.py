"""Standing orders: `discard officers escorts` puts contracts away when their time comes (SY-CTR-08).

Everybody puts contracts away at once, so in a slow game all wait for the last one. An order names contracts in the
order in which they go, of each colour by itself. It waits through the seat's own turns and ends when none is left.
"""

from partie.kernel.engine.agenda import step_of
from partie.kernel.engine.step import WAITS, Move
from partie.kernel.errors import PartieError

from ..components import CONTRACT_IDS, COUNTS
from ..moves import DISCARDS
from ..state import Harbour
from .course import DiscardContract, held

VERB = "discard"


def read_order(s: Harbour, seat: int, words: str) -> str:
    """An order as it is kept: contracts that the seat has, each once, while some have still to be put away."""
    wanted = _contracts(words)
    mine = s.players[seat].contracts
    if not wanted or len(set(wanted)) < len(wanted) or any(one not in mine for one in wanted):
        raise PartieError("bad-discard-order", order=words[:60])
    gone = COUNTS[s.seats].cubes - s.cubes
    later = any(cube > gone for cube in COUNTS[s.seats].discards[s.dealt])
    if not later and not isinstance(step_of(s, seat), DiscardContract):
        raise PartieError("no-discards-left")
    return " ".join([VERB, *(CONTRACT_IDS[one] for one in wanted)])


def _contracts(words: str) -> list[int]:
    """The contracts that an order names; none where it is no such order."""
    verb, *names = words.split()[:20] or [""]
    known = verb == VERB and all(name in CONTRACT_IDS for name in names)
    return [CONTRACT_IDS.index(name) for name in names] if known else []


def arguments(words: str) -> dict[str, list[str]]:
    """What a kept order says, by name."""
    return {"contracts": [CONTRACT_IDS[one] for one in _contracts(words)]}


def order(s: Harbour, seat: int, words: str) -> Move | None:
    """The first contract of the colour asked that the order names."""
    wanted = [one for one in _contracts(words) if one in s.players[seat].contracts]
    step = step_of(s, seat)
    if isinstance(step, DiscardContract):
        of_colour = [one for one in wanted if one in held(s, seat, step.colour)]
        if of_colour:
            return DISCARDS[of_colour[0]]
    return WAITS if wanted else None
