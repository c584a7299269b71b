"""What any move is good for, in the game's terms: it is tried on a copy, and what it changes is named part by part."""

from typing import Final

from partie.euro.sets import members
from partie.kernel.engine.state import step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, int_sum

from .. import moves as m
from ..cards.actions import ACTION_CARDS
from ..cards.board import BOARD
from ..cards.goals import GOALS
from ..components import ENERGY, LAST_YEAR, NEW, OLD, SHUTTLES, STADIUMS, STADIUMS_WANTED, STEEL, YEARS
from ..components.new_world import AREAS, ON_MAP
from ..components.requirements import INFRASTRUCTURE
from ..components.track import OUTER, PASSED
from ..rules import bonus, goals
from ..rules.actions.action_track import energy_at_hand, energy_price, energy_splits, pay_energy
from ..rules.actions.settlement import NEEDING, OPEN_BIOMES
from ..rules.actions.technology import LEVELS_DONE
from ..rules.flight import Flying, launch_energy
from ..rules.income import food_needed, old_production
from ..rules.progress import Placing, Splitting, strengths
from ..state import Evacuation, Player, biome_limit, changed, passed, symbols
from .flight_plans import AIRBORNE, flight_plans, stadiums_there
from .trying import alone, apply, go_on_to

SILENT: Final = (m.REFRESH, m.KEEP, m.DROP)
"""What comes of them is drawn, or shows only in the years to come."""
STARTING: Final = (m.ACT, m.PLAY)
"""Whoever hears of an action hears of all of it."""


def plans(s: Evacuation, seat: int, move: Move, w: dict[str, float]) -> list[Note]:
    """The reasons for a legal move, the plan first."""
    verb, player, step = move[0], s.players[seat], step_of(s, seat)
    if verb in SILENT:
        return []
    if verb in AIRBORNE:
        return flight_plans(s, player, move)
    if verb == m.DONE and isinstance(step, Flying):
        return [*_staying(player), *_due(s, player)]
    if verb == m.PASS:
        return [*_strength(s, player, (0,)), *_due(s, player), *_unspent(player)]
    if verb == m.STRENGTH:
        return [("plan-strength", {"strength": move[1], "which": bonus.won(s, move[1])})]
    if isinstance(step, Splitting):
        return _satellites(player, step, move)
    if verb in (m.GOAL, m.FORGO):
        return [_goal(player, move)]
    trial = alone(s, seat)
    apply(trial, move)
    at_once = _goods(player, trial.players[seat], False)
    after = go_on_to(trial, seat, w).players[seat]
    group = BOARD[move[1]].group if verb == m.ACT else 0
    paying = _paid(player, group) if verb in STARTING else player
    goods = _goods(paying, after, False)
    notes = [*_changes(player, after), *_goods(paying, after, verb not in STARTING and goods != at_once)]
    if isinstance(step, Placing):
        notes = [_lane(s, player, step.which, move[1]), *notes]
    elif verb in STARTING:
        adds = (group,) if verb == m.ACT else tuple(ACTION_CARDS[move[1]].strengths)
        strength, due = _strength(s, player, adds), _due(s, after)
        return [*notes[:1], *strength, *due[:1], *notes[1:], *_energy(player, group)]
    return notes or _left(player, after, verb == m.DONE)


# The year


def _strength(s: Evacuation, player: Player, adds: tuple[int, ...]) -> list[Note]:
    """What the year's strengths add up to, and which bonus that reaches, could still reach or loses; of several sums
    one that reaches any."""
    had = strengths(player)
    sums = sorted({was + more for was in had for more in adds})
    reached = [total for total in sums if bonus.won(s, total) >= 0]
    if reached:
        return [("plan-strength", {"strength": reached[-1], "which": bonus.won(s, reached[-1])})]
    total = sums[-1]
    lost = [was for was in had if bonus.won(s, was) >= 0]
    if lost:
        return [("plan-strength-lost", {"strength": total, "was": lost[-1]})]
    further = [number for number in bonus.current(s).numbers if number > total]
    if further:
        return [("plan-strength-below", {"strength": total, "next": further[0]})]
    return [("plan-strength-beyond", {"strength": total, "last": bonus.current(s).numbers[-1]})]


