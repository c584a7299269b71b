"""Learning: first from a teacher, then by PPO from games against itself."""

from collections import deque
from typing import Any

import numpy as np
import torch
from torch import nn

from .games import NOTHING, random_moves
from .policy import Policy, draw_moves

RATE = 5e-4
"""How fast it learns at first; the rate falls to a twentieth."""
VARIETY = 0.02
"""What the policy gains by not always doing the same; it falls to a tenth."""
OPENING = 150
"""Every other game opens with random moves, fewer than this."""
FADE = 0.97
"""How much of a surprise is ascribed to the move before."""

KEPT = 12
"""So many lessons of the teacher are remembered."""


class Learner:
    """Plays against itself and improves the policy, by what a teacher says (`follow`) or by PPO (`improve`)."""

    def __init__(self, games: Any, policy: Policy, steps: int, seed: int) -> None:
        self.games, self.policy, self.steps = games, policy, steps
        self.count = len(games.seen)
        self.device = next(policy.parameters()).device
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
        self.dice = np.random.default_rng(seed)
        self.played = self.finished = 0
        self.opening = self.openings()
        """By game the random moves that are still to be made."""
        self.lessons: deque[dict[str, torch.Tensor]] = deque(maxlen=KEPT)

    def openings(self) -> np.ndarray:
        """By game how many random moves it opens with: none in every other game."""
        return self.dice.integers(OPENING, size=self.count) * (np.arange(self.count) % 2)

    def collect(self, taught: bool = False) -> dict[str, torch.Tensor]:
        """Play `steps` moves in every game; what was seen, done, worth, and told where it is `taught`."""
        games, device, shape = self.games, self.device, (self.steps, self.count)
        seen = torch.empty(*shape, games.seen.shape[1], device=device)
        legal = torch.empty(*shape, games.legal.shape[1], dtype=torch.bool, device=device)
        chosen = torch.empty(shape, dtype=torch.long, device=device)
        told = np.full(shape, NOTHING)
        odds, values = (
            torch.empty(shape, device=device),
            torch.empty(self.steps + 1, self.count, device=device),
        )
        gains, dones = np.zeros(shape, np.float32), np.zeros(shape, bool)
        own = np.zeros(shape, bool)
        asked = np.empty((self.steps + 1, self.count), np.int64)
        if taught:
            self.opening[:] = 0
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
            moves = chosen[t].cpu().numpy().copy()
            if not own[t].all():
                moves[~own[t]] = random_moves(games.legal[~own[t]], self.dice)
            if taught:
                games.teach()
                told[t] = games.told
            games.step(moves)
            self.opening = np.where(games.dones & (not taught), self.openings(), self.opening - 1)
            gains[t] = games.rewards[np.arange(self.count), asked[t]]
            dones[t] = games.dones
        self.played += self.steps * self.count
        self.finished += int(dones.sum())
        same = np.where(asked[1:] == asked[:-1], 1.0, -1.0).astype(np.float32)
        better = advantages(
            *(torch.from_numpy(part).to(device) for part in (gains, dones, same)), values, FADE
        )
        found = {"seen": seen, "legal": legal, "chosen": chosen, "odds": odds, "better": better}
        found |= {name: torch.from_numpy(part).to(device) for name, part in (("own", own), ("told", told))}
        return {**found, "worth": better + values[:-1]}

    def follow(self, played: dict[str, torch.Tensor], passes: int = 4, parts: int = 16) -> None:
        """Prefer what the teacher said in positions that the policy itself got into, now and before (DAgger)."""
        names = ("seen", "legal", "told", "worth")
        self.lessons.append({name: played[name].flatten(0, 1) for name in names})
        for _ in range(passes):
            for lesson in self.lessons:
                for part in torch.randperm(len(lesson["told"]), device=self.device).chunk(parts):
                    logits, values = self.policy(lesson["seen"][part], lesson["legal"][part])
                    missed = nn.functional.cross_entropy(logits, lesson["told"][part], ignore_index=NOTHING)
                    self._step((values - lesson["worth"][part]).square().mean() + missed)

    def improve(self, played: dict[str, torch.Tensor], left: float, passes: int = 4, parts: int = 16) -> None:
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
                self._step((values - flat["worth"][part]).square().mean() - learned)

    def _step(self, loss: torch.Tensor) -> None:
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
