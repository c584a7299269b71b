"""Renames a person, at all their tables too."""

import dataclasses
from typing import TYPE_CHECKING

from sqlalchemy import or_, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.names import login_name, looks, plain_name
from partie.table.sitting import check_names, told
from partie.table.table import FINISHED, OPEN, PERSON, Table

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.schema import people, seats, tables
from .identity import Person

if TYPE_CHECKING:
    from ..services import Services


async def rename(services: "Services", person: Person, given: str) -> Person:
    """Rename a person; refused if a protected name, or a name at a shared table, looks like the new one."""
    name = plain_name(given)
    look = looks(name)
    changed: list[Table] = []
    try:
        async with services.database.write() as connection:
            like = or_(people.c.looks == look.small, people.c.capitals == look.capital)
            taken = select(people.c.id).where(like, people.c.id != person.id).limit(1)
            if await connection.scalar(taken) is not None:
                raise Problem(409, "name-taken", name=name)
            values: dict[str, str] = {"name": name}
            if person.has_password:
                values |= {"login": login_name(name), "looks": look.small, "capitals": look.capital}
            await connection.execute(update(people).where(people.c.id == person.id).values(values))
            for ident in await _tables(connection, person.id):
                table = await _renamed(services, connection, ident, person.id, name)
                if table is not None:
                    changed.append(table)
    except IntegrityError:
        raise Problem(409, "name-taken", name=name) from None
    for table in changed:
        services.happened(table)
    services.identity.forget()
    services.notifier.doubt(person.id)
    return dataclasses.replace(person, name=name)


async def _tables(connection: Link, person: str) -> list[str]:
    wanted = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == person, tables.c.state != FINISHED)
        .order_by(tables.c.id)
    )
    return list(await connection.scalars(wanted))


async def _renamed(
    services: "Services", connection: Link, ident: str, person: str, name: str
) -> Table | None:
    """The table with the new name on the person's seat, stored as an entry, so that every process and page is
    notified."""
    table = await services.tables.lock(connection, ident)
    number = next(
        (place for place, seat in enumerate(table.seats) if seat.person == person and seat.kind == PERSON),
        None,
    )
    if number is None:
        return None
    sitting = tuple(
        dataclasses.replace(seat, name=name) if place == number else seat
        for place, seat in enumerate(table.seats)
    )
    check_names(sitting)
    if table.state == OPEN or table.partie is None:
        return await rows.store(connection, table, "seats", sitting=sitting, person=person)
    game = table.partie.copy()
    note = f"seat {number} {told(sitting[number])}"
    game.note(note)
    return await rows.store(
        connection, table, "seats", partie=game, sitting=sitting, person=person, note=note
    )
