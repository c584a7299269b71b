"""Everything the server needs at hand, and what follows when something happened at a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from .bells import Bells
from .bots.line import Thought
from .bots.players import Players
from .kept import Kept
from .memory import Memory
from .settings import Settings
from .storage.database import Database
from .tables.looks import Looks
from .tables.shelf import Shelf
from .tables.table import Table
from .visitors.identity import Identity
from .visitors.limits import Rates

HINTS: Final = 2000
"""Hints that are remembered for whoever asks again at the same position."""


class House:
    """One per process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings)
        self.shelf = Shelf(self.database, settings.keep << 20)
        self.looks = Looks()
        self.identity = Identity(self.database, settings)
        self.bells = Bells(self.database, settings, self.identity.forget)
        self.rates = Rates(settings.rates)
        self.players = Players(self)
        self.memory = Memory()
        self.hints: Kept[tuple[Any, ...], Thought] = Kept(HINTS)
        self.hashing = asyncio.Semaphore(2)
        """Passwords that are hashed at once."""

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """From the first request to the last."""
        await self.identity.start()
        await self.bells.start()
        await self.players.start()
        self.memory.start()
        try:
            yield
        finally:
            self.memory.stop()
            await self.players.stop()
            await self.bells.stop()
            await self.database.close()

    def happened(self, table: Table) -> None:
        """After a transaction: the new moment of a table is stored; tell everybody."""
        self.memory.resting = False
        self.shelf.put(table)
        self.bells.ring(table.id, table.seq)
        self.players.wake(table)
