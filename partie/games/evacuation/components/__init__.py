"""Components: areas, shuttles, stadiums, cards and tables, loaded once from data/ into typed tables."""

from collections.abc import Sequence
from typing import Final

from partie.euro.sets import all_below, members
from partie.kernel.keeping.data import Entry, read_data

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


SOURCES: Final = ("rulebook", "public", "designed")
"""Where the numbers of an entry come from: the rulebook, a public account of the game, or our own design."""


def sourced(row: Entry) -> Entry:
    """The entry of a data file, which must say where it comes from."""
    row.word("source", SOURCES)
    return row


_tables: Final = read_data("evacuation", "tables.toml")
RESOURCES: Final[tuple[str, ...]] = tuple(_tables.words("resources", length=3))
WORLDS: Final[tuple[str, ...]] = tuple(_tables.words("worlds", length=2))
FACTORIES: Final[tuple[str, ...]] = tuple(_tables.words("factories", length=3))
BIOMES: Final[tuple[str, ...]] = tuple(_tables.words("biomes", length=4))
SYMBOLS: Final[tuple[str, ...]] = tuple(_tables.words("symbols", length=3))
ZONES: Final[tuple[str, ...]] = tuple(_tables.words("zones", length=3))
LANES: Final[tuple[str, ...]] = tuple(_tables.words("lanes", length=3))
COLOURS: Final[tuple[str, ...]] = tuple(_tables.words("colours", length=4))


def goods(row: Entry) -> Goods:
    """Named amounts as food, steel, energy."""
    return tuple([row.number(kind, default=0) for kind in RESOURCES])


_box: Final = sourced(_tables.entry("box"))
BOX: Final[dict[str, int]] = {
    name: _box.number(name, 1)
    for name in (
        "boards", "player_boards", "rulebooks", "help_cards", "scoring_pads", "overview_cards", "overlay_tiles",
        "module_cards", "module_tiles", "solo_tiles", "penalty_tokens", "production_markers", "player_tokens",
        "year_markers", "factories_of_a_kind", "area_tokens", "task_cards", "bonus_cards", "technology_tiles",
    )
}  # fmt: skip
"""What lies in the box (EV-CMP-01 to EV-CMP-18)."""
_cubes: Final = _box.entry("cubes")
CUBES: Final[list[Goods]] = [goods(_cubes.entry(size)) for size in ("small", "large")]
CUBE_VALUES: Final = (_cubes.number("small_value", 1), _cubes.number("large_value", 1))
"""Small and large cubes of each resource, and what they stand for."""
FACTORY_LIMIT: Final[int] = BOX["factories_of_a_kind"]
"""EV-FAC-09: so many tokens of each kind."""
EDITION: Final = 2
"""The content that new games are played with. What was once printed stays: a game goes on with what it began with."""


class Printed:
    """A card or an area with its name. A later edition may replace it; games begun before go on with it."""

    __slots__ = ("id", "replaces", "since")

    def __init__(self, name: str, replaces: str = "", since: int = 1) -> None:
        self.id = name
        self.replaces = replaces
        """The thing whose place it took in the edition `since`."""
        self.since = since


def editions(things: Sequence[Printed]) -> list[list[int]]:
    """By edition (0 is none): the numbers of the things in use, each at the place of the thing that it replaces."""
    ids = [thing.id for thing in things]
    found: list[list[int]] = [[], [number for number, thing in enumerate(things) if thing.since == 1]]
    for edition in range(2, EDITION + 1):
        used = found[-1].copy()
        for number, thing in enumerate(things):
            if thing.since == edition:
                used[used.index(ids.index(thing.replaces))] = number
        found.append(used)
    return found


def printed(row: Entry, ids: Sequence[str]) -> tuple[str, str, int]:
    """Name, what it replaces and since when, of an entry; the names of those before it."""
    name = row.text("id")
    if name in ids:
        raise row.fail("id", "another-name")
    if not row.has("replaces"):
        return name, "", 1
    return name, row.word("replaces", ids), row.number("since", 2, EDITION)


