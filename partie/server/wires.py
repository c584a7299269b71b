"""Wires between server processes: how one learns that something happened in another."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

from partie.kernel.errors import PartieError

from .settings import Settings
from .storage.database import Database
from .tasks import end

if TYPE_CHECKING:
    from .bells import Bells

log = logging.getLogger("partie.server")

CHANNEL = "partie"
LONGEST = 5.0
"""Seconds that telling one number may take."""
AGAIN = 1.0
"""Seconds before a wire that was cut is tried again."""


class Wire(Protocol):
    """Tells other processes, and rings the bells here when they tell us."""

    async def start(self) -> None: ...

    def tell(self, table: str, seq: int) -> None: ...

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
    """A wire with two tasks, one that listens and one that tells. Nobody waits for either.

    When it is cut it begins again; what could not be told is told then, of each table the last number.
    """

    def __init__(self, bells: "Bells") -> None:
        self.bells = bells
        self._tasks: list[asyncio.Task[None]] = []
        self._untold: dict[str, int] = {}
        self._waiting = asyncio.Event()

    async def start(self) -> None:
        self._tasks = [asyncio.create_task(self._keep(work)) for work in (self.listen, self._tell_all)]

    async def stop(self) -> None:
        await end(self._tasks)

    async def _keep(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                data = {"wire": type(self).__name__, "error": type(error).__name__}
                log.warning("wire cut", extra={"data": data})
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        raise NotImplementedError

    async def send(self, message: str) -> None:
        raise NotImplementedError

    def tell(self, table: str, seq: int) -> None:
        """Tell the others soon, or when the wire is whole again."""
        self._untold[table] = seq
        self._waiting.set()

    async def _tell_all(self) -> None:
        while True:
            while self._untold:
                table, seq = next(iter(self._untold.items()))
                async with asyncio.timeout(LONGEST):
                    await self.send(json.dumps([table, seq]))
                if self._untold.get(table) == seq:
                    del self._untold[table]
            self._waiting.clear()
            await self._waiting.wait()

    async def catch_up(self) -> None:
        """The wire is whole: look up what we have not heard."""
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

    def tell(self, table: str, seq: int) -> None:
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
