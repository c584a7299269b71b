"""The New World: its areas, what settling them asks and brings, and the lines across the map."""

from typing import Final

from partie.euro.sets import set_of
from partie.kernel.keeping.data import Entry, read_data

from . import BIOMES, SYMBOLS, Goods, Printed, editions, goods, printed, sourced

_MAP: Final = read_data("evacuation", "new_world.toml")
DIRECTIONS: Final[dict[str, tuple[int, ...]]] = {
    "e": (1, 0),
    "ne": (1, -1),
    "nw": (0, -1),
    "w": (-1, 0),
    "sw": (-1, 1),
    "se": (0, 1),
}
AXES: Final = ("e-w", "nw-se", "ne-sw")


class Area(Printed):
    """A hex of the New World (EV-STL-06)."""

    __slots__ = ("biome", "factories", "population", "production", "q", "r", "slots", "symbols")

    def __init__(self, row: Entry, ids: list[str]) -> None:
        name, replaces, since = printed(sourced(row), ids)
        super().__init__(name, replaces, since)
        self.q = row.number("q", -3, 3)
        self.r = row.number("r", -3, 3)
        self.biome = row.index("biome", BIOMES)
        self.factories = row.number("factories", 0, 2)
        """Positions for a factory of any kind (EV-PRD-09)."""
        self.slots: list[Goods] = [goods(slot) for slot in row.entries("population")]
        """Positions for population, each with what it raises (EV-PRD-12, EV-PRD-13)."""
        self.population: int = len(self.slots)
        self.production: Goods = tuple(sum(slot[kind] for slot in self.slots) for kind in range(3))
        self.symbols: int = set_of([SYMBOLS.index(name) for name in row.words("symbols", SYMBOLS)])


def _areas() -> list[Area]:
    found: list[Area] = []
    for row in _MAP.entries("areas"):
        found.append(Area(row, [area.id for area in found]))
    return found


AREAS: Final[list[Area]] = _areas()
AREA_IDS: Final[list[str]] = [area.id for area in AREAS]
MAPS: Final[list[list[int]]] = editions(AREAS)
"""By edition: the areas of the map; an area stands where the one stood that it replaces."""

BIOME_AREAS: Final[list[int]] = [
    set_of([i for i, area in enumerate(AREAS) if area.biome == biome]) for biome in range(len(BIOMES))
]
"""The areas of each biome, as bits."""
WITH_POPULATION: Final = set_of([i for i, area in enumerate(AREAS) if area.population])
WITH_FACTORY: Final = set_of([i for i, area in enumerate(AREAS) if area.factories])
"""An area is always filled completely (EV-STL-12), so who settled it says what stands in it."""


def way(areas: list[int], start: int, direction: str) -> list[int]:
    """Of the areas of a map those from one on in a direction, the first included, to the far rim."""
    at = {(AREAS[area].q, AREAS[area].r): area for area in areas}
    dq, dr = DIRECTIONS[direction]
    found: list[int] = []
    q, r = AREAS[start].q, AREAS[start].r
    while (q, r) in at:
        found.append(at[q, r])
        q, r = q + dq, r + dr
    return found


ON_MAP: Final[list[int]] = [set_of(areas) for areas in MAPS]
"""By edition: the areas of the map as bits."""


def _lines(areas: list[int], axis: str) -> list[int]:
    forward, back = axis.split("-")
    lines = {set_of(way(areas, area, forward)) | set_of(way(areas, area, back)) for area in areas}
    return sorted(lines)


LINES: Final[list[list[int]]] = [
    sorted({line for areas in MAPS for line in _lines(areas, axis)}) for axis in AXES
]
"""By axis: the straight lines of areas as bits, gaps allowed, of all maps (EV-APX-04)."""


class Rim:
    """A place at the rim with the two ways inland; the rim area itself is the first (EV-SOL-30)."""

    __slots__ = ("area", "inland", "mark")

    def __init__(self, areas: list[int], row: Entry) -> None:
        self.area: int = areas[sourced(row).index("area", AREA_IDS)]
        self.inland: list[list[int]] = [
            way(areas, self.area, row.word(side, list(DIRECTIONS))) for side in ("a", "b")
        ]
        self.mark = row.number("mark", 1, 6, default=0)


_RIM: Final = _MAP.entries("rim")
RIMS: Final[list[list[Rim]]] = [[Rim(areas, row) for row in _RIM] if areas else [] for areas in MAPS]
"""By edition, counter-clockwise."""
RIM_PLACES: Final = len(_RIM)
_MAP.finish()
SOLO_START: Final = 1
"""Where the solo tile begins: at a tundra area (EV-SOL-28)."""
MARKS: Final[list[dict[int, Rim]]] = [{place.mark: place for place in rim if place.mark} for rim in RIMS]
"""By edition: the areas numbered 1 to 6 of the dominance module (EV-DOM-02)."""
