"""Settings changed at run time: an announcement, read-only mode, registration by invitation.

They are stored in the database and apply to every process. Each process caches them and reads again after a
notification, at the latest with the next sweep.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Annotated, Final

import msgspec
from sqlalchemy import delete, insert, select

from ..bots import absence, clocks
from ..errors import Problem
from ..notifier import HOUSE
from ..storage.link import Link
from ..storage.schema import invitations, meta
from ..tasks import end

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

ROW: Final = "house"
RETRY: Final = 30
"""`Retry-After` in seconds of requests refused in read-only mode."""


class House(msgspec.Struct, frozen=True):
    """The settings."""

    announcement: Annotated[str, msgspec.Meta(max_length=500)] = ""
    announced: float = 0.0
    readonly: float | None = None
    """Since when nothing may be changed."""
    invited: bool = False
    """Only people with an invitation begin here."""


class Houses:
    """The settings cached by this process."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._reading: asyncio.Task[None] | None = None
        self._again = False
        self.now = House()

    def doubt(self) -> None:
        """Invalidate the cache; it is read again soon."""
        if self._reading is not None:
            self._again = True
        else:
            self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                self._again = False
                await self.read()
                if not self._again:
                    return
        except Exception as error:  # the next sweep reads again
            log.error("house unread", extra={"data": {"error": type(error).__name__}})
        finally:
            self._reading = None

    async def stop(self) -> None:
        if self._reading is not None:
            await end([self._reading])

    @property
    def closed(self) -> bool:
        """Whether read-only mode is on."""
        return self.now.readonly is not None

    async def read(self) -> House:
        """Read the settings again. After read-only mode, all caches and timers are rebuilt from the database."""
        async with self._services.database.read() as connection:
            found = await load(connection)
        before, self.now = self.now, found
        if before != found:
            self._services.notifier.tell_all()
        if before.readonly is not None and found.readonly is None:
            self._services.tables.clear()  # the stored clocks differ from the cached ones
            await self._services.players.resume()
        return found

    def check_open(self) -> None:
        """Raise a Problem in read-only mode."""
        if self.closed:
            problem = Problem(503, "read-only-time")
            problem.retry = RETRY
            raise problem


async def load(connection: Link) -> House:
    stored = await connection.scalar(select(meta.c.value).where(meta.c.name == ROW))
    return House() if stored is None else msgspec.json.decode(stored, type=House)


async def change(services: "Services", **values: object) -> House:
    """Change settings and notify everybody. Ending read-only mode gives players back the time it took."""
    now = time.time()
    async with services.database.write() as connection:
        house = await load(connection)
    if values.get("readonly", 0) is None and house.readonly is not None:
        # Before writes are allowed again, so that no clock runs out meanwhile.
        await clocks.excuse(services, house.readonly, now)
        await absence.excuse(services, now - house.readonly, now)
    async with services.database.write() as connection:
        house = msgspec.structs.replace(await load(connection), **values)
        await connection.execute(delete(meta).where(meta.c.name == ROW))
        row = {"name": ROW, "value": msgspec.json.encode(house).decode()}
        await connection.execute(insert(meta).values(**row))
    services.notifier.notify(HOUSE, 0)
    await services.house.read()
    return house


async def announce(services: "Services", text: str) -> House:
    """Set the announcement; an empty text removes it."""
    return await change(services, announcement=text.strip(), announced=time.time())


async def close(services: "Services", on: bool) -> House:
    """Turn read-only mode on or off."""
    if on:
        if services.house.now.readonly is not None:
            return services.house.now
        return await change(services, readonly=time.time())
    return await change(services, readonly=None)


async def use_invitation(connection: Link, code: str) -> None:
    """Use an invitation, or raise a Problem if it is missing, used up or expired. Call it in a write transaction."""
    this = invitations.c.code == code
    wanted = select(invitations.c.uses, invitations.c.until).where(this).with_for_update()
    row = (await connection.execute(wanted)).one_or_none()
    if row is None or row.uses < 1 or row.until < time.time():
        raise Problem(403, "not-invited")
    if row.uses == 1:
        await connection.execute(delete(invitations).where(this))
    else:
        await connection.execute(invitations.update().where(this).values(uses=row.uses - 1))
