"""What a position is worth to a nation, in points: those of now, those of productions to come, and what helps later."""

from typing import Final

from ..components import CITY_POINTS, SITE_COUNT, SOLO_CITIES, TURNS
from ..counting import tally, times
from ..production import effects_of, network_yield
from ..scoring import network_points
from ..state import Nation, Underwater
from ..tableau import CARD_TYPE
from ..terms import ACTION, PERMANENT
from ..tree import ALL_OF, EFFECTS, FEED_FREE, FOR_EACH, GAIN, IF, INSTEAD, PAY, TILE_END, Op
from ..works import PURPLE_CITY, Works
from .cards import UNITS, hand_worth

LAST_ROUND: Final = 10
W: Final[dict[str, float]] = {
    "hoard": 0.45,  # a unit beyond what is soon spent, against one of the first
    "soon": 5.0,
    "loose_city": 0.55,
    "loose_building": 0.5,
    "open_type": 0.5,
    "action": 1.1,
    "permanent": 0.16,
    "order": 0.25,
    "hungry": 2.2,
    "brown": 0.5,
    "reach": 0.6,
    "card": 0.35,
    "special_effort": 0.5,
    "city": 1.2,
    "goal": 3.5,
    "goal_loose": 2.0,
    "goal_reached": 0.6,
}


def rounds_left(s: Underwater) -> float:
    """Rounds still to be played, with parts of the one that runs."""
    return LAST_ROUND - s.round + 1 - s.turn / (TURNS * s.seats)


def worth(s: Underwater, seat: int) -> float:
    """The value of a nation's position."""
    nation = s.nations[seat]
    left = rounds_left(s)
    late = 1.0 - left / LAST_ROUND
    productions = 4 - s.era
    works = nation.works
    counts = tally(works)
    value = float(nation.points)
    made = list(network_yield(works, nation.linked))
    free_food = 0
    for op in effects_of(nation):
        free_food += _expect(s, seat, op, made)
    hungry = max(0, counts[4] + counts[5] - free_food)
    value += _production(made, productions, late)
    value += _food(nation, made[0], hungry, productions)
    value += _resources(nation.resources, late, left)
    value += _cities(works, late, left)
    value += _metropolises(s, seat, nation, productions, late)
    value += _laid(s, seat, nation, left)
    value += hand_worth(s, seat, nation.hand) + W["card"] * min(nation.owed, 3)
    value += W["order"] * nation.climbed * (1.0 if s.seats > 1 else 0.2)
    if s.seats == 1:
        value += _goal(works, counts[4] + counts[5], left)
        value -= 0.0 if nation.climbed else 0.3
    return value


def _goal(works: Works, connected: int, left: float) -> float:
    """Alone, seven connected cities are half of the goal (UC-SOL-12)."""
    wanted = SOLO_CITIES - connected
    if wanted <= 0:
        return W["goal"] * SOLO_CITIES
    loose = min(wanted, works.city_mask.bit_count() - connected)
    reached = min(wanted - loose, (works.net & ~works.city_mask).bit_count())
    part = W["goal_loose"] * loose + W["goal_reached"] * reached if left > 0.4 else 0.0
    return W["goal"] * connected + part


def _expect(s: Underwater, seat: int, op: Op, made: list[int]) -> int:
    """Add what a production effect gives; give the cities it feeds."""
    if op.code == GAIN:
        for i in range(7):
            made[i] += op.gains[i]
    elif op.code == FOR_EACH:
        factor = times(s, seat, op)
        for i in range(7):
            made[i] += op.kids[1].gains[i] * factor
    elif op.code == IF or op.code == PAY:
        if op.code == PAY:
            made[5] += 1
    elif op.code == ALL_OF:
        return sum(_expect(s, seat, kid, made) for kid in op.kids)
    elif op.code == FEED_FREE:
        return op.count
    elif op.code == INSTEAD:
        made[5] += 1
    return 0


def _production(made: list[int], productions: int, late: float) -> float:
    """Points as they are, resources at what they will be worth when they come."""
    total = 0.0
    for turn in range(productions):
        # The last production comes after the last turn: only leftovers count.
        last = turn == productions - 1
        for i in range(1, 5):
            total += made[i] * ((0.5 if i == 4 else 0.25) if last else UNITS[i] * 0.85)
        total += made[5] + (0.0 if last else 0.3 * made[6])
    return total


