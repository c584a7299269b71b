"""Phase 3, flight: a lane for each seat; load shuttles one by one, launch, return empty, unload together.

EV-FLY-01 to EV-FLY-32, EV-FOR-03 to EV-FOR-05; the world of departure pays (EV-MIL-14).
"""

from typing import ClassVar, Final

from partie.euro.decks import with_card, without
from partie.euro.lanes import ask_all
from partie.euro.sets import has, members, with_member, without_member
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Step

from ..components import ENERGY, LAND, MOST, NEW, OLD, SHUTTLES
from ..components.track import BUILDINGS, LAUNCH, RESOURCES, STRIPES
from ..moves import (
    ANY_STRIPE,
    BY_ZONE,
    CRATE,
    CRATES,
    DONE,
    EVACUATE,
    EVACUATES,
    FINISHED,
    FREIGHT,
    FREIGHTS,
    IN_HOLD,
    LAUNCHING,
    LOAD,
    LOADS,
    MOST_FREIGHT,
    RETURN,
    RETURNS,
    STOW,
    STOWS,
    not_now,
)
from ..moves import LAUNCH as LAUNCH_MOVE
from ..state import Evacuation, Hold, Player
from .actions.factories import unused

NEW_ENERGY: Final = 3 * NEW + ENERGY
RETURN_ENERGY: Final = 1
"""For each flight back, whatever the shuttle (EV-FLY-22)."""
FREIGHTS_BY_SIZE: Final[list[list[Move]]] = [
    [move for move in FREIGHTS if sum(move[1:]) <= size] for size in range(MOST_FREIGHT + 1)
]


def start(s: Evacuation) -> None:
    """All fly at the same time; flights of different players do not interact (EV-FLY-32)."""
    ask_all(s, [Flying(seat) if can_fly(s.players[seat]) else None for seat in range(s.seats)])


def launch_energy(player: Player, shuttle: int) -> int:
    """What a launch from the Old World costs (EV-FLY-21)."""
    cost = SHUTTLES[shuttle].launch - player.perks.launch - player.helps[LAUNCH]
    return cost if cost > 0 else 0


def return_energy(player: Player) -> int:
    """What a flight back costs."""
    return max(0, RETURN_ENERGY - player.perks.returns)


def building_room(player: Player, shuttle: int) -> int:
    """Buildings a shuttle carries (EV-FLY-05)."""
    return SHUTTLES[shuttle].buildings + player.perks.buildings + player.helps[BUILDINGS]


def resource_room(player: Player, shuttle: int) -> int:
    """Resources a shuttle carries (EV-FLY-07)."""
    room = SHUTTLES[shuttle].resources + player.perks.resources + player.helps[RESOURCES]
    return room if room < MOST_FREIGHT else MOST_FREIGHT


def room_left(player: Player, hold: Hold) -> int:
    """Resources that may still be added to a load, until the launch."""
    return resource_room(player, hold.shuttle) - sum(hold.goods)


def free_stripes(player: Player) -> int:
    """Zones that may still ignore the stripe this year."""
    return player.perks.stripes + player.helps[STRIPES] - player.stripes


def can_fly(player: Player) -> bool:
    """Whether a shuttle can be launched or sent back."""
    energy = player.goods[ENERGY]
    for shuttle in player.old_shuttles:
        if launch_energy(player, shuttle) <= energy:
            return True
    return bool(player.shuttles) and player.goods[NEW_ENERGY] >= return_energy(player)


