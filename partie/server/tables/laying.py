"""Games that change their home: a record laid on a new table, and the record of a game that its player takes along.

Whoever holds a whole record knows its seed, and so everything that is hidden. So both make a practice game: in no list
and no ranking. What a record says of people is not believed: only who lays it sits down, other people join by the link.
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
    """A table with the game of a record, where it stands; the person sits where a person sat, or at `seat`.

    Other people's seats are free: the game goes on when somebody sits there, people or bots.
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
        private=True,
        practice=True,
    )
    moves = [[mover, *move] for mover, move in zip(game.movers, game.moves, strict=True)]
    return await open_table(services, table, (NOTE.format(moves=len(moves)), moves))


async def take(services: "Services", ident: str, person: Person) -> str:
    """The whole record of a running game, for the only person at its table. From then on it is practice."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        own = table.own_seat(person.id)
        if own is None:
            raise Problem(403, "not-seated")
        if table.state != RUNNING or table.partie is None:
            raise Problem(409, "not-started" if table.partie is None else "game-over")
        if any(one.person is not None for at, one in enumerate(table.seats) if at != own):
            raise Problem(409, "not-alone")
        if table.start is not None or table.partie.origin is not None:
            raise PartieError("record-not-whole")
        if table.practice:
            return table.partie.record()
        partie, note = table.partie.copy(), TAKEN.format(seat=own)
        partie.note(note)
        known = {"practice": True, "private": True}
        await connection.execute(update(tables).where(tables.c.id == ident).values(known))
        table = dataclasses.replace(table, practice=True, private=True)
        table = await rows.store(connection, table, "taken", partie=partie, person=person.id, note=note)
    services.happened(table)
    return partie.record()
