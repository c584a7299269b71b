"""The database: one way to write (a transaction that holds the table), one to read; SQLite or PostgreSQL by URL."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import event, insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from partie.kernel.errors import PartieError

from ..settings import Settings
from .schema import meta

BUSY = 15_000
"""Milliseconds that a writer waits for another one (SQLite)."""


class Database:
    """`write()` begins at once (`BEGIN IMMEDIATE`), so what it reads cannot change under it."""

    def __init__(self, settings: Settings) -> None:
        self.url = read_url(settings.database)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._settings = settings
        if self.sqlite:
            self._writer = self._sqlite_engine(1, "BEGIN IMMEDIATE")
            self._reader = self._sqlite_engine(4, "BEGIN")
        else:
            self._writer = create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)
            self._reader = self._writer

    def _sqlite_engine(self, connections: int, begin: str) -> AsyncEngine:
        engine = create_async_engine(self.url, pool_size=connections, max_overflow=0, pool_timeout=60)
        full = self._settings.durable == "power"

        @event.listens_for(engine.sync_engine, "connect")
        def _connect(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # transactions are begun below, not by the driver
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA busy_timeout={BUSY}")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute(f"PRAGMA synchronous={'FULL' if full else 'NORMAL'}")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def _begin(connection: Any) -> None:
            connection.exec_driver_sql(begin)

        return engine

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that stores all or nothing."""
        async with self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only looks."""
        async with self._reader.connect() as connection:
            yield connection

    async def secret(self) -> str:
        """What signs cookies: made once, the same for all processes."""
        if self._settings.secret:
            return self._settings.secret
        async with self.write() as connection:
            found = await connection.scalar(select(meta.c.value).where(meta.c.name == "secret"))
            if found is not None:
                return str(found)
            try:
                async with connection.begin_nested():
                    await connection.execute(
                        insert(meta).values(name="secret", value=secrets.token_urlsafe(32))
                    )
            except IntegrityError:
                pass  # another process was quicker
            return str(await connection.scalar(select(meta.c.value).where(meta.c.name == "secret")))

    async def alive(self) -> None:
        """Raise unless the database answers."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self._writer.dispose()
        if self._reader is not self._writer:
            await self._reader.dispose()


def read_url(given: str) -> URL:
    """The URL with the driver we use; an error for databases we do not know."""
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    try:
        url = make_url(given)
    except ArgumentError:
        raise PartieError("bad-database", given=given.split(":")[0][:20]) from None
    backend = url.drivername.split("+")[0]
    if backend not in drivers or (backend == "sqlite" and url.database in (None, "", ":memory:")):
        raise PartieError("bad-database", given=url.drivername[:20])
    return url.set(drivername=drivers[backend])


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema. Called outside an event loop, once, before the server starts."""
    url = read_url(settings.database)
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "partie.server.storage:migrations")
    config.attributes["url"] = url
    command.upgrade(config, "head")
