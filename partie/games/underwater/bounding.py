"""What a card can bring for a slot at most: bounds on what its parts give."""

from collections.abc import Sequence
from typing import Final

from .building import KINDS_OF, open_kinds
from .components import BOARDS, FEDERATION_BONUS, UPGRADED_GIFTS, Board
from .counting import times
from .goods import AT, CREDIT_AT, FIELD, FIELD_BITS, ONE, affordable, pack
from .interpret import possible, unit_moves, where_fits
from .mattering import DEEP, asks_elsewhere, may_help, parts_of
from .paying import costs_of
from .state import EVERYTHING, Nation, Underwater
from .tableau import NO_TRIGGERS
from .terms import (
    ADVANCES_TO,
    BUILDS,
    CITY,
    CONNECTS_METROPOLIS,
    SECOND_BUILT,
    SECOND_TUNNEL,
    SECOND_UPGRADED,
    SLOT_GIVES,
    STRUCTURE,
    TAKES_SPECIAL,
    TUNNEL,
    UPGRADES,
    USES_ACTION,
    USES_SLOT,
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
    TILE_INSTANT,
    UPGRADE,
    USE_ACTION,
    USE_SLOT,
    Op,
)
from .works import DEAR_ROOM

STANDING_EVENTS: Final = [
    BUILDS, SECOND_BUILT, UPGRADES, SECOND_UPGRADED, SECOND_TUNNEL, ADVANCES_TO, CONNECTS_METROPOLIS,
]  # fmt: skip
"""What building, with an upgrade or without, may set off."""
UNKNOWN: Final = -1


def _greater(one: int, other: int) -> int:
    """The greater of each resource."""
    if not one or not other:
        return one or other
    most = 0
    for kind in range(5):
        field = FIELD << FIELD_BITS * kind
        most |= max(one & field, other & field)
    return most


def _most_icon(board: Board) -> int:
    most = 0
    for icon in (*board.berth_icons, *board.tunnel_icons, *board.city_icons):
        if icon is not None:
            most = _greater(most, icon.goods + icon.advance * MOST_BONUS)
    return most


ONE_OF_EACH: Final = sum(ONE)
MOST_BONUS: Final = pack([max(bonus.told[kind] for bonus in FEDERATION_BONUS) for kind in range(5)])
MOST_ICON: Final = {number: _most_icon(board) for number, board in BOARDS.items()}
"""By board: more than any of its sites gives."""


def hopeless(s: Underwater, seat: int, nation: Nation, slot: int, parts: Sequence[Op], cost: int) -> bool:
    """Whether no way to do these parts makes a slot possible; True only where that is certain."""
    side = s.side
    builds = ONLY_BUILDS[side][slot] and not nation.tableau.rewards(slot)
    gains = most_of(s, seat, nation, slot, parts, builds)
    if gains < 0:
        return False
    have = nation.goods
    after = have + gains - (cost << CREDIT_AT)
    if not builds:
        nation.goods = after
        found = possible(s, seat, slot)
        nation.goods = have
        return not found
    room = open_kinds(s, nation)
    paid = nation.tableau.wallets.kinds(after) & SLOT_BUILDS[side][slot]
    if not paid:
        return True
    if paid & (room | room >> DEAR_ROOM):
        return False
    if s.stock != EVERYTHING or asks_elsewhere(s, nation):
        return False
    # Tunnels open places for tunnels, cities for everything else.
    openers = (TUNNEL if paid & TUNNEL else 0) | (CITY if paid & ~TUNNEL else 0)
    for op in parts:
        if _opens(s, seat, nation, op, after, paid, openers, 0):
            return False
    return True


def _opens(
    s: Underwater, seat: int, nation: Nation, op: Op, have: int, paid: int, openers: int, depth: int
) -> bool:
    """Whether an effect may build what opens a place, with enough left to build there."""
    code = op.code
    if code == BUILD or code == BOTH:
        for first in KINDS_OF[op.what & openers]:
            cost = costs_of(nation, op).costs[first]
            for kind in KINDS_OF[paid]:
                if affordable(have, cost + nation.tableau.costs[kind]):
                    return True
        return False
    inner = op.kids
    if code == USE_SLOT or code == USE_ACTION:
        if depth >= DEEP:
            return True
        depth += 1
        if code == USE_ACTION:
            inner = tuple([EFFECTS[card] for card in nation.tableau.actions])
        else:
            inner = _performed(s, seat, op)
    for each in inner:
        if _opens(s, seat, nation, each, have, paid, openers, depth):
            return True
    return False


def _performed(s: Underwater, seat: int, op: Op) -> tuple[Op, ...]:
    """What the slots do that a card may perform."""
    side = SLOT_EFFECTS[s.side]
    return tuple([side[each] for each in range(1, 16) if where_fits(s, seat, op.what, each)])


