"""The rings of the big wheel: Make equipment, Recruit crew and Hire employees (SY-EQP, SY-CRW, SY-EMP)."""

from typing import ClassVar, Final

from partie.euro import sets
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Step

from ..components import (
    ACCOUNTANT,
    CREW_RING,
    EMPLOYEE_IDS,
    EMPLOYEE_RING,
    EMPLOYEES,
    EMPLOYEES_A_SPACE,
    EQUIPMENT_RING,
    FOREMAN,
)
from ..components.ships import MOST
from ..moves import HIRE, HIRES, MAKE, MAKES, RECRUIT, RECRUITS
from ..state import Harbour, Player
from .refusing import not_now

ACCOUNTANT_SPACES: Final = 2
FOREMAN_SPACES: Final = 3
"""Further spaces that are free (SY-EAP-23 to SY-EAP-25)."""


def distance(start: int, goal: int, spaces: int) -> int:
    """Spaces clockwise to a goal: at least one, at most the full circle (SY-EQP-03, SY-EMP-03)."""
    return (goal - start - 1) % spaces + 1


def way_price(spaces: int, free: int) -> int:
    """The first space is free, then as many as employees allow; each further one costs a guilder."""
    return spaces - 1 - free if spaces - 1 > free else 0


def ring_price(player: Player, ring: tuple[int, ...], at: int, item: int) -> int:
    """What it costs to move the indicator of crew or equipment to an item."""
    free = ACCOUNTANT_SPACES if sets.has(player.employees, ACCOUNTANT) else 0
    return way_price(distance(at, ring.index(item), len(ring)), free)


def extras(player: Player, type_name: str) -> list[int]:
    """The items that engineers or recruiters add, every time and all together (SY-EAP-02, SY-EAP-03, SY-EAP-16,
    SY-EAP-17, SY-EAP-21). They never do harm, so nobody is asked."""
    return [EMPLOYEES[i].item for i in sets.members(player.employees) if EMPLOYEES[i].type == type_name]


def gain(s: Harbour, seat: int, item: int, price: int, added: list[int]) -> None:
    """Pay for the way; take the item at the indicator and what the employees add (SY-EQP-05)."""
    player = s.players[seat]
    player.guilders -= price
    player.items[item] += 1
    log(s, "item-gained", seat, item, price)
    for extra in added:
        player.items[extra] += 1
        log(s, "extra-gained", seat, extra)


class MakeEquipment(Step[Harbour]):
    """Move the indicator one space for nothing, further for a guilder each (SY-EQP-01 to SY-EQP-05)."""

    name: ClassVar[str] = "make-equipment"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        return [
            MAKES[item]
            for item in EQUIPMENT_RING
            if ring_price(player, EQUIPMENT_RING, s.making, item) <= player.guilders
        ]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != MAKE:
            return not_now(s, self.seat, move)
        player = s.players[self.seat]
        price = ring_price(player, EQUIPMENT_RING, s.making, move[1])
        return None if price <= player.guilders else "SY-EQP-03"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        price = ring_price(player, EQUIPMENT_RING, s.making, move[1])
        s.making = EQUIPMENT_RING.index(move[1])
        gain(s, self.seat, move[1], price, extras(player, "engineer"))

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", ring_price(s.players[self.seat], EQUIPMENT_RING, s.making, move[1])),)


class RecruitCrew(Step[Harbour]):
    """The same on the ring of the crew (SY-CRW-01)."""

    name: ClassVar[str] = "recruit-crew"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        return [
            RECRUITS[item]
            for item in CREW_RING
            if ring_price(player, CREW_RING, s.recruiting, item) <= player.guilders
        ]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != RECRUIT:
            return not_now(s, self.seat, move)
        player = s.players[self.seat]
        return (
            None if ring_price(player, CREW_RING, s.recruiting, move[1]) <= player.guilders else "SY-CRW-01"
        )

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        price = ring_price(player, CREW_RING, s.recruiting, move[1])
        s.recruiting = CREW_RING.index(move[1])
        gain(s, self.seat, move[1], price, extras(player, "recruiter"))

    def price(self, s: Harbour, move: Move) -> Price:
        return (("guilders", ring_price(s.players[self.seat], CREW_RING, s.recruiting, move[1])),)


