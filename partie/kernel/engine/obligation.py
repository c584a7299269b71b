"""Obligations: rules that are judged over several moves.

An `Obligation` is a step that lies on the agenda (or in a lane) under the steps it watches; when its turn comes, `met`
says whether it was kept. While it is open, only moves are offered after which it can still be met: by its own closed
formula (`possible`), else by a bounded search on copies in which draws and chance yield nothing; where it says that the
outcome is certain (`certainty`) the search goes no further. So no move leads into a dead end, and legality tells
nothing hidden. Steps know nothing of this: they list what their own rules allow, and `state.legal` and `state.refusal`
leave out the rest. A step whose moves may open an obligation says so (`opens`).

An obligation is followed through the moves of the seat that is asked alone; one that lies under lanes is judged when
the lanes have joined.
"""

from typing import TYPE_CHECKING

from .agenda import play, stack_of, step_of
from .step import AnyStep, Move, Obligation

if TYPE_CHECKING:
    from .state import State

LISTING_LIMIT = 2_100
"""Trial moves of one listing, searches within its searches included. What is not found by then counts as impossible, so
what is offered can always be carried through. In Underwater Cities one takes 43 µs in plain Python: no listing may take
more than a tenth of a second."""
OWN_LIMIT = 250
"""Trial moves of a search that a rule starts by itself in the position as it is: one or two in a listing. Those on
copies share the budget of the search that made the copy (`State.trials`)."""
LEAST_EACH = 20
"""Trial moves that each move of a listing gets even when the others have spent all."""


class Trials:
    """The budget of trial moves for one list of moves, shared by the searches for all of them and by nested searches
    that the rules start (`State.trials`)."""

    __slots__ = ("left", "ran_out", "spent")

    def __init__(self, limit: int = LISTING_LIMIT) -> None:
        self.left = limit
        self.spent = 0
        self.ran_out = False

    def take(self) -> bool:
        """Use one trial; False if the budget is spent."""
        if self.left <= 0:
            self.ran_out = True
            return False
        self.left -= 1
        self.spent += 1
        return True


def obligations(s: "State", seat: int) -> list[Obligation["State"]]:
    """The open obligations of a seat, outermost first."""
    return [step for step in stack_of(s, seat) if isinstance(step, Obligation)]


def dead_end(
    s: "State", seat: int, move: Move, limit: int = LISTING_LIMIT, doubting: bool = False
) -> str | None:
    """The rule of the innermost obligation that no continuation of `move` can meet; None if all can be met.

    Includes obligations that the move itself opens. `move` must pass the step's own check. `doubting` ignores
    `certainty` and searches everything.
    """
    step = step_of(s, seat)
    assert step is not None
    return Search(s, seat, step, Trials(limit), doubting).rule_after(move)


