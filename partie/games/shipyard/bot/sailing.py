"""The best way to sail a ship: loads and walks compared by the points they bring."""

from collections.abc import Sequence
from typing import Final

from partie.kernel.learning.heuristic import comparable, float_sum, int_sum

from ..components import BLUE_RIBBON, BUSINESSMAN, CANNON, CAPTAIN, CHIMNEY, CRANE, SAIL, SOLDIER, STOKER
from ..components.canals import System, Walk
from ..components.ships import (
    Ship,
    cabins,
    crew_points,
    equipment_points,
    extra,
    features,
    most_bonus,
    official_points,
    room,
    speed,
)
from ..rules.contracts import Fleet, points
from ..state import Player

NO_WAY: Final = -1.0


def best_walk(
    canals: System,
    here: Walk,
    pace: int,
    awards: Sequence[int],
    moved: int = 0,
    ribbon: int = 0,
    left: tuple[int, ...] = (),
) -> tuple[float, Walk]:
    """The most points that officials and the Blue Ribbon award on a way of exactly `pace` spaces, and its first step.

    Of equal ways the one that leaves a longer way for the next ship. `awards` are the points of each symbol.
    """
    if moved == pace:
        return ribbon, here
    best, first = NO_WAY, here
    for after in canals.steps(here, left):
        gone = left if after[0] == here[0] else (*left, here[0])
        symbol = canals.symbol(after[0], after[1])
        mark = moved + 1 if symbol == BLUE_RIBBON else ribbon
        found, _ = best_walk(canals, after, pace, awards, moved + 1, mark, gone)
        if found >= 0 and found + awards[symbol] > best:
            best, first = found + awards[symbol], after
    return best, first


def awards_of(load: Sequence[int], has: Sequence[int]) -> list[int]:
    """By symbol, what its official awards to a ship."""
    return [official_points(symbol, load, has) if symbol != BLUE_RIBBON else 0 for symbol in range(7)]


def voyage_points(player: Player, pace: int, load: Sequence[int], has: Sequence[int]) -> float:
    """What the voyage of a ship would bring at best; -1 if the canals are too short."""
    awards = awards_of(load, has)
    starts = [player.figure] if player.figure else player.canals.starts()
    return max([best_walk(player.canals, start, pace, awards)[0] for start in starts], default=NO_WAY)


class Fitting:
    """A load with its speed, and what it brings: points of the four criteria and of contracts."""

    __slots__ = ("load", "pace", "score", "worth")

    def __init__(self, load: tuple[int, ...], pace: int, score: float, worth: float) -> None:
        self.load = load
        self.pace = pace
        self.score = score
        self.worth = worth


def best_fitting(player: Player, parts: Sequence[int], keep: Sequence[float], edition: int) -> Fitting | None:
    """The best way to fit out a ship of these parts, None if it must fail; `keep` is what items are worth ashore."""
    reach = player.canals.longest(player.figure)
    if not player.items[CAPTAIN] or not reach:
        return None
    has = features(parts)
    drives = [
        (stokers, chimneys, sails)
        for stokers in range(min(player.items[STOKER], room(has, player.employees, (0,) * 8, STOKER)) + 1)
        for chimneys in range(min(player.items[CHIMNEY], has[2] + extra(player.employees, CHIMNEY)) + 1)
        for sails in range(min(player.items[SAIL], has[2] + extra(player.employees, SAIL)) + 1)
    ]
    gains = Gains(player, parts, edition)
    best: Fitting | None = None
    for crew in crews(player, has):
        cannons = min(player.items[CANNON], room(has, player.employees, (0,) * 8, CANNON))
        cranes = min(player.items[CRANE], room(has, player.employees, (0,) * 8, CRANE))
        found = best_drive(player, has, (*crew, cannons, cranes), drives, reach, keep, gains)
        if found is not None and (best is None or found.worth > best.worth):
            best = found
    return best


def crews(player: Player, has: Sequence[int]) -> list[tuple[int, int, int]]:
    """Ways to fill the cabins: as many businessmen as possible, as many soldiers, or as many officers."""
    places = cabins(has, player.employees)
    captains, businessmen, soldiers = (
        player.items[CAPTAIN] - 1,
        player.items[BUSINESSMAN],
        player.items[SOLDIER],
    )
    found: list[tuple[int, int, int]] = []
    for order in ((1, 2, 0), (2, 1, 0), (0, 1, 2), (0, 2, 1)):
        left, taken = places, [0, 0, 0]
        for kind in order:
            taken[kind] = min((captains, businessmen, soldiers)[kind], left)
            left -= taken[kind]
        crew = (taken[0] + 1, taken[1], taken[2])
        if crew not in found:
            found.append(crew)
    return found


def best_drive(
    player: Player,
    has: Sequence[int],
    rest: tuple[int, ...],
    drives: list[tuple[int, int, int]],
    reach: int,
    keep: Sequence[float],
    gains: "Gains",
) -> Fitting | None:
    """The best of the ways to drive a ship with this crew and these cannons and cranes."""
    captains, businessmen, soldiers, cannons, cranes = rest
    ranked: list[tuple[float, tuple[int, ...]]] = []
    for stokers, chimneys, sails in drives:
        load: tuple[int, ...] = (captains, businessmen, soldiers, stokers, chimneys, sails, cannons, cranes)
        if sails > room(has, player.employees, load, SAIL) or speed(load) > reach:
            continue
        pace = min(reach, speed(load) + most_bonus(player.employees, load))
        aboard = float_sum([keep[item] * number for item, number in enumerate(load)])
        ranked.append((comparable(1.4 * pace - aboard + gains.of(load)), load))
    ranked.sort(key=lambda entry: -entry[0])
    best: Fitting | None = None
    for _, load in ranked[:4]:
        for pace in {min(reach, speed(load) + most_bonus(player.employees, load)), speed(load)}:
            way = voyage_points(player, pace, load, has)
            if way < 0:
                continue
            score = crew_points(load) + equipment_points(load) + pace + way
            aboard = float_sum([keep[item] * number for item, number in enumerate(load)])
            worth = comparable(score - aboard + gains.of(load))
            if best is None or worth > best.worth:
                best = Fitting(load, pace, score, worth)
    return best


class Gains:
    """What a ship adds to the contracts that are still held; each load is looked at once."""

    __slots__ = ("before", "edition", "held", "known", "parts", "player")

    def __init__(self, player: Player, parts: Sequence[int], edition: int) -> None:
        self.edition = edition
        self.player = player
        self.parts = tuple(parts)
        self.held = [contract for contract in player.contracts if contract >= 0]
        fleet = Fleet(player.fleet, player.employees, player.used_canals, edition)
        self.before = int_sum([points(contract, fleet) for contract in self.held])
        self.known: dict[tuple[int, ...], float] = {}

    def of(self, load: tuple[int, ...]) -> float:
        """The points more, weighed by how many contracts will be put away."""
        gain = self.known.get(load)
        if gain is None:
            ships = (*self.player.fleet, Ship(self.parts, load))
            fleet = Fleet(ships, self.player.employees, self.player.used_canals, self.edition)
            after = int_sum([points(contract, fleet) for contract in self.held])
            gain = self.known[load] = (after - self.before) * (1.0 if len(self.held) <= 2 else 0.5)
        return gain
