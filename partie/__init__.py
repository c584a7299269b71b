"""Partie: a digital table for heavyweight Euro games, with the rulebook as its specification.

Examples:
    >>> import partie
    >>> game = partie.new("powergrid", seats=3, seed=7, map="germany")
    >>> decision = game.decisions[0]
    >>> [game.notation(decision.seat, move) for move in decision.moves]
    ['open 3', 'open 4', 'open 5', 'open 6']
    >>> game.play(decision.seat, "open 4")
    [('opened', 0, 4)]
    >>> game.why_not(0, "bid 3")
    'PG-AUC-04'

`new` begins a game, `load` and `replay` restore one from a save or a record. All three return a `Partie`, which plays,
explains, previews, masks, saves and records. Invalid input raises `PartieError`, an illegal move `IllegalMove`, each
with a key and a sentence.

`GAMES` maps names to the rules of each game: seat counts, options, moves by number. `BROKEN` maps the games that could
not be imported (a mistake in a data file or in an owner's components) to their errors. `COMPILED` tells whether the
engine runs as compiled extension modules; it behaves the same either way.

    >>> list(partie.GAMES)
    ['powergrid', 'underwater', 'shipyard', 'evacuation']
    >>> partie.GAMES["shipyard"].seat_counts
    (1, 2, 3, 4)

Environments for learning agents are in `partie.envs`, bots in `partie.bots`, the server in `partie.server`; the command
`partie --help` lists everything else. The documentation begins at docs/index.md.
"""

import secrets
from typing import Any

from partie.games import GAMES
from partie.kernel.compiled import COMPILED as _COMPILED
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import IllegalMove, PartieError
from partie.kernel.keeping.reader import BROKEN
from partie.kernel.keeping.reader import check_seed as _check_seed
from partie.kernel.keeping.reader import find_game as _find_game
from partie.kernel.keeping.reader import plain as _plain
from partie.kernel.keeping.replay import replay as _replay
from partie.kernel.keeping.saves import load as _load
from partie.text import errors as _errors  # noqa: F401  (errors print as sentences)

__version__ = "1.0.0"
COMPILED = _COMPILED
"""Whether kernel and games run as compiled extension modules (setup.py). They behave the same either way."""
__all__ = ["BROKEN", "COMPILED", "GAMES", "IllegalMove", "Partie", "PartieError", "load", "new", "replay"]


def new(game: str, seats: int, seed: int | None = None, **options: Any) -> Partie:
    """Start a game: `partie.new("powergrid", seats=4, seed=7, map="germany")`.

    `position` may give a partial position (docs/engine.md). Without a seed, 128 random bits are taken.

    Examples:
        >>> new("shipyard", seats=2, seed=1).decisions[0].kind
        'choose'
    """
    rules = _find_game(GAMES, game)
    seed = secrets.randbits(128) if seed is None else _check_seed(seed)
    position = options.pop("position", None)
    start = None if position is None else _plain(position, "position")
    if start is not None and not isinstance(start, dict):
        raise PartieError("bad-position", where="position", expected="object")
    return Partie(rules, rules.check_seats(seats), seed, rules.read_options(options), start)


def load(text: str) -> Partie:
    """Load a save, or a partial position written by hand; what is wrong with it is explained.

    Examples:
        >>> load(new("evacuation", seats=2, seed=1).save()).seats
        2
    """
    return _load(text, GAMES)


def replay(text: str, upto: int | None = None) -> Partie:
    """Play a record again, up to `upto` moves if given.

    Examples:
        >>> replay(new("powergrid", seats=2, seed=1).record()).options["map"]
        'germany'
    """
    return _replay(text, GAMES, upto)