_NEEDED: Final[list[int]] = [EMPLOYEE_IDS.index(e.id[:-1] + "1") if e.level == 2 else -1 for e in EMPLOYEES]
"""By employee: the one that must have been hired before (SY-EAP-06)."""


_spaces: Final[dict[tuple[int, ...], list[int]]] = {}


def spaces_on(ring: tuple[int, ...]) -> list[int]:
    """By employee: the space of the outer ring where the tile lies; looked up once for a ring."""
    spaces = _spaces.get(ring)
    if spaces is None:
        spaces = [ring.index(i) // EMPLOYEES_A_SPACE for i in range(len(EMPLOYEES))]
        _spaces[ring] = spaces
    return spaces


def free_spaces(player: Player) -> int:
    """Further spaces of the outer ring that cost nothing."""
    return FOREMAN_SPACES if sets.has(player.employees, FOREMAN) else 0


def hire_price(s: Harbour, player: Player, employee: int) -> int:
    """The way round the ring and the fee on the tile (SY-EMP-03, SY-EMP-06)."""
    spaces = distance(s.hiring, spaces_on(s.ring)[employee], EMPLOYEE_RING)
    return way_price(spaces, free_spaces(player)) + EMPLOYEES[employee].fee


def is_barred(s: Harbour, player: Player, employee: int) -> str | None:
    """The rule that keeps a player from hiring an employee, whatever it costs."""
    if not s.left[employee]:
        return "SY-EMP-05"
    if sets.has(player.employees, employee):
        return "SY-EMP-08"
    if _NEEDED[employee] >= 0 and not sets.has(player.employees, _NEEDED[employee]):
        return "SY-EAP-06"
    return None


def prices(s: Harbour, player: Player) -> list[tuple[int, ...]]:
    """The employees that a player may hire, each with the price."""
    spaces, free = spaces_on(s.ring), free_spaces(player)
    return [
        (i, way_price(distance(s.hiring, spaces[i], EMPLOYEE_RING), free) + EMPLOYEES[i].fee)
        for i in range(len(EMPLOYEES))
        if is_barred(s, player, i) is None
    ]


def cannot_hire(s: Harbour, player: Player, employee: int, guilders: int) -> str | None:
    """The rule that keeps a player from hiring an employee."""
    rule = is_barred(s, player, employee)
    if rule is not None:
        return rule
    price = hire_price(s, player, employee)
    if price <= guilders:
        return None
    return "SY-EMP-07" if price - EMPLOYEES[employee].fee <= guilders else "SY-EMP-03"


class HireEmployee(Step[Harbour]):
    """Move the indicator of the outer ring and take one of the employees there, for good (SY-EMP-01 to SY-EMP-10)."""

    name: ClassVar[str] = "hire-employee"
    kind: ClassVar[str] = "card"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        return [HIRES[i] for i, price in prices(s, player) if price <= player.guilders]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != HIRE or not 0 <= move[1] < len(EMPLOYEES):
            return not_now(s, self.seat, move)
        player = s.players[self.seat]
        return cannot_hire(s, player, move[1], player.guilders)

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        employee = move[1]
        price = hire_price(s, player, employee)
        player.guilders -= price
        player.employees = sets.with_member(player.employees, employee)
        s.left[employee] -= 1
        s.hiring = spaces_on(s.ring)[employee]
        log(s, "hired", self.seat, employee, price)

    def price(self, s: Harbour, move: Move) -> Price:
        player = s.players[self.seat]
        fee = EMPLOYEES[move[1]].fee
        way = hire_price(s, player, move[1]) - fee
        return (("way", way), ("fee", fee)) if fee else (("way", way),)


def least_hire_price(s: Harbour, player: Player) -> int:
    """The least that hiring somebody costs; MOST if nobody can be hired."""
    return min([price for _, price in prices(s, player)], default=MOST)


def can_hire(s: Harbour, player: Player, guilders: int) -> bool:
    """Whether anybody can be hired."""
    return least_hire_price(s, player) <= guilders
