"""What an effect can do now: one reading of the tree for `can`, for the list of moves and for refusals."""

from typing import Final

from partie.kernel.state import legal, play
from partie.kernel.step import Move, Obligation

from . import moves as m
from .building import build_moves, can_build, usually_buildable, why_not_build
from .components import PLAIN
from .counting import UPGRADED_FARMS, UPGRADED_TUNNELS_AT_CITIES, holds, tally, times
from .goods import AT, FIELD, covers
from .moves import OPTIONS
from .state import Nation, Underwater
from .tableau import CARD_COST
from .terms import FREE_SLOT, OTHERS_SLOT, USED_SLOT, USES_SLOT
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
    INSTEAD,
    METROPOLIS,
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
)
from .upgrading import both_moves, can_convert, can_do_both, can_upgrade, upgrade_moves, why_not_upgrade
from .works import places

SETS: Final[list[list[Move]]] = [
    [m.TAKES[chosen] for chosen in range(32) if chosen.bit_count() == n] for n in range(6)
]


ADVANCES: Final[list[list[Move]]] = [m.ADVANCES[1 : spaces + 1] for spaces in range(len(m.ADVANCES))]
"""By how many spaces one may climb."""


def can(s: Underwater, seat: int, op: Op) -> bool:
    """Whether at least a part of an effect can be carried out now."""
    if op.always:
        return True
    code = op.code
    nation = s.nations[seat]
    if code == BUILD:
        return can_build(s, nation, op)
    if code == USE_ACTION:
        return _any_usable(s, seat, nation)
    if code == BOTH:
        return can_do_both(s, nation, op)
    if code == UPGRADE:
        return can_upgrade(nation, op)
    if code == ALL_OF or code == CHOOSE:
        for kid in op.quick:
            if can(s, seat, kid):
                return True
        return False
    if code == SPECIAL:
        return bool(s.row) or bool(s.special)
    if code == EXCHANGE:
        return nation.goods & (FIELD << AT[op.what] | FIELD << AT[op.of]) > 0
    if code == PAY:
        return bool(_prices(s, seat, nation, op))
    if code == IF:
        return holds(s, seat, op.kids[0]) and can(s, seat, op.kids[1])
    if code == FOR_EACH:
        return times(s, seat, op) > 0
    return bool(unit_moves(s, seat, op))


def possible(s: Underwater, seat: int, slot: int) -> bool:
    """Whether at least a part of a slot can be done now (UC-SLT-05)."""
    side = s.side
    if ONLY_BUILDS[side][slot]:
        nation = s.nations[seat]
        if usually_buildable(s, nation) & SLOT_BUILDS[side][slot]:
            return True
        if not nation.tableau.on[USES_SLOT]:
            return False
    return SLOT_EFFECTS[side][slot].always or can_use_slot(s, seat, slot)


def unit_moves(s: Underwater, seat: int, op: Op) -> list[Move]:
    """The moves that carry out one unit of an effect."""
    code = op.code
    nation = s.nations[seat]
    found: list[Move] = []
    if code == CHOOSE:
        for i, kid in enumerate(op.kids):
            if kid.always or can(s, seat, kid):
                found.append(OPTIONS[i])
        return found
    if code == EXCHANGE:
        if nation.goods >> AT[op.what] & FIELD:
            found.append(m.GIVES[op.what])
        if nation.goods >> AT[op.of] & FIELD:
            found.append(m.GIVES[op.of])
        return found
    if code == USE_ACTION:
        return _usable(s, seat, nation)
    if code == ADVANCE:
        return ADVANCES[op.count]
    if code == UPGRADE:
        return upgrade_moves(nation, op)
    if code == BOTH:
        return both_moves(s, nation, op)
    if code == BUILD:
        return build_moves(s, nation, op)
    if code == SPECIAL:
        found = [m.SPECIALS[card] for card in s.row]
        if s.special:
            found.append(m.TOP)
            found.append(m.SEARCH)
        return found
    if code == PAY:
        return _prices(s, seat, nation, op)
    if code == DIFFERENT:
        return SETS[op.count]
    if code == READY:
        return [m.READIES[card] for card in nation.used]
    if code == USE_SLOT:
        return _performed(s, seat, op)
    return _rare_moves(s, seat, nation, op)


