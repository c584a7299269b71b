"""Ships: what a ship can carry, how fast it is and what it scores (SY-FIT, SY-SPD, SY-SCO).

A *load* is eight numbers: how many of each item (components.ITEMS) are aboard.
"""

from collections.abc import Sequence
from typing import Final

from partie.euro import sets
from partie.kernel.keeping.reader import Reader

from . import (
    BLUE_RIBBON,
    BOAT_OFFICIAL,
    BOW,
    BUOY_OFFICIAL,
    BUSINESSMAN,
    CABIN,
    CANNON,
    CANNON_MOUNT,
    CANNON_POINTS,
    CAPTAIN,
    CHIMNEY,
    CRANE,
    CRANE_MOUNT,
    CRANE_POINTS,
    CREW_CONSTRUCTOR,
    CREW_POINTS,
    EMPLOYEE_IDS,
    EMPLOYEES,
    HELMSMAN,
    ITEMS,
    KIND_OF,
    LANTERN,
    LANTERN_OFFICIAL,
    LIFEBOAT,
    LIFEBUOY,
    MAST,
    MIDDLE,
    MILITARY,
    OTHER_SPEED,
    PARTS,
    RIGGER,
    SAIL,
    SOLDIER,
    STEAM_SPEED,
    STERN,
    STOKER,
    STOKER_CABIN,
    TRADE,
    YARD_SPACES,
)

MOST: Final = 9_999
"""More than anybody can have of anything."""

_CONSTRUCTORS: Final[list[int]] = [
    EMPLOYEE_IDS.index(f"constructor_{item}") if f"constructor_{item}" in EMPLOYEE_IDS else -1
    for item in ITEMS
]
"""By item: its constructor (SY-EAP-10); the crew have one in common."""


def features(parts: Sequence[int]) -> list[int]:
    """How many of each feature the parts of a ship have together."""
    sums = [0] * 8
    for part in parts:
        has = PARTS[part].has
        for i in range(8):
            sums[i] += has[i]
    return sums


def extra(employees: int, item: int) -> int:
    """How many of an item the player's constructors allow beyond mounts and cabins (SY-EAP-10, SY-EAP-11)."""
    constructor = _CONSTRUCTORS[item]
    if constructor < 0 or not sets.has(employees, constructor):
        return 0
    return EMPLOYEES[constructor].amount


def cabins(has: Sequence[int], employees: int) -> int:
    """Places for crew but stokers; the crew constructor is as good as two more cabins (SY-EAP-14)."""
    return has[CABIN] + (EMPLOYEES[CREW_CONSTRUCTOR].amount if sets.has(employees, CREW_CONSTRUCTOR) else 0)


def room(has: Sequence[int], employees: int, load: Sequence[int], item: int) -> int:
    """How many of an item a ship can carry beside what is loaded of the other kinds (SY-FIT-09 to SY-FIT-17,
    SY-CRW-03 to SY-CRW-05)."""
    if item == CAPTAIN:
        # The first captain needs no cabin; officers do.
        return 1 + cabins(has, employees) - load[BUSINESSMAN] - load[SOLDIER]
    if item in (BUSINESSMAN, SOLDIER):
        officers = load[CAPTAIN] - 1 if load[CAPTAIN] else 0
        other = load[SOLDIER] if item == BUSINESSMAN else load[BUSINESSMAN]
        return cabins(has, employees) - officers - other
    if item == STOKER:
        return has[STOKER_CABIN] + extra(employees, STOKER)
    if item == CANNON:
        return has[CANNON_MOUNT] + extra(employees, CANNON)
    if item == CRANE:
        return has[CRANE_MOUNT] + extra(employees, CRANE)
    # Sails and chimneys share their mounts: those of the other kind that its constructor does not carry take some.
    other = SAIL if item == CHIMNEY else CHIMNEY
    mounted = load[other] - extra(employees, other)
    return has[MAST] + extra(employees, item) - (mounted if mounted > 0 else 0)


