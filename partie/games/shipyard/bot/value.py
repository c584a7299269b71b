"""What a position promises to each player, for searches that look ahead."""

from math import exp

from ..scoring import result
from ..state import Harbour
from .plan import Plan, turns_left
from .weights import WEIGHTS

SCALE = 8.0
"""A lead in points that counts."""
GOAL = 120.0
"""Solo: the points that are worth everything."""


def values(s: Harbour) -> list[float]:
    """By seat, about the chance to win; solo, the points as a share of a very good result."""
    scores = [float(score[0]) for score in result(s).scores]
    if s.agenda:
        scores = [score + promise(s, seat) for seat, score in enumerate(scores)]
    if s.seats == 1:
        return [min(1.0, max(0.0, scores[0]) / GOAL)]
    top = max(scores)
    parts = [exp((score - top) / SCALE) for score in scores]
    whole = sum(parts)
    close = [part / whole for part in parts]
    if s.agenda:
        return close
    winners = [seat for seat, score in enumerate(scores) if score == top]
    return [
        0.3 * share + (0.7 / len(winners) if seat in winners else 0.0) for seat, share in enumerate(close)
    ]


def promise(s: Harbour, seat: int) -> float:
    """What a player has not scored yet: things in the supply, the ship in the yard, time, money."""
    plan = Plan(s, seat, WEIGHTS)
    items = sum([0.8 * number * plan.values[item] for item, number in enumerate(plan.player.items)])
    parts = sum([1.0 for _ in plan.parts]) + sum(plan.has) * 0.5
    staff = sum([plan.employee_value(i) for i in range(24) if plan.player.employees >> i & 1])
    return items + parts + staff + 0.4 * plan.player.guilders + 0.4 * plan.reach + 1.2 * turns_left(s)
