"""What lies ahead of a player: areas that could be settled, loads that could be flown."""

from typing import Final

from partie.euro.sets import set_of, without_member

from ..components import (
    AREA_LEFT,
    ENERGY,
    LAND,
    LANDS,
    LAST_YEAR,
    NEW,
    POPULATION_LEFT,
    SHUTTLES,
    STEEL,
    ZONES,
)
from ..components.new_world import AREAS
from ..rules.actions.settlement import FILLABLE, MOST_FACTORIES, MOST_POPULATION, NEEDING, OPEN_BIOMES
from ..rules.flight import building_room, launch_energy, resource_room, return_energy
from ..state import Evacuation, Player, biome_limit, symbols

ACTION_PHASE: Final = 2
MAKES: Final[list[tuple[int, ...]]] = [area.production for area in AREAS]
PLACES: Final[list[int]] = [area.factories for area in AREAS]
PEOPLE: Final[list[int]] = [area.population for area in AREAS]
ZONE_LAND: Final[list[int]] = [
    set_of([i for i, area in enumerate(LAND) if area.zone == zone]) for zone in range(len(ZONES))
]
"""The land areas of each zone, as bits."""
FACTORY_LAND: Final = set_of([i for i in range(LANDS) if LAND[i].factory >= 0])


def settlements(
    s: Evacuation, player: Player, needs: list[float], tokens: tuple[int, int], shares: tuple[float, float]
) -> float:
    """The best area that the player's people and factories could settle, then the best for the rest of them.

    `needs` says what a level of each production is worth.
    """
    people, factories = tokens
    steel = player.goods[3 * NEW + STEEL] + player.perks.settle
    if s.phase > ACTION_PHASE and s.year < LAST_YEAR:
        steel += player.production[STEEL]
    for hold in player.holds:
        steel += hold.goods[STEEL]
    reachable = ~s.taken & OPEN_BIOMES[biome_limit(player)] & NEEDING[0][symbols(player)]
    prepared = player.prepared
    best_kind = max(needs) if factories else 0.0
    if factories and prepared[3] + prepared[4] + prepared[5] == factories:
        best_kind = max([needs[kind] for kind in range(3) if prepared[3 + kind]])
    total = 0.0
    for share in shares:
        left = reachable & FILLABLE[min(factories, MOST_FACTORIES)][min(people, steel, MOST_POPULATION)]
        best, chosen = 0.0, -1
        while left:
            area = (left & -left).bit_length() - 1
            left &= left - 1
            food, iron, power = MAKES[area]
            value = food * needs[0] + iron * needs[1] + power * needs[2] + PLACES[area] * best_kind
            if value > best:
                best, chosen = value, area
        if chosen < 0:
            break
        total += share * best
        reachable = without_member(reachable, chosen)
        people -= PEOPLE[chosen]
        steel -= PEOPLE[chosen]
        factories -= PLACES[chosen]
    return total


class Cargo:
    """What is left on the Old World to be fetched, by zones, and what it is worth."""

    __slots__ = ("factories", "factory", "goods", "people", "populated", "stadium", "stadiums")

    def __init__(self, player: Player, points: bool, left: int, w: dict[str, float]) -> None:
        self.people = [(player.land & land & ~FACTORY_LAND).bit_count() for land in ZONE_LAND]
        self.factories = [(player.land & land & FACTORY_LAND).bit_count() for land in ZONE_LAND]
        self.stadiums = len(player.old_stadiums)
        behind = w["left-behind"]
        used = w["load-area"] if left else 0.0
        area, token = AREA_LEFT, POPULATION_LEFT
        self.populated = behind * (area + 2 * token if points else w["race-level"]) + used
        self.factory = behind * (area if points else w["race-level"]) + 0.7 * used
        self.stadium = w["load-stadium"]
        self.goods = w["load-goods"] if left else 0.0

    def load(self, player: Player, shuttle: int) -> float:
        """What a shuttle would carry of it; takes that off."""
        value = self.goods * resource_room(player, shuttle)
        for zone in SHUTTLES[shuttle].zones:
            if self.people[zone]:
                self.people[zone] -= 1
                value += self.populated
            elif self.factories[zone]:
                self.factories[zone] -= 1
                value += self.factory
        for _ in range(building_room(player, shuttle)):
            if self.stadiums:
                self.stadiums -= 1
                value += self.stadium
                continue
            zone = 0 if self.factories[0] else 1 if self.factories[1] else 2
            if self.factories[zone]:
                self.factories[zone] -= 1
                value += self.factory
        return value


def worth_of_flights(player: Player, cargo: Cargo, left: int, this_year: bool, w: dict[str, float]) -> float:
    """What the shuttles could carry: those that can be launched now count most, then next year, then after a return.

    Each area is counted once, so that more shuttles than areas are worth little.
    """
    energy = player.goods[ENERGY]
    total = 0.0
    waiting: list[int] = []
    for shuttle in player.old_shuttles:
        cost = launch_energy(player, shuttle)
        if this_year and cost <= energy:
            energy -= cost
            total += w["launchable"] * cargo.load(player, shuttle)
            if left > 1:
                waiting.append(shuttle)
        elif left:
            total += w["grounded"] * cargo.load(player, shuttle)
    if left:
        for shuttle in player.back:
            total += w["grounded"] * cargo.load(player, shuttle)
    if left > (0 if this_year else 1):
        waiting.extend(player.shuttles)
        waiting.extend([hold.shuttle for hold in player.holds if left > 1])
        price, energy = return_energy(player), player.goods[3 * NEW + ENERGY]
        for shuttle in waiting:
            value = cargo.load(player, shuttle)
            total += (w["away"] if energy >= price else w["stranded"]) * value
            energy -= price
    return total
