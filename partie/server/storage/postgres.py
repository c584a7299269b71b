"""PostgreSQL: a transaction locks its table by SELECT ... FOR UPDATE.

A connection pool; returning a connection needs no round trip to the database.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from .link import Link
from .seals import Sealer
from .statements import all_ready

MOST = 20
"""Connections of one process."""

_READY = all_ready(PGDialect_asyncpg(paramstyle="numeric_dollar"))  # type: ignore[no-untyped-call]


class PostgresLink:
    """A connection; the prepared statements go straight to the driver."""

    __slots__ = ("connection", "driver", "sealer")

    def __init__(self, connection: AsyncConnection, driver: Any, sealer: Sealer) -> None:
        self.connection = connection
        self.sealer = sealer
        self.driver = driver

    async def execute(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY.get(statement)
        if ready is not None:
            return await self.driver.fetch(ready.text, *ready.values(parameters))
        return await self.connection.execute(statement, parameters)

    async def scalar(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY.get(statement)
        if ready is not None:
            return await self.driver.fetchval(ready.text, *ready.values(parameters))
        return await self.connection.scalar(statement, parameters)

    async def row(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY[statement]
        return await self.driver.fetchrow(ready.text, *ready.values(parameters))

    async def rows(self, statement: Executable, parameters: Any = None) -> Any:
        ready = _READY[statement]
        return await self.driver.fetch(ready.text, *ready.values(parameters))

    async def scalars(self, statement: Executable, parameters: Any = None) -> Any:
        return await self.connection.scalars(statement, parameters)


class Postgres:
    """This class begins and ends transactions; SQLAlchemy runs in autocommit mode."""

    def __init__(self, url: URL, sealer: Sealer) -> None:
        self._sealer = sealer
        self._engine = create_async_engine(
            url, poolclass=NullPool, isolation_level="AUTOCOMMIT", hide_parameters=True
        )
        self._idle: list[PostgresLink] = []
        self._places = asyncio.Semaphore(MOST)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Link]:
        async with self._lent() as link:
            await link.driver.execute("BEGIN")
            try:
                yield link
            except BaseException:
                await link.driver.execute("ROLLBACK")
                raise
            await link.driver.execute("COMMIT")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Link]:
        async with self._lent() as link:
            yield link

    @asynccontextmanager
    async def _lent(self) -> AsyncIterator[PostgresLink]:
        """Borrow a connection; lost or busy connections do not return to the pool."""
        async with self._places:
            link = await self._take()
            try:
                yield link
            finally:
                if link.driver.is_closed() or link.driver.is_in_transaction():
                    await _end(link)
                else:
                    self._idle.append(link)

    async def _take(self) -> PostgresLink:
        while self._idle:
            link = self._idle.pop()
            if not link.driver.is_closed():
                return link
            await _end(link)
        connection = await self._engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        return PostgresLink(connection, driver, self._sealer)

    def version(self) -> int:
        """Unused: PostgreSQL sends notifications."""
        raise NotImplementedError

    async def tend(self) -> None:
        """Nothing to do: PostgreSQL maintains itself."""

    async def close(self) -> None:
        while self._idle:
            await _end(self._idle.pop())
        await self._engine.dispose()


async def _end(link: PostgresLink) -> None:
    with suppress(Exception):
        link.driver.terminate()
    with suppress(Exception):
        await link.connection.close()