def _food(nation: Nation, kelp: int, hungry: int, productions: int) -> float:
    """Kelp feeds the cities; what is short costs points, what is over is a resource."""
    stock = nation.resources[0] * 0.5 + nation.resources[4] * 0.3
    over = (kelp - hungry) * productions
    if over >= 0:
        return over * 0.25 + min(over, 3) * 0.15
    short = -over - stock
    return -W["hungry"] * max(0.0, short) * 0.6 + over * 0.3


def _resources(have: list[int], late: float, left: float) -> float:
    """The first few of each kind are soon spent, the others wait; at the end four are a point."""
    total = 0.0
    soon = min(W["soon"], 1.0 + left * 1.5)
    for i in range(5):
        unit = UNITS[i] * (1.0 - 0.35 * late)
        last = 0.5 if i == 4 else 0.25
        first = min(float(have[i]), soon)
        if left <= 0.35:
            total += have[i] * last
        else:
            total += first * unit + (have[i] - first) * (last + (unit - last) * W["hoard"])
    return total


def _cities(works: Works, late: float, left: float) -> float:
    """Connected cities score by their types; others count in part, as do buildings that wait for a city."""
    total = 0.0
    for site in range(SITE_COUNT):
        built = works.built[site * 3 : site * 3 + 3]
        types = sum(1 for count in built if count)
        city = works.cities[site]
        if city and works.net >> site & 1:
            total += CITY_POINTS[types] + W["city"] * (1.0 - late)
            total += W["open_type"] * (3 - types) * 0.3 * (1.0 - late)
        elif city:
            factor = W["loose_city"] if left > 0.7 else 0.0
            total += factor * (CITY_POINTS[types] + (2.0 if city == PURPLE_CITY else 0.5))
            total += factor * 0.8 * sum(built)
        elif types and left > 0.7:
            reached = 1.0 if works.net >> site & 1 else 0.6
            total += W["loose_building"] * sum(built) * reached * (1.0 - late)
    return total


def _metropolises(s: Underwater, seat: int, nation: Nation, productions: int, late: float) -> float:
    """The brown tile as it scores now, and the ways to the tiles that are not connected yet."""
    total = 0.0
    works = nation.works
    tile = TILE_END[nation.tiles[0]] if nation.tiles[0] > 0 else None
    if tile is not None:
        points = network_points(s, seat, tile)
        if nation.linked & 1:
            total += points + 1.0
        else:
            needs = works.board.tunnels_of_metropolis[0]
            have = (works.tunnel_mask & needs).bit_count()
            total += (W["brown"] * (0.4 + 0.3 * have)) * points * (1.0 - late * 0.5)
            total += 0.5 * have * (1.0 - late)
    for corner in (1, 2):
        if not nation.linked >> corner & 1:
            needs = works.board.tunnels_of_metropolis[corner]
            if works.open_tunnels & needs:
                total += W["reach"] * (1.0 - late)
        else:
            total += 0.5
    return total


def _laid(s: Underwater, seat: int, nation: Nation, left: float) -> float:
    """Action cards by the uses to come, permanent ones by the turns, end cards as they score."""
    total = 0.0
    eras = 3 - s.era
    for card in nation.tableau.laid:
        kind = CARD_TYPE[card]
        if kind == ACTION:
            ready = 0.75 if card not in nation.used and left > 0.4 else 0.0
            total += W["action"] * (ready + 0.7 * eras)
        elif kind == PERMANENT:
            total += W["permanent"] * left * 2.0
    for card in nation.tableau.ends:
        total += _end_points(s, seat, nation, EFFECTS[card], left)
    return total


def _end_points(s: Underwater, seat: int, nation: Nation, op: Op, left: float) -> float:
    if op.code == PAY:
        price = op.prices[0]
        affordable = op.count
        for i in range(5):
            if price[i]:
                affordable = min(affordable, nation.resources[i] // price[i])
        hope = min(op.count, affordable + left * 0.25)
        return hope * (op.kids[0].gains[5] - 0.25 * sum(price))
    growth = 1.0 + left * 0.09
    return network_points(s, seat, op) * growth + min(0.8, left * 0.1)
