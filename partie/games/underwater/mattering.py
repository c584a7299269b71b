"""Whether a part of a card can matter for a slot at all: what it may change, build or open."""

from typing import Final

from .building import can_build, open_kinds
from .counting import holds
from .interpret import can, where_fits
from .state import Nation, Underwater
from .terms import (
    BUILDING,
    BUILDS,
    CITY,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    TAKES_SPECIAL,
    TUNNEL,
    UPGRADES,
)
from .tree import (
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    CONVERT,
    DRAW_CHOOSE,
    EFFECTS,
    GAIN,
    IF,
    ONLY_BUILDS,
    READY,
    SLOT_BUILDS,
    SLOT_EFFECTS,
    SPECIAL,
    UPGRADE,
    USE_ACTION,
    USE_SLOT,
    Op,
    find,
)
from .works import DEAR_ROOM, Works

SLOT_USES: Final = tuple(tuple(bool(find(op, USE_ACTION)) for op in side) for side in SLOT_EFFECTS)
"""By side and slot: whether it uses an action card."""
STANDING: Final = 1 << BUILD | 1 << BOTH | 1 << UPGRADE | 1 << CONVERT
"""What changes what stands on the board: codes of nodes, as bits."""
DEEP: Final = 3
"""How many slots and action cards in one another are looked at."""
SLOT_DOES_BOTH: Final = tuple(tuple(bool(find(op, BOTH)) for op in side) for side in SLOT_EFFECTS)


def parts_of(op: Op) -> tuple[Op, ...]:
    return op.kids if op.code == ALL_OF else (op,)


def lacks_place(s: Underwater, nation: Nation, slot: int) -> bool:
    """Whether a slot builds farms, plants or laboratories alone and there is no place for them: a city opens one."""
    if SLOT_BUILDS[s.side][slot] & ~BUILDING or not ONLY_BUILDS[s.side][slot]:
        return False
    room = open_kinds(s, nation)
    return not (room | room >> DEAR_ROOM) & BUILDING


def founds(s: Underwater, seat: int, nation: Nation, op: Op, depth: int = 0) -> bool:
    """Whether an effect may build a city; False only where it certainly cannot."""
    code = op.code
    if code == BUILD or code == BOTH:
        return op.what & CITY > 0
    if code == USE_SLOT or code == USE_ACTION:
        if depth >= DEEP:
            return True
        if code == USE_ACTION:
            return any(founds(s, seat, nation, EFFECTS[card], depth + 1) for card in nation.tableau.actions)
        return any(
            where_fits(s, seat, op.what, slot) and founds(s, seat, nation, effect, depth + 1)
            for slot, effect in enumerate(SLOT_EFFECTS[s.side])
            if slot
        )
    return any(founds(s, seat, nation, kid, depth) for kid in op.kids)


def asks_elsewhere(s: Underwater, nation: Nation) -> bool:
    """Whether contracts or triggers may do more than give."""
    return bool(s.contracts) or nation.tableau.asks


def may_help(s: Underwater, seat: int, nation: Nation, slot: int, card: Op, op: Op, sure: bool) -> bool:
    """Whether a part of a card could change what the slot needs; False only where it certainly cannot."""
    code = op.code
    on = nation.tableau.on
    if STANDING >> code & 1 and SLOT_USES[s.side][slot] and len(nation.used) < len(nation.tableau.actions):
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
        for kid in op.kids:
            if _option_helps(s, seat, nation, slot, kid, sure):
                return True
        return False
    return sure or can(s, seat, op)


def _option_helps(s: Underwater, seat: int, nation: Nation, slot: int, kid: Op, sure: bool) -> bool:
    if kid.code == GAIN:
        return any(kid.gains[:5])
    return may_help(s, seat, nation, slot, kid, kid, sure)


def _build_helps(s: Underwater, nation: Nation, slot: int, op: Op) -> bool:
    """Building helps by the bonus of a site, by a metropolis, or where only a place is missing."""
    if not can_build(s, nation, op):
        return False
    # A first building may open the place that gives what is missing.
    if op.count > 1 or SLOT_DOES_BOTH[s.side][slot]:
        return True
    if SLOT_BUILDS[s.side][slot] & nation.tableau.wallets.kinds(nation.goods) & s.stock:
        return True
    return open_gifts(nation.works, op)


def open_gifts(works: Works, op: Op) -> bool:
    """Whether an effect may build where the site, or a metropolis, brings something to pay with."""
    what, board = op.what, works.board
    berths = works.open_expansions if op.flag else works.open_berths
    return bool(
        (what & BUILDING and berths & board.gift_berths)
        or (what & TUNNEL and works.open_tunnels & board.gift_tunnels)
        or (what & CITY and works.near & ~works.city_mask & board.gift_sites)
    )
