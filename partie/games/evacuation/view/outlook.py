"""What an offered move would do now, told before it is made: tried out on a copy on which nothing is drawn."""

from typing import Any, Final

from partie.kernel.engine.state import play, step_of
from partie.kernel.engine.step import AnyStep, Move

from .. import moves as m
from ..cards.actions import ACTION_CARDS
from ..cards.board import BOARD
from ..cards.fields import OUTER
from ..components import NEW, OLD, RACE_PRODUCTION, RESOURCES, SURCHARGE_AFTER
from ..components.requirements import INFRASTRUCTURE
from ..rules import bonus, income, progress
from ..rules.flight import launch_energy, return_energy
from ..state import Evacuation, passed

Line = tuple[Any, ...]
"""A key and arguments, as events have them (`events.OUTLOOKS`)."""
TRIED: Final = (m.SETTLE, m.DEVELOP, m.RAISE, m.EVACUATE, m.TASK, m.FACTORY, m.GAIN)
"""Moves whose consequences are read from the position after them."""


def outlook(s: Evacuation, seat: int, move: Move) -> list[Line]:
    """What a legal move would do, line by line."""
    verb, player = move[0], s.players[seat]
    if verb in (m.ACT, m.PLAY, m.PASS):
        return _strength(s, seat, move)
    if verb == m.SATELLITE:
        return _flights(s, seat, move)
    if verb == m.LOAD:
        return [_left(player.goods, OLD, (0, 0, launch_energy(player, move[1])))]
    if verb == m.LAUNCH:
        return [_left(player.goods, OLD, (0, 0, launch_energy(player, player.holds[-1].shuttle)))]
    if verb == m.RETURN:
        return [_left(player.goods, NEW, (0, 0, return_energy(player)))]
    step = step_of(s, seat)
    if step is None:
        return []
    if verb in (m.SHUTTLE, m.STADIUM):
        paid = dict(step.price(s, move))
        return [_left(player.goods, move[2], tuple([paid.get(name, 0) for name in RESOURCES]))]
    if verb == m.TAKE:
        met = INFRASTRUCTURE[move[1]].requirement.met(player.settled)
        return [("fits" if met else "waits",)]
    return _changes(s, seat, step, move) if verb in TRIED else []


def _left(goods: list[int], world: int, paid: tuple[int, ...]) -> Line:
    """What is left of a world's store."""
    return ("leaves", world, *[goods[3 * world + kind] - paid[kind] for kind in range(3)])


def _strength(s: Evacuation, seat: int, move: Move) -> list[Line]:
    """What the year's strength would be, and which bonus it would bring."""
    player, verb = s.players[seat], move[0]
    adds: tuple[int, ...] = (0,)
    found: list[Line] = []
    if verb == m.ACT:
        group = BOARD[move[1]].group
        adds = (group,)
        if player.groups[group] >= SURCHARGE_AFTER and not player.perks.no_surcharge:
            found.append(("surcharge", group))
    elif verb == m.PLAY:
        adds = tuple(ACTION_CARDS[move[1]].strengths)
    for total in sorted({had + more for had in progress.strengths(player) for more in adds}):
        found.append(("strength", total, bonus.won(s, total)))
    return found


def _changes(s: Evacuation, seat: int, step: AnyStep, move: Move) -> list[Line]:
    """How the production of both worlds changes, and what is left to pay with."""
    after = s.trial(seat)
    after.agenda = [step]
    after.events = []
    before, now = s.players[seat], after.players[seat]
    play(after, seat, move)
    goal = 0 if s.points else RACE_PRODUCTION
    found: list[Line] = []
    for event in after.events:
        if event[0] == "requirement-met":
            found.append(("meets", event[2]))
    if move[0] == m.DEVELOP and not found:
        found.append(("waits",))
    for kind, (was, made) in enumerate(zip(before.production, now.production, strict=True)):
        if made != was:
            found.append(("rises", kind, was, made, goal))
    for kind, (was, made) in enumerate(
        zip(income.old_production(before), income.old_production(now), strict=True)
    ):
        if made != was:
            found.append(("falls", kind, was, made))
    for world in (OLD, NEW):
        goods = now.goods[3 * world : 3 * world + 3]
        if goods != before.goods[3 * world : 3 * world + 3]:
            found.append(("leaves", world, *goods))
    return found


def _flights(s: Evacuation, seat: int, move: Move) -> list[Line]:
    """Where both satellites land, which milestones they pass and what that brings, and whether they keep contact."""
    step = step_of(s, seat)
    after = s.trial(seat)
    after.agenda = [] if step is None else [step]
    after.events = []
    gone = [passed(s.players[seat], milestone) for milestone in range(5)]
    play(after, seat, move)
    while isinstance(step_of(after, seat), progress.Placing):
        play(after, seat, m.LANE_MOVES[OUTER])
    found: list[Line] = []
    for event in after.events:
        if event[0] == "satellite":
            found.append(("lands", event[2], event[4]))
        elif event[0] == "milestone":
            gone[event[2]] += 1
            found.append(("passes", event[2], gone[event[2]]))
    one, two = after.players[seat].sections
    return [*found, ("contact", progress.milestones_between(one, two))]
