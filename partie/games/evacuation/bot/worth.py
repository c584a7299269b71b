"""What a position is worth to one player, in points: what would count at the end, and what is still to come."""

from math import exp, log
from typing import Final

from partie.kernel.learning.heuristic import comparable, float_sum, int_sum

from .. import scoring
from ..cards.goals import GOALS
from ..cards.technologies import TILES_OF_A_SET
from ..components import (
    ACTION_PRICE,
    AREA_LEFT,
    ENERGY,
    FOOD,
    LAND_MAKES,
    LAST_YEAR,
    LOWEST_POINTS,
    OCEAN_TOKENS,
    PENALTY_TOKEN,
    POPULATION_LEFT,
    RACE_PRODUCTION,
    STADIUM_MISSING,
    STADIUMS,
    STADIUMS_WANTED,
    YEARS,
)
from ..components.requirements import INFRASTRUCTURE
from ..rules import bonus, goals
from ..rules.actions import tasks
from ..rules.actions.action_track import energy_at_hand
from ..rules.income import food_needed
from ..rules.progress import strengths
from ..state import Evacuation, Player, areas_left, biome_limit, passed, smileys, symbols
from .effects import ABILITIES, BONUS_VALUES, CARD_VALUES, GOAL_GROWTH, GOAL_LEANS
from .prospects import Cargo, settlements, worth_of_flights

ACTION_PHASE: Final = 2
FLIGHT_PHASE: Final = 3
PROGRESS_PHASE: Final = 5
BONUS_PHASE: Final = 6
GOODS: Final = ("old-food", "old-steel", "old-energy", "new-food", "new-steel", "new-energy")
MASTERED: Final[list[float]] = [0.0, 0.0, 0.1, 0.25, 0.6, 0.0]
"""By research steps in a column: how far its last technology is on its way; it counts by itself when it is done."""
FAR: Final = 34
"""Sections of both satellites together beyond which more of them bring little."""


def worth(s: Evacuation, seat: int, w: dict[str, float]) -> float:
    """All of it."""
    player = s.players[seat]
    left = LAST_YEAR - s.year
    """Years to come after this one."""
    phases = left + 1 if s.phase <= ACTION_PHASE else left
    """Action phases to come, this one included."""
    token = w["race-level"] if not s.points else PENALTY_TOKEN
    level = w["race-level"] if not s.points else 4.0
    needs = _needs(player, left, level, w)
    total = (
        _production(s, player, phases, left, w)
        + _resources(player, phases, w)
        + _pieces(s, player, phases, needs, w)
        + _stadiums(s, player, left, token, w)
        + worth_of_flights(player, Cargo(player, s.points, left, w), left, s.phase <= ACTION_PHASE, w)
        + _old_world(s, player, left, w)
        + _technologies(player, phases, w)
        + _plans(player, phases, needs, w)
        + _satellites(s, player, left, w)
        - token * (player.penalties + w["hunger"] * _hunger(s, player))
    )
    if s.phase <= ACTION_PHASE and not player.passed:
        total += w["action"] * _actions(energy_at_hand(player), player.actions + 1)
    if left:
        total += w["next-action"] * _actions(_next_energy(player, s.phase > ACTION_PHASE), 1)
    if s.points:
        total += _points(s, seat, player, phases, w)
    if s.advanced:
        total += w["card"] * float_sum([CARD_VALUES[card] for card in player.hand if card >= 0])
    return comparable(total)


def _needs(player: Player, left: int, level: float, w: dict[str, float]) -> list[float]:
    """What one more level of each production is worth."""
    balance = w["balance"]
    parts = [exp(-made / balance) for made in player.production]
    whole = float_sum(parts)
    flat = w["level"] + w["yield"] * left
    return [comparable(flat + level * part / whole) for part in parts]


def _production(s: Evacuation, player: Player, phases: int, left: int, w: dict[str, float]) -> float:
    """Points for the lowest level as far as it will grow, softly, so that the others count as well."""
    balance = w["balance"]
    made = player.production
    softly = -balance * log(float_sum([exp(-each / balance) for each in made]) / 3)
    lowest = min(made)
    flat = (w["level"] + w["yield"] * left) * int_sum([each if each < 12 else 12 for each in made])
    if s.points:
        grown = (softly if phases else 0.5 * (softly + lowest)) + w["growth"] * phases
        return flat + expected_points(grown)
    reached = softly if phases else 0.5 * (softly + lowest)
    # A level beyond the race's goal and what tokens will take away hardly helps.
    wanted = RACE_PRODUCTION + player.penalties + 0.5
    return flat + w["race-level"] * (reached if reached < wanted else wanted + 0.25 * (reached - wanted))


