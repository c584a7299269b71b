"""Presence at tables: derived from open sockets, shared between server processes through the database.

A row counts the sockets that one process has open for one person at one table, so a write happens only when the first
socket opens or the last one closes. Each process writes a heartbeat; the rows of a process whose heartbeat stopped
(kill -9) are closed by the others, or by the next process that starts.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import and_, bindparam, delete, insert, or_, select, update

from .notifier import PRESENCE, Listener
from .settings import Settings
from .storage.database import Database
from .storage.link import Link
from .storage.schema import people, presence, processes, seats
from .tasks import end

if TYPE_CHECKING:
    from .notifier import Notifier

log = logging.getLogger("partie.server")

GRACE: Final = 4.0
"""Seconds before a closed socket counts as left: a page that is loaded again is not away."""
GATHER: Final = 0.1
"""Seconds in which changes are collected before they are written or read together."""
OVERLAP: Final = 2.0
"""Overlap in seconds of two queries for changed rows."""
SILENT: Final = 3
"""Heartbeats that a process may miss before its sockets count as closed."""
KEPT: Final = 3600.0
"""Seconds for which the row of a past watcher is stored; rows of seated people stay as long as the table."""
NAMED: Final = 30
"""The number of watchers listed by name; further ones are counted."""
PART: Final = 400
"""Tables or rows of one statement."""

HALL: Final = ""
"""Instead of a table's id: some other page is open. Friends see it on request."""

Row = tuple[int, float | None]
"""The value for a key: the number of sockets, and until when the person is typing."""
NOTHING: Final[Row] = (0, None)
UNKNOWN: Final[Row] = (-1, None)
"""The stored row is unknown, so it must be written."""

TYPES: Final = 8.0
"""Seconds for which a `typing` message counts."""
RETYPES: Final = 4.0
"""A further `typing` message prolongs that time only in its last seconds, this many."""

Key = tuple[str, str]
"""Table and person (empty: no name)."""


class Attendant(msgspec.Struct):
    """A person at a table; `seen` is when an absent person left."""

    person: str
    name: str
    here: bool
    seen: float | None
    typing: bool = False
    """Whether they are typing a remark; only watchers see it of watchers."""
    program: bool = False


class Attendance(msgspec.Struct):
    """All players and watchers of a table; `others` counts watchers without a name or beyond the list's limit."""

    people: list[Attendant]
    others: int


NOBODY: Final = Attendance([], 0)

_SITS: Final = (
    select(seats.c.person)
    .where(seats.c.table_id == presence.c.table_id, seats.c.person == presence.c.person)
    .correlate(presence)
)


class Presence:
    """The sockets of this process by table, and a cache of those in other processes."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._process = secrets.token_urlsafe(9)
        self._silent = max(SILENT * settings.sweep, 2.0)
        self.grace = GRACE
        self._at: dict[str, dict[Listener, str]] = {}
        """Table -> its sockets, each with the person (empty: no name)."""
        self._stored: dict[Key, Row] = {}
        """The rows of this process as they were last written; those with no socket are forgotten."""
        self._changed: set[Key] = set()
        self._leaving: dict[Key, float] = {}
        self._typing: dict[Key, float] = {}
        """Until when a person with a socket here counts as typing."""
        self._stale: set[str] = set()
        self._read_until = time.time()
        self._cleaned = time.time()
        self._waking = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._notifier: Notifier | None = None

    async def start(self, notifier: "Notifier") -> None:
        self._notifier = notifier
        try:
            await self.beat()
        except Exception as error:  # the next sweep retries; the health check reports it
            log.error("beat failed", extra={"data": {"error": type(error).__name__}})
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """The server stops: all sockets of this process are closed."""
        if self._task is not None:
            await end([self._task])
        try:
            async with self._database.write() as connection:
                await self._bury(connection, [(self._process, time.time())])
        except Exception as error:  # the next process cleans up
            log.warning("presence not closed", extra={"data": {"error": type(error).__name__}})

    # Sockets

    def move(self, listener: Listener, table: str | None) -> None:
        """Set the table that a socket shows (`HALL`: none; None: the socket closes)."""
        if table == HALL and listener.whose is None:
            table = None
        if listener.at == table:
            return
        person = listener.whose or ""
        if listener.at is not None:
            self._remove(listener, listener.at, person)
        listener.at = table
        listener.attendance = None
        if table is not None:
            self._at.setdefault(table, {})[listener] = person
            self._leaving.pop((table, person), None)
            self._changed.add((table, person))
            if table != HALL:
                self._stale.add(table)
            self._waking.set()

    def _remove(self, listener: Listener, table: str, person: str) -> None:
        there = self._at.get(table)
        if there is None:
            return
        there.pop(listener, None)
        if not there:
            del self._at[table]
        if self._count((table, person)):
            self._changed.add((table, person))
        else:
            self._changed.discard((table, person))  # they count as present until the grace period ends
            self._leaving[table, person] = time.monotonic() + self.grace
        self._waking.set()

    def type(self, listener: Listener, on: bool) -> None:
        """The reader of a socket started or stopped typing a remark at the open table."""
        if not listener.at or not listener.whose:
            return
        key, now = (listener.at, listener.whose), time.time()
        until = self._typing.get(key, 0.0)
        if on and until - now < RETYPES:
            self._typing[key] = now + TYPES
        elif on or not until:
            return
        else:
            del self._typing[key]
        self._changed.add(key)
        self._waking.set()

    def _count(self, key: Key) -> int:
        table, person = key
        sockets = sum(whose == person for whose in self._at.get(table, {}).values())
        return sockets if not person else min(sockets, 1)

    # Other processes

    def heard(self, table: str) -> None:
        """Handle a change of presence, in this or another process."""
        if table in self._at and table != HALL:
            self._stale.add(table)
            self._waking.set()

    async def catch_up(self) -> None:
        """After writes by other processes, find the tables whose presence changed."""
        if not self._at:
            return
        since, self._read_until = self._read_until - OVERLAP, time.time()
        async with self._database.read() as connection:
            wanted = select(presence.c.table_id).where(presence.c.changed > since).distinct()
            for table in list(await connection.scalars(wanted)):
                self.heard(table)

    async def beat(self) -> None:
        """Write this process's heartbeat, and close the sockets of processes whose heartbeat stopped."""
        now = time.time()
        async with self._database.write() as connection:
            mine = processes.c.id == self._process
            known = await connection.execute(update(processes).where(mine).values(beat=now))
            if not known.rowcount:  # the first time, or others removed this process as dead
                await connection.execute(insert(processes).values(id=self._process, beat=now))
                self._stored = dict.fromkeys(self._stored, UNKNOWN)
                self._changed.update(
                    (table, who) for table, there in self._at.items() for who in there.values()
                )
                self._waking.set()
            silent = select(processes.c.id, processes.c.beat).where(processes.c.beat < now - self._silent)
            dead = [(row.id, row.beat) for row in (await connection.execute(silent)).all()]
            told = await self._bury(connection, dead)
            if now - self._cleaned > KEPT:
                self._cleaned = now
                await self._clean(connection, now - KEPT)
        self._tell(told)

    async def _clean(self, connection: Link, before: float) -> None:
        """Delete rows of watchers that have left."""
        left = and_(presence.c.sockets == 0, presence.c.changed < before, ~_SITS.exists())
        await connection.execute(delete(presence).where(left))

    async def _bury(self, connection: Link, dead: Iterable[tuple[str, float]]) -> list[str]:
        """Close the sockets of ended processes; returns their tables."""
        told: list[str] = []
        for process, beat in dead:
            there = and_(presence.c.process == process, presence.c.sockets > 0)
            told += list(await connection.scalars(select(presence.c.table_id).where(there).distinct()))
            closed = {"sockets": 0, "seen": beat, "changed": time.time(), "typing": None}
            await connection.execute(update(presence).where(there).values(closed))
            await connection.execute(delete(processes).where(processes.c.id == process))
        return told

    # Writing and telling

    async def _work(self) -> None:
        while True:
            await self._waking.wait()
            await asyncio.sleep(GATHER)
            self._waking.clear()
            try:
                await self._write()
                await self._read()
            except Exception as error:
                log.error("presence failed", extra={"data": {"error": type(error).__name__}})
                await asyncio.sleep(1.0)
                self._waking.set()

    async def _write(self) -> None:
        """Store this process's changes since the last call."""
        now = time.monotonic()
        gone = [key for key, until in self._leaving.items() if until <= now]
        done = [key for key, until in self._typing.items() if until <= time.time() or not self._count(key)]
        for key in done:
            del self._typing[key]
        wanted = {key: (self._count(key), self._typing.get(key)) for key in [*self._changed, *gone, *done]}
        differing = {key: row for key, row in wanted.items() if row != self._stored.get(key, NOTHING)}
        if differing:
            at = time.time()
            rows = [
                {"ident": table, "who": person, "sockets": count, "seen": at, "changed": at, "typing": typing}
                for (table, person), (count, typing) in differing.items()
            ]
            async with self._database.write() as connection:
                for start in range(0, len(rows), PART):
                    await self._store(connection, rows[start : start + PART])
            self._stored.update(differing)
            self._tell(dict.fromkeys(table for table, _ in differing))
        for key in gone:
            self._leaving.pop(key, None)
        for key, (count, _) in wanted.items():
            self._changed.discard(key)
            if not count:
                self._stored.pop(key, None)
        clocks = time.monotonic(), time.time()
        ends = [until - clocks[0] for until in self._leaving.values()]
        ends += [until - clocks[1] for until in self._typing.values()]
        if ends:
            asyncio.get_running_loop().call_later(max(0.0, min(ends)), self._waking.set)

    async def _store(self, connection: Link, rows: list[dict[str, Any]]) -> None:
        ours = and_(
            presence.c.table_id == bindparam("ident"),
            presence.c.person == bindparam("who"),
            presence.c.process == self._process,
        )
        await connection.execute(delete(presence).where(ours), rows)
        values: dict[str, Any] = {name: bindparam(name) for name in ("sockets", "seen", "changed", "typing")}
        added = insert(presence).values(
            table_id=bindparam("ident"), person=bindparam("who"), process=self._process, **values
        )
        await connection.execute(added, rows)

    def _tell(self, tables: Iterable[str]) -> None:
        assert self._notifier is not None
        for table in filter(None, tables):
            self._notifier.notify(f"{PRESENCE}{table}", 0)

    async def _read(self) -> None:
        """Notify the sockets of this process of changed presence at their tables."""
        wanted = [table for table in self._stale if table in self._at]
        self._stale.clear()
        for start in range(0, len(wanted), PART):
            part = wanted[start : start + PART]
            found = await self._find(part)
            for table in part:
                rows = found.get(table, [])
                sitting = {row.person for row in rows if row.sits}
                met = {among: _attendance(rows, among) for among in ((True,), (True, False))} if rows else {}
                for listener in self._at.get(table, ()):
                    among = (True,) if listener.whose in sitting else (True, False)
                    listener.meet(met.get(among, NOBODY))

    async def at(self, tables: list[str]) -> dict[str, Attendance]:
        """The presence at these tables: players always, watchers while they are present."""
        return {table: _attendance(rows) for table, rows in (await self._find(tables)).items()}

    async def _find(self, tables: list[str]) -> dict[str, list[Any]]:
        """The rows of these tables."""
        columns = (
            presence.c.table_id,
            presence.c.person,
            presence.c.sockets,
            presence.c.seen,
            presence.c.typing,
            people.c.name,
            people.c.program,
        )
        query = (
            select(*columns, _SITS.exists().label("sits"))
            .select_from(presence.outerjoin(people, people.c.id == presence.c.person))
            .where(presence.c.table_id.in_(tables), or_(presence.c.sockets > 0, _SITS.exists()))
            .order_by(presence.c.table_id, presence.c.person)
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        found: dict[str, list[Any]] = {}
        for row in rows:
            found.setdefault(row.table_id, []).append(row)
        return found


async def last_seen(connection: Link, table: str) -> dict[str, float]:
    """When each person was last at a table (now, for those present)."""
    query = select(presence.c.person, presence.c.sockets, presence.c.seen).where(
        presence.c.table_id == table, presence.c.person != ""
    )
    found: dict[str, float] = {}
    for row in (await connection.execute(query)).all():
        seen = time.time() if row.sockets else row.seen
        found[row.person] = max(seen, found.get(row.person, 0.0))
    return found


def _attendance(rows: list[Any], typing: tuple[bool, ...] = ()) -> Attendance:
    """Merge the rows of one table from all processes; `typing` tells whether typing players (True) or watchers (False)
    are shown."""
    now = time.time()
    known: dict[str, Attendant] = {}
    others = 0
    for row in sorted(rows, key=lambda row: not row.sits):  # watchers never displace players
        here = row.sockets > 0
        if not row.person or row.name is None:
            others += row.sockets
            continue
        before = known.get(row.person)
        if before is None:
            seen = None if here else row.seen
            known[row.person] = Attendant(row.person, row.name, here, seen, program=bool(row.program))
        elif here:
            before.here, before.seen = True, None
        elif before.seen is not None:
            before.seen = max(before.seen, row.seen)
        if here and row.sits in typing and row.typing is not None and row.typing > now:
            known[row.person].typing = True
    listed = list(known.values())
    return Attendance(listed[:NAMED], others + len(listed[NAMED:]))
