"""What a card in the hand is worth, read from its effect tree, in points."""

from typing import Final

from ..components import LAST_OF_ERA
from ..effects.node import PRICE_FREE
from ..goods import unpack
from ..tableau import CARD_COST, CARD_TYPE, FIRST_ASSISTANT
from ..terms import ACTION, INSTANT, PERMANENT, PRODUCTION
from ..tree import (
    ADVANCE,
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    CONVERT,
    COPY_YIELD,
    DIFFERENT,
    DRAW_CHOOSE,
    EFFECTS,
    EXCHANGE,
    FEED_FREE,
    FOR_EACH,
    GAIN,
    IF,
    INSTEAD,
    METROPOLIS,
    PAY,
    READY,
    SPECIAL,
    UPGRADE,
    USE_ACTION,
    USE_SLOT,
    Op,
)

UNITS: Final[tuple[float, ...]] = (0.5, 0.75, 0.75, 0.55, 1.1)
"""Kelp, steelplast, science, credits, biomatter in points, early in the game.

Of any length: compiled, fixed tuples of floats that are final are never seen as set.
"""
HIDDEN: Final = 0.5
"""A card that is not known."""
LEAST: Final = 0.1
_STEADY: Final[dict[int, float]] = {
    READY: 0.7, SPECIAL: 1.0, USE_SLOT: 2.2, COPY_YIELD: 1.0, CONVERT: 2.5, DRAW_CHOOSE: 0.7, METROPOLIS: 3.0,
    EXCHANGE: 0.4, INSTEAD: 1.0, FEED_FREE: 0.6,
}  # fmt: skip


def effect_worth(op: Op) -> float:
    """What doing an effect once brings, roughly."""
    code = op.code
    if code == GAIN:
        return sum(part * unit for part, unit in zip(op.gains, (*UNITS, 1.0, 0.35)))
    if code == BUILD:
        each = 2.2 if op.what & 48 else 1.6 if op.what & 8 else 1.0
        saved = 0.5 if op.price else 0.0
        if op.price == PRICE_FREE:
            saved = 2.5 if op.what & 48 else 1.2 if op.what & 8 else 0.6
        return (each + saved) * (1.0 + 0.6 * (op.count - 1))
    if code == UPGRADE:
        return (0.9 + (0.0 if op.prices[0] else 0.7)) * (1.0 + 0.7 * (op.count - 1))
    if code == BOTH:
        return 2.2 + (0.0 if op.price == 0 else 0.6)
    if code == ADVANCE:
        return 0.7 * op.count
    if code == USE_ACTION:
        return 1.1 * op.count
    if code == DIFFERENT:
        return 0.8 * op.count
    if code == PAY:
        price = sum(part * unit for part, unit in zip(unpack(op.prices[0]), UNITS))
        return max(0.3, (effect_worth(op.kids[0]) - price) * (1.0 + 0.5 * (op.count - 1)))
    if code == ALL_OF:
        return sum(effect_worth(kid) for kid in op.kids)
    if code == CHOOSE:
        return max(effect_worth(kid) for kid in op.kids) + 0.2
    if code == IF:
        return 0.5 * effect_worth(op.kids[1])
    if code == FOR_EACH:
        return 1.8 * effect_worth(op.kids[1])
    return _STEADY.get(code, 0.5)


_EFFECT: Final = [
    effect_worth(EFFECTS[card]) if CARD_TYPE[card] >= 0 else 0.0 for card in range(FIRST_ASSISTANT)
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
    [card_worth(card, round) for card in range(FIRST_ASSISTANT)] for round in range(LAST_OF_ERA[-1] + 2)
]
"""The same by round and card."""
