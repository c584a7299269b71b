"""Shallow game-tree search over a few decisions, continued by the game's own player and evaluated."""

from collections.abc import Iterator
from typing import ClassVar

from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, play
from partie.kernel.engine.step import Move

from .limits import Budget, Limit
from .mind import asked
from .search import Estimate, Samples, Search


class MaxN(Search):
    """Every seat maximises its own value, `depth` decisions deep."""

    name: ClassVar[str] = "maxn"

    def __init__(self, game: Game, limit: Limit, seed: int, width: int = 5, depth: int = 2) -> None:
        super().__init__(game, limit, seed, width)
        self.depth = depth

    def explore(self, mask: State, seat: int, moves: list[Move], budget: Budget) -> Iterator[list[Estimate]]:
        found = [Samples(move) for move in moves]
        horizon = self.mind.horizon(mask, self.mind.settled)
        while not budget.over:
            world = self.mind.guess(mask)
            for samples in found:
                s = world.copy()
                play(s, seat, samples.move)
                budget.used += 1
                samples.values.append(self.deepen(s, seat, self.depth - 1, budget, horizon)[seat])
            yield [samples.estimate() for samples in sorted(found, key=lambda one: -one.mean)]

    def deepen(self, s: State, mine: int, depth: int, budget: Budget, horizon: int) -> list[float]:
        """What each seat can expect with best play for `depth` decisions and usual play after them."""
        mind = self.mind
        while s.agenda and depth > 0:
            seat = asked(s)
            moves = mind.ordered(s, seat)[: self.width]
            if len(moves) > 1:
                break
            play(s, seat, moves[0])
            budget.used += 1
        else:
            return mind.finish(s, budget, horizon)
        best: list[float] | None = None
        for move in moves:
            after = s.copy()
            play(after, seat, move)
            budget.used += 1
            values = self.deepen(after, mine, depth - 1, budget, horizon)
            if best is None or self.prefers(seat, mine, values, best):
                best = values
        assert best is not None
        return best

    def prefers(self, seat: int, mine: int, values: list[float], best: list[float]) -> bool:
        """Whether the deciding seat prefers `values` to the best so far."""
        return values[seat] > best[seat]


class Paranoid(MaxN):
    """All other seats minimise the value of the searching seat."""

    name: ClassVar[str] = "paranoid"

    def prefers(self, seat: int, mine: int, values: list[float], best: list[float]) -> bool:
        return values[mine] > best[mine] if seat == mine else values[mine] < best[mine]
