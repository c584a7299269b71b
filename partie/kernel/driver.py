"""Driving games as fast as the engine goes: random play for rollouts and measurements."""

from .chance import Quick
from .partie import Partie
from .state import deciders, legal
from .step import Lanes


def play_random(game: Partie, dice: Quick, most: int = 1 << 40) -> int:
    """Play random legal moves to the end (or `most` moves), listing all moves at each decision; how many were real
    choices."""
    s = game.state
    choices = 0
    for _ in range(most):
        if not s.agenda:
            break
        top = s.agenda[-1]
        if isinstance(top, Lanes):
            seats = deciders(s)
            seat = seats[dice.below(len(seats))]
            moves = legal(s, seat)
        else:
            seat = top.seat
            moves = top.moves(s)
        if len(moves) > 1:
            choices += 1
            game.push(seat, moves[dice.below(len(moves))])
        else:
            game.push(seat, moves[0])
    return choices
