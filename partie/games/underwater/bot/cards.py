"""What a card in the hand is worth, read from its effect tree, in points."""

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
    Pay,
    Steps,
    When,
)
from partie.kernel.learning.heuristic import float_sum, int_sum

from ..components import LAST_OF_ERA
from ..components.terms import ACTION, CITY, INSTANT, PERMANENT, PRODUCTION, TUNNEL
from ..effects import (
    PRICE_FREE,
    PRICE_USUAL,
    Advance,
    Build,
    BuildAndUpgrade,
    Convert,
    CopyYield,
    DrawChoose,
    FeedFree,
    Instead,
    Ready,
    TakeMetropolis,
    TakeSpecial,
    Upgrade,
    UseAction,
    UseSlot,
)
from ..effects.producing import NetworkProduction
from ..effects.worth import CityPrices
from ..trees import CARD_COST, CARD_TYPE, EFFECTS

UNITS: Final[tuple[float, ...]] = (0.5, 0.75, 0.75, 0.55, 1.1)
"""Kelp, steelplast, science, credits, biomatter in points, early in the game.

Of any length: compiled, fixed tuples of floats that are final are never seen as set.
"""
HIDDEN: Final = 0.5
"""A card that is not known."""
LEAST: Final = 0.1
_GAINS: Final[tuple[float, ...]] = (*UNITS, 1.0, 0.35)
"""The same with points and cards."""


def _by_kind(what: int, city: float, tunnel: float, building: float) -> float:
    return city if what & CITY else tunnel if what & TUNNEL else building


class RoughPrices(CityPrices):
    """What doing an effect once brings, roughly."""

    def gain(self, node: Gain[Any]) -> float:
        return float_sum([part * unit for part, unit in zip(node.gains, _GAINS)])

    def gain_different(self, node: GainDifferent[Any]) -> float:
        return 0.8 * node.count

    def pay(self, node: Pay[Any]) -> float:
        price = float_sum([part * unit for part, unit in zip(node.prices[0], UNITS)])
        return max(0.3, (node.then.worth(self) - price) * (1.0 + 0.5 * (node.times - 1)))

    def exchange(self, node: Exchange[Any]) -> float:
        return 0.4

    def all_of(self, node: AllOf[Any]) -> float:
        return float_sum([part.worth(self) for part in node.parts])

    def choose(self, node: Choose[Any]) -> float:
        return max([option.worth(self) for option in node.options]) + 0.2

    def condition(self, node: If[Any]) -> float:
        return 0.5 * node.then.worth(self)

    def for_each(self, node: ForEach[Any]) -> float:
        return 1.8 * node.gain.worth(self)

    def build(self, node: Build) -> float:
        saved = 0.5 if node.price.kind != PRICE_USUAL else 0.0
        if node.price.kind == PRICE_FREE:
            saved = _by_kind(node.what, 2.5, 1.2, 0.6)
        return (_by_kind(node.what, 2.2, 1.6, 1.0) + saved) * (1.0 + 0.6 * (node.count - 1))

    def upgrade(self, node: Upgrade) -> float:
        return (0.9 + (0.0 if node.prices[0] else 0.7)) * (1.0 + 0.7 * (node.count - 1))

    def build_and_upgrade(self, node: BuildAndUpgrade) -> float:
        return 2.2 + (0.0 if node.price.kind == PRICE_USUAL else 0.6)

    def convert(self, node: Convert) -> float:
        return 2.5

    def advance(self, node: Advance) -> float:
        return 0.7 * node.spaces

    def use_action(self, node: UseAction) -> float:
        return 1.1 * node.count

    def ready(self, node: Ready) -> float:
        return 0.7

    def take_special(self, node: TakeSpecial) -> float:
        return 1.0

    def use_slot(self, node: UseSlot) -> float:
        return 2.2

    def copy_yield(self, node: CopyYield) -> float:
        return 1.0

    def draw_choose(self, node: DrawChoose) -> float:
        return 0.7

    def take_metropolis(self, node: TakeMetropolis) -> float:
        return 3.0

    def instead(self, node: Instead) -> float:
        return 1.0

    def feed_free(self, node: FeedFree) -> float:
        return 0.6

    def network(self, node: NetworkProduction) -> float:
        return 0.5

    # Permanent and end cards are judged by the rounds to come and by what they would score (`card_worth`).

    def when(self, node: When[Any]) -> float:
        return 0.5

    def discount(self, node: Discount[Any]) -> float:
        return 0.5

    def once_per_turn(self, node: OncePerTurn[Any]) -> float:
        return 0.5

    def hand_limit(self, node: HandLimit[Any]) -> float:
        return 0.5

    def steps(self, node: Steps[Any]) -> float:
        return 0.5


ROUGH: Final = RoughPrices()
_EFFECT: Final = [EFFECTS[card].worth(ROUGH) if CARD_TYPE[card] >= 0 else 0.0 for card in range(len(EFFECTS))]
ENDINGS: Final[tuple[float, ...]] = (1.5, 1.1)
"""A card that scores at the end: in any case, and for each point that it would score now."""


def card_worth(card: int, round: int) -> float:
    """What a card in the hand may bring before the game ends; of one that scores at the end, what does not depend on
    the network."""
    kind = CARD_TYPE[card]
    left = LAST_OF_ERA[-1] + 1 - round
    eras = int_sum(1 for last in LAST_OF_ERA if round <= last)
    effect = _EFFECT[card]
    if kind == INSTANT:
        value = effect
    elif kind == ACTION:
        value = effect * (0.4 + 0.75 * (eras - 1)) if left > 1 else effect * 0.2
    elif kind == PRODUCTION:
        value = effect * eras * 0.9
    elif kind == PERMANENT:
        value = 0.28 * left
    else:
        value = ENDINGS[0]
    return value - 0.5 * CARD_COST[card]


WORTHS: Final = [
    [card_worth(card, round) for card in range(len(EFFECTS))] for round in range(LAST_OF_ERA[-1] + 2)
]
"""The same by round and card."""
