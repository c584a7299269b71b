"""One-move lookahead: play each move, continue with usual replies until its effect shows, and evaluate."""

from collections.abc import Iterator
from typing import ClassVar, Final

from partie.kernel.engine.state import State, play
from partie.kernel.engine.step import Move

from .limits import Budget
from .search import Estimate, Samples, Search

_GUESSES: Final = 8
"""The maximal number of worlds: more add little information one step ahead."""


class Lookahead(Search):
    """Takes the move with the highest value."""

    name: ClassVar[str] = "lookahead"

    def explore(self, mask: State, seat: int, moves: list[Move], budget: Budget) -> Iterator[list[Estimate]]:
        found = [Samples(move) for move in moves]
        horizon = self.mind.horizon(mask, self.mind.settled)
        for _ in range(_GUESSES):
            world = self.mind.guess(mask)
            for samples in found:
                s = world.copy()
                play(s, seat, samples.move)
                budget.used += 1
                samples.values.append(self.mind.finish(s, budget, horizon)[seat])
            yield [samples.estimate() for samples in sorted(found, key=lambda one: -one.mean)]
            if budget.over:
                return
