"""Leagues: a fixed set of people who all meet at tables of three or four, in slow games played in parallel.

Standings are not stored: they are computed from the results of the league's tables on request. A round starts in one
transaction with all its tables, so a killed process never leaves half a round.
"""

import asyncio
import json
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row, and_, delete, func, insert, or_, select, update

import partie
from partie import GAMES, bots
from partie.kernel.keeping.reader import find_game
from partie.table import pace as paces
from partie.table.pace import Pace
from partie.table.pairing import LARGEST, Round, plan, sizes
from partie.table.series import Game
from partie.table.sitting import check_names
from partie.table.table import BOT, FINISHED, OPEN, PERSON, RUNNING, Seat, Table, with_bot_names

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.loading import encode
from ..storage.schema import leagues, matches, people, players, results, seats, tables
from ..tables.opening import begin, fresh
from .circles import new_key
from .friends import check_wanted

if TYPE_CHECKING:
    from ..services import Services

log = logging.getLogger("partie.server")

DAY: Final = 24 * 3600.0
MOST: Final = 20
"""Leagues of one host that are open or running."""

Rows = list[Row[Any]]


async def make(
    services: "Services",
    person: str,
    name: str,
    game: str,
    options: dict[str, object],
    pace: Pace,
    seats: int,
    rounds: int | None,
    days: int,
    private: bool,
) -> str:
    """Create a league, with its host as the first person; returns its id."""
    rules = find_game(GAMES, game)
    read = rules.read_options(options)
    for count in (3, 4):  # a table of either size may be needed
        partie.new(game, count, seed=0, **read)
    ident = secrets.token_urlsafe(12)
    async with services.database.write() as connection:
        mine = and_(leagues.c.host == person, leagues.c.state != FINISHED)
        if int(await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
            raise Problem(409, "too-many-leagues")
        now = time.time()
        row = {
            "id": ident,
            "name": name,
            "key": new_key(),
            "host": person,
            "game": game,
            "options": encode(read),
            "pace": encode(paces.save_pace(pace)),
            "seats": seats,
            "rounds": rounds,
            "days": days,
            "private": private,
            "state": OPEN,
            "round": 0,
            "created": now,
        }
        await connection.execute(insert(leagues).values(**row))
        await connection.execute(insert(players).values(league=ident, person=person, since=now))
    return ident


async def mine(services: "Services", person: str) -> Rows:
    """The leagues of a person, newest first."""
    wanted = (
        select(leagues)
        .join(players, players.c.league == leagues.c.id)
        .where(players.c.person == person)
        .order_by(leagues.c.created.desc(), leagues.c.id)
    )
    async with services.database.read() as connection:
        return list((await connection.execute(wanted)).all())


async def _people(connection: Link, ident: str) -> Rows:
    wanted = (
        select(people.c.id, people.c.name, people.c.login, people.c.gone, players.c.number)
        .join(players, players.c.person == people.c.id)
        .where(players.c.league == ident)
        .order_by(players.c.number, players.c.since, people.c.id)
    )
    return list((await connection.execute(wanted)).all())


async def read(
    services: "Services", ident: str, person: str | None, key: str | None
) -> tuple[Row[Any], Rows]:
    """A league and its people. Private ones are allowed for their people and with the link's key."""
    async with services.database.read() as connection:
        row = (await connection.execute(select(leagues).where(leagues.c.id == ident))).one_or_none()
        found = await _people(connection, ident)
    belongs = any(one.id == person for one in found)
    if row is None or not (belongs or not row.private or _opens(row, key)):
        raise Problem(404, "no-such-league")
    return row, found


def _opens(row: Row[Any], key: str | None) -> bool:
    return key is not None and secrets.compare_digest(row.key.encode(), key.encode())


async def _held(connection: Link, ident: str, state: str = OPEN) -> tuple[Row[Any], Rows]:
    """The league, locked until the transaction ends; raises unless it is in this state."""
    wanted = select(leagues).where(leagues.c.id == ident).with_for_update()
    row: Row[Any] | None = (await connection.execute(wanted)).one_or_none()
    if row is None:
        raise Problem(404, "no-such-league")
    if row.state != state:
        raise Problem(409, "league-began")
    return row, await _people(connection, ident)


async def join(services: "Services", ident: str, person: str, key: str) -> None:
    """Join with the link, before the league begins."""
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if any(one.id == person for one in found):
            return
        if not _opens(row, key):
            raise Problem(404, "no-such-league")
        await check_wanted(connection, person, row.host)
        if len(found) >= LARGEST:
            raise Problem(409, "league-full", most=LARGEST)
        await connection.execute(insert(players).values(league=ident, person=person, since=time.time()))


async def leave(services: "Services", ident: str, person: str, other: str) -> None:
    """Before the league begins: leave, or (as host) remove a person. If the host leaves, the league is deleted."""
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if person not in (other, row.host):
            raise Problem(403, "not-host")
        if not any(one.id == other for one in found):
            raise Problem(403, "not-a-member")
        whose = players.c.league == ident
        if other != row.host:
            whose = and_(whose, players.c.person == other)
        await connection.execute(delete(players).where(whose))
        if other == row.host:
            await connection.execute(delete(leagues).where(leagues.c.id == ident))


async def start(services: "Services", ident: str, person: str) -> None:
    """Close the league for new people and start the first round."""
    row, found = await read(services, ident, person, None)
    made = await asyncio.to_thread(plan, len(found), row.seats, row.rounds)
    async with services.database.write() as connection:
        row, found = await _held(connection, ident)
        if row.host != person:
            raise Problem(403, "not-host")
        shape = sizes(len(found), row.seats)
        if not shape:
            raise Problem(409, "league-size", people=len(found))
        if len(made) == 0 or sum(map(len, made[0])) != len(found):
            raise Problem(409, "league-changed")
        check_names([Seat(PERSON, one.id, None, one.name) for one in found])
        order = list(found)
        secrets.SystemRandom().shuffle(order)
        for number, one in enumerate(order):
            this = and_(players.c.league == ident, players.c.person == one.id)
            await connection.execute(update(players).where(this).values(number=number))
        values = {"state": RUNNING, "plan": encode(made), "due": time.time()}
        await connection.execute(update(leagues).where(leagues.c.id == ident).values(**values))
    services.chores.wake()


async def advance_all(services: "Services") -> None:
    """Start due rounds: the time has come, or all games so far are over."""
    playing = (
        select(tables.c.id)
        .join(matches, matches.c.table_id == tables.c.id)
        .where(matches.c.league == leagues.c.id, tables.c.state != FINISHED)
    )
    wanted = select(leagues.c.id).where(
        leagues.c.state == RUNNING, or_(leagues.c.due <= time.time(), ~playing.exists())
    )
    async with services.database.read() as connection:
        found = list(await connection.scalars(wanted))
    for ident in found:
        try:
            async with services.database.write() as connection:
                begun = await _advance(connection, ident)
        except Exception as error:  # an error in one league must not stop the others
            log.error("league failed", extra={"data": {"league": ident, "error": type(error).__name__}})
            continue
        for table in begun:
            services.happened(table)


async def _advance(connection: Link, ident: str) -> list[Table]:
    """Start the next round with all its tables, or end the league, in one transaction; other processes find it done."""
    wanted = select(leagues).where(leagues.c.id == ident, leagues.c.state == RUNNING).with_for_update()
    row = (await connection.execute(wanted)).one_or_none()
    if row is None:
        return []
    now, rounds = time.time(), json.loads(row.plan)
    of_league = matches.join(tables, tables.c.id == matches.c.table_id)
    playing = (
        select(func.count())
        .select_from(of_league)
        .where(matches.c.league == ident, tables.c.state != FINISHED)
    )
    over = not int(await connection.scalar(playing) or 0)
    this = leagues.c.id == ident
    if row.round == len(rounds):
        if over:
            ended = {"state": FINISHED, "due": None}
            await connection.execute(update(leagues).where(this).values(**ended))
        return []
    if not over and (row.due is None or row.due > now):
        return []
    begun = await _begin(connection, row, rounds[row.round])
    later = {"round": row.round + 1, "due": now + row.days * DAY if row.round + 1 < len(rounds) else None}
    await connection.execute(update(leagues).where(this).values(**later))
    return begun


async def _begin(connection: Link, league: Row[Any], groups: Round) -> list[Table]:
    """Create the tables of a round; a bot replaces deleted accounts."""
    by_number = {one.number: one for one in await _people(connection, league.id)}
    options, pace = json.loads(league.options), paces.load_pace(json.loads(league.pace))
    begun = []
    for number, group in enumerate(groups):
        here = [by_number[one] for one in group]
        sitting = with_bot_names(
            [
                Seat(PERSON, one.id, None, one.name)
                if one.gone is None
                else Seat(BOT, None, bots.usual(GAMES[league.game]))
                for one in here
            ]
        )
        made = fresh(league.host, league.game, options, sitting, private=league.private, pace=pace)
        await rows.add(connection, made)
        table = await begin(connection, made, sitting)
        match = {"league": league.id, "round": league.round + 1, "number": number, "table_id": table.id}
        await connection.execute(insert(matches).values(**match))
        begun.append(table)
    return begun


async def games(services: "Services", ident: str) -> tuple[Rows, dict[str, Rows], list[Game]]:
    """The league's tables in order, with seats and results."""
    played = (
        select(matches.c.round, matches.c.number, tables.c.id, tables.c.state)
        .join(tables, tables.c.id == matches.c.table_id)
        .where(matches.c.league == ident)
        .order_by(matches.c.round, matches.c.number)
    )
    async with services.database.read() as connection:
        found = list((await connection.execute(played)).all())
        ids = [row.id for row in found]
        sitting = (
            select(
                seats.c.table_id, seats.c.kind, seats.c.person, people.c.name, people.c.login, people.c.gone
            )
            .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
            .where(seats.c.table_id.in_(ids))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        by_table: dict[str, Rows] = {}
        for row in (await connection.execute(sitting)).all():
            by_table.setdefault(row.table_id, []).append(row)
        wanted = select(results.c.table_id, results.c.person, results.c.place, results.c.seats)
        ended = await connection.execute(wanted.where(results.c.table_id.in_(ids)))
        places: dict[str, dict[str, tuple[int, int]]] = {}
        for row in ended.all():
            if row.person is not None:
                places.setdefault(row.table_id, {})[row.person] = (row.place, row.seats)
    return found, by_table, [Game(ident, places.get(ident, {})) for ident in ids]
