"""Whether a slot can be used: now, or with the card of the turn used first (UC-SLT-05, UC-SLT-07).

Cards that only give are judged at once, cards that cannot change anything for the slot too; the rest by search.
"""

from typing import Final

from partie.kernel.game import steps_key
from partie.kernel.state import legal, play
from partie.kernel.step import Move

from . import moves as m
from .bounding import SLOT_USES, may_help, most_of, parts_of
from .building import build_moves, sure_gains
from .components import ACTION_LIMIT, SITE_COUNT, UPGRADED
from .counting import holds, times
from .interpret import SETS, can_use_slot, unit_moves
from .paying import full_cost, icon_at, pay_building, ways
from .state import Nation, Underwater
from .tableau import CARD_COST, CARD_TYPE
from .terms import (
    ACTION,
    BUILDS,
    INSTANT,
    LAYS_CARD,
    MISMATCHES,
    PERMANENT,
    SECOND_BUILT,
    SECOND_TUNNEL,
)
from .tree import (
    ALWAYS,
    BUILD,
    CHOOSE,
    COPY_YIELD,
    DIFFERENT,
    DISCOUNT,
    EFFECTS,
    EXCHANGE,
    FOR_EACH,
    GAIN,
    IF,
    PAY,
    Op,
    find,
)
from .works import PURPLE_CITY, WHITE_CITY, Works

CLONE_PRICE: Final = 1
TRADES: Final = (EXCHANGE, DIFFERENT, COPY_YIELD)
"""Parts that change resources and nothing else."""
SURE_PARTS: Final = [tuple(op for op in parts_of(effect) if op.sure) for effect in EFFECTS]
ASKING_PARTS: Final = [tuple(op for op in parts_of(effect) if not op.sure) for effect in EFFECTS]
"""By card: what it simply gives, and its other parts."""
DISCOUNTS: Final = [bool(find(effect, DISCOUNT)) for effect in EFFECTS]
FEW: Final = 200
"""Positions looked at before a card counts as no help for a slot."""


def possible(s: Underwater, seat: int, slot: int) -> bool:
    """Whether at least a part of a slot can be done now (UC-SLT-05)."""
    return ALWAYS[s.side][slot] or can_use_slot(s, seat, slot)


def mismatch_helps(s: Underwater, seat: int, slot: int) -> bool:
    """Whether what a mismatch gives, or sells, makes a slot possible."""
    waiting = s.nations[seat].tableau.on[MISMATCHES]
    if not waiting or not slot:
        return False
    effects = [op.kids[0] for op in waiting]
    sold = [op for op in effects if not op.sure and _is_trade(op)]
    return _trades_help(s, seat, slot, 0, [op for op in effects if op.sure] + sold)


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
        asking = [
            op for op in ASKING_PARTS[card] if may_help(s, seat, nation, slot, effect, op, len(sure) > 0)
        ]
        if not asking:
            return len(sure) > 0 and _gifts_help(s, seat, slot, CARD_COST[card], sure)
        if all(_is_trade(op) for op in asking):
            return _trades_help(s, seat, slot, CARD_COST[card], [*sure, *asking])
        gains = most_of(s, seat, nation, slot, parts_of(effect))
        if gains is not None and not _enough(s, seat, slot, gains):
            return False
        if len(asking) == 1 and asking[0].code == BUILD and asking[0].count == 1:
            helps = _building_helps(s, seat, nation, slot, card, sure, asking[0])
            if helps is not None:
                return helps
    elif not nation.tableau.on[LAYS_CARD]:
        if kind == PERMANENT:
            return DISCOUNTS[card] and _discount_helps(s, seat, nation, slot, card)
        if kind != ACTION or not _action_helps(s, nation, slot):
            return False
    back = CLONE_PRICE if move[0] == m.CLONE else 0
    nation.resources[3] += back
    found = _search(s, seat, move)
    nation.resources[3] -= back
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
        _add_sure(s, seat, op, have)
    found = possible(s, seat, slot)
    have[:] = before
    return found


def _building_helps(
    s: Underwater, seat: int, nation: Nation, slot: int, card: int, sure: tuple[Op, ...], op: Op
) -> bool | None:
    """Whether one building of a card makes a slot possible; None when what follows from it must be looked at."""
    on = nation.tableau.on
    if s.contracts or (on[SECOND_TUNNEL] and s.dug):
        return None
    for trigger in (*on[BUILDS], *on[SECOND_BUILT]):
        if trigger.kids[0].code != GAIN:
            return None
    have, works = nation.resources, nation.works
    before = have.copy()
    have[3] -= CARD_COST[card]
    for each in sure:
        _add_sure(s, seat, each, have)
    start = have.copy()
    unsure = False
    found = possible(s, seat, slot)
    for move in [] if found else build_moves(s, nation, op):
        icon = icon_at(works, move)
        if icon.advance or (move[0] == m.BUILD_TUNNEL and max(works.board.ends[move[1]]) >= SITE_COUNT):
            unsure = True
            continue
        cost = full_cost(nation, op, move)
        extra = sure_gains(nation, move)
        nation.works = _built(works, move)
        for way in ways(start, cost):
            pay_building(have, cost, way[1], way[2])
            for kind in range(5):
                have[kind] += icon.gains[kind] + extra[kind]
            found = possible(s, seat, slot)
            have[:] = start
            if found:
                break
        nation.works = works
        if found:
            break
    have[:] = before
    return True if found else None if unsure else False


