"""Components: areas, shuttles, stadiums, cards and tables, loaded once from data/ into typed tables."""

import tomllib
from importlib.resources import files
from typing import Any, Final

FOOD: Final = 0
STEEL: Final = 1
ENERGY: Final = 2
ANY: Final = 3
"""A resource or factory of any kind, on cards."""
OLD: Final = 0
NEW: Final = 1
"""Resources and prepared factories of a player are lists of six: `3 * world + kind`."""
TUNDRA: Final = 0
DESERT: Final = 1
FOREST: Final = 2
OCEAN: Final = 3

MOST: Final = 99
"""More of one thing than anybody ever has; saves and positions go no further."""

Goods = tuple[int, ...]
"""So much food, steel and energy."""


def data(name: str) -> dict[str, Any]:
    """A file of data/, read."""
    return tomllib.loads((files("partie.games.evacuation") / "data" / name).read_text("utf-8"))


TABLES: Final[dict[str, Any]] = data("tables.toml")
RESOURCES: Final[tuple[str, ...]] = tuple(TABLES["resources"])
WORLDS: Final[tuple[str, ...]] = tuple(TABLES["worlds"])
FACTORIES: Final[tuple[str, ...]] = tuple(TABLES["factories"])
BIOMES: Final[tuple[str, ...]] = tuple(TABLES["biomes"])
SYMBOLS: Final[tuple[str, ...]] = tuple(TABLES["symbols"])
ZONES: Final[tuple[str, ...]] = tuple(TABLES["zones"])
LANES: Final[tuple[str, ...]] = tuple(TABLES["lanes"])
COLOURS: Final[tuple[str, ...]] = tuple(TABLES["colours"])
FACTORY_LIMIT: Final[int] = TABLES["box"]["factories_of_a_kind"]
"""EV-FAC-09: so many tokens of each kind."""


def goods(row: dict[str, int]) -> Goods:
    """Named amounts as food, steel, energy."""
    return tuple(row.get(kind, 0) for kind in RESOURCES)


class Land:
    """A land area of a continent on the Old World: a factory or population, and what it makes (EV-PRD-01)."""

    __slots__ = ("factory", "id", "makes", "population", "zone")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.zone: int = ZONES.index(row["zone"])
        self.population: int = row.get("population", 0)
        self.factory: int = RESOURCES.index(row["factory"]) if "factory" in row else -1
        self.makes: Goods = goods(row["makes"])


LAND: Final[list[Land]] = [Land(row) for row in TABLES["land"]]
LANDS: Final[int] = len(LAND)
OCEAN_TOKENS: Final = 2
ALL_LAND: Final = (1 << LANDS) - 1
LAND_MAKES: Final[list[list[Goods]]] = [
    [tuple(sum(LAND[i].makes[kind] for i in range(LANDS) if left >> i & 1) + oceans for kind in range(3))
     for oceans in range(OCEAN_TOKENS + 1)]
    for left in range(1 << LANDS)
]  # fmt: skip
"""By the land areas left (as bits) and the ocean tokens face up: what the Old World makes (EV-INC-02)."""


class Shuttle:
    """A shuttle tile (EV-FLY-04)."""

    __slots__ = ("buildings", "cost", "group", "id", "launch", "resources", "zones")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.group: str = row["class"]
        self.zones: tuple[int, ...] = tuple(ZONES.index(zone) for zone in row["zones"])
        self.buildings: int = row["buildings"]
        self.resources: int = row["resources"]
        self.launch: int = row["launch"]
        self.cost: Goods = tuple(row["cost"])


SHUTTLES: Final[list[Shuttle]] = [Shuttle(row) for row in data("shuttles.toml")["shuttles"]]


class Stadium:
    """A stadium card; the last four are the starting stadiums of the colours (EV-CMP-04, EV-SET-08)."""

    __slots__ = ("cost", "id", "smileys", "starting")

    def __init__(self, name: str, smileys: int, cost: Goods, starting: bool) -> None:
        self.id = name
        self.smileys = smileys
        self.cost = cost
        self.starting = starting


STADIUMS: Final[list[Stadium]] = [
    *(
        Stadium(row["id"], row["smileys"], tuple(row["cost"]), False)
        for row in data("stadiums.toml")["stadiums"]
    ),
    *(Stadium(f"{colour}-ground", 0, (0, 0, 0), True) for colour in COLOURS),
]
STADIUM_DECK: Final[int] = len(STADIUMS) - len(COLOURS)
"""Stadiums of the deck have the numbers below this; that of seat n is this plus n."""
LARGE_SMILEYS: Final = 4
"""From here on a stadium is kept out of the first half of a solo game (EV-SOL-05)."""


class Year:
    """What the year track asks for: food by world, stadiums expected (EV-INC-06, EV-INC-08)."""

    __slots__ = ("food", "stadiums")

    def __init__(self, row: dict[str, Any]) -> None:
        self.food: tuple[int, ...] = tuple(row["food"])
        self.stadiums: int = row["stadiums"]


YEARS: Final[list[Year]] = [Year(row) for row in TABLES["years"]]
LAST_YEAR: Final[int] = len(YEARS)

ACTION_PRICE: Final[list[int]] = TABLES["actions"]["price"]
"""Energy by the number of the action; the last also for all further ones (EV-TRK-03)."""
SURCHARGE_AFTER: Final[int] = TABLES["actions"]["surcharge_after"]
DEALT: Final[int] = TABLES["actions"]["hand"]
KEPT: Final[int] = TABLES["actions"]["keep"]
OFFER: Final = 3
"""Places of each offer (EV-OFR-01)."""


class Task:
    """A public task: what must be reached, what playing it costs and brings (EV-PUB)."""

    __slots__ = ("cost", "id", "needs", "points", "production")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.needs: int = row["needs"]
        self.cost: Goods = goods(row["cost"])
        self.production: Goods = goods(row["production"])
        self.points: int = row["points"]


TASKS: Final[list[Task]] = [Task(row) for row in TABLES["tasks"]]
TASK_CARDS: Final[int] = TABLES["box"]["task_cards"]
TASKS_DRAWN: Final = 3


class SoloCard:
    """A card that drives the rival: what it does, and the number on its back (EV-SOL-19 to EV-SOL-22)."""

    __slots__ = ("back", "front", "inland")

    def __init__(self, row: dict[str, Any]) -> None:
        front, _, way = row["front"].partition("-")
        self.front: str = front
        self.inland: int = "ab".index(way) if way else -1
        self.back: int = row["back"]


SOLO_CARDS: Final[list[SoloCard]] = [SoloCard(row) for row in TABLES["solo"]]
BACK_X: Final = 4
BACK_RED: Final = 5
"""The red 3 joins at the beginning of year 3 (EV-SOL-17)."""
RED_YEAR: Final = 3
BACK_VALUE: Final = (0, 1, 2, 3, 4, 3)
"""What a back counts; the X counts 4 where it counts at all (EV-SOL-21, EV-SOL-37)."""

RACE: Final[dict[str, Any]] = TABLES["race"]
RACE_PRODUCTION: Final[int] = RACE["production"]
STADIUMS_WANTED: Final[int] = RACE["stadiums"]
POINTS: Final[dict[str, Any]] = TABLES["points"]
LOWEST_POINTS: Final[list[int]] = POINTS["lowest"]
PLACES: Final[list[int]] = POINTS["places"]
PLACES_OF_TWO: Final[list[int]] = POINTS["places_of_two"]
