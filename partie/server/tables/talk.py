"""Talk at a table: remarks are stored by number; a removed remark loses its text and gets a new version."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, and_, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.talk import PLAYERS, circle_of, circles_for, plain_text

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import heard, muted, people, remarks, seats
from ..visitors.identity import Person

if TYPE_CHECKING:
    from ..services import Services

MOST: Final = 2000
"""The number of remarks stored for a table; older ones are deleted."""
PAGE: Final = 200
"""The number of remarks in one answer."""
MOST_MUTED: Final = 500


async def say(
    services: "Services", ident: str, person: Person, text: str | None, phrase: str | None, request: str
) -> int:
    """Add a remark and return its number. Repeating a request id returns the same number."""
    said = None if text is None else plain_text(text)
    if bool(said) == (phrase is not None):
        raise Problem(400, "bad-request", detail="text")
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        again = and_(remarks.c.table_id == ident, remarks.c.person == person.id, remarks.c.request == request)
        done = await connection.scalar(select(remarks.c.number).where(again))
        if done is not None:
            return int(done)
        number, now = await _next(connection, ident), time.time()
        await connection.execute(
            insert(remarks).values(
                table_id=ident,
                number=number,
                version=number,
                circle=circle_of(table, person.id),
                person=person.id,
                phrase=phrase,
                text=said,
                request=request,
                at=now,
                changed=now,
            )
        )
        old = and_(remarks.c.table_id == ident, remarks.c.number <= number - MOST)
        await connection.execute(delete(remarks).where(old))
        await _hear(connection, ident, person.id, number)
    services.notifier.talked(ident)
    return number


async def _next(connection: Link, ident: str) -> int:
    """The next number of a locked table."""
    last = select(func.max(remarks.c.version)).where(remarks.c.table_id == ident)
    return int(await connection.scalar(last) or 0) + 1


async def remove(services: "Services", ident: str, person: Person, number: int) -> int:
    """Remove the text of one's own remark (the host: of any); returns the version."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        this = and_(remarks.c.table_id == ident, remarks.c.number == number)
        found = (await connection.execute(select(remarks).where(this))).one_or_none()
        if found is None or found.circle not in circles_for(table, person.id):
            raise Problem(404, "no-such-remark")
        if person.id not in (table.host, found.person):
            raise Problem(403, "not-host")
        version = await _next(connection, ident)
        gone = {"text": None, "phrase": None, "version": version, "changed": time.time()}
        await connection.execute(update(remarks).where(this).values(**gone))
    services.notifier.talked(ident)
    return version


async def read(
    services: "Services", ident: str, person: str | None, since: int, before: int | None
) -> tuple[list[Any], int, str]:
    """The remarks changed after a version (0: the newest), or those before a number; with the current version and the
    circle in which the reader speaks."""
    table = await services.tables.read(ident)
    wanted = [remarks.c.table_id == ident, remarks.c.circle.in_(circles_for(table, person)), _unmuted(person)]
    if before is not None:
        wanted.append(remarks.c.number < before)
    else:
        wanted.append(remarks.c.version > since)
    query = (
        select(remarks, people.c.name, people.c.gone, people.c.program)
        .select_from(remarks.outerjoin(people, people.c.id == remarks.c.person))
        .where(*wanted)
        .order_by(remarks.c.number.desc())
        .limit(PAGE)
    )
    async with services.database.read() as connection:
        version = await _version(connection, ident, circles_for(table, person))
        rows = (await connection.execute(query)).all()
    return list(reversed(rows)), version, circle_of(table, person)


async def version_for(services: "Services", ident: str, person: str | None) -> int:
    """The latest version that a reader may get."""
    table = await services.tables.read(ident)
    async with services.database.read() as connection:
        return await _version(connection, ident, circles_for(table, person))


async def _version(connection: Link, ident: str, circles: Sequence[str]) -> int:
    last = select(func.max(remarks.c.version)).where(
        remarks.c.table_id == ident, remarks.c.circle.in_(circles)
    )
    return int(await connection.scalar(last) or 0)


def _unmuted(person: str | None) -> ColumnElement[bool]:
    others = select(muted.c.other).where(muted.c.person == (person or ""))
    return remarks.c.person.not_in(others)


async def hear(services: "Services", ident: str, person: Person, number: int) -> None:
    """Store up to which remark a person has read."""
    await services.tables.read(ident)
    async with services.database.write() as connection:
        last = select(func.max(remarks.c.number)).where(remarks.c.table_id == ident)
        await _hear(connection, ident, person.id, min(number, int(await connection.scalar(last) or 0)))


async def _hear(connection: Link, ident: str, person: str, number: int) -> None:
    mine = and_(heard.c.table_id == ident, heard.c.person == person)
    known = await connection.scalar(select(heard.c.number).where(mine).with_for_update())
    if known is None:
        await connection.execute(insert(heard).values(table_id=ident, person=person, number=number))
    elif known < number:
        await connection.execute(update(heard).where(mine).values(number=number))


async def heard_by(services: "Services", ident: str, person: str | None) -> int:
    """The last remark that a person has read."""
    if person is None:
        return 0
    async with services.database.read() as connection:
        mine = select(heard.c.number).where(heard.c.table_id == ident, heard.c.person == person)
        return int(await connection.scalar(mine) or 0)


async def unread(services: "Services", person: Person) -> dict[str, tuple[int, bool]]:
    """The unread players' remarks at a person's own tables, and whether one mentions the person."""
    named = case((remarks.c.text.contains(f"@{person.name}", autoescape=True), 1), else_=0)
    mine = and_(
        seats.c.table_id == remarks.c.table_id, seats.c.person == person.id, seats.c.kind != "invited"
    )
    known = and_(heard.c.table_id == remarks.c.table_id, heard.c.person == person.id)
    query = (
        select(remarks.c.table_id, func.count().label("count"), func.max(named).label("named"))
        .select_from(remarks.join(seats, mine).outerjoin(heard, known))
        .where(
            remarks.c.number > func.coalesce(heard.c.number, 0),
            remarks.c.circle == PLAYERS,
            remarks.c.person != person.id,
            or_(remarks.c.text.is_not(None), remarks.c.phrase.is_not(None)),
            _unmuted(person.id),
        )
        .group_by(remarks.c.table_id)
    )
    async with services.database.read() as connection:
        rows = (await connection.execute(query)).all()
    return {row.table_id: (int(row.count), bool(row.named)) for row in rows}


async def mute(services: "Services", person: Person, other: str, yes: bool) -> None:
    """Mute or unmute a person at all tables."""
    this = and_(muted.c.person == person.id, muted.c.other == other)
    try:
        async with services.database.write() as connection:
            if not yes:
                await connection.execute(delete(muted).where(this))
                return
            if await connection.scalar(select(people.c.id).where(people.c.id == other)) is None:
                raise Problem(404, "no-such-person")
            count = select(func.count()).select_from(muted).where(muted.c.person == person.id)
            if int(await connection.scalar(count) or 0) >= MOST_MUTED:
                raise Problem(429, "too-many")
            if other == person.id or await connection.scalar(select(muted.c.other).where(this)) is not None:
                return
            await connection.execute(insert(muted).values(person=person.id, other=other))
    except IntegrityError:
        return  # a concurrent request of another window


async def muted_by(services: "Services", person: Person) -> list[Any]:
    """The ids and names of the people that a person has muted."""
    query = (
        select(people.c.id, people.c.name)
        .join(muted, muted.c.other == people.c.id)
        .where(muted.c.person == person.id)
        .order_by(people.c.name)
    )
    async with services.database.read() as connection:
        return list((await connection.execute(query)).all())
