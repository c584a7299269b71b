"""Components: parts, canals, employees, contracts, goods and tables, loaded once from data/ into typed tables."""

from typing import Final

from partie.kernel.keeping.data import Entry, read_data

SOURCES: Final = ("rulebook", "derived", "public", "partial", "designed")
"""Where the numbers of an entry come from: data/*.toml say what each word means."""
_tables: Final = read_data("shipyard", "tables.toml")

EDITION: Final = _tables.number("edition", 1)
"""The components that new games are played with. A game keeps those it began with: `Harbour.edition`."""

# The action tiles (SY-CMP-03).
BUILD_SHIPS: Final = 0
RENT_CANAL: Final = 1
BUY_GOODS: Final = 2
MAKE_EQUIPMENT: Final = 3
RECRUIT_CREW: Final = 4
HIRE_EMPLOYEES: Final = 5
EXCHANGE: Final = 6
SUBSIDY: Final = 7
ACTIONS: Final[tuple[str, ...]] = tuple(_tables.words("actions", length=8))
ROW: Final[list[int]] = [ACTIONS.index(name) for name in _tables.words("row", ACTIONS, len(ACTIONS))]
"""The printed row, front (next to the gear) first; the subsidy lies there with four players only (SY-SET-14)."""

# Crew, then equipment: what a ship is fitted out with.
CAPTAIN: Final = 0
BUSINESSMAN: Final = 1
SOLDIER: Final = 2
STOKER: Final = 3
CHIMNEY: Final = 4
SAIL: Final = 5
CANNON: Final = 6
CRANE: Final = 7
ITEMS: Final = ("captain", "businessman", "soldier", "stoker", "chimney", "sail", "cannon", "crane")
_supply: Final = _tables.entry("supply")
ITEM_COUNTS: Final[tuple[int, ...]] = tuple([_supply.number(item, 1) for item in ITEMS])
"""Tiles in the box (SY-CMP-14, SY-CMP-15); the supply counts as unlimited (SY-END-09)."""
CREW: Final = (CAPTAIN, BUSINESSMAN, SOLDIER, STOKER)
EQUIPMENT: Final = (CHIMNEY, SAIL, CANNON, CRANE)

START_GUILDERS: Final = _tables.number("start_guilders")
BONUS_PRICE: Final = _tables.number("bonus_price")
SUBSIDY_GUILDERS: Final = _tables.number("subsidy")
PARTS_AN_ACTION: Final = _tables.number("parts_an_action", 1)
YARD_SPACES: Final = _tables.number("yard_spaces", 1, 9)
PRICES: Final = _tables.numbers("offer_prices")
"""By the place in an offer, the cheapest first: a row of parts, a canal, a goods tile (SY-BLD-03, SY-CAN-02)."""
COLOURS: Final = _tables.words("colours", length=4)
_gear: Final = _tables.entry("gear")
TEETH: Final = _gear.number("teeth", 1)
"""Gear moves of a full turn; the cube drops at each multiple (SY-FLW-06)."""
GEAR_START: Final = _gear.number("start", 0, TEETH - 1)


class Count:
    """What depends on the number of players (SY-SET-17 to SY-SET-20, SY-CTR-02 to SY-CTR-07)."""

    def __init__(self, row: Entry) -> None:
        self.cubes = row.number("cubes", 1, 7)
        self.own_cubes = row.number("own_cubes", 1)
        self.discards: dict[int, dict[int, int]] = {
            dealt: {int(cube): when.number(cube, 1, 2) for cube in when.data}
            for dealt, when in row.numbered("discards", 2, 3).items()
        }
        """By contracts of a colour dealt: the cube of the round track -> contracts of each colour to discard."""


COUNTS: Final[dict[int, Count]] = {n: Count(row) for n, row in _tables.numbered("players", 1, 4).items()}

# Ship parts.
BOW: Final = 1
MIDDLE: Final = 2
STERN: Final = 3
PART_KINDS: Final = ("", "bow", "middle", "stern")
"""By kind; 0 is an empty space of the yard."""
FEATURES: Final = ("cabin", "stoker_cabin", "mast", "cannon", "crane", "lifebuoy", "lifeboat", "lantern")
CABIN: Final = 0
STOKER_CABIN: Final = 1
MAST: Final = 2
CANNON_MOUNT: Final = 3
CRANE_MOUNT: Final = 4
LIFEBUOY: Final = 5
LIFEBOAT: Final = 6
LANTERN: Final = 7
SAFETY: Final = (LIFEBUOY, LIFEBOAT, LANTERN)


class Part:
    """A ship part: a bow, a middle (set I or II) or a stern with its features (SY-BLD-20)."""

    def __init__(self, kind: int, stack: str, features: list[str], source: str) -> None:
        self.kind = kind
        self.stack = stack
        self.features = tuple(features)
        self.has = tuple(features.count(feature) for feature in FEATURES)
        """How many of each feature."""
        self.source = source


