"""Stores moves: commits, moves of bots and for absent people, standing orders."""

from typing import TYPE_CHECKING

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move
from partie.table.buffers import Given
from partie.table.table import RUNNING, Table
from partie.table.turns import follow_orders, played, seated, with_order

from ..storage import rows
from ..storage.link import Link
from ..storage.statements import DONE

if TYPE_CHECKING:
    from ..services import Services


async def commit(
    services: "Services", ident: str, person: str, decision: str, moves: list[Given], request: str
) -> int:
    """Commit a buffer, all or nothing. Repeating a request id returns the same number."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        done = await connection.scalar(DONE, {"ident": ident, "person": person, "request": request})
        if done is not None:
            return int(done)
        seat = seated(table, person)
        partie, moved = played(services.buffers, table, seat, decision, moves)
        table = await finish(connection, table, partie, moved, person=person, request=request)
    services.playing.put(person, None)
    services.happened(table)
    return table.seq


async def finish(
    connection: Link,
    table: Table,
    partie: Partie,
    done: list[list[int]],
    *,
    person: str | None = None,
    request: str | None = None,
    note: str | None = None,
) -> Table:
    """Store moves that were already played on the copy `partie`, with those that standing orders add."""
    done = done + follow_orders(partie)
    if note is not None:
        partie.notes.append((len(partie.moves) - len(done), note))
    return await rows.store(
        connection, table, "moves", partie=partie, person=person, request=request, moves=done, note=note
    )


async def play_for(
    services: "Services", ident: str, seat: int, decision: str, move: Move, note: str | None = None
) -> Table | None:
    """Play a move of a bot or for an absent person, unless its decision is no longer open."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        if (
            services.house.closed
            or table.state != RUNNING
            or table.partie is None
            or seat not in table.deciding
        ):
            return None
        partie = table.partie.copy()
        if partie.decision_id(seat) != decision or partie.why_not(seat, move) is not None:
            return None
        partie.push(seat, move)
        table = await finish(connection, table, partie, [[seat, *move]], note=note)
    services.happened(table)
    return table


async def set_order(services: "Services", ident: str, person: str, words: str | None) -> Table:
    """Set or withdraw a standing order; it may act at once."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        partie = with_order(table, seated(table, person), words)
        if partie is None:
            return table
        done = follow_orders(partie)
        kind = "moves" if done else "order"
        table = await rows.store(connection, table, kind, partie=partie, person=person, moves=done or None)
    services.happened(table)
    return table
