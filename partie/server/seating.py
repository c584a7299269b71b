"""Who sits where: making a table, joining, leaving, starting, handing a seat to a bot and taking it back."""

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

from .errors import Problem
from .identity import Person, login_name
from .moves import finish, follow_orders
from .storage import rows
from .storage.link import Link
from .storage.schema import people
from .table import BOT, FREE, INVITED, OPEN, PERSON, RUNNING, Seat, Table, bot_name

if TYPE_CHECKING:
    from .house import House


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
    sitting = tuple([await _new_seat(house, rules, person, *seat) for seat in enumerate(wanted)])
    named = [seat.person for seat in sitting if seat.person is not None]
    if len(named) > len(set(named)):
        raise Problem(409, "one-seat-each")
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
            table = await _begin(connection, table, sitting)
    await house.happened(table)
    return table


async def _new_seat(house: "House", game: Game, person: Person, number: int, wanted: Wanted) -> Seat:
    if wanted.kind == "me":
        return Seat(PERSON, person.id, None, person.name)
    if wanted.kind == "bot":
        return Seat(BOT, None, check_bot(game, wanted.bot), bot_name(number))
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


async def _begin(connection: Link, table: Table, sitting: tuple[Seat, ...]) -> Table:
    """The game begins; the record says who sits where."""
    ready = dataclasses.replace(table, seats=sitting)
    game = rows.begin(ready)
    lines = [f"seat {number} {_told(seat)}" for number, seat in enumerate(sitting)]
    for line in lines:
        game.note(line)
    return await rows.store(
        connection, table, "seats", partie=game, sitting=sitting, state=RUNNING, note="\n".join(lines)
    )


def _told(seat: Seat) -> str:
    """A seat in the words of the record; a person's name cannot break a line."""
    return f"{seat.name}, bot {seat.bot}" if seat.kind == BOT else " ".join(seat.name.split())


async def join(house: "House", ident: str, person: Person, wanted: int | None) -> Table:
    """Sit down at a free seat, or take one's own back from a bot."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
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
    await house.happened(table)
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
    sitting = _with(table, number, Seat(PERSON, person.id, None, person.name))
    for other in kept:  # whoever sits down elsewhere needs no seat kept
        if other != number:
            sitting = tuple(Seat(FREE) if place == other else seat for place, seat in enumerate(sitting))
    if not any(seat.waits for seat in sitting):
        return await _begin(connection, table, sitting)
    return await rows.store(connection, table, "seats", sitting=sitting, person=person.id)


async def _take_back(connection: Link, table: Table, person: Person, wanted: int | None) -> Table:
    mine = [
        number for number, seat in enumerate(table.seats) if seat.kind == BOT and seat.person == person.id
    ]
    if not mine or (wanted is not None and wanted not in mine):
        raise Problem(409, "seat-taken")
    seat = Seat(PERSON, person.id, None, person.name)
    return await _change(connection, table, mine[0], seat, person.id)


async def _change(connection: Link, table: Table, number: int, seat: Seat, person: str | None) -> Table:
    """Another sits on a seat of a running game: a note in the record, and the end of the seat's order."""
    assert table.partie is not None
    game = table.partie.copy()
    game.orders.pop(number, None)
    note = f"seat {number} {_told(seat)}"
    game.note(note)
    return await rows.store(
        connection, table, "seats", partie=game, sitting=_with(table, number, seat), person=person, note=note
    )


def _with(table: Table, number: int, seat: Seat) -> tuple[Seat, ...]:
    return tuple(seat if index == number else other for index, other in enumerate(table.seats))


async def leave(house: "House", ident: str, person: Person) -> Table:
    """Stand up before the game begins."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        number = table.seat_of(person.id)
        if number is None:
            raise Problem(403, "not-seated")
        if table.state != OPEN:
            raise Problem(409, "already-started")
        table = await rows.store(
            connection, table, "seats", sitting=_with(table, number, Seat(FREE)), person=person.id
        )
    await house.happened(table)
    return table


async def start(house: "House", ident: str, person: Person, bot: str | None) -> Table:
    """Begin without those who have not come: bots take their seats, or the seats go."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        if table.host != person.id:
            raise Problem(403, "not-host")
        if table.state != OPEN:
            raise Problem(409, "already-started")
        if bot is not None:
            name = check_bot(GAMES[table.game], bot)
            sitting = tuple(
                Seat(BOT, None, name, bot_name(number)) if seat.waits else seat
                for number, seat in enumerate(table.seats)
            )
        else:
            sitting = tuple(
                dataclasses.replace(seat, name=bot_name(number)) if seat.kind == BOT else seat
                for number, seat in enumerate(seat for seat in table.seats if not seat.waits)
            )
        try:
            partie.new(table.game, len(sitting), seed=0, **table.options)
        except PartieError as error:
            raise Problem(409, error.key, **error.detail) from None
        table = await _begin(connection, table, sitting)
    await house.happened(table)
    return table


async def hand_over(house: "House", ident: str, person: Person, number: int, bot: str) -> Table:
    """Let a bot play one's own seat, an absent player's, or (the host, before the start) a free one."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        name = check_bot(GAMES[table.game], bot)
        if not 0 <= number < len(table.seats):
            raise Problem(404, "bad-seat", number=number)
        if table.state == OPEN:
            table = await _fill(connection, table, person, number, name)
        elif table.state == RUNNING:
            _check_hand_over(table, person, number)
            seat = Seat(BOT, table.seats[number].person, name, bot_name(number))
            table = await _change(connection, table, number, seat, person.id)
        else:
            raise Problem(409, "game-over")
    await house.happened(table)
    return table


async def _fill(connection: Link, table: Table, person: Person, number: int, bot: str) -> Table:
    if table.host != person.id:
        raise Problem(403, "not-host")
    if table.seats[number].kind == PERSON:
        raise Problem(409, "seat-taken")
    sitting = _with(table, number, Seat(BOT, None, bot, bot_name(number)))
    if not any(seat.waits for seat in sitting):
        return await _begin(connection, table, sitting)
    return await rows.store(connection, table, "seats", sitting=sitting, person=person.id)


def _check_hand_over(table: Table, person: Person, number: int) -> None:
    mine = table.seat_of(person.id)
    if mine == number:
        return
    if mine is None:
        raise Problem(403, "not-seated")
    if table.absent_since(number, time.time()) is None:
        raise Problem(409, "not-absent")


async def replace_absent(house: "House", ident: str) -> Table | None:
    """What was agreed for somebody who has not decided for too long: the safe default, or a bot."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        now = time.time()
        absent = [number for number in table.asked if table.absent_since(number, now) is not None]
        game = table.partie
        if not absent or game is None:
            return None
        number = absent[0]
        if table.absence_then == "bot":
            name = bots.usual(GAMES[table.game])
            seat = Seat(BOT, table.seats[number].person, name, bot_name(number))
            table = await _change(connection, table, number, seat, None)
        else:
            game = game.copy()
            done = follow_orders(game)
            if not done:
                move = game.decision(number).default
                game.push(number, move)
                done = [[number, *move]]
            table = await finish(
                connection, table, game, done, note=f"seat {number} is absent: the safe default"
            )
    await house.happened(table)
    return table
