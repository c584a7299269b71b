"""What any move is good for, in the game's terms: prices, places, speed, voyages and contracts as the rules count them.

An action is explained by the move that the player would make in it, a part of a voyage by the best voyage that is left.
"""

from collections.abc import Mapping
from typing import Any, Final

from partie.euro import sets
from partie.kernel.engine.state import play, step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, int_sum

from ..components import (
    BONUS_PRICE,
    BUILD_SHIPS,
    BUY_GOODS,
    CANALS,
    CAPTAIN,
    CHIMNEY,
    CONTRACT_IDS,
    CREW_RING,
    EMPLOYEES,
    EQUIPMENT_RING,
    EXCHANGE,
    EXCHANGE_PRICES,
    GOODS_TILES,
    HIRE_EMPLOYEES,
    ITEMS,
    MAKE_EQUIPMENT,
    PARTS,
    PARTS_AN_ACTION,
    PRICES,
    RECRUIT_CREW,
    RENT_CANAL,
    ROWS,
    SAIL,
    STOKER,
    SUBSIDY_GUILDERS,
)
from ..components.canals import free_cells
from ..components.ships import Ship, crew_points, equipment_points, features, speed
from ..moves import (
    ACTION,
    AT,
    BONUS,
    BUY,
    DISCARD,
    DONE,
    FINAL,
    FIT,
    HIRE,
    LAY,
    MAIN,
    MAKE,
    RECRUIT,
    RENT,
    RISK,
    SELL,
    SPEED,
    START,
    STEER,
    TAKE,
    TRADE,
)
from ..moves import (
    SAIL as SET_SAIL,
)
from ..rules.berth import ship_parts
from ..rules.building import PlacePart
from ..rules.contracts import Fleet, count, points
from ..rules.renting import LayCanal
from ..rules.trading import TradeGood, sale_price
from ..rules.turn import income
from ..rules.wheel import cannot_hire, extras, hire_price
from ..scoring import fleet_of
from ..view.trials import trials, voyages
from .acting import (
    best_parts,
    canal_value,
    exchange_value,
    goods_offer_value,
    hire_value,
    make_price,
    make_value,
    recruit_price,
    recruit_value,
)
from .plan import ASKED_FOR, PLACE_OF, Plan
from .weights import CONTRACT_FEATURES, CONTRACT_ITEMS

GIVEN: Final = -1
"""In place of a price: nothing is asked for it."""
DRIVES: Final = (STOKER, CHIMNEY, SAIL)


def plans(plan: Plan, move: Move) -> list[Note]:
    """What a legal move is good for, the plan first; nothing where nothing can be said."""
    verb = move[0]
    if verb == ACTION:
        return _second(_used_for(plan, move[1], _money(plan, move[1])), _income(plan, move[1]))
    if verb == BONUS:
        left = plan.player.guilders - BONUS_PRICE
        paid: Note = ("plan-bonus", {"action": move[1], "price": BONUS_PRICE, "left": left})
        return _second(_used_for(plan, move[1], left), [paid])
    if verb == FINAL:
        return _used_for(plan, move[1], plan.player.guilders)
    if verb in (MAKE, RECRUIT, HIRE, TAKE, RENT, BUY, SELL):
        return _taken(plan, move)
    if verb == AT:
        return _laid(plan, move)
    if verb == LAY:
        return _canal_laid(plan, move)
    if verb == TRADE:
        return _traded(plan, move)
    if verb == DISCARD:
        fleet = _fleet(plan)
        held: dict[str, object] = {"contract": move[1], "count": count(move[1], fleet)}
        return [("plan-discard", {**held, "points": points(move[1], fleet)})]
    if verb == RISK:
        return [_risked(trial) for trial in trials(plan.s, plan.seat) if trial["berth"] == move[1]]
    if verb in (SET_SAIL, FIT, SPEED, START, STEER):
        return _voyage(plan, move)
    if verb == MAIN:
        have = plan.player.guilders
        first: Note = ("plan-main", {"action": plan.s.main, "price": BONUS_PRICE, "have": have})
        return _second(_used_for(plan, plan.s.main, have), [first])
    if verb == DONE and plan.player.guilders:
        return [("plan-keeps", {"have": plan.player.guilders})]
    return []


