"""Learning: play against itself, then improve by PPO."""

from typing import Any

import numpy as np
import torch
from torch import nn

from .games import random_moves
from .policy import Policy, draw_moves

RATE = 5e-4
"""How fast it learns at first; the rate falls to a twentieth."""
VARIETY = 0.02
"""What the policy gains by not always doing the same; it falls to a tenth."""
OPENING = 150
"""Every other game opens with random moves, fewer than this."""
FADE = 0.97
"""How much of a surprise is ascribed to the move before."""


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
