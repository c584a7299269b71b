"""How Alembic reaches the database: the URL comes from `database.migrate`."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from partie.server.storage.schema import metadata

LOCK = 0x70617274
"""PostgreSQL: two servers that start at once migrate one after the other."""


def _run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        context.run_migrations()


async def _migrate_postgres(url: URL) -> None:
    engine = create_async_engine(url, poolclass=NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(_run)
    await engine.dispose()


def _migrate_sqlite(url: URL) -> None:
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": 8})

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        connection.execute("PRAGMA journal_mode=WAL")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.begin() as connection:
        _run(connection)
    engine.dispose()


_url = context.config.attributes["url"]
if _url.get_backend_name() == "sqlite":
    _migrate_sqlite(_url)
else:
    asyncio.run(_migrate_postgres(_url))
