"""What a position is worth to a nation, in points: those of now, those of productions to come, and what helps later.

Much of it is asked again and again while turns are tried out, so what stands and hands that were judged are remembered.
"""

from typing import Final

from partie.euro.amounts import Amount
from partie.euro.effects import Pay
from partie.kernel.learning.heuristic import comparable, float_sum

from ..book import TABLE
from ..components import LAST_OF_ERA, SOLO_CITIES, TURNS
from ..components.terms import BIOMATTER, END, KELP, PERMANENT
from ..rules.production import effects_of
from ..scoring import BROWN_CORNER
from ..state.made import Nation, Underwater
from ..state.player_board import PlayerBoard
from ..state.tableau import Tableau
from ..trees import CARD_COLOUR, CARD_TYPE, EFFECTS
from .cards import ENDINGS, HIDDEN, LEAST, WORTHS
from .layout import Layout
from .weights import WEIGHTS

LAST_ROUND: Final = LAST_OF_ERA[-1]
POINTS: Final = 0
PRODUCTION: Final = 1
FOOD: Final = 2
RESOURCES: Final = 3
CITIES: Final = 4
METROPOLISES: Final = 5
LAID: Final = 6
HAND: Final = 7
ORDER: Final = 8
GOAL: Final = 9
PARTS: Final = (
    "points", "production", "food", "resources", "cities", "metropolises", "laid", "hand", "order", "goal",
)  # fmt: skip
"""What a worth is the sum of."""
_LEFT_OVER: Final[tuple[float, ...]] = (0.25, 0.25, 0.25, 0.25, 0.5)
"""What a unit is worth when the game is over."""
_HOPE: Final = 0.7
"""Rounds that must be left for what is not connected to count."""
_MOST_KNOWN: Final = 30_000


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


class Standing:
    """What stands on a nation's board and table, judged at a moment: what neither hand nor resources change."""

    __slots__ = ("ends", "fixed", "hungry", "kelp", "pays", "player_board", "tableau", "total")

    def __init__(self, player_board: PlayerBoard, tableau: Tableau) -> None:
        self.player_board = player_board
        self.tableau = tableau
        self.fixed = [0.0] * len(PARTS)
        """The parts as far as they are known from it ..."""
        self.total = 0.0
        """... and their sum."""
        self.kelp = 0
        self.hungry = 0
        """Connected cities that need food."""
        self.pays: list[Pay[Underwater]] = []
        """Laid cards that turn resources into points at the end."""
        self.ends: dict[int, float] = {}
        """What cards in the hand would score at the end, once asked."""