def _parts() -> list[Part]:
    kinds = {"bow": BOW, "stern": STERN, "middle_1": MIDDLE, "middle_2": MIDDLE}
    file = read_data("shipyard", "parts.toml")
    found: list[Part] = []
    for stack in file.entries("stacks", len(kinds)):
        name = stack.word("id", list(kinds))
        for row in stack.entries("parts"):
            features, source = row.words("features", FEATURES), row.word("source", SOURCES)
            found += [Part(kinds[name], name, features, source) for _ in range(row.number("copies", 1))]
    file.finish()
    return found


PARTS: Final[list[Part]] = _parts()
KIND_OF: Final[list[int]] = [part.kind for part in PARTS]
STACKS: Final[dict[str, list[int]]] = {
    stack: [i for i, part in enumerate(PARTS) if part.stack == stack]
    for stack in ("bow", "middle_1", "middle_2", "stern")
}
COLUMNS: Final = (BOW, MIDDLE, MIDDLE, STERN)
"""The kinds of the four columns of the offer (SY-BLD-01)."""
ROWS: Final = len(PRICES)

# Canal tiles.
SYMBOLS: Final = ("", "military", "trade", "lifebuoy", "lifeboat", "lantern", "blue_ribbon")
MILITARY: Final = 1
TRADE: Final = 2
BUOY_OFFICIAL: Final = 3
BOAT_OFFICIAL: Final = 4
LANTERN_OFFICIAL: Final = 5
BLUE_RIBBON: Final = 6
FAMILIES: Final = ("chain", "cross")


class Canal:
    """A canal tile: how its seven spaces join, and the symbols of its four edge spaces (SY-CMP-04)."""

    def __init__(self, row: Entry) -> None:
        self.family = row.index("family", FAMILIES)
        self.symbols = (*[SYMBOLS.index(name) for name in row.words("symbols", SYMBOLS[1:], 4)], 0, 0, 0)
        """By space: north, east, south, west before turning, then the plain inner ones."""
        row.word("source", SOURCES)


def _canals() -> list[Canal]:
    file = read_data("shipyard", "canals.toml")
    found = [Canal(row) for row in file.entries("canals")]
    file.finish()
    return found


CANALS: Final[list[Canal]] = _canals()
OFFER: Final = len(PRICES)
"""Tiles in the offers of canals and of goods."""

# Goods.
_exchange: Final = _tables.entry("exchange")
_goods: Final = _tables.entry("goods")
_goods.word("source", SOURCES)
_goods_tiles: Final = _goods.entries("tiles")
GOODS: Final[tuple[str, ...]] = tuple(_exchange.words("goods", length=3))
GOODS_TILES: Final[list[tuple[int, ...]]] = [
    tuple(row.numbers("goods", length=len(GOODS))) for row in _goods_tiles
]
"""Kinds of goods tiles: how much coal, cloth and grain. The first is the one the players start with (SY-PRP-06)."""
GOODS_COPIES: Final[list[int]] = [row.number("copies", 1) for row in _goods_tiles]
EXCHANGE_PRICES: Final[list[list[int]]] = [[0, 0, 0], *_exchange.rows("prices", 1, width=len(GOODS))]
"""By space of the exchange ring: what coal, cloth and grain sell for; 0 is the start space (SY-SET-24)."""
_trades: Final = _exchange.entry("items")
TRADES: Final[list[tuple[int, ...]]] = [
    tuple([ITEMS.index(item) for item in _trades.words(good, ITEMS)]) for good in GOODS
]
"""By good: the items it can be traded for (SY-EXC-07)."""

# Rings.
_rings: Final = _tables.entry("rings")
CREW_RING: Final[tuple[int, ...]] = tuple([ITEMS.index(item) for item in _rings.words("crew", ITEMS, 4)])
EQUIPMENT_RING: Final[tuple[int, ...]] = tuple(
    [ITEMS.index(item) for item in _rings.words("equipment", ITEMS, 4)]
)
EMPLOYEE_RING: Final = _rings.number("employees", 1)
EMPLOYEES_A_SPACE: Final = _rings.number("employees_a_space", 1)
STAFF: Final = (
    "trader",
    "accountant",
    "foreman",
    "engineer",
    "recruiter",
    "constructor",
    "helmsman",
    "rigger",
)
STAFF_COLOURS: Final = ("grey", "green", "blue", "yellow", "red")


class Employee:
    """An employee: type, colour and what the tile says (SY-EAP-01)."""

    def __init__(self, row: Entry) -> None:
        self.id = row.text("id")
        self.type = row.word("class", STAFF)
        self.colour = row.word("colour", STAFF_COLOURS)
        self.fee = row.number("fee")
        """Guilders paid beside the way round the ring (SY-EMP-06)."""
        self.good = row.index("good", GOODS, -1)
        self.level = row.number("level", 1, 2, default=0)
        self.points = row.number("points", default=0)
        """At the end of the game (SY-END-17)."""
        item = row.word("item", [*ITEMS, "crew"], "crew")
        self.item = ITEMS.index(item) if item in ITEMS else -1
        """What it brings or finds places for; -1 also for all the crew."""
        self.amount = row.number("amount", 1, default=0)
        row.word("source", SOURCES)


