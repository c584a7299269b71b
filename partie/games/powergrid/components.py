"""Components: plants, fuel, tables and maps, loaded once from data/ into typed tables."""

import json
import tomllib
from bisect import bisect_right
from importlib.resources import files
from typing import Any, Final

from partie.kernel.step import Move

COAL: Final = 0
OIL: Final = 1
GARBAGE: Final = 2
URANIUM: Final = 3
FUELS: Final = ("coal", "oil", "garbage", "uranium")

STEP3: Final = 99
"""The Step 3 card: in the market it counts as the highest plant (PG-EPO-15)."""
BIG: Final = 99_999
"""More than anybody can pay: no way there, no place left, or one's own city already."""
MOST_MONEY: Final = BIG - 1


def _data(name: str) -> str:
    return (files("partie.games.powergrid") / "data" / name).read_text("utf-8")


TABLES: Final[dict[str, Any]] = tomllib.loads(_data("tables.toml"))
START_MONEY: Final[int] = TABLES["start_money"]
PAYMENT: Final[list[int]] = TABLES["payment"]
PLACE_COSTS: Final[list[int]] = TABLES["place_costs"]
COLOURS: Final[list[str]] = TABLES["colours"]
REFILL: Final[dict[int, list[list[int]]]] = {int(n): rows for n, rows in TABLES["refill"].items()}


class Count:
    """What depends on the number of players (PG-PCT-01, PG-PCT-02, PG-PCT-03, PG-PCT-04, PG-PCT-05)."""

    def __init__(self, row: dict[str, int]) -> None:
        self.regions = row["regions"]
        self.removed = row["removed"]
        self.plants = row["plants"]
        self.epoch2 = row["epoch2"]
        self.end = row["end"]


COUNTS: Final[dict[int, Count]] = {int(n): Count(row) for n, row in TABLES["players"].items()}


class Plant:
    """A power plant card: its number is also the lowest bid (PG-PLT-01)."""

    def __init__(self, number: int, type_name: str, fuel: list[str], amount: int, powers: int) -> None:
        self.number = number
        self.type = type_name
        self.fuel = tuple(FUELS.index(kind) for kind in fuel)
        self.amount = amount
        self.powers = powers
        self.stores = 2 * amount
        """At most twice what one production needs (PG-PLT-07, PG-BUY-04)."""


PLANTS: Final[dict[int, Plant]] = {
    row["number"]: Plant(row["number"], row["type"], row["fuel"], row["amount"], row["powers"])
    for row in tomllib.loads(_data("plants.toml"))["plants"]
}
NUMBERS: Final[list[int]] = sorted(PLANTS)
START_MARKET: Final[list[int]] = TABLES["plant_market"]["current"] + TABLES["plant_market"]["future"]
DECK_TOP: Final[int] = TABLES["plant_market"]["deck_top"]


