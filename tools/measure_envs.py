"""Measures how many steps a second the environments make with random legal moves, for docs/research.md.

Times are of the processor, so that other programs disturb little. Choosing the moves is not counted where it is ours
(the vectorised environment); in the others the caller's work is part of the loop.
"""

import argparse
import time

import numpy as np

import partie.kernel.batch
from partie.envs import gymnasium as solo
from partie.envs import pettingzoo as zoo
from partie.envs.vector import VectorEnv


def measure_zoo(game: str, seats: int, seconds: float) -> float:
    """Steps a second of the PettingZoo environment: `last`, a random move from the mask, `step`."""
    env = zoo.env(game, seats=seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        env.reset()
        draws = dice.random(100_000).tolist()
        start = time.process_time()
        for draw, _ in zip(draws, env.agent_iter(), strict=False):
            _, _, over, cut, info = env.last()
            if over or cut:
                break
            legal = info["action_mask"].view(np.bool_).nonzero()[0]
            env.step(legal[int(draw * len(legal))])
            steps += 1
        spent += time.process_time() - start
    return steps / spent


def measure_solo(game: str, seats: int, bots: str, seconds: float) -> float:
    """Steps a second of the Gymnasium environment: those of the learner alone."""
    env = solo.SoloEnv(game, seats=seats, bots=bots)
    dice = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        _, _, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - start)


def measure_vector(game: str, seats: int, count: int, seconds: float) -> float:
    """Steps a second of the vectorised environment, over all games."""
    env = VectorEnv(game, count=count, seats=seats)
    env.reset(seed=1)
    dice = np.random.default_rng(1)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = [env.random_actions(dice)]
        start = time.process_time()
        env.step(actions[0])
        spent += time.process_time() - start
        steps += count
    return steps / spent


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
    reader.add_argument("--seconds", type=float, default=3.0)
    reader.add_argument("--count", type=int, default=64)
    given = reader.parse_args()
    build = "interpreted" if (partie.kernel.batch.__file__ or "").endswith(".py") else "compiled"
    print(f"{given.game}, {build}, calibration {calibration():.0f} ns")
    print("| seats | PettingZoo | Gymnasium, random bots | vectorised |")
    print("|---|---|---|---|")
    for seats in (2, 4):
        row = (
            measure_zoo(given.game, seats, given.seconds),
            measure_solo(given.game, seats, "random", given.seconds),
            measure_vector(given.game, seats, given.count, given.seconds),
        )
        print(f"| {seats} | " + " | ".join(f"{value:,.0f}" for value in row) + " |", flush=True)
    print(f"calibration {calibration():.0f} ns")


if __name__ == "__main__":
    main()
