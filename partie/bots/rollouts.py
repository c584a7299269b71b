"""Rollouts: after each candidate move everybody replies as the game's own player would; the best result wins.

All candidates see the same guesses, and the worse half of them is dropped from time to time (sequential halving), so
that most of the budget goes to moves that are hard to distinguish.
"""

from collections.abc import Iterator
from math import ceil, log2
from typing import ClassVar, Final

from partie.kernel.engine.game import Game
from partie.kernel.engine.state import State, play
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import comparable, float_sum

from .limits import Budget, Limit
from .search import Estimate, Samples, Search

_DOUBT_AT_THE_END: Final = 0.05
"""The `doubt` (search.py) for results of games, which are nearly 0 or 1."""
_DOUBT_BEFORE: Final = 0.0005
"""The `doubt` for values of positions, which differ by little."""


class Rollouts(Search):
    """`stages`: after how many of them a playout is valued (0: at the end of the game; none: as the game's own player
    thinks best). With several horizons the mean counts, because each has different errors."""

    name: ClassVar[str] = "rollouts"

    def __init__(
        self,
        game: Game,
        limit: Limit,
        seed: int,
        width: int = 0,
        stages: tuple[int, ...] = (),
        caution: float = 1.0,
    ) -> None:
        super().__init__(game, limit, seed, width)
        self.stages = stages or self.mind.reach
        self.doubt = _DOUBT_BEFORE if all(self.stages) else _DOUBT_AT_THE_END
        self.caution = caution
        """How many standard errors another move must lead the game's own choice by, to be preferred to it."""

    def explore(self, mask: State, seat: int, moves: list[Move], budget: Budget) -> Iterator[list[Estimate]]:
        mind = self.mind
        found = [Samples(move) for move in moves]
        alive = found
        horizons = [mind.horizon(mask, stages) for stages in self.stages]
        rounds = ceil(log2(len(moves)))
        for number in range(1, rounds + 1):
            while budget.share < number / rounds or not alive[0].values:
                world = mind.guess(mask)
                for samples in alive:
                    s = world.copy()
                    play(s, seat, samples.move)
                    budget.used += 1
                    looks = [self.look(s, seat, budget, horizon) for horizon in horizons]
                    samples.values.append(float_sum(looks) / len(looks))
                yield self.ranked(found)
            # Keep the first, the own player's choice, for comparison.
            rest = sorted(alive[1:], key=lambda samples: -samples.mean)
            alive = [alive[0], *rest[: max(1, len(alive) // 2 - 1)]]

    def look(self, s: State, seat: int, budget: Budget, horizon: int) -> float:
        """The value of a position for a seat after usual replies until the horizon."""
        return self.mind.finish(s, budget, horizon)[seat]

    def ranked(self, found: list[Samples]) -> list[Estimate]:
        """Moves by number of guesses, then by mean; the usual move first unless another is clearly better."""
        order = sorted(found, key=lambda samples: (-len(samples.values), -samples.mean))
        usual = found[0]
        lead, error = order[0].lead(usual, self.doubt)
        if order[0] is not usual and lead <= comparable(self.caution * error):
            order.remove(usual)
            order.insert(0, usual)
        return [samples.estimate() for samples in order]
