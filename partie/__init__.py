"""Partie: a digital table for heavyweight Euro games."""

import secrets
from typing import Any

from partie.games import GAMES
from partie.kernel import record as _record
from partie.kernel.errors import IllegalMove, PartieError
from partie.kernel.partie import Partie
from partie.text import errors as _errors  # noqa: F401  (errors print as sentences)

__version__ = "0.1.0"
__all__ = ["GAMES", "IllegalMove", "Partie", "PartieError", "load", "new", "replay"]


def new(game: str, seats: int, seed: int | None = None, **options: Any) -> Partie:
    """Start a game: `partie.new("powergrid", seats=4, seed=7, map="germany")`.

    `position` may give a partial position (docs/research.md). Without a seed, 128 random bits are taken.
    """
    rules = _record.find_game(GAMES, game)
    if seed is None:
        seed = secrets.randbits(128)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise PartieError("bad-seed", seed=str(seed)[:60])
    position = options.pop("position", None)
    return Partie(rules, rules.check_seats(seats), seed, rules.read_options(options), position)


def load(text: str) -> Partie:
    """Load a save, or a partial position written by hand; what is wrong with it is explained."""
    return _record.load(text, GAMES)


def replay(text: str, upto: int | None = None) -> Partie:
    """Play a record again, up to `upto` moves if given."""
    return _record.replay(text, GAMES, upto)
