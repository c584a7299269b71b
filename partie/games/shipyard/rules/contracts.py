"""State contracts: what each of them counts in a fleet of ships that passed (SY-CON-01 to SY-CON-33)."""

from collections.abc import Callable, Sequence
from typing import Final

from partie.euro import sets

from ..components import (
    BUSINESSMAN,
    CANNON,
    CHIMNEY,
    CONTRACT_IDS,
    CONTRACTS,
    CRANE,
    EDITION,
    EMPLOYEES,
    LANTERN,
    LIFEBOAT,
    LIFEBUOY,
    SAFETY,
    SAIL,
    SOLDIER,
    STOKER,
)
from ..components.ships import Ship


class Fleet:
    """What contracts look at: the ships, the employees (as a set) and the used canals of a player."""

    __slots__ = ("edition", "employees", "ships", "used_canals")

    def __init__(
        self, ships: Sequence[Ship], employees: int, used_canals: int, edition: int = EDITION
    ) -> None:
        self.ships = ships
        self.employees = employees
        self.used_canals = used_canals
        self.edition = edition
        """Of the contracts that look at it."""

    def feature(self, kind: int) -> int:
        """A feature on all ships together."""
        return sum([ship.features[kind] for ship in self.ships])

    def item(self, kind: int) -> int:
        """An item on all ships together (SY-CON-33)."""
        return sum([ship.load[kind] for ship in self.ships])

    def pairs(self, one: int, other: int) -> int:
        """Pairs of two different items on the same ship."""
        return sum([min(ship.load[one], ship.load[other]) for ship in self.ships])

    def twins(self, kind: int) -> int:
        """Pairs of an item on the same ship."""
        return sum([ship.load[kind] // 2 for ship in self.ships])

    def carrying(self, kinds: tuple[int, ...]) -> int:
        """Ships that carry at least one of each of these items."""
        return sum([1 for ship in self.ships if all(ship.load[kind] > 0 for kind in kinds)])

    def colours(self, *colours: str) -> int:
        """Employees of these colours."""
        return sum([1 for i in sets.members(self.employees) if EMPLOYEES[i].colour in colours])


def _safety_sets(fleet: Fleet) -> int:
    return sum([1 for ship in fleet.ships if all(ship.features[kind] > 0 for kind in SAFETY)])


def _staff_types(fleet: Fleet) -> int:
    """Colours, and the traders of level II as a type of their own (SY-CON-08)."""
    owned = [EMPLOYEES[i] for i in sets.members(fleet.employees)]
    return len({(e.colour, e.level == 2) for e in owned})


def _staff_pairs(fleet: Fleet) -> int:
    """Points, not pairs: the two groups pay differently, and no pair is mixed (SY-CON-10)."""
    return 3 * (fleet.colours("grey", "green") // 2) + 4 * (fleet.colours("blue", "red", "yellow") // 2)


def _sizes(fleet: Fleet) -> int:
    return len({len(ship.parts) for ship in fleet.ships} & {3, 4, 5, 6})


def _ships_of(least: int, most: int) -> Callable[[Fleet], int]:
    return lambda fleet: sum([1 for ship in fleet.ships if least <= len(ship.parts) <= most])


def _kinds(fleet: Fleet) -> int:
    """Kinds of items aboard; a captain counts as a kind only when he is an officer (SY-CON-32)."""
    kinds = [BUSINESSMAN, SOLDIER, STOKER, CHIMNEY, SAIL, CANNON, CRANE]
    officers = 1 if any(ship.officers > 0 for ship in fleet.ships) else 0
    return officers + sum([1 for kind in kinds if fleet.item(kind)])


COUNTERS: Final[dict[str, Callable[[Fleet], int]]] = {
    "lifebuoys": lambda fleet: fleet.feature(LIFEBUOY),
    "safety_sets": _safety_sets,
    "skilled_staff": lambda fleet: fleet.colours("blue", "yellow", "red"),
    "staff_types": _staff_types,
    "lanterns": lambda fleet: fleet.feature(LANTERN),
    "staff_pairs": _staff_pairs,
    "lifeboats": lambda fleet: fleet.feature(LIFEBOAT),
    "staff_count": lambda fleet: fleet.employees.bit_count(),
    "sizes": _sizes,
    "size_5": _ships_of(5, 5),
    "size_6": _ships_of(6, 6),
    "size_7": _ships_of(7, 9),
    "total_parts": lambda fleet: sum([len(ship.parts) for ship in fleet.ships]),
    "ship_count": lambda fleet: len(fleet.ships),
    "soldiers": lambda fleet: fleet.item(SOLDIER),
    "stokers": lambda fleet: fleet.item(STOKER),
    "cannon_soldier": lambda fleet: fleet.pairs(CANNON, SOLDIER),
    "businessmen": lambda fleet: fleet.item(BUSINESSMAN),
    "chimney_pairs": lambda fleet: fleet.twins(CHIMNEY),
    "used_canals": lambda fleet: fleet.used_canals,
    "businessman_crane": lambda fleet: fleet.pairs(BUSINESSMAN, CRANE),
    "sail_pairs": lambda fleet: fleet.twins(SAIL),
    "officers": lambda fleet: sum([ship.officers for ship in fleet.ships]),
    "escorts": lambda fleet: fleet.carrying((BUSINESSMAN, SOLDIER, CRANE, CANNON)),
    "full_drives": lambda fleet: fleet.carrying((SAIL, CHIMNEY, STOKER)),
    "kinds_on_board": _kinds,
}
_BY_NUMBER: Final[list[Callable[[Fleet], int]]] = [COUNTERS[name] for name in CONTRACT_IDS]


def count(contract: int, fleet: Fleet) -> int:
    """What the contract counts."""
    return _BY_NUMBER[contract](fleet)


def points(contract: int, fleet: Fleet) -> int:
    """What the contract is worth at the end (SY-END-14)."""
    return CONTRACTS[contract].points(count(contract, fleet), fleet.edition)


def staff_points(employees: int) -> int:
    """The points printed on the traders (SY-END-17)."""
    return sum([EMPLOYEES[i].points for i in sets.members(employees)])
