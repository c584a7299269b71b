"""The ship that is fitted out or sails: which parts it has, and how it leaves the yard."""

from ..components.yard import ship_at, without_ship
from ..state import Harbour, Player


def ship_parts(player: Player, berth: int) -> list[int]:
    """The parts of the complete ship with its bow on a space."""
    return player.yard[berth : berth + ship_at(player.filling, berth)]


def clear_berth(s: Harbour, player: Player) -> tuple[int, ...]:
    """Take the ship out of the yard, whose spaces are free again (SY-BLD-09); gives its parts."""
    parts = tuple(ship_parts(player, s.berth))
    for space in range(s.berth, s.berth + len(parts)):
        player.yard[space] = -1
    player.filling = without_ship(player.filling, s.berth, len(parts))
    s.berth = -1
    s.load = ()
    s.reach = 0
    return parts
