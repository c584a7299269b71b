"""Whether a slot can be used: now, or with the card of the turn used first (UC-SLT-05, UC-SLT-07).

Cards that only give are judged at once, cards that cannot change anything for the slot too; the rest by search.
"""

from typing import Final

from partie.kernel.game import steps_key
from partie.kernel.state import legal, play
from partie.kernel.step import Move

from . import moves as m
from .bounding import SLOT_USES, asks_elsewhere, founds, lacks_place, may_help, most_of, parts_of
from .components import ACTION_LIMIT, BOARDS, COSTS
from .interpret import possible
from .state import Nation, Underwater
from .tableau import CARD_COLOUR, CARD_COST, CARD_TYPE, LASTING
from .terms import (
    ACTION,
    BUILDS,
    INSTANT,
    LAYS_CARD,
    MISMATCHES,
    PERMANENT,
    SECOND_BUILT,
    SLOT_COLOURS,
    USES_SLOT,
)
from .trading import USED, Have, Outlook, add_sure, build_serves
from .tree import (
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    DISCOUNT,
    DRAW_CHOOSE,
    EFFECTS,
    FOR_EACH,
    GAIN,
    IF,
    METROPOLIS,
    READY,
    SLOT_EFFECTS,
    USE_ACTION,
    WHEN,
    Op,
    builds_alone,
    find,
    usual_builds,
)

CLONE_PRICE: Final = 1
SURE_PARTS: Final = [tuple(op for op in parts_of(effect) if op.sure) for effect in EFFECTS]
ASKING_PARTS: Final = [tuple(op for op in parts_of(effect) if not op.sure) for effect in EFFECTS]
"""By card: what it simply gives, and its other parts."""
COLOURED: Final = [[CARD_COLOUR[card] == colour for card in range(len(EFFECTS))] for colour in SLOT_COLOURS]
"""By slot and card: whether they match."""
SURCHARGES: Final = [
    icon.costs
    for board in BOARDS.values()
    for icon in (*board.berth_icons, *board.tunnel_icons, *board.city_icons)
    if icon is not None
]
FEW: Final = 600
"""Positions looked at before a card counts as no help for a slot."""


def mismatch_helps(s: Underwater, seat: int, slot: int) -> bool:
    """Whether what a mismatch gives, or sells, makes a slot possible."""
    waiting = s.nations[seat].tableau.on[MISMATCHES]
    if not waiting or not slot:
        return False
    outlook = Outlook(s, seat, slot)
    reached = outlook.doing(tuple([op.kids[0] for op in waiting]), outlook.start(0))
    return outlook.served or _one_serves(s, seat, slot, reached)


def card_helps(s: Underwater, seat: int, move: Move) -> bool:
    """Whether a matching card used first makes an impossible slot possible."""
    nation = s.nations[seat]
    slot, card = move[1], move[2]
    if CARD_COST[card] > nation.resources[3]:
        return False
    kind = CARD_TYPE[card]
    if kind == INSTANT:
        effect = EFFECTS[card]
        sure = SURE_PARTS[card]
        placeless = lacks_place(s, nation, slot) and not asks_elsewhere(s, nation)
        if placeless and not founds(s, seat, nation, effect):
            return False
        asking = [
            op for op in ASKING_PARTS[card] if may_help(s, seat, nation, slot, effect, op, len(sure) > 0)
        ]
        if not asking:
            return len(sure) > 0 and _gifts_help(s, seat, slot, CARD_COST[card], sure)
        if len(asking) == 1 and asking[0].code in (BUILD, BOTH) and asking[0].count == 1:
            helps = _building_helps(s, seat, nation, slot, card, sure, asking[0])
            if helps is not None:
                return helps
        else:
            outlook = Outlook(s, seat, slot)
            outlook.placeless = placeless
            reached = outlook.doing(parts_of(effect), outlook.start(CARD_COST[card]))
            if outlook.served or _one_serves(s, seat, slot, reached):
                return True
            if outlook.whole:
                return False
        gains = most_of(s, seat, nation, slot, parts_of(effect))
        if gains is not None and not _enough(s, seat, slot, gains):
            return False
    elif not nation.tableau.on[LAYS_CARD]:
        if kind == PERMANENT:
            return _laid_helps(s, seat, nation, slot, card)
        if kind != ACTION:
            return False
        # A new action card serves a slot that uses one; a fifth one lets an old one be used (UC-LIM-04).
        actions = nation.tableau.actions
        if len(actions) < ACTION_LIMIT:
            return SLOT_USES[s.side][slot] and (
                EFFECTS[card].always or _laid_helps(s, seat, nation, slot, card)
            )
        if len(nation.used) == len(actions) and not SLOT_USES[s.side][slot]:
            return False
    back = CLONE_PRICE if move[0] == m.CLONE else 0
    nation.resources[3] += back
    found = _search(s, seat, move)
    nation.resources[3] -= back
    return found


def _one_serves(s: Underwater, seat: int, slot: int, reached: set[Have]) -> bool:
    """Whether a slot is possible with one of the things a player may have."""
    nation = s.nations[seat]
    have, used = nation.resources, nation.used
    before = have.copy()
    found = False
    for each in reached:
        have[:] = each[:5]
        nation.used = each[USED:]
        if possible(s, seat, slot):
            found = True
            break
    have[:] = before
    nation.used = used
    return found


