"""What a trial voyage would bring: every load and way that the rules allow now, judged by the rules themselves.

The screen shows it before anything is decided: which ships a part would complete and whether they would be lost, and
for a ship that sails the best load and the best way, with the moves that lead there.
"""

from typing import Any, Final

from partie.kernel.engine.kept import Kept

from ..components import CANNON, CAPTAIN, CHIMNEY, ITEMS, SAIL, STOKER
from ..components.ships import (
    crew_points,
    equipment_points,
    features,
    most_bonus,
    speed,
)
from ..components.yard import complete_ships, ship_at
from ..moves import FITS, SAILS, SPEEDS
from ..rules.berth import ship_parts
from ..rules.building import PlacePart, lay
from ..rules.launching import (
    FREE,
    NOTHING,
    SURE,
    ChooseShip,
    ChooseSpeed,
    FitOut,
    amounts_beside,
    can_pass,
    with_item,
)
from ..rules.turn import MainAction, bonus_moves
from ..rules.voyage import ChooseStart, Steer, reach_of
from ..state import Harbour, Player
from .ways import Charts, Course, Load, Move

MOST_LOADS: Final = 240
"""With more than that, only loads with all cannons and cranes are listed: leaving them ashore never brings points."""
MOST_PLANS: Final = 300
"""So many are listed, the best ones; any other load is chosen kind by kind."""
_TRIALS: Final = Kept(2000)


