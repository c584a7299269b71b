"""What a card can bring for a slot at most: which of its parts matter, and bounds on what they give."""

from typing import Final

from . import moves as m
from .building import build_moves, open_kinds, supply_left
from .components import BOARDS, FEDERATION_BONUS, SITE_COUNT, Board
from .counting import holds, times
from .interpret import can, where_fits
from .paying import icon_at
from .state import Nation, Underwater
from .terms import (
    ADVANCES_TO,
    BUILDING,
    BUILDS,
    CITY,
    CONNECTS_METROPOLIS,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    SLOT_GIVES,
    TAKES_SPECIAL,
    TUNNEL,
    UPGRADES,
    USES_ACTION,
    USES_SLOT,
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
    EFFECTS,
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
    USE_SLOT,
    Op,
    find,
)
from .wallets import affordable
from .works import DEAR_ROOM

SLOT_USES: Final = tuple(tuple(bool(find(op, USE_ACTION)) for op in side) for side in SLOT_EFFECTS)
"""By side and slot: whether it uses an action card."""
STANDING: Final = (BUILD, BOTH, UPGRADE, CONVERT)
DEEP: Final = 3
"""How many slots and action cards in one another are looked at."""
MOST_BONUS: Final = tuple(max(bonus[kind] for bonus in FEDERATION_BONUS) for kind in range(5))


def _most_icon(board: Board) -> list[int]:
    most = [0, 0, 0, 0, 0]
    for icon in (*board.berth_icons, *board.tunnel_icons, *board.city_icons):
        if icon is not None:
            for kind in range(5):
                most[kind] = max(most[kind], icon.gains[kind] + icon.advance * MOST_BONUS[kind])
    return most


MOST_ICON: Final = {number: _most_icon(board) for number, board in BOARDS.items()}
"""By board: more than any of its sites gives."""


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
    if s.contracts:
        return True
    for waiting in nation.tableau.on:
        for op in waiting:
            if op.kids[0].code != GAIN:
                return True
    return False


def most_of(
    s: Underwater, seat: int, nation: Nation, slot: int, parts: tuple[Op, ...], depth: int = 0
) -> list[int] | None:
    """More resources than the parts of a card can ever give; None where that is not soon said."""
    total = [0, 0, 0, 0, 0]
    on = nation.tableau.on
    # Where the slot lacks resources and no place, buildings count by what they give alone.
    roomy = ONLY_BUILDS[s.side][slot] and not SLOT_BUILDS[s.side][slot] & ~open_kinds(s, nation)
    for op in parts:
        code = op.code
        more: Amount | list[int] | None = None
        if code == READY and nation.used and not roomy:
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
            inner = most_of(s, seat, nation, slot, op.kids, depth)
            more = None if inner is None else [part * op.count for part in inner]
        elif code == ALL_OF or code == CHOOSE:
            more = most_of(s, seat, nation, slot, op.kids, depth)
        elif code == IF:
            more = most_of(s, seat, nation, slot, op.kids[1:], depth)
        elif code == COPY_YIELD:
            more = (2, 2, 2, 2, 2)
        elif code == UPGRADE and not s.contracts and ONLY_BUILDS[s.side][slot]:
            more = _most_upgraded(nation, op)
        elif roomy and depth < DEEP and code == USE_SLOT:
            more = _most_of_slots(s, seat, nation, slot, op, depth)
        elif roomy and depth < DEEP and code == USE_ACTION:
            more = _most_of_actions(s, seat, nation, slot, op, depth)
        elif roomy and (code == BUILD or code == BOTH):
            more = _most_built(s, nation, op)
        elif roomy and code == READY:
            # All action cards count as ready above.
            more = (0, 0, 0, 0, 0)
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


def _most_of_slots(
    s: Underwater, seat: int, nation: Nation, slot: int, op: Op, depth: int
) -> list[int] | None:
    """What one of the slots that a card may perform gives at most."""
    on = nation.tableau.on
    if on[USES_SLOT] or on[SLOT_GIVES]:
        return None
    most = [0, 0, 0, 0, 0]
    for each in range(1, 16):
        if where_fits(s, seat, op.what, each):
            gains = most_of(s, seat, nation, slot, parts_of(SLOT_EFFECTS[s.side][each]), depth + 1)
            if gains is None:
                return None
            most = [max(a, b) for a, b in zip(most, gains)]
    return most


def _most_of_actions(
    s: Underwater, seat: int, nation: Nation, slot: int, op: Op, depth: int
) -> list[int] | None:
    """What the player's action cards give at most, used ones too: another part might make them ready."""
    if nation.tableau.on[USES_ACTION]:
        return None
    most = [0, 0, 0, 0, 0]
    for card in nation.tableau.actions:
        gains = most_of(s, seat, nation, slot, parts_of(EFFECTS[card]), depth + 1)
        if gains is None:
            return None
        most = [max(a, b) for a, b in zip(most, gains)]
    return [part * op.count for part in most]


def _most_built(s: Underwater, nation: Nation, op: Op) -> list[int] | None:
    """What sites and triggers give at most for building: the best icon of the board each time."""
    on, board = nation.tableau.on, nation.works.board
    if s.contracts or on[SECOND_TUNNEL] or on[ADVANCES_TO] or on[CONNECTS_METROPOLIS]:
        return None
    if op.code == BOTH and (on[UPGRADES] or on[SECOND_UPGRADED]):
        return None
    if op.what & TUNNEL:
        for needs in board.tunnels_of_metropolis:
            left = needs & ~nation.works.tunnel_mask
            if left and left.bit_count() <= op.count:
                return None
    most = list(MOST_ICON[board.number])
    for trigger in (*on[BUILDS], *on[SECOND_BUILT]):
        if trigger.kids[0].code != GAIN:
            return None
        for kind in range(5):
            most[kind] += trigger.kids[0].gains[kind]
    return [part * op.count for part in most]


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
