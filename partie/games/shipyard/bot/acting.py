"""What each of the eight actions is worth to a player now, and what to do in it."""

from typing import Final

from partie.euro import sets
from partie.kernel.learning.heuristic import comparable, float_sum, int_sum

from ..components import (
    BOW,
    BUILD_SHIPS,
    BUY_GOODS,
    CANALS,
    CAPTAIN,
    COLUMNS,
    CREW_RING,
    EMPLOYEES,
    EQUIPMENT_RING,
    EXCHANGE,
    EXCHANGE_PRICES,
    GOODS,
    GOODS_TILES,
    HIRE_EMPLOYEES,
    KIND_OF,
    MAKE_EQUIPMENT,
    MIDDLE,
    PARTS_AN_ACTION,
    PRICES,
    RECRUIT_CREW,
    RENT_CANAL,
    ROWS,
    STERN,
    SUBSIDY_GUILDERS,
    TRADES,
    YARD_SPACES,
)
from ..components.canals import System
from ..components.ships import features, speed
from ..components.yard import complete_ships, kind_at, ship_at, with_part
from ..rules.actions import cannot
from ..rules.building import LAST_CHANCE, can_build, spaces_for
from ..rules.trading import sale_price
from ..rules.wheel import cannot_hire, extras, hire_price, ring_price
from .plan import FAILURE, Plan
from .sailing import awards_of, best_walk

NEVER = -100.0


def action_value(plan: Plan, action: int, guilders: int) -> float:
    """What an action would bring with so much money."""
    s, seat = plan.s, plan.seat
    if cannot(s, seat, action, guilders) is not None:
        return NEVER
    if s.stage > 1:
        return final_value(plan, action, guilders)
    if action == BUILD_SHIPS:
        return float_sum([gain for gain, _, _ in best_parts(plan, guilders, PARTS_AN_ACTION)])
    if action == RENT_CANAL:
        return max([canal_value(plan, i) for i in range(len(s.canal_offer)) if PRICES[i] <= guilders])
    if action == BUY_GOODS:
        return max([goods_offer_value(plan, i) for i in range(len(s.goods_offer)) if PRICES[i] <= guilders])
    if action == MAKE_EQUIPMENT:
        added = float_sum([plan.values[item] for item in extras(plan.player, "engineer")])
        return added + max(
            [make_value(plan, item) for item in EQUIPMENT_RING if make_price(plan, item) <= guilders]
        )
    if action == RECRUIT_CREW:
        added = float_sum([plan.values[item] for item in extras(plan.player, "recruiter")])
        return added + max(
            [recruit_value(plan, item) for item in CREW_RING if recruit_price(plan, item) <= guilders]
        )
    if action == HIRE_EMPLOYEES:
        hired = [
            hire_value(plan, i)
            for i in range(len(EMPLOYEES))
            if cannot_hire(s, plan.player, i, guilders) is None
        ]
        return max(hired)
    if action == EXCHANGE:
        return max([exchange_value(plan, kind) for kind, number in enumerate(plan.player.goods) if number])
    return SUBSIDY_GUILDERS * plan.guilder


def final_value(plan: Plan, action: int, guilders: int) -> float:
    """At the end only complete ships and the points of employees count."""
    if action == BUILD_SHIPS:
        found = best_parts(plan, guilders, PARTS_AN_ACTION)
        return float_sum([gain for gain, _, _ in found])
    if action == HIRE_EMPLOYEES:
        player = plan.player
        able = [i for i in range(len(EMPLOYEES)) if cannot_hire(plan.s, player, i, guilders) is None]
        return max([plan.employee_value(i) for i in able])
    if action == RECRUIT_CREW and not plan.player.items[CAPTAIN]:
        return 8.0 if can_build(plan.s, plan.player, guilders, LAST_CHANCE) else 0.1
    return 0.0


# Parts


