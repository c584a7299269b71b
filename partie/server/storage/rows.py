"""Tables to rows and back: load a game from its record and checkpoint, store what happened."""

import dataclasses
import json
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update

from partie import GAMES
from partie.kernel import saves
from partie.kernel.partie import Partie
from partie.kernel.reader import check_version
from partie.kernel.state import deciders

from ..table import BOT, FINISHED, OPEN, PERSON, RUNNING, Seat, Table, with_bot_names
from .link import Link
from .schema import entries, people, seats, tables
from .statements import ADD_ENTRY, CHANGE_PLAYING, CHANGE_SEATING


def encode(data: object) -> str:
    """JSON in one line, always the same for the same data: checkpoints are compared as texts."""
    return msgspec.json.encode(data).decode()


async def load(connection: Link, ident: str, known: Table | None = None) -> Table | None:
    """The table as it is stored; from `known`, an earlier moment of it, only what happened since is played."""
    row = (await connection.execute(select(tables).where(tables.c.id == ident))).one_or_none()
    if row is None:
        return None
    table = from_row(row, await _load_seats(connection, ident))
    if table.state == OPEN:
        return table
    base = known.partie.copy() if known is not None and known.partie is not None else None
    since = known.seq if known is not None and base is not None else -1
    found = await connection.execute(
        select(entries.c.kind, entries.c.moves, entries.c.note, entries.c.checkpoint)
        .where(entries.c.table_id == ident, entries.c.seq > since, entries.c.seq <= table.seq)
        .order_by(entries.c.seq)
    )
    partie, same = _play_again(table, base, found.all(), row.rules, row.checkpoint)
    if not same and base is not None:
        return await load(connection, ident)
    partie.orders = dict(table.orders)
    return dataclasses.replace(table, partie=partie, outdated=not same)


async def _load_seats(connection: Link, ident: str) -> tuple[Seat, ...]:
    found = await connection.execute(
        select(seats.c.kind, seats.c.person, seats.c.bot, people.c.name)
        .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
        .where(seats.c.table_id == ident)
        .order_by(seats.c.seat)
    )
    return with_bot_names(
        [
            Seat(kind, person, bot, "" if kind == BOT else name or "")
            for kind, person, bot, name in found.all()
        ]
    )


def from_row(row: Any, sitting: tuple[Seat, ...]) -> Table:
    """A table without its game."""
    return Table(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        seed=int(row.seed),
        host=row.host,
        private=row.private,
        absence=row.absence,
        absence_then=row.absence_then,
        state=row.state,
        seq=row.seq,
        seats=sitting,
        created=row.created,
        changed=row.changed,
        asked={int(seat): since for seat, since in json.loads(row.asked).items()},
        orders={int(seat): words for seat, words in json.loads(row.orders).items()},
        places=None if row.places is None else json.loads(row.places),
    )


def _play_again(
    table: Table, base: Partie | None, found: Sequence[Any], rules: str, checkpoint: str
) -> tuple[Partie, bool]:
    """The game after the entries, and whether these rules still lead to the stored checkpoint.

    Nothing is replayed across an entry `rules`: it holds the game as it went on from there.
    """
    game = GAMES[table.game]
    check_version(game, rules)
    first = max((number for number, entry in enumerate(found) if entry.kind == "rules"), default=-1)
    if first >= 0:
        base = saves.load(found[first].checkpoint, GAMES)
    elif base is None:
        base = begin(table)
    later = found[first + 1 :]
    played = _played(base.copy(), later)
    if played is not None and encode(played.state.save()) == checkpoint:
        return played, True
    for entry in later:  # the record as it stands, under whatever rules
        _add_notes(base, entry.note)
        for seat, *move in json.loads(entry.moves or "[]"):
            base.movers.append(seat)
            base.moves.append(tuple(move))
    state = saves.load_checked(game, json.loads(checkpoint), len(table.seats), table.options, "checkpoint")
    return saves.go_on(base, state, game.version), False


def _played(partie: Partie, found: Sequence[Any]) -> Partie | None:
    """The game with the moves of the entries, or None if the rules of today do not play them."""
    try:
        for entry in found:
            _add_notes(partie, entry.note)
            for seat, *move in json.loads(entry.moves or "[]"):
                partie.push(seat, tuple(move))
    except Exception:  # a mended rule may break a replay in any way; the checkpoint is what counts
        return None
    return partie


def _add_notes(partie: Partie, note: str | None) -> None:
    for line in (note or "").splitlines():
        partie.note(line)


def begin(table: Table) -> Partie:
    """The game of a table before its first move."""
    return Partie(GAMES[table.game], len(table.seats), table.seed, dict(table.options))


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
    """Add an entry to a table and give the table as it is then. To be called in a write transaction."""
    now = time.time()
    after = dataclasses.replace(
        table,
        seq=table.seq + 1,
        partie=partie if partie is not None else table.partie,
        seats=sitting if sitting is not None else table.seats,
        state=state or table.state,
        changed=now,
        outdated=False,
    )
    if after.partie is not None:
        after = _judge(table, after, now)
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
    values = {f"new_{name}": value for name, value in _changing(after).items()}
    await connection.execute(change, {"ident": table.id, **values})
    if sitting is not None:
        await _store_seats(connection, table, sitting)
    return after


def _judge(before: Table, after: Table, now: float) -> Table:
    """Who is asked since when, and whether the game is over."""
    partie = after.partie
    assert partie is not None
    asked = {}
    for seat in deciders(partie.state):
        same = before.partie is not None and before.partie.decision_id(seat) == partie.decision_id(seat)
        same = same and before.seats[seat] == after.seats[seat]
        asked[seat] = before.asked.get(seat, now) if same else now
    result = partie.result
    return dataclasses.replace(
        after,
        asked=asked,
        orders=dict(partie.orders),
        state=FINISHED if result is not None else after.state,
        places=None if result is None else result.places,
    )


def _changing(table: Table) -> dict[str, object]:
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
    values |= {
        "moves": len(partie.moves),
        "rules": partie.game.version,
        "checkpoint": encode(partie.state.save()),
        "asked": encode(table.asked),
        "orders": encode(table.orders),
        "bots": table.state == RUNNING and any(table.seats[seat].kind == BOT for seat in table.asked),
        "due": min(waiting) + table.absence if table.absence is not None and waiting else None,
        "places": None if table.places is None else encode(table.places),
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
                .values(kind=new.kind, person=new.person, bot=new.bot)
            )


async def add_seats(connection: Link, ident: str, sitting: tuple[Seat, ...]) -> None:
    """The seats of a new table."""
    for number, seat in enumerate(sitting):
        await connection.execute(
            insert(seats).values(
                table_id=ident, seat=number, kind=seat.kind, person=seat.person, bot=seat.bot
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
            asked="{}",
            orders="{}",
            bots=False,
            due=None,
            places=None,
            created=table.created,
            changed=table.changed,
        )
    )
    await add_seats(connection, table.id, table.seats)


async def remove(connection: Link, ident: str) -> None:
    """A table and everything about it, gone."""
    await connection.execute(delete(entries).where(entries.c.table_id == ident))
    await connection.execute(delete(seats).where(seats.c.table_id == ident))
    await connection.execute(delete(tables).where(tables.c.id == ident))


async def renew(connection: Link, table: Table) -> Table:
    """Go on from the checkpoint under the rules of now; the record says so. In a write transaction."""
    assert table.partie is not None
    return await store(connection, table, "rules", checkpoint=table.partie.save())
