"""Whether a slot can be used: now, or with the card of the turn used first (UC-SLT-05, UC-SLT-07).

Cards that only give are judged at once, cards that cannot change anything for the slot too; the rest by search.
"""

from collections.abc import Sequence
from typing import Final

from partie.kernel.game import steps_key
from partie.kernel.state import legal, play
from partie.kernel.step import Move, Obligation

from . import moves as m
from .bounding import hopeless
from .components import ACTION_LIMIT, BOARDS, COSTS
from .counting import holds
from .goods import CREDIT_AT, ONE_CREDIT
from .interpret import possible
from .mattering import SLOT_USES, asks_elsewhere, lacks_place, may_help, parts_of
from .parts import Ask, Parts
from .state import Nation, Underwater
from .tableau import CARD_COLOUR, CARD_COST, CARD_TYPE, FIRES, FULL, LASTING
from .terms import (
    ACTION,
    BUILDS,
    INSTANT,
    LAYS_CARD,
    MISMATCHES,
    PERMANENT,
    SECOND_BUILT,
    SLOT_COLOURS,
    SLOT_GIVES,
    USES_ACTION,
    USES_SLOT,
)
from .trading import USED, Have, Outlook, build_serves, sure_goods
from .tree import (
    ALL_OF,
    BOTH,
    BUILD,
    CHOOSE,
    CONVERT,
    DISCOUNT,
    DRAW_CHOOSE,
    EFFECTS,
    FOR_EACH,
    GAIN,
    IF,
    METROPOLIS,
    READY,
    SLOT_EFFECTS,
    UPGRADE,
    USE_ACTION,
    WHEN,
    Op,
    builds_alone,
    find,
    usual_builds,
)

CLONE_PRICE: Final = ONE_CREDIT
"""A credit (UC-CLN-03): whoever has as much, has one."""
COLOURED: Final = [
    sum(1 << slot for slot in range(1, 16) if CARD_COLOUR[card] == SLOT_COLOURS[slot])
    for card in range(len(EFFECTS))
]
"""By card: the slots that it matches, as bits."""
SURCHARGES: Final = [
    icon.costs
    for board in BOARDS.values()
    for icon in (*board.berth_icons, *board.tunnel_icons, *board.city_icons)
    if icon is not None
]
FEW: Final = 8000
"""Positions looked at before a card counts as no help for a slot."""
MANY: Final = 20_000
"""Positions looked at when a slot was offered: more, so that its way is found again from every position on it."""


def mismatch_helps(s: Underwater, seat: int, slot: int) -> bool:
    """Whether what a mismatch gives, or sells, makes a slot possible."""
    waiting = s.nations[seat].tableau.on[MISMATCHES]
    if not waiting or not slot:
        return False
    parts = tuple([op.kids[0] for op in waiting])
    if hopeless(s, seat, s.nations[seat], slot, parts, 0):
        return False
    outlook = Outlook(s, seat, slot)
    reached = outlook.doing(parts, outlook.start(0))
    return outlook.served or _one_serves(s, seat, slot, reached)


def card_helps(s: Underwater, seat: int, move: Move) -> bool:
    """Whether a matching card used first makes an impossible slot possible."""
    nation = s.nations[seat]
    slot, card = move[1], move[2]
    if CARD_COST[card] > nation.goods >> CREDIT_AT:
        return False
    helps = _judged(s, seat, nation, slot, card)
    if helps is not None:
        return helps
    back = CLONE_PRICE if move[0] == m.CLONE else 0
    nation.goods += back
    found = _search(s, seat, move)
    nation.goods -= back
    return found


