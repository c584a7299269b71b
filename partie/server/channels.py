"""Notifications between server processes through PostgreSQL, Redis or SQLite."""

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
    from .notifier import Notifier

log = logging.getLogger("partie.server")

CHANNEL = "partie"
TIMEOUT = 5.0
"""Timeout in seconds for publishing one message."""
SHORT = 0.02
"""Seconds between checks that everything was published."""
RETRY_AFTER = 1.0
"""Seconds before a lost connection is tried again."""


class Channel(Protocol):
    """Publishes to other processes and passes their messages to the local notifier."""

    async def start(self) -> None: ...

    def tell(self, table: str, seq: int) -> None: ...

    async def told(self) -> None: ...

    async def stop(self) -> None: ...


def make_channel(database: Database, settings: Settings, notifier: "Notifier") -> Channel:
    """The channel from the settings: Redis if configured, else the database itself."""
    if settings.notify.startswith(("redis://", "rediss://", "unix://")):
        return RedisChannel(settings.notify, notifier)
    if settings.notify:
        raise PartieError("bad-notify", given=settings.notify.split(":")[0][:20])
    if database.sqlite:
        return SqliteChannel(database, settings.poll, notifier)
    return PostgresChannel(database, notifier)


class _Task:
    """A channel with two background tasks, a listener and a publisher.

    After a lost connection it reconnects and publishes the last number of each table with unsent messages.
    """

    def __init__(self, notifier: "Notifier") -> None:
        self.notifier = notifier
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
                data = {"channel": type(self).__name__, "error": type(error).__name__}
                log.warning("channel lost", extra={"data": data})
            await asyncio.sleep(RETRY_AFTER)

    async def listen(self) -> None:
        raise NotImplementedError

    async def send(self, message: str) -> None:
        raise NotImplementedError

    def tell(self, table: str, seq: int) -> None:
        """Queue a message; it is sent soon, or after reconnecting."""
        self._untold[table] = seq
        self._waiting.set()

    async def told(self) -> None:
        """Wait until the queue is empty."""
        while self._untold:
            await asyncio.sleep(SHORT)

    async def _tell_all(self) -> None:
        while True:
            while self._untold:
                table, seq = next(iter(self._untold.items()))
                async with asyncio.timeout(TIMEOUT):
                    await self.send(json.dumps([table, seq]))
                if self._untold.get(table) == seq:
                    del self._untold[table]
            self._waiting.clear()
            await self._waiting.wait()

    async def catch_up(self) -> None:
        """After connecting, look up missed changes."""
        await self.notifier.catch_up()

    def heard(self, message: Any) -> None:
        """Handle a message of another process: `[table, seq]`."""
        with contextlib.suppress(ValueError, TypeError):
            table, seq = json.loads(message)
            self.notifier.heard(str(table), int(seq))


class SqliteChannel(_Task):
    """Polls SQLite's `data_version`, which changes when other processes write; then looks up the watched tables."""

    def __init__(self, database: Database, poll: float, notifier: "Notifier") -> None:
        super().__init__(notifier)
        self._database = database
        self._poll = poll

    async def start(self) -> None:
        if self._poll > 0:
            await super().start()

    def tell(self, table: str, seq: int) -> None:
        """Nothing to do: other processes poll."""

    async def listen(self) -> None:
        last = -1
        while True:
            version = self._database.version()
            if version != last:
                last = version
                await self.notifier.catch_up()
            await asyncio.sleep(self._poll)


class PostgresChannel(_Task):
    """Uses LISTEN and NOTIFY on a separate connection."""

    def __init__(self, database: Database, notifier: "Notifier") -> None:
        super().__init__(notifier)
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


class RedisChannel(_Task):
    """Uses Redis publish/subscribe."""

    def __init__(self, url: str, notifier: "Notifier") -> None:
        super().__init__(notifier)
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
