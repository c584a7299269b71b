"""The trial voyage: the figure moves over the canals, officials and the Blue Ribbon award points (SY-VOY)."""

from typing import ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep, Move, Step

from ..components import BLUE_RIBBON
from ..components.canals import OUTSIDE, Walk, connected
from ..components.ships import Ship, crew_points, equipment_points, features, official_points
from ..moves import START, STARTS, STEER, STEERS
from ..state import Harbour, Player
from .berth import clear_berth, ship_parts
from .refusing import not_now


def reach_of(player: Player) -> int:
    """How far a ship could sail now: the length of the longest legal way (SY-CND-02)."""
    return player.canals.longest(player.figure)


def cast_off(s: Harbour, seat: int, pace: int) -> None:
    """Crew, cannons, cranes and speed are scored, then the ship sails its full speed (SY-SCO-01, SY-VOY-03)."""
    s.speed = pace
    s.moved = s.ribbon = s.officials = 0
    s.agenda.append(SAILING[seat])
    if not s.players[seat].figure:
        s.agenda.append(CHOOSING_START[seat])


def good_starts(s: Harbour, player: Player) -> list[Walk]:
    """The border spaces from which a way of the ship's full speed leads (SY-CAN-07, SY-VOY-03)."""
    return [start for start in player.canals.starts() if player.canals.reach(start, s.speed) == s.speed]


class ChooseStart(Step[Harbour]):
    """Before the first voyage: the border space where the figure comes in (SY-CAN-07)."""

    name: ClassVar[str] = "choose-start"
    kind: ClassVar[str] = "place"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        places = player.canals.place
        return [STARTS[places[start[0]]][start[2] - OUTSIDE] for start in good_starts(s, player)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != START:
            return not_now(s, self.seat, move)
        start = self._start(s, move)
        if start is None:
            return "SY-CAN-07"
        reach = s.players[self.seat].canals.reach(start, s.speed)
        return None if reach == s.speed else "SY-VOY-03"

    def _start(self, s: Harbour, move: Move) -> Walk | None:
        canals = s.players[self.seat].canals
        for start in canals.starts():
            if canals.place[start[0]] == move[1] and start[2] - OUTSIDE == move[2]:
                return start
        return None

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        start = self._start(s, move)
        assert start is not None
        s.players[self.seat].figure = start
        log(s, "figure-placed", self.seat, start[0], start[2] - OUTSIDE)

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "choose-start", {"speed": s.speed}


CHOOSING_START: Final = [ChooseStart(seat) for seat in range(4)]


def ways(s: Harbour, player: Player) -> list[Walk]:
    """The next spaces that leave a way of exactly the remaining speed."""
    left = s.speed - s.moved - 1
    return [
        after
        for after in player.canals.steps(player.figure)
        if player.canals.reach(after, left, _gone(player.figure, after)) == left
    ]


def _gone(here: Walk, after: Walk) -> tuple[int, ...]:
    return (here[0],) if here[0] != after[0] else ()


class Sailing(AutoStep[Harbour]):
    """Moves the figure as long as there is one way; asks at confluences; ends the voyage (SY-VOY-02, SY-VOY-05)."""

    name: ClassVar[str] = "sailing"

    def act(self, s: Harbour) -> None:
        player = s.players[self.seat]
        while s.moved < s.speed:
            found = ways(s, player)
            if len(found) > 1:
                s.agenda.append(self)
                s.agenda.append(STEERING[self.seat])
                return
            advance(s, self.seat, found[0])
        end_voyage(s, self.seat)


SAILING: Final = [Sailing(seat) for seat in range(4)]


class Steer(Step[Harbour]):
    """At a confluence: any way but back, as long as the full speed can be sailed that way (SY-VOY-03 to SY-VOY-05)."""

    name: ClassVar[str] = "steer"
    kind: ClassVar[str] = "place"

    def moves(self, s: Harbour) -> list[Move]:
        player = s.players[self.seat]
        return [STEERS[player.canals.heading(player.figure, after)] for after in ways(s, player)]

    def check(self, s: Harbour, move: Move) -> str | None:
        if move[0] != STEER:
            return not_now(s, self.seat, move)
        player = s.players[self.seat]
        canals, here = player.canals, player.figure
        left = s.speed - s.moved - 1
        for after in canals.steps(here):
            if canals.heading(here, after) == move[1]:
                return None if canals.reach(after, left, _gone(here, after)) == left else "SY-VOY-03"
        return "SY-VOY-04"

    def apply(self, s: Harbour, move: Move) -> None:
        s.agenda.pop()
        player = s.players[self.seat]
        for after in ways(s, player):
            if player.canals.heading(player.figure, after) == move[1]:
                advance(s, self.seat, after)
                return

    def prompt(self, s: Harbour) -> tuple[str, dict[str, object]]:
        return "steer", {"left": s.speed - s.moved}


STEERING: Final = [Steer(seat) for seat in range(4)]


def advance(s: Harbour, seat: int, after: Walk) -> None:
    """One space on: the tile just left is used up (SY-VOY-19), the symbol of the space that is entered is scored
    (SY-VOY-06, SY-VOY-12, SY-VOY-26)."""
    player = s.players[seat]
    here = player.figure
    player.figure = after
    s.moved += 1
    if after[0] != here[0]:
        leave_tile(s, seat, here[0])
    symbol = player.canals.symbol(after[0], after[1])
    if symbol == BLUE_RIBBON:
        s.ribbon = s.moved
        log(s, "ribbon-passed", seat, s.moved)
    elif symbol:
        awarded = official_points(symbol, s.load, features(ship_parts(player, s.berth)))
        s.officials += awarded
        log(s, "official-passed", seat, symbol, awarded)


def leave_tile(s: Harbour, seat: int, cell: int) -> None:
    """The tile goes to the own used pile; what is cut off by that goes to the common discard (SY-VOY-20 to -24)."""
    player = s.players[seat]
    canals = player.canals
    kept = connected(tuple([other for other in canals.cells if other != cell]), player.figure[0])
    for i, other in enumerate(canals.cells):
        if other == cell:
            player.used = tuple(sorted((*player.used, canals.tiles[i])))
            player.used_canals += 1
            log(s, "canal-used", seat, canals.tiles[i])
        elif other not in kept:
            s.canal_discard = tuple(sorted((*s.canal_discard, canals.tiles[i])))
            log(s, "canal-cut-off", seat, canals.tiles[i])
    player.canals = canals.keeping(kept)


def end_voyage(s: Harbour, seat: int) -> None:
    """All four criteria are scored and the ship joins the fleet (SY-SCO-01, SY-SCO-05, SY-VOY-01, SY-VOY-15, SY-VOY-16,
    SY-VOY-25)."""
    player = s.players[seat]
    crew, equipment = crew_points(s.load), equipment_points(s.load)
    player.points += crew + equipment + s.speed + s.officials + s.ribbon
    log(s, "ship-scored", seat, crew, equipment, s.speed, s.officials, s.ribbon)
    load = s.load
    ship = Ship(clear_berth(s, player), load)
    player.fleet = (*player.fleet, ship)
    s.speed = s.moved = s.ribbon = s.officials = 0
