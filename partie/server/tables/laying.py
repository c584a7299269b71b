"""Import and export of running games: a record becomes a new table, and a game is exported as its record.

A complete record reveals the seed and so all hidden information. Both operations therefore make the game practice: in
no list and no ranking. Names in a record are not trusted: only the importer is seated, other people join by the link.
"""

import asyncio
import dataclasses
from typing import TYPE_CHECKING

from sqlalchemy import update

from partie.kernel.errors import PartieError
from partie.table import laying
from partie.table.table import BOT, FREE, PERSON, RUNNING, Seat, Table, with_bot_names

from ..errors import Problem
from ..storage import rows
from ..storage.schema import tables
from ..visitors.identity import Person
from .opening import fresh, open_table

if TYPE_CHECKING:
    from ..services import Services

NOTE = "{moves} moves were made elsewhere; who laid their record here may know what is hidden"
TAKEN = "the whole record was taken along; seat {seat} may know what is hidden"


async def lay(services: "Services", person: Person, record: str, seat: int | None) -> Table:
    """Import the game of a record; the person takes the seat of a person in the record, or `seat`.

    Other people's seats are open; the game continues when they are taken, by people or bots.
    """
    game = await asyncio.to_thread(laying.read, record)
    if game.result is not None:
        raise Problem(409, "record-finished")
    sat = laying.sitting_of(game)
    mine = seat if seat is not None else next((at for at, one in enumerate(sat) if one.kind == PERSON), 0)
    if not 0 <= mine < len(sat):
        raise Problem(404, "bad-seat", number=mine)
    sitting = [
        Seat(PERSON, person.id, None, person.name) if at == mine else one if one.kind == BOT else Seat(FREE)
        for at, one in enumerate(sat)
    ]
    table = fresh(
        person.id,
        game.game.name,
        game.options,
        with_bot_names(sitting),
        seed=game.seed,
        start=game.start,
        private=True,
        practice=True,
        lesson=laying.is_lesson(game, sitting),
    )
    moves = [[mover, *move] for mover, move in zip(game.movers, game.moves, strict=True)]
    return await open_table(services, table, (NOTE.format(moves=len(moves)), moves))


async def take(services: "Services", ident: str, person: Person) -> str:
    """Export the complete record of a running game, for the only person at its table. The game becomes practice."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        own = table.own_seat(person.id)
        if own is None:
            raise Problem(403, "not-seated")
        if table.state != RUNNING or table.partie is None:
            raise Problem(409, "not-started" if table.partie is None else "game-over")
        if any(one.person is not None for at, one in enumerate(table.seats) if at != own):
            raise Problem(409, "not-alone")
        if table.partie.origin is not None:
            raise PartieError("record-not-whole")
        if table.practice:
            return laying.whole(table)
        partie, note = table.partie.copy(), TAKEN.format(seat=own)
        partie.note(note)
        known = {"practice": True, "private": True}
        await connection.execute(update(tables).where(tables.c.id == ident).values(known))
        table = dataclasses.replace(table, practice=True, private=True)
        table = await rows.store(connection, table, "taken", partie=partie, person=person.id, note=note)
    services.happened(table)
    return partie.record()
