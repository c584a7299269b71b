"""Clocks of running games: when a player's time runs out, one process applies the agreed action. The table has its
clock (partie/table/pace.py), stored with every entry. Each process sets timers for deadlines that come soon. The
process that locks the table first acts; the others then find no deadline."""

import asyncio
import dataclasses
import json
import logging
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from partie import GAMES, bots
from partie.table import pace as paces
from partie.table.table import BOT, RUNNING, Seat, Table
from partie.table.turns import play_default

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.loading import encode
from ..storage.schema import tables
from ..tables.moves import finish
from ..tables.seating import change_seat
from ..tasks import end

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

SOON: Final = 30.0
"""Seconds ahead for which timers are set; later deadlines are found by the sweep."""
MOST: Final = 2000
"""The maximal number of deadlines that one sweep processes."""


class Clocks:
    """The timers of this process."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._timers: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        for _, timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await end(self._tasks)

    def happened(self, table: Table) -> None:
        """Reset the timer of a table."""
        clock, pace = table.clock, table.pace
        running = clock is not None and pace is not None and table.state == RUNNING
        self._set(table.id, paces.due(clock, pace) if running and clock and pace else None)

    def _set(self, ident: str, due: float | None) -> None:
        known = self._timers.get(ident)
        if known is not None:
            if known[0] == due:
                return
            known[1].cancel()
            del self._timers[ident]
        wait = None if due is None else due - time.time()
        if due is not None and wait is not None and wait <= SOON:
            timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring, ident)
            self._timers[ident] = (due, timer)

    def _ring(self, ident: str) -> None:
        self._timers.pop(ident, None)
        task = asyncio.create_task(self._expire(ident))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _expire(self, ident: str) -> None:
        try:
            await expire(self._services, ident)
        except Problem:  # a damaged table was logged when it was read
            pass
        except Exception as error:  # the next sweep retries
            log.error("clock failed", extra={"data": {"error": type(error).__name__}})

    async def sweep(self) -> None:
        """Set timers for deadlines that come soon, also those stored by other processes."""
        wanted = (
            select(tables.c.id, tables.c.deadline)
            .where(tables.c.state == RUNNING, tables.c.deadline <= time.time() + SOON)
            .order_by(tables.c.deadline)
            .limit(MOST)
        )
        async with self._services.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        for ident, due in found:
            self._set(ident, due)


async def expire(services: "Services", ident: str) -> Table | None:
    """Do what was agreed when a player's time is over; nothing if a move came first."""
    if services.house.closed:
        return None
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        clock, pace, now = table.clock, table.pace, time.time()
        if clock is None or pace is None or table.state != RUNNING:
            return None
        ends = {seat: paces.deadline(clock, pace, seat) or now for seat in clock.since}
        late = [seat for seat in sorted(ends) if ends[seat] <= now]
        if not late:
            return None
        table = await _run_out(connection, table, pace, late[0], now)
    services.happened(table)
    return table


async def _run_out(connection: Link, table: Table, pace: paces.Pace, number: int, now: float) -> Table:
    assert table.clock is not None
    clock = paces.relieved(paces.stopped(table.clock, pace, now), pace, number)
    table = dataclasses.replace(table, clock=clock)
    told = f"seat {number} ran out of time"
    if pace.then == paces.DEFAULT:
        assert table.partie is not None
        game = table.partie.copy()
        done = play_default(game, number)
        return await finish(connection, table, game, done, note=f"{told}: the safe default")
    out = pace.then == paces.OUT
    seat = Seat(BOT, table.seats[number].person, bots.usual(GAMES[table.game]), resigned=out)
    note = f"{told}\nresigned: seat {number}" if out else told
    return await change_seat(connection, table, number, seat, None, more=note)


async def looked(services: "Services", table: Table, number: int) -> Table:
    """Start a clock that waits for its player's first look."""
    if services.house.closed or not is_unseen(table, number):
        return table
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, table.id)
        if not is_unseen(table, number):
            return table
        assert table.clock is not None
        clock = paces.looked(table.clock, number, time.time())
        table = await rows.store(connection, dataclasses.replace(table, clock=clock), "clock")
    services.happened(table)
    return table


def is_unseen(table: Table, number: int) -> bool:
    """Whether the clock of a seat waits for its player's first look."""
    clock = table.clock
    return clock is not None and clock.since.get(number, 0.0) > time.time()


async def excuse(services: "Services", last: float, now: float) -> None:
    """Stop all clocks for server downtime, from the moment `last`."""
    wanted = select(tables.c.id, tables.c.clock, tables.c.pace).where(
        tables.c.state == RUNNING, tables.c.deadline.is_not(None)
    )
    async with services.database.write() as connection:
        for ident, stored, agreed in (await connection.execute(wanted)).all():
            try:
                pace = paces.load_pace(json.loads(agreed))
                clock = paces.excused(paces.load_clock(json.loads(stored)), pace, last, now)
                values = {"clock": encode(paces.save_clock(clock)), "deadline": paces.due(clock, pace)}
            except Exception:  # a damaged row; reading the table reports it
                continue
            await connection.execute(update(tables).where(tables.c.id == ident).values(**values))
    services.tables.clear()
