"""Plays games in this process, several processes or a cluster. Games of a dead worker are repeated.

Workers receive fixtures and return numbers; no engine objects cross processes.
"""

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Final

from partie.kernel.errors import PartieError

from .matches import Fixture, Played, play_fixture

MOST_CRASHES: Final = 3
"""Number of consecutive crashes, without a finished game, that is tolerated."""
CHUNKS: Final = 25
"""The approximate number of chunks for each process."""


class GameBroke(Exception):
    """A game that failed; pickled as three plain values."""

    def __init__(self, number: int, seed: int, reason: str) -> None:
        super().__init__(number, seed, reason)
        self.number = number
        self.seed = seed
        self.reason = reason


def play_all(fixtures: Sequence[Fixture], jobs: int = 1, ray: str | None = None) -> Iterator[list[Played]]:
    """Play all games, some at a time, in any order; a game that breaks is named by its number and seed."""
    try:
        if ray is not None:
            from .cluster import on_ray

            yield from on_ray(fixtures, ray)
        elif jobs == 1:
            for fixture in fixtures:
                yield play_chunk([fixture])
        else:
            yield from _in_processes(fixtures, jobs)
    except GameBroke as broke:
        raise PartieError("game-broke", number=broke.number, seed=broke.seed, reason=broke.reason) from broke


def play_chunk(fixtures: Sequence[Fixture]) -> list[Played]:
    """The task of a worker process."""
    played = []
    for fixture in fixtures:
        try:
            played.append(play_fixture(fixture))
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            raise GameBroke(fixture.number, fixture.seed, reason) from error
    return played


def chunks(fixtures: Sequence[Fixture], jobs: int) -> list[Sequence[Fixture]]:
    """The games in chunks, in reverse order, because chunks are taken from the end."""
    size = max(1, len(fixtures) // (jobs * CHUNKS))
    return [fixtures[i : i + size] for i in range(0, len(fixtures), size)][::-1]


def _in_processes(fixtures: Sequence[Fixture], jobs: int) -> Iterator[list[Played]]:
    """Yields finished chunks. When a process dies, its chunks are replayed by new ones."""
    waiting = chunks(fixtures, jobs)
    crashes = 0
    while waiting:
        pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_begin)
        running: dict[Future[list[Played]], Sequence[Fixture]] = {}
        try:
            while waiting or running:
                while waiting and len(running) < 2 * jobs:
                    chunk = waiting.pop()
                    running[_handed(pool, chunk)] = chunk
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    played = future.result()
                    del running[future]
                    crashes = 0
                    yield played
        except BrokenProcessPool:
            crashes += 1
            if crashes >= MOST_CRASHES:
                raise PartieError("workers-die", times=crashes) from None
            waiting += running.values()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _handed(pool: ProcessPoolExecutor, chunk: Sequence[Fixture]) -> "Future[list[Played]]":
    """Submit a chunk; a broken pool is reported through the future, like one that breaks later."""
    try:
        return pool.submit(play_chunk, chunk)
    except BrokenProcessPool as broken:
        dead: Future[list[Played]] = Future()
        dead.set_exception(broken)
        return dead


def _begin() -> None:
    """Ignore Ctrl-C in workers: the parent process handles it and ends them; they also end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
