"""The line before the thinkers: advice for people first, then bots, then reviews; everybody gets the same share."""

import asyncio
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from partie.table.cache import Cache


class Rank(IntEnum):
    """What a thought is for; those of a lower number come first."""

    ADVICE = 0
    MOVE = 1
    REVIEW = 2


@dataclass(slots=True, eq=False)
class Job:
    """A thought that somebody waits for; `owner` is whose share it takes. `task` names what is to be thought
    (`thinking.TASKS`), with its arguments.

    `tries` is how often it was begun, `starts` how often a thinker had to be started for it.
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
    """Who waits. The next is the one whose owner has had the least time so far; an owner's own come in order.

    Whoever joins anew begins where those who wait stand: time that one did not use cannot be saved up.
    """

    MOST = 10_000

    def __init__(self) -> None:
        self._shares: Cache[tuple[Rank, str], _Share] = Cache(self.MOST)
        self._waiting: dict[tuple[Rank, str], _Share] = {}
        self._arrived = asyncio.Condition()

    def __len__(self) -> int:
        return sum(len(share.jobs) for share in self._waiting.values())

    async def join(self, job: Job, first: bool = False) -> None:
        """Wait at the end of one's own jobs, or before them."""
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
        """The job whose turn it is; one that nobody waits for any more is left out."""
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
        """What a job took counts against its owner."""
        share = self._shares.get((job.rank, job.owner))
        if share is not None:
            share.used += seconds
