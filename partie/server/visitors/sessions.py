"""Sessions: the devices where a person is logged in, to be seen and ended by that person."""

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
"""How exactly it is known when a session was last used."""

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
    """Browser and system, as far as the browser tells; no version, nothing that tells two people apart."""
    told = [
        next((name for pattern, name in known if re.search(pattern, agent[:400])), "")
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, told))


class Sessions:
    """Where people are logged in, and the end of it."""

    def __init__(self, database: Database, identity: Identity) -> None:
        self._database = database
        self._identity = identity
        self._used: Cache[str, float] = Cache(KNOWN)

    async def seen(self, visit: Visit, agent: str) -> None:
        """The visit's session is in use, from this device."""
        now = time.time()
        used = self._used.get(visit.mark)
        if visit.person is None or (used is not None and abs(now - used) < HOUR):
            return
        self._used.put(visit.mark, now)
        values = {"device": device(agent), "used": now}
        with contextlib.suppress(IntegrityError):  # another process has just written it
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
        """The rows of a person's sessions, the one used last first."""
        wanted = select(sessions).where(sessions.c.person == person.id).order_by(sessions.c.used.desc())
        async with self._database.read() as connection:
            return list((await connection.execute(wanted)).all())

    async def end(self, visit: Visit) -> None:
        """The cookie of a visit is void from now on, wherever it was copied to."""
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
        """Every cookie of a person is void from now on."""
        async with self._database.write() as connection:
            later = update(people).where(people.c.id == person.id).values(epoch=people.c.epoch + 1)
            await connection.execute(later)
            await self.drop_all(connection, person)

    async def drop_all(self, connection: Link, person: Person) -> None:
        """Forget the sessions of a person whose epoch is over."""
        await connection.execute(delete(sessions).where(sessions.c.person == person.id))
