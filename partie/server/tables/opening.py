"""Tables before the game: create, start, remove."""

import dataclasses
import secrets
import time
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import select

import partie
from partie import GAMES
from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import find_game
from partie.table import lessons
from partie.table import pace as paces
from partie.table.names import login_name
from partie.table.pace import Pace
from partie.table.sitting import check_bot, check_names, may_open, notes_of
from partie.table.table import BOT, FREE, INVITED, OPEN, PERSON, RUNNING, Seat, Table, with_bot_names

from ..company.circles import check_member
from ..company.friends import check_wanted
from ..errors import Problem
from ..storage import loading, rows
from ..storage.link import Link
from ..storage.schema import people, tables
from ..visitors.identity import Person

if TYPE_CHECKING:
    from ..services import Services


Laid = tuple[str, list[list[int]]]
"""A note for the record, and the moves of an imported game as `[seat, verb, ...]`."""


class Wanted(NamedTuple):
    """A seat of a new table: me, open, invited (by a name protected by a password, or a person's id) or a bot."""

    kind: str
    bot: str | None = None
    name: str | None = None
    person: str | None = None


async def make(
    services: "Services",
    person: Person,
    game: str,
    wanted: list[Wanted],
    options: dict[str, object],
    private: bool,
    absence: tuple[int, str] | None,
    seed: int | None = None,
    position: object = None,
    pace: Pace | None = None,
    circle: str | None = None,
) -> Table:
    """Create a table; the game starts at once if no seat waits for a person. `circle`: the group of the person that it
    is for.

    A game from a given seed or position is practice: in no list and no ranking.
    """
    rules = find_game(GAMES, game)
    sitting = with_bot_names([await _new_seat(services, rules, person, seat) for seat in wanted])
    check_names(sitting)
    read = rules.read_options(options)
    first = partie.new(
        game, len(sitting), seed=seed or 0, position=position, **read
    )  # refuse impossible options now
    practice = seed is not None or position is not None
    table = fresh(
        person.id,
        game,
        read,
        sitting,
        **({} if seed is None else {"seed": seed}),
        private=private or practice,
        absence=absence[0] if absence else None,
        absence_then=absence[1] if absence else None,
        start=first.start,
        practice=practice,
        pace=pace,
        circle=circle,
    )
    return await open_table(services, table)


async def learn(services: "Services", person: Person, game: str) -> Table:
    """Resume this person's lesson of a game, the one begun or brought back last, or begin it."""
    script = lessons.lesson(game)
    begun = (
        select(tables.c.id)
        .where(
            tables.c.host == person.id,
            tables.c.game == game,
            tables.c.lesson.is_(True),
            tables.c.state == RUNNING,
        )
        .order_by(tables.c.created.desc())  # bots may still move at one that was taken along
    )
    async with services.database.read() as connection:
        found = await connection.scalar(begun)
    if found is not None:
        return await services.tables.read(str(found))
    bots = [Seat(BOT, None, lessons.BOT)] * (script.seats - 1)
    table = fresh(
        person.id,
        game,
        dict(script.options),
        with_bot_names([Seat(PERSON, person.id, None, person.name, program=person.program), *bots]),
        seed=script.seed,
        private=True,
        start=script.start,
        practice=True,
        lesson=True,
    )
    return await open_table(services, table)


def fresh(host: str, game: str, options: dict[str, str], sitting: tuple[Seat, ...], **more: Any) -> Table:
    """A new table that is not stored yet."""
    now = time.time()
    fields = {"absence": None, "absence_then": None, **more}
    if "seed" not in fields:
        fields["seed"] = secrets.randbits(128)
    return Table(
        id=secrets.token_urlsafe(12),
        game=game,
        options=options,
        host=host,
        state=OPEN,
        seq=0,
        seats=sitting,
        created=now,
        changed=now,
        **fields,
    )


