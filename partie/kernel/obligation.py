"""Obligations: rules that are judged over several moves.

An `Obligation` is a step that lies on the agenda under the steps it watches; when its turn
comes, `met` says whether it was kept. While it is open, only moves may be offered after which it can still be met.
Where a game has no closed formula for that, it asks `dead_end`, a bounded search on copies in which draws and
chance yield nothing: so no move leads into a dead end, and legality tells nothing hidden. In those copies
(`s.dry`) a step lists its moves without asking again.
"""

from .state import State, deciders, legal, play
from .step import Move, Obligation

SEARCH_LIMIT = 2000


def open_obligations(s: State) -> int:
    """How many obligations lie on the agenda."""
    return sum(1 for step in s.agenda if isinstance(step, Obligation))


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
    rules = [step.must for step in trial.agenda if isinstance(step, Obligation)]
    if not rules or _can_meet(trial, seat, 0, limit):
        return None
    for level in range(len(rules) - 1, 0, -1):
        if not _can_meet(trial, seat, level, limit):
            return rules[level]
    return rules[0]


def _can_meet(s: State, seat: int, wanted: int, limit: int) -> bool:
    """Whether the seat can go on until only `wanted` obligations are left, and none was broken.

    Nearest first: what is found from here is found from every position on the way with fewer nodes still.
    """
    if _is_met(s, seat, wanted):
        return True
    seen = {s.key()}
    queue = [s]
    for position in queue:
        for move in legal(position, seat):
            if limit <= 0:
                return False
            limit -= 1
            trial = position.copy()
            trial.dry = True
            play(trial, seat, move)
            if trial.broken:
                continue
            if _is_met(trial, seat, wanted):
                return True
            key = trial.key()
            if key not in seen:
                seen.add(key)
                queue.append(trial)
    return False


def _is_met(s: State, seat: int, wanted: int) -> bool:
    return open_obligations(s) <= wanted or deciders(s) != [seat]
