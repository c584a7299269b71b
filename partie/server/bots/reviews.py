"""Reviews of finished games: computed in slices by idle worker processes, and stored.

A process that is asked for an abandoned review (its process has ended) resumes it. If two do so at once, they waste
time but get the same result.
"""

import asyncio
import json
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.review import DONE, NONE, RUNNING, STOPPED, Saved, check_finished, is_done
from partie.table.table import Table

from ..storage.loading import encode
from ..storage.schema import reviews
from ..tasks import end

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

FORGOTTEN = 60.0
"""Seconds without progress after which another process resumes a review."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A review as it is stored."""

    state: str
    known: Saved | None
    person: str = ""
    changed: float = 0.0

    @property
    def finished(self) -> bool:
        return is_done(self.known)


class Reviews:
    """One task for each review in this process."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def stop(self) -> None:
        await end(list(self._tasks.values()))

    async def of(self, table: Table) -> Kept:
        """The review of a game, as far as it is done; resumes an abandoned one."""
        kept = await self._read(table.id)
        if kept.state == RUNNING and time.time() - kept.changed > FORGOTTEN:
            self._work(table, kept)
        return kept

    async def begin(self, table: Table, person: str) -> Kept:
        """Start the review of a game, or resume a stopped one."""
        check_finished(table)
        kept = await self._read(table.id)
        if kept.state in (DONE, RUNNING):
            return await self.of(table)
        kept = Kept(RUNNING, kept.known, person, time.time())
        row = {"person": person, "state": RUNNING, "changed": kept.changed}
        try:
            async with self._services.database.write() as connection:
                if (
                    await connection.scalar(select(reviews.c.state).where(reviews.c.table_id == table.id))
                    is None
                ):
                    await connection.execute(insert(reviews).values(table_id=table.id, known=None, **row))
                else:
                    await connection.execute(
                        update(reviews).where(reviews.c.table_id == table.id).values(**row)
                    )
        except IntegrityError:  # another process was first
            return await self._read(table.id)
        self._work(table, kept)
        return kept

    async def cancel(self, table: Table) -> Kept:
        """Stop a review; partial results stay stored."""
        async with self._services.database.write() as connection:
            await connection.execute(
                update(reviews)
                .where(reviews.c.table_id == table.id, reviews.c.state == RUNNING)
                .values(state=STOPPED)
            )
        task = self._tasks.pop(table.id, None)
        if task is not None:
            await end([task])
        return await self._read(table.id)

    def _work(self, table: Table, kept: Kept) -> None:
        if table.id not in self._tasks:
            task = self._tasks[table.id] = asyncio.create_task(self._review(table, kept))
            task.add_done_callback(lambda _: self._ended(table.id, task))

    def _ended(self, ident: str, task: asyncio.Task[None]) -> None:
        if self._tasks.get(ident) is task:
            del self._tasks[ident]

    async def _review(self, table: Table, kept: Kept) -> None:
        """Work slice by slice until the review is done or stopped."""
        try:
            save = check_finished(table).save()
            while not kept.finished:
                known = await self._services.players.thinkers.review(save, kept.known, kept.person)
                kept = Kept(RUNNING, known, kept.person)
                if not await self._keep(table.id, kept):
                    return
        except Exception as error:  # any error of a bot; partial results stay stored
            log.error("review failed", extra={"data": {"table": table.id, "error": type(error).__name__}})
            await self._keep(table.id, Kept(STOPPED, kept.known, kept.person))

    async def _keep(self, ident: str, kept: Kept) -> bool:
        """Store the results so far; False if the review was stopped."""
        state = DONE if kept.finished else kept.state
        async with self._services.database.write() as connection:
            done = await connection.execute(
                update(reviews)
                .where(reviews.c.table_id == ident, reviews.c.state == RUNNING)
                .values(state=state, known=encode(kept.known), changed=time.time())
            )
        return bool(done.rowcount)

    async def _read(self, ident: str) -> Kept:
        async with self._services.database.read() as connection:
            found = (
                await connection.execute(select(reviews).where(reviews.c.table_id == ident))
            ).one_or_none()
        if found is None:
            return Kept(NONE, None)
        known = None if found.known is None else json.loads(found.known)
        return Kept(found.state, known, found.person, found.changed)