def _second(found: list[Note], notes: list[Note]) -> list[Note]:
    """What an action is used for comes first, then what it pays or costs."""
    return [*found[:1], *notes, *found[1:]]


# Actions


def _money(plan: Plan, action: int) -> int:
    return plan.player.guilders + plan.s.coins[action] + income(plan.s, action)


def _income(plan: Plan, action: int) -> list[Note]:
    earned, coins = income(plan.s, action), plan.s.coins[action]
    if not earned and not coins:
        return []
    told: dict[str, object] = {"action": action, "amount": earned, "coins": coins}
    return [("plan-income", {**told, "have": _money(plan, action)})]


def _used_for(plan: Plan, action: int, guilders: int) -> list[Note]:
    """What the player would do in an action with so much money."""
    s = plan.s
    options: list[tuple[float, Move]] = []
    if action == MAKE_EQUIPMENT:
        able = [item for item in EQUIPMENT_RING if make_price(plan, item) <= guilders]
        options = [(make_value(plan, item), (MAKE, item)) for item in able]
    elif action == RECRUIT_CREW:
        able = [item for item in CREW_RING if recruit_price(plan, item) <= guilders]
        options = [(recruit_value(plan, item), (RECRUIT, item)) for item in able]
    elif action == HIRE_EMPLOYEES:
        able = [i for i in range(len(EMPLOYEES)) if cannot_hire(s, plan.player, i, guilders) is None]
        options = [(hire_value(plan, i), (HIRE, i)) for i in able]
    elif action == RENT_CANAL:
        able = [place for place in range(len(s.canal_offer)) if PRICES[place] <= guilders]
        options = [(canal_value(plan, place), (RENT, place)) for place in able]
    elif action == BUY_GOODS:
        able = [place for place in range(len(s.goods_offer)) if PRICES[place] <= guilders]
        options = [(goods_offer_value(plan, place), (BUY, place)) for place in able]
    elif action == BUILD_SHIPS:
        options = [
            (gain, (TAKE, place)) for gain, place, _ in best_parts(plan, guilders, PARTS_AN_ACTION)[:1]
        ]
    elif action == EXCHANGE:
        able = [kind for kind, number in enumerate(plan.player.goods) if number]
        options = [(exchange_value(plan, kind), (SELL, kind)) for kind in able]
    else:
        return [("plan-subsidy", {"amount": SUBSIDY_GUILDERS})]
    return _taken(plan, max(options)[1]) if options else []


def _taken(plan: Plan, move: Move) -> list[Note]:
    """What is taken in an action, with its price."""
    s, verb, what = plan.s, move[0], move[1]
    if verb == MAKE:
        return _item(plan, what, make_price(plan, what), extras(plan.player, "engineer"))
    if verb == RECRUIT:
        return _item(plan, what, recruit_price(plan, what), extras(plan.player, "recruiter"))
    if verb == HIRE:
        return _hired(plan, what)
    if verb == TAKE:
        return _part(plan, what)
    if verb == RENT:
        told: dict[str, object] = {"canal": s.canal_offer[what], "price": PRICES[what], "reach": plan.reach}
        return [("plan-canal", told)]
    if verb == BUY:
        kind = s.goods_offer[what]
        return [("plan-goods", {"goods": kind, "price": PRICES[what], "paid": _sale(plan, kind, True)})]
    selling = step_of(s, plan.seat)
    moved = selling is not None and selling.name == "choose-goods"
    return [("plan-sell", {"goods": what, "paid": _sale(plan, what, not moved)})]


def _sale(plan: Plan, kind: int, next_space: bool) -> int:
    """What a goods tile sells for, at the present prices or at those of the next exchange."""
    s = plan.s
    space = s.exchange % (len(EXCHANGE_PRICES) - 1) + 1 if next_space else s.exchange
    ahead = [then - now for now, then in zip(EXCHANGE_PRICES[s.exchange], EXCHANGE_PRICES[space])]
    return int_sum(
        number * (sale_price(s, plan.player, good) + ahead[good])
        for good, number in enumerate(GOODS_TILES[kind])
    )


