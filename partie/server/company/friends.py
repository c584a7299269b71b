"""Friend requests, friends and their presence, and blocked people."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.table import FINISHED

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import blocks, friends, people, presence, tables

if TYPE_CHECKING:
    from ..services import Services

MOST: Final = 300
"""Friends, requests and blocked people of one person, all together."""
REQUESTS: Final = 30
"""Requests of one person that are not answered yet."""


class Company(NamedTuple):
    """A person's contacts: friends, sent requests, received requests, and blocked people."""

    friends: list[Row[Any]]
    asked: list[Row[Any]]
    asking: list[Row[Any]]
    blocked: list[Row[Any]]


class Whereabouts(NamedTuple):
    """The presence of a person: whether they are on this server, and the public table they have open."""

    here: bool
    table: str | None


NOWHERE: Final = Whereabouts(False, None)


async def of(services: "Services", person: str) -> Company:
    """All contacts of a person."""
    columns = (people.c.id, people.c.name, people.c.login)
    mine = (
        select(friends.c.person, friends.c.other, friends.c.agreed, *columns)
        .join(
            people,
            people.c.id == func.coalesce(func.nullif(friends.c.person, person), friends.c.other),
        )
        .where(or_(friends.c.person == person, friends.c.other == person))
        .order_by(people.c.name)
    )
    unwanted = (
        select(*columns)
        .join(blocks, blocks.c.other == people.c.id)
        .where(blocks.c.person == person)
        .order_by(people.c.name)
    )
    async with services.database.read() as connection:
        rows = (await connection.execute(mine)).all()
        blocked = list((await connection.execute(unwanted)).all())
    agreed = [row for row in rows if row.agreed is not None]
    asked = [row for row in rows if row.agreed is None and row.person == person]
    asking = [row for row in rows if row.agreed is None and row.person != person]
    # Two people who requested each other concurrently are friends.
    both = {row.id for row in asked} & {row.id for row in asking}
    return Company(
        sorted([*agreed, *(row for row in asked if row.id in both)], key=lambda row: str(row.name)),
        [row for row in asked if row.id not in both],
        [row for row in asking if row.id not in both],
        blocked,
    )


def _pair(person: str, other: str) -> Any:
    return or_(
        and_(friends.c.person == person, friends.c.other == other),
        and_(friends.c.person == other, friends.c.other == person),
    )


async def ask(services: "Services", person: str, other: Row[Any]) -> None:
    """Send a friend request, or accept one by requesting back."""
    if other.id == person:
        raise Problem(409, "yourself")
    try:
        async with services.database.write() as connection:
            await check_wanted(connection, person, other.id, other.name)
            await _check_room(connection, person)
            known = (await connection.execute(select(friends).where(_pair(person, other.id)))).all()
            now = time.time()
            if any(row.agreed is not None for row in known):
                return
            if any(row.person == other.id for row in known):
                theirs = and_(friends.c.person == other.id, friends.c.other == person)
                await connection.execute(update(friends).where(theirs).values(agreed=now))
                mine = and_(friends.c.person == person, friends.c.other == other.id)
                await connection.execute(delete(friends).where(mine))
                return
            if known:
                return
            await connection.execute(insert(friends).values(person=person, other=other.id, asked=now))
    except IntegrityError:  # a repeated request changes nothing
        return


async def _check_room(connection: Link, person: str) -> None:
    mine = or_(friends.c.person == person, friends.c.other == person)
    open_ones = and_(friends.c.person == person, friends.c.agreed.is_(None))
    if int(await connection.scalar(select(func.count()).where(open_ones)) or 0) >= REQUESTS:
        raise Problem(409, "too-many-requests")
    if int(await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
        raise Problem(409, "too-many-friends")


async def part(services: "Services", person: str, other: str) -> None:
    """End a friendship, or decline or withdraw a request."""
    async with services.database.write() as connection:
        await connection.execute(delete(friends).where(_pair(person, other)))


async def block(services: "Services", person: str, other: str) -> None:
    """Block a person: no requests, no invitations, no seat at one's tables."""
    if other == person:
        raise Problem(409, "yourself")
    try:
        async with services.database.write() as connection:
            count = select(func.count()).where(blocks.c.person == person)
            if int(await connection.scalar(count) or 0) >= MOST:
                raise Problem(409, "too-many-friends")
            await connection.execute(delete(friends).where(_pair(person, other)))
            await connection.execute(insert(blocks).values(person=person, other=other, at=time.time()))
    except IntegrityError:  # blocked already
        async with services.database.write() as connection:
            await connection.execute(delete(friends).where(_pair(person, other)))


async def unblock(services: "Services", person: str, other: str) -> None:
    async with services.database.write() as connection:
        mine = and_(blocks.c.person == person, blocks.c.other == other)
        await connection.execute(delete(blocks).where(mine))


async def check_wanted(connection: Link, person: str, other: str, name: str = "") -> None:
    """Raise a Problem if the other person has blocked this one."""
    wanted = select(blocks.c.at).where(blocks.c.person == other, blocks.c.other == person)
    if await connection.scalar(wanted) is not None:
        raise Problem(403, "not-wanted", name=name)


async def where(services: "Services", ids: Iterable[str]) -> dict[str, Whereabouts]:
    """The presence of people, without private tables."""
    wanted = (
        select(presence.c.person, presence.c.table_id, tables.c.private, tables.c.state)
        .select_from(presence.outerjoin(tables, tables.c.id == presence.c.table_id))
        .where(presence.c.person.in_(list(ids)), presence.c.sockets > 0)
    )
    found: dict[str, Whereabouts] = {}
    async with services.database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    for row in rows:
        shown = row.private is not None and not row.private and row.state != FINISHED
        known = found.get(row.person, NOWHERE)
        found[row.person] = Whereabouts(True, row.table_id if shown else known.table)
    return found
