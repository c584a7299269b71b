"""What a position is worth to a nation, in points: those of now, those of productions to come, and what helps later.

Much of it is asked again and again while turns are tried out, so boards and hands that were judged are remembered.
"""

from typing import Final

from ..components import CITY_POINTS, LAST_OF_ERA, SITE_COUNT, SOLO_CITIES, TURNS
from ..counting import tally, times
from ..production import effects_of, network_yield
from ..scoring import network_points
from ..state import Nation, Underwater
from ..tableau import CARD_COLOUR, CARD_TYPE
from ..terms import END, PERMANENT
from ..tree import ALL_OF, EFFECTS, FEED_FREE, FOR_EACH, GAIN, INSTEAD, PAY, TILE_END, Op
from ..works import PURPLE_CITY, Works
from .cards import ENDINGS, HIDDEN, LEAST, WORTHS
from .weights import WEIGHTS

LAST_ROUND: Final = LAST_OF_ERA[-1]
PARTS: Final = (
    "points", "production", "food", "resources", "cities", "metropolises", "laid", "hand", "order", "goal",
)  # fmt: skip
"""What a worth is the sum of."""
_LEFT_OVER: Final = (0.25, 0.25, 0.25, 0.25, 0.5)
"""What a unit is worth when the game is over."""
_MOST_KNOWN: Final = 20_000


def rounds_left(s: Underwater) -> float:
    """Rounds still to be played, with parts of the one that runs."""
    return LAST_ROUND - s.round + 1 - s.turn / (TURNS * s.seats)


class Moment:
    """What depends on the time of the game only."""

    __slots__ = ("further", "left", "late", "made", "productions", "soon", "stage", "units")

    def __init__(self, s: Underwater, stage: int, w: dict[str, float]) -> None:
        self.stage = stage
        self.left = left = rounds_left(s)
        self.late = late = 1.0 - left / LAST_ROUND
        self.productions = productions = 4 - s.era
        early = (w["kelp"], w["steelplast"], w["science"], w["credit"], w["biomatter"])
        over = left <= 0.35
        self.soon = min(w["soon"], 1.0 + left * 1.5)
        self.units = [
            last if over else unit * (1.0 - w["fade"] * late) for unit, last in zip(early, _LEFT_OVER)
        ]
        """The first few of each kind are soon spent, the others wait; at the end four are a point."""
        self.further = [last + (unit - last) * w["hoard"] for unit, last in zip(self.units, _LEFT_OVER)]
        # The last production comes after the last turn: only leftovers count.
        self.made = [unit * w["made"] * (productions - 1) + last for unit, last in zip(early, _LEFT_OVER)]


class Board:
    """A board that was judged; equal ones are shared, with all that they remember themselves."""

    __slots__ = ("cities", "stage", "works")

    def __init__(self, works: Works) -> None:
        self.works = works
        self.stage = -1
        self.cities = 0.0
        """At that stage."""


