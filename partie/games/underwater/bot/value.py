"""What a position promises to each nation, for searches that look ahead: about the chance to win.

Prospects are a weighted sum of the parts of a nation's worth; the weights (data/value.json) are fitted to games that
the bots played against each other: `partie tune underwater --table value`.
"""

from typing import Final

from partie.kernel.keeping.data import read_weights
from partie.kernel.learning.heuristic import finished, float_sum, shares

from ..components import SOLO_CITIES, SOLO_POINTS
from ..scoring import result
from ..state.made import Underwater
from .worth import LAST_ROUND, PARTS, Judge, rounds_left

TRAITS: Final = PARTS[:-1] + tuple(f"{name}-late" for name in PARTS[:-1])
"""Each part but the goal of the solo game once as it is, and once times how far the game has come."""
VALUE: Final[dict[str, float]] = read_weights("underwater", "value.json", TRAITS)
_UNIT: Final = 10.0
"""Traits are in tens of points."""
_LEAD: Final = 8.0
"""A lead in points that makes a win likely at the end of the game."""
_LUCK: Final = 1.5
"""By so many points it must be larger for each round still to be played (solo)."""


def values(s: Underwater, judge: Judge, v: dict[str, float] = VALUE) -> list[float]:
    """By seat from 0 to 1; alone, the chance to reach the goal (UC-SOL-12)."""
    if not s.agenda:
        return final_values(s)
    if s.seats == 1:
        wanted = SOLO_POINTS + judge.w["goal"] * SOLO_CITIES
        return shares([judge.worth(s, 0), wanted], _LEAD + _LUCK * rounds_left(s))[:1]
    sums = [float_sum([v[name] * trait for name, trait in zip(TRAITS, row)]) for row in traits(s, judge)]
    return shares(sums, 1.0)


def final_values(s: Underwater) -> list[float]:
    """Of a finished game: half who won, half how clearly."""
    final = result(s)
    if s.seats == 1:
        reached, points = final.scores[0][0], final.scores[0][1]
        return [0.7 * reached + 0.3 * shares([float(points), float(SOLO_POINTS)], _LEAD)[0]]
    close = shares([float(score[0]) for score in final.scores], _LEAD)
    return finished(close, final.winners, 0.5)


def traits(s: Underwater, judge: Judge) -> list[list[float]]:
    """By seat, the numbers that the weights are for."""
    come = 1.0 - rounds_left(s) / LAST_ROUND
    found = []
    for seat in range(s.seats):
        row = [part / _UNIT for part in judge.parts(s, seat)[:-1]]
        found.append(row + [come * part for part in row])
    return found
