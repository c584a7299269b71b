"""Phase 4: connecting cities. (The rulebook's examples PG-NET-24, PG-NET-25, PG-NET-26, PG-NET-27, PG-NET-28 and
PG-NET-29 are tests.)"""

from typing import ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Step

from ..components import BIG, PLACE_COSTS
from ..moves import BUILD, DONE, FINISHED, not_now
from ..state import Grid, Player
from .plant_market import remove_obsolete

FULL: Final = ("", "PG-NET-06", "PG-NET-12", "PG-NET-13")
"""By epoch: the rule that a city has no place left."""


def start(s: Grid) -> None:
    """The last in order begins (PG-NET-02)."""
    s.phase = 4
    s.turn = s.seats
    if s.events is not None:
        s.events.append(("phase", 4))
    next_builder(s)
    if not s.turn and len(s.agenda) == 1:
        log(s, "nobody-connects")


def next_builder(s: Grid) -> None:
    """Ask the next in reverse order (PG-ORD-06); who can connect nothing is not asked."""
    while s.turn:
        s.turn -= 1
        seat = s.order[s.turn]
        player = s.players[seat]
        cost = least_cost(s, player)
        if cost <= player.money:
            s.agenda.append(CONNECTING[seat])
            return
        if s.events is not None:
            s.events.append(("cannot-connect", seat, player.money, cost if cost < BIG else 0))


def least_cost(s: Grid, player: Player) -> int:
    """What connecting costs at least whoever cannot pay for it, BIG or more when no city has a place; whoever can gets
    the first cost that is found."""
    lowest = PLACE_COSTS[0]
    if player.money >= lowest:
        lowest = 2 * BIG
        for way, place in zip(player.distances, s.places):
            if way + place < lowest:
                lowest = way + place
                if lowest <= player.money:
                    break
    return lowest


def extend(s: Grid, player: Player, site: int) -> None:
    """Put a site into a player's network and keep the distances to it, from any of its cities, up to date
    (PG-NET-07)."""
    row = s.board.distances[site]
    if player.cities:
        near = [a if a < b or a >= BIG else b for a, b in zip(player.distances, row)]
    else:
        near = row.copy()
    near[site] = BIG
    player.distances = near
    player.network = (*player.network, site)
    player.cities += 1


def connect(s: Grid, seat: int, site: int) -> None:
    """A house on the lowest free place (PG-NET-11); the score track, which counts cities (PG-TRK-02), moves at once
    (PG-TRK-03, PG-NET-20) and only here (PG-TRK-04)."""
    player = s.players[seat]
    extend(s, player, site)
    taken = s.houses[site] = (*s.houses[site], seat)
    s.places[site] = PLACE_COSTS[len(taken)] if len(taken) < s.epoch else BIG
    if player.cities > s.most:
        s.most = player.cities
        if s.market and s.market[0] <= s.most:
            remove_obsolete(s)


class ConnectCities(Step[Grid]):
    """Connect one city after another, until done (PG-NET-19); nobody must (PG-NET-23). Place and links are both paid
    (PG-NET-08, PG-NET-18)."""

    name: ClassVar[str] = "connect-cities"
    kind: ClassVar[str] = "place"

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        money = player.money
        if money < 10:
            return [FINISHED]
        return [
            FINISHED,
            *[
                move
                for move, way, place in zip(s.board.builds, player.distances, s.places)
                if way + place <= money
            ],
        ]

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] == DONE:
            return None
        if move[0] != BUILD:
            return not_now(move)
        site = s.board.site[move[1]] if 0 <= move[1] < len(s.board.site) else -1
        if site < 0:
            return "PG-BRD-07"
        player = s.players[self.seat]
        if self.seat in s.houses[site]:
            return "PG-NET-15"
        if s.places[site] >= BIG:
            return FULL[s.epoch]
        if player.distances[site] >= BIG:
            return "PG-NET-17"
        if player.distances[site] + s.places[site] > player.money:
            return "PG-NET-19"
        return None

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        if move[0] == BUILD:
            site = s.board.site[move[1]]
            player = s.players[seat]
            way, place = player.distances[site], s.places[site]
            player.money -= way + place
            if s.events is not None:
                s.events.append(("connected", seat, move[1], place, way))
            connect(s, seat, site)
        else:
            s.agenda.pop()
            next_builder(s)

    def tried_as(self, s: Grid, move: Move) -> Move | None:
        """A house leads to a draw only where it makes a plant obsolete (PG-MKT-25)."""
        cities = s.players[self.seat].cities + 1
        obsolete = cities > s.most and s.market and s.market[0] <= cities
        return None if move[0] == BUILD and not obsolete else move

    def price(self, s: Grid, move: Move) -> Price:
        if move[0] != BUILD:
            return ()
        site = s.board.site[move[1]]
        return (("place", s.places[site]), ("links", s.players[self.seat].distances[site]))

    def default(self, s: Grid) -> Move:
        return FINISHED

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        return ("connect-cities" if s.players[self.seat].cities else "connect-first-city"), {}


CONNECTING: Final = [ConnectCities(seat) for seat in range(6)]