class Flying(Step[Evacuation]):
    """Load a shuttle, send one back, or be done with flying (EV-FLY-01, EV-FLY-03, EV-FLY-10)."""

    name: ClassVar[str] = "fly"

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        found: list[Move] = [FINISHED]
        energy = player.goods[ENERGY]
        found += [
            LOADS[shuttle] for shuttle in player.old_shuttles if launch_energy(player, shuttle) <= energy
        ]
        if player.goods[NEW_ENERGY] >= return_energy(player):
            found += [RETURNS[shuttle] for shuttle in player.shuttles]
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        player, verb = s.players[self.seat], move[0]
        if verb == DONE:
            return None
        if verb == LOAD:
            if move[1] not in player.old_shuttles:
                return "EV-FLY-10" if move[1] in player.shuttles else "EV-FLY-03"
            return None if launch_energy(player, move[1]) <= player.goods[ENERGY] else "EV-FLY-21"
        if verb == RETURN:
            if move[1] not in player.shuttles:
                return "EV-FLY-29"
            return None if player.goods[NEW_ENERGY] >= return_energy(player) else "EV-FLY-23"
        return not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        player = s.players[self.seat]
        if move[0] == LOAD:
            player.old_shuttles = without(player.old_shuttles, move[1])
            player.holds.append(Hold(move[1], [0, 0, 0], 0, [0, 0, 0], (), 0, 0))
            s.agenda.append(Loading(self.seat))
            return
        if move[0] == RETURN:
            player.goods[NEW_ENERGY] -= return_energy(player)
            player.shuttles = without(player.shuttles, move[1])
            player.back = with_card(player.back, move[1])
            log(s, "returned", self.seat, move[1])
        if move[0] == DONE or not can_fly(player):
            s.agenda.pop()
            unload(s, self.seat)

    def price(self, s: Evacuation, move: Move) -> Price:
        player = s.players[self.seat]
        if move[0] == LOAD:
            return (("energy", launch_energy(player, move[1])),)
        return (("energy", return_energy(player)),) if move[0] == RETURN else ()

    def default(self, s: Evacuation) -> Move:
        return FINISHED


class Loading(Step[Evacuation]):
    """Fill the shuttle's evacuation zones, buildings and resources from the Old World, then launch (EV-FLY-02).

    Whatever is loaded, the energy of the launch stays (EV-FLY-26, EV-FLY-27).
    """

    name: ClassVar[str] = "load"

    def tried_as(self, s: Evacuation, move: Move) -> Move | None:
        return move if move[0] == LAUNCH_MOVE else None

    def moves(self, s: Evacuation) -> list[Move]:
        player = s.players[self.seat]
        hold = player.holds[-1]
        found: list[Move] = [LAUNCHING]
        for land in members(player.land):
            if contents_refusal(player, land) is None:
                for how in range(4):
                    if way_refusal(player, hold, land, how) is None:
                        found.append(EVACUATES[land][how])
        if hold.buildings < building_room(player, hold.shuttle):
            found += [STOWS[card] for card in player.old_stadiums]
            found += [CRATES[kind] for kind in range(3) if player.prepared[kind]]
        food, steel, energy = player.goods[:3]
        energy -= launch_energy(player, hold.shuttle)
        for move in FREIGHTS_BY_SIZE[room_left(player, hold)]:
            if move[1] <= food and move[2] <= steel and move[3] <= energy:
                found.append(move)
        return found

    def check(self, s: Evacuation, move: Move) -> str | None:
        player, verb = s.players[self.seat], move[0]
        hold = player.holds[-1]
        if verb == LAUNCH_MOVE:
            return None
        if verb == EVACUATE:
            if not has(player.land, move[1]):
                return "EV-FLY-16"
            return contents_refusal(player, move[1]) or way_refusal(player, hold, move[1], move[2])
        if verb in (STOW, CRATE):
            there = move[1] in player.old_stadiums if verb == STOW else player.prepared[move[1]] > 0
            if not there:
                return "EV-FLY-03"
            return None if hold.buildings < building_room(player, hold.shuttle) else "EV-FLY-05"
        if verb == FREIGHT:
            return freight_refusal(player, hold, move)
        return "EV-FLY-26" if verb in (LOAD, RETURN, DONE) else not_now(move)

    def apply(self, s: Evacuation, move: Move) -> None:
        player, verb = s.players[self.seat], move[0]
        hold = player.holds[-1]
        if verb == LAUNCH_MOVE:
            s.agenda.pop()
            paid = launch_energy(player, hold.shuttle)
            player.goods[ENERGY] -= paid
            log(s, "launched", self.seat, hold.shuttle, paid)
            if not can_fly(player):
                s.agenda.pop()
                unload(s, self.seat)
        elif verb == EVACUATE:
            evacuate(s, self.seat, move[1], move[2])
        elif verb == STOW:
            player.old_stadiums = without(player.old_stadiums, move[1])
            hold.stadiums = with_card(hold.stadiums, move[1])
            hold.buildings += 1
            log(s, "stowed", self.seat, hold.shuttle, move[1])
        elif verb == CRATE:
            player.prepared[move[1]] -= 1
            hold.factories[move[1]] += 1
            hold.buildings += 1
            log(s, "crated", self.seat, hold.shuttle, move[1])
        else:
            for kind in range(3):
                player.goods[kind] -= move[1 + kind]
                hold.goods[kind] += move[1 + kind]
            log(s, "freighted", self.seat, hold.shuttle, *move[1:])

    def price(self, s: Evacuation, move: Move) -> Price:
        player = s.players[self.seat]
        return (
            (("energy", launch_energy(player, player.holds[-1].shuttle)),) if move[0] == LAUNCH_MOVE else ()
        )

    def default(self, s: Evacuation) -> Move:
        return LAUNCHING

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        player = s.players[self.seat]
        hold = player.holds[-1]
        return "load", {
            "shuttle": hold.shuttle,
            "buildings": building_room(player, hold.shuttle) - hold.buildings,
            "resources": room_left(player, hold),
            "zones": len(SHUTTLES[hold.shuttle].zones) - hold.zones.bit_count(),
        }


