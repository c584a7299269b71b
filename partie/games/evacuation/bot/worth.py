"""What a position is worth to one player, in resources: pieces, production, prospects."""

from typing import Final

from ..actions import tasks
from ..actions.technology import LEVELS_DONE
from ..cards.actions import ACTION_CARDS
from ..components import ENERGY, FOOD, LAND, LAST_YEAR, STADIUMS_WANTED, YEARS
from ..effects import (
    AllOf,
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    DrawCards,
    FlightHelp,
    Gain,
    GainAny,
    GainFactory,
    MoreSteps,
    MoveGoods,
    Node,
    PrepareFactory,
    Research,
    Settle,
    Swap,
)
from ..ending import goals, scoring
from ..phases import bonus
from ..phases.flight import launch_energy
from ..phases.progress import strengths
from ..requirements import INFRASTRUCTURE
from ..state import Evacuation, Player, areas_left, biome_limit, smileys, symbols

PROGRESS_PHASE: Final = 5
_LEVELS: Final = ("level-1", "level-2", "level-3")


def worth(s: Evacuation, seat: int, w: dict[str, float]) -> float:
    """All of it."""
    player = s.players[seat]
    left = LAST_YEAR - s.year
    """Years to come after this one."""
    total = (
        _resources(player, left, w)
        + _production(player, left, w)
        + _pieces(player, left, w)
        + _buildings(player, w)
        + _shuttles(player, left, w)
        + _old_world(player, left, w)
        + _technologies(player, left, w)
        + _plans(player, left, w)
        + _satellites(s, player, left, w)
        - w["penalty"] * player.penalties
        - w["hunger"] * _hunger(s, player)
    )
    if s.points:
        total += w["point"] * _points(s, seat, player)
    if s.advanced:
        total += w["card"] * sum([CARD_VALUES[card] for card in player.hand if card >= 0])
    return total


def _resources(player: Player, left: int, w: dict[str, float]) -> float:
    total = 0.0
    share = 1.0 if left else w["last-year"]
    ample = w["ample"]
    for good, amount in enumerate(player.goods):
        value = w["old"] * (0.5 + 0.17 * left) if good < 3 else w["new"]
        counted = amount if amount <= ample else ample + (amount - ample) / 2
        total += value * share * counted
    for hold in player.holds:
        total += w["new"] * share * sum(hold.goods)
    return total


def _production(player: Player, left: int, w: dict[str, float]) -> float:
    levels = sorted(player.production)
    lowest = levels[0]
    total = (w["level"] + w["year"] * left) * sum([min(level, 10) for level in levels])
    return total + w["lowest"] * (lowest + 0.3 * min(levels[1], lowest + 3))


def _pieces(player: Player, left: int, w: dict[str, float]) -> float:
    """Population and prepared factories; in the last year they are worth half, since few can still settle."""
    people = player.population
    factories = sum(player.prepared[3:])
    for hold in player.holds:
        people += hold.population
        factories += sum(hold.factories)
    total = w["population"] * (min(people, 6) + w["crowd"] * max(0, people - 6))
    total += w["factory"] * (min(factories, 4) + w["crowd"] * max(0, factories - 4))
    total += w["old-factory"] * sum(player.prepared[:3])
    return total if left else total * 0.6


def _buildings(player: Player, w: dict[str, float]) -> float:
    there = len(player.stadiums) + sum([len(hold.stadiums) for hold in player.holds])
    needed = min(there, STADIUMS_WANTED)
    waiting = min(len(player.old_stadiums), STADIUMS_WANTED - needed)
    spare = there + len(player.old_stadiums) - needed - waiting
    return (
        w["stadium"] * needed
        + w["old-stadium"] * waiting
        + w["spare-stadium"] * spare
        + w["smiley"] * smileys(player)
    )


def _shuttles(player: Player, left: int, w: dict[str, float]) -> float:
    """Those that can be launched with the energy of the Old World count most; the last flight is in the last year."""
    energy = player.goods[ENERGY]
    total = 0.0
    counted = 0.0
    for shuttle in sorted(player.old_shuttles, key=lambda tile: launch_energy(player, tile)):
        cost = launch_energy(player, shuttle)
        if counted >= w["shuttles"]:
            total += 0.3
        elif cost <= energy:
            energy -= cost
            total += w["launchable"]
        else:
            total += w["grounded"] if left else 0.0
        counted += 1.0
    away = len(player.shuttles) + len(player.holds)
    total += w["away"] * min(away, 3) if left else 0.1 * away
    return total + 1.0 * len(player.back)


