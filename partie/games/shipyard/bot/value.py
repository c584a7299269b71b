"""What a position promises to each player, for searches that look ahead.

The points to expect at the end are the points so far and a weighted sum of traits; the weights (data/value.json) were
fitted to what games came to that bots played: `python tools/shipyard/study_shipyard.py value`.
"""

from typing import Final

from partie.euro import sets
from partie.kernel.keeping.data import read_weights
from partie.kernel.learning.heuristic import finished, float_sum, int_sum, shares

from ..components import BLUE, CAPTAIN, CHIMNEY, EMPLOYEES, ITEMS, RED, STOKER
from ..components.ships import speed
from ..rules.contracts import points
from ..scoring import fleet_of, result
from ..state import Harbour
from .plan import Plan, turns_left
from .weights import WEIGHTS

STAFF: Final = tuple(dict.fromkeys(employee.type for employee in EMPLOYEES))
_NOW: Final = (
    "contracts",
    "placed",
    "pending",
    "parts",
    "places",
    "hull",
    "captain",
    "steam",
    "speed",
    "reach",
    "guilders",
    "goods",
    *ITEMS[1:],
    *STAFF,
)
TRAITS: Final = ("points", "contracts-late", *_NOW[1:], *[f"{name}-early" for name in _NOW])
"""Points, then each trait once as it is and once times the share of the game that is still to come."""
VALUE: Final[dict[str, float]] = read_weights("shipyard", "value.json", TRAITS)
TURNS: Final = 25.0
"""So many turns a player has in a game, about."""
SCALE: Final = 8.0
"""A lead in points that counts."""
GOAL: Final = 120.0
"""Solo: the points that are worth everything."""
_UNIT: Final = 10.0
"""Traits are in tens of points."""


def values(s: Harbour, v: dict[str, float] = VALUE) -> list[float]:
    """By seat, about the chance to win; solo, the points as a share of a very good result."""
    if not s.agenda:
        return final_values(s)
    sums = [float_sum([v[name] * trait for name, trait in zip(TRAITS, row)]) for row in traits(s)]
    if s.seats == 1:
        expected = sums[0] / v["points"] * _UNIT
        return [min(1.0, max(0.0, expected) / GOAL)]
    return shares(sums, 1.0)


def final_values(s: Harbour) -> list[float]:
    """Of a finished game: who won, and how clearly."""
    scores = [float(score[0]) for score in result(s).scores]
    if s.seats == 1:
        return [min(1.0, scores[0] / GOAL)]
    top = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == top]
    return finished(shares(scores, SCALE), winners, 0.3)


def traits(s: Harbour) -> list[list[float]]:
    """By seat, the numbers that the weights are for."""
    early = turns_left(s) / TURNS
    found: list[list[float]] = []
    for seat in range(s.seats):
        scored, now = _affairs(s, seat)
        late = (1.0 - early) * now[0]
        found.append([scored / _UNIT, late, *now[1:], *[early * trait for trait in now]])
    return found


def _affairs(s: Harbour, seat: int) -> tuple[float, list[float]]:
    """A player's points, and the traits as they are now."""
    plan = Plan(s, seat, WEIGHTS)
    player = plan.player
    fleet = fleet_of(s, player)
    held = [(contract, points(contract, fleet)) for contract in player.contracts if contract >= 0]
    pledged = [
        max([number for contract, number in held if contract in cards], default=0) for cards in (RED, BLUE)
    ]
    scored = float(player.points) + float_sum([EMPLOYEES[i].points for i in sets.members(player.employees)])
    items = player.items
    worth = (1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 2.0, 2.0)
    placed = float_sum([min(plan.places(item), items[item]) * worth[item] for item in range(len(ITEMS))])
    pace = min(speed(items), plan.reach)
    ready = min(1.0, len(plan.parts) / 5) * (1.0 if items[CAPTAIN] else 0.4) * (1.0 if plan.reach else 0.4)
    now = [
        int_sum(pledged) / _UNIT,
        placed / _UNIT,
        ready * (placed + 1.5 * pace) / _UNIT,
        len(plan.parts) / _UNIT,
        int_sum(plan.has[:5]) / _UNIT,
        int_sum(plan.has[5:]) / _UNIT,
        0.5 if items[CAPTAIN] else 0.0,
        0.5 if items[CHIMNEY] and items[STOKER] else 0.0,
        pace / _UNIT,
        min(12, plan.reach) / _UNIT,
        min(12, player.guilders) / _UNIT,
        min(3, int_sum(player.goods)) / _UNIT * 3,
        *[min(4, number) / _UNIT for number in items[1:]],
        *[
            int_sum([1 for i in sets.members(player.employees) if EMPLOYEES[i].type == kind]) / _UNIT
            for kind in STAFF
        ],
    ]
    return scored, now
