"""Measures how many steps a second the environments make with random legal moves, for docs/research.md.

The same games are played repeatedly and timed in short stretches of processor time. For each stretch the median counts,
and beside it the best, which shows the speed without other programs on the machine. The time for choosing moves is
excluded in the vectorised environment; in the others it is part of the loop.
"""

import argparse
import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

import partie.kernel.learning.batch
from partie.envs import gymnasium as solo
from partie.envs import pettingzoo as zoo
from partie.envs.vector import VectorEnv

GAMES = 6
"""The number of repetitions of the games, or of the stretches of the vectorised environment."""

Stretches = list[tuple[int, float]]
"""Steps, and their duration in seconds."""


def measure_zoo(game: str, seats: int) -> Stretches:
    """The PettingZoo environment: `last`, a random move from the mask, `step`; by game."""
    env = zoo.env(game, seats=seats)
    found = []
    for seed in range(GAMES):
        draws = np.random.default_rng(seed).random(10_000).tolist()
        steps, start = 0, time.process_time()
        env.reset(seed=seed)
        for draw, _ in zip(draws, env.agent_iter(), strict=False):
            _, _, over, cut, info = env.last()
            if over or cut:
                break
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(draw * len(legal))])
            steps += 1
        found.append((steps, time.process_time() - start))
    return found


def measure_solo(game: str, seats: int) -> Stretches:
    """The Gymnasium environment against random bots: the learner's own steps, by game."""
    env = solo.SoloEnv(game, seats=seats, bots="random")
    found = []
    for seed in range(GAMES):
        draws = np.random.default_rng(seed).random(10_000).tolist()
        steps, over, start = 0, False, time.process_time()
        _, info = env.reset(seed=seed)
        while not over:
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            _, _, over, _, info = env.step(legal[int(draws[steps] * len(legal))])
            steps += 1
        found.append((steps, time.process_time() - start))
    return found


def measure_vector(game: str, seats: int, count: int) -> Stretches:
    """The vectorised environment: 300 steps of all games, which is more than a game, in stretches of ten."""
    env = VectorEnv(game, count=count, seats=seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    found = []
    for _ in range(30):
        spent = 0.0
        for _ in range(10):
            actions = env.random_actions(dice)
            start = time.process_time()
            env.step(actions)
            spent += time.process_time() - start
        found.append((10 * count, spent))
    return found


def rates(play: Callable[[], Stretches], seconds: float) -> tuple[float, float]:
    """Steps a second by the median and by the best times of the stretches, the first round left out."""
    play()
    rounds: list[Stretches] = []
    start = time.process_time()
    while time.process_time() - start < seconds or len(rounds) < 3:
        rounds.append(play())
    steps = sum(count for count, _ in rounds[0])
    times = [[took for _, took in stretch] for stretch in zip(*rounds, strict=True)]
    return steps / sum(median(each) for each in times), steps / sum(min(each) for each in times)


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
    build = "interpreted" if (partie.kernel.learning.batch.__file__ or "").endswith(".py") else "compiled"
    print(f"{given.game}, {build}, calibration {calibration():.0f} ns; steps a second: median (best)")
    print("| seats | PettingZoo | Gymnasium, random bots | vectorised |")
    print("|---|---|---|---|")
    for seats in (2, 4):
        row = [
            rates(partial(measure_zoo, given.game, seats), given.seconds),
            rates(partial(measure_solo, given.game, seats), given.seconds),
            rates(partial(measure_vector, given.game, seats, given.count), given.seconds),
        ]
        print(f"| {seats} | " + " | ".join(f"{middle:,.0f} ({best:,.0f})" for middle, best in row) + " |")
    print(f"calibration {calibration():.0f} ns")


if __name__ == "__main__":
    main()
