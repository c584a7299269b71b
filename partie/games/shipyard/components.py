"""Components: parts, canals, employees, contracts, goods and tables, loaded once from data/ into typed tables."""

import tomllib
from importlib.resources import files
from typing import Any, Final


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("partie.games.shipyard") / "data" / name).read_text("utf-8"))


TABLES: Final[dict[str, Any]] = _data("tables.toml")

# The action tiles (SY-CMP-03).
BUILD_SHIPS: Final = 0
RENT_CANAL: Final = 1
BUY_GOODS: Final = 2
MAKE_EQUIPMENT: Final = 3
RECRUIT_CREW: Final = 4
HIRE_EMPLOYEES: Final = 5
EXCHANGE: Final = 6
SUBSIDY: Final = 7
ACTIONS: Final[tuple[str, ...]] = tuple(TABLES["actions"])
ROW: Final[list[int]] = [ACTIONS.index(name) for name in TABLES["row"]]
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
ITEMS: Final[tuple[str, ...]] = tuple(TABLES["supply"])
ITEM_COUNTS: Final[tuple[int, ...]] = tuple(TABLES["supply"].values())
"""Tiles in the box (SY-CMP-14, SY-CMP-15); the supply counts as unlimited (SY-END-09)."""
CREW: Final = (CAPTAIN, BUSINESSMAN, SOLDIER, STOKER)
EQUIPMENT: Final = (CHIMNEY, SAIL, CANNON, CRANE)

START_GUILDERS: Final[int] = TABLES["start_guilders"]
BONUS_PRICE: Final[int] = TABLES["bonus_price"]
SUBSIDY_GUILDERS: Final[int] = TABLES["subsidy"]
PARTS_AN_ACTION: Final[int] = TABLES["parts_an_action"]
YARD_SPACES: Final[int] = TABLES["yard_spaces"]
PRICES: Final[list[int]] = TABLES["offer_prices"]
"""By the place in an offer, the cheapest first: a row of parts, a canal, a goods tile (SY-BLD-03, SY-CAN-02)."""
COLOURS: Final[list[str]] = TABLES["colours"]
TEETH: Final[int] = TABLES["gear"]["teeth"]
"""Gear moves of a full turn; the cube drops at each multiple (SY-FLW-06)."""
GEAR_START: Final[int] = TABLES["gear"]["start"]


class Count:
    """What depends on the number of players (SY-SET-17 to SY-SET-20, SY-CTR-02 to SY-CTR-07)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.cubes: int = row["cubes"]
        self.own_cubes: int = row["own_cubes"]
        self.discards: dict[int, dict[int, int]] = {
            int(dealt): {int(cube): number for cube, number in when.items()}
            for dealt, when in row["discards"].items()
        }
        """By contracts of a colour dealt: the cube of the round track -> contracts of each colour to discard."""


COUNTS: Final[dict[int, Count]] = {int(n): Count(row) for n, row in TABLES["players"].items()}

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
    return [
        Part(kinds[stack["id"]], stack["id"], row["features"], row["source"])
        for stack in _data("parts.toml")["stacks"]
        for row in stack["parts"]
        for _ in range(row["copies"])
    ]


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

    def __init__(self, row: dict[str, Any]) -> None:
        self.family = FAMILIES.index(row["family"])
        self.symbols = tuple(SYMBOLS.index(name) for name in row["symbols"]) + (0, 0, 0)
        """By space: north, east, south, west before turning, then the plain inner ones."""
        self.source: str = row["source"]


CANALS: Final[list[Canal]] = [Canal(row) for row in _data("canals.toml")["canals"]]
OFFER: Final = len(PRICES)
"""Tiles in the offers of canals and of goods."""

# Goods.
GOODS: Final[tuple[str, ...]] = tuple(TABLES["exchange"]["goods"])
GOODS_TILES: Final[list[tuple[int, ...]]] = [tuple(row["goods"]) for row in TABLES["goods"]["tiles"]]
"""Kinds of goods tiles: how much coal, cloth and grain. The first is the one the players start with (SY-PRP-06)."""
GOODS_COPIES: Final[list[int]] = [row["copies"] for row in TABLES["goods"]["tiles"]]
EXCHANGE_PRICES: Final[list[list[int]]] = [[0, 0, 0], *TABLES["exchange"]["prices"]]
"""By space of the exchange ring: what coal, cloth and grain sell for; 0 is the start space (SY-SET-24)."""
TRADES: Final[list[tuple[int, ...]]] = [
    tuple(ITEMS.index(item) for item in TABLES["exchange"]["items"][good]) for good in GOODS
]
"""By good: the items it can be traded for (SY-EXC-07)."""

# Rings.
CREW_RING: Final[tuple[int, ...]] = tuple(ITEMS.index(item) for item in TABLES["rings"]["crew"])
EQUIPMENT_RING: Final[tuple[int, ...]] = tuple(ITEMS.index(item) for item in TABLES["rings"]["equipment"])
EMPLOYEE_RING: Final[int] = TABLES["rings"]["employees"]
EMPLOYEES_A_SPACE: Final[int] = TABLES["rings"]["employees_a_space"]


class Employee:
    """An employee: type, colour and what the tile says (SY-EAP-01)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.type: str = row["class"]
        self.colour: str = row["colour"]
        self.fee: int = row["fee"]
        """Guilders paid beside the way round the ring (SY-EMP-06)."""
        self.good: int = GOODS.index(row["good"]) if "good" in row else -1
        self.level: int = row.get("level", 0)
        self.points: int = row.get("points", 0)
        """At the end of the game (SY-END-17)."""
        self.item: int = ITEMS.index(row["item"]) if row.get("item", "crew") in ITEMS else -1
        self.amount: int = row.get("amount", 0)
        self.source: str = row["source"]


