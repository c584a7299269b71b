"""Background tasks that play: bots, and timeouts of absent people."""

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from partie.kernel.engine.step import Move
from partie.table.lessons import lesson
from partie.table.table import BOT, RUNNING, Table

from ..errors import Problem
from ..storage.schema import tables
from ..tables import moves
from ..tasks import end
from . import absence, clocks
from .thinking import Thinkers

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

OUTAGE = 15.0
"""Downtime of at least this many seconds does not count as absence."""
FORGOTTEN = 30.0
"""Seconds after which another process takes over a due bot's move, because the first seems to have ended."""


class Players:
    """One task for each table where a bot is to move, and one that sweeps for absences."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        settings = services.settings
        self.thinkers = Thinkers(settings.bot_workers, settings.bot_limit)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self.clocks = clocks.Clocks(services)
        self._started = False
        """Set only in a server: `partie admin` plays no moves."""
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Resume the work of the last process."""
        self._started = True
        try:
            await self.beat(starting=True)
            await self.clocks.sweep()
        except Exception as error:  # the next sweep retries; the health check reports it
            log.error("beat failed", extra={"data": {"error": type(error).__name__}})
        await self._wake_bots(0)
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        await end([*self._tasks.values(), *([self._sweeper] if self._sweeper else [])])
        await self.clocks.stop()
        await self.thinkers.stop()

    async def look(self, ident: str) -> None:
        """Like `wake`, for a table changed otherwise than by a move; a damaged one was logged."""
        with contextlib.suppress(Problem):
            self.wake(await self._services.tables.read(ident))

    @property
    def busy(self) -> int:
        """The number of tables where a bot of this process plays."""
        return len(self._tasks)

    async def resume(self) -> None:
        """Resume after read-only mode."""
        if not self._started:
            return
        await self.clocks.sweep()
        await self._wake_bots(0)

    def wake(self, table: Table) -> None:
        """Handle a change of a table: if a bot is to move, let it play."""
        if not self._started:
            return
        self.clocks.happened(table)
        if table.id in self._tasks:
            self._again.add(table.id)
        elif _bot_asked(table) is not None:
            self._tasks[table.id] = asyncio.create_task(self._play(table.id))

    async def _play(self, ident: str) -> None:
        """Play until no bot is to move."""
        try:
            while True:
                self._again.discard(ident)
                if self._services.house.closed:  # `resume` wakes everybody
                    return
                table = await self._services.tables.read(ident)
                seat = _bot_asked(table)
                if seat is None or table.partie is None:
                    if ident in self._again:  # the table changed meanwhile
                        continue
                    return
                decision = table.partie.decision_id(seat)
                move, note = await self._choose(table, seat)
                if await moves.play_for(self._services, ident, seat, decision, move, note) is None:
                    await asyncio.sleep(0.05)  # another move came first: read again
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the sweep tries again
            log.error("bot failed", extra={"data": {"error": type(error).__name__}})
        finally:
            self._tasks.pop(ident, None)
            self._again.discard(ident)

    async def _choose(self, table: Table, seat: int) -> tuple[Move, str | None]:
        """The bot's move after a pause; the safe default, with a note, after a timeout or an error."""
        partie = table.partie
        assert partie is not None
        pause = asyncio.create_task(
            asyncio.sleep(self._services.notifier.pause(table.id, self._services.settings.bot_pause))
        )
        try:
            note = None
            asked = lesson(table.game).scripted(partie, seat) if table.lesson else None
            if asked is not None:
                move = asked.move
            else:
                thought = await self.thinkers.ask(partie, seat, table.seats[seat].bot or "", table.host)
                move = tuple(thought["move"])
            if partie.why_not(seat, move) is not None:
                raise ValueError
        except Exception as error:
            log.error(
                "bot failed", extra={"data": {"error": type(error).__name__, "bot": table.seats[seat].bot}}
            )
            move, note = partie.decision(seat).default, f"seat {seat} did not decide: the safe default"
        await pause
        return move, note

    async def beat(self, starting: bool = False) -> None:
        """Write a heartbeat. If there was none for a while, that downtime does not count as absence.

        Clocks are exact to the second: a process that starts gives back the time since the last heartbeat, however
        short. If other processes ran meanwhile, players gain at most the seconds between two heartbeats.
        """
        now = time.time()
        last = await self._services.database.beat()
        silent = now - last
        outage = bool(last) and silent > max(OUTAGE, 3 * self._services.settings.sweep)
        if outage or (starting and last):
            await clocks.excuse(self._services, last, now)
        if outage:
            log.warning("outage", extra={"data": {"seconds": round(silent)}})
            await absence.excuse(self._services, silent, now)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._services.settings.sweep)
            try:
                await self.beat()
                await self._services.presence.beat()
                if not (await self._services.house.read()).readonly:
                    await self._replace_absent()
                    await self.clocks.sweep()
                    await self._wake_bots(FORGOTTEN)
                await self._services.database.tend()
                self._services.memory.tend()
            except Exception as error:
                log.error("sweep failed", extra={"data": {"error": type(error).__name__}})

    async def _replace_absent(self) -> None:
        wanted = select(tables.c.id).where(tables.c.state == RUNNING, tables.c.due <= time.time()).limit(200)
        async with self._services.database.read() as connection:
            found = list(await connection.scalars(wanted))
        for ident in found:
            with contextlib.suppress(Problem):  # a damaged table was logged where it was read
                await absence.replace(self._services, ident)

    async def _wake_bots(self, after: float) -> None:
        """Wake tables where a bot has been due for so long."""
        wanted = select(tables.c.id).where(
            tables.c.state == RUNNING, tables.c.bots.is_(True), tables.c.changed <= time.time() - after
        )
        async with self._services.database.read() as connection:
            found = list(await connection.scalars(wanted))
        for ident in found:
            with contextlib.suppress(Exception):
                self.wake(await self._services.tables.read(ident))


def _bot_asked(table: Table) -> int | None:
    """The first bot seat that is asked."""
    if table.state == RUNNING:
        for seat in table.deciding:
            if table.seats[seat].kind == BOT:
                return seat
    return None
