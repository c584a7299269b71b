"""Shared by the environments: a game as numbers, masks and rewards."""

from operator import index
from typing import Any, NoReturn

from partie import GAMES
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.moments import NOT_NOW
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders, legal
from partie.kernel.engine.step import Move
from partie.kernel.errors import IllegalMove, PartieError
from partie.kernel.keeping.reader import find_game
from partie.kernel.learning.batch import check_reward, rewards

from . import missing

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "envs") from None

ILLEGAL = ("raise", "default")
"""What to do with an illegal action number: raise an error, or play the decision's safe default instead."""

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

# Made once: NumPy takes a while to find a type's description.
_WHOLE = np.dtype(np.int16)
_BIT = np.dtype(np.int8)


class Course:
    """A sequence of games with the decisions of a learning agent."""

    def __init__(
        self, game: str, seats: int, reward: str, skip_forced: bool, illegal: str, options: dict[str, Any]
    ) -> None:
        self.rules = find_game(GAMES, game)
        self.seats = self.rules.check_seats(seats)
        self.reward = check_reward(reward)
        self.skip_forced = bool(skip_forced)
        if illegal not in ILLEGAL:
            raise PartieError(
                "bad-option-value", option="illegal", value=str(illegal)[:40], choices=", ".join(ILLEGAL)
            )
        self.illegal = illegal
        self.options = self.rules.read_options(options)
        self.vocabulary = self.rules.vocabulary
        fields = self.rules.fields(seats)
        self.scale: Floats = np.array([1 / field.top for field in fields], np.float32)
        self.size = self.vocabulary.size
        self._moves = self.vocabulary.moves
        self._dice = Dice(0)

    def observation_space(self) -> spaces.Dict:
        """The numbers of the game's fields, and 1 for each legal move."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-32768 * self.scale, 32767 * self.scale, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (self.size,), np.int8),
            }
        )

    def seed(self, seed: int) -> None:
        """Seed the following games."""
        self._dice = Dice(seed)

    def begin(self) -> None:
        """Start the next game."""
        self.partie = Partie(self.rules, self.seats, self._dice.below(1 << 62), self.options)
        self.observer = self.rules.observer(self.seats)
        self.go_on()

    def go_on(self) -> None:
        """Advance to the next decision; plays forced moves if they are skipped."""
        partie = self.partie
        s = partie.state
        self.moves: list[Move] = []
        self.seat = -1
        while s.agenda:
            seat = deciders(s)[0]
            moves = legal(s, seat)
            if len(moves) > 1 or not self.skip_forced:
                self.seat = seat
                self.moves = moves
                return
            partie.push(seat, moves[0])

    def play(self, action: object) -> None:
        """Play a move by its number for the seat that is asked."""
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            raise PartieError("unknown-action", number=str(action)[:20], last=self.size - 1) from None
        if 0 <= number < self.size and self._moves[number] in self.moves:
            self.partie.push(self.seat, self._moves[number])
        elif self.illegal == "raise":
            self.refuse(self.seat, number)
        else:
            self.partie.push(self.seat, self.partie.decision(self.seat).default)
        self.go_on()

    def refuse(self, seat: int, number: int) -> NoReturn:
        """Raise the reason why a seat may not play a move."""
        move = self.vocabulary.move(number)
        rule = self.partie.why_not(seat, move) or NOT_NOW
        raise IllegalMove(rule, seat, self.partie.notation(seat, move))

    def mask(self) -> Mask:
        """1 for each move that is legal for the seat that is asked."""
        row = bytearray(self.size)
        self.vocabulary.mark(self.moves, row, 0)
        return np.frombuffer(row, _BIT)

    def numbers(self, seat: int) -> Floats:
        """The position as a seat sees it."""
        found: Floats = np.frombuffer(self.observer.data(self.partie.state, seat), _WHOLE) * self.scale
        return found

    def rewards(self) -> list[float]:
        """The rewards by seat at the end."""
        return rewards(self.rules.result(self.partie.state), self.reward)
