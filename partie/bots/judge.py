"""Evaluates moments of a finished game: chances to win, the cost of a move, expected points.

Each answer has its own seed, so it does not depend on order, process or session.
"""

from typing import Final

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State, play
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note, float_sum

from .limits import Budget, Limit
from .mind import Mind
from .rollouts import Rollouts

GUESSES: Final = 12
"""The number of guesses over which a chance is averaged."""
ENDINGS: Final = 8
"""The number of complete games over which solo points are averaged."""
USUAL_NODES: Final = 1000
POINTS: Final = "points"


class Judge:
    """Replays a finished game; it is fastest to ask for moments in order."""

    def __init__(self, partie: Partie, seed: int) -> None:
        self.partie = partie
        self.seed = seed
        self.own = partie.game.heuristic()
        self.nodes = USUAL_NODES if self.own is None else self.own.nodes[0]
        self._here = partie.at(0)

    def at(self, number: int) -> Partie:
        """The game after a number of moves; read-only."""
        if len(self._here.moves) > number:
            self._here = self.partie.at(0)
        for each in range(len(self._here.moves), number):
            self._here.push(self.partie.movers[each], self.partie.moves[each])
        return self._here

    def mind(self, number: int) -> Mind:
        """A Mind for one moment, seeded by the moment."""
        return Mind(self.partie.game, self.seed + number)

    def chances(self, number: int) -> list[float]:
        """Each seat's chance to win after a number of moves; in solo games the expected final points."""
        here = self.at(number)
        if here.seats == 1:
            return [self._points(number, None)]
        if here.over:
            return _won(here)
        return sharpened(self.expected(number), 1.0 if self.own is None else self.own.frankness)

    def expected(self, number: int) -> list[float]:
        """Each seat's mean value at the end of playouts, averaged over guesses."""
        here = self.at(number)
        mind = self.mind(number)
        mask = here.mask(here.decisions[0].seat)
        horizon = mind.horizon(mask, mind.reach[-1])
        looks = [mind.finish(mind.guess(mask), Budget(Limit(nodes=1)), horizon) for _ in range(GUESSES)]
        return [float_sum([look[seat] for look in looks]) / GUESSES for seat in range(here.seats)]

    def loss(self, number: int, thought: float, width: int = 0) -> tuple[Move, float] | None:
        """A better move than the one made, and the difference; None if none was found.

        `thought` is the budget as a multiple of that of `strong`; `width` is the number of compared moves, 0: as many
        as searches consider.
        """
        here = self.at(number)
        seat, played = self.partie.movers[number], self.partie.moves[number]
        mask = here.mask(seat)
        limit = Limit(nodes=round(thought * self.nodes))
        search = Rollouts(self.partie.game, limit, self.seed + number, width)
        moves = search.mind.ordered(mask, seat)[: search.width]
        if played not in moves:
            moves = [*moves[: max(1, search.width - 1)], played]
        if len(moves) == 1:
            return None
        *_, estimates = search.explore(mask, seat, moves, Budget(search.limit))
        mine = next(each for each in estimates if each.move == played)
        best = estimates[0]
        if best.move == played or best.value <= mine.value:
            return None
        return best.move, best.value - mine.value

    def points_lost(self, number: int, better: Move) -> float:
        """In solo games, how many more points another move would have scored."""
        return self._points(number, better) - self._points(number, self.partie.moves[number])

    def reasons(self, number: int, move: Move) -> list[Note]:
        """The coach's reasons for a move that was legal then."""
        seat = self.partie.movers[number]
        return [] if self.own is None else self.own.plans(self.at(number).mask(seat), seat, move)

    def _points(self, number: int, move: Move | None) -> float:
        """Final points if the game's own player plays on; after a move, if one is given."""
        here = self.at(number)
        if here.over:
            return _points_of(here, here.state)
        mind = self.mind(number)
        mask = here.mask(0)
        found = []
        for _ in range(ENDINGS):
            world = mind.guess(mask)
            if move is not None:
                play(world, 0, move)
            mind.finish(world, Budget(Limit(nodes=1)), 0)
            found.append(_points_of(here, world))
        return float_sum(found) / ENDINGS


def sharpened(values: list[float], frankness: float) -> list[float]:
    """Sharpen values that add up to 1: a `frankness` above 1 moves them apart."""
    powers = [max(value, 0.0) ** frankness for value in values]
    whole = float_sum(powers)
    return [power / whole for power in powers] if whole else values


def _won(over: Partie) -> list[float]:
    """The chances of a finished game."""
    result = over.result
    assert result is not None
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(over.seats)]


def _points_of(partie: Partie, s: State) -> float:
    result = partie.game.result(s)
    place = result.criteria.index(POINTS) if POINTS in result.criteria else 0
    return float(result.scores[0][place])
