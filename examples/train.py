"""From zero to a trained agent: a policy for any game of Partie for two, by self-play, with a curve and a file to ship.

    pip install "partie[learn]"
    python examples/train.py powergrid --minutes 10 --out policy
    python examples/train.py underwater --minutes 8 --workers 16 --games 128 --device cuda --out policy

One network sees the position as the seat that is asked and gives a preference for each move and the expected reward.
It plays many games against itself at once and is improved by PPO. Since one seat's gain is the other's loss, the value
of a position for the seat that moved is the next position's, with the other sign if the other seat is asked. Half of
the games open with random moves of both seats, which are not learned from: so it comes to know positions that it
would not get into by itself, poor ones above all (docs/research.md).

Writes OUT.npz (the network as the bot `learned` reads it, `partie/bots/learned.py`), OUT.json (the numbers) and OUT.svg
(the curve), anew with every point of the curve, so that it may be stopped at any time.
"""

import argparse
import json
import multiprocessing
import sys
import time
from itertools import pairwise
from multiprocessing import shared_memory
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import partie
from partie import GAMES, PartieError
from partie.bots import Greedy, make
from partie.bots.learned import NEAR, Learned, Network, wide_ranges
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

RATE = 5e-4
"""How fast it learns at first; the rate falls to a twentieth."""
VARIETY = 0.02
"""What the policy gains by not always doing the same; it falls to a tenth."""
OPENING = 150
"""Every other game opens with random moves, fewer than this."""
FADE = 0.97
"""How much of a surprise is ascribed to the move before."""
CHOICES = {"drawn": "against random, moves drawn by preference", "best": "against random, the preferred move"}
"""How a policy may choose."""
CURVES = {**CHOICES, Greedy.name: "against the game's own player, the preferred move"}
"""What is measured on the way."""


# 1. Many games at once: in this process, or spread over several.


