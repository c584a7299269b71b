"""Games of the toy for tests."""

from contextlib import contextmanager

from toy import CARDS, FAULTS, TOY, Table

import partie
from partie.kernel.engine.partie import Partie

HANDS = [[1, 5, 9], [2, 6, 10], [3, 7, 11]]


def new_toy(seats=2, seed=1, **options):
    return partie.new("toy", seats=seats, seed=seed, **options)


def toy_with(seats=2, **given):
    """A toy with known hands; a deck of which the given cards are on top."""
    position = {"hands": HANDS[:seats], "deck": [20, 19, 18], **given}
    return partie.new("toy", seats=seats, seed=1, position=position)


def state(game: Partie) -> Table:
    assert isinstance(game.state, Table)
    return game.state


def paying(twos, threes, deck=(20, 19, 18)):
    """Seat 0 has the highest card and is offered to buy, with so many coins; seat 1 has none."""
    game = toy_with(2, deck=list(deck), twos=[twos, 0], threes=[threes, 0])
    game.play(0, "lay 9")
    game.play(1, "lay 2")
    assert [decision.seat for decision in game.decisions] == [0]
    return game


@contextmanager
def fault(name):
    """The toy with a fault."""
    FAULTS.add(name)
    try:
        yield
    finally:
        FAULTS.discard(name)


__all__ = ["CARDS", "HANDS", "TOY", "fault", "new_toy", "paying", "state", "toy_with"]
