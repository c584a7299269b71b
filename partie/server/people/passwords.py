"""Password reset links, sent to confirmed mail addresses or handed out by the host.

Only a hash of the token is stored; the link is created when its mail is sent.
"""

import hashlib
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update

from partie.table.names import login_name

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import addresses, outbox, people, resets

if TYPE_CHECKING:
    from ..services import Services

WHAT: Final = "password"
"""The kind of message in the outbox: a password reset link."""
BY_MAIL: Final = 3600.0
BY_HOST: Final = 24 * 3600.0
"""Lifetime of a link in seconds."""
AGAIN: Final = 600.0
"""Seconds between two links to the same person."""


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


async def make_link(connection: Link, person: str, good: float) -> str:
    """Create the token of a new link. Call it in a write transaction."""
    token, now = secrets.token_urlsafe(24), time.time()
    await connection.execute(delete(resets).where(resets.c.until < now))
    row = {"hash": hashed(token), "person": person, "until": now + good}
    await connection.execute(insert(resets).values(**row))
    return token


async def ask(services: "Services", name: str) -> None:
    """Send a link to the confirmed mail addresses of the person with this name, if any. The caller learns nothing."""
    if not services.notices.on or not services.settings.smtp:
        raise Problem(409, "no-mail-here")
    of_name = (
        select(addresses.c.id)
        .join(people, people.c.id == addresses.c.person)
        .where(people.c.login == login_name(name))
        .where(addresses.c.kind == "mail", addresses.c.confirmed.is_not(None))
    )
    async with services.database.write() as connection:
        now = time.time()
        for address in list(await connection.scalars(of_name)):
            waiting = select(outbox.c.id).where(outbox.c.address == address, outbox.c.what == WHAT).limit(1)
            if await connection.scalar(waiting) is not None or await _sent(connection, address, now):
                continue
            values: dict[str, Any] = {"id": secrets.token_urlsafe(12), "address": address, "about": "[]"}
            values |= {"due": now, "tries": 0, "what": WHAT}
            await connection.execute(insert(outbox).values(**values))
    services.notices.wake()


async def _sent(connection: Link, address: str, now: float) -> bool:
    """Whether the person already has a recent link."""
    person = select(addresses.c.person).where(addresses.c.id == address).scalar_subquery()
    fresh = (resets.c.person == person, resets.c.until > now + BY_MAIL - AGAIN)
    return await connection.scalar(select(resets.c.hash).where(*fresh).limit(1)) is not None


async def whose(connection: Link, token: str) -> Any:
    """The person (id, name) for whom a link is valid; None if it is not."""
    wanted = (
        select(people.c.id, people.c.name)
        .join(resets, resets.c.person == people.c.id)
        .where(resets.c.hash == hashed(token), resets.c.until > time.time(), people.c.gone.is_(None))
    )
    return (await connection.execute(wanted)).one_or_none()


async def use(connection: Link, token: str) -> Any:
    """Like `whose`, and invalidate all links of the person. Call it in a write transaction."""
    row = await whose(connection, token)
    if row is not None:
        # Locks the person: of two requests with the same link, the second finds it used.
        same = update(people).where(people.c.id == row.id).values(epoch=people.c.epoch)
        await connection.execute(same)
        if await whose(connection, token) is None:
            return None
        await connection.execute(delete(resets).where(resets.c.person == row.id))
    return row
