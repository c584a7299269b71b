"""Components: plants, fuel, tables and maps, loaded once from data/ into typed tables."""

from bisect import bisect_right
from importlib.resources import files
from typing import Final

from partie.euro import sets
from partie.kernel.engine.step import Move
from partie.kernel.errors import PartieError
from partie.kernel.keeping.data import Entry, read_data

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


MOST_PLAYERS: Final = 6
_tables: Final = read_data("powergrid", "tables.toml")
START_MONEY: Final = _tables.number("start_money")
PAYMENT: Final = _tables.numbers("payment")
PLACE_COSTS: Final = _tables.numbers("place_costs", length=3)
COLOURS: Final = _tables.words("colours", length=MOST_PLAYERS)
HOUSES: Final = _tables.number("houses_per_player")
REFERENCE_CARDS: Final = _tables.number("reference_cards")


def read_refill(file: Entry) -> dict[int, list[list[int]]]:
    """By number of players and epoch, the tokens of each fuel that come into the market."""
    table = file.entry("refill")
    return {seats: table.rows(str(seats), length=3, width=len(FUELS)) for seats in range(2, MOST_PLAYERS + 1)}


REFILL: Final = read_refill(_tables)
"""Of maps that say nothing else."""


class Count:
    """What depends on the number of players (PG-PCT-01, PG-PCT-02, PG-PCT-03, PG-PCT-04, PG-PCT-05)."""

    def __init__(self, row: Entry) -> None:
        self.regions = row.number("regions", 1)
        """In play; a map may have its own number (`Map.in_play`)."""
        self.removed = row.number("removed")
        self.plants = row.number("plants", 1)
        self.epoch2 = row.number("epoch2", 1)
        self.end = row.number("end", 1)


COUNTS: Final[dict[int, Count]] = {
    seats: Count(row) for seats, row in _tables.numbered("players", 2, MOST_PLAYERS).items()
}
PLANT_TYPES: Final = (*FUELS, "hybrid", "ecological", "fusion")


class Plant:
    """A power plant card: its number is also the lowest bid (PG-PLT-01)."""

    def __init__(self, row: Entry) -> None:
        self.number = row.number("number", 1, STEP3 - 1)
        self.type = row.word("type", PLANT_TYPES)
        self.fuel = tuple([FUELS.index(kind) for kind in row.words("fuel", FUELS)])
        self.amount = row.number("amount")
        self.powers = row.number("powers", 1)
        self.stores = 2 * self.amount
        """At most twice what one production needs (PG-PLT-07, PG-BUY-04)."""


def _plants() -> dict[int, Plant]:
    file = read_data("powergrid", "plants.toml")
    plants = [Plant(row) for row in file.entries("plants")]
    file.finish()
    return {plant.number: plant for plant in plants}


PLANTS: Final = _plants()
NUMBERS: Final[list[int]] = sorted(PLANTS)
_plant_market: Final = _tables.entry("plant_market")
START_MARKET: Final[list[int]] = [
    *_plant_market.numbers("current", length=4), *_plant_market.numbers("future", length=4),
]  # fmt: skip
DECK_TOP: Final = _plant_market.number("deck_top", 1)
"""The plant on top of the deck, of maps that say nothing else (PG-MKT-10)."""


class FuelMarket:
    """The spaces of one kind of fuel. Tokens leave the cheapest space first and come back to the dearest free
    one (PG-BUY-09, PG-BUR-14), so the number of tokens says where they lie."""

    def __init__(self, row: Entry) -> None:
        self.spaces = row.numbers("spaces", 1)
        self.per_space = row.number("per_space", 1)
        self.prices = [price for price in self.spaces for _ in range(self.per_space)]
        self.start = row.number("start", 0, len(self.prices))
        """Tokens at the start, of maps that say nothing else."""
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


_fuel: Final = _tables.entry("fuel")
MARKETS: Final[list[FuelMarket]] = [FuelMarket(_fuel.entry(kind)) for kind in FUELS]
_tables.finish()
TOTALS: Final[list[int]] = [market.total for market in MARKETS]


class City:
    """A city of a map."""

    def __init__(self, row: Entry, regions: list[str]) -> None:
        self.id = row.text("id")
        self.region = row.index("region", regions)
        # Where the page draws it.
        row.number("x", 0, 1000)
        row.number("y", 0, 1000)


SPECIAL_RULES: Final[tuple[str, ...]] = ()
"""Rules of single maps that are implemented; what a map changes otherwise are fields of its own."""


