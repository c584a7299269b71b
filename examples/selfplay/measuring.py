"""How good a policy is, in games on seeds of their own, and the curve of it."""

from collections.abc import Callable, Iterable
from pathlib import Path

import matplotlib
import numpy as np
import torch

import partie
from partie import GAMES
from partie.bots import Greedy, make
from partie.bots.learned import Learned, Network

from .games import Games, random_moves
from .policy import Policy, draw_moves

matplotlib.use("Agg")

CHOICES = {"drawn": "against random, moves drawn by preference", "best": "against random, the preferred move"}
"""How a policy may choose."""
CURVES = {**CHOICES, Greedy.name: "against the game's own player, the preferred move"}
"""What is measured on the way."""


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


def against_own_player(
    policy: Policy, name: str, count: int, seed: int, spread: Callable[..., Iterable[bool]] = map
) -> float:
    """The share of games won against the game's own player, each seat half the time; `spread` may use processes."""
    arrays = policy.arrays(name)
    games = [(name, arrays, seed + number // 2, number % 2) for number in range(count)]
    return sum(spread(_beats_own_player, games)) / count


def _beats_own_player(given: tuple[str, dict[str, np.ndarray], int, int]) -> bool:
    name, arrays, seed, mine = given
    game = GAMES[name]
    learned, greedy = Learned(game), make(Greedy.name, game)
    learned.networks[2] = Network(arrays)
    learned.observers[2] = game.observer(2)
    table = partie.new(name, seats=2, seed=seed)
    while not table.over:
        seat = table.decisions[0].seat
        table.play(seat, (learned if seat == mine else greedy).choose(table, seat))
    return table.result.winners == [mine]


def interval(share: float, games: int) -> tuple[float, float]:
    """Between what a share of so many games lies with 95 % (Wilson)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * (share * (1 - share) / games + z * z / (4 * games * games)) ** 0.5
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def draw(curve: list[dict[str, float]], taught: float, path: Path) -> None:
    """The share of games won over time, and until when it was taught."""
    from matplotlib import pyplot

    # Words stay words, and the same numbers give the same file.
    matplotlib.rcParams.update({"svg.fonttype": "none", "svg.hashsalt": "partie"})
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    minutes = [row["minutes"] for row in curve]
    for name, label in CURVES.items():
        axes.plot(minutes, [100 * row[name] for row in curve], marker="o", markersize=3, label=label)
    if taught:
        axes.axvline(taught, color="gray", linestyle=":", label="taught until here, then by itself")
    axes.set(xlabel="minutes of training", ylabel="won, %", ylim=(0, 101))
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right")
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