class Games:
    """The games of one process. Rows are games; the arrays are overwritten by each step."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        self.env = VectorEnv(game, count=count, seats=2)
        self.env.reset(seed=seed)
        self.ranges = wide_ranges(self.env.batch.game)
        self.seen, self.asked = self.env.observations, self.env.asked
        self.rewards, self.dones = self.env.rewards, self.env.dones
        self.legal = np.zeros(self.env.masks.shape, bool)
        self._thin()

    def step(self, actions: np.ndarray) -> None:
        """Play a move in every game."""
        self.env.step(actions)
        self._thin()

    def _thin(self) -> None:
        """The moves thought about: of bids and the like, only the lowest few (`partie/bots/learned.py`)."""
        np.copyto(self.legal, self.env.masks)
        for first, end in self.ranges:
            part = self.legal[:, first:end]
            part &= np.cumsum(part, axis=1) <= NEAR


ARRAYS = ("seen", "legal", "asked", "rewards", "dones")


def _serve(
    game: str, count: int, seed: int, pipe: Connection, shared: dict[str, tuple[str, Any, Any]]
) -> None:
    """A worker process: plays its games, and copies what it sees into shared memory."""
    games = Games(game, count, seed)
    opened = {name: shared_memory.SharedMemory(name=where) for name, (where, _, _) in shared.items()}
    tables = {name: np.ndarray(shape, kind, opened[name].buf) for name, (_, shape, kind) in shared.items()}
    while True:
        for name in ARRAYS:
            np.copyto(tables[name], getattr(games, name))
        pipe.send(True)
        if not pipe.recv():
            return
        games.step(tables["actions"])


class Workers:
    """The same as `Games`, played by several processes."""

    def __init__(self, game: str, count: int, seed: int, processes: int) -> None:
        sample = Games(game, 1, seed)
        self.pipes, self.memory, self.tables = [], [], []
        each = count // processes
        for number in range(processes):
            shared, tables = {}, {}
            for name in (*ARRAYS, "actions"):
                like = np.zeros(1, np.int64) if name == "actions" else getattr(sample, name)
                shape = (each, *like.shape[1:])
                block = shared_memory.SharedMemory(
                    create=True, size=max(1, int(np.prod(shape)) * like.itemsize)
                )
                self.memory.append(block)
                tables[name] = np.ndarray(shape, like.dtype, block.buf)
                shared[name] = (block.name, shape, like.dtype)
            here, there = multiprocessing.Pipe()
            start = (game, each, seed + number, there, shared)
            multiprocessing.Process(target=_serve, args=start, daemon=True).start()
            self.pipes.append(here)
            self.tables.append(tables)
        self._gather()

    def _gather(self) -> None:
        for pipe in self.pipes:
            pipe.recv()
        for name in ARRAYS:
            setattr(self, name, np.concatenate([tables[name] for tables in self.tables]))

    def step(self, actions: np.ndarray) -> None:
        for tables, part in zip(self.tables, np.split(actions, len(self.pipes)), strict=True):
            np.copyto(tables["actions"], part)
        for pipe in self.pipes:
            pipe.send(True)
        self._gather()

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.send(False)
        for block in self.memory:
            block.close()
            block.unlink()


def random_moves(legal: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """A random one of the legal moves in every game."""
    ends = np.cumsum(legal.sum(1))
    starts = np.concatenate([[0], ends[:-1]])
    picked = starts + (dice.random(len(legal)) * (ends - starts)).astype(np.int64)
    return legal.ravel().nonzero()[0][picked] % legal.shape[1]


# 2. The network.


class Policy(nn.Module):
    """A few layers, then a preference for each move and the expected reward."""

    def __init__(self, fields: int, moves: int, width: int, depth: int) -> None:
        super().__init__()
        sizes = [fields] + [width] * depth
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.moves = nn.Linear(width, moves)
        self.value = nn.Linear(width, 1)
        for part in (*self.moves.parameters(), *self.value.parameters()):
            nn.init.zeros_(part)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        for layer in self.layers:
            seen = torch.relu(layer(seen))
        value = torch.tanh(self.value(seen).squeeze(-1))
        return self.moves(seen).masked_fill(~legal, -1e9), value

    def arrays(self, game: str) -> dict[str, Any]:
        """The network as the bot `learned` reads it."""
        arrays: dict[str, Any] = {"depth": len(self.layers), "actions": self.moves.out_features}
        arrays["scale"] = np.array([1 / field.top for field in GAMES[game].fields(2)], np.float32)
        parts = [(f"weight{i}", f"bias{i}", layer) for i, layer in enumerate(self.layers)]
        parts += [("moves", "moves_bias", self.moves), ("value", "value_bias", self.value)]
        for weight, bias, layer in parts:
            arrays[weight] = layer.weight.detach().cpu().numpy().T.astype(np.float16)
            arrays[bias] = layer.bias.detach().cpu().numpy().astype(np.float16)
        return arrays

    def go_on_from(self, path: Path) -> None:
        """Take over a network of the same size that was trained before."""
        with np.load(path) as arrays, torch.no_grad():
            parts = [(f"weight{i}", f"bias{i}", layer) for i, layer in enumerate(self.layers)]
            parts += [("moves", "moves_bias", self.moves), ("value", "value_bias", self.value)]
            for weight, bias, layer in parts:
                layer.weight.copy_(torch.from_numpy(arrays[weight].T.astype(np.float32)))
                layer.bias.copy_(torch.from_numpy(arrays[bias].astype(np.float32)))


def draw_moves(logits: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """A move for each game, drawn by preference, and the logarithm of its probability."""
    odds = torch.log_softmax(logits, 1)
    drawn = torch.multinomial(odds.exp(), 1)
    return drawn.squeeze(1), odds.gather(1, drawn).squeeze(1)


def against_random(policy: Policy, game: str, count: int, seed: int, best: bool) -> float:
    """The share of games won against random play, each seat half the time; a tie is not won."""
    games = Games(game, count, seed)
    device = next(policy.parameters()).device
    dice = np.random.default_rng(seed)
    mine = np.arange(count) % 2
    running, won = np.ones(count, bool), 0
    while running.any():
        with torch.no_grad():
            logits, _ = policy(
                torch.from_numpy(games.seen).to(device), torch.from_numpy(games.legal).to(device)
            )
        chosen = (logits.argmax(1) if best else draw_moves(logits)[0]).cpu().numpy()
        games.step(np.where(games.asked == mine, chosen, random_moves(games.legal, dice)))
        won += int((running & (games.rewards[np.arange(count), mine] > 0)).sum())
        running &= ~games.dones
    return won / count


def against_own_player(policy: Policy, name: str, count: int, seed: int) -> float:
    """The share of games won against the game's own player, each seat half the time."""
    game = GAMES[name]
    learned, greedy = Learned(game), make(Greedy.name, game)
    learned.networks[2] = Network(policy.arrays(name))
    learned.observers[2] = game.observer(2)
    won = 0
    for number in range(count):
        table = partie.new(name, seats=2, seed=seed + number // 2)
        while not table.over:
            seat = table.decisions[0].seat
            table.play(seat, (learned if seat == number % 2 else greedy).choose(table, seat))
        won += table.result.winners == [number % 2]
    return won / count


# 3. Learning.


class Learner:
    """Plays against itself and improves the policy by PPO."""

    def __init__(self, games: Any, policy: Policy, steps: int, seed: int) -> None:
        self.games, self.policy, self.steps = games, policy, steps
        self.count = len(games.seen)
        self.device = next(policy.parameters()).device
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
        self.dice = np.random.default_rng(seed)
        self.played = self.finished = 0
        self.opening = self.openings()
        """By game the random moves that are still to be made."""

    def openings(self) -> np.ndarray:
        """By game how many random moves it opens with: none in every other game."""
        return self.dice.integers(OPENING, size=self.count) * (np.arange(self.count) % 2)

    def collect(self) -> dict[str, torch.Tensor]:
        """Play `steps` moves in every game; what was seen, done and worth."""
        games, device, shape = self.games, self.device, (self.steps, self.count)
        seen = torch.empty(*shape, games.seen.shape[1], device=device)
        legal = torch.empty(*shape, games.legal.shape[1], dtype=torch.bool, device=device)
        chosen = torch.empty(shape, dtype=torch.long, device=device)
        odds, values = (
            torch.empty(shape, device=device),
            torch.empty(self.steps + 1, self.count, device=device),
        )
        gains, dones = np.zeros(shape, np.float32), np.zeros(shape, bool)
        own = np.zeros(shape, bool)
        asked = np.empty((self.steps + 1, self.count), np.int64)
        for t in range(self.steps + 1):
            asked[t] = games.asked
            now = torch.from_numpy(games.seen).to(device), torch.from_numpy(games.legal).to(device)
            with torch.no_grad():
                logits, values[t] = self.policy(*now)
            if t == self.steps:
                break
            seen[t], legal[t] = now
            chosen[t], odds[t] = draw_moves(logits)
            own[t] = self.opening <= 0
            moves = chosen[t].cpu().numpy()
            if not own[t].all():
                moves = np.where(own[t], moves, random_moves(games.legal, self.dice))
            games.step(moves)
            self.opening = np.where(games.dones, self.openings(), self.opening - 1)
            gains[t] = games.rewards[np.arange(self.count), asked[t]]
            dones[t] = games.dones
        self.played += self.steps * self.count
        self.finished += int(dones.sum())
        same = np.where(asked[1:] == asked[:-1], 1.0, -1.0).astype(np.float32)
        better = advantages(
            *(torch.from_numpy(part).to(device) for part in (gains, dones, same)), values, FADE
        )
        found = {"seen": seen, "legal": legal, "chosen": chosen, "odds": odds, "better": better}
        return {**found, "own": torch.from_numpy(own).to(device), "worth": better + values[:-1]}

    def improve(self, played: dict[str, torch.Tensor], left: float, passes: int = 2, parts: int = 8) -> None:
        """One update by PPO; the less of the training is left, the smaller it is."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(0.05, left)
        flat = {name: part.flatten(0, 1) for name, part in played.items()}
        better = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-6)
        for _ in range(passes):
            for part in torch.randperm(len(better), device=self.device).chunk(parts):
                own = flat["own"][part].float()
                logits, values = self.policy(flat["seen"][part], flat["legal"][part])
                odds = torch.log_softmax(logits, 1)
                ratio = (odds.gather(1, flat["chosen"][part, None]).squeeze(1) - flat["odds"][part]).exp()
                gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part])
                spread = -(odds.exp() * odds).sum(1)
                learned = (own * (gain + VARIETY * max(0.1, left) * spread)).sum() / own.sum().clamp(min=1)
                loss = (values - flat["worth"][part]).square().mean() - learned
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()


def advantages(
    gains: torch.Tensor, dones: torch.Tensor, same: torch.Tensor, values: torch.Tensor, fade: float
) -> torch.Tensor:
    """How much better each move did than expected (GAE); `same` is -1 where the other seat is asked next."""
    better = torch.zeros_like(gains)
    later = torch.zeros_like(gains[0])
    for t in reversed(range(len(gains))):
        on = (~dones[t]).float() * same[t]
        later = gains[t] + on * values[t + 1] - values[t] + fade * on * later
        better[t] = later
    return better


# 4. Training, measuring, writing down.


def train(given: argparse.Namespace) -> None:
    """Train for so many minutes, with a point of the curve every `--every` of them; then measure over many games."""
    torch.manual_seed(given.seed)
    count = given.games * max(1, given.workers)
    games: Any = (
        Workers(given.game, count, given.seed, given.workers)
        if given.workers
        else Games(given.game, count, given.seed)
    )
    policy = Policy(games.seen.shape[1], games.legal.shape[1], given.width, given.depth).to(given.device)
    if given.start:
        policy.go_on_from(given.start)
    learner = Learner(games, policy, given.steps, given.seed)
    found: dict[str, Any] = {"game": given.game, "seed": given.seed, "check": given.check, "curve": []}
    spent, due = 0.0, 0.0
    while True:
        over = spent >= 60 * given.minutes
        if over or spent >= due:
            row = {"minutes": spent / 60, "steps": learner.played, "games": learner.finished}
            for name in CHOICES:
                seed = 1_000_000 + len(found["curve"])
                row[name] = against_random(policy, given.game, given.check, seed, name == "best")
            row[Greedy.name] = against_own_player(policy, given.game, given.check, seed)
            found["curve"].append(row)
            print({name: round(value, 3) for name, value in row.items()}, flush=True)
            write(found, policy, given)
            due += 60 * given.every
        if over:
            break
        start = time.perf_counter()
        learner.improve(learner.collect(), left=1 - spent / (60 * given.minutes))
        spent += time.perf_counter() - start
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
    draw(found["curve"], given.out.with_suffix(".svg"))


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what a share of so many games lies with 95 % (Wilson)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def draw(curve: list[dict[str, float]], path: Path) -> None:
    """The share of games won over time."""
    from matplotlib import pyplot

    # Words stay words, and the same numbers give the same file.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "partie"})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes = [row["minutes"] for row in curve]
    for name, label in CURVES.items():
        axes.plot(minutes, [100 * row[name] for row in curve], marker="o", markersize=3, label=label)
    axes.set(xlabel="minutes of training", ylabel="won, %", ylim=(0, 101))
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
    reader = argparse.ArgumentParser(description="Train a policy for a game of Partie for two players.")
    reader.add_argument("game", choices=sorted(name for name, game in GAMES.items() if 2 in game.seat_counts))
    reader.add_argument("--minutes", type=above_zero, default=10)
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
