"""The base of all searches: they evaluate moves on guesses sampled from a mask."""

from collections.abc import Iterator
from math import sqrt

from partie.kernel.engine.game import Game
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import comparable, float_sum

from .bot import Bot
from .limits import Budget, Limit
from .mind import Mind


class Estimate:
    """A search's estimate of a move: `value` from 0 to 1, after `visits` samples."""

    __slots__ = ("move", "value", "visits")

    def __init__(self, move: Move, value: float, visits: int) -> None:
        self.move = move
        self.value = value
        self.visits = visits


class Search(Bot):
    """A bot that searches until its limit. With a node limit, the same seed gives the same moves."""

    def __init__(self, game: Game, limit: Limit, seed: int, width: int = 0) -> None:
        self.mind = Mind(game, seed)
        self.limit = limit
        self.width = width or self.mind.width
        """The maximal number of considered moves, the most promising ones (0: set by the game's own player)."""

    def explore(self, mask: State, seat: int, moves: list[Move], budget: Budget) -> Iterator[list[Estimate]]:
        """Search until the budget is used up, yielding improving estimates, best move first."""
        raise NotImplementedError

    def think(self, partie: Partie, seat: int) -> Iterator[list[Estimate]]:
        """Yield improving estimates for a seat's decision; the caller may stop at any time."""
        mask = partie.mask(seat)
        moves = self.mind.ordered(mask, seat)[: self.width]
        if len(moves) == 1:
            yield [Estimate(moves[0], self.mind.values(mask)[seat], 1)]
        else:
            yield from self.explore(mask, seat, moves, Budget(self.limit))

    def estimates(self, partie: Partie, seat: int) -> list[Estimate]:
        """The final estimates of all moves, best first."""
        *_, last = self.think(partie, seat)
        return last

    def choose(self, partie: Partie, seat: int) -> Move:
        return self.estimates(partie, seat)[0].move


class Samples:
    """Values of a move, one a guess; those of other moves come from the same guesses in the same order."""

    __slots__ = ("move", "values")

    def __init__(self, move: Move) -> None:
        self.move = move
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return float_sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: "Samples", doubt: float) -> tuple[float, float]:
        """The mean lead over another move on their common guesses, and its standard error.

        A few agreeing guesses prove little, so `doubt` is added as one more squared deviation.
        """
        gaps = [a - b for a, b in zip(self.values, other.values, strict=False)]
        mean = float_sum(gaps) / len(gaps)
        spread = (float_sum([(gap - mean) * (gap - mean) for gap in gaps]) + doubt) / len(gaps)
        return comparable(mean), comparable(sqrt(spread / len(gaps)))

    def estimate(self) -> Estimate:
        return Estimate(self.move, self.mean, len(self.values))