class Land:
    """A land area of a continent on the Old World: a factory or population, and what it makes (EV-PRD-01)."""

    __slots__ = ("factory", "id", "makes", "population", "zone")

    def __init__(self, row: Entry) -> None:
        sourced(row)
        self.id = row.text("id")
        self.zone = row.index("zone", ZONES)
        self.population = row.number("population", 1, default=0)
        self.factory = row.index("factory", RESOURCES, default=-1)
        self.makes: Goods = goods(row.entry("makes"))


LAND: Final[list[Land]] = [Land(row) for row in _tables.entries("land")]
LANDS: Final[int] = len(LAND)
OCEAN_TOKENS: Final = 2
ALL_LAND: Final = all_below(LANDS)
LAND_MAKES: Final[list[list[Goods]]] = [
    [tuple(sum(LAND[i].makes[kind] for i in members(left)) + oceans for kind in range(3))
     for oceans in range(OCEAN_TOKENS + 1)]
    for left in range(ALL_LAND + 1)
]  # fmt: skip
"""By the land areas left (as bits) and the ocean tokens face up: what the Old World makes (EV-INC-02)."""


class Shuttle:
    """A shuttle tile (EV-FLY-04)."""

    __slots__ = ("buildings", "cost", "group", "id", "launch", "resources", "zones")

    def __init__(self, row: Entry) -> None:
        sourced(row)
        self.id = row.text("id")
        self.group = row.word("class", ("light", "cargo", "people", "heavy"))
        self.zones: tuple[int, ...] = tuple([ZONES.index(zone) for zone in row.words("zones", ZONES)])
        self.buildings = row.number("buildings", 0, 9)
        self.resources = row.number("resources", 0, 9)
        self.launch = row.number("launch", 0, 9)
        self.cost: Goods = tuple(row.numbers("cost", 0, 9, 3))


def _shuttles() -> list[Shuttle]:
    file = read_data("evacuation", "shuttles.toml")
    found = [Shuttle(row) for row in file.entries("shuttles")]
    file.finish()
    return found


SHUTTLES: Final[list[Shuttle]] = _shuttles()


class Stadium(Printed):
    """A stadium card, or the starting stadium of a colour (EV-CMP-04, EV-SET-08)."""

    __slots__ = ("cost", "smileys", "starting")

    def __init__(self, name: str, smileys: int, cost: Goods, replaces: str = "", since: int = 1) -> None:
        super().__init__(name, replaces, since)
        self.smileys = smileys
        self.cost = cost
        self.starting = not smileys


def _stadiums() -> list[Stadium]:
    """Those of the first edition, the starting stadiums, those of later editions."""
    file = read_data("evacuation", "stadiums.toml")
    found: list[Stadium] = []
    for row in file.entries("stadiums"):
        name, replaces, since = printed(sourced(row), [card.id for card in found])
        cost = tuple(row.numbers("cost", 0, 9, 3))
        found.append(Stadium(name, row.number("smileys", 1, 9), cost, replaces, since))
    file.finish()
    starting = [Stadium(f"{colour}-ground", 0, (0, 0, 0)) for colour in COLOURS]
    first = [card for card in found if card.since == 1]
    return [*first, *starting, *(card for card in found if card.since > 1)]


STADIUMS: Final[list[Stadium]] = _stadiums()
STARTING_STADIUM: Final[int] = [card.starting for card in STADIUMS].index(True)
"""The starting stadium of seat n has this number plus n."""
STADIUM_DECKS: Final[list[list[int]]] = [
    [card for card in deck if not STADIUMS[card].starting] for deck in editions(STADIUMS)
]
"""By edition."""
LARGE_SMILEYS: Final = 4
"""From here on a stadium is kept out of the first half of a solo game (EV-SOL-05)."""


