"""Doorbells: the number a table has come to, for whoever watches it; what changed there is told by `api/live.py`.

A listener that is slow misses numbers in between, never the last one: what waits for it is one number a table.
"""

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import select

from .settings import Settings
from .storage.database import Database
from .storage.schema import tables
from .wires import Wire, make_wire

log = logging.getLogger("partie.server")

EVERYBODY = "-"
"""In place of a table: what is known of people may be outdated."""
MOST = 512
"""Tables that one listener may watch."""


class Listener:
    """One connection: the tables it watches with the last number it heard, and what it has still to hear."""

    __slots__ = ("heard", "waiting", "waking")

    def __init__(self) -> None:
        self.heard: dict[str, int] = {}
        self.waiting: dict[str, int] = {}
        self.waking = asyncio.Event()

    def hear(self, table: str, seq: int) -> None:
        if seq > self.heard.get(table, seq):
            self.heard[table] = self.waiting[table] = seq
            self.waking.set()

    async def next(self) -> dict[str, int]:
        """What rang since the last time; waits until something does."""
        await self.waking.wait()
        self.waking.clear()
        waiting, self.waiting = self.waiting, {}
        return waiting


class Bells:
    """All listeners of this process, and the wire to other processes."""

    def __init__(self, database: Database, settings: Settings, on_change: Callable[[], None]) -> None:
        self._database = database
        self._listeners: dict[str, set[Listener]] = {}
        self.on_change = on_change
        self._wire: Wire = make_wire(database, settings, self)

    async def start(self) -> None:
        await self._wire.start()

    async def stop(self) -> None:
        await self._wire.stop()

    def ring(self, table: str, seq: int) -> None:
        """Something was stored here: tell the listeners here, and the other processes when they can be told."""
        self.heard(table, seq)
        self._wire.tell(table, seq)

    def forget(self) -> None:
        """Somebody's password or visit has changed: tell the other processes to ask the database again."""
        self._wire.tell(EVERYBODY, 0)

    def heard(self, table: str, seq: int) -> None:
        """Tell the listeners of this process."""
        if table == EVERYBODY:
            self.on_change()
        for listener in self._listeners.get(table, ()):
            listener.hear(table, seq)

    async def watch(self, listener: Listener, wanted: list[str]) -> None:
        """Let a listener watch exactly these tables; each one that is new rings at once."""
        asked = dict.fromkeys(wanted[:MOST])
        for table in [table for table in listener.heard if table not in asked]:
            self._drop(listener, table)
        fresh = [table for table in asked if table not in listener.heard]
        for table in fresh:  # listen first, look after: nothing falls between
            listener.heard[table] = -1
            self._listeners.setdefault(table, set()).add(listener)
        found = await self._numbers(fresh)
        for table in fresh:
            if table in found:
                listener.hear(table, found[table])
            else:
                self._drop(listener, table)

    def leave(self, listener: Listener) -> None:
        for table in list(listener.heard):
            self._drop(listener, table)

    def _drop(self, listener: Listener, table: str) -> None:
        listener.heard.pop(table, None)
        listener.waiting.pop(table, None)
        others = self._listeners.get(table)
        if others is not None:
            others.discard(listener)
            if not others:
                del self._listeners[table]

    async def catch_up(self) -> None:
        """Ring what happened elsewhere: for wires that only know that something did, or that were cut."""
        self.on_change()
        found = await self._numbers(list(self._listeners))
        for table, seq in found.items():
            self.heard(table, seq)

    async def _numbers(self, wanted: list[str]) -> dict[str, int]:
        found: dict[str, int] = {}
        for start in range(0, len(wanted), 500):
            part = wanted[start : start + 500]
            async with self._database.read() as connection:
                rows = await connection.execute(
                    select(tables.c.id, tables.c.seq).where(tables.c.id.in_(part))
                )
                found.update((row.id, row.seq) for row in rows.all())
        return found