# Crew, equipment, employees


def _item(plan: Plan, item: int, price: int, added: list[int]) -> list[Note]:
    """What an item is good for: the captain, speed, points aboard, contracts."""
    player = plan.player
    found: list[Note] = []
    if item == CAPTAIN and not player.items[CAPTAIN]:
        found.append(("plan-captain", {"item": item, "price": price}))
    elif item in DRIVES:
        more = player.items.copy()
        more[item] += 1
        now, then = speed(player.items), speed(more)
        told: dict[str, object] = {"item": item, "price": price, "now": now, "then": then}
        key = "plan-drive" if then > now else "plan-drive-same"
        found.append((key, {**told, "reach": plan.reach}))
    else:
        one = [int(i == item) for i in range(len(ITEMS))]
        passed = int_sum(
            1
            for tile in player.canals.tiles
            for symbol in CANALS[tile].symbols[:4]
            if item in ASKED_FOR.get(symbol, ())
        )
        aboard = {"item": item, "price": price, "points": crew_points(one) + equipment_points(one)}
        found.append(("plan-aboard", {**aboard, "officials": passed}))
    if item != CAPTAIN and plan.parts:
        places = int(plan.places(item))
        found.append(("plan-places", {"item": item, "places": places, "owned": player.items[item]}))
    for contract in player.contracts:
        if contract >= 0 and item in CONTRACT_ITEMS.get(CONTRACT_IDS[contract], {}):
            found.append(
                ("plan-contract-item", {"contract": contract, "count": count(contract, _fleet(plan))})
            )
    if added:
        found.append(("plan-added", {"items": sets.set_of(added)}))
    return found


def _hired(plan: Plan, employee: int) -> list[Note]:
    s, player = plan.s, plan.player
    told: dict[str, object] = {
        "employee": employee,
        "price": hire_price(s, player, employee),
        "turns": plan.turns,
    }
    staff = sets.with_member(player.employees, employee)
    after = Fleet(player.fleet, staff, player.used_canals, s.edition)
    return [("plan-hire", told), *_contracts(plan, after)]


# Contracts


def _fleet(plan: Plan) -> Fleet:
    return fleet_of(plan.s, plan.player)


def _contracts(plan: Plan, after: Fleet) -> list[Note]:
    """The contracts that count more then."""
    before = _fleet(plan)
    found: list[Note] = []
    for contract in plan.player.contracts:
        if contract >= 0 and count(contract, after) > count(contract, before):
            told = {"contract": contract, "now": count(contract, before), "then": count(contract, after)}
            gained = points(contract, after) - points(contract, before)
            found.append(("plan-contract", {**told, "points": gained}))
    return found


# Parts and canals


def _part(plan: Plan, place: int) -> list[Note]:
    """A part of the offer: its price, what it makes room for, contracts, and the ship that it could complete."""
    s, player = plan.s, plan.player
    part = s.offer[place]
    found: list[Note] = [("plan-part", {"part": part, "price": PRICES[place % ROWS]})]
    ahead = s.copy()
    ahead.agenda = [PlacePart(plan.seat, part, 1, 0)]
    completing = [trial for trial in trials(ahead, plan.seat) if trial["space"] is not None]
    found += [_trial(trial) for trial in completing[:1]]
    has, then = features(plan.parts), features([*plan.parts, part])
    taken = [
        item
        for item in range(CAPTAIN + 1, len(ITEMS))
        if player.items[item] > plan.places(item) and then[PLACE_OF[item]] > has[PLACE_OF[item]]
    ]
    if taken:
        found.append(("plan-room", {"items": sets.set_of(taken)}))
    for contract in player.contracts:
        wanted = CONTRACT_FEATURES.get(CONTRACT_IDS[contract], {}) if contract >= 0 else {}
        number = int_sum(PARTS[part].has[feature] for feature in wanted)
        if number:
            told: dict[str, object] = {"contract": contract, "number": number}
            told["count"] = count(contract, _fleet(plan))
            found.append(("plan-contract-part", told))
    return found


