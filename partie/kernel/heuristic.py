"""A game's own player: it knows the game, sees a mask and says why it would make a move."""

from typing import ClassVar

from .state import State, legal
from .step import Move

Note = tuple[str, dict[str, object]]
"""A remark as a text key and its arguments."""


class Hint:
    """A move, why, and up to two other moves with what each of them lacks."""

    __slots__ = ("alternatives", "move", "reasons")

    def __init__(self, move: Move, reasons: list[Note], alternatives: list[tuple[Move, Note]]) -> None:
        self.move = move
        self.reasons = reasons
        self.alternatives = alternatives


class Heuristic:
    """What `Game.heuristic` gives. It remembers nothing: the same mask gives the same move."""

    def choose(self, mask: State, seat: int) -> Move:
        """The move for the decision that `seat` has in this mask."""
        raise NotImplementedError

    def hint(self, mask: State, seat: int) -> Hint:
        """The same move with its reasons."""
        raise NotImplementedError

    # For searches. They give states (guesses) of which every seat may be asked.

    def reply(self, s: State, seat: int) -> Move:
        """What the seat will probably do: the move of `choose`, or a quicker guess at it."""
        return self.choose(s, seat)

    def ordered(self, s: State, seat: int) -> list[Move]:
        """The legal moves worth a thought, the most promising first."""
        best = self.choose(s, seat)
        return [best, *(move for move in legal(s, seat) if move != best)]

    def values(self, s: State) -> list[float] | None:
        """By seat, what the position promises: from 0 to 1, about the chance to win. None: no opinion.

        Of a finished game, also how clearly it was won, so that searches tell a close defeat from a heavy one.
        """
        return None

    reach: ClassVar[tuple[int, ...]] = (0,)
    """After how many stages a playout is best valued; of several looks the mean counts. 0: at the end of the game,
    where playouts are cheap."""

    farther: ClassVar[tuple[int, ...]] = ()
    """The same for `expert`, which takes the time to look further; none: as the others."""

    nodes: ClassVar[tuple[int, int]] = (1000, 5000)
    """How many moves the bots `strong` and `expert` play on copies for a decision."""

    width: ClassVar[int] = 8
    """How many moves of a decision they think about."""

    settled: ClassVar[int] = 1
    """After how many stages, at least, the value of a position shows what a move was good for."""

    def stage(self, s: State) -> int:
        """A number that grows by one whenever a phase (or whatever it makes sense to look ahead by) is over."""
        return 0

    def studied(self) -> "Heuristic":
        """The same player as searches use it: with weights that were tuned for them, where there are such."""
        return self

    # For tuning.

    def tables(self) -> dict[str, dict[str, float]]:
        """Tables of weights by name: `greedy`, what its choices go by, and `value`, what it expects of traits."""
        return {}

    def tuned(self, table: str, weights: dict[str, float]) -> "Heuristic":
        """The same player with other weights in a table."""
        raise NotImplementedError

    def traits(self, s: State) -> list[list[float]]:
        """By seat, the numbers that the table `value` weighs, in the order of its names."""
        return []
