"""Agreements between players: nudge, substitute a bot, end the game, resign, pause the clocks, take a turn back.

A proposal is stored with the table (`Table.proposals`) until it is accepted, declined or made obsolete by a move.
"""

import dataclasses
import time
from typing import TYPE_CHECKING, Final

from partie import GAMES, bots
from partie.table import pace as paces
from partie.table.outcome import outcome, places
from partie.table.sitting import check_bot
from partie.table.table import (
    BOT,
    END,
    FINISHED,
    LET_BOT,
    NUDGE,
    PAUSE,
    PERSON,
    RUNNING,
    TAKEBACK,
    Proposal,
    Seat,
    Table,
)
from partie.table.turns import seated

from ..errors import Problem
from ..presence import last_seen
from ..storage import rows
from ..storage.link import Link
from ..visitors.identity import Person
from . import takebacks
from .seating import change_seat

if TYPE_CHECKING:
    from ..services import Services

HOUR: Final = 3600.0
AWAY: Final = 60.0
"""Seconds of absence after which the others may substitute a bot."""
PATIENCE: Final = {paces.LIVE: 120.0, paces.SLOW: 24 * HOUR}
"""Default absence time: seconds after which the consent of an absent person is not needed."""


async def nudge(services: "Services", ident: str, person: Person, number: int) -> Table:
    """Remind a player whose decision is due, at most once an hour."""
    async with services.database.write() as connection:
        table, mine = await _running(services, connection, ident, person)
        now = time.time()
        if number == mine or not 0 <= number < len(table.seats) or table.seats[number].kind != PERSON:
            raise Problem(404, "bad-seat", number=number)
        if number not in table.asked:
            raise Problem(409, "not-waited-for")
        if any(one.what == NUDGE and one.seat == number and now - one.at < HOUR for one in table.proposals):
            raise Problem(429, "nudged-already")
        others = tuple(one for one in table.proposals if (one.what, one.seat) != (NUDGE, number))
        nudged = Proposal(NUDGE, number, mine, (), now)
        table = await _store(connection, table, (*others, nudged), person)
    services.happened(table)
    return table


async def propose(services: "Services", ident: str, person: Person, what: str, number: int) -> Table:
    """Make or accept a proposal; it takes effect when everybody who must agree has."""
    async with services.database.write() as connection:
        table, mine = await _running(services, connection, ident, person)
        seen = await last_seen(connection, ident)
        if what == TAKEBACK and number < 0:
            number = mine
        if what == LET_BOT:
            _check_away(table, mine, number, seen)
        if what == PAUSE and (table.clock is None or table.clock.paused):
            raise Problem(409, "no-clock")
        known = next((one for one in table.proposals if (one.what, one.seat) == (what, number)), None)
        if what == TAKEBACK and known is None:
            await takebacks.check(connection, table, mine, number)
        if known is None:
            asked = Proposal(what, number, mine, (mine,), time.time())
        else:
            asked = dataclasses.replace(known, agreed=tuple(sorted({*known.agreed, mine})))
        others = tuple(one for one in table.proposals if one is not known)
        if _needed(table, asked, seen) <= set(asked.agreed):
            table = dataclasses.replace(table, proposals=others)
            table = await _do(connection, table, asked, person)
        else:
            table = await _store(connection, table, (*others, asked), person)
    services.happened(table)
    return table


async def decline(services: "Services", ident: str, person: Person, what: str, number: int) -> Table:
    """Withdraw one's own proposal or decline another's, which removes it. Any player may end a pause."""
    async with services.database.write() as connection:
        table, mine = await _running(services, connection, ident, person)
        paused = what == PAUSE and table.clock is not None and table.clock.paused
        if paused and table.clock is not None:
            table = dataclasses.replace(table, clock=dataclasses.replace(table.clock, paused=False))
        if what == TAKEBACK and number < 0:
            number = mine
        left = tuple(one for one in table.proposals if (one.what, one.seat) != (what, number))
        if len(left) == len(table.proposals) and not paused:
            raise Problem(409, "no-such-proposal")
        table = await _store(connection, table, left, person)
    services.happened(table)
    return table


