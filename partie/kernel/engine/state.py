"""The state of a game, and what may be done in it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from .agenda import deciders, enter_lane, leave_lane, open_lanes, play, settle, stack_of, step_of
from .obligation import LEAST_EACH, Search, Trials
from .step import AnyStep, Move

if TYPE_CHECKING:
    from .game import Game

__all__ = [
    "NOT_ASKED", "Event", "State", "deciders", "default", "enter_lane", "leave_lane", "legal", "log", "open_lanes",
    "play", "refusal", "settle", "stack_of", "step_of",
]  # fmt: skip

Event = tuple[Any, ...]
"""An event: a text key, then arguments."""


class State:
    """The base class of every game's state. The subclass is generated from the game's declaration
    (kernel/keeping/declare.py)."""

    __slots__ = ("agenda", "broken", "chance", "dry", "events", "revealed", "rng", "seats", "trials")

    def __init__(self, seats: int, rng: int) -> None:
        self.seats = seats
        self.rng = rng
        """The generator's state (kernel/engine/chance.py); 0 in a mask."""
        self.agenda: list[AnyStep] = []
        self.events: list[Event] | None = None
        """The list that receives events; None: events are not collected."""
        self.chance: list[tuple[int, ...]] | None = None
        """Outcomes of chance as (value, seats that may know it as bits; -1 is everybody), for the record. (Compiled
        code would rebuild a `tuple[int, int]` whenever it is put in a list.)"""
        self.revealed = 0
        """The number of draws, rolls and revelations."""
        self.dry = False
        """In a search for obligations: draws and chance yield nothing."""
        self.broken = ""
        """The rule of an obligation that was left unmet (only ever in such a search)."""
        self.trials: Trials | None = None
        """In such a search: how many moves it may still try."""

    def copy(self) -> "State":
        """An independent copy without events."""
        raise NotImplementedError

    def trial(self, seat: int) -> "State":
        """A copy for looking ahead over one seat's choices, in which draws and chance yield nothing."""
        twin = self.copy()
        twin.dry = True
        twin.trials = self.trials
        return twin

    def key(self) -> tuple[object, ...]:
        """Equal for equal positions, however they were reached."""
        raise NotImplementedError

    def way_key(self, seat: int) -> tuple[object, ...]:
        """A key that is equal for positions from which the seat's own choices lead to the same results when looking
        ahead."""
        return self.key()

    def save(self) -> dict[str, object]:
        """Plain JSON data from which the game loads the state again."""
        raise NotImplementedError

    def again(self, game: "Game") -> "State":
        """The state loaded from its own save: an error names what is outside its declared range."""
        raise NotImplementedError


NOT_ASKED: Final = "not-your-turn"
"""The refusal of a seat that has nothing to decide."""


def log(s: State, *event: Any) -> None:
    """Log an event. Hot code checks `s.events` itself."""
    if s.events is not None:
        s.events.append(event)


def legal(s: State, seat: int, trials: Trials | None = None) -> list[Move]:
    """The legal moves of a seat; empty when it is not asked. `trials` is the search budget; read it afterwards for the
    cost.

    A step lists what its own rules allow; while an obligation is open (or may be opened), what can no longer be carried
    through is left out. In a search for obligations, the search filters instead.
    """
    stack: Sequence[AnyStep] = s.agenda
    if not stack or stack[-1].seat != seat:
        stack = stack_of(s, seat)
        if not stack:
            return []
    step = stack[-1]
    if s.dry:
        return step.moves(s)
    bound = False
    for each in stack:
        if each.binds and each is not step:
            bound = True
            break
    if not bound and not step.binds:
        return step.moves(s)
    sure, doubtful = step.sorted_moves(s) if step.binds else (step.moves(s), [])
    if not bound and not doubtful:
        return sure
    search = Search(s, seat, step, trials or Trials())
    if bound:
        sure = [move for move in sure if search.forbids(move, False) is None]
    return sure + [move for move in doubtful if search.forbids(move) is None]


def refusal(s: State, seat: int, move: Move) -> str | None:
    """None, or the rule that forbids a move of the seat that is asked."""
    stack = stack_of(s, seat)
    if not stack:
        return NOT_ASKED
    step = stack[-1]
    rule = step.check(s, move)
    if rule is not None or s.dry:
        return rule
    for each in stack:
        if each.binds:
            trials = Trials()
            rule = Search(s, seat, step, trials).forbids(move)
            return rule if trials.spent <= LEAST_EACH else _rule_in_list(s, seat, step, move, rule)
    return None


def _rule_in_list(s: State, seat: int, step: AnyStep, move: Move, alone: str | None) -> str | None:
    """The verdict from listing all moves. They share one budget and one cache, so a search for this move `alone` may
    decide differently; it decides where the step does not list the move at all."""
    sure, doubtful = step.sorted_moves(s) if step.binds else (step.moves(s), [])
    search = Search(s, seat, step, Trials())
    for each in (*sure, *doubtful):
        rule = search.forbids(each, each in doubtful)
        if each == move:
            return rule
    return alone


def default(s: State, seat: int) -> Move:
    """A safe legal move for an absent player: the step's own, or the first that an open obligation leaves."""
    step = step_of(s, seat)
    assert step is not None
    move = step.default(s)
    # (A law checks that the step's own rules allow it.)
    if step.check(s, move) is None and Search(s, seat, step, Trials()).forbids(move) is not None:
        return legal(s, seat)[0]
    return move