EMPLOYEES: Final[list[Employee]] = [Employee(row) for row in _data("employees.toml")["employees"]]
EMPLOYEE_IDS: Final[tuple[str, ...]] = tuple(employee.id for employee in EMPLOYEES)
ACCOUNTANT: Final = EMPLOYEE_IDS.index("accountant")
FOREMAN: Final = EMPLOYEE_IDS.index("foreman")
HELMSMAN: Final = EMPLOYEE_IDS.index("helmsman")
RIGGER: Final = EMPLOYEE_IDS.index("rigger")
CREW_CONSTRUCTOR: Final = EMPLOYEE_IDS.index("constructor_crew")
RECOMMENDED: Final[list[int]] = [EMPLOYEE_IDS.index(name) for name in TABLES["rings"]["recommended"]]
"""The eight starting employees, one for each space of the ring (SY-SET-27)."""


class Contract:
    """A state contract: its colour and its table of points (SY-CON-05 to SY-CON-32)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.colour: str = row["colour"]
        self.rule: str = row["rule"]
        self.table: list[int] = row["table"]
        self.beyond: int = row["beyond"]
        self.source: str = row["source"]

    def points(self, count: int) -> int:
        """The points for what the contract counts."""
        last = len(self.table) - 1
        return self.table[count] if count <= last else self.table[last] + self.beyond * (count - last)


CONTRACTS: Final[list[Contract]] = [Contract(row) for row in _data("contracts.toml")["contracts"]]
CONTRACT_IDS: Final[tuple[str, ...]] = tuple(contract.id for contract in CONTRACTS)
RED: Final[list[int]] = [i for i, contract in enumerate(CONTRACTS) if contract.colour == "red"]
BLUE: Final[list[int]] = [i for i, contract in enumerate(CONTRACTS) if contract.colour == "blue"]
CONTRACT_SETS: Final[list[tuple[int, ...]]] = [
    tuple(CONTRACT_IDS.index(name) for name in (*row["red"], *row["blue"]))
    for row in _data("contracts.toml")["sets"]
]
"""The four starting sets (SY-PRP-13)."""

# The solo game.
LAST_TILE: Final = 8
"""The face of the special solo tile: the last action tile of the row (SY-SOL-17)."""
_SOLO: Final[dict[str, Any]] = TABLES["solo"]
SOLO_FACES: Final[list[int]] = [
    LAST_TILE if row["face"] == "last_tile" else ACTIONS.index(row["face"]) for row in _SOLO["tiles"]
]
SOLO_BACKS: Final[list[tuple[int, ...]]] = [(row["back"], row["bracket"]) for row in _SOLO["tiles"]]
"""The number on the back of a solo tile and, for a 0, the one in brackets (SY-SOL-11)."""
SOLO_PRINTED: Final[int] = _SOLO["printed"]
"""The number printed on the solo board, for the last tile of the stack (SY-SOL-19)."""
SOLO_PLACES: Final[list[int]] = _SOLO["places"]
"""By the number on a back: the place in an offer (SY-SOL-13)."""
SOLO_MARKS: Final[list[int]] = _SOLO["marks"]
RIVALS: Final[int] = _SOLO["rivals"]
