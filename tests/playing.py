"""Playing in tests: refusals and whole games, for any game."""

import random
from collections.abc import Iterator

import partie
from partie.kernel.engine.partie import Partie


def refused(game: Partie, seat: int, move: str | tuple[int, ...]) -> str | None:
    """The rule that refuses a move, None if it is played. A refused move leaves the game as it was."""
    before = game.save()
    try:
        game.play(seat, move)
    except partie.IllegalMove as error:
        assert game.save() == before
        return error.rule
    return None


def asked(game: Partie) -> int:
    """The one seat that must decide."""
    decisions = game.decisions
    assert len(decisions) == 1
    return decisions[0].seat


def offered(game: Partie) -> list[str]:
    """The legal moves of the one seat that must decide, in notation."""
    decision = game.decisions[0]
    return [game.notation(decision.seat, move) for move in decision.moves]


def play_out(game: Partie, seed: int = 0, most: int = 100_000) -> Partie:
    """Play random legal moves to the end."""
    for _ in play_on(game, seed, most):
        pass
    return game


def play_on(game: Partie, seed: int = 0, most: int = 100_000) -> Iterator[str]:
    """Play random legal moves to the end; after each one, give its notation, so that the test can look around."""
    dice = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        decision = dice.choice(game.decisions)
        move = dice.choice(decision.moves)
        said = game.notation(decision.seat, move)
        game.push(decision.seat, move)
        yield said
    raise AssertionError("the game does not end")
