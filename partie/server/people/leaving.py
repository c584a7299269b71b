"""Deletes accounts: personal data are erased, games stay, the name becomes “a former player”.

Everything is one transaction, so a killed process changes nothing.
"""

import dataclasses
import time
from typing import TYPE_CHECKING

from sqlalchemy import or_, select, update

from partie import GAMES, bots
from partie.table.table import FREE, INVITED, OPEN, PERSON, RUNNING, Seat, Table

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.schema import people, seats, tables, tokens
from ..tables.agreements import give_up
from .erasing import erase
from .records import forget_names

if TYPE_CHECKING:
    from ..services import Services


async def leave_for_good(services: "Services", person: str) -> None:
    """Bots take over at running tables; waiting tables lose a guest or are removed; everything else is erased. The
    person's programs are deleted too."""
    changed: dict[str, int] = {}
    async with services.database.write() as connection:
        this = select(people.c.id).where(people.c.id == person, people.c.gone.is_(None)).with_for_update()
        if await connection.scalar(this) is None:
            raise Problem(404, "no-such-person", name=person)
        programs = list(await connection.scalars(select(tokens.c.person).where(tokens.c.owner == person)))
        for one in (*programs, person):
            changed |= await leave_tables(services, connection, one)
            changed |= await forget_names(connection, one)
            gone = {"gone": time.time(), "epoch": people.c.epoch + 1}
            await connection.execute(update(people).where(people.c.id == one).values(gone))
            await erase(connection, one)
    for one in (*programs, person):
        await told(services, one, changed)


async def told(services: "Services", person: str, changed: dict[str, int]) -> None:
    """Notify of the changed tables and of the invalidated cookies."""
    services.identity.forget()
    services.logged_out(person)
    for table, number in changed.items():
        services.tables.drop(table)
        services.notifier.notify(table, number)
        await services.players.look(table)


async def leave_tables(services: "Services", connection: Link, person: str) -> dict[str, int]:
    """Leave waiting tables and give up seats of running games; returns the new numbers of these tables."""
    mine = select(seats.c.table_id).where(seats.c.person == person)
    wanted = (
        select(tables.c.id)
        .where(or_(tables.c.id.in_(mine), tables.c.host == person), tables.c.state.in_((OPEN, RUNNING)))
        .order_by(tables.c.id)
    )
    changed = {}
    for ident in list(await connection.scalars(wanted)):
        try:
            table = await services.tables.lock(connection, ident)
        except Problem:  # an unreadable table
            continue
        changed[ident] = await (_stand_up if table.state == OPEN else _resign)(connection, table, person)
    return changed


async def _stand_up(connection: Link, table: Table, person: str) -> int:
    """Leave a waiting table; an empty table is removed."""
    sitting = tuple(
        Seat(FREE) if seat.person == person and seat.kind in (PERSON, INVITED) else seat
        for seat in table.seats
    )
    others = [seat.person for seat in sitting if seat.kind == PERSON and seat.person is not None]
    if table.host == person:
        if not others:
            await rows.remove(connection, table.id)
            return table.seq + 1
        table = dataclasses.replace(table, host=others[0])
    return (await rows.store(connection, table, "seats", sitting=sitting, person=person)).seq


async def _resign(connection: Link, table: Table, person: str) -> int:
    number = table.own_seat(person)
    if number is None or table.seats[number].resigned:
        return table.seq
    return (await give_up(connection, table, number, bots.usual(GAMES[table.game]), person)).seq