def _due(s: Evacuation, player: Player) -> list[Note]:
    """What the next year will ask for and is not there yet: stadiums, then food."""
    there = stadiums_there(player)
    waiting = len(player.old_stadiums)
    if s.year == LAST_YEAR:
        if there >= STADIUMS_WANTED:
            return []
        return [("plan-stadiums-end", {"asked": STADIUMS_WANTED, "there": there, "waiting": waiting})]
    notes: list[Note] = []
    asked = YEARS[s.year].stadiums
    if there < asked:
        args: dict[str, object] = {"year": s.year + 1, "asked": asked, "there": there, "waiting": waiting}
        notes.append(("plan-stadiums-due", args))
    for world in (OLD, NEW):
        needed = food_needed(player, s.year + 1, world)
        made = old_production(player)[0] if world == OLD else player.production[0]
        there = player.goods[3 * world] + made + player.perks.income[3 * world]
        if world == NEW:
            there += int_sum([hold.goods[0] for hold in player.holds])
        if there < needed:
            notes.append(
                ("plan-food", {"world": world, "year": s.year + 1, "needed": needed, "there": there})
            )
    return notes


def _launches(player: Player) -> int:
    """Energy for the launch of every shuttle on the Old World."""
    return int_sum([launch_energy(player, shuttle) for shuttle in player.old_shuttles])


def _paid(player: Player, group: int) -> Player:
    """The player without the energy that the action itself costs: what an action brings is told apart from its price,
    which has a note of its own. Where both worlds may pay, it is not known yet which does."""
    price = energy_price(player, group)
    splits = energy_splits(player, price)
    if not price or len(splits) != 1:
        return player
    paid = player.copy()
    pay_energy(paid, price, splits[0])
    return paid


def _energy(player: Player, group: int) -> list[Note]:
    price = energy_price(player, group)
    args: dict[str, object] = {"number": player.actions + 1, "price": price}
    return [("plan-energy", {**args, "left": energy_at_hand(player) - price, "launches": _launches(player)})]


def _unspent(player: Player) -> list[Note]:
    left, price = energy_at_hand(player), energy_price(player, 0)
    return [("plan-pass", {"left": left, "price": price, "launches": _launches(player)})]


def _staying(player: Player) -> list[Note]:
    args: dict[str, object] = {"shuttles": len(player.old_shuttles), "energy": player.goods[ENERGY]}
    return [("plan-stay", {**args, "areas": player.land.bit_count()})]


# Satellites and goals


def _satellites(player: Player, step: Splitting, move: Move) -> list[Note]:
    """Where both land, and the milestones that they pass on the way, in order."""
    _, which, steps = move
    ends = player.sections.copy()
    ends[which] += steps
    ends[1 - which] += step.total - steps
    notes: list[Note] = []
    behind = [passed(player, milestone) for milestone in range(5)]
    for each in (which, 1 - which):
        for milestone in range(PASSED[player.sections[each]] + 1, PASSED[ends[each]] + 1):
            behind[milestone] += 1
            notes.append(("outlook-passes", {"milestone": milestone, "time": behind[milestone]}))
    if passed(player, 1) == 0 and behind[1] == 2:
        others = [note for note in notes if note[1]["milestone"] != 1]
        notes = [("plan-passes-both", {}), *others]
    return [*notes, ("plan-satellites", {"one": ends[0], "two": ends[1]})]


def _open_areas(s: Evacuation, player: Player) -> int:
    """Free areas whose biome and symbols are open to the player."""
    found = ON_MAP[s.edition] & ~s.taken & OPEN_BIOMES[biome_limit(player)] & NEEDING[0][symbols(player)]
    return found.bit_count()


def _lane(s: Evacuation, player: Player, which: int, lane: int) -> Note:
    there, without = player.copy(), player.copy()
    there.lanes = changed(player.lanes, which, lane)
    without.lanes = changed(player.lanes, which, OUTER)
    return "plan-lane", {"areas": _open_areas(s, there), "was": _open_areas(s, without)}


def _goal(player: Player, move: Move) -> Note:
    points = GOALS[move[1]].points
    count, last = goals.counted(player, move[1]), len(points) - 1
    key = "plan-goal" if move[0] == m.GOAL else "plan-forgo"
    now = points[count if count < last else last]
    return key, {"goal": move[1], "count": count, "now": now, "last": last, "most": points[last]}


# What an effect changes


