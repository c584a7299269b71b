"""Many games at once: in this process, or spread over several."""

import multiprocessing
from multiprocessing import shared_memory
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from partie.bots.learned import NEAR, wide_ranges
from partie.envs.vector import VectorEnv
from partie.kernel.engine.game import Game
from partie.kernel.learning.heuristic import Heuristic

NOTHING = -1
"""Told where the teacher would do what is not thought about."""


class Games:
    """The games of one process. Rows are games; the arrays are overwritten by each step."""

    def __init__(self, game: str, count: int, seed: int) -> None:
        self.env = VectorEnv(game, count=count, seats=2)
        self.env.reset(seed=seed)
        self.ranges = wide_ranges(self.env.batch.game)
        self.seen, self.asked = self.env.observations, self.env.asked
        self.rewards, self.dones = self.env.rewards, self.env.dones
        self.legal = np.zeros(self.env.masks.shape, bool)
        self.told = np.full(count, NOTHING, np.int64)
        self.teacher = teacher_of(self.env.batch.game)
        self._thin()

    def step(self, actions: np.ndarray) -> None:
        """Play a move in every game."""
        self.env.step(actions)
        self._thin()

    def teach(self) -> None:
        """Tell what the teacher, who sees no more than the seat that is asked, would do in every game."""
        batch = self.env.batch
        for i, seat in enumerate(self.asked.tolist()):
            move = self.teacher.choose(batch.game.mask(batch.state(i), seat), seat)
            number = batch.game.vocabulary.number(move)
            self.told[i] = number if self.legal[i, number] else NOTHING

    def _thin(self) -> None:
        """The moves thought about: of bids and the like, only the lowest few (`partie/bots/learned.py`)."""
        np.copyto(self.legal, self.env.masks)
        for first, end in self.ranges:
            part = self.legal[:, first:end]
            part &= np.cumsum(part, axis=1) <= NEAR


def teacher_of(game: Game) -> Heuristic:
    """The game's own player, as searches use it: it may be better than `greedy`."""
    player = game.heuristic()
    assert player is not None, "the games of Partie have players of their own"
    return player.studied()


ARRAYS = ("seen", "legal", "asked", "rewards", "dones", "told")


def _serve(
    game: str, count: int, seed: int, pipe: Connection, shared: dict[str, tuple[str, Any, Any]], rows: slice
) -> None:
    """A worker process: plays its games, and copies what it sees into its rows of the shared memory."""
    games = Games(game, count, seed)
    opened = {name: shared_memory.SharedMemory(name=where) for name, (where, _, _) in shared.items()}
    tables = {
        name: np.ndarray(shape, kind, opened[name].buf)[rows] for name, (_, shape, kind) in shared.items()
    }
    while True:
        for name in ARRAYS:
            np.copyto(tables[name], getattr(games, name))
        pipe.send("ready")
        asked = pipe.recv()
        if asked == "close":
            return
        if asked == "step":
            games.step(tables["actions"])
        else:
            games.teach()


class Workers:
    """The same as `Games`, played by several processes, each of which has some rows of the arrays."""

    def __init__(self, game: str, count: int, seed: int, processes: int) -> None:
        sample = Games(game, 1, seed)
        self.memory, shared = [], {}
        for name in (*ARRAYS, "actions"):
            like = np.zeros(1, np.int64) if name == "actions" else getattr(sample, name)
            shape = (count, *like.shape[1:])
            block = shared_memory.SharedMemory(create=True, size=int(np.prod(shape)) * like.itemsize)
            self.memory.append(block)
            setattr(self, name, np.ndarray(shape, like.dtype, block.buf))
            shared[name] = (block.name, shape, like.dtype)
        self.pipes = []
        each = count // processes
        for number in range(processes):
            here, there = multiprocessing.Pipe()
            rows = slice(number * each, (number + 1) * each)
            start = (game, each, seed + number, there, shared, rows)
            multiprocessing.Process(target=_serve, args=start, daemon=True).start()
            self.pipes.append(here)
        self._wait()

    def _wait(self) -> None:
        for pipe in self.pipes:
            pipe.recv()

    def _ask(self, what: str) -> None:
        for pipe in self.pipes:
            pipe.send(what)

    def step(self, actions: np.ndarray) -> None:
        np.copyto(self.actions, actions)
        self._ask("step")
        self._wait()

    def teach(self) -> None:
        self._ask("teach")
        self._wait()

    def close(self) -> None:
        self._ask("close")
        for name in (*ARRAYS, "actions"):
            delattr(self, name)
        for block in self.memory:
            block.close()
            block.unlink()


def random_moves(legal: np.ndarray, dice: np.random.Generator) -> np.ndarray:
    """A random one of the legal moves in every game."""
    ends = np.cumsum(legal.sum(1))
    starts = np.concatenate([[0], ends[:-1]])
    picked = starts + (dice.random(len(legal)) * (ends - starts)).astype(np.int64)
    return legal.ravel().nonzero()[0][picked] % legal.shape[1]