def expected_points(lowest: float) -> float:
    """Points for a lowest production between two levels; a little for each level below the first that counts."""
    whole = int(lowest)
    below = float(scoring.production_points(whole))
    above = float(scoring.production_points(whole + 1))
    return below + (above - below) * (lowest - whole) + 0.5 * min(lowest, float(len(LOWEST_POINTS)))


def _actions(energy: int, number: int) -> float:
    """How many more actions so much energy pays for, each of them worth less than the one before."""
    last = len(ACTION_PRICE) - 1
    found, value = 0.0, 1.0
    while value > 0.2:
        energy -= ACTION_PRICE[number if number < last else last]
        if energy < 0:
            break
        found += value
        value *= 0.8
        number += 1
    return found


def _next_energy(player: Player, waits: bool) -> int:
    """The energy for actions that the next year brings, and what waits for it; which worlds pay, milestones say."""
    beyond = passed(player, 2)
    income = player.perks.income
    old = LAND_MAKES[player.land][OCEAN_TOKENS - player.flipped][ENERGY] + income[ENERGY]
    new = player.production[ENERGY] + income[3 + ENERGY]
    if waits:
        old += player.goods[ENERGY]
        new += player.goods[3 + ENERGY]
        for hold in player.holds:
            new += hold.goods[ENERGY]
    return (old if beyond < 2 else 0) + (new if beyond else 0)


def _resources(player: Player, phases: int, w: dict[str, float]) -> float:
    """They are worth less when few action phases are left, nothing after the last."""
    if not phases:
        return 0.02 * int_sum(player.goods[3:])
    share = w["last"] if phases == 1 else w["second"] if phases == 2 else 1.0
    ample = w["ample"]
    total = 0.0
    for good, amount in enumerate(player.goods):
        if good >= 3:
            for hold in player.holds:
                amount += hold.goods[good - 3]
        total += w[GOODS[good]] * (amount if amount <= ample else ample + (amount - ample) / 2)
    return share * total


def _pieces(s: Evacuation, player: Player, phases: int, needs: list[float], w: dict[str, float]) -> float:
    """Population and prepared factories; after the last actions only the last bonus can settle them."""
    people = player.population
    factories = int_sum(player.prepared[3:])
    for hold in player.holds:
        people += hold.population
        factories += int_sum(hold.factories)
    if not phases:
        if s.phase > BONUS_PHASE or not _bonus(s, player):
            return 0.0
        return settlements(s, player, needs, (people, factories), (w["settle-first"], 0.0))
    total = w["population"] * (min(people, 6) + w["crowd"] * max(0, people - 6))
    total += w["factory"] * (min(factories, 4) + w["crowd"] * max(0, factories - 4))
    total += 0.5 * w["factory"] * int_sum(player.prepared[:3])
    if phases == 1:
        total *= 0.5
    if people or factories:
        shares = (w["settle-first"], w["settle-second"])
        total += settlements(s, player, needs, (people, factories), shares)
    return total


def _stadiums(s: Evacuation, player: Player, left: int, token: float, w: dict[str, float]) -> float:
    """What missing stadiums will cost: at the incomes to come and at the end; those built may still fly."""
    there = len(player.stadiums) + int_sum([len(hold.stadiums) for hold in player.holds])
    waiting = len(player.old_stadiums)
    fly = left + 1 if s.phase <= FLIGHT_PHASE else left
    """Flights to come."""
    total = w["smiley"] * smileys(player)
    for ahead in range(1, left + 1):
        missing = YEARS[s.year + ahead - 1].stadiums - there
        if missing > 0:
            total -= token * _still_missing(missing, waiting, fly + ahead - left - 1, w)
    missing = STADIUMS_WANTED - there
    if missing > 0:
        cost = token if not s.points else STADIUM_MISSING
        total -= cost * _still_missing(missing, waiting, fly, w)
    spare = there + waiting - STADIUMS_WANTED
    return (
        total
        + (0.3 * spare if spare > 0 else 0.0)
        + w["stadium-built"] * min(STADIUMS_WANTED, there + waiting)
    )


def _still_missing(missing: int, waiting: int, fly: int, w: dict[str, float]) -> float:
    """How many will be missing after so many flights: some of those that wait will have flown, others may be built."""
    if fly <= 0:
        return float(missing)
    flown = min(missing, waiting)
    return (missing - flown) * w["stadium-later"] ** fly + flown * (1.0 - w["stadium-flies"])


def _old_world(s: Evacuation, player: Player, left: int, w: dict[str, float]) -> float:
    """What the areas still make, and what they will cost if nobody fetches them."""
    total = 0.0
    if left:
        made = LAND_MAKES[player.land][OCEAN_TOKENS - player.flipped]
        for kind in range(1, 3):
            total += w[GOODS[kind]] * made[kind]
        total += w[GOODS[FOOD]] * made[FOOD]
        total *= w["old-make"] * (left if left < 3 else 2.5)
    areas = areas_left(player)
    if s.points:
        cost = float(AREA_LEFT * areas) + POPULATION_LEFT * scoring.population_left(player)
    else:
        cost = w["race-level"] * areas
    return total - w["left-behind"] * cost


