"""A game's own player: it knows the game, sees a mask and says why it would make a move."""

from collections.abc import Callable, Iterable
from math import exp, floor
from typing import ClassVar, Final

from ..engine.state import State, legal
from ..engine.step import Move

Note = tuple[str, dict[str, object]]
"""A remark as a text key and its arguments."""


# The same seed must give the same game on every Python and every build. Two things prevent it: `sum` of floats is
# compensated since Python 3.12, and the last bit of a float may differ between maths libraries.

int_sum: Final[Callable[[Iterable[int]], int]] = sum
"""The sum of whole numbers. Bots write no bare `sum`, so that mypy sees when floats would be added by it."""
GRAIN: Final = 1048576.0
"""Values of bots are compared in steps of a millionth; as a power of two it leaves halves and quarters as they are."""


def float_sum(values: list[float]) -> float:
    """The sum of floats, added from left to right without compensation."""
    total = 0.0
    for value in values:
        total += value
    return total


def comparable(value: float) -> float:
    """A value rounded for comparison, so that rounding errors do not break ties."""
    return floor(value * GRAIN + 0.5) / GRAIN


def shares(scores: list[float], lead: float) -> list[float]:
    """Scores as probabilities that add up to 1 (softmax): a score higher by `lead` has e times the probability."""
    top = max(scores)
    parts = [exp((score - top) / lead) for score in scores]
    whole = float_sum(parts)
    return [part / whole for part in parts]


def finished(close: list[float], winners: list[int], clear: float) -> list[float]:
    """Values of a finished game: a part `clear` for how clearly each seat has won (`close`, which adds up to 1), the
    rest for the victory itself, which several winners share."""
    won = (1.0 - clear) / len(winners)
    return [clear * share + (won if seat in winners else 0.0) for seat, share in enumerate(close)]


class Hint:
    """A move, why, and up to two other moves with what each of them is good for."""

    __slots__ = ("alternatives", "move", "reasons")

    def __init__(self, move: Move, reasons: list[Note], alternatives: list[tuple[Move, Note]]) -> None:
        self.move = move
        self.reasons = reasons
        self.alternatives = alternatives


class Heuristic:
    """The type of `Game.heuristic`. Stateless: the same mask gives the same move."""

    def choose(self, mask: State, seat: int) -> Move:
        """The move for the decision that `seat` has in this mask."""
        raise NotImplementedError

    def plans(self, mask: State, seat: int, move: Move) -> list[Note]:
        """The reasons for a legal move, in the game's terms and with numbers that can be checked; the plan comes first.

        Empty if there is nothing true to say.
        """
        return []

    def idle(self, mask: State, seat: int, move: Move) -> bool:
        """Whether a move only spends resources; searches overrate such moves where leftover resources count little."""
        return False

    def unspent(self, s: State, seat: int) -> int:
        """How many goods a seat has left at the end of a game that count for nothing; 0 where they are not told apart.

        Of moves that win equally often, the coach prefers the one that leaves fewer.
        """
        return 0

    # For searches, which pass full states (guesses) in which any seat may be asked.

    def reply(self, s: State, seat: int) -> Move:
        """Predict the seat's move: that of `choose`, or a cheaper approximation."""
        return self.choose(s, seat)

    def ordered(self, s: State, seat: int) -> list[Move]:
        """The legal moves worth considering, the most promising first."""
        best = self.choose(s, seat)
        return [best, *(move for move in legal(s, seat) if move != best)]

    def values(self, s: State) -> list[float] | None:
        """The value of the position for each seat, from 0 to 1, roughly the chance to win. None: no estimate.

        For finished games it includes the margin, so that searches distinguish a close defeat from a heavy one.
        """
        return None

    reach: ClassVar[tuple[int, ...]] = (0,)
    """Stages after which a playout is best evaluated; with several, the mean of the evaluations counts. 0: at the end
    of the game, where playouts are cheap."""

    farther: ClassVar[tuple[int, ...]] = ()
    """The same for `expert`, which searches further ahead; empty: as `reach`."""

    nodes: ClassVar[tuple[int, int]] = (1000, 5000)
    """How many moves the bots `strong` and `expert` play on copies for a decision."""

    width: ClassVar[int] = 8
    """How many moves of a decision those bots consider."""

    settled: ClassVar[int] = 1
    """The least number of stages after which the value of a position reflects the effect of a move."""

    coached_by_network: ClassVar[bool] = True
    """Whether the network gives better hints for two players than the game's own player, as measured (docs/bots.md)."""

    frankness: ClassVar[float] = 1.0
    """The power by which values of a horizon become chances to win, fitted to games (docs/bots.md)."""

    moments: ClassVar[int] = 40
    """About how many moments of a finished game a review estimates chances at; fewer in games with slow replies."""

    glance: ClassVar[int] = 0
    """How many moves a review compares at its first look at a decision; 0: as many as searches consider."""

    def stage(self, s: State) -> int:
        """A counter of phases, or of another unit in which looking ahead makes sense."""
        return 0

    def studied(self) -> "Heuristic":
        """This player with weights tuned for searches, if there are any."""
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