def _rare_moves(s: Underwater, seat: int, nation: Nation, op: Op) -> list[Move]:
    code = op.code
    if code == COPY_YIELD:
        counts = tally(nation.works)
        return [
            m.COPIES[kind]
            for kind in range(4)
            if op.what >> kind & 1
            and counts[UPGRADED_TUNNELS_AT_CITIES if kind == 3 else UPGRADED_FARMS + kind]
        ]
    if code == CONVERT:
        if not can_convert(s, nation):
            return []
        return [m.CONVERTS[site] for site in places(nation.works.city_mask & ~nation.works.purple)]
    if code == DRAW_CHOOSE:
        return [m.DRAWING] if s.deck or s.discard else []
    if code == METROPOLIS:
        return [m.DRAWING] if s.blue else []
    if code == INSTEAD:
        return [m.GIVES[op.of]] if nation.goods >> AT[op.of] & FIELD and _makes(nation, op) else []
    if code == IF:
        return unit_moves(s, seat, op.kids[1]) if holds(s, seat, op.kids[0]) else []
    return []


def _makes(nation: Nation, op: Op) -> bool:
    """Whether a connected structure of the kind makes the resource (UC-PRO-13)."""
    counts = tally(nation.works)
    for kind in range(4):
        if op.what >> kind & 1:
            plain = PLAIN[kind][op.of] > 0
            if kind == 3:
                return counts[10 if plain else UPGRADED_TUNNELS_AT_CITIES] > 0
            return counts[kind if plain else UPGRADED_FARMS + kind] > 0
    return False


def _any_usable(s: Underwater, seat: int, nation: Nation) -> bool:
    """Whether some action card can be used; the assistant, which always can, has the highest number."""
    used = nation.used
    for card in reversed(nation.tableau.actions):
        if card not in used and _ready_usable(s, seat, nation, card):
            return True
    return False


def _ready_usable(s: Underwater, seat: int, nation: Nation, card: int) -> bool:
    effect = EFFECTS[card]
    if effect.always:
        return True
    used = nation.used
    nation.used = (*used, card)
    found = can(s, seat, effect)
    nation.used = used
    return found


def _usable(s: Underwater, seat: int, nation: Nation) -> list[Move]:
    """Ready action cards of which a part can be done (UC-ACT-04, UC-ACT-10)."""
    used = nation.used
    found: list[Move] = []
    for card in nation.tableau.actions:
        if card not in used and _ready_usable(s, seat, nation, card):
            found.append(m.USES[card])
    return found


def _prices(s: Underwater, seat: int, nation: Nation, op: Op) -> list[Move]:
    """Prices that can be paid in full and buy something (UC-GLO-07)."""
    found = []
    have = nation.goods
    then = op.kids[0]
    for i, price in enumerate(op.prices):
        if covers(have, price):
            if then.code == GAIN:
                found.append(m.PRICES[i])
                continue
            nation.goods = have - price
            if can(s, seat, then):
                found.append(m.PRICES[i])
            nation.goods = have
    return found


def _performed(s: Underwater, seat: int, op: Op) -> list[Move]:
    """The slots that a card may perform and of which a part can be done."""
    return [
        m.PERFORMS[slot]
        for slot in range(1, 16)
        if where_fits(s, seat, op.what, slot) and can_use_slot(s, seat, slot)
    ]


def can_use_slot(s: Underwater, seat: int, slot: int) -> bool:
    """Whether a part of a slot can be done, with what its use itself brings (UC-GLO-28, UC-TIM-06)."""
    effect = SLOT_EFFECTS[s.side][slot]
    if can(s, seat, effect):
        return True
    nation = s.nations[seat]
    have = nation.goods
    for op in nation.tableau.on[USES_SLOT]:
        if op.of == slot and op.kids[0].code == GAIN:
            nation.goods += op.kids[0].goods
    found = nation.goods != have and can(s, seat, effect)
    nation.goods = have
    return found


def where_fits(s: Underwater, seat: int, where: int, slot: int) -> bool:
    """Whether a slot is free, occupied by others and not by the player, or just used (UC-GLO-21, UC-GLO-22, UC-ICO)."""
    tiles = s.slots[slot]
    if not tiles:
        return bool(where & FREE_SLOT)
    if not tiles >> seat & 1:
        return bool(where & (OTHERS_SLOT | USED_SLOT))
    return bool(where & USED_SLOT and s.seats < 4)


def kept(s: Underwater, seat: int, found: list[Move]) -> list[Move]:
    """Only moves after which the slot of this turn can still be used (UC-SLT-05)."""
    if s.dry or not s.tight:
        return found
    return [move for move in found if _slot_stays_possible(s, seat, move)]


def _slot_stays_possible(s: Underwater, seat: int, move: Move) -> bool:
    """Mostly soon seen: the slot begins, or could as soon as the player says done. Else by search."""
    if move[0] == m.DONE and isinstance(s.agenda[-2], Obligation):
        # The slot comes next; what is still given takes nothing away from it.
        if can(s, seat, SLOT_EFFECTS[s.side][s.slot]):
            return True
    trial = s.trial(seat)
    play(trial, seat, move)
    if trial.broken:
        return False
    if not trial.tight:
        return True
    # A card that is still to be laid may cost what the slot needs.
    if not CARD_COST[trial.card] and can_use_slot(trial, seat, s.slot) and m.FINISHED in legal(trial, seat):
        return True
    from .helping import MANY, reaches

    return reaches(trial, seat, MANY)