def best_parts(plan: Plan, guilders: int, most: int) -> list[tuple[float, int, int]]:
    """The parts worth buying one after the other: gain, place in the offer, space of the yard. At least one."""
    yard = plan.player.yard.copy()
    filling = plan.player.filling
    taken: list[int] = []
    found: list[tuple[float, int, int]] = []
    while len(found) < most:
        options: list[tuple[float, int, int]] = []
        has = features([part for part in yard if part >= 0])
        for place in range(4 * ROWS):
            part = plan.s.offer[place]
            if part < 0 or place in taken or PRICES[place % ROWS] > guilders:
                continue
            kind = COLUMNS[place // ROWS]
            for space in good_spaces(plan, filling, kind):
                gain = laying_value(plan, yard, filling, has, part, space)
                options.append((comparable(gain - PRICES[place % ROWS] * plan.guilder), place, space))
        if not options:
            break
        best = max(options)
        if found and best[0] <= 0:
            break
        found.append(best)
        taken.append(best[1])
        part = plan.s.offer[best[1]]
        guilders -= PRICES[best[1] % ROWS]
        yard[best[2]] = part
        filling = with_part(filling, best[2], KIND_OF[part])
    return found


def good_spaces(plan: Plan, filling: int, kind: int, mode: int = 0) -> list[int]:
    """Spaces worth a thought: the ship grows from its bow to the right without gaps; a stern may wait ahead of it."""
    spaces = sets.members(spaces_for(filling, kind, mode))
    if len(spaces) < 2:
        return spaces
    bows = [
        space
        for space in range(YARD_SPACES)
        if kind_at(filling, space) == BOW and not ship_at(filling, space)
    ]
    completing = [space for space in spaces if completed(filling, space, kind) >= 0]
    if kind == STERN and bows:
        goal = bows[0] + max(2, round(plan.length) - 1)
        later = [space for space in spaces if space >= goal]
        return [*completing[:1], *later[:1]] or spaces[:1]
    if kind == MIDDLE and bows:
        after = [space for space in spaces if space > bows[0]]
        return completing[:1] or after[:1] or spaces[:1]
    return spaces[:1]


_completed: Final[dict[tuple[int, int, int], int]] = {}


def completed(filling: int, space: int, kind: int) -> int:
    """The berth of the ship that a part of this kind would complete there, -1 if none; looked for once."""
    berth = _completed.get((filling, space, kind))
    if berth is None:
        after = with_part(filling, space, kind)
        ships = [i for i in range(YARD_SPACES) if ship_at(after, i) and not ship_at(filling, i)]
        berth = _completed[filling, space, kind] = ships[0] if ships else -1
    return berth


def laying_value(plan: Plan, yard: list[int], filling: int, has: list[int], part: int, space: int) -> float:
    """What a part brings on a space."""
    w, kind = plan.w, KIND_OF[part]
    value = plan.part_value(part, has)
    kinds = [kind_at(filling, i) for i in range(YARD_SPACES)]
    berth = completed(filling, space, kind)
    if berth >= 0:
        if complete_ships(filling):
            # A second ship in the same turn would find the captain and the canals of the first one gone.
            return FAILURE
        whole = yard.copy()
        whole[space] = part
        length = ship_at(with_part(filling, space, kind), berth)
        return value + plan.complete_value(whole[berth : berth + length])
    if plan.s.stage > 1:
        # The last chance may still complete what lacks a single part.
        return 0.3
    if kind == BOW:
        return value + (w["bow"] if BOW not in kinds else -2.0)
    if kind == STERN:
        return value + (w["stern"] if STERN not in kinds else -2.0)
    middles = kinds.count(MIDDLE)
    return value + (w["middle"] if middles < plan.length - 2 else -1.5)


# Canals


def need(plan: Plan) -> int:
    """The speed that the next ship will probably have."""
    return max(4, min(8, speed(plan.player.items) + 1))


def canal_value(plan: Plan, place: int) -> float:
    """What a canal on offer brings: a longer way, and symbols that suit the ship."""
    w = plan.w
    if plan.turns < 1:
        return 0.0
    longer = 6 if not plan.reach else 4
    wanted = need(plan) + (3 if plan.ships > 1.5 else 0)
    useful = max(0, min(wanted, plan.reach + longer) - plan.reach)
    value = w["reach"] * useful + w["far"] * (longer - useful) * min(1.0, plan.ships)
    awards = plan.symbol_values()
    value += float_sum([awards[symbol] for symbol in CANALS[plan.s.canal_offer[place]].symbols[:4]])
    if "used_canals" in plan.contracts:
        value += 1.6 * plan.share
    return value - PRICES[place] * plan.guilder


def lay_value(plan: Plan, tile: int, cell: int, turn: int) -> float:
    """What a canal brings at a place: the way it makes longer, and what a ship would be awarded there."""
    player = plan.player
    canals: System = player.canals.laid(tile, cell, turn)
    far = canals.longest(player.figure)
    pace = min(need(plan), far)
    awards = awards_of([min(number, 3) for number in player.items], plan.has)
    starts = [player.figure] if player.figure else canals.starts()
    way = max([best_walk(canals, start, pace, awards)[0] for start in starts])
    return 0.6 * far + way


# Goods, the wheel, the exchange


def goods_offer_value(plan: Plan, place: int) -> float:
    """What a goods tile on offer brings when it is exchanged later."""
    held = int_sum(plan.player.goods)
    fade = (1.0, 0.55, 0.2)[held] if held < 3 else 0.05
    time = min(1.0, plan.turns / 4)
    kind = plan.s.goods_offer[place]
    worth = float_sum(
        [
            number * max([plan.guilder * 2.3, *[0.8 * plan.values[item] for item in TRADES[good]]])
            for good, number in enumerate(GOODS_TILES[kind])
        ]
    )
    return plan.w["goods"] * 0.25 * worth * fade * time - PRICES[place] * plan.guilder


def make_price(plan: Plan, item: int) -> int:
    return ring_price(plan.player, EQUIPMENT_RING, plan.s.making, item)


def make_value(plan: Plan, item: int) -> float:
    """What an equipment is worth beyond its price."""
    return plan.values[item] - make_price(plan, item) * plan.guilder


def recruit_price(plan: Plan, item: int) -> int:
    return ring_price(plan.player, CREW_RING, plan.s.recruiting, item)


def recruit_value(plan: Plan, item: int) -> float:
    """What a member of the crew is worth beyond the price."""
    return plan.values[item] - recruit_price(plan, item) * plan.guilder


def hire_value(plan: Plan, employee: int) -> float:
    """What an employee is worth beyond the price."""
    return plan.employee_value(employee) - hire_price(plan.s, plan.player, employee) * plan.guilder


def trade_value(plan: Plan, good: int, number: int, chosen: int, price: int) -> float:
    """What so many of a good bring when some are traded for the chosen items (a set) and the rest is sold."""
    traded = [plan.values[item] for item in TRADES[good] if sets.has(chosen, item)]
    return float_sum(traded) + (number - len(traded)) * price * plan.guilder


def exchange_value(plan: Plan, kind: int) -> float:
    """What a goods tile brings at the next prices."""
    s = plan.s
    space = s.exchange % (len(EXCHANGE_PRICES) - 1) + 1
    total = 0.0
    for good in range(len(GOODS)):
        number = GOODS_TILES[kind][good]
        if not number:
            continue
        price = (
            EXCHANGE_PRICES[space][good]
            + sale_price(s, plan.player, good)
            - EXCHANGE_PRICES[s.exchange][good]
        )
        best = sorted([plan.values[item] for item in TRADES[good]], reverse=True)
        for i in range(number):
            item = best[i] if i < len(best) else 0.0
            total += max(item, price * plan.guilder)
    return total
