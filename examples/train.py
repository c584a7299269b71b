"""From zero to a trained agent: a policy for any game of Partie for two, with a curve and a file to ship.

    pip install "partie[learn]"
    python examples/train.py powergrid --minutes 10 --taught 2 --out policy
    python examples/train.py underwater --minutes 8 --taught 3 --workers 15 --device cuda --out policy

One network sees the position as the seat that is asked and gives a preference for each move and the expected reward.
It plays many games against itself at once. In the first minutes (`--taught`) the game's own player says in each
position what it would do, and the network learns to prefer that; then it is improved by PPO. Since one seat's gain is
the other's loss, the value of a position for the seat that moved is the next position's, with the other sign if the
other seat is asked. Half of the games that are not taught open with random moves of both seats, which are not learned
from: so it comes to know positions that it would not get into by itself, poor ones above all (docs/research.md).

Writes OUT.npz (the network as the bot `learned` reads it, `partie/bots/learned.py`), OUT.json (the numbers) and OUT.svg
(the curve), anew with every point of the curve, so that it may be stopped at any time. Its parts, each to be read by
itself: `selfplay/games.py`, `policy.py`, `learner.py`, `measuring.py`.
"""

import argparse
import json
import multiprocessing
import sys
import time
from pathlib import Path
from typing import Any

from partie import GAMES, PartieError
from partie.bots import Greedy
from partie.envs import missing

try:
    import numpy as np
    import torch
    from selfplay.games import Games, Workers
    from selfplay.learner import Learner
    from selfplay.measuring import CHOICES, against_own_player, against_random, draw, interval
    from selfplay.policy import Policy
except ImportError as error:
    sys.exit(str(missing(error, "learn")))
except PartieError as error:
    sys.exit(str(error))


def train(given: argparse.Namespace) -> None:
    """Train for so many minutes, with a point of the curve every `--every` of them; then measure over many games."""
    torch.manual_seed(given.seed)
    count = given.games * max(1, given.workers)
    games: Any = (
        Workers(given.game, count, given.seed, given.workers)
        if given.workers
        else Games(given.game, count, given.seed)
    )
    measurers = multiprocessing.Pool(max(1, given.workers))
    policy = Policy(games.seen.shape[1], games.legal.shape[1], given.width, given.depth).to(given.device)
    if given.start:
        policy.go_on_from(given.start)
    learner = Learner(games, policy, given.steps, given.seed)
    found: dict[str, Any] = {name: getattr(given, name) for name in ("game", "seed", "taught", "check")}
    found["curve"] = []
    spent, due = 0.0, 0.0
    while True:
        over = spent >= 60 * given.minutes
        if over or spent >= due:
            row = {"minutes": spent / 60, "steps": learner.played, "games": learner.finished}
            for name in CHOICES:
                seed = 1_000_000 + len(found["curve"])
                row[name] = against_random(policy, given.game, given.check, seed, name == "best")
            row[Greedy.name] = against_own_player(policy, given.game, given.check, seed, measurers.map)
            found["curve"].append(row)
            print({name: round(value, 3) for name, value in row.items()}, flush=True)
            write(found, policy, given)
            due += 60 * given.every
        if over:
            break
        start = time.perf_counter()
        if spent < 60 * given.taught:
            learner.follow(learner.collect(taught=True))
        else:
            learner.improve(learner.collect(), left=1 - spent / (60 * given.minutes))
        spent += time.perf_counter() - start
    measurers.close()
    if given.workers:
        games.close()
    for name in CHOICES:
        share = against_random(policy, given.game, given.measure, 2_000_000, name == "best")
        low, high = interval(share, given.measure)
        print(f"{name}: won {share:.1%} of {given.measure} games against random ({low:.1%} to {high:.1%})")
        found[name] = {"games": given.measure, "won": share, "low": low, "high": high}
    write(found, policy, given)


def write(found: dict[str, Any], policy: Policy, given: argparse.Namespace) -> None:
    np.savez_compressed(given.out.with_suffix(".npz"), **policy.arrays(given.game))
    given.out.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draw(found["curve"], given.taught, given.out.with_suffix(".svg"))


def above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number


def even(text: str) -> int:
    number = int(text)
    if number < 2 or number % 2:
        raise ValueError
    return number


def main(arguments: list[str] | None = None) -> None:
    reader = argparse.ArgumentParser(description="Train a policy for a game of Partie for two players.")
    reader.add_argument("game", choices=sorted(name for name, game in GAMES.items() if 2 in game.seat_counts))
    reader.add_argument("--minutes", type=above_zero, default=10)
    reader.add_argument("--taught", type=float, default=0, help="of these, minutes with a teacher at first")
    reader.add_argument(
        "--every", type=above_zero, default=1, help="minutes from one point of the curve to the next"
    )
    reader.add_argument("--start", type=Path, help="a network to go on from (.npz, of the same size)")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--games", type=even, default=128, help="games at once, by worker")
    reader.add_argument("--steps", type=int, default=64, help="moves in each game before an improvement")
    reader.add_argument("--width", type=int, default=128)
    reader.add_argument("--depth", type=int, default=2)
    reader.add_argument("--workers", type=int, default=0, help="processes that play; 0: this one plays")
    reader.add_argument("--device", default="cpu", help="where the network learns: cpu, cuda")
    reader.add_argument("--check", type=even, default=100, help="games of each point of the curve")
    reader.add_argument("--measure", type=even, default=1000, help="games of the last measurement")
    reader.add_argument("--threads", type=int, default=1)
    reader.add_argument("--out", type=Path, default=Path("policy"))
    given = reader.parse_args(arguments)
    torch.set_num_threads(given.threads)
    train(given)


if __name__ == "__main__":
    main()