def _technologies(player: Player, phases: int, w: dict[str, float]) -> float:
    total = 0.0
    for i, number in enumerate(player.perks.numbers):
        if number:
            total += ABILITIES[i] * number
    halves = 0.0
    for steps in player.research:
        if steps == 2:
            halves += 1.0
        elif steps == 4:
            halves += 1.6
    return (w["ability"] * total + w["half"] * halves) * (0.1 + 0.25 * phases)


def _plans(player: Player, phases: int, needs: list[float], w: dict[str, float]) -> float:
    """Infrastructure in hand and played without its requirement met."""
    total = 0.0
    for card in player.plans:
        made = INFRASTRUCTURE[card]
        if made.requirement.met(player.settled):
            total += w["plan-met"] * _raised(made.production, needs) if phases else 0.0
        else:
            total += w["plan"] * _raised(made.production, needs) * (phases if phases < 3 else 3) / 3
    for card in player.works:
        if card not in player.met:
            total += w["unmet"] * _raised(INFRASTRUCTURE[card].production, needs) * (0.4 + 0.2 * phases)
    return total


def _raised(production: tuple[int, ...], needs: list[float]) -> float:
    return production[0] * needs[0] + production[1] * needs[1] + production[2] * needs[2]


def _bonus(s: Evacuation, player: Player) -> float:
    """The best yearly bonus that the strength so far would win."""
    found = 0.0
    for strength in strengths(player):
        which = bonus.won(s, strength)
        if which >= 0:
            found = max(found, BONUS_VALUES[s.bonuses[s.year - 1]][which])
    return found


def _satellites(s: Evacuation, player: Player, left: int, w: dict[str, float]) -> float:
    far = float(int_sum(player.sections))
    total = w["symbol"] * symbols(player).bit_count() + w["biome"] * biome_limit(player) if left else 0.0
    if s.phase < PROGRESS_PHASE:
        gathered = strengths(player)[-1] + player.steps + player.perks.steps
        step = w["strength"] if far + gathered < FAR else 0.3 * w["strength"]
        total += step * gathered + w["bonus"] * _bonus(s, player)
    return total + w["section"] * min(far, FAR)


def _hunger(s: Evacuation, player: Player) -> float:
    """Food that the worlds will lack in the next year."""
    if s.year == LAST_YEAR:
        return 0.0
    income = player.perks.income
    made = LAND_MAKES[player.land][OCEAN_TOKENS - player.flipped]
    old = food_needed(player, s.year + 1, 0) - player.goods[FOOD] - made[FOOD] - income[FOOD]
    new = (
        food_needed(player, s.year + 1, 1)
        - player.goods[3 + FOOD]
        - player.production[FOOD]
        - income[3 + FOOD]
    )
    for hold in player.holds:
        new -= hold.goods[FOOD]
    return float((old if old > 0 else 0) + (new if new > 0 else 0))


def _points(s: Evacuation, seat: int, player: Player, phases: int, w: dict[str, float]) -> float:
    """Goals by what they will probably count at the end, tasks by what was played."""
    total = float(tasks.points(s, seat))
    drafting = s.phase == 0
    for goal in player.goals:
        if goal < 0:
            continue
        if drafting:
            total += GOAL_LEANS[player.tiles[0] // TILES_OF_A_SET][goal]
            continue
        points = GOALS[goal].points
        count = goals.counted(player, goal) + begun(player, GOALS[goal].id, phases)
        count += w["goal-growth"] * GOAL_GROWTH[goal] * phases
        last = len(points) - 1
        whole = int(count)
        if whole >= last:
            total += w["goal"] * points[last]
        else:
            total += w["goal"] * (points[whole] + (points[whole + 1] - points[whole]) * (count - whole))
    return total


def begun(player: Player, goal: str, phases: int) -> float:
    """What does not count yet for a goal but is on its way: half of a technology, what has still to fly."""
    found = 0.0
    if goal == "smileys":
        for hold in player.holds:
            found += int_sum([STADIUMS[card].smileys for card in hold.stadiums])
    elif goal == "shuttles":
        found += len(player.holds)
    if not phases:
        return found
    if goal == "masteries":
        for steps in player.research:
            found += MASTERED[steps]
    elif goal == "technologies":
        found += 0.4 * int_sum([1 for steps in player.research if steps in (2, 4)])
    elif goal == "infrastructure":
        found += 0.4 * (len(player.works) - len(player.met)) + 0.2 * len(player.plans)
    elif goal == "smileys":
        found += 0.6 * int_sum([STADIUMS[card].smileys for card in player.old_stadiums])
    elif goal == "shuttles":
        found += 0.4 * len(player.old_shuttles)
    return found
