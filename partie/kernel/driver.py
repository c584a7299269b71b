"""Driving games as fast as the engine goes: random play for rollouts and measurements."""

from .chance import QUICK_PRIME, QUICK_ROOT, Quick
from .partie import Partie
from .state import deciders, enter_lane, leave_lane, settle
from .step import AutoStep


def play_random(game: Partie, dice: Quick, most: int = 1 << 29) -> int:
    """Play random legal moves to the end (or `most` moves), listing all moves at each decision; how many were real
    choices."""
    s = game.state
    events = s.events
    assert events is not None
    played, movers, marks = game.moves, game.movers, game.marks
    before = len(played)
    forced = 0
    x = dice.x
    agenda = s.agenda
    # What `state.settle`, `dice.below` and `game.push` do, without a call.
    for _ in range(most if agenda else 0):
        top = agenda[-1]
        while isinstance(top, AutoStep):
            agenda.pop()
            top.act(s)
            if not agenda:
                break
            top = agenda[-1]
        if not agenda:
            break
        seat = top.seat
        lanes = seat < 0
        if lanes:
            # The lane of one of those who decide becomes the agenda for a move.
            seats = deciders(s)
            x = x * QUICK_ROOT % QUICK_PRIME
            seat = seats[x * len(seats) >> 30]
            enter_lane(s, seat)
            top = s.agenda[-1]
        moves = top.moves(s)
        count = len(moves)
        if count > 1:
            x = x * QUICK_ROOT % QUICK_PRIME
            move = moves[x * count >> 30]
        else:
            forced += 1
            move = moves[0]
        played.append(move)
        movers.append(seat)
        marks.append(len(events))
        top.apply(s, move)
        if lanes:
            settle(s)
            leave_lane(s, seat, agenda)
    settle(s)
    dice.x = x
    return len(played) - before - forced