def _old_world(player: Player, left: int, w: dict[str, float]) -> float:
    makes = 0.0
    for i, area in enumerate(LAND):
        if player.land >> i & 1:
            makes += sum(area.makes)
    return w["land"] * left * makes - w["left-behind"] * areas_left(player)


def _technologies(player: Player, left: int, w: dict[str, float]) -> float:
    total = 0.0
    for steps in player.research:
        for level in range(LEVELS_DONE[steps]):
            total += w[_LEVELS[level]]
        if steps in (2, 4):
            total += w["half"] * w[_LEVELS[steps // 2]]
    return total * (0.4 + 0.2 * left)


def _plans(player: Player, left: int, w: dict[str, float]) -> float:
    total = w["plan"] * min(len(player.plans), 3) * (1.0 if left else 0.3)
    for card in player.works:
        if card not in player.met:
            total += w["unmet"] * (w["level"] + w["year"] * left) * sum(INFRASTRUCTURE[card].production)
    return total


def _satellites(s: Evacuation, player: Player, left: int, w: dict[str, float]) -> float:
    total = w["section"] * sum(player.sections) + w["biome"] * biome_limit(player)
    total += w["symbol"] * symbols(player).bit_count()
    if s.phase < PROGRESS_PHASE:
        totals = strengths(player)
        total += w["strength"] * totals[-1] * (1.0 if left else 0.4)
        if any(bonus.won(s, strength) >= 0 for strength in totals):
            total += w["bonus"]
    return total


def _hunger(s: Evacuation, player: Player) -> float:
    """Food of the New World that the next year will lack."""
    if s.year == LAST_YEAR:
        return 0.0
    needed = YEARS[s.year].food[1] - player.perks.food_new
    have = player.goods[3 + FOOD] + player.production[FOOD] + sum([hold.goods[FOOD] for hold in player.holds])
    return max(0.0, needed - have)


def _points(s: Evacuation, seat: int, player: Player) -> float:
    total = float(goals.points(player)) + tasks.points(s, seat)
    left = LAST_YEAR - s.year
    for goal in player.goals:
        if goal >= 0:
            total += GOAL_HOPES[goal] * left / LAST_YEAR
    return total + scoring.production_points(min(player.production))


def value_of(node: Node) -> float:
    """What an effect is worth by itself, whatever the position."""
    if isinstance(node, AllOf):
        return sum([value_of(part) for part in node.parts])
    if isinstance(node, Settle):
        return 3.0 + node.biome + node.symbols + 0.6 * node.steel
    if isinstance(node, BuildShuttle | BuildStadium):
        return 2.0 + 0.8 * node.less
    if isinstance(node, GainFactory):
        return 3.0 * node.count
    if isinstance(node, Clone):
        return 1.5 * node.count - 1.6 * node.food
    if isinstance(node, Gain):
        return float(sum(node.goods))
    if isinstance(node, FlightHelp):
        return 1.5 * sum(node.help)
    for kind, value in _COUNTED:
        if isinstance(node, kind):
            return value * node.numbers()[0]
    return 3.0


_COUNTED: Final[list[tuple[type[Node], float]]] = [
    (GainAny, 1.2),
    (Swap, 0.4),
    (MoveGoods, 0.9),
    (Develop, 1.2),
    (Research, 2.0),
    (PrepareFactory, 1.3),
    (DrawCards, 0.6),
    (MoreSteps, 0.4),
]
GOAL_HOPES: Final[list[float]] = [
    2.5, 5.0, 4.5, 4.3, 6.5, 6.6, 5.1, 7.2, 3.5, 2.0, 7.0, 8.5, 7.2, 5.3, 10.0, 6.1,
]  # fmt: skip
"""By goal: the points that it usually brings."""
CARD_VALUES: Final[list[float]] = [
    value_of(card.effect) + 0.33 * max(card.strengths) for card in ACTION_CARDS
]
