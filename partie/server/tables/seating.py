"""Seats: joining, leaving, handing a seat to a bot and taking it back."""

import dataclasses
import time
from typing import TYPE_CHECKING

from partie import GAMES
from partie.table.sitting import check_bot, check_names, told
from partie.table.table import BOT, FREE, INVITED, OPEN, PERSON, RUNNING, Seat, Table, with_bot_names

from ..company.friends import check_wanted
from ..errors import Problem
from ..presence import last_seen
from ..storage import rows
from ..storage.link import Link
from ..visitors.identity import Person
from .opening import begin, check_opener

if TYPE_CHECKING:
    from ..services import Services


async def join(services: "Services", ident: str, person: Person, wanted: int | None) -> Table:
    """Take an open seat, or one's own back from a bot."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        if table.seat_of(person.id) is not None:
            if wanted in (None, table.seat_of(person.id)):
                return table
            raise Problem(409, "one-seat-each")
        if table.state == RUNNING:
            table = await _take_back(connection, table, person, wanted)
        elif table.state == OPEN:
            table = await _sit_down(connection, table, person, wanted)
        else:
            raise Problem(409, "game-over")
    services.happened(table)
    return table


async def _sit_down(connection: Link, table: Table, person: Person, wanted: int | None) -> Table:
    kept = [
        number for number, seat in enumerate(table.seats) if seat.kind == INVITED and seat.person == person.id
    ]
    free = kept + [number for number, seat in enumerate(table.seats) if seat.kind == FREE]
    if wanted is not None and not 0 <= wanted < len(table.seats):
        raise Problem(404, "bad-seat", number=wanted)
    if not free or (wanted is not None and wanted not in free):
        raise Problem(409, "seat-taken")
    number = free[0] if wanted is None else wanted
    if table.host != person.id:
        await check_wanted(connection, person.id, table.host)
    sitting = _with(table, number, Seat(PERSON, person.id, None, person.name, program=person.program))
    for other in kept:  # a seat reserved for the person becomes open
        if other != number:
            sitting = tuple(Seat(FREE) if place == other else seat for place, seat in enumerate(sitting))
    check_names(sitting)
    if not any(seat.waits for seat in sitting):
        return await begin(connection, table, sitting)
    return await rows.store(connection, table, "seats", sitting=sitting, person=person.id)


async def _take_back(connection: Link, table: Table, person: Person, wanted: int | None) -> Table:
    mine = [
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == BOT and seat.person == person.id and not seat.resigned
    ]
    if not mine or (wanted is not None and wanted not in mine):
        raise Problem(409, "seat-taken")
    seat = Seat(PERSON, person.id, None, person.name, program=person.program)
    return await change_seat(connection, table, mine[0], seat, person.id)


async def change_seat(
    connection: Link, table: Table, number: int, seat: Seat, person: str | None, more: str = ""
) -> Table:
    """Change who plays a seat of a running game: adds a note to the record (and `more`) and drops its standing
    order."""
    assert table.partie is not None
    game = table.partie.copy()
    game.orders.pop(number, None)
    sitting = _with(table, number, seat)
    note = f"seat {number} {told(sitting[number])}"
    game.note(note)
    if more:
        game.note(more)
        note = f"{note}\n{more}"
    return await rows.store(
        connection, table, "seats", partie=game, sitting=sitting, person=person, note=note
    )


def _with(table: Table, number: int, seat: Seat) -> tuple[Seat, ...]:
    return with_bot_names([seat if index == number else other for index, other in enumerate(table.seats)])


async def leave(services: "Services", ident: str, person: Person) -> Table:
    """Leave before the game begins. If the host leaves, the next person becomes host."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        number = table.seat_of(person.id)
        if number is None:
            raise Problem(403, "not-seated")
        if table.state != OPEN:
            raise Problem(409, "already-started")
        sitting = _with(table, number, Seat(FREE))
        others = [seat.person for seat in sitting if seat.kind == PERSON and seat.person is not None]
        if table.host == person.id and others:
            table = dataclasses.replace(table, host=others[0])
        table = await rows.store(connection, table, "seats", sitting=sitting, person=person.id)
    services.happened(table)
    return table


async def hand_over(services: "Services", ident: str, person: Person, number: int, bot: str) -> Table:
    """Give a bot one's own seat, an absent player's, or (the host, before the start) an open one."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        name = check_bot(GAMES[table.game], bot)
        if not 0 <= number < len(table.seats):
            raise Problem(404, "bad-seat", number=number)
        if table.state == OPEN:
            table = await _fill(connection, table, person, number, name)
        elif table.state == RUNNING:
            await _check_hand_over(connection, table, person, number)
            seat = Seat(BOT, table.seats[number].person, name)
            table = await change_seat(connection, table, number, seat, person.id)
        else:
            raise Problem(409, "game-over")
    services.happened(table)
    return table


async def _fill(connection: Link, table: Table, person: Person, number: int, bot: str) -> Table:
    _check_may_clear(table, person, number)
    sitting = _with(table, number, Seat(BOT, None, bot))
    if not any(seat.waits for seat in sitting):
        return await begin(connection, table, sitting)
    return await rows.store(connection, table, "seats", sitting=sitting, person=person.id)


def _check_may_clear(table: Table, person: Person, number: int) -> None:
    """People who may start the table may clear waiting seats; only the host may remove a guest."""
    check_opener(table, person)
    seat = table.seats[number]
    if seat.kind == PERSON and (table.host != person.id or seat.person == person.id):
        raise Problem(409, "seat-taken")


async def invite(services: "Services", ident: str, person: Person, guest: str, name: str) -> Table:
    """Before the start: reserve a free seat for somebody."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        check_opener(table, person)
        await check_wanted(connection, person.id, guest, name)
        if any(seat.person == guest for seat in table.seats):
            raise Problem(409, "one-seat-each")
        free = [number for number, seat in enumerate(table.seats) if seat.kind == FREE]
        if not free:
            raise Problem(409, "seat-taken")
        sitting = _with(table, free[0], Seat(INVITED, guest, None, name))
        check_names(sitting)
        table = await rows.store(connection, table, "seats", sitting=sitting, person=person.id)
    services.happened(table)
    return table


async def clear(services: "Services", ident: str, person: Person, number: int) -> Table:
    """Before the start, make a seat open again: removes a guest, an invitation or a bot."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        if not 0 <= number < len(table.seats):
            raise Problem(404, "bad-seat", number=number)
        _check_may_clear(table, person, number)
        sitting = _with(table, number, Seat(FREE))
        table = await rows.store(connection, table, "seats", sitting=sitting, person=person.id)
    services.happened(table)
    return table


async def _check_hand_over(connection: Link, table: Table, person: Person, number: int) -> None:
    mine = table.seat_of(person.id)
    if mine == number:
        return
    if mine is None:
        raise Problem(403, "not-seated")
    since = (await last_seen(connection, table.id)).get(table.seats[number].person or "", 0.0)
    now = time.time()
    if table.absent_since(number, now) is None or now - since < (table.absence or 0):
        raise Problem(409, "not-absent")
