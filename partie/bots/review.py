"""Looking back at a finished game: each seat's chance to win through the game, and the decisions that cost most.

A chance is what the game's own player expects a few stages later, when everybody has replied as it would, on average
over guesses (docs/bots.md says how well it is calibrated). A decision's cost is what a search expects of the
best move less what it expects of the move that was made, on the same guesses. Whoever decided is judged by what that
seat knew then.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import float_sum

from .limits import Budget, Limit
from .mind import Mind
from .rollouts import Rollouts

POINTS: Final = 40
"""At so many moments of a game, about, chances are told."""
GUESSES: Final = 12
"""Over so many guesses a chance is averaged."""
FIRST_LOOK: Final = 0.125
"""Of the nodes that `strong` takes for a decision, for every decision ..."""
SECOND_LOOK: Final = 2.0
"""... and for those that seem to have cost most."""
USUAL_NODES: Final = 1000
DOUBTFUL: Final = 12
WORST: Final = 5
LEAST: Final = 0.02
"""A decision that cost less is none to speak of."""


@dataclass(frozen=True, slots=True)
class Chances:
    """By seat, the chance to win after `at` moves; solo, the expected share of a very good result."""

    at: int
    seats: list[float]


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision after `at` moves: what was played, what would have been better, and by how much (0 to 1)."""

    at: int
    seat: int
    played: Move
    better: Move
    cost: float


@dataclass(slots=True)
class Review:
    """What is known so far; `done` of 1 tells how far it is."""

    chances: list[Chances] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    done: float = 0.0


def review(partie: Partie, seed: int = 0) -> Iterator[Review]:
    """Judge a game; after each piece of work tell what is known, so that whoever asks may show it or stop."""
    judge = _Judge(partie, seed)
    found = Review()
    moments = judge.moments()
    decisions = judge.decisions()
    work = len(moments) + len(decisions) + DOUBTFUL
    done = 0
    for at in moments:
        found.chances.append(Chances(at, judge.chances(at)))
        done += 1
        found.done = done / work
        yield found
    doubtful: list[Loss] = []
    for at in decisions:
        loss = judge.loss(at, FIRST_LOOK)
        if loss is not None:
            doubtful.append(loss)
        done += 1
        found.done = done / work
        yield found
    doubtful.sort(key=lambda loss: (-loss.cost, loss.at))
    for loss in doubtful[:DOUBTFUL]:
        sure = judge.loss(loss.at, SECOND_LOOK)
        if sure is not None and sure.cost >= LEAST:
            found.losses = sorted([*found.losses, sure], key=lambda each: (-each.cost, each.at))[:WORST]
        done += 1
        found.done = done / work
        yield found
    found.done = 1.0
    yield found


class _Judge:
    """A game as it went, with one moment of it at hand: moments are asked for in their order."""

    def __init__(self, partie: Partie, seed: int) -> None:
        self.partie = partie
        self.mind = Mind(partie.game, seed)
        self.seed = seed
        own = partie.game.heuristic()
        self.nodes = USUAL_NODES if own is None else own.nodes[0]
        self._here = partie.at(0)

    def at(self, number: int) -> Partie:
        if len(self._here.moves) > number:
            self._here = self.partie.at(0)
        for each in range(len(self._here.moves), number):
            self._here.push(self.partie.movers[each], self.partie.moves[each])
        return self._here

    def moments(self) -> list[int]:
        """Moments at which chances are told: spread over the game, its beginning and its end included."""
        last = len(self.partie.moves)
        return sorted({round(last * point / POINTS) for point in range(POINTS + 1)})

    def decisions(self) -> list[int]:
        """Moves that were somebody's choice among several."""
        found = []
        for number in range(len(self.partie.moves)):
            if len(self.at(number).legal(self.partie.movers[number])) > 1:
                found.append(number)
        return found

    def chances(self, number: int) -> list[float]:
        """By seat, after so many moves."""
        here = self.at(number)
        mind = self.mind
        if here.over:
            return _won(here) if here.seats > 1 else mind.values(here.state)
        mask = here.mask(here.decisions[0].seat)
        horizon = mind.horizon(mask, mind.reach[-1])
        looks = [mind.finish(mind.guess(mask), Budget(Limit(nodes=1)), horizon) for _ in range(GUESSES)]
        return [float_sum([look[seat] for look in looks]) / GUESSES for seat in range(here.seats)]

    def loss(self, number: int, thought: float) -> Loss | None:
        """What the move of a decision cost; None where nothing better was seen."""
        here = self.at(number)
        seat, played = self.partie.movers[number], self.partie.moves[number]
        mask = here.mask(seat)
        search = Rollouts(self.partie.game, Limit(nodes=round(thought * self.nodes)), self.seed + number)
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
        return Loss(number, seat, played, best.move, best.value - mine.value)


def _won(over: Partie) -> list[float]:
    """The chances of a finished game."""
    result = over.result
    assert result is not None
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(over.seats)]
