"""The database, SQLite or PostgreSQL by URL: write transactions, which lock what they read, and reads."""

import contextlib
import os
import secrets
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from partie.kernel.errors import PartieError

from ..settings import Settings
from .faults import explained
from .postgres import Postgres
from .schema import meta
from .seals import Sealer
from .sqlite import Sqlite

DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


BEAT: Final = "beat"
"""The row of `meta` that says when a server was last alive."""

_SECRET: Final = select(meta.c.value).where(meta.c.name == "secret")


class Database:
    """`write()` is a transaction that locks the rows it reads; `read()` is read-only."""

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
        """The secret that signs cookies and seals checkpoints, created once and shared by all processes."""
        secret = await self._find_secret()
        self._sealer.learn(secret)
        return secret

    async def learn_secret(self) -> None:
        """Read the secret, if there is one, to verify seals; nothing is written."""
        self._sealer.learn(await self._known_secret() or "")

    async def _known_secret(self) -> str | None:
        if self._secret:
            return self._secret
        async with self.read() as connection:
            found = await connection.scalar(_SECRET)
        return None if found is None else str(found)

    async def _find_secret(self) -> str:
        found = await self._known_secret()
        if found is None:
            try:
                async with self.write() as connection:
                    await connection.execute(
                        insert(meta).values(name="secret", value=secrets.token_urlsafe(32))
                    )
            except IntegrityError:
                pass  # another process was quicker
            found = await self._known_secret()
        return str(found)

    async def beat(self) -> float:
        """Write a heartbeat; returns the time of the last one (0: never). Raises if the database cannot be written."""
        now = repr(time.time())
        async with self.write() as connection:
            last = await connection.scalar(select(meta.c.value).where(meta.c.name == BEAT))
            if last is not None:
                await connection.execute(update(meta).where(meta.c.name == BEAT).values(value=now))
                return float(last)
        with contextlib.suppress(IntegrityError):  # another process was quicker
            async with self.write() as connection:
                await connection.execute(insert(meta).values(name=BEAT, value=now))
        return 0.0


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
    """Bring the database to the newest schema. Called outside an event loop, once, before the server starts.

    Any failure is reported in one sentence.
    """
    url = read_url(settings.database)
    config = Config()
    config.set_main_option("script_location", "partie.server.storage:migrations")
    config.attributes["url"] = url
    try:
        if url.get_backend_name() == "sqlite":
            make_private(Path(str(url.database)))
        command.upgrade(config, "head")
    except PartieError:
        raise
    except Exception as error:
        raise explained(error, url) from None


async def check_current(database: Database) -> None:
    """Raise unless the database has this version's schema; for commands that must not migrate."""
    config = Config()
    config.set_main_option("script_location", "partie.server.storage:migrations")
    scripts = ScriptDirectory.from_config(config)
    where = str(database.url.database)[-120:]
    async with database.read() as connection:
        found = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    if found not in {script.revision for script in scripts.walk_revisions()}:
        raise PartieError("database-newer", where=where)
    if found != scripts.get_current_head():
        raise PartieError("database-older", where=where)


def make_private(path: Path) -> None:
    """Make the file readable by its owner only: it holds the secret and the seeds of running games."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with contextlib.suppress(OSError):  # the file belongs to another user
            file.chmod(0o600)