def most_of(
    s: Underwater, seat: int, nation: Nation, slot: int, parts: Sequence[Op], roomy: bool, depth: int = 0
) -> int:
    """More resources than the parts of a card can ever give, packed; UNKNOWN where that is not soon said. `roomy`:
    buildings count by what they give alone, not by the places they open."""
    total = 0
    # What cannot be done now may be possible after other parts.
    alone = len(parts) == 1 and not depth
    for op in parts:
        code = op.code
        more = UNKNOWN
        if code == GAIN:
            more = op.goods
        elif code == BUILD or code == BOTH:
            if roomy:
                more = _most_built(s, seat, nation, slot, op, depth)
            elif alone and not may_help(s, seat, nation, slot, op, op, False):
                more = 0
        elif code == FOR_EACH:
            more = op.kids[1].goods * times(s, seat, op)
        elif code == DIFFERENT:
            more = ONE_OF_EACH
        elif code == ADVANCE:
            bonus = (
                FEDERATION_BONUS[nation.climbed].goods if alone and op.count == 1 else op.count * MOST_BONUS
            )
            more = _plus(bonus, _most_fired(nation, ADVANCES_TO, op.count))
        elif code == EXCHANGE:
            more = (op.count << AT[op.what]) + (op.count << AT[op.of])
        elif code == PAY:
            # What is bought again and again does not come alone.
            more = most_of(s, seat, nation, slot, op.kids, roomy, depth if op.count == 1 else depth + 1)
            if more > 0:
                more *= op.count
        elif code == CHOOSE and alone:
            more = 0
            for kid in op.kids:
                option = most_of(s, seat, nation, slot, (kid,), roomy)
                more = UNKNOWN if option < 0 or more < 0 else _greater(more, option)
        elif code == ALL_OF or code == CHOOSE:
            more = most_of(s, seat, nation, slot, op.kids, roomy, depth)
        elif code == IF:
            more = most_of(s, seat, nation, slot, op.kids[1:], roomy, depth)
        elif code == COPY_YIELD:
            more = 0
            kinds = [move[1] for move in unit_moves(s, seat, op)] if alone else KINDS_OF[op.what & STRUCTURE]
            for kind in kinds:
                more = _greater(more, UPGRADED_GIFTS[kind].goods)
        elif code == UPGRADE and not s.contracts and ONLY_BUILDS[s.side][slot]:
            more = _plus(
                _most_fired(nation, UPGRADES, op.count), _most_fired(nation, SECOND_UPGRADED, op.count)
            )
        elif code == READY:
            # Where buildings alone count, all action cards count as ready.
            if roomy or not nation.used:
                more = 0
        elif code == USE_SLOT and roomy and depth < DEEP:
            more = _most_of_slots(s, seat, nation, slot, op, depth)
        elif code == USE_ACTION and roomy and depth < DEEP:
            more = _most_of_actions(s, seat, nation, slot, op, depth)
        elif code == SPECIAL:
            more = _most_fired(nation, TAKES_SPECIAL, op.count)
        elif code == CONVERT:
            if not s.contracts:
                more = 0
        elif code == DRAW_CHOOSE or (alone and not may_help(s, seat, nation, slot, op, op, False)):
            more = 0
        if more < 0:
            return UNKNOWN
        total += more
    return total


def _plus(one: int, other: int) -> int:
    return UNKNOWN if one < 0 or other < 0 else one + other


def _most_fired(nation: Nation, event: int, times_fired: int) -> int:
    """What the triggers of an event give at most, where they simply give."""
    total = 0
    for trigger in nation.tableau.on[event]:
        if trigger.kids[0].code != GAIN:
            return UNKNOWN
        total += times_fired * trigger.kids[0].goods
    return total


def _most_of_slots(s: Underwater, seat: int, nation: Nation, slot: int, op: Op, depth: int) -> int:
    """What one of the slots that a card may perform gives at most."""
    # No slot gives more than three kinds of resource, nor some twice.
    rewards = _plus(_most_fired(nation, USES_SLOT, 1), _most_fired(nation, SLOT_GIVES, 3))
    if rewards < 0:
        return UNKNOWN
    most = 0
    for each in range(1, 16):
        if where_fits(s, seat, op.what, each):
            gains = most_of(s, seat, nation, slot, parts_of(SLOT_EFFECTS[s.side][each]), True, depth + 1)
            if gains < 0:
                return UNKNOWN
            most = _greater(most, gains)
    return most + rewards


def _most_of_actions(s: Underwater, seat: int, nation: Nation, slot: int, op: Op, depth: int) -> int:
    """What the player's action cards give at most, used ones too: another part might make them ready."""
    rewards = _most_fired(nation, USES_ACTION, 1)
    if rewards < 0:
        return UNKNOWN
    most = 0
    for card in nation.tableau.actions:
        gains = most_of(s, seat, nation, slot, parts_of(EFFECTS[card]), True, depth + 1)
        if gains < 0:
            return UNKNOWN
        most = _greater(most, gains)
    return (most + rewards) * op.count


def _most_built(s: Underwater, seat: int, nation: Nation, slot: int, op: Op, depth: int) -> int:
    """What sites, triggers and metropolises give at most for building: the best icon of the board each time."""
    on, board = nation.tableau.on, nation.works.board
    if s.contracts:
        return UNKNOWN
    total = 0
    if on is not NO_TRIGGERS:
        for event in STANDING_EVENTS:
            if on[event]:
                total = _plus(total, _most_fired(nation, event, op.count))
        if total < 0:
            return UNKNOWN
    if op.what & TUNNEL:
        for corner, needs in enumerate(board.tunnels_of_metropolis):
            left = needs & ~nation.works.tunnel_mask
            instant = TILE_INSTANT[nation.tiles[corner]]
            if left and left.bit_count() <= op.count and instant is not None:
                if depth >= DEEP:
                    return UNKNOWN
                more = most_of(s, seat, nation, slot, parts_of(instant), True, depth + 1)
                if more < 0:
                    return UNKNOWN
                total += more
    return total + op.count * MOST_ICON[board.number]
