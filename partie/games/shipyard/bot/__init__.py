"""The game's own heuristic player: it builds one ship at a time, gathers what fits on it, and feeds its contracts.

`weights` has its beliefs, `plan` what things are worth now, `acting` what actions bring, `sailing` the best load and
the best way, `rating` puts a number on every move, `hints` says its reasons; `value` serves searches.
"""

from typing import ClassVar

from partie.kernel.heuristic import Heuristic, Hint
from partie.kernel.state import State, legal
from partie.kernel.step import Move

from ..state import Harbour
from .hints import explain
from .rating import rated
from .value import values
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "Greedy"]


class Greedy(Heuristic):
    """Plays by a table of weights."""

    nodes: ClassVar[tuple[int, int]] = (1500, 6000)
    reach: ClassVar[tuple[int, ...]] = (0,)
    width: ClassVar[int] = 6

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights

    def choose(self, mask: State, seat: int) -> Move:
        moves = legal(mask, seat)
        if len(moves) == 1:
            return moves[0]
        assert isinstance(mask, Harbour)
        return rated(mask, seat, moves, self.w)[0][1]

    def hint(self, mask: State, seat: int) -> Hint:
        assert isinstance(mask, Harbour)
        return explain(mask, seat, rated(mask, seat, legal(mask, seat), self.w), self.w)

    def ordered(self, s: State, seat: int) -> list[Move]:
        assert isinstance(s, Harbour)
        moves = legal(s, seat)
        return [move for _, move in rated(s, seat, moves, self.w)] if len(moves) > 1 else moves

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Harbour)
        return values(s)

    def stage(self, s: State) -> int:
        assert isinstance(s, Harbour)
        return s.turn if s.stage < 2 else 1000 + s.stage

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(weights)
