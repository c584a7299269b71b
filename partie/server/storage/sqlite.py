"""SQLite, called in the event loop's thread.

A statement takes about 20 microseconds, a thread switch and back more than that; a commit would need twenty switches
(docs/decisions/0003-server.md). Slow operations do not block the loop: locks of other processes are retried, and
checkpoints of the write-ahead log run in a thread.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Executable, create_engine, event
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.engine import URL

from .link import Link
from .seals import Sealer
from .statements import all_ready

TIMEOUT = 15.0
"""Seconds that a writer waits for those of other processes."""
RETRY_AFTER = 0.002
"""Seconds between two attempts."""
LOG = 4 << 20
"""Bytes to which the write-ahead log shrinks after a burst."""
BEATS = 2
"""Transactions between two checkpoints of an idle server: heartbeats of the server and its process."""
RECOVERY = 5.0
"""Seconds to wait while another process mends the log that a killed one left."""


_READY = all_ready(SQLiteDialect_pysqlite(paramstyle="qmark"))


class SqliteLink:
    """A connection with synchronous results."""

    __slots__ = ("connection", "driver", "sealer")

    def __init__(self, connection: Connection, sealer: Sealer) -> None:
        self.connection = connection
        self.sealer = sealer
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self.driver = driver

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY.get(statement)
        if ready is not None:
            return self.driver.execute(ready.text, ready.values(parameters))
        return self.connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY.get(statement)
        if ready is not None:
            row = self.driver.execute(ready.text, ready.values(parameters)).fetchone()
            return None if row is None else row[0]
        return self.connection.scalar(statement, parameters)

    async def row(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY[statement]
        return self.driver.execute(ready.text, ready.values(parameters)).fetchone()

    async def rows(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY[statement]
        return self.driver.execute(ready.text, ready.values(parameters)).fetchall()

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any:
        return self.connection.scalars(statement, parameters)


class Sqlite:
    """One connection for writes, one for reads of committed data; both stay open."""

    def __init__(self, url: URL, power: bool, sealer: Sealer) -> None:
        self._url = url
        self._sealer = sealer
        self._power = power
        self._writer: SqliteLink | None = None
        self._reader: SqliteLink | None = None
        self._turn = asyncio.Lock()
        self._written = self._tended = 0

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Link]:
        async with self._turn:
            writer = self._open()
            driver = writer.driver
            await _begin(driver)
            try:
                yield writer
            except BaseException:
                driver.execute("ROLLBACK")
                raise
            driver.execute("COMMIT")
            self._written += 1

    def _open(self) -> SqliteLink:
        if self._writer is None:
            self._writer = _connect(self._url, self._power, self._sealer)
            # `_begin` waits without blocking the loop
            self._writer.driver.execute("PRAGMA busy_timeout=0")
        return self._writer

    def version(self) -> int:
        """A number that changes when another connection has written."""
        return int(self._open().driver.execute("PRAGMA data_version").fetchone()[0])

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Link]:
        if self._reader is None:
            self._reader = _connect(self._url, self._power, self._sealer)
        yield self._reader

    async def tend(self) -> None:
        """Checkpoint the write-ahead log as far as readers allow; truncate it if nothing was written since the last
        call."""
        resting = self._written - self._tended <= BEATS
        self._tended = self._written
        await asyncio.to_thread(self._checkpoint, "TRUNCATE" if resting else "PASSIVE")

    def _checkpoint(self, how: str) -> None:
        log = Path(f"{self._url.database}-wal")
        if how == "TRUNCATE" and (not log.exists() or not log.stat().st_size):
            return
        with sqlite3.connect(str(self._url.database), timeout=1) as connection:
            connection.execute(f"PRAGMA wal_checkpoint({how})")
        connection.close()

    async def close(self) -> None:
        for link in (self._writer, self._reader):
            if link is not None:
                link.connection.close()
                link.connection.engine.dispose()
        self._writer = self._reader = None


async def _begin(driver: sqlite3.Connection) -> None:
    """Begin a write transaction, retrying while another process has the lock."""
    end = time.monotonic() + TIMEOUT
    while True:
        try:
            driver.execute("BEGIN IMMEDIATE")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
        await asyncio.sleep(RETRY_AFTER)


def _connect(url: URL, power: bool, sealer: Sealer) -> SqliteLink:
    """This module begins and ends transactions; SQLAlchemy and the driver run in autocommit mode."""
    engine = create_engine(
        url,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": RECOVERY},
    )

    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if power else 'NORMAL'}")
        cursor.execute("PRAGMA wal_autocheckpoint=20000")  # `tend` checkpoints in a thread
        cursor.execute(f"PRAGMA journal_size_limit={LOG}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return SqliteLink(engine.connect(), sealer)