def _enough(s: Underwater, seat: int, slot: int, gains: list[int]) -> bool:
    """Whether a slot were possible with so much more."""
    have = s.nations[seat].resources
    before = have.copy()
    for kind in range(5):
        have[kind] += gains[kind]
    found = possible(s, seat, slot)
    have[:] = before
    return found


def _gifts_help(s: Underwater, seat: int, slot: int, cost: int, sure: tuple[Op, ...]) -> bool:
    """Whether a slot is possible with what a card simply gives."""
    have = s.nations[seat].resources
    before = have.copy()
    have[3] -= cost
    for op in sure:
        add_sure(s, seat, op, have)
    found = possible(s, seat, slot)
    have[:] = before
    return found


def _building_helps(
    s: Underwater, seat: int, nation: Nation, slot: int, card: int, sure: tuple[Op, ...], op: Op
) -> bool | None:
    """Whether one building of a card makes a slot possible; None when what follows from it must be looked at."""
    have = nation.resources
    before = have.copy()
    have[3] -= CARD_COST[card]
    for each in sure:
        add_sure(s, seat, each, have)
    found: bool | None = True if possible(s, seat, slot) else build_serves(s, seat, slot, op)
    have[:] = before
    return found


def _search(s: Underwater, seat: int, move: Move) -> bool:
    """Whether some way to use the card first makes the slot possible, looking at a few positions only."""
    trial = s.trial(seat)
    play(trial, seat, move)
    if m.NOW_CARD not in legal(trial, seat):
        return False
    play(trial, seat, m.NOW_CARD)
    return _reaches(trial, seat)


def _reaches(s: Underwater, seat: int) -> bool:
    """Whether the slot can begin after some moves of the card, nearest first as in `dead_end`."""
    seen: set[tuple[object, ...]] = set()
    queue = [s]
    budget = FEW
    for position in queue:
        if position.broken:
            continue
        if not position.tight:
            # The slot has begun, and that it could was looked at on the way.
            return True
        key = (position.nations[seat].key(), steps_key(position.agenda))
        if key in seen:
            continue
        seen.add(key)
        for move in position.agenda[-1].moves(position):
            if budget <= 0:
                return False
            budget -= 1
            trial = position.trial(seat)
            play(trial, seat, move)
            if not trial.tight and not trial.broken:
                return True
            queue.append(trial)
    return False


def _laid_helps(s: Underwater, seat: int, nation: Nation, slot: int, card: int) -> bool:
    """Whether a slot is possible when a card is laid, for its discount, its reward or its action."""
    before = nation.tableau
    nation.tableau = before.laying(card)
    nation.resources[3] -= CARD_COST[card]
    found = possible(s, seat, slot)
    nation.resources[3] += CARD_COST[card]
    nation.tableau = before
    return found


def _ever_helps(op: Op, card: Op, slot: Op, wanted: list[bool]) -> bool:
    """Whether a part of a card could ever help a slot that wants these resources."""
    code = op.code
    if code == GAIN or code == FOR_EACH:
        gains = op.gains if code == GAIN else op.kids[1].gains
        return any(gains[kind] and wanted[kind] for kind in range(5))
    if code in (ALL_OF, CHOOSE):
        return any(_ever_helps(kid, card, slot, wanted) for kid in op.kids)
    if code == IF:
        return _ever_helps(op.kids[1], card, slot, wanted)
    if code == READY:
        return bool(find(slot, USE_ACTION) or find(card, USE_ACTION))
    return code not in (DRAW_CHOOSE, METROPOLIS)


def _wanted(slot: Op) -> list[bool]:
    """The resources that a slot can need; buildings may cost more on some sites."""
    if not builds_alone(slot):
        return [True] * 5
    kinds = usual_builds(slot)
    wanted = [False] * 5
    for cost in [COSTS[kind] for kind in range(6) if kinds >> kind & 1] + SURCHARGES:
        for resource in range(5):
            if cost[resource]:
                wanted[resource] = True
    wanted[4] = wanted[4] or wanted[0] or wanted[1]
    return wanted


def _changes(lasting: tuple[Op, ...], slot: int, effect: Op) -> bool:
    """Whether a slot may cost less, or bring more, when a card lies there."""
    for op in lasting:
        if op.code == DISCOUNT or (op.code == WHEN and op.what == USES_SLOT and op.of == slot):
            return True
        if op.code == WHEN and op.what in (BUILDS, SECOND_BUILT) and find(effect, BOTH):
            return True
    return False


def _helpers(slot: int, effect: Op) -> list[bool]:
    wanted = _wanted(effect)
    found = []
    for card, matches in enumerate(COLOURED[slot]):
        kind = CARD_TYPE[card]
        found.append(
            matches
            and not effect.always
            and (
                kind == ACTION
                or (kind == PERMANENT and _changes(LASTING[card], slot, effect))
                or (kind == INSTANT and _ever_helps(EFFECTS[card], EFFECTS[card], effect, wanted))
            )
        )
    return found


HELPERS: Final = [[_helpers(slot, op) for slot, op in enumerate(side)] for side in SLOT_EFFECTS]
"""By side, slot and card: whether a card used first could ever make the slot possible; when a laid card fires
nothing."""
