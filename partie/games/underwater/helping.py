"""Whether a slot can be used: now, or with the card of the turn used first (UC-SLT-05, UC-SLT-07).

Cards that only give are judged at once, cards that cannot change anything for the slot too; the rest by search.
"""

from typing import Final

from partie.kernel.game import steps_key
from partie.kernel.obligation import open_obligations
from partie.kernel.state import legal, play
from partie.kernel.step import Move

from . import moves as m
from .building import build_moves, supply_left
from .components import ACTION_LIMIT, FEDERATION_BONUS, SITE_COUNT, UPGRADED
from .counting import holds, times
from .interpret import SETS, can, unit_moves
from .paying import affordable, full_cost, icon_at, pay_building, refund, ways
from .state import Nation, Underwater
from .tableau import CARD_COST, CARD_TYPE
from .terms import (
    ACTION,
    ADVANCES_TO,
    BUILDS,
    INSTANT,
    LAYS_CARD,
    MISMATCHES,
    PERMANENT,
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
    ALWAYS,
    BOTH,
    BUILD,
    CHOOSE,
    CONVERT,
    COPY_YIELD,
    DIFFERENT,
    DISCOUNT,
    DRAW_CHOOSE,
    EFFECTS,
    EXCHANGE,
    FOR_EACH,
    GAIN,
    IF,
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
from .works import PURPLE_CITY, WHITE_CITY, Works

CLONE_PRICE: Final = 1
TRADES: Final = (EXCHANGE, DIFFERENT, COPY_YIELD)
"""Parts that change resources and nothing else."""
FEW: Final = 200
"""Positions looked at before a card counts as no help for a slot."""


def possible(s: Underwater, seat: int, slot: int) -> bool:
    """Whether at least a part of a slot can be done now (UC-SLT-05)."""
    return ALWAYS[s.side][slot] or can(s, seat, SLOT_EFFECTS[s.side][slot])


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
    effect = EFFECTS[card]
    kind = CARD_TYPE[card]
    if kind == INSTANT:
        parts = effect.kids if effect.code == ALL_OF else (effect,)
        sure = any(op.sure for op in parts)
        asking = [op for op in parts if not op.sure and may_help(s, seat, nation, slot, effect, op, sure)]
        if not asking and not sure:
            return False
        if all(_is_trade(op) for op in asking):
            return _trades_help(s, seat, slot, CARD_COST[card], [op for op in parts if op.sure] + asking)
        gains = _most_of(s, seat, nation, slot, parts)
        if gains is not None and not _enough(s, seat, slot, gains):
            return False
        if len(asking) == 1 and asking[0].code == BUILD and asking[0].count == 1:
            helps = _building_helps(s, seat, nation, slot, card, [op for op in parts if op.sure], asking[0])
            if helps is not None:
                return helps
    elif not nation.tableau.on[LAYS_CARD]:
        if kind == PERMANENT:
            return _discount_helps(s, seat, nation, slot, card)
        if kind != ACTION or not _action_helps(s, nation, slot):
            return False
    back = CLONE_PRICE if move[0] == m.CLONE else 0
    nation.resources[3] += back
    found = _search(s, seat, move)
    nation.resources[3] -= back
    return found


def _most_of(s: Underwater, seat: int, nation: Nation, slot: int, parts: tuple[Op, ...]) -> list[int] | None:
    """More resources than the parts of a card can ever give; None where that is not soon said."""
    total = [0, 0, 0, 0, 0]
    on = nation.tableau.on
    for op in parts:
        code = op.code
        more: Amount | list[int] | None = None
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
            inner = _most_of(s, seat, nation, slot, op.kids)
            more = None if inner is None else [part * op.count for part in inner]
        elif code == ALL_OF or code == CHOOSE:
            more = _most_of(s, seat, nation, slot, op.kids)
        elif code == IF:
            more = _most_of(s, seat, nation, slot, op.kids[1:])
        elif code == COPY_YIELD:
            more = (2, 2, 2, 2, 2)
        elif code == DRAW_CHOOSE or not may_help(s, seat, nation, slot, op, op, False):
            more = (0, 0, 0, 0, 0)
        if more is None:
            return None
        for kind in range(5):
            total[kind] += more[kind]
    return total


MOST_BONUS: Final = tuple(max(bonus[kind] for bonus in FEDERATION_BONUS) for kind in range(5))


def _enough(s: Underwater, seat: int, slot: int, gains: list[int]) -> bool:
    """Whether a slot were possible with so much more."""
    have = s.nations[seat].resources
    before = have.copy()
    refund(have, tuple(gains))
    found = possible(s, seat, slot)
    have[:] = before
    return found


def _building_helps(
    s: Underwater, seat: int, nation: Nation, slot: int, card: int, sure: list[Op], op: Op
) -> bool | None:
    """Whether one building of a card makes a slot possible; None when what follows from it must be looked at."""
    on = nation.tableau.on
    if s.contracts or on[BUILDS] or on[SECOND_BUILT] or on[SECOND_TUNNEL]:
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
        nation.works = _built(works, move)
        for way in ways(start, cost):
            pay_building(have, cost, way[1], way[2])
            for kind in range(5):
                have[kind] += icon.gains[kind]
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
    if open_obligations(s) == 0:
        # The slot has begun, and that it could was looked at on the way.
        return True
    found = legal(s, seat)
    if m.FINISHED in found and possible(s, seat, slot):
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
    return bool(find(SLOT_EFFECTS[s.side][slot], USE_ACTION))


def _discount_helps(s: Underwater, seat: int, nation: Nation, slot: int, card: int) -> bool:
    if not find(EFFECTS[card], DISCOUNT):
        return False
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


def may_help(s: Underwater, seat: int, nation: Nation, slot: int, card: Op, op: Op, sure: bool) -> bool:
    """Whether a part of a card could change what the slot needs; False only where it certainly cannot."""
    code = op.code
    on = nation.tableau.on
    if code == UPGRADE:
        return bool(s.contracts or on[UPGRADES] or on[SECOND_UPGRADED])
    if code == SPECIAL:
        return bool(on[TAKES_SPECIAL])
    if code == DRAW_CHOOSE:
        return False
    if code == CONVERT:
        return bool(s.contracts)
    if code == READY:
        return bool(nation.used) and bool(
            find(SLOT_EFFECTS[s.side][slot], USE_ACTION) or find(card, USE_ACTION)
        )
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
    have = nation.resources
    for both in find(SLOT_EFFECTS[s.side][slot], BOTH):
        if have[2] >= both.prices[0][2] and any(affordable(have, cost) for cost in nation.tableau.costs[:4]):
            return True
    for move in found:
        icon = icon_at(nation.works, move)
        if any(icon.gains) or icon.advance:
            return True
        if move[0] == m.BUILD_TUNNEL and max(nation.works.board.ends[move[1]]) >= SITE_COUNT:
            return True
    return False


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
