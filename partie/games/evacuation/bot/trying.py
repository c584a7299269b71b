"""Trying moves: on a copy in which nothing is drawn, the player goes on alone until the effect is over."""

from typing import Final

from partie.kernel.engine.state import legal, settle
from partie.kernel.engine.step import AnyStep, Lanes, Move

from ..book import Halves
from ..moves import REFRESH
from ..rules.actions.turns import Turn
from ..rules.flight import Flying, Loading
from ..state import Evacuation
from .worth import worth

FURTHER: Final = (
    "course",
    "next-satellites",
    "next-bonus",
    "drafting",
    "passing-on",
    "next-turn",
    "turn-over",
)
"""Steps that concern others: what comes after the effect is not tried."""
DEEPEST: Final = 12
"""Decisions that are followed at most."""


def own_stack(s: Evacuation, seat: int) -> list[AnyStep]:
    """The steps of the effect that a seat is in the middle of."""
    top = s.agenda[-1]
    steps = list(top.stacks[seat]) if isinstance(top, Lanes) else s.agenda
    return [step for step in steps if step.name not in FURTHER]


def alone(s: Evacuation, seat: int) -> Evacuation:
    """A copy in which only this seat's effect goes on, without chance."""
    trial = s.copy()
    trial.dry = True
    trial.agenda = own_stack(s, seat)
    return trial


def apply(s: Evacuation, move: Move) -> None:
    """Play a move on such a copy, and what follows by itself."""
    s.agenda[-1].apply(s, move)
    s.agenda = [step for step in s.agenda if step.name not in FURTHER]
    settle(s)
    s.agenda = [step for step in s.agenda if step.name not in FURTHER and not isinstance(step, Turn)]


def go_on_to(s: Evacuation, seat: int, w: dict[str, float]) -> Evacuation:
    """The player goes on as it likes best until the effect is over, or the shuttle is launched.

    Half of a card changes nothing before it is carried out, so each is followed to its end.
    """
    for _ in range(DEEPEST):
        if not s.agenda or s.agenda[-1].seat != seat or isinstance(s.agenda[-1], Flying):
            break
        best_value, best_after = -1e9, s
        halves = isinstance(s.agenda[-1], Halves)
        for move in legal(s, seat):
            if move[0] == REFRESH:
                continue
            after = s.copy()
            after.dry = True
            apply(after, move)
            if halves:
                after = go_on_to(after, seat, w)
            value = worth(after, seat, w)
            if value > best_value:
                best_value, best_after = value, after
        if best_after is s:
            break
        s = best_after
    return s


def tried(s: Evacuation, seat: int, move: Move, w: dict[str, float]) -> float:
    """What a move leads to, the player's own further decisions included; loads add up, so each is judged by itself."""
    trial = alone(s, seat)
    loading = isinstance(trial.agenda[-1], Loading)
    apply(trial, move)
    return worth(trial if loading else go_on_to(trial, seat, w), seat, w)


def ranked(s: Evacuation, seat: int, w: dict[str, float]) -> list[tuple[float, Move]]:
    """The legal moves with what they lead to, the best first; renewing an offer comes last."""
    moves = legal(s, seat)
    if len(moves) == 1:
        return [(0.0, moves[0])]
    sensible = [move for move in moves if move[0] != REFRESH] or moves[:1]
    found = [(tried(s, seat, move, w), move) for move in sensible]
    found.sort(key=lambda pair: (-pair[0], pair[1]))
    return found


def best(s: Evacuation, seat: int, w: dict[str, float]) -> Move:
    """The move that leads furthest."""
    return ranked(s, seat, w)[0][1]
