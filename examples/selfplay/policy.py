"""The network: what it sees, what it prefers, and how the bot `learned` gets it."""

from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from partie import GAMES


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
