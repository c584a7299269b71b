"""Measures how many steps a second the environments make with random legal moves, for docs/research.md.

Times are of the processor. Each rate is measured in slices of a twentieth of a second: the median, and the best, which
is what the machine does while nothing else disturbs its caches. In the vectorised environment choosing the moves is not
counted; in the others the caller's work is part of the loop.
"""

import argparse
import time
from collections.abc import Iterator
from statistics import median

import numpy as np

import partie.kernel.batch
from partie.envs import gymnasium as solo
from partie.envs import pettingzoo as zoo
from partie.envs.vector import VectorEnv

SLICE = 0.05

Stretch = tuple[int, float]
"""Steps, and the seconds that they took."""


def measure_zoo(game: str, seats: int) -> Iterator[Stretch]:
    """The PettingZoo environment: `last`, a random move from the mask, `step`; a game at a time."""
    env = zoo.env(game, seats=seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    while True:
        draws = dice.random(10_000).tolist()
        steps, start = 0, time.process_time()
        env.reset()
        for draw, _ in zip(draws, env.agent_iter(), strict=False):
            _, _, over, cut, info = env.last()
            if over or cut:
                break
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(draw * len(legal))])
            steps += 1
        yield steps, time.process_time() - start


def measure_solo(game: str, seats: int) -> Iterator[Stretch]:
    """The Gymnasium environment against random bots: the learner's own steps, a game at a time."""
    env = solo.SoloEnv(game, seats=seats, bots="random")
    dice = np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        steps, over, start = 0, False, time.process_time()
        _, info = env.reset()
        while not over:
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            _, _, over, _, info = env.step(legal[int(dice.random() * len(legal))])
            steps += 1
        yield steps, time.process_time() - start


def measure_vector(game: str, seats: int, count: int) -> Iterator[Stretch]:
    """The vectorised environment: a step of all games at a time."""
    env = VectorEnv(game, count=count, seats=seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    while True:
        actions = env.random_actions(dice)
        start = time.process_time()
        env.step(actions)
        yield count, time.process_time() - start


def rates(stretches: Iterator[Stretch], seconds: float) -> tuple[float, float]:
    """The median and the best rate over slices, after two seconds in which tables fill."""
    found: list[float] = []
    total, steps, spent = 0.0, 0, 0.0
    for count, took in stretches:
        total += took
        if total < 2:
            continue
        steps += count
        spent += took
        if spent >= SLICE:
            found.append(steps / spent)
            steps, spent = 0, 0.0
        if total >= 2 + seconds and found:
            break
    return median(found), max(found)


def calibration() -> float:
    """Nanoseconds of a small loop, to compare machines and moments."""
    start = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number
    return (time.process_time() - start) * 1000


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--game", default="powergrid")
    reader.add_argument("--seconds", type=float, default=5.0)
    reader.add_argument("--count", type=int, default=64)
    given = reader.parse_args()
    build = "interpreted" if (partie.kernel.batch.__file__ or "").endswith(".py") else "compiled"
    print(f"{given.game}, {build}, calibration {calibration():.0f} ns; steps a second: median (best slice)")
    print("| seats | PettingZoo | Gymnasium, random bots | vectorised |")
    print("|---|---|---|---|")
    for seats in (2, 4):
        row = [
            rates(stretches, given.seconds)
            for stretches in (
                measure_zoo(given.game, seats),
                measure_solo(given.game, seats),
                measure_vector(given.game, seats, given.count),
            )
        ]
        print(f"| {seats} | " + " | ".join(f"{middle:,.0f} ({best:,.0f})" for middle, best in row) + " |")
    print(f"calibration {calibration():.0f} ns")


if __name__ == "__main__":
    main()
