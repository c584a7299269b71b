"""The value of a card of Underwater Cities, computed from its effect tree by one yardstick.

The unit is one credit of era I. A card's value is made comparable with that of an instant card: action cards by their
expected uses, production cards by the productions to come, permanent ones by the times they are expected to work, end
cards by their expected points. `make balance GAME=underwater` prints all values beside the bands they should lie in.
"""

from collections.abc import Iterable
from typing import Any, Final

from partie.euro.effects import (
    AllOf,
    Choose,
    Discount,
    Exchange,
    ForEach,
    Gain,
    GainDifferent,
    HandLimit,
    If,
    OncePerTurn,
    Part,
    Pay,
    Steps,
    When,
)
from partie.games.underwater.cards import Card
from partie.games.underwater.components import COSTS, PLAIN, UPGRADED
from partie.games.underwater.components.terms import (
    ACTION,
    ACTION_CARD,
    BUILDING,
    CITY,
    END,
    EVENTS,
    FEDERATION,
    FREE_OR_OTHERS,
    FREE_SLOT,
    FULL_CITY,
    GREEN,
    LAID_CARD,
    METROPOLIS,
    PAIR,
    PERMANENT,
    PRODUCTION,
    READY_CARD,
    RED,
    SLOT_COLOUR,
    SPECIAL,
    TUNNEL,
    YELLOW,
    Amount,
)
from partie.games.underwater.effects import (
    PRICE_FREE,
    PRICE_LESS,
    PRICE_USUAL,
    Advance,
    AtLeast,
    Build,
    BuildAndUpgrade,
    Convert,
    CopyYield,
    Count,
    DrawChoose,
    FeedFree,
    Instead,
    OnSpace,
    Price,
    Ready,
    Smallest,
    TakeMetropolis,
    TakeSpecial,
    Upgrade,
    UseAction,
    UseSlot,
)
from partie.games.underwater.effects.producing import NetworkProduction
from partie.games.underwater.effects.worth import CityPrices

UNITS: Final = (
    # kelp, steelplast, science, credit, biomatter, point, card
    (1.0, 1.25, 1.5, 1.0, 2.0, 0.75, 0.6),
    (1.1, 1.25, 1.5, 1.0, 2.0, 1.0, 0.6),
    (0.9, 1.0, 1.25, 0.8, 1.6, 1.5, 0.4),
)
PERMISSION: Final = ((1.0, 1.25, 1.5), (1.0, 1.25, 1.75), (0.9, 1.25, 2.0))
"""The values of building a building, a tunnel, a city."""
UPGRADING: Final = (1.0, 1.25, 1.25)
STEP: Final = 1.25
USE: Final = (2.0, 2.25, 2.5)
READYING: Final = (1.75, 2.0, 2.0)
TAKING: Final = (1.5, 2.0, 1.5)
FREE_SLOTS: Final = (3.5, 3.75, 3.75)
TAKEN_SLOTS: Final = (4.0, 4.25, 4.25)
EXPANDING: Final = (0.75, 1.0, 1.0)
FURTHER_METROPOLIS: Final = 4.5
LONGER_HAND: Final = (2.0, 1.6, 1.0)

BANDS: Final = {
    GREEN: ((3.0, 3.75), (3.75, 4.75), (4.5, 6.0)),
    RED: ((2.0, 2.75), (2.6, 3.5), (3.2, 4.3)),
    YELLOW: ((1.0, 1.6), (1.4, 2.2), (1.8, 2.8)),
}
"""The value of a card by colour and era."""
DEAR_POINTS: Final = (8.0, 14.0)
"""Points expected of the end cards that cost 3 credits."""
FACTOR: Final = (1.0, 1.5, 2.0, 2.5)
"""By cost: what a special card is worth, as a multiple of a green card; the cost is taken off."""
DEVOTED: Final = 2.25
"""The factor by which owners of a 3-credit end card have more of what it counts, because they built for it."""
PAYING: Final = 0.85
"""The share saved of what an end card lets its owner pay; others have about half."""

