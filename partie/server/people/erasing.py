"""Finds, erases and reassigns rows of people, by each table's declaration (storage/personal.py)."""

from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Table, UniqueConstraint, and_, delete, or_, select, update

from ..storage.link import Link
from ..storage.personal import DELETE, KEEP, Personal, of_people
from ..storage.schema import metadata


async def erase(connection: Link, person: str) -> None:
    """Delete or anonymise all rows of a person, as their tables declare."""
    told = of_people(metadata)
    for table, said in reversed(told):  # referring rows first
        mine = _of(table, said, person, DELETE)
        if mine is not None:
            await connection.execute(delete(table).where(mine))
    for table, said in told:
        kept = _of(table, said, person, KEEP)
        if said.blank and kept is not None:
            await connection.execute(update(table).where(kept).values(**said.blank))


def _of(table: Table, said: Personal, person: str, then: str) -> ColumnElement[bool] | None:
    """The condition for rows of a person with this fate; None if the table has none."""
    if said.through is not None:
        return _through(table, said, person, then)
    columns = [table.c[name] == person for name, fate in said.people.items() if fate == then]
    return or_(*columns) if columns else None


def _through(table: Table, said: Personal, person: str, then: str) -> ColumnElement[bool] | None:
    assert said.through is not None
    column, owner = said.through
    parent = metadata.tables[owner]
    theirs = _of(parent, dict(_told())[owner], person, then)
    if theirs is None:
        return None
    return table.c[column].in_(select(*parent.primary_key.columns).where(theirs))


def _told() -> Iterator[tuple[str, Personal]]:
    for table, said in of_people(metadata):
        yield table.name, said


def readable(table: Table, said: Personal, person: str) -> ColumnElement[bool] | None:
    """The condition for rows that belong to a person's export."""
    if said.through is not None:
        column, owner = said.through
        parent = metadata.tables[owner]
        theirs = readable(parent, dict(_told())[owner], person)
        if theirs is None:
            return None
        return table.c[column].in_(select(*parent.primary_key.columns).where(theirs))
    columns = [table.c[name] == person for name in said.people if name not in said.unseen]
    return or_(*columns) if columns else None


async def hand_on(connection: Link, person: str, heir: str) -> None:
    """Reassign all rows of a person to the heir; on conflicts the heir's row stays."""
    for table, said in of_people(metadata):
        for name in said.people:
            if table.name != "people":
                await _hand_on(connection, table, name, person, heir)


async def _hand_on(connection: Link, table: Table, name: str, person: str, heir: str) -> None:
    column = table.c[name]
    unique = [key for key in _keys(table) if name in key]
    if not unique:
        await connection.execute(update(table).where(column == person).values({name: heir}))
        return
    for row in (await connection.execute(select(table).where(column == person))).all():
        values = row._mapping
        this = _same(table, values, [part.name for part in table.primary_key.columns])
        taken = [_same(table, {**values, name: heir}, key) for key in unique]
        found = select(column).where(or_(*taken)).limit(1)
        if await connection.scalar(found) is None:
            await connection.execute(update(table).where(this).values({name: heir}))
        else:
            await connection.execute(delete(table).where(this))


def _keys(table: Table) -> list[list[str]]:
    """The unique sets of columns of a table."""
    unique = [one for one in table.constraints if isinstance(one, UniqueConstraint)]
    keys = [[column.name for column in one.columns] for one in unique]
    keys += [[column.name for column in index.columns] for index in table.indexes if index.unique]
    return [[column.name for column in table.primary_key.columns], *keys]


def _same(table: Table, values: Any, names: list[str]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == values[name] for name in names))
