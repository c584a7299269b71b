"""The game's own heuristic player: it tries every move, goes on as it likes best, and compares what comes of it.

`weights` has its beliefs, `worth` what a position is worth by them, `trying` how a move is tried, `plans` says
what a move is good for.
"""

from typing import ClassVar, Final

from partie.kernel.engine.state import State, step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Note, int_sum

from ..rules.actions.building import Building
from ..rules.actions.settlement import Settling
from ..rules.actions.technology import Researching
from ..rules.actions.turns import Turn
from ..rules.flight import Flying
from ..rules.progress import Placing, Splitting
from ..state import Evacuation
from .plans import plans
from .trying import best, ranked
from .value import values
from .weights import WEIGHTS

__all__ = ["WEIGHTS", "Greedy"]


WEIGHTY: Final = (Turn, Building, Settling, Researching, Flying, Splitting, Placing)
"""Decisions that searches think about; which goals to keep shows only at the end, further than they look."""


class Greedy(Heuristic):
    """Plays by a table of weights."""

    coached_by_network: ClassVar[bool] = False  # it was trained under rules 1.0
    frankness: ClassVar[float] = 0.8
    glance: ClassVar[int] = 3
    moments: ClassVar[int] = 20
    nodes: ClassVar[tuple[int, int]] = (200, 1000)
    reach: ClassVar[tuple[int, ...]] = (1,)
    farther: ClassVar[tuple[int, ...]] = (1, 2)
    width: ClassVar[int] = 6

    def __init__(self, weights: dict[str, float] = WEIGHTS) -> None:
        self.w = weights

    def choose(self, mask: State, seat: int) -> Move:
        assert isinstance(mask, Evacuation)
        return best(mask, seat, self.w)

    def plans(self, mask: State, seat: int, move: Move) -> list[Note]:
        assert isinstance(mask, Evacuation)
        return plans(mask, seat, move, self.w)

    def ordered(self, s: State, seat: int) -> list[Move]:
        """What decides is worth a thought: actions, areas, what flies, satellites; not which resource pays or comes."""
        assert isinstance(s, Evacuation)
        if not isinstance(step_of(s, seat), WEIGHTY):
            return [best(s, seat, self.w)]
        return [move for _, move in ranked(s, seat, self.w)]

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Evacuation)
        return values(s, self.w)

    def unspent(self, s: State, seat: int) -> int:
        """Resources of both worlds; none of them counts."""
        assert isinstance(s, Evacuation)
        return int_sum(s.players[seat].goods)

    def stage(self, s: State) -> int:
        """Counts years: their beginnings are comparable, whatever was done in what order."""
        assert isinstance(s, Evacuation)
        return s.year

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(weights)