class Judge:
    """Says what positions are worth by a table of weights."""

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights
        self.moments: dict[int, Moment] = {}
        self.boards: dict[tuple[object, ...], Board] = {}
        self.seen: dict[int, Board] = {}
        """The same by identity."""
        self.hands: dict[tuple[int, ...], float] = {}

    def worth(self, s: Underwater, seat: int) -> float:
        """The value of a nation's position."""
        return sum(self.parts(s, seat))

    def parts(self, s: Underwater, seat: int) -> list[float]:
        """The same in parts."""
        w = self.w
        nation = s.nations[seat]
        now = self.moment(s)
        board = self.board(nation)
        works = board.works
        counts = tally(works)
        made = list(network_yield(works, nation.linked))
        free_food = 0
        for op in effects_of(nation):
            free_food += _expect(s, seat, op, made)
        connected = counts[4] + counts[5]
        hungry = connected - free_food if connected > free_food else 0
        if board.stage != now.stage:
            board.stage = now.stage
            board.cities = self._cities(works, now)
        hand = self.hand_worth(s, seat, nation.hand) + w["card"] * min(nation.owed, 3)
        order = w["order"] * nation.climbed * (1.0 if s.seats > 1 else 0.2)
        goal = 0.0
        if s.seats == 1:
            goal = self._goal(works, connected, now.left) - (0.0 if nation.climbed else 0.3)
        return [
            float(nation.points),
            _production(made, now),
            self._food(nation, made[0], hungry, now.productions),
            _resources(nation.resources, now),
            board.cities,
            self._metropolises(s, seat, nation, now.late),
            self._laid(s, seat, nation, now.left),
            hand,
            order,
            goal,
        ]

    def moment(self, s: Underwater) -> Moment:
        stage = (s.round * 16 + s.turn) * 8 + s.seats
        found = self.moments.get(stage)
        if found is None:
            found = self.moments[stage] = Moment(s, stage, self.w)
        return found

    def board(self, nation: Nation) -> Board:
        """The board of a nation, which then uses the one that was judged before."""
        works = nation.works
        found = self.seen.get(id(works))
        if found is not None:
            return found
        key = works.key()
        found = self.boards.get(key)
        if found is None:
            if len(self.boards) >= _MOST_KNOWN:
                self.boards.clear()
                self.seen.clear()
            found = self.boards[key] = Board(works)
            self.seen[id(works)] = found
        nation.works = found.works
        return found

    # Cards in the hand

    def card_worth(self, s: Underwater, seat: int, card: int) -> float:
        """What a card in the hand may bring before the game ends."""
        if card < 0:
            return HIDDEN
        value = WORTHS[s.round][card]
        if CARD_TYPE[card] == END:
            value += ENDINGS[1] * network_points(s, seat, EFFECTS[card])
        value *= self.w["chance"]
        return value if value > LEAST else LEAST

    def hand_worth(self, s: Underwater, seat: int, hand: tuple[int, ...]) -> float:
        """The best three cards, and a little for every further one; different colours meet more slots."""
        fixed = True
        for card in hand:
            if card > 0 and CARD_TYPE[card] == END:
                fixed = False
        if not fixed:
            return self._hand_worth(s, seat, hand)
        key = (s.round, *hand)
        found = self.hands.get(key)
        if found is None:
            if len(self.hands) >= _MOST_KNOWN:
                self.hands.clear()
            found = self.hands[key] = self._hand_worth(s, seat, hand)
        return found

    def _hand_worth(self, s: Underwater, seat: int, hand: tuple[int, ...]) -> float:
        values = sorted([self.card_worth(s, seat, card) for card in hand], reverse=True)
        colours = {CARD_COLOUR[card] for card in hand if card > 0}
        return sum(values[:3]) + 0.15 * len(values[3:]) + self.w["colours"] * len(colours)

    # The board

    def _food(self, nation: Nation, kelp: int, hungry: int, productions: int) -> float:
        """Kelp feeds the cities; what is short costs points, what is over is a resource."""
        over = float((kelp - hungry) * productions)
        if over >= 0.0:
            return over * self.w["fed"] + min(over, 3.0) * 0.15
        short = -over - nation.resources[0] * 0.5 - nation.resources[4] * 0.3
        return -self.w["hungry"] * max(0.0, short) + over * 0.3

    def _cities(self, works: Works, now: Moment) -> float:
        """Connected cities score by their types; others count in part, as do buildings that wait for a city."""
        w = self.w
        early = 1.0 - now.late
        hope = now.left > 0.7
        total = 0.0
        built = works.built
        for site in range(SITE_COUNT):
            farms, plants, laboratories = built[site * 3], built[site * 3 + 1], built[site * 3 + 2]
            buildings = farms + plants + laboratories
            types = (1 if farms else 0) + (1 if plants else 0) + (1 if laboratories else 0)
            city = works.cities[site]
            if city and works.net >> site & 1:
                total += CITY_POINTS[types] + (w["city"] + w["open-type"] * (3 - types)) * early
            elif city:
                if hope:
                    points = CITY_POINTS[types] + (2.0 if city == PURPLE_CITY else 0.5)
                    total += w["loose-city"] * (points + 0.8 * buildings)
            elif types and hope:
                reached = 1.0 if works.net >> site & 1 else 0.6
                total += w["loose-building"] * buildings * reached * early
        return total

    def _metropolises(self, s: Underwater, seat: int, nation: Nation, late: float) -> float:
        """The brown tile as it scores now, and the ways to the tiles that are not connected yet."""
        w = self.w
        total = 0.0
        works = nation.works
        ways = works.board.tunnels_of_metropolis
        tile = TILE_END[nation.tiles[0]] if nation.tiles[0] > 0 else None
        if tile is not None:
            points = network_points(s, seat, tile)
            if nation.linked & 1:
                total += points + 1.0
            else:
                have = (works.tunnel_mask & ways[0]).bit_count()
                total += w["brown"] * (0.4 + 0.3 * have) * points * (1.0 - late * 0.5)
                total += 0.5 * have * (1.0 - late)
        for corner in (1, 2):
            if nation.linked >> corner & 1:
                total += w["linked"]
            elif works.open_tunnels & ways[corner]:
                total += w["reach"] * (1.0 - late)
        return total

    def _goal(self, works: Works, connected: int, left: float) -> float:
        """Alone, seven connected cities are half of the goal (UC-SOL-12)."""
        w = self.w
        wanted = SOLO_CITIES - connected
        if wanted <= 0:
            return w["goal"] * SOLO_CITIES
        loose = min(wanted, works.city_mask.bit_count() - connected)
        reached = min(wanted - loose, (works.net & ~works.city_mask).bit_count())
        part = w["goal-loose"] * loose + w["goal-site"] * reached if left > 0.4 else 0.0
        return w["goal"] * connected + part

    # Laid cards

    def _laid(self, s: Underwater, seat: int, nation: Nation, left: float) -> float:
        """Action cards by the uses to come, permanent ones by the rounds, end cards as they score."""
        tableau = nation.tableau
        actions = len(tableau.actions)
        ready = actions - len(nation.used) if left > 0.4 else 0
        total = self.w["action"] * (0.75 * ready + 0.7 * (3 - s.era) * actions)
        for card in tableau.laid:
            if CARD_TYPE[card] == PERMANENT:
                total += self.w["permanent"] * left
        for card in tableau.ends:
            total += self._end_points(s, seat, nation, EFFECTS[card], left)
        return total

    def _end_points(self, s: Underwater, seat: int, nation: Nation, op: Op, left: float) -> float:
        if op.code == PAY:
            price = op.prices[0]
            affordable = op.count
            for i in range(5):
                if price[i]:
                    affordable = min(affordable, nation.resources[i] // price[i])
            hope = min(float(op.count), affordable + left * 0.25)
            return hope * (op.kids[0].gains[5] - 0.25 * sum(price))
        growth = 1.0 + left * self.w["growth"]
        return network_points(s, seat, op) * growth + min(0.8, left * 0.1)


def _expect(s: Underwater, seat: int, op: Op, made: list[int]) -> int:
    """Add what a production effect gives; give the cities it feeds."""
    code = op.code
    if code == GAIN:
        for i in range(7):
            made[i] += op.gains[i]
    elif code == FOR_EACH:
        factor = times(s, seat, op)
        if factor:
            for i in range(7):
                made[i] += op.kids[1].gains[i] * factor
    elif code == PAY or code == INSTEAD:
        made[5] += 1
    elif code == ALL_OF:
        return sum([_expect(s, seat, kid, made) for kid in op.kids])
    elif code == FEED_FREE:
        return op.count
    return 0


def _production(made: list[int], now: Moment) -> float:
    """Points as they are, resources at what they will be worth when they come; kelp is food."""
    each = now.made
    total = made[1] * each[1] + made[2] * each[2] + made[3] * each[3] + made[4] * each[4]
    return total + made[5] * now.productions + 0.3 * made[6] * (now.productions - 1)


def _resources(have: list[int], now: Moment) -> float:
    total = 0.0
    soon = now.soon
    for i in range(5):
        count = have[i]
        if count <= soon:
            total += count * now.units[i]
        else:
            total += soon * now.units[i] + (count - soon) * now.further[i]
    return total
