"""Sessions: the devices where a person is logged in, which the person can list and end."""

import contextlib
import re
import time
from typing import Any, Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.cache import Cache

from ..errors import Problem
from ..storage.database import Database
from ..storage.link import Link
from ..storage.schema import ended, people, sessions
from .identity import KNOWN, Identity, Person, Visit

HOUR: Final = 3600.0
"""The precision in seconds of a session's last use."""

BROWSERS: Final = (
    (r"Edg(e|A|iOS)?/", "Edge"),
    (r"OPR/|Opera", "Opera"),
    (r"SamsungBrowser/", "Samsung Internet"),
    (r"Firefox/|FxiOS/", "Firefox"),
    (r"Chrome/|CriOS/|Chromium/", "Chrome"),
    (r"Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X|Macintosh", "macOS"),
    ("Linux|X11", "Linux"),
)


def device(agent: str) -> str:
    """Browser and operating system from the User-Agent, without versions or other identifying details."""
    told = [
        next((name for pattern, name in known if re.search(pattern, agent[:400])), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, told))


class Sessions:
    """Lists and ends sessions."""

    def __init__(self, database: Database, identity: Identity) -> None:
        self._database = database
        self._identity = identity
        self._used: Cache[str, float] = Cache(KNOWN)

    async def seen(self, visit: Visit, agent: str) -> None:
        """Note that the visit's session is active on this device."""
        now = time.time()
        used = self._used.get(visit.mark)
        if visit.person is None or (used is not None and abs(now - used) < HOUR):
            return
        self._used.put(visit.mark, now)
        values = {"device": device(agent), "used": now}
        with contextlib.suppress(IntegrityError):  # another process wrote it first
            async with self._database.write() as connection:
                known = select(sessions.c.mark).where(sessions.c.mark == visit.mark)
                if await connection.scalar(known) is not None:
                    change = update(sessions).where(sessions.c.mark == visit.mark)
                    await connection.execute(change.values(**values))
                else:
                    new = insert(sessions).values(
                        mark=visit.mark, person=visit.person.id, since=now, **values
                    )
                    await connection.execute(new)

    async def all(self, person: Person) -> list[Any]:
        """The rows of a person's sessions, most recently used first."""
        wanted = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.used.desc())
        async with self._database.read() as connection:
            return list((await connection.execute(wanted)).all())

    async def end(self, visit: Visit) -> None:
        """Invalidate the cookie of a visit, including copies."""
        if visit.mark:
            await self._end(visit.mark)

    async def end_by_id(self, person: Person, ident: str) -> None:
        """End one of a person's own sessions."""
        for row in await self.all(person):
            if self._identity.public_id(row.mark) == ident:
                await self._end(row.mark)
                return
        raise Problem(404, "no-such-session")

    async def _end(self, mark: str) -> None:
        with contextlib.suppress(IntegrityError):  # ended already
            async with self._database.write() as connection:
                await connection.execute(insert(ended).values(mark=mark, at=time.time()))
                await connection.execute(delete(sessions).where(sessions.c.mark == mark))

    async def end_all(self, person: Person) -> None:
        """Invalidate all cookies of a person."""
        async with self._database.write() as connection:
            later = update(people).where(people.c.id == person.id).values(epoch=people.c.epoch + 1)
            await connection.execute(later)
            await self.drop_all(connection, person)

    async def drop_all(self, connection: Link, person: Person) -> None:
        """Delete the sessions of a person with an outdated epoch."""
        await connection.execute(delete(sessions).where(sessions.c.person == person.id))