# Refusals

NOT_NOW: Final[dict[int, str]] = {
    m.DONE: "UC-SLT-05",
    m.SLOT: "UC-FLO-04",
    m.CLONE: "UC-FLO-04",
    m.CARD_FIRST: "UC-TIM-05",
    m.SLOT_FIRST: "UC-TIM-05",
    m.CARD_UNUSED: "UC-SLT-08",
    m.PART: "UC-TIM-01",
    m.OPTION: "UC-ICO-01",
    m.BUILD: "UC-GLO-17",
    m.BUILD_TUNNEL: "UC-GLO-17",
    m.BUILD_WHITE: "UC-GLO-17",
    m.BUILD_PURPLE: "UC-GLO-17",
    m.UPGRADE: "UC-UPG-03",
    m.UPGRADE_TUNNEL: "UC-UPG-03",
    m.PAY: "UC-BIO-02",
    m.PRICE: "UC-GLO-08",
    m.TAKE: "UC-RES-01",
    m.GIVE: "UC-GLO-10",
    m.ADVANCE: "UC-FED-01",
    m.USE: "UC-ACT-01",
    m.READY: "UC-ACT-07",
    m.PERFORM: "UC-GLO-20",
    m.COPY: "UC-GLO-24",
    m.CONVERT: "UC-UPG-02",
    m.DRAW: "UC-RES-03",
    m.SPECIAL: "UC-SPE-02",
    m.SPECIAL_TOP: "UC-SPE-02",
    m.SPECIAL_SEARCH: "UC-SPE-02",
    m.KEEP: "UC-GSP-04",
    m.OVER: "UC-LIM-06",
    m.NOT: "UC-GLO-01",
    m.DISCARD: "UC-HND-01",
    m.DROP: "UC-HND-01",
    m.LATER: "UC-EOT-03",
    m.ONCE: "UC-GLO-19",
}
"""The rule that forbids a kind of move where nothing allows it."""


def not_now(move: Move) -> str:
    return NOT_NOW[move[0]]


def why_not_unit(s: Underwater, seat: int, op: Op, move: Move) -> str:
    """The rule that forbids a move which is not among the units of an effect."""
    nation = s.nations[seat]
    verb, code = move[0], op.code
    if code == IF:
        return why_not_unit(s, seat, op.kids[1], move)
    if code in (BUILD, BOTH) and verb in (m.BUILD, m.BUILD_TUNNEL, m.BUILD_WHITE, m.BUILD_PURPLE):
        if code == BOTH and move in build_moves(s, nation, op):
            return "UC-TIM-03"
        return why_not_build(s, nation, op, move)
    if code == UPGRADE and verb in (m.UPGRADE, m.UPGRADE_TUNNEL):
        return why_not_upgrade(nation, op, move)
    if code == BOTH and verb in (m.UPGRADE, m.UPGRADE_TUNNEL):
        return "UC-TIM-02"
    if code == USE_ACTION and verb == m.USE:
        if move[1] in nation.used:
            return "UC-ACT-05"
        return "UC-ACT-10" if move[1] in nation.tableau.actions else "UC-ACT-01"
    if code == SPECIAL and verb in (m.SPECIAL, m.SPECIAL_TOP, m.SPECIAL_SEARCH):
        return "UC-GSP-02" if verb == m.SPECIAL else "UC-GSP-06"
    if code == PAY and verb == m.PRICE:
        return "UC-GLO-07"
    if code == USE_SLOT and verb == m.PERFORM:
        return _why_not_perform(s, seat, op, move[1])
    if code == DIFFERENT and verb == m.TAKE:
        return "UC-S12-01"
    if code in (EXCHANGE, INSTEAD) and verb == m.GIVE:
        return "UC-GLO-09"
    if code == READY and verb == m.READY:
        return "UC-ACT-07"
    return not_now(move)


def _why_not_perform(s: Underwater, seat: int, op: Op, slot: int) -> str:
    if not 1 <= slot <= 15:
        return "UC-AVS-04"
    if where_fits(s, seat, op.what, slot):
        return "UC-SLT-05"
    tiles = s.slots[slot]
    if op.what == FREE_SLOT:
        return "UC-ICO-03"
    if op.what == USED_SLOT:
        return "UC-GLO-22" if tiles else "UC-ICO-02"
    return "UC-GLO-22" if s.seats == 4 and tiles >> seat & 1 and tiles.bit_count() > 1 else "UC-GLO-21"
