"""Positions of Power Grid for tests."""

from typing import Any

import partie
from partie.games.powergrid.state import Grid
from partie.kernel.partie import Partie


def grid(game: Partie) -> Grid:
    """The state, typed."""
    assert isinstance(game.state, Grid)
    return game.state


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A game that begins with a partial position."""
    return partie.new("powergrid", seats=seats, seed=seed, position=given, **options)


def start(seats: int = 4, seed: int = 1, **options: str) -> Partie:
    """A game from its setup."""
    return partie.new("powergrid", seats=seats, seed=seed, **options)


def players(*rows: dict[str, Any]) -> list[dict[str, Any]]:
    """Rows of players; a row gives any of money, plants, fuel, cities."""
    return list(rows)
