"""How Alembic reaches the database: the URL comes from `database.migrate`."""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, event, text
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


async def _migrate() -> None:
    engine = create_async_engine(context.config.attributes["url"], poolclass=NullPool)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def _connect(connection: Any, _: Any) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout=30000")
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def _begin(connection: Any) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    async with engine.begin() as connection:
        await connection.run_sync(_run)
    await engine.dispose()


asyncio.run(_migrate())
