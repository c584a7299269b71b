"""Forged moves, as a cheat would send them.

Made from each verb's real moves: negative arguments, one past each end, huge, swapped, too few or too many.
"""

from collections.abc import Iterator
from typing import Any, Final

from partie.kernel.engine.game import Game
from partie.kernel.engine.step import Move

Forged = tuple[Any, ...]

HUGE: Final = (1 << 31, 1 << 63, 1 << 70, 10**30)
VERBS: Final = (-1, -2, 1 << 31, 1 << 70)
"""Invalid verbs."""


def forged(game: Game, real: list[Move]) -> Iterator[Forged]:
    """Distinct forgeries of every verb, none of them in the vocabulary.

    `real` are the moves offered now; forgeries of these are the most likely to be accepted.
    """
    seen: set[Forged] = set(game.vocabulary.moves)
    for move in _examples(game, real):
        for made in _of(game, move):
            if made not in seen:
                seen.add(made)
                yield made


def _examples(game: Game, real: list[Move]) -> list[Move]:
    """A few moves of every verb, preferably offered ones."""
    found: dict[int, list[Move]] = {}
    for move in [*real, *game.vocabulary.moves]:
        mine = found.setdefault(move[0], [])
        if len(mine) < 2:
            mine.append(move)
    return [move for moves in found.values() for move in moves]


def _of(game: Game, move: Move) -> Iterator[Forged]:
    args = game.verbs[move[0]].args
    for verb in (*VERBS, len(game.verbs)):
        yield (verb, *move[1:])
    for place, arg in enumerate(args, 1):
        low, high = min(arg.values), max(arg.values)
        bad = [
            low - 1,
            low - 2,
            low - 3,
            high + 1,
            high + 2,
            -1,
            -2,
            -3,
            -20,
            -64,
            -high,
            -high - 1,
            -move[place] - 1,
        ]
        for value in [*bad, *HUGE, *(-huge for huge in HUGE)]:
            yield (*move[:place], value, *move[place + 1 :])
        # Every argument wrong at once: what one check refuses might hide another.
        yield (move[0], *(-1 - step for step in range(len(args))))
        for other in range(place + 1, len(args) + 1):
            swapped = list(move)
            swapped[place], swapped[other] = swapped[other], swapped[place]
            yield tuple(swapped)
        yield move[:place]
    for more in (0, -1, 1, 1 << 70):
        yield (*move, more)
    yield ()