class Judge:
    """Says what positions are worth by a table of weights."""

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights
        self.moments: dict[int, Moment] = {}
        self.boards: dict[tuple[object, ...], Layout] = {}
        self.standings: dict[tuple[object, ...], Standing] = {}
        self.hands: dict[tuple[int, ...], float] = {}
        self.age = 0
        """How often boards were forgotten: what goes by their identity is then void."""

    def worth(self, s: Underwater, seat: int) -> float:
        """The value of a nation's position: the sum of its parts."""
        nation = s.nations[seat]
        now = self.moment(s)
        standing = self.standing(s, seat, now)
        have = nation.goods
        total = standing.total + nation.points + _resources(have, now)
        total += self._food(have, standing, now.productions)
        for op in standing.pays:
            total += _exchange(have, op, now.left)
        if nation.hand:
            total += self._hand(s, seat, nation.hand, standing)
        if nation.owed:
            total += self.w["card"] * min(nation.owed, 3)
        return comparable(total)

    def parts(self, s: Underwater, seat: int) -> list[float]:
        """The same in parts."""
        nation = s.nations[seat]
        now = self.moment(s)
        standing = self.standing(s, seat, now)
        found = standing.fixed.copy()
        found[POINTS] = float(nation.points)
        have = nation.goods
        found[FOOD] = self._food(have, standing, now.productions)
        found[RESOURCES] = _resources(have, now)
        for op in standing.pays:
            found[LAID] += _exchange(have, op, now.left)
        found[HAND] = self._hand(s, seat, nation.hand, standing) + self.w["card"] * min(nation.owed, 3)
        return found

    def moment(self, s: Underwater) -> Moment:
        stage = (s.round * 16 + s.turn) * 8 + s.seats
        found = self.moments.get(stage)
        if found is None:
            found = self.moments[stage] = Moment(s, stage, self.w)
        return found

    def standing(self, s: Underwater, seat: int, now: Moment) -> Standing:
        """What a nation has built and laid, judged once."""
        nation = s.nations[seat]
        tableau = nation.tableau
        key = (
            now.stage, id(nation.player_board), id(tableau), nation.climbed, nation.used, nation.under,
            nation.extra, nation.tiles,
        )  # fmt: skip
        found = self.standings.get(key)
        # A board that is gone may have had the same identity.
        if found is not None and found.player_board is nation.player_board and found.tableau is tableau:
            return found
        if len(self.standings) >= _MOST_KNOWN:
            self.standings.clear()
            self.boards.clear()
            self.age += 1
        layout = self.boards.get(nation.player_board.key())
        if layout is None:
            layout = self.boards[nation.player_board.key()] = Layout(nation.player_board)
        if layout.player_board is not nation.player_board:
            # Equal boards are shared, with all that they remember themselves.
            nation.player_board = layout.player_board
            return self.standing(s, seat, now)
        found = self.standings[key] = Standing(nation.player_board, tableau)
        self._judge(s, seat, found, layout, now)
        return found

    def _judge(self, s: Underwater, seat: int, standing: Standing, layout: Layout, now: Moment) -> None:
        w = self.w
        nation = s.nations[seat]
        made = layout.made.copy()
        for node in effects_of(nation):
            gift = node.yields(s, seat)
            for i, number in enumerate((*gift.told, gift.cards)):
                made[i] += number
            made[5] += node.choices(s, seat)
        standing.kelp = made[0]
        standing.hungry = max(0, layout.cities - nation.tableau.fed)
        ends = [EFFECTS[card] for card in nation.tableau.ends]
        standing.pays = [sale for node in ends for sale in node.sales()]
        fixed = standing.fixed
        fixed[PRODUCTION] = _production(made, now)
        fixed[CITIES] = self._cities(layout, now)
        fixed[METROPOLISES] = self._metropolises(s, seat, nation, now.late)
        fixed[LAID] = self._laid(s, seat, nation, now.left)
        fixed[ORDER] = w["order"] * nation.climbed * (1.0 if s.seats > 1 else 0.2)
        if s.seats == 1:
            fixed[GOAL] = self._goal(nation.player_board, layout.cities, now.left) - (
                0.0 if nation.climbed else 0.3
            )
        standing.total = float_sum(fixed)

    # Cards in the hand

    def card_worth(self, s: Underwater, seat: int, card: int) -> float:
        """What a card in the hand may bring before the game ends."""
        return comparable(self._card(s, seat, card, self.standing(s, seat, self.moment(s))))

    def hand_worth(self, s: Underwater, seat: int, hand: list[int]) -> float:
        """The best three cards, and a little for every further one; different colours meet more slots."""
        return comparable(self._hand(s, seat, hand, self.standing(s, seat, self.moment(s))))

    def _card(self, s: Underwater, seat: int, card: int, standing: Standing) -> float:
        if card < 0:
            return HIDDEN
        value = WORTHS[s.round][card]
        if CARD_TYPE[card] == END:
            points = standing.ends.get(card)
            if points is None:
                points = standing.ends[card] = ENDINGS[1] * EFFECTS[card].points(s, seat)
            value += points
        value *= self.w["chance"]
        return value if value > LEAST else LEAST

    def _hand(self, s: Underwater, seat: int, hand: list[int], standing: Standing) -> float:
        for card in hand:
            if card > 0 and CARD_TYPE[card] == END:
                return self._add_up(s, seat, hand, standing)
        key = (s.round, *hand)
        found = self.hands.get(key)
        if found is None:
            if len(self.hands) >= _MOST_KNOWN:
                self.hands.clear()
            found = self.hands[key] = self._add_up(s, seat, hand, standing)
        return found

    def _add_up(self, s: Underwater, seat: int, hand: list[int], standing: Standing) -> float:
        values = sorted([self._card(s, seat, card, standing) for card in hand], reverse=True)
        colours = {CARD_COLOUR[card] for card in hand if card > 0}
        return float_sum(values[:3]) + 0.15 * len(values[3:]) + self.w["colours"] * len(colours)

    # The board

    def _food(self, have: Amount, standing: Standing, productions: int) -> float:
        """Kelp feeds the cities; what is short costs points, what is over is a resource."""
        over = float((standing.kelp - standing.hungry) * productions)
        if over >= 0.0:
            return over * self.w["fed"] + min(over, 3.0) * 0.15
        short = -over - have[KELP] * 0.5 - have[BIOMATTER] * 0.3
        return -self.w["hungry"] * max(0.0, short) + over * 0.3

    def _cities(self, layout: Layout, now: Moment) -> float:
        """Connected cities score by their types; others count in part, as do buildings that wait for a city."""
        w = self.w
        early = 1.0 - now.late
        growing = w["city"] * layout.cities + w["open-type"] * layout.open_types
        total = layout.points + growing * early
        if now.left > _HOPE:
            total += w["loose-city"] * layout.loose
            waiting = layout.waiting + 0.6 * layout.stray
            total += (w["site"] * layout.sites + w["loose-building"] * waiting) * early
        return total

    def _metropolises(self, s: Underwater, seat: int, nation: Nation, late: float) -> float:
        """The brown tile as it scores now, and the ways to the tiles that are not connected yet."""
        w = self.w
        total = 0.0
        player_board = nation.player_board
        ways = player_board.board.tunnels_of_metropolis
        brown = nation.tiles[BROWN_CORNER]
        tile = TABLE.end[brown] if brown > 0 else None
        if tile is not None:
            points = tile.points(s, seat)
            if player_board.is_linked(BROWN_CORNER):
                total += points + 1.0
            else:
                have = (player_board.tunnels & ways[BROWN_CORNER]).bit_count()
                total += w["brown"] * (0.4 + 0.3 * have) * points * (1.0 - late * 0.5)
                near = have + (player_board.open_tunnels & ways[BROWN_CORNER]).bit_count()
                total += w["reach"] * near * (1.0 - late)
        for corner in (1, 2):
            if player_board.is_linked(corner):
                total += w["linked"]
            elif player_board.open_tunnels & ways[corner]:
                total += w["reach"] * (1.0 - late)
        return total

    def _goal(self, player_board: PlayerBoard, connected: int, left: float) -> float:
        """Alone, seven connected cities are half of the goal (UC-SOL-12)."""
        w = self.w
        wanted = SOLO_CITIES - connected
        if wanted <= 0:
            return w["goal"] * SOLO_CITIES
        loose = min(wanted, player_board.cities.bit_count() - connected)
        reached = min(wanted - loose, (player_board.net & ~player_board.cities).bit_count())
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
        growth = 1.0 + left * self.w["growth"]
        for card in tableau.ends:
            node = EFFECTS[card]
            if not node.sales():
                total += node.points(s, seat) * growth + min(0.8, left * 0.1)
        return total


def _exchange(have: Amount, node: Pay[Underwater], left: float) -> float:
    """What a card that sells resources at the end may bring."""
    price = node.prices[0]
    affordable = min([node.times, *[mine // part for mine, part in zip(have, price) if part]])
    hope = min(float(node.times), affordable + left * 0.25)
    return hope * (node.points_each() - 0.25 * price.total())


def _production(made: list[int], now: Moment) -> float:
    """Points as they are, resources at what they will be worth when they come; kelp is food."""
    each = now.made
    total = made[1] * each[1] + made[2] * each[2] + made[3] * each[3] + made[4] * each[4]
    return total + made[5] * now.productions + 0.3 * made[6] * (now.productions - 1)


def _resources(have: Amount, now: Moment) -> float:
    total = 0.0
    soon = now.soon
    for i, count in enumerate(have.parts()):
        if count <= soon:
            total += count * now.units[i]
        else:
            total += soon * now.units[i] + (count - soon) * now.further[i]
    return total
