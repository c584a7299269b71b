"""Looking back at a finished game: each seat's chance to win through the game, and the decisions that cost most.

A chance is the value that the game's own player expects after a few stages of its replies, averaged over guesses
(docs/bots.md has its calibration). A decision's cost is the value of the best move less that of
the move made, by a search on the same guesses. Decisions are judged by what the seat knew then. In solo games both are
points.

The work is cut into small pieces, and the results after each are plain data: a review can be stopped, sent to another
process and resumed with the same result.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Note

from .judge import Judge
from .limits import Budget, Limit

POINTS: Final = 40
"""The approximate number of moments of a game at which chances are estimated; fewer in some titles
(`Heuristic.moments`)."""
FIRST_LOOK: Final = 0.125
"""The search budget for every decision, as a share of that of `strong`."""
SECOND_LOOK: Final = 2.0
"""The budget for the decisions that seem to have cost most, as a multiple of that of `strong`."""
DOUBTFUL: Final = 12
WORST: Final = 5
LEAST: Final = 0.02
LEAST_POINTS: Final = 1.0
"""Decisions that cost less are not reported: in chances, and in points of solo games."""
MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Chances:
    """By seat, the chance to win after `at` moves; alone, the points expected at the end."""

    at: int
    seats: list[float]


@dataclass(frozen=True, slots=True)
class Loss:
    """A decision after `at` moves: what was played, what would have been better, by how much, and why."""

    at: int
    seat: int
    played: Move
    better: Move
    cost: float
    reasons: list[Note]
    """The coach's reasons for the better move."""
    lacks: list[Note]
    """The coach's reasons for the move played, if any."""


@dataclass(slots=True)
class Review:
    """The results after `worked` of `work` pieces of work."""

    chances: list[Chances] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    worked: int = 0
    work: int = 0
    doubts: list[tuple[int, float]] = field(default_factory=list)
    """Decisions that seem to have cost something, with their cost."""

    @property
    def done(self) -> float:
        """The completed share of the work, from 0 to 1."""
        return self.worked / self.work if self.work else 0.0

    @property
    def over(self) -> bool:
        return bool(self.work) and self.worked == self.work

    def save(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def load(data: dict[str, Any]) -> Review:
    """A review from plain data."""
    return Review(
        [Chances(each["at"], each["seats"]) for each in data["chances"]],
        [_loss(each) for each in data["losses"]],
        data["worked"],
        data["work"],
        [(at, cost) for at, cost in data["doubts"]],
    )


def _loss(data: dict[str, Any]) -> Loss:
    notes = {name: [(key, args) for key, args in data[name]] for name in ("reasons", "lacks")}
    moves = {name: tuple(data[name]) for name in ("played", "better")}
    return Loss(**{**data, **notes, **moves})


def review(partie: Partie, seed: int = 0) -> Iterator[Review]:
    """Review a game; yields the results after each piece of work, so that the caller may show them or stop."""
    work = Work(partie, seed)
    found = Review()
    while not found.over:
        work.next(found)
        yield found


def go_on(partie: Partie, found: Review, seconds: float, seed: int = 0) -> None:
    """Continue a review for about `seconds`, at least one piece of work."""
    work = Work(partie, seed)
    budget = Budget(Limit(seconds=seconds))
    while not found.over:
        work.next(found)
        if budget.over:
            return


class Work:
    """The pieces of work of a review in order: chances, every decision, the doubtful decisions again."""

    def __init__(self, partie: Partie, seed: int) -> None:
        self.judge = Judge(partie, seed)
        own = self.judge.own
        self.glance = 0 if own is None else own.glance
        self.moments = _moments(partie, POINTS if own is None else min(POINTS, own.moments))
        self.decisions = [
            number
            for number in range(len(partie.moves))
            if len(self.judge.at(number).legal(partie.movers[number])) > 1
        ]

    def next(self, found: Review) -> None:
        """Do the next piece of work."""
        number, doubts = found.worked, len(self.moments) + len(self.decisions)
        found.work = doubts + DOUBTFUL
        found.worked += 1
        if number < len(self.moments):
            at = self.moments[number]
            found.chances.append(Chances(at, self.judge.chances(at)))
        elif number < doubts:
            at = self.decisions[number - len(self.moments)]
            seen = self.judge.loss(at, FIRST_LOOK, self.glance)
            if seen is not None:
                found.doubts.append((at, seen[1]))
        else:
            self._look_again(found, number - doubts)
        if found.worked == doubts:
            found.doubts = sorted(found.doubts, key=lambda doubt: (-doubt[1], doubt[0]))[:DOUBTFUL]

    def _look_again(self, found: Review, number: int) -> None:
        if number >= len(found.doubts):
            return
        at, _ = found.doubts[number]
        judge, partie = self.judge, self.judge.partie
        seen = judge.loss(at, SECOND_LOOK)
        if seen is None:
            return
        better, cost = seen
        if partie.seats == 1:
            cost = judge.points_lost(at, better)
        if cost < (LEAST if partie.seats > 1 else LEAST_POINTS):
            return
        played = partie.moves[at]
        reasons = judge.reasons(at, better)[:MOST_REASONS]
        lacks = judge.reasons(at, played)[:1]
        loss = Loss(at, partie.movers[at], played, better, cost, reasons, lacks)
        found.losses = sorted([*found.losses, loss], key=lambda each: (-each.cost, each.at))[:WORST]


def _moments(partie: Partie, points: int) -> list[int]:
    """Moments at which chances are estimated: spread over the game, with its beginning and its end."""
    last = len(partie.moves)
    return sorted({round(last * point / points) for point in range(points + 1)})