def _employees() -> list[Employee]:
    file = read_data("shipyard", "employees.toml")
    found = [Employee(row) for row in file.entries("employees")]
    file.finish()
    return found


EMPLOYEES: Final[list[Employee]] = _employees()
EMPLOYEE_IDS: Final[tuple[str, ...]] = tuple(employee.id for employee in EMPLOYEES)
ACCOUNTANT: Final = EMPLOYEE_IDS.index("accountant")
FOREMAN: Final = EMPLOYEE_IDS.index("foreman")
HELMSMAN: Final = EMPLOYEE_IDS.index("helmsman")
RIGGER: Final = EMPLOYEE_IDS.index("rigger")
CREW_CONSTRUCTOR: Final = EMPLOYEE_IDS.index("constructor_crew")
RECOMMENDED: Final[list[int]] = [
    EMPLOYEE_IDS.index(name) for name in _rings.words("recommended", EMPLOYEE_IDS, EMPLOYEE_RING)
]
"""The eight starting employees, one for each space of the ring (SY-SET-27)."""


class Contract:
    """A state contract: its colour and its table of points (SY-CON-05 to SY-CON-32)."""

    def __init__(self, row: Entry) -> None:
        self.id = row.text("id")
        self.colour = row.word("colour", ("red", "blue"))
        self.rule = row.text("rule")
        self.table = row.numbers("table")
        self.earlier: dict[int, list[int]] = {}
        if row.has("earlier"):
            tables = row.entry("earlier")
            self.earlier = {int(edition): tables.numbers(edition) for edition in tables.data}
        """The table of an earlier edition, where it was another one."""
        self.beyond = row.number("beyond")
        row.word("source", SOURCES)

    def points(self, count: int, edition: int) -> int:
        """The points for what the contract counts."""
        table = self.earlier.get(edition, self.table)
        last = len(table) - 1
        return table[count] if count <= last else table[last] + self.beyond * (count - last)


_contracts: Final = read_data("shipyard", "contracts.toml")
CONTRACTS: Final[list[Contract]] = [Contract(row) for row in _contracts.entries("contracts")]
CONTRACT_IDS: Final[tuple[str, ...]] = tuple(contract.id for contract in CONTRACTS)
RED: Final[list[int]] = [i for i, contract in enumerate(CONTRACTS) if contract.colour == "red"]
BLUE: Final[list[int]] = [i for i, contract in enumerate(CONTRACTS) if contract.colour == "blue"]


def _set(row: Entry) -> tuple[int, ...]:
    row.word("source", SOURCES)
    names = [*row.words("red", CONTRACT_IDS, 2), *row.words("blue", CONTRACT_IDS, 2)]
    return tuple([CONTRACT_IDS.index(name) for name in names])


CONTRACT_SETS: Final[list[tuple[int, ...]]] = [_set(row) for row in _contracts.entries("sets", 4)]
"""The four starting sets (SY-PRP-13)."""
_contracts.finish()

# The solo game.
LAST_TILE: Final = 8
"""The face of the special solo tile: the last action tile of the row (SY-SOL-17)."""
_solo: Final = _tables.entry("solo")
_solo.word("source", SOURCES)
_solo_tiles: Final = _solo.entries("tiles", 8)
SOLO_FACES: Final[list[int]] = [row.index("face", (*ACTIONS, "last_tile")) for row in _solo_tiles]


def _back(row: Entry, edition: int) -> tuple[int, ...]:
    spaces = row.number("bracket", 1)
    if row.has("earlier"):
        spaces = row.entry("earlier").number(str(edition), 1, default=spaces)
    return row.number("back", 0, 2), spaces


SOLO_BACKS: Final[list[list[tuple[int, ...]]]] = [
    [_back(row, edition) for row in _solo_tiles] for edition in range(EDITION + 1)
]
"""By edition and tile: the number on the back of a solo tile and, for a 0, the one in brackets (SY-SOL-11)."""
SOLO_PRINTED: Final = _solo.number("printed", 1)
"""The number printed on the solo board, for the last tile of the stack (SY-SOL-19)."""
SOLO_PLACES: Final = _solo.numbers("places", 0, OFFER - 1, 3)
"""By the number on a back: the place in an offer (SY-SOL-13)."""
SOLO_MARKS: Final = _solo.numbers("marks", length=3)
RIVALS: Final = _solo.number("rivals", 2, 2)

# Speed and the criteria of a trial voyage.
_speed: Final = _tables.entry("speed")
STEAM_SPEED: Final = _speed.number("steam")
OTHER_SPEED: Final = _speed.number("other")
_points: Final = _tables.entry("points")
CREW_POINTS: Final = _points.number("crew")
CANNON_POINTS: Final = _points.number("cannon")
CRANE_POINTS: Final = _points.number("crane")
_tables.finish()
