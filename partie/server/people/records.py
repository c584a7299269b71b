"""Updates the tables of a deleted or merged person: raises their numbers, so that every process reloads them, and on
deletion removes the name from notes."""

import json
import re
import secrets
import time
from typing import Any, Final

from sqlalchemy import insert, select, update

from partie.table.sitting import is_bot
from partie.table.table import FINISHED, RUNNING
from partie.text.words import FORMER

from ..storage.link import Link
from ..storage.loading import encode, seal
from ..storage.schema import entries, seats, tables

PEOPLE: Final = "people"
"""The kind of entry after which a table must be reloaded, because its people changed."""
_SEAT: Final = re.compile(r"seat (\d+) (.*)", re.DOTALL)
_SAID: Final = ("did not decide", "is absent", "ran out of time")
"""How notes about a seat continue that do not name its person."""


async def forget_names(connection: Link, person: str) -> dict[str, int]:
    """Remove the person's name from all their records; returns the new numbers of these tables."""
    mine = select(seats.c.table_id, seats.c.seat).where(seats.c.person == person)
    for row in (await connection.execute(mine)).all():
        await _forget(connection, row.table_id, row.seat)
    return await renumber(connection, person)


async def renumber(connection: Link, person: str) -> dict[str, int]:
    """Make every process reload the tables of a person."""
    wanted = (
        select(tables)
        .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == person)))
        .where(tables.c.state.in_((RUNNING, FINISHED)))
        .order_by(tables.c.id)
        .with_for_update()
    )
    numbers = {}
    for row in (await connection.execute(wanted)).all():
        numbers[row.id] = await _renumber(connection, row)
    return numbers


async def _renumber(connection: Link, row: Any) -> int:
    number = int(row.seq) + 1
    values: dict[str, Any] = {"seq": number}
    if row.seal is not None and row.seal == seal(connection, row):  # do not seal a damaged row
        parts = (row.id, number, row.rules, row.moves, row.events, row.checkpoint)
        values["seal"] = connection.sealer.seal(*parts)
    await connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
    entry = {"table_id": row.id, "seq": number, "kind": PEOPLE, "request": secrets.token_urlsafe(9)}
    await connection.execute(insert(entries).values(**entry, at=time.time()))
    return number


async def _forget(connection: Link, table: str, seat: int) -> None:
    of_table = select(entries.c.seq, entries.c.note, entries.c.checkpoint).where(entries.c.table_id == table)
    noted = of_table.where(entries.c.note.is_not(None) | entries.c.checkpoint.is_not(None))
    for row in (await connection.execute(noted)).all():
        note = row.note and "\n".join(without_name(line, seat) for line in row.note.splitlines())
        checkpoint = row.checkpoint and _forgetting(row.checkpoint, seat)
        if (note, checkpoint) != (row.note, row.checkpoint):
            this = (entries.c.table_id == table, entries.c.seq == row.seq)
            values = {"note": note, "checkpoint": checkpoint}
            await connection.execute(update(entries).where(*this).values(**values))


def without_name(note: str, seat: int) -> str:
    """A note without the name of the person on that seat; text about bots and the game stays."""
    found = _SEAT.fullmatch(note)
    if found is None or int(found[1]) != seat or found[2].startswith(_SAID) or is_bot(found[2]):
        return note
    return f"seat {seat} {FORMER}"


def _forgetting(checkpoint: str, seat: int) -> str:
    """Like `without_name`, for the notes and past lines of a game that went on under newer rules."""
    try:
        saved = json.loads(checkpoint)
        saved["notes"] = [[at, without_name(text, seat)] for at, text in saved["notes"]]
        saved["past"] = [
            f"note {without_name(line[5:], seat)}" if line.startswith("note ") else line
            for line in saved["past"]
        ]
    except (ValueError, TypeError, KeyError):  # no name can be identified in a damaged row
        return checkpoint
    return encode(saved)