async def resign(services: "Services", ident: str, person: Person, bot: str) -> Table:
    """Resign: a bot takes the seat, which leaves the ranking. If the host resigns, the next player becomes host."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        _check_running(table)
        number = table.own_seat(person.id)
        if number is None or table.seats[number].resigned:
            raise Problem(403, "not-seated")
        name = check_bot(GAMES[table.game], bot)
        table = await give_up(connection, table, number, name, person.id)
    services.happened(table)
    return table


async def give_up(connection: Link, table: Table, number: int, bot: str, person: str) -> Table:
    """Give the person's seat to a bot, and the role of host to the next person."""
    heirs = [
        other.person
        for place, other in enumerate(table.seats)
        if place != number and other.kind == PERSON and other.person is not None
    ]
    if table.host == person and heirs:
        table = dataclasses.replace(table, host=heirs[0])
    seat = Seat(BOT, person, bot, resigned=True)
    return await change_seat(connection, table, number, seat, person, more=f"resigned: seat {number}")


async def _running(services: "Services", connection: Link, ident: str, person: Person) -> tuple[Table, int]:
    """The running table and the person's seat; raises otherwise."""
    table = await services.tables.lock(connection, ident)
    _check_running(table)
    return table, seated(table, person.id)


def _check_running(table: Table) -> None:
    if table.state != RUNNING:
        raise Problem(409, "game-over" if table.state == FINISHED else "not-started")


def _check_away(table: Table, mine: int, number: int, seen: dict[str, float]) -> None:
    """A bot may replace only another person whose decision is due and who is absent."""
    if number == mine or not 0 <= number < len(table.seats) or table.seats[number].kind != PERSON:
        raise Problem(404, "bad-seat", number=number)
    if number not in table.asked:
        raise Problem(409, "not-waited-for")
    if time.time() - seen.get(table.seats[number].person or "", table.created) < AWAY:
        raise Problem(409, "not-away")


def _needed(table: Table, asked: Proposal, seen: dict[str, float]) -> set[int]:
    """The seats that must agree: all people except the one concerned and those absent for longer than the table's
    timeout."""
    usual = PATIENCE[paces.SLOW if table.pace is None else table.pace.kind]
    patience = table.absence if table.absence is not None else usual
    now = time.time()
    return {
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == PERSON
        and not (asked.what == LET_BOT and number == asked.seat)
        and now - seen.get(seat.person or "", table.created) < patience
    } | {asked.by}


async def _do(connection: Link, table: Table, asked: Proposal, person: Person) -> Table:
    if asked.what == END:
        return await _end(connection, table, person)
    if asked.what == PAUSE:
        return await _pause(connection, table, person)
    if asked.what == TAKEBACK:
        return await takebacks.go_back(connection, table, asked.seat, person)
    seat = Seat(BOT, table.seats[asked.seat].person, bots.usual(GAMES[table.game]))
    return await change_seat(connection, table, asked.seat, seat, person.id)


async def _pause(connection: Link, table: Table, person: Person) -> Table:
    """Stop all clocks until somebody ends the pause."""
    assert table.clock is not None and table.pace is not None
    clock = paces.stopped(table.clock, table.pace, time.time())
    table = dataclasses.replace(table, clock=dataclasses.replace(clock, paused=True))
    return await rows.store(connection, table, "clock", person=person.id)


async def _end(connection: Link, table: Table, person: Person) -> Table:
    """End the game as it stands, by agreement, noted in record and result."""
    assert table.partie is not None
    game = table.partie.copy()
    note = "ended by agreement: the result as it stands"
    game.note(note)
    ended = dataclasses.replace(table, ended="agreed", proposals=())
    result = outcome(ended)
    assert result is not None
    ended = dataclasses.replace(ended, places=places(result, ended.seats))
    return await rows.store(
        connection, ended, "ended", partie=game, state=FINISHED, person=person.id, note=note
    )


async def _store(connection: Link, table: Table, proposals: tuple[Proposal, ...], person: Person) -> Table:
    table = dataclasses.replace(table, proposals=proposals)
    return await rows.store(connection, table, "asks", person=person.id)
