"""Notifies connections that a table has changed, by the number (`seq`) it has reached; `api/live.py` sends the change.

A slow listener may skip intermediate numbers, never the last one: its queue holds one number per table.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select

from .channels import Channel, make_channel
from .settings import Settings
from .storage.database import Database
from .storage.schema import remarks, tables

if TYPE_CHECKING:
    from .presence import Presence

log = logging.getLogger("partie.server")

EVERYBODY = "-"
"""Sent instead of a table: cached sessions of all people may be outdated."""
PERSON = "~"
"""Prefix of a person's id, sent instead of a table: cached sessions of this person may be outdated. No table's id
begins with it."""
PRESENCE = "!"
"""Prefix of a table's id: presence changed there. No table's id begins with it."""
TALK = "#"
"""Prefix of a table's id: the talk changed there. No table's id begins with it."""
OVERLAP = 2.0
"""Overlap in seconds of two queries for new remarks."""
HOUSE = "@"
"""Instead of a table's id: the host's settings changed."""
DOUBTS = 1.0
"""Seconds between checks of the person of every socket: processes that share a SQLite file only know that another one
has written something."""
MOST = 512
"""Tables that one listener may watch."""


class Listener:
    """One connection: its watched tables with the last number sent, and its pending notifications."""

    __slots__ = ("at", "attendance", "heard", "house", "met", "pace", "talked", "waiting", "waking", "whose")

    def __init__(self, whose: str | None = None) -> None:
        self.whose = whose
        self.heard: dict[str, int] = {}
        self.waiting: dict[str, int] = {}
        self.waking = asyncio.Event()
        self.pace: int | None = None
        """Milliseconds for which the client shows each move of others."""
        self.at: str | None = None
        """The table that the client has open (see presence.py)."""
        self.attendance: object = None
        """Presence as last sent, and as it must be sent next."""
        self.met: object = None
        self.talked = False
        """The talk of the open table changed."""
        self.house = False
        """Whether changed settings of the host must be sent."""

    def meet(self, attendance: object) -> None:
        """Queue the presence at the open table."""
        if attendance != self.attendance:
            self.attendance = self.met = attendance
            self.waking.set()

    def hear(self, table: str, seq: int) -> None:
        if seq > self.heard.get(table, seq):
            self.heard[table] = self.waiting[table] = seq
            self.waking.set()

    def talk(self) -> None:
        """The talk of the open table changed."""
        self.talked = True
        self.waking.set()

    def doubt(self) -> None:
        """Wake the connection, which then checks whether its person is still logged in."""
        self.waking.set()

    async def next(self) -> dict[str, int]:
        """The notifications since the last call; waits until there is one."""
        await self.waking.wait()
        self.waking.clear()
        waiting, self.waiting = self.waiting, {}
        return waiting


class Notifier:
    """All listeners of this process, and the channel to other processes."""

    def __init__(
        self, database: Database, settings: Settings, on_change: Callable[[], None], presence: "Presence"
    ) -> None:
        self._presence = presence
        self._database = database
        self._listeners: dict[str, set[Listener]] = {}
        self._named: dict[str, set[Listener]] = {}
        self._doubting: asyncio.TimerHandle | None = None
        self._listened_until = time.time()
        self.on_change = on_change
        self.on_house: Callable[[], None] = lambda: None
        self._channel: Channel = make_channel(database, settings, self)

    async def start(self) -> None:
        await self._channel.start()

    async def stop(self) -> None:
        if self._doubting is not None:
            self._doubting.cancel()
        await self._channel.stop()

    def notify(self, table: str, seq: int) -> None:
        """Notify the listeners of this process, and other processes as soon as they are reachable."""
        self.heard(table, seq)
        self._channel.tell(table, seq)

    def talked(self, table: str) -> None:
        """Notify of a remark at a table."""
        self.notify(f"{TALK}{table}", 0)

    async def told(self, seconds: float) -> None:
        """Wait until other processes have been notified, at most `seconds`."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._channel.told()

    def doubt(self, person: str) -> None:
        """A person was logged out: check again in the database, here and in other processes."""
        self.notify(f"{PERSON}{person}", 0)

    def heard(self, table: str, seq: int) -> None:
        """Notify the listeners of this process."""
        if table == EVERYBODY:
            self._doubt_everybody()
        elif table == HOUSE:
            self.on_house()
        elif table.startswith(PRESENCE):
            self._presence.heard(table.removeprefix(PRESENCE))
        elif table.startswith(TALK):
            for listener in self._listeners.get(table.removeprefix(TALK), ()):
                if listener.at == table.removeprefix(TALK):
                    listener.talk()
        elif table.startswith(PERSON):
            self.on_change()
            for listener in self._named.get(table.removeprefix(PERSON), ()):
                listener.doubt()
        for listener in self._listeners.get(table, ()):
            listener.hear(table, seq)

    def tell_all(self) -> None:
        """Send the host's changed settings over every socket."""
        for listeners in (*self._listeners.values(), *self._named.values()):
            for listener in listeners:
                listener.house = True
                listener.waking.set()

    def _doubt_everybody(self) -> None:
        self.on_change()
        self.on_house()
        if self._doubting is None:
            self._doubting = asyncio.get_running_loop().call_later(DOUBTS, self._doubt_sockets)

    def _doubt_sockets(self) -> None:
        self._doubting = None
        for listeners in self._named.values():
            for listener in listeners:
                listener.doubt()

    def come(self, listener: Listener) -> None:
        """Register a listener, so that it is closed when its person is logged out."""
        if listener.whose is not None:
            self._named.setdefault(listener.whose, set()).add(listener)

    def pause(self, table: str, longest: float) -> float:
        """Seconds that a bot waits before it moves: the longest display time any reader has chosen, up to `longest`."""
        paces = [listener.pace for listener in self._listeners.get(table, ())]
        wanted = [pace for pace in paces if pace is not None]
        return min(longest, max(wanted) / 1000) if wanted and len(wanted) == len(paces) else longest

    async def watch(self, listener: Listener, wanted: list[str]) -> None:
        """Let a listener watch exactly these tables; it is notified of new ones at once."""
        asked = dict.fromkeys(wanted[:MOST])
        for table in [table for table in listener.heard if table not in asked]:
            self._drop(listener, table)
        fresh = [table for table in asked if table not in listener.heard]
        for table in fresh:  # subscribe first, read after: no change is missed in between
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
        others = self._named.get(listener.whose or "")
        if others is not None:
            others.discard(listener)
            if not others:
                del self._named[listener.whose or ""]

    def _drop(self, listener: Listener, table: str) -> None:
        listener.heard.pop(table, None)
        listener.waiting.pop(table, None)
        others = self._listeners.get(table)
        if others is not None:
            others.discard(listener)
            if not others:
                del self._listeners[table]

    async def catch_up(self) -> None:
        """Look up and notify of changes by other processes, for channels that reconnected or carry no details."""
        self._doubt_everybody()
        await self._presence.catch_up()
        await self._catch_up_talk()
        found = await self._numbers(list(self._listeners))
        for table, seq in found.items():
            self.heard(table, seq)

    async def _catch_up_talk(self) -> None:
        if not self._listeners:
            return
        since, self._listened_until = self._listened_until - OVERLAP, time.time()
        wanted = select(remarks.c.table_id).where(remarks.c.changed > since).distinct()
        async with self._database.read() as connection:
            found = list(await connection.scalars(wanted))
        for table in found:
            self.heard(f"{TALK}{table}", 0)

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
