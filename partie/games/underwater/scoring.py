"""Final scoring in its order, the winner, the solo goal (UC-FIN, UC-WIN, UC-SOL-12)."""

from partie.kernel.result import Line, Result

from .components import (
    BIOMATTER_IN_CREDITS,
    CITY_POINTS,
    SOLO_CITIES,
    SOLO_POINTS,
    UNITS_A_POINT,
)
from .counting import count, tally, times
from .goods import unpack
from .state import Underwater
from .tree import ALL_OF, EFFECTS, FOR_EACH, GAIN, PAY, STEPS, TILE_END, Op
from .works import Works, places


def final_lines(s: Underwater, seat: int) -> list[Line]:
    """Points of the game, brown metropolis, cards, cities, resources (UC-FIN-01)."""
    nation = s.nations[seat]
    brown = 0
    tile = TILE_END[nation.tiles[0]] if nation.tiles[0] > 0 else None
    if tile is not None and nation.linked & 1:
        brown = network_points(s, seat, tile)
    cards = sum(network_points(s, seat, EFFECTS[card]) for card in nation.tableau.ends)
    offers: list[Op] = []
    for card in nation.tableau.ends:
        offers.extend(_payments(EFFECTS[card]))
    paid, rest = best_exchange(nation.resources, offers)
    return [
        ("played", nation.points),
        ("brown-metropolis", brown),
        ("end-cards", cards + paid),
        ("cities", city_points(nation.works)),
        ("resources", rest),
    ]


def network_points(s: Underwater, seat: int, op: Op) -> int:
    """Points that cost nothing."""
    if op.code == FOR_EACH:
        return times(s, seat, op) * op.kids[1].gains[5]
    if op.code == STEPS:
        found = count(s, seat, op.kids[0])
        return max((points for least, points in op.table if found >= least), default=0)
    if op.code == GAIN:
        return op.gains[5]
    if op.code == ALL_OF:
        return sum(network_points(s, seat, kid) for kid in op.kids)
    return 0


def _payments(op: Op) -> list[Op]:
    if op.code == PAY:
        return [op]
    return [found for kid in op.kids for found in _payments(kid)] if op.code == ALL_OF else []


def city_points(works: Works) -> int:
    """Connected cities by the building types beside them (UC-FIN-05 to UC-FIN-07)."""
    total = 0
    for site in places(works.city_mask & works.net):
        types = 0
        for kind in range(3):
            if works.count(site, kind):
                types += 1
        total += CITY_POINTS[types]
    return total


def leftover_points(have: list[int]) -> int:
    """Biomatter as two credits each, then four units a point (UC-FIN-08, UC-FIN-09)."""
    units = have[0] + have[1] + have[2] + have[3] + BIOMATTER_IN_CREDITS * have[4]
    return units // UNITS_A_POINT


def best_exchange(have: list[int], offers: list[Op]) -> tuple[int, int]:
    """The most that paying cards and leftovers give together: (points of cards, points of the rest)."""
    if not offers:
        return 0, leftover_points(have)
    offer, others = offers[0], offers[1:]
    best = best_exchange(have, others)
    points = offer.kids[0].gains[5]
    left = have
    price = unpack(offer.prices[0])
    for number in range(1, offer.count + 1):
        left = [mine - lost for mine, lost in zip(left, price)]
        if min(left) < 0:
            break
        paid, rest = best_exchange(left, others)
        paid += points * number
        if (paid + rest, paid) > (best[0] + best[1], best[0]):
            best = paid, rest
    return best


def total(s: Underwater, seat: int) -> int:
    return sum(points for _, points in final_lines(s, seat))


def result(s: Underwater) -> Result:
    """Most points, then the order as set after the last round (UC-WIN-01, UC-WIN-02)."""
    lines = [final_lines(s, seat) for seat in range(s.seats)]
    scores: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        points = sum(value for _, value in lines[seat])
        if s.seats == 1:
            goal = int(solo_won(s, points))
            lines[seat].append(("solo-goal", goal))
            scores.append((goal, points))
        else:
            scores.append((points, s.seats - s.order.index(seat)))
    return Result(("solo-goal", "points") if s.seats == 1 else ("points", "order"), scores, lines)


def solo_won(s: Underwater, points: int) -> bool:
    """At least 7 connected cities and 100 points (UC-SOL-12)."""
    counts = tally(s.nations[0].works)
    return counts[4] + counts[5] >= SOLO_CITIES and points >= SOLO_POINTS
