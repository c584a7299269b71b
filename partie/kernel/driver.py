"""Driving games as fast as the engine goes: random play for rollouts and measurements."""

from .chance import QUICK_PRIME, QUICK_ROOT, Quick
from .partie import Partie
from .state import deciders, legal, play, settle
from .step import AutoStep, Lanes


def play_random(game: Partie, dice: Quick, most: int = 1 << 40) -> int:
    """Play random legal moves to the end (or `most` moves), listing all moves at each decision; how many were real
    choices."""
    s = game.state
    events = s.events
    assert events is not None
    choices = 0
    x = dice.x
    agenda = s.agenda
    for _ in range(most):
        if not agenda:
            break
        top = agenda[-1]
        lanes = isinstance(top, Lanes)
        if lanes:
            seats = deciders(s)
            x = x * QUICK_ROOT % QUICK_PRIME
            seat = seats[x * len(seats) >> 30]
            moves = legal(s, seat)
        else:
            seat = top.seat
            moves = top.moves(s)
        count = len(moves)
        move = moves[0]
        if count > 1:
            # As `dice.below` does, and `game.push` below: both without a call.
            choices += 1
            x = x * QUICK_ROOT % QUICK_PRIME
            move = moves[x * count >> 30]
        game.moves.append(move)
        game.movers.append(seat)
        game.marks.append(len(events))
        if lanes:
            play(s, seat, move)
        else:
            top.apply(s, move)
            if agenda and isinstance(agenda[-1], AutoStep):
                settle(s)
    dice.x = x
    return choices