USES: Final = (1.58, 1.3, 0.9)
"""Expected further uses of an action card, near the measured ones (1.6, 1.1 and 0.7 with weaker late cards)."""
OFFERED: Final = 0.3
"""How often a once-per-turn ability is used; an exchange of equal things half as often."""
PRODUCTIONS: Final = (3, 2, 1)
"""Expected further productions."""
TURNS: Final = ((6.0, 9.0, 9.0), (0.0, 4.0, 9.0), (0.0, 0.0, 4.5))
"""Measured further turns in each era after a permanent card of an era is laid."""
END_OF_GAME: Final = 3
"""The typical board at the end, in the tables below."""
CITIES: Final = (1.75, 3.5, 5.5, 6.5)
"""Typical boards in the middle of each era, and at the end."""
BUILDINGS: Final = (3.5, 8.5, 13.0, 15.0)
TUNNELS: Final = (1.5, 4.0, 7.25, 9.0)
IMPROVED: Final = (1.0, 3.5, 7.0, 9.0)
"""Upgraded structures."""
RARER: Final[dict[int, tuple[float, ...]]] = {
    METROPOLIS: (0.1, 0.6, 1.4, 2.0),
    SPECIAL: (0.2, 0.7, 1.2, 1.6),
    ACTION_CARD: (2.0, 3.0, 3.7, 3.8),
    READY_CARD: (1.5, 1.7, 2.0, 1.0),
    LAID_CARD: (3.0, 7.0, 10.0, 12.0),
    SLOT_COLOUR: (2.0, 2.0, 2.0, 2.0),
    FULL_CITY: (0.2, 1.0, 2.3, 3.2),
    PAIR: (0.0, 0.7, 1.8, 2.5),
    FEDERATION: (1.3, 1.3, 1.3, 1.3),
}
ON_SPACE: Final = 0.3
"""The chance to stand on a certain space of the Federation track."""
RATES: Final = {
    "builds": 0.0,
    "upgrades": 0.0,
    "slot-gives": 0.0,
    "second-built": 0.08,
    "second-upgraded": 0.05,
    "second-tunnel": 0.08,
    "uses-slot": 0.0,
    "advances-to": 0.11,
    "connects-metropolis": 0.06,
    "mismatches": 0.28,
    "uses-action": 0.4,
    "takes-special": 0.2,
    "lays-card": 0.45,
    "all-colours": 0.2,
    "turn-ends": 1.0,
}
"""How often per turn an event of permanent cards happens to owners of such a card; for one kind if there are several.
Measured in games between greedy bots, rounded for rare cards."""
SLOT_RATES: Final = (0.44, 0.5, 0.3, 0.3, 0.2)
"""The same for slots that give kelp, steelplast, science, credits, biomatter."""
SHOWN_RATES: Final = (0.12, 0.12, 0.27)
"""For a slot shown on a card, by the card's era: late in the game, players lay it when they are about to use the
slot."""
BUILD_RATES: Final = (0.2, 0.16, 0.13, 0.28, 0.09, 0.09)
"""Farm, plant, laboratory, tunnel, white and purple city built in a turn."""
UPGRADE_RATES: Final = (0.15, 0.07, 0.05, 0.2)
"""Upgraded farms, plants, laboratories and tunnels in a turn."""
UPGRADED_SHARES: Final = (0.35, 0.2, 0.15, 0.3)
"""The same among upgraded structures."""
PURPLE_SHARE: Final = 0.42
"""Symbiotic cities among all."""


def units(gains: Iterable[int], era: int) -> float:
    """The value of resources, points and cards."""
    return sum(number * unit for number, unit in zip(gains, UNITS[era], strict=False))


def typical(count: Part[Any], board: float) -> float:
    """The usual number of the counted things."""
    before = int(board)
    if board > before:
        return (typical(count, before) + typical(count, before + 1)) / 2
    return _typical(count, before)


def _typical(count: Part[Any], era: int) -> float:
    if isinstance(count, Smallest):
        return min(_typical(part, era) for part in count.counts)
    assert isinstance(count, Count)
    what = count.what
    if what in RARER:
        return RARER[what][era]
    if count.upgraded:
        return IMPROVED[era] * sum(UPGRADED_SHARES[kind] for kind in range(4) if what >> kind & 1)
    if what == CITY:
        return CITIES[era]
    if what == TUNNEL:
        return TUNNELS[era] * (0.8 if count.at_city else 1.0)
    if what & CITY:
        return CITIES[era] * (PURPLE_SHARE if what & 32 else 1.0 - PURPLE_SHARE)
    found = BUILDINGS[era] * (what & BUILDING).bit_count() / 3 * 0.85
    return found + (TUNNELS[era] if what & TUNNEL else 0.0)


