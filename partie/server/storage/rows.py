"""Stores tables as rows: log entries and a sealed checkpoint."""

import dataclasses
import time

from sqlalchemy import delete, insert, update

from partie import GAMES
from partie.kernel.engine.partie import Partie
from partie.table import pace as paces
from partie.table.progress import advanced
from partie.table.table import BOT, FINISHED, OPEN, PERSON, RUNNING, Seat, Table

from .link import Link
from .loading import encode
from .results import keep_results
from .schema import entries, heard, matches, presence, remarks, results, reviews, seats, tables
from .statements import ADD_ENTRY, CHANGE_PLAYING, CHANGE_SEATING


async def store(
    connection: Link,
    table: Table,
    kind: str,
    *,
    partie: Partie | None = None,
    sitting: tuple[Seat, ...] | None = None,
    state: str | None = None,
    person: str | None = None,
    request: str | None = None,
    moves: list[list[int]] | None = None,
    note: str | None = None,
    checkpoint: str | None = None,
) -> Table:
    """Add an entry to a table and return the new table. Call it in a write transaction."""
    now = time.time()
    after = advanced(table, now, partie=partie, sitting=sitting, state=state, renewed=kind == "rules")
    entry = {
        "table_id": table.id,
        "seq": after.seq,
        "kind": kind,
        "person": person,
        "request": request,
        "moves": None if moves is None else encode(moves),
        "note": note,
        "checkpoint": checkpoint,
        "at": now,
    }
    await connection.execute(ADD_ENTRY, entry)
    change = CHANGE_SEATING if after.partie is None else CHANGE_PLAYING
    values = {f"new_{name}": value for name, value in _changing(connection, after).items()}
    await connection.execute(change, {"ident": table.id, **values})
    if sitting is not None:
        await _store_seats(connection, table, sitting)
    if after.state == FINISHED and table.state != FINISHED:
        await keep_results(connection, after)
    return after


def _changing(connection: Link, table: Table) -> dict[str, object]:
    """The columns of a table that change with an entry."""
    partie = table.partie
    values: dict[str, object] = {
        "seq": table.seq,
        "host": table.host,
        "state": table.state,
        "changed": table.changed,
    }
    if partie is None:
        return values
    waiting = [since for seat, since in table.asked.items() if table.seats[seat].kind == PERSON]
    rules, moves, events = partie.game.version, len(partie.moves), len(partie.state.events or ())
    checkpoint = encode(partie.state.save())
    values |= {
        "moves": moves,
        "rules": rules,
        "checkpoint": checkpoint,
        "events": events,
        "seal": connection.sealer.seal(table.id, table.seq, rules, moves, events, checkpoint),
        "asked": encode(table.asked),
        "orders": encode(table.orders),
        "bots": table.state == RUNNING and any(table.seats[seat].kind == BOT for seat in table.asked),
        "due": min(waiting) + table.absence if table.absence is not None and waiting else None,
        "clock": None if table.clock is None else encode(paces.save_clock(table.clock)),
        "deadline": None if table.clock is None or table.pace is None else paces.due(table.clock, table.pace),
        "round": table.round,
        "places": None if table.places is None else encode(table.places),
        "proposals": encode([dataclasses.astuple(one) for one in table.proposals]),
        "ended": table.ended,
        "lesson": table.lesson,
        "next": table.next,
    }
    return values


async def _store_seats(connection: Link, table: Table, sitting: tuple[Seat, ...]) -> None:
    if len(sitting) != len(table.seats):
        await connection.execute(seats.delete().where(seats.c.table_id == table.id))
        await add_seats(connection, table.id, sitting)
        return
    for number, (old, new) in enumerate(zip(table.seats, sitting, strict=True)):
        if old != new:
            await connection.execute(
                update(seats)
                .where(seats.c.table_id == table.id, seats.c.seat == number)
                .values(kind=new.kind, person=new.person, bot=new.bot, resigned=new.resigned)
            )


async def add_seats(connection: Link, ident: str, sitting: tuple[Seat, ...]) -> None:
    """The seats of a new table."""
    for number, seat in enumerate(sitting):
        await connection.execute(
            insert(seats).values(
                table_id=ident,
                seat=number,
                kind=seat.kind,
                person=seat.person,
                bot=seat.bot,
                resigned=seat.resigned,
            )
        )


async def add(connection: Link, table: Table) -> None:
    """A new table, open, with its seats."""
    await connection.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            options=encode(table.options),
            seed=str(table.seed),
            host=table.host,
            private=table.private,
            absence=table.absence,
            absence_then=table.absence_then,
            state=OPEN,
            seq=0,
            moves=0,
            rules=GAMES[table.game].version,
            checkpoint=None,
            events=None,
            seal=None,
            asked="{}",
            orders="{}",
            bots=False,
            due=None,
            pace=None if table.pace is None else encode(paces.save_pace(table.pace)),
            clock=None,
            deadline=None,
            round=None,
            places=None,
            proposals="[]",
            ended=None,
            start=None if table.start is None else encode(table.start),
            practice=table.practice,
            lesson=table.lesson,
            next=None,
            series=table.series,
            circle=table.circle,
            created=table.created,
            changed=table.changed,
        )
    )
    await add_seats(connection, table.id, table.seats)


async def remove(connection: Link, ident: str) -> None:
    """Delete a table with everything that refers to it."""
    await connection.execute(delete(remarks).where(remarks.c.table_id == ident))
    await connection.execute(delete(heard).where(heard.c.table_id == ident))
    for about in (results, matches):
        await connection.execute(delete(about).where(about.c.table_id == ident))
    await connection.execute(delete(entries).where(entries.c.table_id == ident))
    await connection.execute(delete(seats).where(seats.c.table_id == ident))
    await connection.execute(delete(presence).where(presence.c.table_id == ident))
    await connection.execute(delete(reviews).where(reviews.c.table_id == ident))
    await connection.execute(delete(tables).where(tables.c.id == ident))


async def renew(connection: Link, table: Table) -> Table:
    """Continue from the checkpoint under the current rules, with a note in the record. Call it in a write
    transaction."""
    assert table.partie is not None
    return await store(connection, table, "rules", checkpoint=table.partie.save())
