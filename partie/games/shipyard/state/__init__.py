"""The state of a game of Shipyard: what it consists of is declared in `declared.py`."""

from ..components import COUNTS, RIVALS
from .made import Harbour, Player, load_harbour, read_harbour, read_player

__all__ = [
    "Harbour",
    "Player",
    "cubes_on",
    "cycle",
    "load_harbour",
    "occupied",
    "read_harbour",
    "read_player",
    "seat_of",
]


def cycle(s: Harbour) -> int:
    """How many take turns in a round: the players, in the solo game the player and two opponents (SY-SOL-15)."""
    return s.seats if s.seats > 1 else 1 + RIVALS


def seat_of(s: Harbour, turn: int) -> int:
    """Whose turn it is, clockwise from the starting player (SY-FLW-02); in the solo game 1 and 2 are opponents."""
    return (s.start + turn) % cycle(s)


def cubes_on(s: Harbour) -> list[int]:
    """The action tiles with a cube (SY-SEL-02); -1 stands for a cube that lies on none."""
    tiles = list(s.rivals)
    for player in s.players:
        tiles.append(player.current)
        tiles.append(player.previous)
    return tiles


def occupied(s: Harbour, tile: int) -> bool:
    """Whether a cube lies on an action tile."""
    return tile in cubes_on(s)


def first_turns(s: Harbour) -> int:
    """Turns at the beginning in which no tile is moved: one of each, with two players two (SY-TRN-02)."""
    return 2 * s.seats if COUNTS[s.seats].own_cubes > 1 else cycle(s)
