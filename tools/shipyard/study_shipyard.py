"""Tunes the weights of Shipyard's player for searches; both tables are in partie/games/shipyard/data.

`weights` optimises studied.json by an evolution strategy with mirrored samples: all weights are changed a little at
once, in opposite directions, and follow the changes that score more in the same solo games. `value` fits value.json by
ridge regression: players with occasional random moves play games, and the weights predict the final points from the
traits of positions. A fifth of the games is held out to measure the error of the predictions."""

import argparse
import json
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random

import numpy as np

import partie
from partie.bots.bot import Careless
from partie.games.shipyard.bot import Greedy
from partie.games.shipyard.bot.plan import turns_left
from partie.games.shipyard.bot.value import SCALE, TRAITS, TURNS, traits
from partie.games.shipyard.bot.weights import STUDIED
from partie.games.shipyard.state import Harbour
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import deciders

DATA = Path(__file__).resolve().parents[2] / "partie" / "games" / "shipyard" / "data"
SLIPS = ((5, 3), (15, 4), (35, 5))
"""So many decisions of a hundred fall among so many moves: positions differ, and not only luck decides."""
RIDGE = 3.0
STEEPEST = 0.25
"""No weight changes by more than about a quarter at once."""

Row = tuple[list[float], float, float, int]
"""Traits, turns left, points at the end, seed of the game."""


def solo_points(weights: dict[str, float], seeds: Sequence[int]) -> float:
    """The mean score of these weights in solo games."""
    player, total = Greedy(weights), 0
    for seed in seeds:
        table = partie.new("shipyard", 1, seed)
        while not table.over:
            table.push(0, player.choose(table.mask(0), 0))
        assert table.result is not None
        total += table.result.scores[0][0]
    return total / len(seeds)


def climb(rounds: int, pairs: int, games: int, pace: float, spread: float, seed: int) -> None:
    """Follow the changes that score more; stores the best weights after each round."""
    dice, weights, first = Random(seed), dict(STUDIED), seed * 1_000_000
    for number in range(rounds):
        seeds = range(first + number * games, first + (number + 1) * games)
        slopes, scores = dict.fromkeys(weights, 0.0), 0.0
        for _ in range(pairs):
            change = {name: dice.gauss(0.0, 1.0) for name in weights}
            more = solo_points({name: w * exp(spread * change[name]) for name, w in weights.items()}, seeds)
            less = solo_points({name: w * exp(-spread * change[name]) for name, w in weights.items()}, seeds)
            scores += (more + less) / 2 / pairs
            for name in weights:
                slopes[name] += (more - less) / 2 * change[name] / pairs / spread
        for name in weights:
            step = max(-STEEPEST, min(STEEPEST, pace * slopes[name]))
            weights[name] = round(weights[name] * exp(step), 4)
        print(f"round {number + 1}: {scores:.1f} points", flush=True)
        write("studied.json", weights)


def positions(seats: int, seed: int) -> list[Row]:
    """Play one game and return the traits of every player at the beginning of each turn, with the final points."""
    table, dice, player = partie.new("shipyard", seats, seed), Dice(seed), Greedy(STUDIED)
    bots = [Careless(player, seed * 64 + seat, *SLIPS[dice.below(len(SLIPS))]) for seat in range(seats)]
    seen: list[tuple[list[list[float]], float]] = []
    stage = -1
    while not table.over:
        state = table.state
        assert isinstance(state, Harbour)
        if player.stage(state) != stage and state.stage < 2:
            stage = player.stage(state)
            seen.append((traits(state), turns_left(state) / TURNS))
        seat = deciders(state)[0]
        table.push(seat, bots[seat].choose(table, seat))
    assert table.result is not None
    scores = [score[0] for score in table.result.scores]
    return [(row, left, scores[seat], seed) for rows, left in seen for seat, row in enumerate(rows)]


def fit(solo: int, two: int, seed: int) -> None:
    """Fit the value of positions to the points at the end."""
    found = [row for i in range(solo) for row in positions(1, seed + i)]
    found += [row for i in range(two) for row in positions(2, seed + i)]
    left = np.array([row[1] for row in found])
    known = np.array([row[0] for row in found])
    wanted = np.array([row[2] for row in found]) / 10 - known[:, 0]
    known = np.column_stack([known[:, 1:], left, left**2, np.ones(len(found))])
    aside = np.array([row[3] % 5 == 0 for row in found])
    errors = wanted[aside] - known[aside] @ solved(known[~aside], wanted[~aside])
    print(f"{len(found)} positions; points off on {aside.sum()} kept aside, by turns left:")
    for least in range(0, 25, 5):
        some = (left[aside] * TURNS > least) & (left[aside] * TURNS <= least + 5)
        print(f"  {least + 1} to {least + 5}: {errors[some].std() * 10:.1f}")
    weights = solved(known, wanted) * 10 / SCALE
    names = dict(zip(TRAITS[1:], weights.tolist()))
    write("value.json", {TRAITS[0]: 10 / SCALE, **{name: round(weight, 4) for name, weight in names.items()}})


def solved(known: "np.ndarray", wanted: "np.ndarray") -> "np.ndarray":
    """The weights with the least squared error, with a small penalty on large ones."""
    return np.linalg.solve(known.T @ known + RIDGE * np.eye(known.shape[1]), known.T @ wanted)


def write(name: str, table: dict[str, float]) -> None:
    (DATA / name).write_text(json.dumps(table, indent=1) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    what = parser.add_subparsers(dest="what", required=True)
    weights = what.add_parser("weights")
    weights.add_argument("--rounds", type=int, default=20)
    weights.add_argument("--pairs", type=int, default=6)
    weights.add_argument("--games", type=int, default=12)
    weights.add_argument("--pace", type=float, default=0.01)
    weights.add_argument("--spread", type=float, default=0.15)
    weights.add_argument("--seed", type=int, default=1)
    value = what.add_parser("value")
    value.add_argument("--solo", type=int, default=200)
    value.add_argument("--two", type=int, default=50)
    value.add_argument("--seed", type=int, default=7000)
    options = parser.parse_args()
    if options.what == "weights":
        climb(options.rounds, options.pairs, options.games, options.pace, options.spread, options.seed)
    else:
        fit(options.solo, options.two, options.seed)


if __name__ == "__main__":
    main()
