"""What a card in the hand is worth, read from its effect tree, in points."""

from typing import Final

from partie.euro.effects import AllOf, Choose, Exchange, ForEach, Gain, GainDifferent, If, Node, Pay

from ..board.components import LAST_OF_ERA
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
from ..state.made import Underwater
from ..terms import ACTION, CITY, INSTANT, PERMANENT, PRODUCTION, TUNNEL
from ..trees import CARD_COST, CARD_TYPE, EFFECTS

UNITS: Final[tuple[float, ...]] = (0.5, 0.75, 0.75, 0.55, 1.1)
"""Kelp, steelplast, science, credits, biomatter in points, early in the game.

Of any length: compiled, fixed tuples of floats that are final are never seen as set.
"""
HIDDEN: Final = 0.5
"""A card that is not known."""
LEAST: Final = 0.1
_STEADY: Final[dict[str, float]] = {
    Ready.key: 0.7,
    TakeSpecial.key: 1.0,
    UseSlot.key: 2.2,
    CopyYield.key: 1.0,
    Convert.key: 2.5,
    DrawChoose.key: 0.7,
    TakeMetropolis.key: 3.0,
    Exchange.key: 0.4,
    Instead.key: 1.0,
    FeedFree.key: 0.6,
}


def _by_kind(what: int, city: float, tunnel: float, building: float) -> float:
    return city if what & CITY else tunnel if what & TUNNEL else building


def _doing_worth(node: Node[Underwater]) -> float:
    """What building, upgrading and the like bring, roughly."""
    if isinstance(node, Build):
        saved = 0.5 if node.price.kind != PRICE_USUAL else 0.0
        if node.price.kind == PRICE_FREE:
            saved = _by_kind(node.what, 2.5, 1.2, 0.6)
        return (_by_kind(node.what, 2.2, 1.6, 1.0) + saved) * (1.0 + 0.6 * (node.count - 1))
    if isinstance(node, Upgrade):
        return (0.9 + (0.0 if node.prices[0] else 0.7)) * (1.0 + 0.7 * (node.count - 1))
    if isinstance(node, BuildAndUpgrade):
        return 2.2 + (0.0 if node.price.kind == PRICE_USUAL else 0.6)
    if isinstance(node, Advance):
        return 0.7 * node.spaces
    if isinstance(node, UseAction):
        return 1.1 * node.count
    return _STEADY.get(node.key, 0.5)


def effect_worth(node: Node[Underwater]) -> float:
    """What doing an effect once brings, roughly."""
    if isinstance(node, Gain):
        return sum([part * unit for part, unit in zip(node.gains, (*UNITS, 1.0, 0.35))])
    if isinstance(node, GainDifferent):
        return 0.8 * node.count
    if isinstance(node, Pay):
        price = sum([part * unit for part, unit in zip(node.prices[0], UNITS)])
        return max(0.3, (effect_worth(node.then) - price) * (1.0 + 0.5 * (node.times - 1)))
    if isinstance(node, AllOf):
        return sum([effect_worth(part) for part in node.parts])
    if isinstance(node, Choose):
        return max([effect_worth(option) for option in node.options]) + 0.2
    if isinstance(node, If):
        return 0.5 * effect_worth(node.then)
    if isinstance(node, ForEach):
        return 1.8 * effect_worth(node.gain)
    return _doing_worth(node)


_EFFECT: Final = [
    effect_worth(EFFECTS[card]) if CARD_TYPE[card] >= 0 else 0.0 for card in range(len(EFFECTS))
]
ENDINGS: Final[tuple[float, ...]] = (1.5, 1.1)
"""A card that scores at the end: in any case, and for each point that it would score now."""


def card_worth(card: int, round: int) -> float:
    """What a card in the hand may bring before the game ends; of one that scores at the end, what does not depend on
    the network."""
    kind = CARD_TYPE[card]
    left = LAST_OF_ERA[-1] + 1 - round
    eras = sum(1 for last in LAST_OF_ERA if round <= last)
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
