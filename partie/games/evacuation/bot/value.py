"""What a position promises to each player, for searches that look ahead."""

from math import exp

from partie.kernel.learning.heuristic import finished, shares

from ..scoring import result
from ..state import Evacuation
from .worth import worth


def values(s: Evacuation, w: dict[str, float]) -> list[float]:
    """By seat, about the chance to win; of a finished game mostly who won. Alone: how many points it comes to."""
    if s.agenda:
        sums = [worth(s, seat, w) for seat in range(s.seats)]
        return [squashed(sums[0], 40.0, 30.0)] if s.seats == 1 else shares(sums, 12.0)
    final = result(s)
    if s.seats == 1:
        return [squashed(float(final.scores[0][0]), 40.0, 30.0)]
    if s.points:
        close = shares([float(score[0]) for score in final.scores], 12.0)
    else:
        close = shares([8.0 * score[0] + (score[1] if not score[0] else 0.0) for score in final.scores], 2.0)
    return finished(close, final.winners, 0.3)


def squashed(number: float, middle: float, scale: float) -> float:
    """A number as a chance between 0 and 1."""
    return 1.0 / (1.0 + exp((middle - number) / scale))
