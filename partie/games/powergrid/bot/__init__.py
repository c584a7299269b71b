"""The game's own heuristic player."""

from partie.kernel.heuristic import Heuristic, Hint
from partie.kernel.state import State, legal, step_of
from partie.kernel.step import Move


class Greedy(Heuristic):
    """Plays the safe move of every decision."""

    def choose(self, mask: State, seat: int) -> Move:
        step = step_of(mask, seat)
        if step is None:
            raise ValueError
        return step.default(mask)

    def hint(self, mask: State, seat: int) -> Hint:
        move = self.choose(mask, seat)
        others = [other for other in legal(mask, seat) if other != move]
        return Hint(move, [("hint-safe", {})], [(other, ("hint-other", {})) for other in others[:2]])
