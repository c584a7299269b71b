"""How fast a game is: random legal play with the full list at every decision, events and record on.

Times are processor time of this process, so that what else the machine does counts little.
"""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

import partie
from partie.kernel.chance import Dice, Quick
from partie.kernel.driver import play_random
from partie.kernel.partie import Partie
from partie.kernel.state import State

ABOUT: Final = 40
"""Positions of one game that the calls on a state are measured on."""


class Bench:
    """What was measured; times in microseconds, memory in bytes."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.seconds = 0.0
        self.decisions = 0
        """Decisions with two or more moves."""
        self.forced = 0
        self.calls: dict[str, float] = {}
        self.memory = 0

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "version": partie.__version__,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
            "decisions_per_s": round(self.decisions / self.seconds),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "forced_per_game": round(self.forced / self.games, 1),
            **{f"{name}_us": round(time, 2) for name, time in self.calls.items()},
            "state_bytes": self.memory,
        }


def measure(game: str, seats: int, seconds: float, options: dict[str, Any] | None = None) -> Bench:
    """Play for about so many seconds, then measure the calls on a state."""
    bench = Bench(game, seats)
    options = options or {}
    partie.new(game, seats, 0, **options)
    dice = Quick(1)
    began = time.process_time()
    while not bench.games or bench.seconds < seconds:
        played = partie.new(game, seats, bench.games, **options)
        decided = play_random(played, dice)
        bench.decisions += decided
        bench.forced += len(played.moves) - decided
        bench.games += 1
        bench.seconds = time.process_time() - began
    positions = sample(game, seats, options)
    calls: dict[str, Callable[[Partie], object]] = {
        "copy": lambda p: p.state.copy(),
        "mask": lambda p: p.state.mask(0),
        "view": lambda p: p.view(0),
        "guess": _guesses(),
        "save": lambda p: p.save(),
    }
    for name, call in calls.items():
        bench.calls[name] = time_of(call, positions, seconds / 10)
    bench.memory = memory_of(positions)
    return bench


def sample(game: str, seats: int, options: dict[str, Any]) -> list[Partie]:
    """Positions spread over one random game, its beginning and middle included."""
    whole = partie.new(game, seats, 1, **options)
    play_random(whole, Quick(1))
    count = len(whole.moves)
    return [whole.at(count * i // ABOUT) for i in range(ABOUT)]


def time_of(call: Callable[[Partie], object], positions: list[Partie], seconds: float) -> float:
    """Microseconds a call takes, averaged over the positions."""
    rounds = 1
    while True:
        began = time.process_time()
        for _ in range(rounds):
            for position in positions:
                call(position)
        spent = time.process_time() - began
        if spent >= seconds or rounds >= 1 << 20:
            return spent / rounds / len(positions) * 1e6
        rounds *= 2


def _guesses() -> Callable[[Partie], object]:
    dice = Dice(1)
    masks: dict[int, State] = {}

    def guess(position: Partie) -> object:
        mask = masks.get(id(position))
        if mask is None:
            mask = masks[id(position)] = position.mask(0)
        return position.game.guess(mask, dice)

    return guess


def memory_of(positions: list[Partie]) -> int:
    """Bytes that a copy of the state holds for itself, averaged over the positions."""
    copies: list[State] = []
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for _ in range(10):
        for position in positions:
            copies.append(position.state.copy())
    held = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return held // len(copies)
