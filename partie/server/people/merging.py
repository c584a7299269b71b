"""Merges two accounts: the heir gets everything, the other account is deleted."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import people, seats, sessions
from .erasing import erase, hand_on
from .leaving import told
from .records import renumber

if TYPE_CHECKING:
    from ..services import Services


async def merge(services: "Services", person: str, heir: str) -> None:
    """Merge; refused if both sit at one table, where nobody may have two seats."""
    if person == heir:
        raise Problem(409, "same-person")
    async with services.database.write() as connection:
        for one in sorted((person, heir)):
            this = select(people.c.id).where(people.c.id == one, people.c.gone.is_(None)).with_for_update()
            if await connection.scalar(this) is None:
                raise Problem(404, "no-such-person", name=one)
        await _check_tables(connection, person, heir)
        await connection.execute(delete(sessions).where(sessions.c.person == person))
        await hand_on(connection, person, heir)
        changed = await renumber(connection, heir)
        gone = {"gone": time.time(), "epoch": people.c.epoch + 1}
        await connection.execute(update(people).where(people.c.id == person).values(gone))
        await erase(connection, person)
    await told(services, person, changed)


async def _check_tables(connection: Link, person: str, heir: str) -> None:
    theirs = select(seats.c.table_id).where(seats.c.person == heir)
    both = select(seats.c.table_id).where(seats.c.person == person, seats.c.table_id.in_(theirs)).limit(1)
    found = await connection.scalar(both)
    if found is not None:
        raise Problem(409, "same-table", table=str(found))
