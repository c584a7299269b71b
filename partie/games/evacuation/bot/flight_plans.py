"""What a load, a launch or a flight back is good for: what it carries, what that costs, what stays behind."""

from typing import Final

from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, int_sum

from .. import moves as m
from ..components import ENERGY, LAND, LAST_YEAR, NEW, SHUTTLES, STADIUMS_WANTED, STEEL, YEARS
from ..rules.flight import building_room, launch_energy, resource_room, return_energy
from ..state import Evacuation, Player

AIRBORNE: Final = (m.LOAD, m.EVACUATE, m.STOW, m.CRATE, m.FREIGHT, m.LAUNCH, m.RETURN)


def stadiums_there(player: Player) -> int:
    """On the New World, or on the way there."""
    return len(player.stadiums) + int_sum([len(hold.stadiums) for hold in player.holds])


def flight_plans(s: Evacuation, player: Player, move: Move) -> list[Note]:
    """The reasons for a move of the flight phase."""
    verb = move[0]
    if verb == m.LOAD:
        return [_load(player, move[1])]
    if verb == m.EVACUATE:
        return [_evacuate(player, move[1])]
    if verb == m.STOW:
        last = s.year == LAST_YEAR
        args: dict[str, object] = {"stadium": move[1], "there": stadiums_there(player) + 1}
        if last:
            return [("plan-stow-end", {**args, "asked": STADIUMS_WANTED})]
        return [("plan-stow", {**args, "year": s.year + 1, "asked": YEARS[s.year].stadiums})]
    if verb == m.CRATE:
        kind = move[1]
        there = player.prepared[3 * NEW + kind] + 1 + int_sum([hold.factories[kind] for hold in player.holds])
        return [("plan-crate", {"factory": kind, "there": there})]
    if verb == m.FREIGHT:
        people, steel = player.population, player.goods[3 * NEW + STEEL] + move[1 + STEEL]
        for hold in player.holds:
            people += hold.population
            steel += hold.goods[STEEL]
        return [("plan-freight", {"goods": list(move[1:]), "people": people, "steel": steel})]
    if verb == m.LAUNCH:
        return [_launch(player)]
    back: dict[str, object] = {"shuttle": move[1], "energy": return_energy(player)}
    return [
        ("plan-return", {**back, "zones": len(SHUTTLES[move[1]].zones), "areas": player.land.bit_count()})
    ]


def _load(player: Player, tile: int) -> Note:
    energy = launch_energy(player, tile)
    return "plan-load", {
        "shuttle": tile,
        "zones": len(SHUTTLES[tile].zones),
        "buildings": building_room(player, tile),
        "resources": resource_room(player, tile),
        "energy": energy,
        "left": player.goods[ENERGY] - energy,
        "areas": player.land.bit_count(),
    }


def _evacuate(player: Player, land: int) -> Note:
    area = LAND[land]
    left = player.land.bit_count() - 1
    if area.factory >= 0:
        return "plan-evacuate-factory", {"land": land, "factory": area.factory, "left": left}
    people = player.population + area.population + int_sum([hold.population for hold in player.holds])
    return "plan-evacuate", {"land": land, "people": area.population, "there": people, "left": left}


def _launch(player: Player) -> Note:
    hold = player.holds[-1]
    return "plan-launch", {
        "shuttle": hold.shuttle,
        "energy": launch_energy(player, hold.shuttle),
        "people": hold.population,
        "buildings": int_sum(hold.factories) + len(hold.stadiums),
        "resources": int_sum(hold.goods),
        "areas": player.land.bit_count(),
    }
