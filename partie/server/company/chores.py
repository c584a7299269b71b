"""Background jobs for people: starts league rounds and rates finished games, when a game ends and with every sweep."""

import asyncio
import logging
from typing import TYPE_CHECKING

from ..tasks import end
from . import leagues, ratings

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")


class Chores:
    """The background task."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._task: asyncio.Task[None] | None = None
        self._waking = asyncio.Event()

    async def start(self) -> None:
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])

    def wake(self) -> None:
        """Run soon: a game has ended."""
        self._waking.set()

    async def _work(self) -> None:
        while True:
            try:
                await leagues.advance_all(self._services)
                await ratings.rate_new(self._services)
            except Exception as error:  # the next sweep retries
                log.error("chores failed", extra={"data": {"error": type(error).__name__}})
            try:
                async with asyncio.timeout(self._services.settings.sweep):
                    await self._waking.wait()
            except TimeoutError:
                pass
            self._waking.clear()
