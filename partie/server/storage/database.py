"""The database: one way to write (a transaction that holds what it reads), one to read; SQLite or PostgreSQL by URL."""

import secrets
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import insert, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from partie.kernel.errors import PartieError

from ..settings import Settings
from .postgres import Postgres
from .schema import meta
from .seals import Sealer
from .sqlite import Sqlite

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class Database:
    """`write()` is all or nothing, and nobody else changes what it has read; `read()` only looks."""

    def __init__(self, settings: Settings) -> None:
        self.url = read_url(settings.database)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._secret = settings.secret
        self._sealer = Sealer()
        backend = (
            Sqlite(self.url, settings.durable == "power", self._sealer)
            if self.sqlite
            else Postgres(self.url, self._sealer)
        )
        self.write = backend.write
        self.read = backend.read
        self.tend = backend.tend
        self.version = backend.version
        self.close = backend.close

    async def secret(self) -> str:
        """What signs cookies and seals checkpoints: made once, the same for all processes."""
        secret = await self._find_secret()
        self._sealer.learn(secret)
        return secret

    async def _find_secret(self) -> str:
        wanted = select(meta.c.value).where(meta.c.name == "secret")
        if self._secret:
            return self._secret
        async with self.read() as connection:
            found = await connection.scalar(wanted)
        if found is None:
            try:
                async with self.write() as connection:
                    await connection.execute(
                        insert(meta).values(name="secret", value=secrets.token_urlsafe(32))
                    )
            except IntegrityError:
                pass  # another process was quicker
            async with self.read() as connection:
                found = await connection.scalar(wanted)
        return str(found)

    async def alive(self) -> None:
        """Raise unless the database answers."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))


def read_url(given: str) -> URL:
    """The URL with the driver we use; an error for databases we do not know."""
    try:
        url = make_url(given)
    except ArgumentError:
        raise PartieError("bad-database", given=given.split(":")[0][:20]) from None
    backend = url.drivername.split("+")[0]
    if backend not in DRIVERS or (backend == "sqlite" and url.database in (None, "", ":memory:")):
        raise PartieError("bad-database", given=url.drivername[:20])
    return url.set(drivername=DRIVERS[backend])


def migrate(settings: Settings) -> None:
    """Bring the database to the newest schema. Called outside an event loop, once, before the server starts."""
    url = read_url(settings.database)
    if url.get_backend_name() == "sqlite":
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    config = Config()
    config.set_main_option("script_location", "partie.server.storage:migrations")
    config.attributes["url"] = url
    command.upgrade(config, "head")
