"""Trains a small policy for two-player Power Grid by self-play, and measures it against random play.

    pip install "partie[learn]"
    python examples/train_powergrid.py --minutes 10 --out policy
    python examples/train_powergrid.py --measure --out policy

One network sees the position as the seat that is asked and gives a preference for each move and the expected reward.
It plays many games against itself at once and is improved by PPO. Since one seat's gain is the other's loss, the value
of a position for the seat that moved is the next position's, with the other sign if the other seat is asked. Half of
the games open with random moves of both seats, which are not learned from: so it comes to know positions that it
would not get into by itself, poor ones above all (docs/research.md). Minutes are of processor time on one core;
measuring does not count.

Writes OUT.pt (the network), OUT.json (the numbers) and OUT.svg (the curve), anew with every point of the curve, so that
it may be stopped at any time; `--measure` measures what is there.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from partie import PartieError
from partie.envs import missing

try:
    import matplotlib
    import numpy as np
    import torch
    from torch import nn

    from partie.envs.vector import VectorEnv
except ImportError as error:
    sys.exit(str(missing(error, "learn")))
except PartieError as error:
    sys.exit(str(error))

matplotlib.use("Agg")

RAISES = (0, 1, 2, 4, 8)
"""Bids that the policy thinks about: the lowest possible and a little more. All other moves are as in the game."""
OPENING = 150
"""Every other game opens with random moves, fewer than this; a whole game of random moves has about 260."""
RATE = 5e-4
"""How fast it learns at first; the rate falls to a twentieth."""
VARIETY = 0.02
"""What the policy gains by not always doing the same."""
CHOICES = {"drawn": "moves drawn by preference", "best": "always the preferred move"}
"""How a policy may choose."""


class Moves:
    """The moves of the policy: those of the game, with the bids drawn together."""

    def __init__(self, env: VectorEnv) -> None:
        moves = env.batch.game.actions()
        bid = next(i for i, verb in enumerate(env.batch.game.verbs) if verb.name == "bid")
        bids = [number for number, move in enumerate(moves) if move[0] == bid]
        self.first, self.last = bids[0], bids[-1] + 1
        self.rest = np.array([number for number in range(len(moves)) if moves[number][0] != bid])
        self.count = len(self.rest) + len(RAISES)

    def masks(self, env: VectorEnv) -> np.ndarray:
        """What is legal, for the policy's moves."""
        bids = env.masks[:, self.first : self.last]
        self.lowest = bids.argmax(1)
        highest = bids.sum(1) + self.lowest
        raises = [(self.lowest + more < highest) & bids.any(1) for more in RAISES]
        return np.concatenate([env.masks[:, self.rest], np.stack(raises, 1)], 1)

    def numbers(self, chosen: np.ndarray) -> np.ndarray:
        """The game's numbers of the moves chosen, for the positions that `masks` saw last."""
        raised = chosen - len(self.rest)
        bids = self.first + self.lowest + np.array(RAISES)[np.maximum(raised, 0)]
        return np.where(raised >= 0, bids, self.rest[np.minimum(chosen, len(self.rest) - 1)])


