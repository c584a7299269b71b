"""Obligations: rules that are judged over several moves.

An obligation is an `AutoStep` with a `must` that lies on the agenda under the steps it watches; when its turn
comes, `met` says whether it was kept. While it is open, only moves may be offered after which it can still be met.
Where a game has no closed formula for that, it asks `dead_end`, a bounded search on copies in which draws and
chance yield nothing: so no move leads into a dead end, and legality tells nothing hidden. In those copies
(`s.dry`) a step lists its moves without asking again.
"""

from .state import State, deciders, legal, play
from .step import AutoStep, Move

SEARCH_LIMIT = 2000


def open_obligations(s: State) -> int:
    """How many obligations lie on the agenda."""
    return sum(1 for step in s.agenda if isinstance(step, AutoStep) and step.must)


def dead_end(s: State, seat: int, move: Move, limit: int = SEARCH_LIMIT) -> str | None:
    """The rule of an obligation that no continuation of `move` can meet, the innermost first; None if all can be.

    Obligations that the move itself opens count too. `move` must pass the step's own predicates; the search follows
    the seat's own moves only. A position in which the search runs out of nodes counts as a dead end, so what is
    offered can always be carried through.
    """
    trial = s.copy()
    trial.dry = True
    play(trial, seat, move)
    if trial.broken:
        return trial.broken
    rules = [step.must for step in trial.agenda if isinstance(step, AutoStep) and step.must]
    if not rules or _can_meet(trial, seat, 0, [limit], set()):
        return None
    for level in range(len(rules) - 1, 0, -1):
        if not _can_meet(trial, seat, level, [limit], set()):
            return rules[level]
    return rules[0]


def _can_meet(s: State, seat: int, wanted: int, budget: list[int], seen: set[tuple[object, ...]]) -> bool:
    """Whether the seat can go on until only `wanted` obligations are left, and none was broken."""
    if s.broken:
        return False
    if open_obligations(s) <= wanted or deciders(s) != [seat]:
        return True
    position = s.key()
    if position in seen:
        return False
    seen.add(position)
    for move in legal(s, seat):
        if budget[0] <= 0:
            return False
        budget[0] -= 1
        trial = s.copy()
        trial.dry = True
        play(trial, seat, move)
        if _can_meet(trial, seat, wanted, budget, seen):
            return True
    return False