class FuelMarket:
    """The spaces of one kind of fuel. Tokens leave the cheapest space first and come back to the dearest free
    one (PG-BUY-09, PG-BUR-14), so the number of tokens says where they lie."""

    def __init__(self, spaces: list[int], per_space: int, start: int) -> None:
        self.spaces = spaces
        self.per_space = per_space
        self.start = start
        self.prices = [price for price in spaces for _ in range(per_space)]
        self.total = len(self.prices)
        self.costs = [self._sums(tokens) for tokens in range(self.total + 1)]
        """costs[tokens in the market][n]: price of the n cheapest."""
        self.buyable = [
            [bisect_right(sums, money) - 1 for money in range(sums[-1] + 1)] for sums in self.costs
        ]
        """buyable[tokens in the market][money]: how many can be paid; the last one also for more money."""

    def _sums(self, tokens: int) -> list[int]:
        sums = [0]
        for price in self.prices[self.total - tokens :]:
            sums.append(sums[-1] + price)
        return sums

    def layout(self, tokens: int) -> list[int]:
        """How many tokens lie on each space."""
        lying = [0] * len(self.spaces)
        for i in range(self.total - tokens, self.total):
            lying[i // self.per_space] += 1
        return lying


MARKETS: Final[list[FuelMarket]] = [
    FuelMarket(row["spaces"], row["per_space"], row["start"])
    for row in (TABLES["fuel"][kind] for kind in FUELS)
]
TOTALS: Final[list[int]] = [market.total for market in MARKETS]


class City:
    """A city of a map; x and y (0..1000) are for drawing."""

    def __init__(self, row: dict[str, Any], region: int) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.region = region
        self.x: int = row["x"]
        self.y: int = row["y"]


class Map:
    """A map: regions, cities and the links between them (PG-CMP-01, PG-BRD-01)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.aspect: float = data["geographic_aspect_w_over_h"]
        self.regions: list[str] = [row["id"] for row in data["regions"]]
        self.region_names: list[str] = [row["name"] for row in data["regions"]]
        self.colours: list[str] = [row["colour"] for row in data["regions"]]
        self.cities = [City(row, self.regions.index(row["region"])) for row in data["cities"]]
        self.ids: list[str] = [city.id for city in self.cities]
        self.links: list[tuple[int, ...]] = [
            (self.ids.index(row["a"]), self.ids.index(row["b"]), row["cost"]) for row in data["connections"]
        ]
        self.adjoins = [0] * len(self.regions)
        """Per region, the regions that some link joins to it, as bits (PG-BRD-05)."""
        for a, b, _ in self.links:
            one, other = self.cities[a].region, self.cities[b].region
            if one != other:
                self.adjoins[one] |= 1 << other
                self.adjoins[other] |= 1 << one

    def connected(self, regions: int) -> bool:
        """Whether regions (as bits) form one area (PG-BRD-05)."""
        reached = regions & -regions
        while True:
            grown = reached
            for region, near in enumerate(self.adjoins):
                if reached >> region & 1:
                    grown |= near & regions
            if grown == reached:
                return reached == regions
            reached = grown


def _maps() -> dict[str, Map]:
    """Every map that lies in data/ as `map_NAME.json`, by name."""
    folder = files("partie.games.powergrid") / "data"
    named = sorted(file.name for file in folder.iterdir() if file.name.startswith("map_"))
    maps = [Map(json.loads(_data(name))) for name in named]
    return {area.id: area for area in maps}


MAPS: Final[dict[str, Map]] = _maps()
CITY_COUNT: Final = max([len(area.cities) for area in MAPS.values()])
REGION_COUNT: Final = max([len(area.regions) for area in MAPS.values()])


class Board:
    """A map with the regions in play. Its cities are numbered anew as *sites*, so that lists stay short."""

    def __init__(self, area: Map, regions: int, builds: list[Move]) -> None:
        self.map = area
        self.regions = regions
        self.cities = [i for i, city in enumerate(area.cities) if regions >> city.region & 1]
        self.site = [-1] * len(area.cities)
        for site, city in enumerate(self.cities):
            self.site[city] = site
        self.size = len(self.cities)
        self.builds = [builds[city] for city in self.cities]
        self.distances = self._all_pairs()
        """distances[site][site]: cheapest way inside the regions in play (PG-BRD-07, PG-NET-16), through whatever
        cities (PG-NET-09)."""
        self.everywhere = [0] * self.size
        """Distances before the first city: a network may start anywhere (PG-NET-04)."""

    def _all_pairs(self) -> list[list[int]]:
        size = self.size
        rows = [[0 if i == j else BIG for j in range(size)] for i in range(size)]
        for a, b, cost in self.map.links:
            i, j = self.site[a], self.site[b]
            if i >= 0 and j >= 0:
                rows[i][j] = rows[j][i] = cost
        for k in range(size):
            via = rows[k]
            for row in rows:
                to_k = row[k]
                for j in range(size):
                    if to_k + via[j] < row[j]:
                        row[j] = to_k + via[j]
        return rows

    def path(self, starts: tuple[int, ...], goal: int) -> list[int]:
        """The sites of a cheapest way from any of the starts to the goal, both ends included."""
        if not starts:
            return [goal]
        here = min(starts, key=lambda start: (self.distances[start][goal], start))
        way = [here]
        costs = {}
        for a, b, cost in self.map.links:
            i, j = self.site[a], self.site[b]
            if i >= 0 and j >= 0:
                costs[i, j] = costs[j, i] = cost
        while here != goal:
            rest = self.distances[here][goal]
            here = min(
                j
                for (i, j), cost in costs.items()
                if i == here and j not in way and cost + self.distances[j][goal] == rest
            )
            way.append(here)
        return way


_boards: Final[dict[tuple[str, int], Board]] = {}


def board_of(map_name: str, regions: int, builds: list[Move]) -> Board:
    """The board for a map and its regions in play (as bits), made once."""
    board = _boards.get((map_name, regions))
    if board is None:
        board = _boards[map_name, regions] = Board(MAPS[map_name], regions, builds)
    return board


def _connected_sets(area: Map, count: int) -> list[int]:
    return [
        regions
        for regions in range(1 << len(area.regions))
        if regions.bit_count() == count and area.connected(regions)
    ]


CONNECTED_SETS: Final[dict[str, dict[int, list[int]]]] = {
    name: {count: _connected_sets(area, count) for count in range(1, REGION_COUNT + 1)}
    for name, area in MAPS.items()
}
"""By map and number of regions: all connected sets, as bits."""
