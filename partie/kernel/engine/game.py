"""What a game supplies to the kernel, in one object."""

from collections.abc import Container, Mapping, Sequence
from typing import Any, ClassVar, Final

from ..errors import IllegalMove, PartieError, told
from ..learning.features import Field, Observer, scaled
from ..learning.heuristic import Heuristic
from ..notation.verbs import Verb, read_move, show_move, tell_move, unknown_move
from ..notation.vocabulary import Vocabulary
from .chance import Dice
from .options import Option, read_options
from .result import Result
from .state import Event, State, deciders, legal
from .step import AnyStep, AutoStep, Lanes, Move, Obligation

NO_SUCH_MOVE: Final = "no-such-move"
"""The refusal of input that has the form of a move but is not in the vocabulary."""
MOST_READ: Final = 5000
"""The number of cached notations."""


class Game:
    """The rules of one game. Subclassed once per game, in `games/<name>/__init__.py`."""

    name: ClassVar[str]
    version: ClassVar[str]
    """Version of the rules; a replay is exact within one version."""
    weight: ClassVar[float] = 5.0
    """How heavy it is to learn, from 1 to 5: lighter games are offered first."""
    minutes: ClassVar[tuple[int, int]] = (0, 0)
    """Least and most playing time in minutes according to the publisher; 0: unknown."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    verbs: ClassVar[tuple[Verb, ...]]
    steps: ClassVar[dict[str, Any]]
    """Step classes by name, for loading."""
    private: ClassVar[dict[str, tuple[int, ...]]] = {}
    """Events not for everybody: key -> (index of the argument that is the seat which may see, hidden arguments...)."""
    _vocabulary: Vocabulary | None = None
    _obliges: bool | None = None
    _read: dict[str, Move] | None = None
    """Moves by their notation, of verbs whose notation means the same in every position."""

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> State:
        """The position before the first decision (settled)."""
        raise NotImplementedError

    def actions(self) -> list[Move]:
        """The fixed numbered vocabulary of moves."""
        raise NotImplementedError

    @property
    def vocabulary(self) -> Vocabulary:
        """The mapping between moves and their numbers, cached."""
        if self._vocabulary is None:
            self._vocabulary = Vocabulary(self.actions())
        return self._vocabulary

    @property
    def obliges(self) -> bool:
        """Whether there are obligations in this game (kernel/engine/obligation.py)."""
        if self._obliges is None:
            self._obliges = any(issubclass(step, Obligation) for step in self.steps.values())
        return self._obliges

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> State:
        """A state from what `State.save` gave; explains what is wrong with it."""
        raise NotImplementedError

    def position(self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> State:
        """A state from a partial position; what is not given comes from the setup."""
        raise NotImplementedError

    def describe(self, s: State) -> dict[str, Any]:
        """The state (or mask) as a partial position; unknown fields are omitted. The default, for games without
        secrets, is the save without the kernel's own fields."""
        return {name: part for name, part in s.save().items() if name not in ("rng", "revealed", "agenda")}

    def validate(self, s: State) -> None:
        """Raise `bad-position` for an impossible position. The base class checks declared ranges; games add checks that
        components add up."""
        s.again(self)

    def mask(self, s: State, seat: int) -> State:
        """The state as a seat knows it (-1: a spectator): the same class, unknown things -1. Without secrets: all but
        the chance to come."""
        known = s.copy()
        known.rng = 0
        return known

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        """The JSON that clients draw, from a mask and nothing else."""
        raise NotImplementedError

    def guess(self, mask: State, dice: Dice) -> State:
        """A determinization: the mask with unknown parts filled in at random. The default, for games without secrets,
        only replaces the random generator."""
        world = mask.copy()
        world.rng = dice.another()
        return world

    def result(self, s: State) -> Result:
        """The outcome of a finished game."""
        raise NotImplementedError

    def heuristic(self) -> Heuristic | None:
        """The game's own player, if it has one (games/<name>/bot)."""
        return None

    def fields(self, seats: int) -> list[Field]:
        """The meaning of each number of an observation (games/<name>/features.py)."""
        raise PartieError("no-features", game=self.name)

    def observer(self, seats: int) -> Observer:
        """The object that computes those numbers from positions; each game being played needs its own."""
        raise PartieError("no-features", game=self.name)

    def features(self, mask: State, seat: int) -> list[float]:
        """A position as a seat sees it, as numbers for a learning agent, most of them between 0 and 1."""
        return scaled(self.observer(mask.seats).data(mask, seat), self.fields(mask.seats))

    def feature_names(self, seats: int) -> list[str]:
        """The names of those numbers."""
        return [field.name for field in self.fields(seats)]

    def out_of_turn(self, s: State, seat: int, move: Move) -> str:
        """The reason why a seat that is not asked may not make this move: a rule, or `not-your-turn`."""
        return "not-your-turn"

    def order(self, s: State, seat: int, words: str) -> Move | None:
        """The move a standing order makes at the seat's current decision; None if it does not apply (any more),
        `WAITS` if it does not apply yet."""
        return None

    def read_order(self, s: State, seat: int, words: str) -> str:
        """A standing order as it is stored; raises if the game has no such order or it cannot be given now."""
        raise PartieError("unknown-order", order=told(words, 40))

    def order_arguments(self, words: str) -> dict[str, Any]:
        """The arguments of a stored standing order by name, for clients."""
        return {}

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        """Whether this move, made in the state `s`, is hidden from a viewer, whose record then shows `?`."""
        return False

    def outlook(self, mask: State, seat: int, move: Move) -> list[Event]:
        """The consequences of a legal move, as far as the seat knows: lines of key and arguments like events
        (`outlook-<key>` in the locale). Empty by default."""
        return []

    def round_of(self, s: State) -> int:
        """The current round, from 1; 0 in games without rounds."""
        return 0

    def outcome(self, value: int) -> str:
        """An outcome of chance as a word of the record."""
        return str(value)

    def notation(self, s: State, seat: int, move: Move) -> str:
        """The one-line notation of a move."""
        return show_move(self.verbs, s, seat, move)

    def arguments(self, s: State, seat: int, move: Move) -> dict[str, object]:
        """The arguments of a move by name, as JSON data: what its notation says, for clients."""
        return tell_move(self.verbs, s, seat, move)

    def move(self, seat: int, given: object) -> Move:
        """The move of the vocabulary equal to these numbers; raises if there is none.

        Every move from outside passes through here or `parse` before a step sees it.
        """
        numbers: tuple[Any, ...] = tuple(given) if isinstance(given, list | tuple) else ()
        move = self.vocabulary.find(numbers)
        if move is None:
            raise self._no_such_move(seat, numbers, given)
        return move

    def _no_such_move(self, seat: int, numbers: tuple[Any, ...], given: object) -> PartieError:
        """Create the error for a move outside the vocabulary; the caller raises it."""
        for part in numbers:
            if isinstance(part, bool) or not isinstance(part, int):
                return unknown_move(self.verbs, given)
        if not numbers or not 0 <= numbers[0] < len(self.verbs):
            return unknown_move(self.verbs, given)
        verb = self.verbs[numbers[0]]
        if len(numbers) != 1 + len(verb.args):
            return unknown_move(self.verbs, given)
        for arg, value in zip(verb.args, numbers[1:]):
            if value not in arg.values:
                return IllegalMove(NO_SUCH_MOVE, seat, told(given))
        return IllegalMove(verb.limits or NO_SUCH_MOVE, seat, told(given))

    def parse(self, s: State, seat: int, text: str) -> Move:
        """The move of the vocabulary that a notation names; an error says what is wrong with it."""
        known = self._read
        if known is None:
            known = self._read = {}
        move = known.get(text)
        if move is None:
            numbers = read_move(self.verbs, s, seat, text)
            move = self.vocabulary.find(numbers)
            if move is None:
                raise self._no_such_move(seat, numbers, text)
            if self.verbs[move[0]].fixed and len(known) < MOST_READ:
                known[text] = move
        return move

    def check_seats(self, seats: object) -> int:
        """The number of seats; raises if the game does not support it."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seat_counts:
            low, high = self.seat_counts[0], self.seat_counts[-1]
            raise PartieError("bad-seats", game=self.name, seats=told(seats, 40), low=low, high=high)
        return seats

    def read_options(self, given: Mapping[str, object]) -> dict[str, str]:
        """All options of the game with their values."""
        return read_options(self.options, given)

    def event_for(self, event: Event, seat: int) -> Event:
        """An event as a seat may see it: hidden arguments become -1."""
        rule = self.private.get(event[0])
        if rule is None or event[1 + rule[0]] == seat:
            return event
        return tuple(-1 if i - 1 in rule[1:] else value for i, value in enumerate(event))

    def load_steps(self, data: object) -> list[AnyStep]:
        """An agenda from its saved form."""
        if not isinstance(data, list):
            raise PartieError("bad-save", where="agenda", expected="list-of-steps")
        return [self._load_step(entry) for entry in data]

    def _load_step(self, entry: object) -> AnyStep:
        if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
            raise PartieError("bad-save", where="agenda", expected="step-form")
        if entry[0] == Lanes.name:
            return Lanes(tuple(tuple(self.load_steps(stack)) for stack in entry[1:]))
        make = self.steps.get(entry[0])
        if make is None:
            raise PartieError("bad-save", where="agenda", expected="names", choices=", ".join(self.steps))
        try:
            step: AnyStep = make(*(_frozen(arg) for arg in entry[1:]))
            fits = all(arg in known for arg, known in zip(step.args()[1:], step.ranges, strict=True))
        except (TypeError, ValueError, LookupError, OverflowError):  # compiled code overflows at a huge index
            fits = False
        if not fits:
            raise PartieError("bad-save", where="agenda", expected="step-numbers", step=entry[0])
        return step


def check_agenda(s: State) -> None:
    """Refuse a loaded state whose agenda cannot be continued."""
    for step in s.agenda:
        if isinstance(step, Lanes):
            if step is not s.agenda[-1] or len(step.stacks) != s.seats:
                raise PartieError("bad-save", where="agenda", expected="lanes-on-top", count=s.seats)
            for seat, stack in enumerate(step.stacks):
                _check_stack(s, stack, (seat, -1))
                if stack and isinstance(stack[-1], AutoStep):
                    raise PartieError("bad-save", where="agenda", expected="asking-lanes")
    _check_stack(s, [step for step in s.agenda if not isinstance(step, Lanes)], range(-1, s.seats))
    if s.agenda and isinstance(s.agenda[-1], AutoStep):
        raise PartieError("bad-save", where="agenda", expected="asking-on-top")


def check_playable(game: Game, s: State) -> None:
    """Refuse a hand-written state that is impossible or leaves an asked seat without a legal move."""
    game.validate(s)
    for seat in deciders(s):
        if not legal(s, seat):
            raise PartieError("bad-position", where="agenda", expected="a-legal-move", seat=seat)


def _check_stack(s: State, stack: Sequence[AnyStep], seats: Container[int]) -> None:
    for step in stack:
        seated = type(step.seat) is int and step.seat in seats and (step.seat < 0) == step.everyone
        if isinstance(step, Lanes) or not seated:
            raise PartieError("bad-save", where="agenda", expected="step-seat", step=step.name)
        if not step.stands(s):
            raise PartieError("bad-save", where="agenda", expected="step-numbers", step=step.name)


def _frozen(value: object) -> object:
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise ValueError
    return value


def save_steps(agenda: list[AnyStep]) -> list[Any]:
    """An agenda as plain JSON data."""
    return [_thawed((step.name, *step.args())) for step in agenda]


def _thawed(value: Any) -> Any:
    return [_thawed(part) for part in value] if isinstance(value, tuple) else value


def steps_key(agenda: list[AnyStep]) -> tuple[object, ...]:
    """An agenda as a comparable value."""
    return tuple([(step.name, *step.args()) for step in agenda])
