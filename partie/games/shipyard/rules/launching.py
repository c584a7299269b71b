"""Step 5 of a turn: complete ships leave the yard, each fitted out just before it sails (SY-STP, SY-FIT, SY-CND)."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep, Move, Ranges, Step

from ..components import CAPTAIN, ITEMS, SAIL
from ..components.ships import features, most_bonus, room, speed
from ..components.yard import complete_ships, ship_at
from ..moves import DONE, FINISHED, FIT, FITS, MOST_FITTED, RISK, RISKS, SAILS, SPEED, SPEEDS
from ..moves import SAIL as SAIL_VERB
from ..state import Harbour, Player
from . import voyage
from .berth import clear_berth, ship_parts
from .refusing import not_now

SURE: Final = 0
FREE: Final = 1
"""Fitting out so that the ship can sail, or freely: then it may fail (SY-CND-06), but never by accident."""
NO_CAPTAIN: Final = 1
SHORT_CANALS: Final = 2
"""What a ship lacked that failed (SY-CND-01, SY-CND-02)."""
NOTHING: Final = (0,) * len(ITEMS)


class SetSail(AutoStep[Harbour]):
    """Step 5: each complete ship must leave (SY-FLW-05, SY-TRN-04, SY-STP-01 to SY-STP-04, SY-BLD-14);
    its owner chooses the order, and canals are looked at anew for each (SY-FIT-01 to SY-FIT-03, SY-CND-10)."""

    name: ClassVar[str] = "set-sail"

    def act(self, s: Harbour) -> None:
        if complete_ships(s.players[self.seat].filling):
            s.agenda.append(self)
            s.agenda.append(CHOOSING_SHIP[self.seat])


SETTING_SAIL: Final = [SetSail(seat) for seat in range(4)]


def can_pass(s: Harbour, player: Player) -> bool:
    """Whether a ship could meet both conditions: a captain, and canals for a speed of at least 1 (SY-CND-01, -02)."""
    return player.items[CAPTAIN] > 0 and voyage.reach_of(player) > 0


class ChooseShip(Step[Harbour]):
    """Which complete ship is fitted out next: `sail` lets it pass its voyage, `risk` lets it fail."""

    name: ClassVar[str] = "choose-ship"
    kind: ClassVar[str] = "place"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        ships = complete_ships(player.filling)
        sails = [SAILS[berth] for berth in ships] if can_pass(s, player) else []
        return sails + [RISKS[berth] for berth in ships]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] not in (SAIL_VERB, RISK):
            return "SY-STP-03" if move[0] == DONE else not_now(s, self.seat, move)
        player = s.players[self.seat]
        if not 0 <= move[1] < len(player.yard) or not ship_at(player.filling, move[1]):
            return "SY-FIT-04"
        if move[0] == SAIL_VERB and not can_pass(s, player):
            return "SY-CND-02" if player.items[CAPTAIN] else "SY-CND-01"
        return None

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        s.berth = move[1]
        s.load = NOTHING
        s.reach = voyage.reach_of(player)
        log(s, "fitting-out", self.seat, s.berth, ship_at(player.filling, s.berth))
        next_kind(s, self.seat, SURE if move[0] == SAIL_VERB else FREE, 0)


CHOOSING_SHIP: Final = [ChooseShip(seat) for seat in range(4)]


def with_item(load: tuple[int, ...], item: int, amount: int) -> tuple[int, ...]:
    """A load with so many of one item."""
    return (*load[:item], amount, *load[item + 1 :])


def cannot_fit(s: Harbour, player: Player, item: int, amount: int, mode: int) -> str | None:
    """The rule that keeps so many of an item off the ship."""
    if amount > player.items[item]:
        return "SY-FIT-07"
    if amount > room(features(ship_parts(player, s.berth)), player.employees, s.load, item):
        return _no_room(item)
    if mode == SURE:
        if item == CAPTAIN and not amount:
            return "SY-CND-01"
        if speed(with_item(s.load, item, amount)) > s.reach:
            return "SY-CND-02"
    return None


def _no_room(item: int) -> str:
    """Which rule asks for the missing place."""
    if ITEMS[item] == "stoker":
        return "SY-FIT-15"
    if item < 4:
        return "SY-FIT-11"
    return "SY-FIT-14" if ITEMS[item] in ("sail", "chimney") else "SY-FIT-10"


def amounts(s: Harbour, player: Player, item: int, mode: int) -> list[int]:
    """How many of an item may come aboard. More of it never makes a ship slower, so this is a range."""
    return amounts_beside(s.load, features(ship_parts(player, s.berth)), player, s.reach, item, mode)


def amounts_beside(
    load: tuple[int, ...], has: Sequence[int], player: Player, reach: int, item: int, mode: int
) -> list[int]:
    """The same beside any load, for a ship with these features."""
    most = min(player.items[item], room(has, player.employees, load, item), MOST_FITTED)
    least = 1 if mode == SURE and item == CAPTAIN else 0
    return [n for n in range(least, most + 1) if mode == FREE or speed(with_item(load, item, n)) <= reach]


def next_kind(s: Harbour, seat: int, mode: int, item: int) -> None:
    """Ask for the next kind of which there is a choice; then the ship sails or fails."""
    player = s.players[seat]
    while item < len(ITEMS):
        found = amounts(s, player, item, mode)
        if len(found) > 1:
            s.agenda.append(FitOut(seat, item, mode))
            return
        s.load = with_item(s.load, item, found[0])
        item += 1
    launch(s, seat)


class FitOut(Step[Harbour]):
    """How many of one kind come aboard: from the own supply, each in its place (SY-FIT-05 to SY-FIT-18).

    Equipment waits in the supply until then and needs its mounts (SY-EQP-06 to SY-EQP-09).

    Constructors serve every ship, with items of the own supply (SY-EAP-12, SY-EAP-13, SY-EAP-15); something may be left
    off to keep the speed within the canals (SY-CND-08, SY-CND-09).
    """

    __slots__ = ("item", "mode")

    name: ClassVar[str] = "fit-out"
    kind: ClassVar[str] = "amount"
    ranges: ClassVar[Ranges] = (range(len(ITEMS)), (SURE, FREE))

    def __init__(self, seat: int, item: int, mode: int) -> None:
        super().__init__(seat)
        self.item = item
        self.mode = mode

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.item, self.mode)

    def moves(self, s: Harbour) -> list[Move]:
        found = [FITS[self.item][n] for n in amounts(s, s.players[self.seat], self.item, self.mode)]
        if self.mode == FREE:
            return [FINISHED, *found]
        # The best proposal first: a single captain, but as much as possible of everything else.
        return found if self.item == CAPTAIN else found[::-1]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] == DONE:
            return None if self.mode == FREE else "SY-CND-01"
        if move[0] != FIT or move[1] != self.item:
            return not_now(s, self.seat, move)
        return cannot_fit(s, s.players[self.seat], self.item, move[2], self.mode)

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        if move[0] == DONE:
            launch(s, self.seat)
            return
        s.load = with_item(s.load, self.item, move[2])
        next_kind(s, self.seat, self.mode, self.item + 1)

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "fit-out" if self.mode == SURE else "fit-out-freely", {
            "item": self.item,
            "speed": speed(s.load),
            "reach": s.reach,
        }


def launch(s: Harbour, seat: int) -> None:
    """The items leave the supply, the ship leaves the yard; it fails or its speed is settled (SY-CND-03)."""
    player = s.players[seat]
    for item, amount in enumerate(s.load):
        player.items[item] -= amount
    pace = speed(s.load)
    if not s.load[CAPTAIN] or pace > s.reach:
        fail(s, seat)
        return
    most = min(pace + most_bonus(player.employees, s.load), s.reach)
    if most > pace:
        s.agenda.append(CHOOSING_SPEED[seat])
    else:
        voyage.cast_off(s, seat, pace)


def fail(s: Harbour, seat: int) -> None:
    """A failed ship is removed from the game with all that is aboard; the figure stays (SY-CND-04 to SY-CND-07)."""
    lacks = NO_CAPTAIN if not s.load[CAPTAIN] else SHORT_CANALS
    parts = clear_berth(s, s.players[seat])
    s.scrapped = tuple(sorted((*s.scrapped, *parts)))
    log(s, "ship-failed", seat, len(parts), lacks)


class ChooseSpeed(Step[Harbour]):
    """How much of the help of helmsman and rigger is used (SY-EAP-04, SY-EAP-18 to SY-EAP-20)."""

    name: ClassVar[str] = "choose-speed"
    kind: ClassVar[str] = "amount"

    def most(self, s: Harbour) -> int:
        """The highest speed that employees and canals allow."""
        bonus = most_bonus(s.players[self.seat].employees, s.load)
        return min(speed(s.load) + bonus, s.reach)

    def moves(self, s: Harbour) -> list[Move]:
        return SPEEDS[speed(s.load) : self.most(s) + 1][::-1]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != SPEED:
            return not_now(s, self.seat, move)
        if move[1] < speed(s.load):
            return "SY-SPD-01"
        if move[1] > s.reach:
            return "SY-CND-02"
        return None if move[1] <= self.most(s) else "SY-EAP-19"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        voyage.cast_off(s, self.seat, move[1])

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "choose-speed", {"speed": speed(s.load), "most": self.most(s), "pairs": s.load[SAIL] // 2}


CHOOSING_SPEED: Final = [ChooseSpeed(seat) for seat in range(4)]
