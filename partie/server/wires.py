"""Wires between server processes: how one learns that something happened in another."""

import asyncio
import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any, Protocol

from partie.kernel.errors import PartieError

from .settings import Settings
from .storage.database import Database
from .tasks import end

if TYPE_CHECKING:
    from .bells import Bells

log = logging.getLogger("partie.server")

CHANNEL = "partie"
AGAIN = 1.0
"""Seconds before a wire that was cut is tried again."""


class Wire(Protocol):
    """Tells other processes, and rings the bells here when they tell us."""

    async def start(self) -> None: ...

    async def tell(self, table: str, seq: int) -> None: ...

    async def stop(self) -> None: ...


def make_wire(database: Database, settings: Settings, bells: "Bells") -> Wire:
    """By the settings: Redis if one is named, else the database itself."""
    if settings.bells.startswith(("redis://", "rediss://", "unix://")):
        return RedisWire(settings.bells, bells)
    if settings.bells:
        raise PartieError("bad-bells", given=settings.bells.split(":")[0][:20])
    if database.sqlite:
        return SqliteWire(database, settings.poll, bells)
    return PostgresWire(database, bells)


class _Task:
    """A wire that listens in a task of its own and begins again when it is cut; what could not be told is told then."""

    def __init__(self, bells: "Bells") -> None:
        self.bells = bells
        self._task: asyncio.Task[None] | None = None
        self._untold: dict[str, int] = {}

    async def start(self) -> None:
        self._task = asyncio.create_task(self._keep_listening())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self.listen()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._cut(error)
            await asyncio.sleep(AGAIN)

    def _cut(self, error: Exception) -> None:
        log.warning("wire cut", extra={"data": {"wire": type(self).__name__, "error": type(error).__name__}})

    async def listen(self) -> None:
        raise NotImplementedError

    async def send(self, message: str) -> None:
        raise NotImplementedError

    async def tell(self, table: str, seq: int) -> None:
        """Tell the others now, or when the wire is whole again."""
        try:
            await self.send(json.dumps([table, seq]))
        except Exception as error:
            self._untold[table] = seq
            self._cut(error)

    async def catch_up(self) -> None:
        """The wire is whole: tell what is untold, and look up what we have not heard."""
        untold, self._untold = self._untold, {}
        for table, seq in untold.items():
            await self.tell(table, seq)
        await self.bells.catch_up()

    def heard(self, message: Any) -> None:
        """A message of another process: `[table, seq]`."""
        with contextlib.suppress(ValueError, TypeError):
            table, seq = json.loads(message)
            self.bells.heard(str(table), int(seq))


class SqliteWire(_Task):
    """SQLite tells only that others wrote (`data_version`); then the watched tables are looked up."""

    def __init__(self, database: Database, poll: float, bells: "Bells") -> None:
        super().__init__(bells)
        self._database = database
        self._poll = poll

    async def start(self) -> None:
        if self._poll > 0:
            await super().start()

    async def tell(self, table: str, seq: int) -> None:
        """Nothing: the others look."""

    async def listen(self) -> None:
        last = -1
        while True:
            version = self._database.version()
            if version != last:
                last = version
                await self.bells.catch_up()
            await asyncio.sleep(self._poll)


class PostgresWire(_Task):
    """LISTEN and NOTIFY on a connection of its own."""

    def __init__(self, database: Database, bells: "Bells") -> None:
        super().__init__(bells)
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None
        self._one_at_a_time = asyncio.Lock()

    async def send(self, message: str) -> None:
        connection = self._connection
        if connection is None:
            raise ConnectionError
        async with self._one_at_a_time:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        connection = await asyncpg.connect(self._url)
        lost = asyncio.Event()
        try:
            await connection.add_listener(CHANNEL, lambda *arguments: self.heard(arguments[-1]))
            connection.add_termination_listener(lambda _: lost.set())
            self._connection = connection
            await self.catch_up()
            await lost.wait()
        finally:
            self._connection = None
            await connection.close(timeout=1)


class RedisWire(_Task):
    """Publish and subscribe."""

    def __init__(self, url: str, bells: "Bells") -> None:
        super().__init__(bells)
        import redis.asyncio

        self._redis: Any = redis.asyncio.from_url(url)

    async def send(self, message: str) -> None:
        await self._redis.publish(CHANNEL, message)

    async def listen(self) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            await self.catch_up()
            async for message in channel.listen():
                if message["type"] == "message":
                    self.heard(message["data"])

    async def stop(self) -> None:
        await super().stop()
        await self._redis.aclose()
