"""Phase 4: the new order of play by smileys, with the rival's own rules alone.

EV-TOR-01 to EV-TOR-04, EV-SOL-07 to EV-SOL-11.
"""

from partie.kernel.engine.state import log

from ..state import Evacuation, smileys
from . import rival


def set_order(s: Evacuation) -> None:
    """Most smileys first; those tied swap their relative order (EV-TOR-02, EV-TOR-03)."""
    if s.seats == 1:
        order = solo_order(smileys(s.players[0]) - rival.smileys(s), s.order)
    else:
        counts = [smileys(player) for player in s.players]
        # Sorting keeps equals as they are, so that ties of the reversed order come out reversed.
        order = [seat for seat in reversed(s.order) if seat < s.seats]
        order.sort(key=lambda seat: -counts[seat])
        order += [each for each in s.order if each >= s.seats]
    s.order = order
    log(s, "order", *[seat for seat in order if seat < s.seats])
    if s.seats == 1:
        log(s, "solo-place", order.index(0) + 1)


def solo_order(ahead: int, order: list[int]) -> list[int]:
    """The human, the rival, the neutral by smileys, the neutral having 2.5 fewer than the rival."""
    if ahead > 0:
        return [0, 1, 2]
    if ahead == 0:
        return [1, 0, 2] if order.index(0) < order.index(1) else [0, 1, 2]
    return [1, 0, 2] if ahead >= -2 else [1, 2, 0]
