"""The state of a game of Shipyard: what it consists of is declared in `declared.py`."""

from typing import Any

from ..components import COUNTS, RIVALS
from .made import Harbour, Player, load_harbour, read_harbour, read_player

__all__ = [
    "Harbour",
    "Player",
    "cubes_on",
    "cycle",
    "load_harbour",
    "log",
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


def cubes_on(s: Harbour) -> int:
    """The action tiles with a cube, as bits (SY-SEL-02)."""
    tiles = 0
    for player in s.players:
        if player.current >= 0:
            tiles |= 1 << player.current
        if player.previous >= 0:
            tiles |= 1 << player.previous
    for tile in s.rivals:
        if tile >= 0:
            tiles |= 1 << tile
    return tiles


def occupied(s: Harbour, tile: int) -> bool:
    """Whether a cube lies on an action tile."""
    return bool(cubes_on(s) >> tile & 1)


def first_turns(s: Harbour) -> int:
    """Turns at the beginning in which no tile is moved: one of each, with two players two (SY-TRN-02)."""
    return 2 * s.seats if COUNTS[s.seats].own_cubes > 1 else cycle(s)


def log(s: Harbour, *event: Any) -> None:
    """Note an event in places that are not hot."""
    if s.events is not None:
        s.events.append(event)