def _judged(s: Underwater, seat: int, nation: Nation, slot: int, card: int) -> bool | None:
    """Whether a card helps, where that is seen without a search; else None."""
    kind = CARD_TYPE[card]
    if kind == INSTANT:
        return _effect_helps(s, seat, nation, slot, EFFECTS[card], CARD_COST[card])
    if nation.tableau.on[LAYS_CARD]:
        return None
    if kind == PERMANENT:
        return _laid_helps(s, seat, nation, slot, card)
    if kind != ACTION:
        return False
    # A new action card serves a slot that uses one; a fifth one lets an old one be used (UC-LIM-04).
    actions, used = nation.tableau.actions, nation.used
    if len(actions) < ACTION_LIMIT:
        return SLOT_USES[s.side][slot] and (EFFECTS[card].always or _laid_helps(s, seat, nation, slot, card))
    if SLOT_USES[s.side][slot]:
        return None
    if len(used) == len(actions):
        return False
    if nation.tableau.on[USES_ACTION] or CARD_COST[card]:
        return None
    helps: bool | None = False
    for old in actions:
        if old not in used and not helps:
            nation.used = (*used, old)
            judged = _effect_helps(s, seat, nation, slot, EFFECTS[old], 0)
            nation.used = used
            if judged is not False:
                helps = judged
    return helps


def _effect_helps(s: Underwater, seat: int, nation: Nation, slot: int, effect: Op, cost: int) -> bool | None:
    """Whether an effect carried out first makes a slot possible; None where only a search can tell."""
    if effect.code == IF and not effect.sure:
        if not holds(s, seat, effect.kids[0]):
            return False
        effect = effect.kids[1]
    parts = parts_of(effect)
    if effect.sure:
        return _gifts_help(s, seat, nation, slot, cost, parts)
    if effect.code in (BUILD, BOTH) and effect.count == 1:
        helps = _building_helps(s, seat, nation, slot, cost, [], effect)
        return False if helps is None and hopeless(s, seat, nation, slot, parts, cost) else helps
    if hopeless(s, seat, nation, slot, parts, cost):
        return False
    placeless = lacks_place(s, nation, slot) and not asks_elsewhere(s, nation)
    sure: list[Op] = []
    for op in parts:
        if op.sure:
            sure.append(op)
    asking: list[Op] = []
    for op in parts:
        if not op.sure and may_help(s, seat, nation, slot, effect, op, len(sure) > 0):
            asking.append(op)
    if not asking:
        return len(sure) > 0 and _gifts_help(s, seat, nation, slot, cost, sure)
    if len(asking) == 1 and asking[0].code in (BUILD, BOTH) and asking[0].count == 1:
        helps = _building_helps(s, seat, nation, slot, cost, sure, asking[0])
        if helps is not None:
            return helps
    else:
        outlook = Outlook(s, seat, slot)
        outlook.placeless = placeless
        reached = outlook.doing(parts, outlook.start(cost))
        if outlook.served or _one_serves(s, seat, slot, reached):
            return True
        if outlook.whole:
            return False
    return None


def _one_serves(s: Underwater, seat: int, slot: int, reached: set[Have]) -> bool:
    """Whether a slot is possible with one of the things a player may have."""
    nation = s.nations[seat]
    have, used = nation.goods, nation.used
    found = False
    for each in reached:
        nation.goods = each[0]
        nation.used = each[USED:]
        if possible(s, seat, slot):
            found = True
            break
    nation.goods = have
    nation.used = used
    return found


def _gifts_help(s: Underwater, seat: int, nation: Nation, slot: int, cost: int, sure: Sequence[Op]) -> bool:
    """Whether a slot is possible with what a card simply gives."""
    if lacks_place(s, nation, slot):
        return False
    have = nation.goods
    after = have - (cost << CREDIT_AT)
    for op in sure:
        after += sure_goods(s, seat, op)
    nation.goods = after
    found = after != have and possible(s, seat, slot)
    nation.goods = have
    return found


def _building_helps(
    s: Underwater, seat: int, nation: Nation, slot: int, cost: int, sure: list[Op], op: Op
) -> bool | None:
    """Whether one building of a card makes a slot possible; None when what follows from it must be looked at."""
    have = nation.goods
    after = have - (cost << CREDIT_AT)
    for each in sure:
        after += sure_goods(s, seat, each)
    nation.goods = after
    found: bool | None = True
    if not sure or not possible(s, seat, slot):
        found = build_serves(s, seat, slot, op)
    nation.goods = have
    return found


def _search(s: Underwater, seat: int, move: Move) -> bool:
    """Whether some way to use the card first makes the slot possible, looking at a few positions only."""
    trial = s.trial(seat)
    play(trial, seat, move)
    if m.NOW_CARD not in legal(trial, seat):
        return False
    play(trial, seat, m.NOW_CARD)
    return not trial.broken and reaches(trial, seat, FEW)


