"""Benchmarks a game: random legal play with the full list of moves at every decision, events and record on.

Times are processor time of this process, so other load has little influence. A loop of plain Python (`calibrate`)
alternates with the play; the ratio of both can be compared across machines.
"""

import time
import tracemalloc
from collections.abc import Callable
from statistics import median
from typing import Any, Final

import partie
from partie.kernel.engine.chance import Dice, Quick
from partie.kernel.engine.driver import play_random
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import State

ABOUT: Final = 40
"""Number of positions on which the calls on a state are measured."""
TURNS: Final = 8
"""How often play and calibration alternate."""
PARTS: Final = 4
"""Number of parts of a game whose cost is measured separately."""


class Bench:
    """A measurement; times in microseconds, memory in bytes."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.seconds = 0.0
        self.decisions = 0
        """Decisions with two or more moves."""
        self.best = 0.0
        """Decisions a second in the fastest turn."""
        self.forced = 0
        self.rounds = 0.0
        """Rounds of the calibration loop a second."""
        self.ratio = 0.0
        """Decisions per round of the calibration loop."""
        self.calls: dict[str, float] = {}
        self.public = 0.0
        """How much longer a game takes through `decisions`, `moves` and `play("...")` than in the inner loop."""
        self.memory = 0
        self.parts: list[float] = []
        """Microseconds a decision in each quarter of the game."""

    def data(self) -> dict[str, Any]:
        """Plain JSON data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "build": build(),
            "version": partie.__version__,
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_s": round(self.games / self.seconds, 1),
            "decisions_per_s": round(self.decisions / self.seconds),
            "best_per_s": round(self.best),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "forced_per_game": round(self.forced / self.games, 1),
            "rounds_per_s": round(self.rounds),
            "ratio": round(self.ratio, 3),
            **{f"{name}_us": round(time, 2) for name, time in self.calls.items()},
            "public_ratio": round(self.public, 2),
            "state_bytes": self.memory,
            "quarters_us": [round(part, 2) for part in self.parts],
        }


def build() -> str:
    """Which build of the engine is measured."""
    return "compiled" if partie.COMPILED else "pure"


def calibrate(seconds: float) -> float:
    """Rounds a second of a loop of what engines do: calls, small lists, tuples, dicts, ints. Always interpreted."""
    rounds = 0
    began = time.process_time()
    while True:
        for _ in range(20):
            _round()
        rounds += 20
        spent = time.process_time() - began
        if spent >= seconds:
            return rounds / spent


def _round() -> int:
    seen: dict[int, list[int]] = {}
    x = 1
    for i in range(100):
        x = x * 48271 % 65537
        seen.setdefault(x & 15, []).append(i)
    return sum(_least((x, *found)) for found in seen.values())


def _least(numbers: tuple[int, ...]) -> int:
    best = numbers[0]
    for number in numbers:
        if number < best:
            best = number
    return best


def measure(game: str, seats: int, seconds: float, options: dict[str, Any] | None = None) -> Bench:
    """Play for about so many seconds, then measure the calls on a state and the parts of a game."""
    bench = Bench(game, seats)
    options = options or {}
    play_some(bench, seconds, options)
    positions = sample(game, seats, options)
    calls: dict[str, Callable[[Partie], object]] = {
        "copy": lambda p: p.state.copy(),
        "mask": lambda p: p.game.mask(p.state, 0),
        "view": lambda p: p.view(0),
        "guess": _guesses(),
        "save": lambda p: p.save(),
    }
    for name, call in calls.items():
        bench.calls[name] = time_of(call, positions, seconds / 10)
    bench.public = public_ratio(game, seats, seconds / 4, options)
    bench.memory = memory_of(positions)
    bench.parts = parts_of(game, seats, seconds / 4, options)
    return bench


def play_some(bench: Bench, seconds: float, options: dict[str, Any]) -> None:
    """Play whole games in turns with the calibration loop; the ratio is the median over the turns."""
    partie.new(bench.game, bench.seats, 0, **options)
    dice = Quick(1)
    ratios, calibrations = [], []
    for _ in range(TURNS):
        rounds = calibrate(seconds / TURNS / 4)
        calibrations.append(rounds)
        spent, decisions = 0.0, 0
        began = time.process_time()
        while not decisions or spent < seconds / TURNS:
            played = partie.new(bench.game, bench.seats, bench.games, **options)
            decided = play_random(played, dice)
            decisions += decided
            bench.forced += len(played.moves) - decided
            bench.games += 1
            spent = time.process_time() - began
        bench.seconds += spent
        bench.decisions += decisions
        bench.best = max(bench.best, decisions / spent)
        ratios.append(decisions / spent / rounds)
    bench.rounds, bench.ratio = median(calibrations), median(ratios)


def public_ratio(game: str, seats: int, seconds: float, options: dict[str, Any]) -> float:
    """Time of games played through the public interface (moves as text), relative to the inner loop."""
    inner, public = 0.0, 0.0
    number = 0
    while not number or inner + public < seconds:
        first = partie.new(game, seats, number, **options)
        began = time.process_time()
        play_random(first, Quick(number))
        inner += time.process_time() - began
        again = partie.new(game, seats, number, **options)
        texts = []
        for seat, move in zip(first.movers, first.moves, strict=True):
            texts.append(again.notation(seat, move))
            again.push(seat, move)
        again = partie.new(game, seats, number, **options)
        began = time.process_time()
        for seat, text in zip(first.movers, texts, strict=True):
            assert again.decisions[0].moves
            again.play(seat, text)
        public += time.process_time() - began
        number += 1
    return public / max(inner, 1e-9)


def parts_of(game: str, seats: int, seconds: float, options: dict[str, Any]) -> list[float]:
    """Microseconds a decision in each quarter of the game (by moves): whether late positions cost more."""
    spent, decided = [0.0] * PARTS, [0] * PARTS
    number = 0
    while not number or sum(spent) < seconds:
        whole = partie.new(game, seats, number, **options)
        play_random(whole, Quick(number))
        again, dice = partie.new(game, seats, number, **options), Quick(number)
        for part in range(PARTS):
            count = len(whole.moves) * (part + 1) // PARTS - len(again.moves)
            began = time.process_time()
            decided[part] += play_random(again, dice, count)
            spent[part] += time.process_time() - began
        number += 1
    return [time / max(count, 1) * 1e6 for time, count in zip(spent, decided, strict=True)]


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
