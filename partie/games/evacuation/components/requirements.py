"""Infrastructure cards and what they require of the settled areas (EV-APX-01 to EV-APX-05)."""

from typing import Final

from partie.kernel.keeping.data import Entry, read_data

from . import BIOMES, Goods, sourced
from .new_world import AXES, BIOME_AREAS, LINES, WITH_FACTORY, WITH_POPULATION


class Requirement:
    """So many settled areas of biomes, with population, with a factory, or on one line."""

    __slots__ = ("areas", "axis", "factory", "line", "population")

    def __init__(self, row: Entry) -> None:
        self.areas = _by_biome(row, "areas")
        self.population = _by_biome(row, "population")
        self.factory = _by_biome(row, "factory")
        self.line = _by_biome(row, "line")
        self.axis = row.index("axis", AXES, default=-1)

    def met(self, settled: int) -> bool:
        """Do these areas (as bits) satisfy it? Areas are not used up and may serve several cards."""
        if self.axis >= 0 and not any(_enough(settled & line, self.line) for line in LINES[self.axis]):
            return False
        return (
            _enough(settled, self.areas)
            and _enough(settled & WITH_POPULATION, self.population)
            and _enough(settled & WITH_FACTORY, self.factory)
        )

    def counted(self, settled: int) -> list[list[int]]:
        """What there is and what is required, part by part, in the order of its words; of lines, the fullest counts."""
        found: list[list[int]] = []
        for areas, wanted in (
            (settled, self.areas),
            (settled & WITH_POPULATION, self.population),
            (settled & WITH_FACTORY, self.factory),
        ):
            for biome, count in enumerate(wanted):
                if count:
                    found.append([(areas & BIOME_AREAS[biome]).bit_count(), count])
        if self.axis >= 0:
            there = [
                sum(min((settled & line & BIOME_AREAS[i]).bit_count(), n) for i, n in enumerate(self.line))
                for line in LINES[self.axis]
            ]
            found.append([max(there), sum(self.line)])
        return found


def _by_biome(row: Entry, name: str) -> tuple[int, ...]:
    if not row.has(name):
        return ()
    given = row.entry(name)
    return tuple([given.number(biome, 1, 9, default=0) for biome in BIOMES])


def _enough(settled: int, wanted: tuple[int, ...]) -> bool:
    for biome, count in enumerate(wanted):
        if count and (settled & BIOME_AREAS[biome]).bit_count() < count:
            return False
    return True


class Infrastructure:
    """An infrastructure card: price on the New World, requirement, production (EV-INF-05 to EV-INF-07)."""

    __slots__ = ("cost", "id", "level", "production", "requirement", "twin")

    def __init__(self, row: Entry) -> None:
        self.id = sourced(row).text("id")
        self.level = row.number("level", 1, 2)
        self.cost: Goods = tuple(row.numbers("cost", 0, 9, 3))
        self.requirement = Requirement(row)
        self.production: Goods = tuple(row.numbers("production", 0, 9, 3))
        self.twin = -1
        """The other card with the same illustration; -1 if there is none (EV-INF-10, EV-INF-11)."""


def _load() -> list[Infrastructure]:
    file = read_data("evacuation", "infrastructure.toml")
    rows = file.entries("cards")
    cards = [Infrastructure(row) for row in rows]
    pictures = [row.number("twin", 1, default=0) for row in rows]
    file.finish()
    for i, picture in enumerate(pictures):
        for j, other in enumerate(pictures):
            if i != j and picture and picture == other:
                cards[i].twin = j
    return cards


INFRASTRUCTURE: Final[list[Infrastructure]] = _load()
