"""Tuning a game's weights by games that bots play against each other.

The table `value` is fitted by softmax regression: the weights predict results from traits of positions, in games of
bots that make occasional errors. Any other table is tuned by coordinate search: one weight at a time goes up or down,
and the change is kept if the changed player wins significantly more than half of the games against the present one.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import Final

import partie
from partie.bots import Bot, Greedy
from partie.bots.bot import Careless
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import deciders
from partie.kernel.errors import PartieError
from partie.kernel.learning.heuristic import Heuristic

from .matches import find_game

SLIPS: Final = ((10, 3), (30, 5), (60, 6))
"""Error rates of bots in games for the value function, so that positions vary."""
RIDGE: Final = 1e-3
"""The L2 regularisation of weights."""
KEEP: Final = 1.0
"""Standard errors above one half that a change needs to be accepted."""

Sample = tuple[list[list[float]], list[float]]
"""Traits by seat, and each seat's value of the result: who won, and how clearly."""


def player(game: str, table: str) -> tuple[Heuristic, dict[str, float]]:
    """A game's own player and one of its tables."""
    rules = find_game(game)
    heuristic = rules.heuristic()
    tables = {} if heuristic is None else heuristic.tables()
    if heuristic is None or table not in tables:
        raise PartieError("nothing-to-tune", game=game, table=table[:40], choices=", ".join(tables) or "-")
    return heuristic, tables[table]


# Trying


@dataclass(frozen=True)
class Try:
    """A change of one weight, and its result."""

    weight: str
    old: float
    new: float
    share: float
    kept: bool


@dataclass
class Tuning:
    """Coordinate search through a table of weights with a shrinking step."""

    game: str
    seats: int
    games: int
    """Games for each try."""
    seed: int
    weights: dict[str, float]
    only: Sequence[str] = ()
    kept: int = field(default=0)

    def run(self, heuristic: Heuristic, table: str, rounds: int) -> Iterator[Try]:
        """Try every weight in both directions and keep improvements at once; `weights` has the best so far."""
        for name in self.only:
            if name not in self.weights:
                raise PartieError("unknown-weight", weight=name[:40], choices=", ".join(self.weights))
        step = 0.25
        for _ in range(rounds):
            for name in self.only or list(self.weights):
                for factor in (1 + step, 1 / (1 + step)):
                    old = self.weights[name]
                    changed = {**self.weights, name: round(old * factor, 4)}
                    share = self.duel(heuristic.tuned(table, changed), heuristic.tuned(table, self.weights))
                    kept = share > 0.5 + KEEP * sqrt(0.25 / self.games)
                    yield Try(name, old, changed[name], share, kept)
                    if kept:
                        self.weights = changed
                        self.kept += 1
                        break
            step /= 2

    def duel(self, first: Heuristic, second: Heuristic) -> float:
        """Play one `first` among `second`s on each seat; returns its share of wins, scaled to a game for two."""
        won = 0.0
        for number in range(self.games):
            seat = number % self.seats
            players: list[Bot] = [Greedy(first if i == seat else second) for i in range(self.seats)]
            winners = play_out(self.game, players, self.seed + number // self.seats)
            won += 1 / len(winners) if seat in winners else 0.0
        share = won / self.games
        others = (1 - share) / (self.seats - 1)
        return share / (share + others)


def play_out(game: str, players: Sequence[Bot], seed: int) -> list[int]:
    """Play a game and give the winners."""
    table = partie.new(game, len(players), seed)
    while not table.over:
        seat = deciders(table.state)[0]
        table.push(seat, players[seat].choose(table, seat))
    result = table.result
    assert result is not None
    return result.winners


# Fitting


def samples(game: str, heuristic: Heuristic, seats: int, seed: int) -> list[Sample]:
    """Samples of one game: the positions at the beginning of each stage, with each seat's result."""
    table = partie.new(game, seats, seed)
    dice = Dice(seed)
    bots: list[Bot] = [
        Careless(heuristic, seed * 64 + seat, *SLIPS[dice.below(len(SLIPS))]) for seat in range(seats)
    ]
    rows: list[list[list[float]]] = []
    stage = -1
    while not table.over:
        if heuristic.stage(table.state) != stage:
            stage = heuristic.stage(table.state)
            rows.append(heuristic.traits(table.state))
        seat = deciders(table.state)[0]
        table.push(seat, bots[seat].choose(table, seat))
    # The margin of a win carries more information than the win alone.
    won = heuristic.values(table.state)
    assert won is not None
    return [(row, won) for row in rows]


def fit(found: Sequence[Sample], start: Sequence[float], rounds: int, seed: int = 0) -> list[float]:
    """Fit the weights that predict winners best, by gradient descent (Adagrad)."""
    weights = list(start)
    squares = [1e-6] * len(weights)
    dice = Dice(seed)
    order = list(range(len(found)))
    for _ in range(rounds):
        dice.shuffle(order)
        for i in order:
            rows, won = found[i]
            chances = foretold(rows, weights)
            for k, weight in enumerate(weights):
                slope = RIDGE * weight / len(found)
                for row, chance, share in zip(rows, chances, won, strict=True):
                    slope += (chance - share) * row[k]
                squares[k] += slope * slope
                weights[k] = weight - 0.3 * slope / sqrt(squares[k])
    return weights


def foretold(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """The predicted chances by seat."""
    sums = [sum(a * b for a, b in zip(row, weights, strict=True)) for row in rows]
    top = max(sums)
    parts = [exp(one - top) for one in sums]
    return [part / sum(parts) for part in parts]


def surprise(found: Sequence[Sample], weights: Sequence[float]) -> float:
    """The log loss of the predicted chances."""
    total = 0.0
    for rows, won in found:
        chances = foretold(rows, weights)
        total -= sum(share * log(max(chance, 1e-9)) for chance, share in zip(chances, won, strict=True))
    return total / len(found)