def _laid(plan: Plan, move: Move) -> list[Note]:
    for trial in trials(plan.s, plan.seat):
        if trial["space"] == move[1] + 1:
            return [_trial(trial)]
    step = step_of(plan.s, plan.seat)
    assert isinstance(step, PlacePart)
    return [("plan-at", {"part": step.part, "number": len(plan.parts) + 1})]


def _trial(trial: Mapping[str, Any]) -> Note:
    """What becomes of a ship as soon as it is complete."""
    if trial["points"] is None:
        return _lost(trial)
    return "plan-completes", {"yard": trial["space"], "length": trial["length"], **_scored(trial["points"])}


def _lost(trial: Mapping[str, Any]) -> Note:
    if not trial["captain"]:
        return "plan-lost-captain", {"length": trial["length"]}
    return "plan-lost-canal", {"speed": trial["least"], "reach": trial["reach"]}


def _risked(trial: Mapping[str, Any]) -> Note:
    """Why a ship would be lost; of one that need not be, what a free load endangers."""
    if trial["points"] is None:
        return _lost(trial)
    return "plan-risk", {"reach": trial["reach"], "points": int_sum(trial["points"])}


def _canal_laid(plan: Plan, move: Move) -> list[Note]:
    """How far ships sail then, and how fast the player's could be."""
    step = step_of(plan.s, plan.seat)
    assert isinstance(step, LayCanal)
    player = plan.player
    cell = free_cells(player.canals.cells)[move[1]]
    after = player.canals.laid(plan.s.canal_offer[step.place], cell, move[2]).longest(player.figure)
    key = "plan-lay" if after > plan.reach else "plan-lay-same"
    return [(key, {"now": plan.reach, "then": after, "speed": speed(player.items)})]


def _traded(plan: Plan, move: Move) -> list[Note]:
    """Items for goods, and what the rest of them sells for."""
    step = step_of(plan.s, plan.seat)
    assert isinstance(step, TradeGood)
    sold = GOODS_TILES[step.tile][step.good] - move[2].bit_count()
    paid = sold * sale_price(plan.s, plan.player, step.good)
    told: dict[str, object] = {"good": step.good, "sold": sold, "paid": paid}
    if not move[2]:
        return [("plan-sold", told)]
    found: list[Note] = [("plan-trade", {**told, "items": move[2]})]
    for item in sets.members(move[2]):
        found += _item(plan, item, GIVEN, [])[:1]
    return found


# Voyages


def _scored(parts: list[int]) -> dict[str, object]:
    crew, equipment, pace, officials, ribbon = parts
    told: dict[str, object] = {"crew": crew, "equipment": equipment, "pace": pace}
    return {**told, "officials": officials, "ribbon": ribbon, "points": int_sum(parts)}


def _voyage(plan: Plan, move: Move) -> list[Note]:
    """The best voyage that a move leaves, by its parts; what stays ashore; and the contracts that count the ship."""
    s, seat = plan.s, plan.seat
    if move[0] == SET_SAIL:
        sails = [each for each in voyages(s, seat) if each["berth"] == move[1]]
        berth = move[1]
    else:
        ahead = s.copy()
        ahead.agenda = ahead.agenda[1:]
        ahead.events = []
        play(ahead, seat, move)
        sails, berth = voyages(ahead, seat) if ahead.berth == s.berth else [], s.berth
        if not sails:
            scored = [event for event in ahead.events if event[0] == "ship-scored"]
            return [("plan-arrives", _scored(list(event[2:]))) for event in scored[:1]]
    best = sails[0]["plans"][0] if sails and sails[0]["plans"] else None
    if best is None:
        return []
    found: list[Note] = [("plan-voyage", _scored(best["points"]))]
    if move[0] == FIT and plan.player.items[move[1]] > move[2]:
        found.append(("plan-ashore", {"item": move[1], "number": plan.player.items[move[1]] - move[2]}))
    parts = ship_parts(plan.player, berth) if berth >= 0 else []
    if not parts or move[0] != SET_SAIL:
        return found
    player = plan.player
    ships = [*player.fleet, Ship(tuple(parts), tuple(best["load"]))]
    return found + _contracts(plan, Fleet(ships, player.employees, player.used_canals, s.edition))
