"""Handling owned plants: how many there may be, and what becomes of the fuel when one is removed."""

from typing import ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Step

from ..components import COAL, COUNTS, OIL, PLANTS
from ..moves import BID, KEEP, KEEPS, LEAVE, LEAVINGS, OPEN, PASS, SCRAP, SCRAPS, not_now
from ..state import Grid, Player
from .plants import Kit


def plant_limit(s: Grid) -> int:
    """Three plants, with two players four (PG-OWN-01, PG-OWN-02)."""
    return COUNTS[s.seats].plants


class ScrapPlant(Step[Grid]):
    """Remove one of the plants owned before (PG-OWN-03).

    Its fuel may be moved to the others (PG-OWN-04): `scrap` moves all that finds room, `leave` leaves more behind.
    Since fuel is moved between plants at any time, on the plant lies whatever can lie there while the rest fits
    elsewhere.
    """

    name: ClassVar[str] = "scrap-plant"
    kind: ClassVar[str] = "card"

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        plants = [number for number in player.kit.plants if number != s.lot]
        found = [SCRAPS[number] for number in plants]
        for number in plants:
            plant = PLANTS[number]
            if len(plant.fuel) == 1:
                # Of one kind every amount beyond what finds no room anyway, as far as it lies there.
                have = player.fuel[plant.fuel[0]]
                if have:
                    found += LEAVINGS[number][player.kit.surplus_without(plant, player.fuel) : have]
            elif plant.fuel and player.fuel[COAL] + player.fuel[OIL]:
                found += _leavings(player, player.kit.without(number), LEAVINGS[number])
        return found

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] not in (SCRAP, LEAVE):
            return "PG-OWN-01" if move[0] in (PASS, OPEN, BID) else not_now(move)
        player = s.players[self.seat]
        if move[1] == s.lot or move[1] not in player.kit.plants:
            return "PG-OWN-03"
        return why_not(player, player.kit.without(move[1]), move) if move[0] == LEAVE else None

    def apply(self, s: Grid, move: Move) -> None:
        seat = self.seat
        player = s.players[seat]
        player.kit = player.kit.without(move[1])
        s.removed = [*s.removed, move[1]]
        s.agenda.pop()
        if s.events is not None:
            s.events.append(("scrapped", seat, move[1]))
        if move[0] == LEAVE:
            for kind in range(4):
                if move[2 + kind]:
                    give_back(s, player, kind, move[2 + kind])
                    log(s, "fuel-left", seat, kind, move[2 + kind])
        elif not player.kit.fits(player.fuel):
            make_room(s, seat, move[1])

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        return "scrap-plant", {"plant": s.lot}


def _leavings(player: Player, rest: Kit, moves: list[Move]) -> list[Move]:
    """Those of the ways to leave fuel of a hybrid behind that are open: the fuel is there, more stays than finds no
    room anyway, and the other plants keep the rest."""
    coal, oil, garbage, uranium = player.fuel
    surplus = rest.surplus(player.fuel)
    found: list[Move] = []
    for move in moves:
        less_coal, less_oil = move[2 + COAL], move[2 + OIL]
        if less_coal <= coal and less_oil <= oil and less_coal + less_oil > surplus:
            if rest.fits([coal - less_coal, oil - less_oil, garbage, uranium]):
                found.append(move)
    return found


def why_not(player: Player, rest: Kit, move: Move) -> str | None:
    """Why the fuel of a `leave` cannot stay behind on its plant while the rest of the plants keeps the other fuel."""
    left = move[2:]
    kept = [have - gone for have, gone in zip(player.fuel, left)]
    if min(kept) < 0:
        return "PG-OWN-04"
    if not rest.fits(kept):
        return "PG-OWN-05"
    return None if sum(left) > rest.surplus(player.fuel) else "no-room-anyway"


def make_room(s: Grid, seat: int, removed: int) -> None:
    """Return of the removed plant's fuel what finds no room; of a hybrid's the owner says which (PG-OWN-05)."""
    player = s.players[seat]
    fuel = PLANTS[removed].fuel
    least, most = player.kit.keep_coal(player.fuel)
    if len(fuel) == 2 and least < most:
        s.agenda.append(KEEPING[seat])
    else:
        keep_fuel(s, seat, least if COAL in fuel else most)


def keep_fuel(s: Grid, seat: int, coal: int) -> None:
    """Return to the supply what no longer fits, keeping so much coal (PG-OWN-05)."""
    player = s.players[seat]
    kit, fuel = player.kit, player.fuel
    over = coal - kit.room[0]
    oil = kit.room[1] + kit.either - (over if over > 0 else 0)
    for kind, room in enumerate((coal, oil, kit.room[2], kit.room[3])):
        over = fuel[kind] - room
        if over > 0:
            give_back(s, player, kind, over)
            log(s, "fuel-returned", seat, kind, over)


def give_back(s: Grid, player: Player, kind: int, amount: int) -> None:
    """Tokens go back to the supply, not to the market."""
    player.fuel[kind] -= amount
    s.supply[kind] += amount


class KeepFuel(Step[Grid]):
    """Choose how much coal to keep when not all coal and oil of a removed hybrid fits any more (PG-OWN-05)."""

    name: ClassVar[str] = "keep-fuel"
    kind: ClassVar[str] = "amount"

    def moves(self, s: Grid) -> list[Move]:
        player = s.players[self.seat]
        least, most = player.kit.keep_coal(player.fuel)
        return KEEPS[least : most + 1]

    def check(self, s: Grid, move: Move) -> str | None:
        if move[0] != KEEP:
            return "PG-OWN-07" if move[0] in (PASS, OPEN, BID) else not_now(move)
        player = s.players[self.seat]
        least, most = player.kit.keep_coal(player.fuel)
        return None if least <= move[1] <= most else "PG-OWN-05"

    def apply(self, s: Grid, move: Move) -> None:
        s.agenda.pop()
        keep_fuel(s, self.seat, move[1])

    def default(self, s: Grid) -> Move:
        return self.moves(s)[-1]

    def prompt(self, s: Grid) -> tuple[str, dict[str, object]]:
        fuel = s.players[self.seat].fuel
        return "keep-fuel", {"coal": fuel[0], "oil": fuel[1]}


SCRAPPING: Final = [ScrapPlant(seat) for seat in range(6)]
KEEPING: Final = [KeepFuel(seat) for seat in range(6)]