class Value(CityPrices):
    """Values in one era (0 to 2)."""

    def __init__(self, era: int) -> None:
        self.era = era
        self.board: float = era
        """The typical board; halves are interpolated."""
        self.final = False
        """Whether resources are worth only their final score."""
        self.devoted = False
        """Whether the owner has built for the card."""

    def of(self, node: Part[Any]) -> float:
        """The value of one execution of an effect."""
        return node.worth(self)

    def at(self, board: float, node: Part[Any]) -> float:
        """The value on another typical board; at the end of an era, it is interpolated between two."""
        self.board = board
        return self.of(node)

    def gain(self, node: Gain[Any]) -> float:
        return units(node.gains, self.era)

    def gain_different(self, node: GainDifferent[Any]) -> float:
        return sum(sorted(UNITS[self.era][:5], reverse=True)[: node.count])

    def pay(self, node: Pay[Any]) -> float:
        if self.final:
            # Four leftover units make a point; about half of the allowed amount can be paid.
            left = min(sum(price) + price[4] for price in node.prices) / 4 * UNITS[self.era][5]
            share = PAYING if self.devoted else 0.5 if node.times > 1 else 0.7
            return max(0.0, self.of(node.then) - left) * node.times * share
        price = min(units(price, self.era) for price in node.prices)
        return max(0.0, self.of(node.then) - price) * min(node.times, 2 + self.era)

    def exchange(self, node: Exchange[Any]) -> float:
        unit = UNITS[self.era]
        return (abs(unit[node.one] - unit[node.other]) + 0.5) * node.times

    def _price(self, price: Price, kind: int) -> float:
        """The savings of a price compared with the usual cost."""
        usual = COSTS[kind]
        if price.kind == PRICE_USUAL:
            return 0.0
        if price.kind == PRICE_FREE:
            return units(usual, self.era)
        if price.kind == PRICE_LESS:
            return units(tuple(min(a, b) for a, b in zip(price.amount, usual, strict=True)), self.era)
        return units(usual, self.era) - units(price.amount, self.era)

    def build(self, node: Build) -> float:
        allowed = PERMISSION[self.era]
        worth = max(
            allowed[0 if kind < 3 else 1 if kind == 3 else 2] + self._price(node.price, kind)
            for kind in range(6)
            if node.what >> kind & 1
        )
        return node.count * worth + (EXPANDING[self.era] if node.expansion else 0.0)

    def _spared(self, prices: tuple[Amount, ...]) -> float:
        """The savings of an upgrade compared with the usual science."""
        return max(0.0, UNITS[self.era][2] - min(units(price, self.era) for price in prices))

    def upgrade(self, node: Upgrade) -> float:
        return node.count * (UPGRADING[self.era] + self._spared(node.prices))

    def build_and_upgrade(self, node: BuildAndUpgrade) -> float:
        build = self.build(Build(node.what, 1, node.price))
        return build + UPGRADING[self.era] + self._spared((node.upgrade,))

    def advance(self, node: Advance) -> float:
        return STEP * node.spaces

    def use_action(self, node: UseAction) -> float:
        return USE[self.era] * node.count

    def ready(self, node: Ready) -> float:
        return READYING[self.era] * node.count

    def take_special(self, node: TakeSpecial) -> float:
        return TAKING[self.era] * node.count

    def use_slot(self, node: UseSlot) -> float:
        if node.where == FREE_SLOT:
            return FREE_SLOTS[self.era]
        return TAKEN_SLOTS[self.era] + (0.25 if node.where == FREE_OR_OTHERS else 0.0)

    def copy_yield(self, node: CopyYield) -> float:
        chance = min(1.0, IMPROVED[int(self.board)] / 3)
        return chance * max(
            units(UPGRADED[kind].told, self.era) for kind in range(4) if node.what >> kind & 1
        )

    def convert(self, node: Convert) -> float:
        return PLAIN[5].points * UNITS[self.era][5] * PRODUCTIONS[self.era]

    def draw_choose(self, node: DrawChoose) -> float:
        return UNITS[self.era][6] * (node.keep + 0.4 * (node.draw - node.keep))

    def take_metropolis(self, node: TakeMetropolis) -> float:
        return FURTHER_METROPOLIS

    def all_of(self, node: AllOf[Any]) -> float:
        return sum(self.of(part) for part in node.parts)

    def choose(self, node: Choose[Any]) -> float:
        return max(self.of(option) for option in node.options) + 0.15 * (len(node.options) - 1)

    def condition(self, node: If[Any]) -> float:
        return self._chance(node.condition) * self.of(node.then)

    def _chance(self, condition: Part[Any]) -> float:
        """The probability that a condition holds when the card is played."""
        if isinstance(condition, OnSpace):
            return ON_SPACE
        assert isinstance(condition, AtLeast)
        usual = typical(condition.count, self.board)
        spread = 1.0 + 0.35 * usual
        return min(1.0, max(0.05, 0.5 + (usual - condition.least + 0.5) / (2 * spread)))

    def _usual(self, count: Part[Any]) -> float:
        return typical(count, self.board) * (DEVOTED if self.devoted else 1.0)

    def for_each(self, node: ForEach[Any]) -> float:
        times = self._usual(node.count) / node.per
        times = max(0.0, times - 0.5 * (node.per - 1) / node.per)
        return units(node.gain.gains, self.era) * (min(times, node.most) if node.most else times)

    # Lasting

    def when(self, node: When[Any]) -> float:
        name = EVENTS[node.event]
        rate = RATES[name]
        if name == "builds":
            rate = sum(BUILD_RATES[kind] for kind in range(6) if node.of >> kind & 1)
        elif name == "upgrades":
            rate = sum(UPGRADE_RATES[kind] for kind in range(4) if node.of >> kind & 1)
        elif name == "slot-gives":
            rate = SLOT_RATES[node.of]
        elif name == "uses-slot":
            rate = SHOWN_RATES[self.era]
        return rate * self._in_turns(node.then)

    def _in_turns(self, node: Part[Any]) -> float:
        """An effect's total value over all further turns, while the board grows."""
        total = 0.0
        for board, turns in enumerate(TURNS[self.era]):
            self.board = board
            total += turns * self.of(node)
        self.board = self.era
        return total

    def discount(self, node: Discount[Any]) -> float:
        total = 0.0
        for kind in range(6):
            if node.what >> kind & 1:
                if node.upgrading:
                    total += UPGRADE_RATES[kind] * units(node.amount, self.era)
                else:
                    spared = tuple(min(a, b) for a, b in zip(node.amount, COSTS[kind], strict=True))
                    total += BUILD_RATES[kind] * units(spared, self.era)
        return sum(TURNS[self.era]) * total

    def once_per_turn(self, node: OncePerTurn[Any]) -> float:
        return OFFERED * self._in_turns(node.then) * (0.5 if node.then.key == Exchange.key else 1.0)

    def hand_limit(self, node: HandLimit[Any]) -> float:
        return LONGER_HAND[self.era] * node.more

    def instead(self, node: Instead) -> float:
        return max(0.0, units(node.gain.gains, self.era) - UNITS[self.era][node.resource])

    def network(self, node: NetworkProduction) -> float:
        return 0.0

    def feed_free(self, node: FeedFree) -> float:
        return node.cities * UNITS[self.era][0] * 1.2

    def steps(self, node: Steps[Any]) -> float:
        """Interpolates between two steps."""
        usual = self._usual(node.count)
        before, points = 0.0, 0.0
        for count, reward in ((0, 0), *node.table_of_points):
            if usual >= count:
                before, points = float(count), float(reward)
            else:
                points += (reward - points) * (usual - before) / (count - before)
                break
        return points * UNITS[self.era][5]


def era_of(card: Card) -> int:
    """The era whose unit values apply: special cards are mostly bought in the second."""
    return min(card.era, 3) - 1 if card.era < 4 else 1


def value(card: Card) -> float:
    """A card's value, comparable with an instant card of its colour."""
    era = era_of(card)
    reader = Value(era)
    if card.type == END:
        reader.board, reader.final, reader.devoted = END_OF_GAME, True, card.cost == 3
        return reader.of(card.effect)
    if card.type == PRODUCTION:
        return sum(reader.at(board + 0.5, card.effect) for board in range(era, 3)) * 0.9 / 1.2
    worth = reader.of(card.effect)
    if card.type == ACTION:
        return worth * USES[era] / 1.3
    return worth / 1.3 if card.type == PERMANENT else worth


def band(card: Card) -> tuple[float, float]:
    """The limits between which a card's value should lie."""
    if card.cost == 3 and card.type == END:
        return DEAR_POINTS
    low, high = BANDS[GREEN if card.cost else card.colour][era_of(card)]
    return low * FACTOR[card.cost] - card.cost, high * FACTOR[card.cost] - card.cost
