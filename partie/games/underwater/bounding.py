"""What a card can bring for a slot at most: which of its parts matter, and bounds on what they give."""

from typing import Final

from . import moves as m
from .building import build_moves, supply_left
from .components import FEDERATION_BONUS, SITE_COUNT
from .counting import holds, times
from .interpret import can
from .paying import icon_at
from .state import Nation, Underwater
from .terms import (
    ADVANCES_TO,
    BUILDS,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    TAKES_SPECIAL,
    UPGRADES,
    Amount,
)
from .tree import (
    ADVANCE,
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    CONVERT,
    COPY_YIELD,
    DIFFERENT,
    DRAW_CHOOSE,
    EXCHANGE,
    FOR_EACH,
    GAIN,
    IF,
    ONLY_BUILDS,
    PAY,
    READY,
    SLOT_BUILDS,
    SLOT_EFFECTS,
    SPECIAL,
    UPGRADE,
    USE_ACTION,
    Op,
    find,
)
from .wallets import affordable

SLOT_USES: Final = tuple(tuple(bool(find(op, USE_ACTION)) for op in side) for side in SLOT_EFFECTS)
"""By side and slot: whether it uses an action card."""
STANDING: Final = (BUILD, BOTH, UPGRADE, CONVERT)
MOST_BONUS: Final = tuple(max(bonus[kind] for bonus in FEDERATION_BONUS) for kind in range(5))


def parts_of(op: Op) -> tuple[Op, ...]:
    return op.kids if op.code == ALL_OF else (op,)


def most_of(s: Underwater, seat: int, nation: Nation, slot: int, parts: tuple[Op, ...]) -> list[int] | None:
    """More resources than the parts of a card can ever give; None where that is not soon said."""
    total = [0, 0, 0, 0, 0]
    on = nation.tableau.on
    for op in parts:
        code = op.code
        more: Amount | list[int] | None = None
        if code == READY and nation.used:
            return None
        if code == GAIN:
            more = op.gains[:5]
        elif code == FOR_EACH:
            factor = times(s, seat, op)
            more = [part * factor for part in op.kids[1].gains[:5]]
        elif code == DIFFERENT:
            more = (1, 1, 1, 1, 1)
        elif code == ADVANCE and not on[ADVANCES_TO]:
            more = [op.count * part for part in MOST_BONUS]
        elif code == EXCHANGE:
            more = [op.count if kind in (op.what, op.of) else 0 for kind in range(5)]
        elif code == PAY:
            inner = most_of(s, seat, nation, slot, op.kids)
            more = None if inner is None else [part * op.count for part in inner]
        elif code == ALL_OF or code == CHOOSE:
            more = most_of(s, seat, nation, slot, op.kids)
        elif code == IF:
            more = most_of(s, seat, nation, slot, op.kids[1:])
        elif code == COPY_YIELD:
            more = (2, 2, 2, 2, 2)
        elif code == UPGRADE and not s.contracts and ONLY_BUILDS[s.side][slot]:
            more = _most_upgraded(nation, op)
        elif code == DRAW_CHOOSE or not may_help(s, seat, nation, slot, op, op, False):
            more = (0, 0, 0, 0, 0)
        if more is None:
            return None
        for kind in range(5):
            total[kind] += more[kind]
    return total


def _most_upgraded(nation: Nation, op: Op) -> list[int] | None:
    """What the triggers of upgrades give at most, where they simply give."""
    on = nation.tableau.on
    total = [0, 0, 0, 0, 0]
    for trigger in (*on[UPGRADES], *on[SECOND_UPGRADED]):
        if trigger.kids[0].code != GAIN:
            return None
        for kind in range(5):
            total[kind] += op.count * trigger.kids[0].gains[kind]
    return total


def may_help(s: Underwater, seat: int, nation: Nation, slot: int, card: Op, op: Op, sure: bool) -> bool:
    """Whether a part of a card could change what the slot needs; False only where it certainly cannot."""
    code = op.code
    on = nation.tableau.on
    if code in STANDING and SLOT_USES[s.side][slot] and len(nation.used) < len(nation.tableau.actions):
        # What stands on the board may make a ready action card usable.
        return True
    if code == UPGRADE:
        return bool(s.contracts or on[UPGRADES] or on[SECOND_UPGRADED])
    if code == SPECIAL:
        return bool(on[TAKES_SPECIAL])
    if code == DRAW_CHOOSE:
        return False
    if code == CONVERT:
        return bool(s.contracts)
    if code == READY:
        return bool(nation.used) and (SLOT_USES[s.side][slot] or bool(find(card, USE_ACTION)))
    if code == IF and not holds(s, seat, op.kids[0]):
        # Another part of the card might still bring the condition about.
        return len(card.kids) > 1 and card.code == ALL_OF
    if code == IF:
        return may_help(s, seat, nation, slot, card, op.kids[1], sure)
    if code == BUILD or code == BOTH:
        if s.contracts or on[BUILDS] or on[SECOND_BUILT] or on[SECOND_TUNNEL] or on[UPGRADES] or sure:
            return True
        return _build_helps(s, nation, slot, op)
    if code == CHOOSE and any(not kid.sure for kid in op.kids):
        return any(_option_helps(s, seat, nation, slot, kid, sure) for kid in op.kids)
    return sure or can(s, seat, op)


def _option_helps(s: Underwater, seat: int, nation: Nation, slot: int, kid: Op, sure: bool) -> bool:
    if kid.code == GAIN:
        return any(kid.gains[:5])
    return may_help(s, seat, nation, slot, kid, kid, sure)


def _build_helps(s: Underwater, nation: Nation, slot: int, op: Op) -> bool:
    """Building helps by the bonus of a site, by a metropolis, or where only a place is missing."""
    found = build_moves(s, nation, op)
    if not found:
        return False
    kinds = SLOT_BUILDS[s.side][slot]
    for kind in range(6):
        if (
            kinds >> kind & 1
            and supply_left(s, kind)
            and affordable(nation.resources, nation.tableau.costs[kind])
        ):
            return True
    if op.count > 1 or find(SLOT_EFFECTS[s.side][slot], BOTH):
        # A first building may open the place that gives what is missing.
        return True
    for move in found:
        icon = icon_at(nation.works, move)
        if any(icon.gains) or icon.advance:
            return True
        if move[0] == m.BUILD_TUNNEL and max(nation.works.board.ends[move[1]]) >= SITE_COUNT:
            return True
    return False