class Search:
    """Judges the moves of one decision, caching results of positions reached on the way."""

    __slots__ = ("_doubting", "_ends", "_open", "_seat", "_start", "_step", "trials")

    def __init__(self, s: "State", seat: int, step: AnyStep, trials: Trials, doubting: bool = False) -> None:
        self._start = s
        self._seat = seat
        self._step = step
        self.trials = trials
        self._doubting = doubting
        self._open = obligations(s, seat)
        self._ends: dict[tuple[object, ...], bool] = {}
        """By the keys of positions: whether all obligations can be met from there."""

    def forbids(self, move: Move, opens: bool = True) -> str | None:
        """The rule of an obligation that can no longer be met after a move; None if all can. The move must pass the
        step's own check. Pass `opens=False` when the move is known not to create an unsatisfiable obligation."""
        sure = not (opens and self._step.binds)
        for step in reversed(self._open):
            can = step.possible(self._start, self._seat, move)
            if can is None:
                sure = False
            elif not can:
                return step.must
        if sure:
            return None
        if self.trials.spent and self.trials.left < LEAST_EACH:
            self.trials.left = LEAST_EACH
        return self.rule_after(move)

    def rule_after(self, move: Move) -> str | None:
        """Like `forbids`, but always searches."""
        trial = self._start.trial(self._seat)
        trial.trials = self.trials
        play(trial, self._seat, move)
        if trial.broken:
            return trial.broken
        if self._can_meet(trial, 0, self._ends):
            return None
        rules = [step.must for step in obligations(trial, self._seat)]
        for level in range(len(rules) - 1, 0, -1):
            if not self._can_meet(trial, level, {}):
                return rules[level]
        return rules[0]

    def _can_meet(self, s: "State", wanted: int, ends: dict[tuple[object, ...], bool]) -> bool:
        """Whether some continuation leaves only the `wanted` outermost obligations open and breaks none.

        Breadth first: a solution from this position is a shorter solution from every later position on its path.
        """
        seat = self._seat
        open_here = obligations(s, seat)
        if self._is_done(s, open_here, open_here, wanted):
            return True
        certain = self._certainty(open_here, wanted, s)
        if certain is not None:
            return certain
        queue = [s]
        opened = [open_here]
        keys = [s.way_key(seat)]
        known = ends.get(keys[0])
        if known is not None:
            return known
        came = [-1]
        seen = {keys[0]}
        for number, position in enumerate(queue):
            step = step_of(position, seat)
            assert step is not None
            must = opened[number]
            for move in step.moves(position):
                sure = _assured(must, wanted, position, seat, move)
                if sure < wanted:
                    continue
                if sure == len(must) and not step.binds:
                    _remember(ends, keys, came, number)
                    return True
                if not self.trials.take():
                    return False
                trial = position.trial(seat)
                play(trial, seat, move)
                if trial.broken:
                    continue
                left = obligations(trial, seat)
                found = self._is_done(trial, left, must, sure)
                key = () if found else trial.way_key(seat)
                if found or ends.get(key):
                    _remember(ends, keys, came, number)
                    return True
                if key not in seen and key not in ends:
                    seen.add(key)
                    certain = self._certainty(left, wanted, trial)
                    if certain is not None:
                        ends[key] = certain
                        if certain:
                            _remember(ends, keys, came, number)
                            return True
                        continue
                    queue.append(trial)
                    opened.append(left)
                    keys.append(key)
                    came.append(number)
        for key in keys:
            ends[key] = False
        return False

    def _is_done(
        self, s: "State", left: list[Obligation["State"]], before: list[Obligation["State"]], sure: int
    ) -> bool:
        """Whether only the first `sure` of the earlier obligations remain open, or another seat must decide first."""
        if len(left) <= sure and all(here is there for here, there in zip(left, before)):
            return True
        return not left and step_of(s, self._seat) is None

    def _certainty(self, must: list[Obligation["State"]], wanted: int, s: "State") -> bool | None:
        """Whether the open obligations can be met, if their own `certainty` decides it; None if only a search can
        tell."""
        if not self._doubting:
            for level in range(wanted, len(must)):
                certain = must[level].certainty(s, self._seat)
                if certain is not None and (not certain or len(must) == wanted + 1):
                    return certain
        return None


def _assured(must: list[Obligation["State"]], wanted: int, s: "State", seat: int, move: Move) -> int:
    """The number of open obligations, from the outermost on, that need no search after a move: the `wanted` ones,
    which are not checked, and those whose formula says that they stay possible. -1 if a formula says that one does
    not."""
    sure = wanted
    for level in range(wanted, len(must)):
        can = must[level].possible(s, seat, move)
        if can is not None and not can:
            return -1
        if can and sure == level:
            sure += 1
    return sure


def _remember(
    ends: dict[tuple[object, ...], bool], keys: list[tuple[object, ...]], came: list[int], number: int
) -> None:
    """Cache that all obligations can be met from a position and from those on the path to it."""
    while number >= 0:
        ends[keys[number]] = True
        number = came[number]
