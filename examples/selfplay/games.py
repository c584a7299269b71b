"""Many games at once: in this process, or spread over several."""

import multiprocessing
from multiprocessing import shared_memory
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from partie.bots.learned import NEAR, wide_ranges
from partie.envs.vector import VectorEnv


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