def reaches(s: Underwater, seat: int, budget: int) -> bool:
    """Whether the slot can begin after some moves, nearest first: what is found from here is found from every position
    on the way with fewer looks. `s` is a copy to look ahead on."""
    seen: set[tuple[object, ...]] = set()
    queue = [s]
    for position in queue:
        if not position.tight:
            # The slot has begun, and that it could was looked at on the way.
            return True
        known = len(seen)
        seen.add((position.nations[seat].way_key(), steps_key(position.agenda)))
        if len(seen) == known:
            continue
        for move in position.agenda[-1].moves(position):
            if budget <= 0:
                return False
            budget -= 1
            trial = position.trial(seat)
            play(trial, seat, move)
            if not trial.tight and not trial.broken:
                return True
            if not trial.broken and not _lost(trial, seat):
                queue.append(trial)
    return False


def _lost(s: Underwater, seat: int) -> bool:
    """Whether what is left to do on the way to the slot cannot make it possible any more; True only where certain."""
    if s.nations[seat].tableau.on[SLOT_GIVES]:
        return False
    left: list[Op] = []
    for step in reversed(s.agenda):
        if isinstance(step, Obligation):
            break
        if not isinstance(step, (Parts, Ask)) or step.plan.gives:
            return False
        left += step.plan.ops
    return hopeless(s, seat, s.nations[seat], s.slot, left, 0)


def _laid_helps(s: Underwater, seat: int, nation: Nation, slot: int, card: int) -> bool:
    """Whether a slot is possible when a card is laid, for its discount, its reward or its action."""
    before = nation.tableau
    nation.tableau = before.laying(card)
    nation.goods -= CARD_COST[card] << CREDIT_AT
    found = possible(s, seat, slot)
    nation.goods += CARD_COST[card] << CREDIT_AT
    nation.tableau = before
    return found


def _ever_helps(op: Op, card: Op, slot: Op, wanted: list[bool], fires: bool) -> bool:
    """Whether a part of a card could ever help a slot that wants these resources; `fires`: changes to what stands there
    may bring something."""
    code = op.code
    if code in (UPGRADE, CONVERT) and not fires and not find(slot, USE_ACTION):
        return False
    if code == GAIN or code == FOR_EACH:
        gains = op.gains if code == GAIN else op.kids[1].gains
        return any(gains[kind] and wanted[kind] for kind in range(5))
    if code in (ALL_OF, CHOOSE):
        return any(_ever_helps(kid, card, slot, wanted, fires) for kid in op.kids)
    if code == IF:
        return _ever_helps(op.kids[1], card, slot, wanted, fires)
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
        if (
            op.code == WHEN
            and op.what in (BUILDS, SECOND_BUILT)
            and (find(effect, BOTH) or find(effect, USE_ACTION))
        ):
            # What the build brings may pay for the upgrade that belongs to it.
            return True
    return False


def _helpers(slot: int, effect: Op, full: bool, fires: bool) -> list[bool]:
    wanted = _wanted(effect)
    found: list[bool] = []
    for card, matching in enumerate(COLOURED):
        kind = CARD_TYPE[card]
        found.append(
            matching >> slot & 1 == 1
            and not effect.always
            and (
                (kind == ACTION and (full or bool(find(effect, USE_ACTION))))
                or (kind == PERMANENT and _changes(LASTING[card], slot, effect))
                or (kind == INSTANT and _ever_helps(EFFECTS[card], EFFECTS[card], effect, wanted, fires))
            )
        )
    return found


_HELPERS: Final = [
    [
        [_helpers(slot, op, kind >= FULL, kind % FULL == FIRES) for slot, op in enumerate(side)]
        for kind in range(4)
    ]
    for side in SLOT_EFFECTS
]


HELPED: Final = [
    [
        [sum(1 << slot for slot in range(16) if table[slot][card]) for card in range(len(EFFECTS))]
        for table in tables
    ]
    for tables in _HELPERS
]
"""By side, `Tableau.helpers` and card: the slots that the card, used first, could ever make possible, as bits; when a
laid card fires nothing."""
