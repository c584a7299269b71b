"""What a card in the hand is worth, read from its effect tree, in points."""

from typing import Final

from ..effects.node import PRICE_FREE
from ..scoring import network_points
from ..state import Underwater
from ..tableau import CARD_COLOUR, CARD_COST, CARD_ERA, CARD_TYPE
from ..terms import ACTION, END, INSTANT, PERMANENT, PRODUCTION
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

UNITS: Final = (0.5, 0.75, 0.75, 0.55, 1.1)
"""Kelp, steelplast, science, credits, biomatter in points, early in the game."""
CHANCE: Final = 0.45
"""How likely a card in the hand meets a slot of its colour."""
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
        return (0.9 + (0.0 if any(op.prices[0]) else 0.7)) * (1.0 + 0.7 * (op.count - 1))
    if code == BOTH:
        return 2.2 + (0.0 if op.price == 0 else 0.6)
    if code == ADVANCE:
        return 0.7 * op.count
    if code == USE_ACTION:
        return 1.1 * op.count
    if code == DIFFERENT:
        return 0.8 * op.count
    if code == PAY:
        price = sum(part * unit for part, unit in zip(op.prices[0], UNITS))
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


_WORTH: Final = [effect_worth(EFFECTS[card]) if CARD_TYPE[card] >= 0 else 0.0 for card in range(206)]


def card_worth(s: Underwater, seat: int, card: int) -> float:
    """What a card in the hand may bring before the game ends."""
    if card < 0:
        return 0.5
    kind = CARD_TYPE[card]
    left = 11 - s.round
    eras = 4 - s.era
    effect = _WORTH[card]
    if kind == INSTANT:
        value = effect
    elif kind == ACTION:
        value = effect * (0.4 + 0.75 * (eras - 1)) if left > 1 else effect * 0.2
    elif kind == PRODUCTION:
        value = effect * eras * 0.9
    elif kind == PERMANENT:
        value = 0.28 * left
    else:
        value = 1.5 + 1.1 * network_points(s, seat, EFFECTS[card])
    value -= 0.5 * CARD_COST[card]
    return max(0.1, value * CHANCE)


def hand_worth(s: Underwater, seat: int, hand: tuple[int, ...]) -> float:
    """The best three cards, and a little for every further one; different colours meet more slots."""
    values = sorted((card_worth(s, seat, card) for card in hand), reverse=True)
    colours = {CARD_COLOUR[card] for card in hand if card > 0}
    return sum(values[:3]) + 0.15 * len(values[3:]) + 0.3 * len(colours)


__all__ = ["CARD_ERA", "END", "UNITS", "card_worth", "effect_worth", "hand_worth"]
