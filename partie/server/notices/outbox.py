"""The outbox: claims a message, sends it and deletes it. Delivery is at most once: a claimed message is retried only if
it certainly was not received. A process killed while sending loses at most that message."""

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, select, update

from partie.table.table import PERSON, RUNNING

from ..people import passwords
from ..storage.link import Link
from ..storage.schema import addresses, outbox, people, seats, tables
from ..tasks import end
from . import push, waiting
from .letters import Letter, Waiting, confirm_letter, password_letter, turn_letter
from .sending import GONE, LATER, REFUSED, Sender

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

BATCH: Final = 50
AT_ONCE: Final = 10
"""Messages that are sent concurrently, so that a slow host delays no other."""
TRIES: Final = 6
BACKOFF: Final = 60.0
"""Seconds before the second attempt; each later one waits twice as long."""
FAILURES: Final = 5
"""Refused messages in a row after which an address is removed."""
FORGOTTEN: Final = 24 * 3600.0
"""Seconds after which a claimed message of a process that ended is removed."""


class Notices:
    """The background task that writes due messages and sends the outbox."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self.sender = Sender(services.settings)
        self._task: asyncio.Task[None] | None = None
        self._waking = asyncio.Event()

    @property
    def on(self) -> bool:
        settings = self._services.settings
        return bool(settings.address) and bool(settings.smtp or settings.push or settings.webhooks)

    async def start(self) -> None:
        if not self.on:
            return
        if self._services.settings.push:
            self.sender.key = await push.find_key(self._services.database)
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])

    def wake(self) -> None:
        """Run soon: there is a message to send."""
        self._waking.set()

    async def _work(self) -> None:
        while True:
            try:
                if not self._services.house.closed:
                    await self.collect()
                await self.deliver()
            except Exception as error:
                log.error("notices failed", extra={"data": {"error": type(error).__name__}})
            try:
                async with asyncio.timeout(self._services.settings.sweep):
                    await self._waking.wait()
            except TimeoutError:
                pass
            self._waking.clear()

    async def collect(self) -> None:
        """Write due messages into the outbox."""
        database = self._services.database
        found = await waiting.find(database, self._services.settings.notice_delay)
        for person, turns in found.items():
            await waiting.write(database, person, turns)

    async def deliver(self) -> None:
        """Send the messages in the outbox."""
        now = time.time()
        wanted = select(outbox.c.id).where(outbox.c.due <= now, outbox.c.claimed.is_(None)).limit(BATCH)
        async with self._services.database.read() as connection:
            found = list(await connection.scalars(wanted))
        if found:
            limit = asyncio.Semaphore(AT_ONCE)
            await asyncio.gather(*(self._send(ident, limit) for ident in found))
        lost = outbox.c.claimed < now - FORGOTTEN
        async with self._services.database.read() as connection:
            some = await connection.scalar(select(outbox.c.id).where(lost).limit(1))
        if some is not None:
            async with self._services.database.write() as connection:
                await connection.execute(delete(outbox).where(lost))

    async def _send(self, ident: str, limit: asyncio.Semaphore) -> None:
        async with limit:
            async with self._services.database.write() as connection:
                row, letter = await self._claim(connection, ident)
            if row is None or letter is None:
                return
            off = f"{self._services.settings.address}/notices/{row.token}/off" if row.what is None else ""
            outcome = await self.sender.send(row.kind, row.target, row.lang, off, letter)
            async with self._services.database.write() as connection:
                await _settle(connection, row, outcome)

    async def _claim(self, connection: Link, ident: str) -> tuple[Any, Letter | None]:
        """Claim a message; None if another process has it or it is no longer needed."""
        wanted = (
            select(outbox, addresses.c.person, addresses.c.kind, addresses.c.target, addresses.c.lang)
            .add_columns(addresses.c.token, addresses.c.failures, addresses.c.confirmed, people.c.name)
            .select_from(outbox.join(addresses).join(people, people.c.id == addresses.c.person))
            .where(outbox.c.id == ident)
            .with_for_update(of=outbox)
        )
        row = (await connection.execute(wanted)).one_or_none()
        if row is None or row.claimed is not None:
            return None, None
        letter = await self._letter(connection, row)
        if letter is None:
            await connection.execute(delete(outbox).where(outbox.c.id == ident))
            return None, None
        claimed = {"claimed": time.time(), "tries": row.tries + 1}
        await connection.execute(update(outbox).where(outbox.c.id == ident).values(**claimed))
        return row, letter

    async def _letter(self, connection: Link, row: Any) -> Letter | None:
        base = self._services.settings.address
        if row.what == passwords.WHAT:
            token = await passwords.make_link(connection, row.person, passwords.BY_MAIL)
            return password_letter(row.lang, row.name, f"{base}/password/{token}")
        about = dict(json.loads(row.about))
        if not about:
            return (
                None if row.confirmed else confirm_letter(row.lang, row.name, f"{base}/notices/{row.token}")
            )
        still = await _still_waiting(connection, row.person, about)
        return turn_letter(row.lang, still, base) if still else None


async def _still_waiting(connection: Link, person: str, about: dict[str, float]) -> list[Waiting]:
    """The tables of a message that wait for the person as they did when it was written."""
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.asked, seats.c.seat, seats.c.kind, seats.c.person)
        .add_columns(people.c.name)
        .select_from(
            tables.join(seats, seats.c.table_id == tables.c.id).outerjoin(
                people, people.c.id == seats.c.person
            )
        )
        .where(tables.c.id.in_(list(about)), tables.c.state == RUNNING)
        .order_by(tables.c.id, seats.c.seat)
    )
    by_table: dict[str, list[Any]] = {}
    for row in (await connection.execute(wanted)).all():
        by_table.setdefault(row.id, []).append(row)
    found = []
    for ident, sitting in by_table.items():
        asked = json.loads(sitting[0].asked)
        mine = [row for row in sitting if row.person == person and row.kind == PERSON]
        since = asked.get(str(mine[0].seat)) if mine else None
        if since is not None and since <= about[ident]:
            others = [row.name for row in sitting if row.kind == PERSON and row.person != person]
            found.append(Waiting(ident, sitting[0].game, tuple(others)))
    return found


async def _settle(connection: Link, row: Any, outcome: str) -> None:
    """Store the outcome of sending a message."""
    this = outbox.c.id == row.id
    if outcome == GONE or (outcome == REFUSED and row.failures + 1 >= FAILURES):
        await remove_address(connection, row.address)
    elif outcome == LATER and row.tries + 1 < TRIES:
        again = {"claimed": None, "due": time.time() + BACKOFF * 2**row.tries}
        await connection.execute(update(outbox).where(this).values(**again))
    else:
        await connection.execute(delete(outbox).where(this))
        failures = row.failures + 1 if outcome == REFUSED else 0
        mine = addresses.c.id == row.address
        await connection.execute(update(addresses).where(mine).values(failures=failures))


async def remove_address(connection: Link, ident: str) -> None:
    """Delete an address with its messages."""
    await connection.execute(delete(outbox).where(outbox.c.address == ident))
    await connection.execute(delete(addresses).where(addresses.c.id == ident))
