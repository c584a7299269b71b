"""What a position promises to each nation, for searches that look ahead: about the chance to win."""

from math import exp
from typing import Final

from ..components import SOLO_POINTS
from ..scoring import result
from ..state import Underwater
from .worth import rounds_left, worth

_LEAD: Final = 8.0
"""A lead in points that makes a win likely at the end of the game."""
_LUCK: Final = 1.5
"""By so many points it must be larger for each round still to be played."""


def values(s: Underwater) -> list[float]:
    """By seat from 0 to 1; alone, the chance to reach the goal (UC-SOL-12)."""
    if s.agenda:
        return chances([worth(s, seat) for seat in range(s.seats)], _LEAD + _LUCK * rounds_left(s))
    final = result(s)
    if s.seats == 1:
        reached, points = final.scores[0][0], final.scores[0][1]
        return [0.7 * reached + 0.3 * chances([float(points)], _LEAD)[0]]
    close = chances([float(score[0]) for score in final.scores], _LEAD)
    winners = final.winners
    return [
        0.5 * share + (0.5 / len(winners) if seat in winners else 0.0) for seat, share in enumerate(close)
    ]


def chances(points: list[float], lead: float) -> list[float]:
    """Points as chances that add up to 1; alone, against the points of the goal."""
    rivals = [*points, float(SOLO_POINTS)] if len(points) == 1 else points
    top = max(rivals)
    parts = [exp((one - top) / lead) for one in rivals]
    whole = sum(parts)
    return [part / whole for part in parts[: len(points)]]