class Policy(nn.Module):
    """Two layers, then a preference for each move and the expected reward.

    The value begins with a little knowledge: more cities, more capacity and more money than the other are better.
    """

    KNOWN = (("cities", 2.0), ("capacity", 1.0), ("money", 0.5))

    def __init__(self, env: VectorEnv, moves: int, width: int = 128) -> None:
        super().__init__()
        names = env.batch.game.feature_names(2)
        known = torch.zeros(env.fields)
        for name, weight in self.KNOWN:
            known[names.index(f"player 0: {name}")] = weight
            known[names.index(f"player 1: {name}")] = -weight
        self.register_buffer("known", known)
        self.body = nn.Sequential(nn.Linear(env.fields, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.moves = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        for part in (*self.moves.parameters(), *self.value.parameters()):
            nn.init.zeros_(part)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inner = self.body(seen)
        value = torch.tanh(self.value(inner).squeeze(-1) + seen @ self.known)
        return self.moves(inner).masked_fill(~legal, -1e9), value


def choose(policy: Policy, env: VectorEnv, moves: Moves, best: bool) -> np.ndarray:
    """The policy's moves: drawn by preference, or the best."""
    with torch.no_grad():
        logits, _ = policy(torch.from_numpy(env.observations), torch.from_numpy(moves.masks(env)))
    return moves.numbers((logits.argmax(1) if best else draw_moves(logits)[0]).numpy())


def draw_moves(logits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A move for each game, drawn by preference, and the logarithm of its probability."""
    odds = torch.log_softmax(logits, 1)
    drawn = torch.multinomial(odds.exp(), 1)
    return drawn.squeeze(1), odds.gather(1, drawn).squeeze(1)


def against_random(policy: Policy, games: int, seed: int, best: bool) -> float:
    """The share of games won against random play, each seat half the time; a tie is not won."""
    env = VectorEnv("powergrid", count=games, seats=2)
    moves = Moves(env)
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    mine = np.arange(games) % 2
    open_games, won = np.ones(games, bool), 0
    while open_games.any():
        actions = np.where(env.asked == mine, choose(policy, env, moves, best), env.random_actions(dice))
        _, rewards, dones = env.step(actions)
        won += int((open_games & (rewards[np.arange(games), mine] > 0)).sum())
        open_games &= ~dones
    return won / games


class Learner:
    """Plays against itself and improves the policy by PPO."""

    def __init__(self, games: int, steps: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.env = VectorEnv("powergrid", count=games, seats=2)
        self.env.reset(seed=seed)
        self.moves = Moves(self.env)
        self.policy = Policy(self.env, self.moves.count)
        self.optimizer = torch.optim.Adam(self.policy.parameters(), lr=RATE)
        self.dice = np.random.default_rng(seed)
        self.games, self.steps, self.played, self.finished = games, steps, 0, 0
        self.opening = self.openings()
        """By game the random moves that are still to be made."""

    def openings(self) -> np.ndarray:
        """By game how many random moves it opens with: none in every other game."""
        return self.dice.integers(OPENING, size=self.games) * (np.arange(self.games) % 2)

    def collect(self) -> dict[str, torch.Tensor]:
        """Play `steps` moves in every game; what was seen, done and worth."""
        env, shape = self.env, (self.steps, self.games)
        seen = torch.empty(*shape, env.fields)
        legal = torch.empty(*shape, self.moves.count, dtype=torch.bool)
        chosen = torch.empty(shape, dtype=torch.long)
        odds, values = torch.empty(shape), torch.empty(self.steps + 1, self.games)
        gains, dones = torch.zeros(shape), torch.zeros(shape, dtype=torch.bool)
        own = torch.zeros(shape, dtype=torch.bool)
        asked = np.empty((self.steps + 1, self.games), np.int64)
        for t in range(self.steps):
            seen[t] = torch.from_numpy(env.observations)
            legal[t] = torch.from_numpy(self.moves.masks(env))
            asked[t] = env.asked
            with torch.no_grad():
                logits, values[t] = self.policy(seen[t], legal[t])
            chosen[t], odds[t] = draw_moves(logits)
            own[t] = torch.from_numpy(self.opening <= 0)
            numbers = self.moves.numbers(chosen[t].numpy())
            _, rewards, over = env.step(np.where(own[t], numbers, env.random_actions(self.dice)))
            self.opening = np.where(over, self.openings(), self.opening - 1)
            gains[t] = torch.from_numpy(rewards[np.arange(self.games), asked[t]])
            dones[t] = torch.from_numpy(over)
        asked[self.steps] = env.asked
        with torch.no_grad():
            masks = torch.from_numpy(self.moves.masks(env))
            values[self.steps] = self.policy(torch.from_numpy(env.observations), masks)[1]
        self.played += self.steps * self.games
        self.finished += int(dones.sum())
        same = torch.from_numpy(np.where(asked[1:] == asked[:-1], 1.0, -1.0)).float()
        better = self.advantages(gains, values, dones, same)
        return {
            "seen": seen,
            "legal": legal,
            "chosen": chosen,
            "odds": odds,
            "own": own,
            "better": better,
            "worth": better + values[:-1],
        }

    def advantages(
        self,
        gains: torch.Tensor,
        values: torch.Tensor,
        dones: torch.Tensor,
        same: torch.Tensor,
        fade: float = 0.97,
    ) -> torch.Tensor:
        """How much better each move did than expected (GAE); `same` is -1 where the other seat is asked next."""
        better = torch.zeros_like(gains)
        later = torch.zeros(self.games)
        for t in reversed(range(self.steps)):
            on = (~dones[t]).float() * same[t]
            later = gains[t] + on * values[t + 1] - values[t] + fade * on * later
            better[t] = later
        return better

    def improve(
        self, played: dict[str, torch.Tensor], left: float, passes: int = 2, size: int = 2048
    ) -> None:
        """One update by PPO; the less of the training is left, the smaller it is."""
        self.optimizer.param_groups[0]["lr"] = RATE * max(left, 0.05)
        flat = {name: part.flatten(0, 1) for name, part in played.items()}
        judged = flat["better"][flat["own"]]
        better = (flat["better"] - judged.mean()) / (judged.std() + 1e-8)
        for _ in range(passes):
            for part in torch.randperm(len(better)).split(size):
                own = flat["own"][part].float()
                logits, values = self.policy(flat["seen"][part], flat["legal"][part])
                odds = torch.log_softmax(logits, 1)
                ratio = (odds.gather(1, flat["chosen"][part, None]).squeeze(1) - flat["odds"][part]).exp()
                gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
                spread = -(odds.exp() * odds).sum(1)
                learned = (own * (gain + VARIETY * spread)).sum() / own.sum()
                loss = (values - flat["worth"][part]).square().mean() - learned
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()


def train(minutes: float, seed: int, check: int, out: Path) -> None:
    """Train for so many minutes of processor time, with a point of the curve a minute."""
    learner = Learner(games=128, steps=64, seed=seed)
    curve: list[dict[str, float]] = []
    spent, due = 0.0, 0.0
    while True:
        over = spent >= 60 * minutes
        if over or spent >= due:
            row = {"minutes": spent / 60, "steps": learner.played, "games": learner.finished}
            for name in CHOICES:
                row[name] = against_random(learner.policy, check, 1_000_000 + len(curve), name == "best")
            curve.append(row)
            print({name: round(value, 3) for name, value in row.items()}, flush=True)
            torch.save(learner.policy.state_dict(), out.with_suffix(".pt"))
            write({"seed": seed, "check": check, "curve": curve}, out)
            due += 60
        if over:
            return
        start = time.process_time()
        learner.improve(learner.collect(), left=1 - spent / (60 * minutes))
        spent += time.process_time() - start


def measure(games: int, out: Path) -> None:
    """Measure the trained policy over many games, and add that to the numbers."""
    env = VectorEnv("powergrid", count=1, seats=2)
    policy = Policy(env, Moves(env).count)
    policy.load_state_dict(torch.load(out.with_suffix(".pt"), weights_only=True))
    found = json.loads(out.with_suffix(".json").read_text("utf-8"))
    for name in CHOICES:
        share = against_random(policy, games, 2_000_000, name == "best")
        low, high = interval(share, games)
        print(f"{name}: won {share:.1%} of {games} games against random ({low:.1%} to {high:.1%})")
        found[name] = {"games": games, "won": share, "low": low, "high": high}
    write(found, out)


def write(found: dict[str, Any], out: Path) -> None:
    out.with_suffix(".json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draw(found["curve"], out.with_suffix(".svg"))


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what a share of so many games lies with 95 % (Wilson)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def draw(curve: list[dict[str, float]], path: Path) -> None:
    """The share of games won against random play over time."""
    from matplotlib import pyplot

    # Words stay words, and the same numbers give the same file.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "partie"})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes = [row["minutes"] for row in curve]
    for name, label in CHOICES.items():
        axes.plot(minutes, [100 * row[name] for row in curve], marker="o", markersize=3, label=label)
    axes.axhline(90, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of training", ylabel="won against random, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


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
    reader = argparse.ArgumentParser(description="Train a policy for two-player Power Grid.")
    reader.add_argument("--minutes", type=above_zero, default=10)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--games", type=even, default=1000, help="games of the last measurement")
    reader.add_argument("--check", type=even, default=100, help="games of each point of the curve")
    reader.add_argument("--threads", type=int, default=1)
    reader.add_argument("--out", type=Path, default=Path("policy"))
    reader.add_argument("--measure", action="store_true", help="train no more, measure what is there")
    given = reader.parse_args(arguments)
    torch.set_num_threads(given.threads)
    if not given.measure:
        train(given.minutes, given.seed, given.check, given.out)
    elif not given.out.with_suffix(".pt").exists():
        reader.error(f"there is no {given.out.with_suffix('.pt')} to measure")
    measure(given.games, given.out)


if __name__ == "__main__":
    main()