def _changes(before: Player, after: Player) -> list[Note]:
    """The differences that a person would name, the weightiest first."""
    notes: list[Note] = []
    steel = after.goods[3 * NEW + STEEL]
    for area in members(after.settled & ~before.settled):
        place = AREAS[area]
        args: dict[str, object] = {"area": area, "people": place.population, "buildings": place.factories}
        notes.append(("plan-settle", {**args, "steel": steel}))
    raised = [now - was for was, now in zip(before.production, after.production, strict=True)]
    if max(raised) > 0:
        grown = [each if each > 0 else 0 for each in raised]
        lowest: dict[str, object] = {"was": min(before.production), "now": min(after.production)}
        notes.append(("plan-production", {"goods": grown, **lowest}))
    notes += _buildings(before, after)
    notes += _knowledge(before, after)
    people = after.population - before.population
    if people > 0:
        notes.append(("plan-people", {"amount": people, "people": after.population, "steel": steel}))
    for place_of in range(6):
        if after.prepared[place_of] > before.prepared[place_of]:
            notes.append(("plan-factory", {"factory": place_of % 3, "world": place_of // 3}))
    if after.steps > before.steps:
        notes.append(("plan-steps", {"amount": after.steps - before.steps}))
    return notes


def _goods(before: Player, after: Player, whole: bool) -> list[Note]:
    """What comes into either store, and what goes out of it for that; `whole`: with what is still to be decided."""
    notes: list[Note] = []
    for world in (OLD, NEW):
        changes = [after.goods[3 * world + kind] - before.goods[3 * world + kind] for kind in range(3)]
        gained = [max(0, change) for change in changes]
        paid = [max(0, -change) for change in changes]
        if int_sum(gained):
            notes.append(("plan-goods", {"goods": gained, "paid": paid, "world": world, "whole": int(whole)}))
    return notes


def _buildings(before: Player, after: Player) -> list[Note]:
    """New stadiums and shuttles."""
    notes: list[Note] = []
    for world in (NEW, OLD):
        now = after.stadiums if world == NEW else after.old_stadiums
        for card in now:
            if card not in before.stadiums and card not in before.old_stadiums:
                args: dict[str, object] = {"stadium": card, "smileys": STADIUMS[card].smileys}
                args = {**args, "there": stadiums_there(after), "asked": STADIUMS_WANTED}
                notes.append(("plan-stadium-new" if world == NEW else "plan-stadium-old", args))
    owned = (*before.shuttles, *before.old_shuttles, *before.back)
    for tile in (*after.old_shuttles, *after.shuttles):
        if tile not in owned:
            shuttle = SHUTTLES[tile]
            room: dict[str, object] = {"buildings": shuttle.buildings, "resources": shuttle.resources}
            room = {**room, "zones": len(shuttle.zones), "energy": launch_energy(after, tile)}
            notes.append(
                ("plan-shuttle", {"shuttle": tile, **room, "areas": after.land.bit_count()}),
            )
    return notes


def _knowledge(before: Player, after: Player) -> list[Note]:
    """Technologies and infrastructure."""
    notes: list[Note] = []
    for column in range(3):
        steps = after.research[column]
        if steps > before.research[column]:
            level = LEVELS_DONE[steps] - 1 if steps % 2 else LEVELS_DONE[steps]
            key = "plan-researched" if steps % 2 else "plan-half"
            notes.append((key, {"technology": after.tiles[3 * level + column]}))
    for card in after.works:
        if card not in before.works:
            made = list(INFRASTRUCTURE[card].production)
            key = "plan-works" if card in after.met else "plan-works-waits"
            notes.append((key, {"infrastructure": card, "goods": made}))
    for card in after.plans:
        if card not in before.plans:
            infrastructure = INFRASTRUCTURE[card]
            key = "plan-takes" if infrastructure.requirement.met(after.settled) else "plan-takes-waits"
            notes.append((key, {"infrastructure": card, "goods": list(infrastructure.production)}))
    return notes


def _left(before: Player, after: Player, stops: bool) -> list[Note]:
    """What is left of a store that something was paid from; of both stores for whoever stops before they are empty."""
    notes: list[Note] = []
    for world in (OLD, NEW):
        left = after.goods[3 * world : 3 * world + 3]
        if (stops and int_sum(left)) or left != before.goods[3 * world : 3 * world + 3]:
            notes.append(
                ("plan-left" if int_sum(left) else "plan-left-none", {"goods": left, "world": world})
            )
    return notes
