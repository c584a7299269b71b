"""Matches: many games between bots, in one process or several.

Workers get names and seeds and give back numbers; nothing of the engine crosses a process. Games are counted from 0,
and game number n has the seed `seed + n` and the line-up turned by n seats, so any of them can be played again alone.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any, Final

import partie
from partie import bots
from partie.kernel.errors import PartieError
from partie.kernel.game import Game

MOST_CRASHES: Final = 3
"""So many times the processes may die without any game finished in between."""
CHUNKS: Final = 25
"""Into about so many pieces the games of a process are cut,"""
LONGEST_CHUNK: Final = 16
"""but none longer than this, so that an interrupt does not wait long."""


@dataclass(frozen=True)
class Series:
    """Games to be played: `lineup` are the bots' names, one a seat."""

    game: str
    lineup: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: the line-up, turned by one seat a game."""
        turn = number % len(self.lineup)
        return self.lineup[turn:] + self.lineup[:turn]


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


def find_game(name: str) -> Game:
    """The game of that name, or an error that names the games."""
    if name not in partie.GAMES:
        raise PartieError("unknown-game", game=name[:40], choices=", ".join(sorted(partie.GAMES)))
    return partie.GAMES[name]


def line_up(game: str, names: list[str], seats: int | None) -> tuple[str, ...]:
    """The bots of all seats: the names in turn, over as many seats as wanted or as there are names."""
    rules = find_game(game)
    if seats is None:
        seats = len(names) if len(names) > 1 else min(4, rules.seat_counts[-1])
    rules.check_seats(seats)
    if len(names) > seats:
        raise PartieError("too-many-bots", bots=len(names), seats=seats)
    for name in names:
        bots.make(name, rules)
    return tuple(names[i % len(names)] for i in range(seats))


def play_one(series: Series, number: int) -> Played:
    """Play one game of a series to its end."""
    seed = series.seed + number
    seating = series.seating(number)
    game = partie.new(series.game, len(seating), seed, **series.options)
    players = [bots.make(name, game.game, seed * 64 + seat) for seat, name in enumerate(seating)]
    while not game.over:
        seat = game.decisions[0].seat
        game.push(seat, players[seat].choose(game, seat))
    result = game.result
    assert result is not None
    return Played(
        number,
        seating,
        tuple(result.places),
        tuple(result.scores),
        result.criteria,
        int(game.view(None).get("round", 0)),
        len(game.moves),
    )


def play_chunk(series: Series, numbers: range) -> list[Played]:
    """What a worker does. A game that breaks is named by its number and seed."""
    played = []
    for number in numbers:
        try:
            played.append(play_one(series, number))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            raise GameBroke(number, series.seed + number, reason) from error
    return played


class GameBroke(Exception):
    """A game that could not be played to its end; crosses processes as three plain values."""

    def __init__(self, number: int, seed: int, reason: str) -> None:
        super().__init__(number, seed, reason)
        self.number = number
        self.seed = seed
        self.reason = reason


def play_series(
    series: Series, jobs: int = 1, done: Callable[[int], None] = lambda games: None
) -> list[Played]:
    """Play all games; `done` hears how many more are finished. Gives them in the order of their numbers."""
    played: list[Played] = []
    try:
        for chunk in _here(series) if jobs == 1 else _in_processes(series, jobs):
            played += chunk
            done(len(chunk))
    except GameBroke as broke:
        raise PartieError("game-broke", number=broke.number, seed=broke.seed, reason=broke.reason) from broke
    return sorted(played, key=lambda game: game.number)


def _here(series: Series) -> Iterator[list[Played]]:
    for number in range(series.games):
        yield play_chunk(series, range(number, number + 1))


def _in_processes(series: Series, jobs: int) -> Iterator[list[Played]]:
    """Chunks as they are finished. When a process dies, what it had in hand is played again by new ones."""
    size = min(LONGEST_CHUNK, max(1, series.games // (jobs * CHUNKS)))
    waiting = [range(i, min(i + size, series.games)) for i in range(0, series.games, size)]
    waiting.reverse()
    crashes = 0
    while waiting:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_die_quietly)
        running: dict[Future[list[Played]], range] = {}
        try:
            while waiting or running:
                while waiting and len(running) < 2 * jobs:
                    numbers = waiting.pop()
                    running[_handed(pool, series, numbers)] = numbers
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    chunk = future.result()
                    del running[future]
                    crashes = 0
                    yield chunk
        except BrokenProcessPool:
            crashes += 1
            if crashes >= MOST_CRASHES:
                raise PartieError("workers-die", times=crashes) from None
            waiting += running.values()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _handed(pool: ProcessPoolExecutor, series: Series, numbers: range) -> "Future[list[Played]]":
    """Hand a chunk to the pool; a pool found dead answers like one that died later."""
    try:
        return pool.submit(play_chunk, series, numbers)
    except BrokenProcessPool as broken:
        dead: Future[list[Played]] = Future()
        dead.set_exception(broken)
        return dead


def _die_quietly() -> None:
    """Ctrl-C ends a worker at once and without a word; the process that asked speaks for all."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


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