class Year:
    """What the year track asks for: food by world, stadiums expected (EV-INC-06, EV-INC-08)."""

    __slots__ = ("food", "stadiums")

    def __init__(self, row: Entry) -> None:
        sourced(row)
        self.food: tuple[int, ...] = tuple(row.numbers("food", 0, 20, 2))
        self.stadiums = row.number("stadiums", 0, 9)


YEARS: Final[list[Year]] = [Year(row) for row in _tables.entries("years")]
LAST_YEAR: Final[int] = len(YEARS)

_actions: Final = sourced(_tables.entry("actions"))
ACTION_PRICE: Final[list[int]] = _actions.numbers("price", 0, 9)
"""Energy by the number of the action; the last also for all further ones (EV-TRK-03)."""
SURCHARGE_AFTER: Final = _actions.number("surcharge_after", 1)
DEALT: Final = _actions.number("hand", 1, 9)
KEPT: Final = _actions.number("keep", 1, 9)
ACTION_CARDS: Final = _actions.number("cards", 1) + _actions.number("replaced")
"""Of all editions."""
BOARD_ACTIONS: Final = _actions.number("board", 1)
OFFER: Final = 3
"""Places of each offer (EV-OFR-01)."""


class Task:
    """A public task: what must be reached, what playing it costs and brings (EV-PUB)."""

    __slots__ = ("cost", "id", "needs", "points", "production")

    def __init__(self, row: Entry) -> None:
        sourced(row)
        self.id = row.word("id", ("technologies", "infrastructure", "production", "population", "factories"))
        self.needs = row.number("needs", 1)
        self.cost: Goods = goods(row.entry("cost"))
        self.production: Goods = goods(row.entry("production"))
        self.points = row.number("points")


TASKS: Final[list[Task]] = [Task(row) for row in _tables.entries("tasks")]
TASK_CARDS: Final[int] = BOX["task_cards"]
TASKS_DRAWN: Final = 3


class SoloCard:
    """A card that drives the rival: what it does, and the number on its back (EV-SOL-19 to EV-SOL-22)."""

    __slots__ = ("back", "front", "inland")

    def __init__(self, row: Entry) -> None:
        fronts = ("shuttle", "stadium", "infrastructure", "settle-a", "settle-b")
        front, _, way = sourced(row).word("front", fronts).partition("-")
        self.front: str = front
        self.inland: int = "ab".index(way) if way else -1
        self.back = row.number("back", 1, 5)


SOLO_CARDS: Final[list[SoloCard]] = [SoloCard(row) for row in _tables.entries("solo")]
BACK_X: Final = 4
BACK_RED: Final = 5
"""The red 3 joins at the beginning of year 3 (EV-SOL-17)."""
RED_YEAR: Final = 3
BACK_VALUE: Final = (0, 1, 2, 3, 4, 3)
"""What a back counts; the X counts 4 where it counts at all (EV-SOL-21, EV-SOL-37)."""

_race: Final = sourced(_tables.entry("race"))
RACE_PRODUCTION: Final = _race.number("production", 1)
STADIUMS_WANTED: Final = _race.number("stadiums", 1)
RACE_SMILEYS: Final = _race.numbers("smileys", 0, 9, 2)
RACE_SMILEYS_OF_TWO: Final = _race.numbers("smileys_of_two", 0, 9, 2)
"""Levels for the most and for the second most smileys."""
_points: Final = sourced(_tables.entry("points"))
LOWEST_POINTS: Final = _points.numbers("lowest")
ABOVE: Final = _points.number("above")
"""For each level beyond the table."""
AREA_LEFT: Final = _points.number("area_left")
POPULATION_LEFT: Final = _points.number("population_left")
STADIUM_MISSING: Final = _points.number("stadium_missing")
PENALTY_TOKEN: Final = _points.number("penalty_token")
"""Points lost for each."""
PLACES: Final = _points.numbers("places")
PLACES_OF_TWO: Final = _points.numbers("places_of_two")
SOLO_MARKS: Final = _points.numbers("solo_marks", length=2)
"""Points of a good solo game, and of an expert one (EV-SOL-40)."""
_tables.finish()
