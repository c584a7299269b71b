"""Driving games as fast as the engine goes: random play for rollouts and measurements."""

from .chance import QUICK_PRIME, QUICK_ROOT, Quick
from .partie import Partie
from .state import deciders, legal


def play_random(game: Partie, dice: Quick, most: int = 1 << 29) -> int:
    """Play random legal moves to the end (or `most` moves), listing all moves at each decision. Returns the number of
    decisions with more than one move."""
    s = game.state
    agenda = s.agenda
    chosen = 0
    # Without obligations in the game, the step's own list is the list of legal moves.
    obliges = game.game.obliges
    # `Quick.below`, inlined for speed.
    x = dice.x
    for _ in range(most):
        if not agenda:
            break
        top = agenda[-1]
        seat = top.seat
        if seat < 0:
            seats = deciders(s)
            x = x * QUICK_ROOT % QUICK_PRIME
            seat = seats[x * len(seats) >> 30]
            moves = legal(s, seat)
        else:
            moves = legal(s, seat) if obliges else top.moves(s)
        move = moves[0]
        count = len(moves)
        if count > 1:
            chosen += 1
            x = x * QUICK_ROOT % QUICK_PRIME
            move = moves[x * count >> 30]
        game.push(seat, move)
    dice.x = x
    return chosen
