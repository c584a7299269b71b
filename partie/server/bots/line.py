"""The job queue of the worker processes: hints first, then bot moves, then reviews, with fair shares."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from partie.table.cache import Cache


class Rank(IntEnum):
    """Priorities of jobs; lower numbers run first."""

    ADVICE = 0
    MOVE = 1
    REVIEW = 2


@dataclass(slots=True, eq=False)
class Job:
    """A queued job. Its time counts against `owner`. `task` is a name in `thinking.TASKS` with its arguments.

    `tries` counts how often it was begun, `starts` how often a worker was started for it.
    """

    task: tuple[Any, ...]
    owner: str
    rank: Rank
    answer: asyncio.Future[Any]
    tries: int = 0
    starts: int = 0


@dataclass(slots=True)
class _Share:
    jobs: list[Job] = field(default_factory=list)
    used: float = 0.0


class Line:
    """A fair queue: the next job is the one whose owner has used the least time. Jobs of one owner run in order.

    A new owner starts at the current minimum, so unused time cannot be saved up.
    """

    MOST = 10_000

    def __init__(self) -> None:
        self._shares: Cache[tuple[Rank, str], _Share] = Cache(self.MOST)
        self._waiting: dict[tuple[Rank, str], _Share] = {}
        self._arrived = asyncio.Condition()

    def __len__(self) -> int:
        return sum(len(share.jobs) for share in self._waiting.values())

    async def join(self, job: Job, first: bool = False) -> None:
        """Queue a job after the owner's other jobs, or before them."""
        key = (job.rank, job.owner)
        share = self._shares.get(key) or _Share()
        self._shares.put(key, share)
        if key not in self._waiting:
            same = [other.used for (rank, _), other in self._waiting.items() if rank == key[0]]
            share.used = max(share.used, min(same, default=share.used))
            self._waiting[key] = share
        share.jobs.insert(0 if first else len(share.jobs), job)
        async with self._arrived:
            self._arrived.notify()

    async def next(self) -> Job:
        """The next job; cancelled ones are skipped."""
        while True:
            async with self._arrived:
                while not self._waiting:
                    await self._arrived.wait()
            key = min(self._waiting, key=lambda key: (key[0], self._waiting[key].used))
            share = self._waiting[key]
            job = share.jobs.pop(0)
            if not share.jobs:
                del self._waiting[key]
            if not job.answer.done():
                return job

    def charge(self, job: Job, seconds: float) -> None:
        """Count the time of a job against its owner."""
        share = self._shares.get((job.rank, job.owner))
        if share is not None:
            share.used += seconds
