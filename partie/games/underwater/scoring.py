"""Final scoring in its order, the winner, the solo goal (UC-FIN, UC-WIN, UC-SOL-12)."""

from typing import Final

from partie.euro.amounts import Amount
from partie.euro.effects import Pay
from partie.kernel.engine.result import Line, Result

from .book import TABLE
from .components import BIOMATTER_IN_CREDITS, CITY_POINTS, SOLO_CITIES, SOLO_POINTS, UNITS_A_POINT
from .components.terms import BIOMATTER
from .state.made import Underwater
from .state.player_board import TYPES, PlayerBoard
from .trees import EFFECTS

BROWN_CORNER: Final = 0


def final_lines(s: Underwater, seat: int) -> list[Line]:
    """Points of the game, brown metropolis, cards, cities, resources (UC-FIN-01 to UC-FIN-04, UC-FIN-10 to UC-FIN-14,
    UC-FSC-01, UC-FSC-02)."""
    nation = s.nations[seat]
    brown = 0
    tile = TABLE.end[nation.tiles[BROWN_CORNER]] if nation.tiles[BROWN_CORNER] > 0 else None
    if tile is not None and nation.player_board.is_linked(BROWN_CORNER):
        brown = tile.points(s, seat)
    cards = sum([EFFECTS[card].points(s, seat) for card in nation.tableau.ends])
    offers = [offer for card in nation.tableau.ends for offer in EFFECTS[card].sales()]
    paid, rest = best_exchange(nation.goods, offers)
    return [
        ("played", nation.points),
        ("brown-metropolis", brown),
        ("end-cards", cards + paid),
        ("cities", city_points(nation.player_board)),
        ("resources", rest),
    ]


def city_points(player_board: PlayerBoard) -> int:
    """Connected cities by the building types beside them (UC-FIN-05 to UC-FIN-07)."""
    total = 0
    for site in player_board.connected():
        total += CITY_POINTS[sum([player_board.count_at(site, kind) > 0 for kind in TYPES])]
    return total


def leftover_points(have: Amount) -> int:
    """Biomatter as two credits each, then four units a point (UC-FIN-08, UC-FIN-09)."""
    return (have.total() + (BIOMATTER_IN_CREDITS - 1) * have[BIOMATTER]) // UNITS_A_POINT


def best_exchange(have: Amount, offers: list[Pay[Underwater]]) -> tuple[int, int]:
    """The most that paying cards and leftovers give together: (points of cards, points of the rest)."""
    if not offers:
        return 0, leftover_points(have)
    offer, others = offers[0], offers[1:]
    best = best_exchange(have, others)
    points = offer.points_each()
    price = offer.prices[0]
    for number in range(1, offer.times + 1):
        if not have.covers(price):
            break
        have = have - price
        paid, rest = best_exchange(have, others)
        paid += points * number
        if (paid + rest, paid) > (best[0] + best[1], best[0]):
            best = paid, rest
    return best


def total(s: Underwater, seat: int) -> int:
    return sum([points for _, points in final_lines(s, seat)])


def result(s: Underwater) -> Result:
    """Most points, then the order as set after the last round (UC-WIN-01, UC-WIN-02)."""
    lines = [final_lines(s, seat) for seat in range(s.seats)]
    points = [sum([value for _, value in each]) for each in lines]
    if s.seats > 1:
        scores: list[tuple[int, ...]] = [
            (points[seat], s.seats - s.order.index(seat)) for seat in range(s.seats)
        ]
        return Result(("points", "order"), scores, lines)
    goal = int(solo_won(s, points[0]))
    lines[0].append(("solo-goal", goal))
    return Result(("solo-goal", "points"), [(goal, points[0])], lines, lost=not goal)


def solo_won(s: Underwater, points: int) -> bool:
    """At least 7 connected cities and 100 points (UC-SOL-12)."""
    return s.nations[0].player_board.counts().cities >= SOLO_CITIES and points >= SOLO_POINTS
