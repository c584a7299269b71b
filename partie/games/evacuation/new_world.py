"""The New World: its areas, what settling them asks and brings, and the lines across the map."""

from typing import Any, Final

from .components import BIOMES, SYMBOLS, Goods, data, goods

_MAP: Final[dict[str, Any]] = data("new_world.toml")
DIRECTIONS: Final[dict[str, tuple[int, ...]]] = {
    "e": (1, 0),
    "ne": (1, -1),
    "nw": (0, -1),
    "w": (-1, 0),
    "sw": (-1, 1),
    "se": (0, 1),
}
AXES: Final = ("e-w", "nw-se", "ne-sw")


class Area:
    """A hex of the New World (EV-STL-06)."""

    __slots__ = ("biome", "factories", "id", "population", "production", "q", "r", "slots", "symbols")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.q: int = row["q"]
        self.r: int = row["r"]
        self.biome: int = BIOMES.index(row["biome"])
        self.factories: int = row["factories"]
        """Positions for a factory of any kind (EV-PRD-09)."""
        self.slots: list[Goods] = [goods(slot) for slot in row["population"]]
        """Positions for population, each with what it raises (EV-PRD-12, EV-PRD-13)."""
        self.population: int = len(self.slots)
        self.production: Goods = tuple(sum(slot[kind] for slot in self.slots) for kind in range(3))
        self.symbols: int = sum(1 << SYMBOLS.index(name) for name in row["symbols"])


AREAS: Final[list[Area]] = [Area(row) for row in _MAP["areas"]]
AREA_IDS: Final[list[str]] = [area.id for area in AREAS]
_AT: Final[dict[tuple[int, ...], int]] = {(area.q, area.r): i for i, area in enumerate(AREAS)}

BIOME_AREAS: Final[list[int]] = [
    sum(1 << i for i, area in enumerate(AREAS) if area.biome == biome) for biome in range(len(BIOMES))
]
"""The areas of each biome, as bits."""
WITH_POPULATION: Final = sum(1 << i for i, area in enumerate(AREAS) if area.population)
WITH_FACTORY: Final = sum(1 << i for i, area in enumerate(AREAS) if area.factories)
"""An area is always filled completely (EV-STL-12), so who settled it says what stands in it."""


def way(start: int, direction: str) -> list[int]:
    """The areas from one on in a direction, the first included, to the far rim."""
    area, (dq, dr) = AREAS[start], DIRECTIONS[direction]
    found: list[int] = []
    q, r = area.q, area.r
    while (q, r) in _AT:
        found.append(_AT[q, r])
        q, r = q + dq, r + dr
    return found


def bits(areas: list[int]) -> int:
    """A set of areas as bits."""
    return sum(1 << area for area in areas)


def _lines(axis: str) -> list[int]:
    forward, back = axis.split("-")
    lines = {bits(way(area, forward)) | bits(way(area, back)) for area in range(len(AREAS))}
    return sorted(lines)


LINES: Final[list[list[int]]] = [_lines(axis) for axis in AXES]
"""By axis: the straight lines of areas as bits, gaps allowed (EV-APX-04)."""


class Rim:
    """A place at the rim with the two ways inland; the rim area itself is the first (EV-SOL-30)."""

    __slots__ = ("area", "inland", "mark")

    def __init__(self, row: dict[str, Any]) -> None:
        self.area: int = AREA_IDS.index(row["area"])
        self.inland: list[list[int]] = [way(self.area, row["a"]), way(self.area, row["b"])]
        self.mark: int = row.get("mark", 0)


RIM: Final[list[Rim]] = [Rim(row) for row in _MAP["rim"]]
"""Counter-clockwise."""
SOLO_START: Final = 1
"""Where the solo tile begins: at a tundra area (EV-SOL-28)."""
MARKS: Final[dict[int, Rim]] = {place.mark: place for place in RIM if place.mark}
"""The areas numbered 1 to 6 of the dominance module (EV-DOM-02)."""
