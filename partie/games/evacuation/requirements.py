"""Infrastructure cards and what they require of the settled areas (EV-APX-01 to EV-APX-05)."""

from typing import Any, Final

from .components import BIOMES, Goods, data
from .new_world import AXES, BIOME_AREAS, LINES, WITH_FACTORY, WITH_POPULATION


class Requirement:
    """So many settled areas of biomes, with population, with a factory, or on one line."""

    __slots__ = ("areas", "axis", "factory", "line", "population")

    def __init__(self, row: dict[str, Any]) -> None:
        self.areas = _by_biome(row.get("areas", {}))
        self.population = _by_biome(row.get("population", {}))
        self.factory = _by_biome(row.get("factory", {}))
        self.line = _by_biome(row.get("line", {}))
        self.axis = AXES.index(row["axis"]) if "axis" in row else -1

    def met(self, settled: int) -> bool:
        """Do these areas (as bits) satisfy it? Areas are not used up and may serve several cards."""
        if self.axis >= 0 and not any(_enough(settled & line, self.line) for line in LINES[self.axis]):
            return False
        return (
            _enough(settled, self.areas)
            and _enough(settled & WITH_POPULATION, self.population)
            and _enough(settled & WITH_FACTORY, self.factory)
        )


def _by_biome(row: dict[str, int]) -> tuple[int, ...]:
    return tuple(row.get(biome, 0) for biome in BIOMES) if row else ()


def _enough(settled: int, wanted: tuple[int, ...]) -> bool:
    for biome, count in enumerate(wanted):
        if count and (settled & BIOME_AREAS[biome]).bit_count() < count:
            return False
    return True


class Infrastructure:
    """An infrastructure card: price on the New World, requirement, production (EV-INF-05 to EV-INF-07)."""

    __slots__ = ("cost", "id", "level", "production", "requirement", "twin")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.level: int = row["level"]
        self.cost: Goods = tuple(row["cost"])
        self.requirement = Requirement(row)
        self.production: Goods = tuple(row["production"])
        self.twin = -1
        """The other card with the same illustration; -1 if there is none (EV-INF-10, EV-INF-11)."""


def _load() -> list[Infrastructure]:
    rows: list[dict[str, Any]] = data("infrastructure.toml")["cards"]
    cards = [Infrastructure(row) for row in rows]
    for i, one in enumerate(rows):
        for j, other in enumerate(rows):
            if i != j and "twin" in one and one["twin"] == other.get("twin"):
                cards[i].twin = j
    return cards


INFRASTRUCTURE: Final[list[Infrastructure]] = _load()
