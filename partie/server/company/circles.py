"""Groups of people with a permanent join link and tables of their own."""

import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row, and_, delete, func, insert, select, update

from partie.table.table import FINISHED

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import circles, members, people, tables
from .friends import check_wanted

if TYPE_CHECKING:
    from ..services import Services

MOST: Final = 50
"""People of a group, and groups of a person."""
SHOWN: Final = 20
"""Tables of a group that its page shows."""

Rows = list[Row[Any]]


def new_key() -> str:
    """A new random key for a group's link."""
    return secrets.token_urlsafe(12)


async def mine(services: "Services", person: str) -> Rows:
    """The groups of a person."""
    wanted = (
        select(circles)
        .join(members, members.c.circle == circles.c.id)
        .where(members.c.person == person)
        .order_by(circles.c.name, circles.c.id)
    )
    async with services.database.read() as connection:
        return list((await connection.execute(wanted)).all())


async def make(services: "Services", person: str, name: str) -> str:
    """Create a group with its first member; returns its id."""
    ident = secrets.token_urlsafe(12)
    async with services.database.write() as connection:
        await _check_room(connection, members.c.person == person)
        row = {"id": ident, "name": name, "key": new_key(), "host": person, "created": time.time()}
        await connection.execute(insert(circles).values(**row))
        await connection.execute(insert(members).values(circle=ident, person=person, since=time.time()))
    return ident


async def _check_room(connection: Link, which: Any) -> None:
    if int(await connection.scalar(select(func.count()).where(which)) or 0) >= MOST:
        raise Problem(409, "group-full")


async def read(
    services: "Services", ident: str, person: str | None, key: str | None
) -> tuple[Row[Any], Rows]:
    """A group and its members, longest membership first. Allowed for members and with the link's key."""
    async with services.database.read() as connection:
        row = (await connection.execute(select(circles).where(circles.c.id == ident))).one_or_none()
        found = await _members(connection, ident)
    belongs = any(one.id == person for one in found)
    if row is None or not (belongs or _opens(row, key)):
        raise Problem(404, "no-such-group")
    return row, found


def _opens(row: Row[Any], key: str | None) -> bool:
    return key is not None and secrets.compare_digest(row.key.encode(), key.encode())


async def _members(connection: Link, ident: str) -> Rows:
    wanted = (
        select(people.c.id, people.c.name, people.c.login)
        .join(members, members.c.person == people.c.id)
        .where(members.c.circle == ident)
        .order_by(members.c.since, people.c.id)
    )
    return list((await connection.execute(wanted)).all())


def leader(row: Row[Any], found: Rows) -> str | None:
    """The leader of a group: its host, or the longest member if the host has left."""
    ids = [one.id for one in found]
    return row.host if row.host in ids else ids[0] if ids else None


async def _held(connection: Link, ident: str) -> tuple[Row[Any], Rows]:
    """The group, locked until the transaction ends."""
    wanted = select(circles).where(circles.c.id == ident).with_for_update()
    row: Row[Any] | None = (await connection.execute(wanted)).one_or_none()
    if row is None:
        raise Problem(404, "no-such-group")
    return row, await _members(connection, ident)


async def join(services: "Services", ident: str, person: str, key: str) -> None:
    """Come by the link."""
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if any(one.id == person for one in found):
            return
        if not _opens(row, key):
            raise Problem(404, "no-such-group")
        host = leader(row, found)
        if host is not None:
            await check_wanted(connection, person, host)
        await _check_room(connection, members.c.circle == ident)
        await _check_room(connection, members.c.person == person)
        await connection.execute(insert(members).values(circle=ident, person=person, since=time.time()))


async def leave(services: "Services", ident: str, person: str) -> None:
    """Leave a group. The last member's leaving deletes it; its tables stay."""
    async with services.database.write() as connection:
        _, found = await _held(connection, ident)
        if not any(one.id == person for one in found):
            raise Problem(403, "not-a-member")
        await _take_out(connection, ident, person)
        if len(found) == 1:
            await connection.execute(update(tables).where(tables.c.circle == ident).values(circle=None))
            await connection.execute(delete(circles).where(circles.c.id == ident))
    services.tables.clear()


async def remove(services: "Services", ident: str, person: str, other: str) -> None:
    """Remove a member and replace the link, so that they cannot return with the old one."""
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if leader(row, found) != person or other == person:
            raise Problem(403, "not-host")
        await _take_out(connection, ident, other)
        await connection.execute(update(circles).where(circles.c.id == ident).values(key=new_key()))


async def _take_out(connection: Link, ident: str, person: str) -> None:
    this = and_(members.c.circle == ident, members.c.person == person)
    await connection.execute(delete(members).where(this))


async def renew_link(services: "Services", ident: str, person: str) -> None:
    """Replace the link; the old one becomes invalid."""
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if leader(row, found) != person:
            raise Problem(403, "not-host")
        await connection.execute(update(circles).where(circles.c.id == ident).values(key=new_key()))


async def check_member(connection: Link, ident: str, person: str) -> None:
    """Raise a Problem unless the person is a member."""
    wanted = select(members.c.since).where(members.c.circle == ident, members.c.person == person)
    if await connection.scalar(wanted) is None:
        raise Problem(403, "not-a-member")


async def tables_of(services: "Services", ident: str) -> list[str]:
    """The group's tables: waiting and running ones, then the last finished ones."""
    wanted = (
        select(tables.c.id)
        .where(tables.c.circle == ident)
        .order_by(tables.c.state == FINISHED, tables.c.changed.desc())
        .limit(SHOWN)
    )
    async with services.database.read() as connection:
        return list(await connection.scalars(wanted))