def _built(works: Works, move: Move) -> Works:
    if move[0] == m.BUILD:
        return works.with_building(move[1], move[2])
    if move[0] == m.BUILD_TUNNEL:
        return works.with_tunnel(move[1])
    return works.with_city(move[1], WHITE_CITY if move[0] == m.BUILD_WHITE else PURPLE_CITY)


def _search(s: Underwater, seat: int, move: Move) -> bool:
    """Whether some way to use the card first makes the slot possible, looking at a few positions only."""
    trial = s.copy()
    trial.dry = True
    play(trial, seat, move)
    if m.NOW_CARD not in legal(trial, seat):
        return False
    play(trial, seat, m.NOW_CARD)
    return _reaches(trial, seat, move[1], [FEW], set())


def _reaches(s: Underwater, seat: int, slot: int, budget: list[int], seen: set[tuple[object, ...]]) -> bool:
    """Whether the slot is possible now, with the rest of the card left out, or after a further move of it."""
    if s.broken:
        return False
    if not s.tight:
        # The slot has begun, and that it could was looked at on the way.
        return True
    found = s.agenda[-1].moves(s)
    if found and found[0] == m.FINISHED and can_use_slot(s, seat, slot):
        return True
    position = (s.nations[seat].key(), steps_key(s.agenda))
    if position in seen:
        return False
    seen.add(position)
    for move in found:
        if budget[0] <= 0:
            return False
        budget[0] -= 1
        trial = s.copy()
        trial.dry = True
        play(trial, seat, move)
        if _reaches(trial, seat, slot, budget, seen):
            return True
    return False


def _is_trade(op: Op) -> bool:
    if op.code == PAY:
        return op.kids[0].sure
    if op.code == CHOOSE:
        return all(kid.sure for kid in op.kids)
    return op.code in TRADES


def _action_helps(s: Underwater, nation: Nation, slot: int) -> bool:
    """A new action card serves a slot that uses one; a fifth one lets an old one be used (UC-LIM-04)."""
    actions = nation.tableau.actions
    if len(actions) >= ACTION_LIMIT and len(nation.used) < len(actions):
        return True
    return SLOT_USES[s.side][slot]


def _discount_helps(s: Underwater, seat: int, nation: Nation, slot: int, card: int) -> bool:
    before = nation.tableau
    nation.tableau = before.laying(card)
    nation.resources[3] -= CARD_COST[card]
    found = possible(s, seat, slot)
    nation.resources[3] += CARD_COST[card]
    nation.tableau = before
    return found


def _trades_help(s: Underwater, seat: int, slot: int, cost: int, parts: list[Op]) -> bool:
    """Whether some way to take what the parts give and trade makes the slot possible."""
    have = s.nations[seat].resources
    before = have.copy()
    start = before.copy()
    start[3] -= cost
    reached = {tuple(start)}
    for op in parts:
        came: set[tuple[int, ...]] = set()
        for vector in reached:
            have[:] = vector
            came.update(_after(s, seat, op, have))
        # What is simply given is always taken, a trade may be left out.
        reached = came if op.sure else reached | came
    found = False
    for vector in reached:
        have[:] = vector
        if possible(s, seat, slot):
            found = True
            break
    have[:] = before
    return found


def _after(s: Underwater, seat: int, op: Op, have: list[int]) -> list[tuple[int, ...]]:
    """What a player may have after a giving or trading part."""
    if op.sure:
        after = have.copy()
        _add_sure(s, seat, op, after)
        return [tuple(after)]
    found: list[tuple[int, ...]] = []
    if op.code == EXCHANGE:
        for one, other in ((op.what, op.of), (op.of, op.what)):
            after = have.copy()
            for _ in range(op.count):
                after[one] -= 1
                after[other] += 1
                if after[one] >= 0:
                    found.append(tuple(after))
    elif op.code == PAY:
        for price in op.prices:
            after = have.copy()
            for _ in range(op.count):
                after = [mine - lost for mine, lost in zip(after, price)]
                if min(after) < 0:
                    break
                _add_sure(s, seat, op.kids[0], after)
                found.append(tuple(after))
    elif op.code == DIFFERENT:
        for move in SETS[op.count]:
            found.append(tuple(mine + (move[1] >> i & 1) for i, mine in enumerate(have)))
    elif op.code == CHOOSE:
        for kid in op.kids:
            if kid.sure:
                found += _after(s, seat, kid, have)
    elif op.code == COPY_YIELD:
        for move in unit_moves(s, seat, op):
            found.append(tuple(mine + UPGRADED[move[1]][i] for i, mine in enumerate(have)))
    return found


def _add_sure(s: Underwater, seat: int, op: Op, have: list[int]) -> None:
    if op.code == GAIN:
        for i in range(5):
            have[i] += op.gains[i]
    elif op.code == FOR_EACH:
        factor = times(s, seat, op)
        for i in range(5):
            have[i] += op.kids[1].gains[i] * factor
    elif op.code == IF:
        if holds(s, seat, op.kids[0]):
            _add_sure(s, seat, op.kids[1], have)
    else:
        for kid in op.kids:
            _add_sure(s, seat, kid, have)
