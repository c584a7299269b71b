"""The application context: everything that handlers and background tasks share."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from partie.table.advice import Thought
from partie.table.buffers import Buffers
from partie.table.cache import Cache
from partie.table.planning import Plans
from partie.table.table import FINISHED, Table

from .bots.players import Players
from .bots.reviews import Reviews
from .company.chores import Chores
from .host.house import Houses
from .host.metrics import Metrics
from .memory import Memory
from .notices.outbox import Notices
from .notifier import Notifier
from .presence import Presence
from .settings import Settings
from .storage.database import Database
from .tables.cache import TableCache
from .tables.views import ViewCache
from .visitors.identity import NOBODY, SCOPE, Identity
from .visitors.limits import Rates
from .visitors.sessions import Sessions

HINTS: Final = 2000
"""The number of cached hints, by position."""

PLAYING: Final = 20_000
"""The number of people whose sockets are kept when there are too many."""


class Services:
    """One per process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.tables = TableCache(self.database, settings.keep << 20)
        self.views = ViewCache()
        self.buffers = Buffers()
        self.plans = Plans()
        self.identity = Identity(self.database, settings)
        self.sessions = Sessions(self.database, self.identity)
        self.presence = Presence(self.database, settings)
        self.notifier = Notifier(self.database, settings, self.identity.forget, self.presence)
        self.rates = Rates(settings.rates)
        self.players = Players(self)
        self.reviews = Reviews(self)
        self.notices = Notices(self)
        self.chores = Chores(self)
        self.house = Houses(self)
        self.notifier.on_house = self.house.doubt
        self.metrics = Metrics(self)
        self.memory = Memory()
        self.hints: Cache[tuple[Any, ...], Thought] = Cache(HINTS)
        self.playing: Cache[str, None] = Cache(PLAYING)
        """The people who have made a move most recently."""
        self.hashing = asyncio.Semaphore(2)
        """Limits concurrent password hashes."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Run all services while the application is up."""
        await self.identity.start()
        await self.notifier.start()
        await self.presence.start(self.notifier)
        await self.house.read()
        await self.players.start()
        await self.notices.start()
        await self.chores.start()
        self.memory.start()
        try:
            yield
        finally:
            self.memory.stop()
            await self.chores.stop()
            await self.notices.stop()
            await self.reviews.stop()
            await self.players.stop()
            await self.presence.stop()
            await self.notifier.stop()
            await self.house.stop()
            await self.database.close()

    @asynccontextmanager
    async def beside_servers(self) -> AsyncIterator[None]:
        """For the host's commands: only the database and notifications, no bots."""
        await self.identity.start()
        await self.notifier.start()
        await self.house.read()
        try:
            yield
        finally:
            await self.players.stop()
            await self.notifier.stop()
            await self.house.stop()

    def logged_out(self, person: str) -> None:
        """A person's cookies were invalidated: drop caches here and in other processes, and close their sockets."""
        self.notifier.doubt(person)

    def matters(self, scope: Any) -> int:
        """The priority of a socket when there are too many: players first, visitors without a name last."""
        person = scope["state"].get(SCOPE, NOBODY).person if scope is not None else None
        if person is None:
            return 0
        return 2 if person.id in self.playing else 1

    def happened(self, table: Table) -> None:
        """After a committed transaction: cache the table and notify everybody."""
        self.memory.resting = False
        self.metrics.changes += 1
        self.tables.put(table)
        self.notifier.notify(table.id, table.seq)
        self.players.wake(table)
        if table.state == FINISHED:
            self.chores.wake()
