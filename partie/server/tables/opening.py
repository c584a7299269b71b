"""A table before its game: making it, starting it, removing it."""

import dataclasses
import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import select

import partie
from partie import GAMES, bots
from partie.kernel.errors import PartieError
from partie.kernel.game import Game
from partie.kernel.reader import find_game

from ..errors import Problem
from ..storage import loading, rows
from ..storage.link import Link
from ..storage.schema import people
from ..visitors.identity import Person
from ..visitors.names import login_name, looks
from .table import BOT, FREE, INVITED, OPEN, PERSON, RUNNING, Seat, Table, with_bot_names

if TYPE_CHECKING:
    from ..house import House

PATIENCE = 600.0
"""Seconds without anything new at an open table after which those who sit there need not wait for its host."""


def check_bot(game: Game, name: str | None) -> str:
    """The name of a bot that plays this game; only those meant for people, whose thinking has a known measure."""
    known = [known for known in bots.NAMES if plays(known, game)]
    if name not in known:
        raise PartieError("unknown-bot", bot=(name or "")[:40], choices=", ".join(known))
    return name


def plays(name: str, game: Game) -> bool:
    """Whether a bot can play a game."""
    try:
        bots.make(name, game)
    except PartieError:
        return False
    return True


class Wanted(NamedTuple):
    """A seat of a new table: me, open, invited (by a name that a password keeps, or a person's id) or a bot."""

    kind: str
    bot: str | None = None
    name: str | None = None
    person: str | None = None


async def make(
    house: "House",
    person: Person,
    game: str,
    wanted: list[Wanted],
    options: dict[str, object],
    private: bool,
    absence: tuple[int, str] | None,
) -> Table:
    """A new table; it starts at once when nobody is waited for."""
    rules = find_game(GAMES, game)
    sitting = with_bot_names([await _new_seat(house, rules, person, seat) for seat in wanted])
    check_names(sitting)
    read = rules.read_options(options)
    partie.new(game, len(sitting), seed=0, **read)  # what cannot be set up is refused now
    now = time.time()
    table = Table(
        id=secrets.token_urlsafe(12),
        game=game,
        options=read,
        seed=secrets.randbits(128),
        host=person.id,
        private=private,
        absence=absence[0] if absence else None,
        absence_then=absence[1] if absence else None,
        state=OPEN,
        seq=0,
        seats=sitting,
        created=now,
        changed=now,
    )
    async with house.database.write() as connection:
        await rows.add(connection, table)
        if not any(seat.waits for seat in sitting):
            table = await begin(connection, table, sitting)
    house.happened(table)
    return table


def check_names(sitting: tuple[Seat, ...]) -> None:
    """Nobody sits twice at a table, and no two people there have names that look the same."""
    seated = [seat for seat in sitting if seat.kind in (PERSON, INVITED)]
    if len(seated) > len({seat.person for seat in seated}):
        raise Problem(409, "one-seat-each")
    known: dict[str, str] = {}
    for seat in seated:
        if looks(seat.name) in known:
            raise Problem(409, "name-taken-here", name=seat.name)
        known[looks(seat.name)] = seat.name


async def _new_seat(house: "House", game: Game, person: Person, wanted: Wanted) -> Seat:
    if wanted.kind == "me":
        return Seat(PERSON, person.id, None, person.name)
    if wanted.kind == "bot":
        return Seat(BOT, None, check_bot(game, wanted.bot))
    if wanted.kind == "invited":
        return await _invited(house, wanted)
    return Seat(FREE)


async def _invited(house: "House", wanted: Wanted) -> Seat:
    """A seat kept for somebody; a name that no password keeps may be anybody's."""
    found = select(people.c.id, people.c.name)
    if wanted.person is not None:
        found = found.where(people.c.id == wanted.person)
    elif wanted.name is not None:
        found = found.where(people.c.login == login_name(wanted.name))
    else:
        raise Problem(404, "no-such-person", name="")
    async with house.database.read() as connection:
        row = (await connection.execute(found)).one_or_none()
    if row is None:
        raise Problem(404, "no-such-person", name=wanted.name or wanted.person)
    return Seat(INVITED, row.id, None, row.name)


async def begin(connection: Link, table: Table, sitting: tuple[Seat, ...]) -> Table:
    """The game begins; the record says who sits where."""
    ready = dataclasses.replace(table, seats=sitting)
    game = loading.begin(ready)
    lines = [f"seat {number} {told(seat)}" for number, seat in enumerate(sitting)]
    for line in lines:
        game.note(line)
    return await rows.store(
        connection, table, "seats", partie=game, sitting=sitting, state=RUNNING, note="\n".join(lines)
    )


def told(seat: Seat) -> str:
    """A seat in the words of the record; a person's name cannot break a line."""
    return f"{seat.name}, bot {seat.bot}" if seat.kind == BOT else " ".join(seat.name.split())


def may_open(table: Table, person: str | None, now: float) -> bool:
    """Who may start, fill or remove an open table: its host; whoever sits there, when the host does not or tarries."""
    if person is None or table.state != OPEN:
        return False
    if table.host == person:
        return True
    away = table.seat_of(table.host) is None or now - table.changed > PATIENCE
    return away and table.seat_of(person) is not None


def check_opener(table: Table, person: Person) -> None:
    """A problem for whoever may not start, fill or remove the table."""
    if table.host != person.id and table.seat_of(person.id) is None:
        raise Problem(403, "not-host")
    if table.state != OPEN:
        raise Problem(409, "already-started")
    if not may_open(table, person.id, time.time()):
        raise Problem(403, "not-host")


async def start(house: "House", ident: str, person: Person, bot: str | None, seats: int | None) -> Table:
    """Begin without those who have not come: bots take their seats, or the seats go.

    `seats` is how many players the one who starts has seen that there will be; seats go only if it says so.
    """
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        check_opener(table, person)
        if bot is not None:
            name = check_bot(GAMES[table.game], bot)
            sitting = [Seat(BOT, None, name) if seat.waits else seat for seat in table.seats]
        else:
            sitting = [seat for seat in table.seats if not seat.waits]
        if len(sitting) != (len(table.seats) if seats is None else seats):
            raise Problem(409, "seats-changed", seats=len(sitting), all=len(table.seats))
        try:
            partie.new(table.game, len(sitting), seed=0, **table.options)
        except PartieError as error:
            raise Problem(409, error.key, **error.detail) from None
        table = await begin(connection, table, with_bot_names(sitting))
    house.happened(table)
    return table


async def remove(house: "House", ident: str, person: Person) -> None:
    """Take an open table away; whoever watches it hears a bell and finds it gone."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        check_opener(table, person)
        await rows.remove(connection, ident)
    house.shelf.drop(ident)
    house.bells.ring(ident, table.seq + 1)
