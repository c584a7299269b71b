"""The game's own heuristic player: it tries every move, goes on as it likes best, and compares what comes of it.

`weights` has its beliefs, `worth` what a position is worth by them, `trying` how a move is tried, `hints` its reasons.
"""

from typing import ClassVar

from partie.kernel.heuristic import Heuristic, Hint
from partie.kernel.state import State
from partie.kernel.step import Move

from ..state import Evacuation
from .hints import explain
from .trying import best, ranked
from .value import values
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "Greedy"]


class Greedy(Heuristic):
    """Plays by a table of weights."""

    nodes: ClassVar[tuple[int, int]] = (400, 1500)
    settled: ClassVar[int] = 2
    reach: ClassVar[tuple[int, ...]] = (4,)
    width: ClassVar[int] = 6

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights

    def choose(self, mask: State, seat: int) -> Move:
        assert isinstance(mask, Evacuation)
        return best(mask, seat, self.w)

    def hint(self, mask: State, seat: int) -> Hint:
        assert isinstance(mask, Evacuation)
        return explain(mask, seat, self.w)

    def ordered(self, s: State, seat: int) -> list[Move]:
        assert isinstance(s, Evacuation)
        return [move for _, move in ranked(s, seat, self.w)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Evacuation)
        return values(s, self.w)

    def stage(self, s: State) -> int:
        assert isinstance(s, Evacuation)
        return 7 * s.year + s.phase

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(weights)