def speed(load: Sequence[int]) -> int:
    """The speed of a ship, without helmsman and rigger (SY-SPD-02 to SY-SPD-10)."""
    chimneys, stokers, sails = load[CHIMNEY], load[STOKER], load[SAIL]
    if chimneys and stokers:
        return STEAM_SPEED + chimneys - 1 + stokers - 1 + sails
    return OTHER_SPEED + sails + stokers + chimneys // 2


def most_bonus(employees: int, load: Sequence[int]) -> int:
    """What helmsman and rigger can add to the speed (SY-EAP-18, SY-EAP-19)."""
    bonus = 1 if sets.has(employees, HELMSMAN) else 0
    if sets.has(employees, RIGGER):
        bonus += load[SAIL] // 2
    return bonus


def crew_points(load: Sequence[int]) -> int:
    """A point for each of the crew but stokers (SY-SCO-02, SY-SCO-03)."""
    return CREW_POINTS * (load[CAPTAIN] + load[BUSINESSMAN] + load[SOLDIER])


def equipment_points(load: Sequence[int]) -> int:
    """Two points for each cannon and crane, none for sails and chimneys (SY-SCO-04, SY-SCO-06)."""
    return CANNON_POINTS * load[CANNON] + CRANE_POINTS * load[CRANE]


def official_points(symbol: int, load: Sequence[int], has: Sequence[int]) -> int:
    """What the official of a space awards (SY-VOY-07 to SY-VOY-11); the Blue Ribbon is not one of them."""
    if symbol == MILITARY:
        return load[SOLDIER] + load[CANNON]
    if symbol == TRADE:
        return load[BUSINESSMAN] + load[CRANE]
    if symbol == BUOY_OFFICIAL:
        return has[LIFEBUOY]
    if symbol == BOAT_OFFICIAL:
        return has[LIFEBOAT]
    if symbol == LANTERN_OFFICIAL:
        return has[LANTERN]
    assert symbol in (0, BLUE_RIBBON)
    return 0


class Ship:
    """A ship that has passed its trial voyage: its parts and its load. Never changes (SY-EQP-08)."""

    __slots__ = ("features", "load", "parts")

    def __init__(self, parts: tuple[int, ...], load: tuple[int, ...]) -> None:
        self.parts = parts
        self.load = load
        self.features = features(parts)

    @property
    def officers(self) -> int:
        """Captains beyond the first (SY-CRW-05)."""
        return self.load[CAPTAIN] - 1


def fleet_key(fleet: tuple[Ship, ...]) -> object:
    """A fleet as something to compare; the order in which ships were built means nothing."""
    return tuple(sorted((ship.parts, ship.load) for ship in fleet))


def save_fleet(fleet: tuple[Ship, ...]) -> list[object]:
    """A fleet as plain data."""
    return [{"parts": list(ship.parts), "load": list(ship.load)} for ship in fleet]


def load_fleet(reader: Reader, name: str) -> tuple[Ship, ...]:
    """What `save_fleet` gave."""
    ships: list[Ship] = []
    for part in reader.children(name):
        part.only("parts", "load")
        parts = part.numbers("parts", 0, len(PARTS) - 1)
        load = part.numbers("load", 0, MOST, len(ITEMS))
        if not is_ship(parts) or not load[CAPTAIN]:
            raise part.fail("parts", "parts-of-a-ship")
        ships.append(Ship(tuple(parts), tuple(load)))
    return tuple(ships)


def is_ship(parts: Sequence[int]) -> bool:
    """A bow, one to seven middles, a stern (SY-STP-02, SY-BLD-05)."""
    kinds = [KIND_OF[part] for part in parts]
    return 3 <= len(kinds) <= YARD_SPACES and kinds == [BOW, *[MIDDLE] * (len(kinds) - 2), STERN]