async def play_on(services: "Services", ident: str, person: Person) -> Table:
    """Leave the lesson's script: from here on the bots play freely."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        if table.seat_of(person.id) is None:
            raise Problem(403, "not-seated")
        if not table.lesson or table.partie is None:
            return table
        table = await rows.store(
            connection, dataclasses.replace(table, lesson=False), "lesson", partie=table.partie.copy()
        )
    services.happened(table)
    return table


async def open_table(services: "Services", table: Table, laid: Laid | None = None) -> Table:
    """Store a new table; its game begins when all seats are taken. `laid` is the history of an imported game."""
    async with services.database.write() as connection:
        if table.circle is not None:
            await check_member(connection, table.circle, table.host)
        for seat in table.seats:
            if seat.kind == INVITED and seat.person is not None:
                await check_wanted(connection, table.host, seat.person, seat.name)
        await rows.add(connection, table)
        if laid is not None:
            note, moves = laid
            table = await rows.store(connection, table, loading.LAID, moves=moves, note=note)
            table = dataclasses.replace(table, laid=len(moves))
        if not any(seat.waits for seat in table.seats):
            table = await begin(connection, table, table.seats)
    services.happened(table)
    return table


async def _new_seat(services: "Services", game: Game, person: Person, wanted: Wanted) -> Seat:
    if wanted.kind == "me":
        return Seat(PERSON, person.id, None, person.name, program=person.program)
    if wanted.kind == "bot":
        return Seat(BOT, None, check_bot(game, wanted.bot))
    if wanted.kind == "invited":
        return await _invited(services, wanted)
    return Seat(FREE)


async def _invited(services: "Services", wanted: Wanted) -> Seat:
    """A seat reserved for a person; names without a password are refused, since anybody could use them."""
    found = select(people.c.id, people.c.name, people.c.program)
    if wanted.person is not None:
        found = found.where(people.c.id == wanted.person)
    elif wanted.name is not None:
        found = found.where(people.c.login == login_name(wanted.name))
    else:
        raise Problem(404, "no-such-person", name="")
    async with services.database.read() as connection:
        row = (await connection.execute(found)).one_or_none()
    if row is None:
        raise Problem(404, "no-such-person", name=wanted.name or wanted.person)
    return Seat(INVITED, row.id, None, row.name, program=bool(row.program))


async def begin(connection: Link, table: Table, sitting: tuple[Seat, ...]) -> Table:
    """Start the game, with notes in the record about the seats."""
    if table.pace is not None:
        clock = paces.begun(table.pace, await _zones(connection, sitting))
        table = dataclasses.replace(table, clock=clock)
    ready = dataclasses.replace(table, seats=sitting)
    game = loading.begin(ready)
    before = await loading.laid(connection, table) if table.laid else None
    if before is not None:
        loading.play_laid(game, before)
    lines = notes_of(sitting)
    for line in lines:
        game.note(line)
    return await rows.store(
        connection, table, "seats", partie=game, sitting=sitting, state=RUNNING, note="\n".join(lines)
    )


async def _zones(connection: Link, sitting: tuple[Seat, ...]) -> list[str]:
    """The time zone of each seat's player, fixed at the start so that later changes cannot move a night."""
    wanted = select(people.c.id, people.c.zone).where(people.c.id.in_({seat.person for seat in sitting}))
    known = {row.id: row.zone for row in (await connection.execute(wanted)).all()}
    return [known.get(seat.person) or paces.UTC for seat in sitting]


def check_opener(table: Table, person: Person) -> None:
    """Raise a Problem unless the person may start, fill or remove the table."""
    if table.host != person.id and table.seat_of(person.id) is None:
        raise Problem(403, "not-host")
    if table.state != OPEN:
        raise Problem(409, "already-started")
    if not may_open(table, person.id, time.time()):
        raise Problem(403, "not-host")


async def start(
    services: "Services", ident: str, person: Person, bot: str | None, seats: int | None
) -> Table:
    """Start without missing people: bots take their seats, or the seats are removed.

    `seats` is the number of players shown to the person who starts; seats are removed only to match it.
    """
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        check_opener(table, person)
        if bot is not None:
            name = check_bot(GAMES[table.game], bot)
            sitting = [Seat(BOT, None, name) if seat.waits else seat for seat in table.seats]
        else:
            sitting = [seat for seat in table.seats if not seat.waits]
            if table.laid and len(sitting) != len(table.seats):
                raise Problem(409, "laid-seats", seats=len(table.seats))
        if len(sitting) != (len(table.seats) if seats is None else seats):
            raise Problem(409, "seats-changed", seats=len(sitting), all=len(table.seats))
        try:
            partie.new(table.game, len(sitting), seed=0, position=table.start, **table.options)
        except PartieError as error:
            raise Problem(409, error.key, **error.detail) from None
        table = await begin(connection, table, with_bot_names(sitting))
    services.happened(table)
    return table


async def remove(services: "Services", ident: str, person: Person) -> None:
    """Delete an open table and notify its watchers."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        check_opener(table, person)
        await rows.remove(connection, ident)
    services.tables.drop(ident)
    services.notifier.notify(ident, table.seq + 1)
