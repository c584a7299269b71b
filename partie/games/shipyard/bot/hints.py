"""Why the greedy player makes a move, and what other moves lack, in its own terms (keys and numbers)."""

from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Hint, Note

from ..components import (
    BUILD_SHIPS,
    CAPTAIN,
    CHIMNEY,
    CONTRACT_IDS,
    EQUIPMENT_RING,
    HIRE_EMPLOYEES,
    KIND_OF,
    MAKE_EQUIPMENT,
    PARTS_AN_ACTION,
    RECRUIT_CREW,
    RENT_CANAL,
    STERN,
    STOKER,
)
from ..components.canals import free_cells
from ..components.ships import speed
from ..components.yard import ship_at, with_part
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
    SAIL,
    SPEED,
    START,
    STEER,
    TAKE,
    TRADE,
)
from ..rules.berth import ship_parts
from ..rules.building import PlacePart
from ..rules.launching import FitOut, with_item
from ..rules.renting import LayCanal
from ..rules.wheel import cannot_hire
from ..state import Harbour
from .acting import best_parts, hire_value, make_price, make_value, recruit_price, recruit_value
from .plan import Plan
from .rating import Rated, outlook
from .weights import CONTRACT_ITEMS


def explain(s: Harbour, seat: int, found: Rated, w: dict[str, float]) -> Hint:
    """The hint for the moves of a decision as they were rated."""
    best, move = found[0]
    lacks: list[tuple[Move, Note]] = [
        (other, ("hint-less", {"less": max(0, round(best - worth))})) for worth, other in found[1:3]
    ]
    return Hint(move, reasons(Plan(s, seat, w), move, best), lacks)


def reasons(plan: Plan, move: Move, worth: float) -> list[Note]:
    """What speaks for a move."""
    verb = move[0]
    if verb in (ACTION, BONUS, FINAL):
        return [
            ("hint-action", {"action": move[1], "points": max(0, round(worth))}),
            *action_reasons(plan, move[1]),
        ]
    if verb in (MAKE, RECRUIT):
        return item_reasons(plan, move[1])
    if verb in (TAKE, AT):
        return part_reasons(plan, move)
    if verb in (RENT, LAY):
        return canal_reasons(plan, move)
    if verb == HIRE:
        value = max(0, round(plan.employee_value(move[1])))
        return [("hint-employee", {"employee": move[1], "points": value, "turns": plan.turns})]
    if verb == TRADE:
        return [("hint-trade", {"items": move[2]}) if move[2] else ("hint-sell", {})]
    if verb == DISCARD:
        return [("hint-discard", {"contract": move[1], "points": round(outlook(plan, move[1]))})]
    if verb in (SAIL, RISK, FIT, SPEED, START, STEER):
        return voyage_reasons(plan, move, worth)
    if verb == MAIN:
        return [("hint-main", {})]
    if verb == DONE:
        return [("hint-done", {})]
    return [("hint-goods-buy" if verb == BUY else "hint-goods-sell", {})]


def action_reasons(plan: Plan, action: int) -> list[Note]:
    """What an action would be used for."""
    guilders = plan.player.guilders
    if action in (MAKE_EQUIPMENT, RECRUIT_CREW):
        making = action == MAKE_EQUIPMENT
        ring = EQUIPMENT_RING if making else tuple(range(4))
        price, value = (make_price, make_value) if making else (recruit_price, recruit_value)
        items = [item for item in ring if price(plan, item) <= guilders]
        return item_reasons(plan, max(items, key=lambda item: (value(plan, item), item))) if items else []
    if action == BUILD_SHIPS:
        found = best_parts(plan, guilders, PARTS_AN_ACTION)
        return part_reasons(plan, (TAKE, found[0][1])) if found else []
    if action == HIRE_EMPLOYEES:
        able = [i for i in range(24) if cannot_hire(plan.s, plan.player, i, guilders) is None]
        if able:
            return reasons(plan, (HIRE, max(able, key=lambda i: hire_value(plan, i))), 0.0)
    if action == RENT_CANAL:
        return [("hint-reach", {"reach": plan.reach})]
    return []


def item_reasons(plan: Plan, item: int) -> list[Note]:
    """Why a piece of equipment or a member of the crew is wanted."""
    owned = plan.player.items
    found: list[Note] = []
    if item == CAPTAIN and not owned[CAPTAIN]:
        found.append(("hint-captain", {}))
    elif item == STOKER and not owned[STOKER] and owned[CHIMNEY]:
        found.append(("hint-steam", {"item": item}))
    elif item == CHIMNEY and not owned[CHIMNEY] and owned[STOKER]:
        found.append(("hint-steam", {"item": item}))
    elif plan.parts and owned[item] < plan.places(item):
        found.append(("hint-place", {"item": item}))
    for contract in plan.contracts:
        if item in CONTRACT_ITEMS.get(contract, {}):
            found.append(("hint-contract", {"contract": CONTRACT_IDS.index(contract), "item": item}))
            break
    return found or [("hint-item", {"item": item})]


def part_reasons(plan: Plan, move: Move) -> list[Note]:
    """What a part brings to the ship."""
    player = plan.player
    if move[0] == TAKE:
        part = plan.s.offer[move[1]]
        notes: list[Note] = [("hint-part", {"part": part})]
        if KIND_OF[part] == STERN and player.items[CAPTAIN]:
            notes.append(("hint-stern", {}))
        return notes
    step = step_of(plan.s, plan.seat)
    assert isinstance(step, PlacePart)
    after = with_part(player.filling, move[1], KIND_OF[step.part])
    whole = player.yard.copy()
    whole[move[1]] = step.part
    for berth in range(len(whole)):
        length = ship_at(after, berth)
        if length and not ship_at(player.filling, berth):
            found = plan.fitting(whole[berth : berth + length])
            return [("hint-completes", {"points": round(found.score) if found is not None else 0})]
    return [("hint-tidy", {})]


def canal_reasons(plan: Plan, move: Move) -> list[Note]:
    """How far ships can sail then."""
    if move[0] == RENT:
        return [("hint-reach", {"reach": plan.reach})]
    step = step_of(plan.s, plan.seat)
    assert isinstance(step, LayCanal)
    player = plan.player
    cell = free_cells(player.canals.cells)[move[1]]
    after = player.canals.laid(plan.s.canal_offer[step.place], cell, move[2]).longest(player.figure)
    return [("hint-longer", {"reach": after})]


def voyage_reasons(plan: Plan, move: Move, worth: float) -> list[Note]:
    """What the voyage brings."""
    s = plan.s
    if move[0] == SAIL:
        found = plan.fitting(ship_parts(plan.player, move[1]))
        return [("hint-sail", {"points": round(found.score) if found is not None else 0})]
    if move[0] == RISK:
        return [("hint-risk", {})]
    if move[0] == FIT:
        step = step_of(s, plan.seat)
        assert isinstance(step, FitOut)
        return [
            (
                "hint-fit",
                {"item": move[1], "speed": speed(with_item(s.load, move[1], move[2])), "reach": s.reach},
            )
        ]
    return [("hint-way", {"points": max(0, round(worth))})]
