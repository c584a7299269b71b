"""SQLite, asked in the server's own thread.

A statement takes some 20 microseconds, a hop to another thread and back more than that; a transaction of a commit
would take twenty hops (docs/decisions/0003-server.md). What can take long is kept out: waiting for another process's
transaction (we ask again instead of blocking), and copying the write-ahead log into the database (in a thread).
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

from .link import Link

LONGEST = 15.0
"""Seconds that a writer waits for those of other processes."""
AGAIN = 0.002
"""Seconds between two attempts."""


class SqliteLink:
    """A connection whose answers are there at once."""

    __slots__ = ("_connection",)

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        return self._connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        return self._connection.scalar(statement, parameters)

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any:
        return self._connection.scalars(statement, parameters)


class Sqlite:
    """One connection that writes, a few that read what was last committed."""

    def __init__(self, url: URL, power: bool) -> None:
        self._path = str(url.database)
        self._writer = _engine(url, power, 1)
        self._reader = _engine(url, power, 8)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Link]:
        async with self._turn:
            with self._writer.connect() as connection:
                await _begin(connection)
                try:
                    yield SqliteLink(connection)
                except BaseException:
                    connection.exec_driver_sql("ROLLBACK")
                    raise
                connection.exec_driver_sql("COMMIT")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Link]:
        with self._reader.connect() as connection:
            yield SqliteLink(connection)

    async def tend(self) -> None:
        """Copy the write-ahead log into the database, as far as no reader needs it."""
        await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        with sqlite3.connect(self._path, timeout=1) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

    async def close(self) -> None:
        self._writer.dispose()
        self._reader.dispose()


async def _begin(connection: Connection) -> None:
    """Begin to write; while another process does, ask again."""
    end = time.monotonic() + LONGEST
    while True:
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            return
        except OperationalError:
            if time.monotonic() > end:
                raise
        await asyncio.sleep(AGAIN)


def _engine(url: URL, power: bool, connections: int) -> Engine:
    """Transactions are begun and ended by us: to SQLAlchemy and the driver everything is autocommit."""
    engine = create_engine(
        url,
        pool_size=connections,
        max_overflow=-1,
        pool_reset_on_return=None,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
        connect_args={"check_same_thread": False, "timeout": 0},
    )

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={'FULL' if power else 'NORMAL'}")
        cursor.execute("PRAGMA wal_autocheckpoint=20000")  # `tend` does it, out of the way
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine
