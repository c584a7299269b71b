"""Rematches: asked for at a finished table, begun when everybody who played agrees. The games form a series."""

import dataclasses
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from partie import GAMES, bots
from partie.table.series import Game
from partie.table.sitting import check_names
from partie.table.table import BOT, FINISHED, OPEN, PERSON, REMATCH, Proposal, Seat, Table, with_bot_names
from partie.text.words import FORMER

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.schema import people, results, tables
from ..visitors.identity import Person
from .opening import begin, fresh

if TYPE_CHECKING:
    from ..services import Services

NOBODY: Final = -1
MOST: Final = 200
"""The number of games of a series that count for the standings."""


async def ask(services: "Services", ident: str, person: Person) -> Table:
    """Ask for a rematch, or agree to one. It begins exactly once, when all have agreed."""
    begun: Table | None = None
    async with services.database.write() as connection:
        table, mine = await _finished(services, connection, ident, person)
        if table.next is not None:
            return table
        known = next((one for one in table.proposals if one.what == REMATCH), None)
        asked = known or Proposal(REMATCH, NOBODY, mine, (), time.time())
        asked = dataclasses.replace(asked, agreed=tuple(sorted({*asked.agreed, mine})))
        if needed(table) <= set(asked.agreed):
            begun = await _begin(connection, table, asked, person)
            table = dataclasses.replace(table, next=begun.id, proposals=())
        else:
            table = dataclasses.replace(table, proposals=(asked,))
        table = await rows.store(connection, table, "asks", person=person.id)
    services.happened(table)
    if begun is not None:
        services.happened(begun)
    return table


async def decline(services: "Services", ident: str, person: Person) -> Table:
    """Withdraw or decline, which removes the proposal."""
    async with services.database.write() as connection:
        table, _ = await _finished(services, connection, ident, person)
        if table.next is not None or not table.proposals:
            raise Problem(409, "no-such-proposal")
        table = dataclasses.replace(table, proposals=())
        table = await rows.store(connection, table, "asks", person=person.id)
    services.happened(table)
    return table


def needed(table: Table) -> set[int]:
    """The seats that must agree: people who played to the end and still have an account."""
    return {number for number, seat in enumerate(table.seats) if seat.kind == PERSON and seat.name != FORMER}


async def _finished(services: "Services", connection: Link, ident: str, person: Person) -> tuple[Table, int]:
    table = await services.tables.lock(connection, ident)
    if table.state != FINISHED:
        raise Problem(409, "not-over")
    if table.practice:
        raise Problem(409, "no-rematch")
    mine = table.own_seat(person.id)
    if mine is None:
        raise Problem(403, "not-seated")
    return table, mine


async def _begin(connection: Link, table: Table, asked: Proposal, person: Person) -> Table:
    """Start the next game of the series; everybody moves up one seat, so that another player is first."""
    ids = [seat.person for seat in table.seats if seat.person is not None]
    known = await connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
    names = {row.id: row.name for row in known.all()}
    sitting = [
        Seat(PERSON, seat.person, None, names.get(seat.person or "", seat.name), program=seat.program)
        if number in asked.agreed
        else Seat(BOT, None, seat.bot or bots.usual(GAMES[table.game]))
        for number, seat in enumerate(table.seats)
    ]
    seats = with_bot_names([*sitting[1:], *sitting[:1]])
    check_names(seats)
    stays = any(seat.person == table.host for seat in seats)
    made = fresh(
        table.host if stays else person.id,
        table.game,
        dict(table.options),
        seats,
        private=table.private,
        absence=table.absence,
        absence_then=table.absence_then,
        pace=table.pace,
        series=table.series or table.id,
    )
    await rows.add(connection, made)
    return await begin(connection, made, seats)


async def series(services: "Services", table: Table) -> list[Game]:
    """The games of a series with their results so far."""
    first = table.series or table.id
    mine = (tables.c.series == first) | (tables.c.id == first)
    wanted = (
        select(tables.c.id, tables.c.state).where(mine, tables.c.state != OPEN).order_by(tables.c.created)
    )
    async with services.database.read() as connection:
        games = (await connection.execute(wanted.limit(MOST))).all()
        ended = await connection.execute(
            select(results.c.table_id, results.c.person, results.c.seats, results.c.place, results.c.won)
            .where(results.c.table_id.in_([game.id for game in games]), results.c.person.is_not(None))
            .order_by(results.c.table_id, results.c.seat)
        )
        places: dict[str, dict[str, tuple[int, int]]] = {}
        for row in ended.all():
            places.setdefault(row.table_id, {})[row.person] = (row.place, row.seats)
    return [Game(game.id, places.get(game.id, {})) for game in games]