def trials(s: Harbour, seat: int) -> list[dict[str, Any]]:
    """The ships that the seat's turn makes complete: those that are, and for the part to be laid those that it would
    make (`space`), each with what its voyage would bring as things stand."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.seat != seat or s.berth >= 0:
        return []
    player = s.players[seat]
    found = [_trial(s, seat, berth, None) for berth in complete_ships(player.filling)]
    if isinstance(step, PlacePart):
        for move in step.moves(s):
            ahead = s.copy()
            lay(ahead.players[seat], step.part, move[1])
            before = complete_ships(player.filling)
            found += [
                _trial(ahead, seat, berth, move[1] + 1)
                for berth in complete_ships(ahead.players[seat].filling)
                if berth not in before
            ]
    return found


def _trial(s: Harbour, seat: int, berth: int, space: int | None) -> dict[str, Any]:
    return {**_outcome(s, seat, berth), "space": space, "more": _goes_on(s, seat)}


def _outcome(s: Harbour, seat: int, berth: int) -> dict[str, Any]:
    """What would become of a ship; kept, because a complete ship often waits for many looks."""
    player = s.players[seat]
    key = (berth, *player.items, *player.yard, player.employees, player.canals.key(), player.figure)
    found = _TRIALS.get(key)
    if found is not None:
        return found
    ship = _fitting(s, seat, berth)
    plans = _plans(ship, player, None, Charts(ship, player))
    return _TRIALS.keep(
        key,
        {
            **_facts(ship, player),
            "points": plans[0].points() if plans else None,
            "pace": plans[0].pace if plans else None,
        },
    )


def _goes_on(s: Harbour, seat: int) -> bool:
    """Whether another action can still follow before the ship sails."""
    return any(isinstance(step, MainAction) for step in s.agenda) or (
        s.main >= 0 and bool(bonus_moves(s, seat))
    )


def voyages(s: Harbour, seat: int) -> list[dict[str, Any]]:
    """The ships that may sail now, each with the loads and ways that are left, the best first, as moves to play."""
    step = s.agenda[-1] if s.agenda else None
    if step is None or step.seat != seat:
        return []
    player = s.players[seat]
    if isinstance(step, ChooseShip):
        return [
            _voyage(_fitting(s, seat, berth), player, SAILS[berth])
            for berth in complete_ships(player.filling)
        ]
    if isinstance(step, FitOut | ChooseSpeed | ChooseStart | Steer):
        return [_voyage(s, player, None)]
    return []


def _fitting(s: Harbour, seat: int, berth: int) -> Harbour:
    """The position in which a ship is about to be fitted out."""
    ahead = s.copy()
    ahead.berth = berth
    ahead.load = NOTHING
    ahead.reach = reach_of(ahead.players[seat])
    ahead.agenda = [FitOut(seat, 0, SURE)]
    return ahead


def _facts(s: Harbour, player: Player) -> dict[str, Any]:
    """Of a ship at its berth: the two conditions of a voyage (SY-CND-01, SY-CND-02) and how they are met."""
    captain = player.items[CAPTAIN] > 0 or (len(s.load) > 0 and s.load[CAPTAIN] > 0)
    paces = _speeds(s, player)
    return {
        "berth": s.berth,
        "length": ship_at(player.filling, s.berth),
        "captain": captain,
        "reach": s.reach,
        "least": min(paces),
        "most": max(paces),
        "passes": can_pass(s, player) if s.load == NOTHING else captain and s.reach > 0,
    }


def _speeds(s: Harbour, player: Player) -> set[int]:
    """The speeds that the ship could have with what can still come aboard, long canals or not."""
    loads = [s.load]
    step = s.agenda[-1]
    has = features(ship_parts(player, s.berth))
    first = step.item if isinstance(step, FitOut) else len(ITEMS)
    for item in (STOKER, CHIMNEY, SAIL):
        if item >= first:
            loads = [
                with_item(load, item, number)
                for load in loads
                for number in amounts_beside(load, has, player, s.reach, item, FREE)
            ]
    return {speed(load) for load in loads}


class Plan:
    """A load and a speed, the moves that lead to them, and the best ways."""

    __slots__ = ("course", "load", "moves", "pace")

    def __init__(self, load: Load, pace: int, moves: list[Move], course: Course) -> None:
        self.load = load
        self.pace = pace
        self.moves = moves
        self.course = course

    def points(self) -> list[int]:
        """Of the voyage on the best way: crew, equipment, speed, officials, Blue Ribbon."""
        way = self.course.ways[0]
        return [crew_points(self.load), equipment_points(self.load), self.pace, way.officials, way.ribbon]


def _voyage(s: Harbour, player: Player, first: Move | None) -> dict[str, Any]:
    charts = Charts(s, player)
    plans = _plans(s, player, first, charts)
    numbers = {course: i for i, course in enumerate(dict.fromkeys([plan.course for plan in plans]))}
    return {
        **_facts(s, player),
        "plans": [
            {
                "load": list(plan.load),
                "moves": [list(move) for move in plan.moves],
                "points": plan.points(),
                "course": numbers[plan.course],
            }
            for plan in plans
        ],
        "courses": [[way.data(charts.steered(way)) for way in course.ways] for course in numbers],
    }


def _plans(s: Harbour, player: Player, first: Move | None, charts: Charts) -> list[Plan]:
    """All plans, those with the most points first; of equal ones those that keep more tiles, then more items."""
    step = s.agenda[-1]
    begun = [first] if first is not None else []
    if isinstance(step, FitOut):
        if step.mode == FREE:
            return []
        loads = _loads(s, player, step.item, False)
        if len(loads) > MOST_LOADS:
            loads = _loads(s, player, step.item, True)
    elif isinstance(step, ChooseShip):
        loads = _loads(s, player, 0, False) if can_pass(s, player) else []
    else:
        loads = [(s.load, [])]
    paced: list[tuple[Load, int, list[Move]]] = []
    for load, fits in loads:
        if isinstance(step, ChooseStart | Steer):
            paced.append((load, s.speed, []))
            continue
        most = min(speed(load) + most_bonus(player.employees, load), s.reach)
        for pace in range(speed(load), most + 1):
            chosen = [SPEEDS[pace]] if most > speed(load) else []
            paced.append((load, pace, [*begun, *fits, *chosen]))
    charts.explore(max([pace for _, pace, _ in paced], default=0))
    plans = [
        Plan(load, pace, moves, course)
        for load, pace, moves in paced
        if (course := charts.course(load, pace)) is not None
    ]
    plans.sort(key=lambda plan: (-sum(plan.points()), plan.course.ways[0].tiles, sum(plan.load)))
    return plans[:MOST_PLANS]


def _loads(s: Harbour, player: Player, item: int, armed: bool) -> list[tuple[Load, list[Move]]]:
    """The loads that fitting out may end with, each with the moves that choose it (rules/launching.py asks only where
    there is a choice). Stops early where there are too many."""
    has = features(ship_parts(player, s.berth))
    found: list[tuple[Load, list[Move]]] = [(s.load, [])]
    while item < len(ITEMS):
        longer: list[tuple[Load, list[Move]]] = []
        for load, fits in found:
            numbers = amounts_beside(load, has, player, s.reach, item, SURE)
            for number in numbers[-1:] if armed and item >= CANNON else numbers:
                asked = [FITS[item][number]] if len(numbers) > 1 else []
                longer.append((with_item(load, item, number), [*fits, *asked]))
        if len(longer) > MOST_LOADS and not armed:
            return longer
        found = longer
        item += 1
    return found