class Map:
    """A map: regions, cities and the links between them (PG-CMP-01, PG-BRD-01), and what it changes of the rules.

    A map may have a `refill` of its own, tokens in the market at the start (`start_tokens`), plants that are not in the
    game (`removed_plants`), another plant on top of the deck (`deck_top`), another number of regions in play by number
    of players (`regions_in_play`) and `special_rules`. One that names a rule nobody has written is refused.
    """

    def __init__(self, file: Entry) -> None:
        self.id = file.text("id")
        file.text("source", "")
        for rule in file.words("special_rules") if file.has("special_rules") else ():
            if rule not in SPECIAL_RULES:
                raise PartieError("map-rule", map=self.id, rule=rule[:200])
        regions = file.entries("regions")
        self.regions = [row.text("id") for row in regions]
        self.colours = [row.text("colour") for row in regions]
        self.cities = [City(row, self.regions) for row in file.entries("cities")]
        self.ids = [city.id for city in self.cities]
        self.links: list[tuple[int, ...]] = [
            (row.index("a", self.ids), row.index("b", self.ids), row.number("cost", 0, BIG - 1))
            for row in file.entries("connections")
        ]
        self.adjoins = [0] * len(self.regions)
        """Per region, the regions that some link joins to it, as a set (PG-BRD-05)."""
        for a, b, _ in self.links:
            one, other = self.cities[a].region, self.cities[b].region
            if one != other:
                self.adjoins[one] = sets.with_member(self.adjoins[one], other)
                self.adjoins[other] = sets.with_member(self.adjoins[other], one)
        for place, row in enumerate(regions):
            self._check_region(row, place)
        self._read_changes(file)
        file.finish()

    def _check_region(self, row: Entry, place: int) -> None:
        """What a region says of itself is what its cities and their links say."""
        held = [city.id for city in self.cities if city.region == place]
        if sorted(row.words("cities", self.ids)) != sorted(held):
            raise row.fail("cities", "its-cities", cities=", ".join(held))
        near = [self.regions[i] for i in sets.members(self.adjoins[place])]
        if sorted(row.words("adjoins", self.regions)) != sorted(near):
            raise row.fail("adjoins", "its-neighbours", regions=", ".join(near))

    def _read_changes(self, file: Entry) -> None:
        self.refill = read_refill(file) if file.has("refill") else REFILL
        self.start = [market.start for market in MARKETS]
        if file.has("start_tokens"):
            tokens = file.entry("start_tokens")
            self.start = [tokens.number(kind, 0, market.total) for kind, market in zip(FUELS, MARKETS)]
        self.removed = file.numbers("removed_plants") if file.has("removed_plants") else []
        self.deck_top = file.number("deck_top", 1, default=DECK_TOP)
        for number in (*self.removed, self.deck_top):
            if number not in PLANTS or number in START_MARKET or self.deck_top in self.removed:
                raise file.fail("removed_plants", "plants-of-the-deck", number=number)
        self.in_play = {seats: count.regions for seats, count in COUNTS.items()}
        """By number of players, the regions in play."""
        if file.has("regions_in_play"):
            table = file.entry("regions_in_play")
            self.in_play = {seats: table.number(str(seats), 1, len(self.regions)) for seats in COUNTS}

    def connected(self, regions: int) -> bool:
        """Whether regions (as a set) form one area (PG-BRD-05)."""
        reached = regions & -regions
        while True:
            grown = reached
            for region, near in enumerate(self.adjoins):
                if sets.has(reached, region):
                    grown |= near & regions
            if grown == reached:
                return reached == regions
            reached = grown


def _maps() -> dict[str, Map]:
    """Every map that lies in data/ as `map_NAME.json`, by name."""
    folder = files("partie.games.powergrid") / "data"
    named = sorted(file.name for file in folder.iterdir() if file.name.startswith("map_"))
    maps = [Map(read_data("powergrid", name)) for name in named]
    return {area.id: area for area in maps}


MAPS: Final[dict[str, Map]] = _maps()
CITY_COUNT: Final = max([len(area.cities) for area in MAPS.values()])
REGION_COUNT: Final = max([len(area.regions) for area in MAPS.values()])


class Board:
    """A map with the regions in play. Its cities are numbered anew as *sites*, so that lists stay short."""

    def __init__(self, area: Map, regions: int, builds: list[Move]) -> None:
        self.map = area
        self.regions = regions
        self.cities = [i for i, city in enumerate(area.cities) if sets.has(regions, city.region)]
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
        for regions in range(sets.all_below(len(area.regions)) + 1)
        if regions.bit_count() == count and area.connected(regions)
    ]


CONNECTED_SETS: Final[dict[str, dict[int, list[int]]]] = {
    name: {count: _connected_sets(area, count) for count in range(1, REGION_COUNT + 1)}
    for name, area in MAPS.items()
}
"""By map and number of regions: all connected sets, as bits."""