def contents_refusal(player: Player, land: int) -> str | None:
    """A factory needs an unused token of its kind (EV-FLY-15, EV-FAC-10)."""
    factory = LAND[land].factory
    return "EV-FAC-10" if factory >= 0 and not unused(player, factory) else None


def way_refusal(player: Player, hold: Hold, land: int, how: int) -> str | None:
    """Why an area does not go onto the shuttle this way: zones by stripe, factories also as buildings."""
    area, zones = LAND[land], SHUTTLES[hold.shuttle].zones
    if how == IN_HOLD:
        if area.factory < 0:
            return "EV-FLY-19"
        return None if hold.buildings < building_room(player, hold.shuttle) else "EV-FLY-05"
    if how == BY_ZONE:
        if area.zone not in zones:
            return "EV-FLY-12"
        return "EV-FLY-08" if has(hold.zones, zones.index(area.zone)) else None
    zone = how - ANY_STRIPE
    if free_stripes(player) <= 0 or zone >= len(zones) or zones[zone] == area.zone:
        return "EV-FLY-12"
    return "EV-FLY-08" if has(hold.zones, zone) else None


def freight_refusal(player: Player, hold: Hold, move: Move) -> str | None:
    """Resources are loaded in one move or several, up to the capacity (EV-FLY-07); the launch must stay payable
    (EV-FLY-27)."""
    if sum(move[1:]) > room_left(player, hold):
        return "EV-FLY-07"
    if any(move[1 + kind] > player.goods[kind] for kind in range(3)):
        return "EV-FLY-03"
    left = player.goods[ENERGY] - move[1 + ENERGY]
    return None if left >= launch_energy(player, hold.shuttle) else "EV-FLY-27"


def evacuate(s: Evacuation, seat: int, land: int, how: int) -> None:
    """An area's factory or all its population goes aboard; its token is turned down (EV-FLY-14 to EV-FLY-17)."""
    player, area = s.players[seat], LAND[land]
    hold = player.holds[-1]
    player.land = without_member(player.land, land)
    if how == IN_HOLD:
        hold.buildings += 1
    elif how == BY_ZONE:
        hold.zones = with_member(hold.zones, SHUTTLES[hold.shuttle].zones.index(area.zone))
    else:
        hold.zones = with_member(hold.zones, how - ANY_STRIPE)
        player.stripes += 1
    if area.factory >= 0:
        hold.factories[area.factory] += 1
    hold.population += area.population
    log(s, "evacuated", seat, hold.shuttle, land, how)


def unload(s: Evacuation, seat: int) -> None:
    """All shuttles arrive together: their loads go to the New World side (EV-FLY-28, EV-FLY-29)."""
    player = s.players[seat]
    for hold in player.holds:
        for kind in range(3):
            player.goods[3 + kind] = min(MOST, player.goods[3 + kind] + hold.goods[kind])
            player.prepared[3 + kind] += hold.factories[kind]
        player.population = min(MOST, player.population + hold.population)
        for card in hold.stadiums:
            player.stadiums = with_card(player.stadiums, card)
        player.shuttles = with_card(player.shuttles, hold.shuttle)
        log(s, "unloaded", seat, hold.shuttle)
    player.holds = []
    for shuttle in player.back:
        player.old_shuttles = with_card(player.old_shuttles, shuttle)
    player.back = ()


assert OLD == 0
