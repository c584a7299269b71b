"""Matches: many games between bots.

Game number n of a series has the seed `seed + n` and the line-up turned by n seats, so any of them can be played again
alone. `workers` decides which processes or machines play them.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import partie
from partie import bots
from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import find_game as find


@dataclass(frozen=True)
class Fixture:
    """One game to be played: `seating` are the bots' names by seat. Plain values, so that it can cross processes."""

    number: int
    game: str
    seating: tuple[str, ...]
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    recorded: bool = False
    """Whether to return the record."""

    @property
    def file(self) -> str:
        """The name of its record in a data set."""
        options = [f"{name}={value}" for name, value in sorted(self.options.items())]
        return "-".join([self.game, str(self.seed), *self.seating, *options]) + ".txt"


@dataclass(frozen=True)
class Series:
    """Games to be played: `lineup` are the bots' names, one a seat."""

    game: str
    lineup: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    def seating(self, number: int) -> tuple[str, ...]:
        """The seating of a game: the line-up, rotated by one seat a game."""
        turn = number % len(self.lineup)
        return self.lineup[turn:] + self.lineup[:turn]

    def fixture(self, number: int) -> Fixture:
        """One of the games."""
        return Fixture(number, self.game, self.seating(number), self.seed + number, self.options)


@dataclass(frozen=True)
class Played:
    """One finished game, as plain numbers; lists are by seat. `rounds` is 0 in a game that counts none."""

    number: int
    seating: tuple[str, ...]
    places: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    criteria: tuple[str, ...]
    rounds: int
    moves: int
    seconds: tuple[float, ...] = field(default=(), compare=False)
    """Processor time of each seat."""
    slowest: tuple[float, ...] = field(default=(), compare=False)
    """Processor time of each seat's longest decision."""
    record: str = field(default="", compare=False)


def find_game(name: str) -> Game:
    """The game of that name, or an error."""
    return find(partie.GAMES, name)


def line_up(game: str, names: list[str], seats: int | None) -> tuple[str, ...]:
    """The bots of all seats: the names, repeated in turn if there are more seats."""
    rules = find_game(game)
    if seats is None:
        seats = len(names) if len(names) > 1 else min(4, rules.seat_counts[-1])
    rules.check_seats(seats)
    if len(names) > seats:
        raise PartieError("too-many-bots", bots=len(names), seats=seats)
    for name in names:
        bots.make(name, rules)
    return tuple(names[i % len(names)] for i in range(seats))


def play_fixture(fixture: Fixture) -> Played:
    """Play a game to its end."""
    seed, seating = fixture.seed, fixture.seating
    game = partie.new(fixture.game, len(seating), seed, **fixture.options)
    players = [bots.make(name, game.game, seed * 64 + seat) for seat, name in enumerate(seating)]
    seconds, slowest = [0.0] * len(seating), [0.0] * len(seating)
    while not game.over:
        seat = game.decisions[0].seat
        began = time.process_time()
        move = players[seat].choose(game, seat)
        spent = time.process_time() - began
        seconds[seat] += spent
        slowest[seat] = max(slowest[seat], spent)
        game.push(seat, move)
    result = game.result
    assert result is not None
    if fixture.recorded:
        # The notes about seats, in the form of a server.
        game.notes = [(0, f"seat {seat} {name}, bot {name}") for seat, name in enumerate(seating)]
    return Played(
        fixture.number,
        seating,
        tuple(result.places),
        tuple(result.scores),
        result.criteria,
        int(game.view(None).get("round", 0)),
        len(game.moves),
        tuple(round(spent, 4) for spent in seconds),
        tuple(round(spent, 4) for spent in slowest),
        game.record() if fixture.recorded else "",
    )


def play_series(
    series: Series, jobs: int = 1, done: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play all games and return them in order; `done` is called with the number of newly finished games."""
    from .workers import play_all

    played: list[Played] = []
    for chunk in play_all([series.fixture(number) for number in range(series.games)], jobs):
        played += chunk
        done(len(chunk))
    return sorted(played, key=lambda game: game.number)


def data(series: Series) -> dict[str, Any]:
    """The series as plain JSON data."""
    return {
        "game": series.game,
        "version": partie.__version__,
        "rules": partie.GAMES[series.game].version,
        "lineup": list(series.lineup),
        "games": series.games,
        "seed": series.seed,
        "options": series.options,
    }
