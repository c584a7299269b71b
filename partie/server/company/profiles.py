"""Public profiles: statistics counted from games that the reader may see.

A game at a private table counts only for readers who sat there, so two readers may see different figures.
"""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Row, and_, func, or_, select

from partie.table.names import login_name

from ..errors import Problem
from ..storage.link import Link
from ..storage.schema import people, ratings, results, seats, tables

if TYPE_CHECKING:
    from ..services import Services

BY_ID: Final = "@"
"""Prefix of an id, for people whose name no password protects."""
OPPONENTS: Final = 30
PAGE: Final = 30

Rows = list[Row[Any]]


async def find(services: "Services", who: str) -> Row[Any]:
    """A person by a name protected by a password, or by id (`@...`)."""
    wanted = select(
        people.c.id, people.c.name, people.c.login, people.c.created, people.c.unrated, people.c.program
    )
    wanted = wanted.where(people.c.gone.is_(None))
    if who.startswith(BY_ID):
        wanted = wanted.where(people.c.id == who.removeprefix(BY_ID))
    else:
        wanted = wanted.where(people.c.login == login_name(who))
    async with services.database.read() as connection:
        found: Row[Any] | None = (await connection.execute(wanted)).one_or_none()
    if found is None:
        raise Problem(404, "no-such-player", name=who[:40])
    return found


def seen_by(person: str, reader: str | None) -> ColumnElement[bool]:
    """The results of a person that a reader may see."""
    open_to_all = results.c.private.is_(False)
    if reader is None:
        return and_(results.c.person == person, open_to_all)
    sat = select(seats.c.table_id).where(seats.c.person == reader)
    return and_(results.c.person == person, or_(open_to_all, results.c.table_id.in_(sat)))


async def places(connection: Link, known: ColumnElement[bool]) -> Rows:
    """Counts and points by title and place."""
    wanted = select(
        results.c.game,
        results.c.place,
        func.count().label("games"),
        func.count(results.c.score).label("scored"),
        func.sum(results.c.score).label("score"),
        func.max(results.c.score).label("best"),
    )
    wanted = wanted.where(known).group_by(results.c.game, results.c.place)
    return list((await connection.execute(wanted.order_by(results.c.game, results.c.place))).all())


async def wins(connection: Link, known: ColumnElement[bool]) -> dict[str, int]:
    """Games won by title."""
    wanted = select(results.c.game, func.count().label("games")).where(known, results.c.won.is_(True))
    return {row.game: row.games for row in (await connection.execute(wanted.group_by(results.c.game))).all()}


async def against(connection: Link, person: str, known: ColumnElement[bool]) -> Rows:
    """The most frequent opponents, with how often each finished ahead."""
    other = results.alias("other")
    ahead = and_(results.c.place > 0, or_(other.c.place == 0, results.c.place < other.c.place))
    behind = and_(other.c.place > 0, or_(results.c.place == 0, other.c.place < results.c.place))
    wanted = (
        select(
            other.c.person,
            people.c.name,
            people.c.login,
            func.count().label("games"),
            func.count().filter(ahead).label("ahead"),
            func.count().filter(behind).label("behind"),
        )
        .select_from(
            results.join(other, other.c.table_id == results.c.table_id).join(
                people, people.c.id == other.c.person
            )
        )
        .where(known, other.c.person != person, people.c.gone.is_(None))
        .group_by(other.c.person, people.c.name, people.c.login)
        .order_by(func.count().desc(), people.c.name)
        .limit(OPPONENTS)
    )
    return list((await connection.execute(wanted)).all())


async def bots(connection: Link, known: ColumnElement[bool]) -> Rows:
    """Games and wins by title and bot strength; bots that stood in for people are not counted."""
    other = results.alias("other")
    met = (
        select(results.c.game, results.c.table_id, results.c.won, other.c.bot)
        .select_from(results.join(other, other.c.table_id == results.c.table_id))
        .where(known, other.c.bot.is_not(None), other.c.person.is_(None))
        .distinct()
        .subquery()
    )
    wanted = (
        select(
            met.c.game, met.c.bot, func.count().label("games"), func.count().filter(met.c.won).label("wins")
        )
        .group_by(met.c.game, met.c.bot)
        .order_by(met.c.game, met.c.bot)
    )
    return list((await connection.execute(wanted)).all())


async def rated(connection: Link, person: str) -> Rows:
    wanted = select(ratings).where(ratings.c.person == person).order_by(ratings.c.game)
    return list((await connection.execute(wanted)).all())


async def history(
    connection: Link,
    known: ColumnElement[bool],
    game: str | None,
    opponent: str | None,
    how: str | None,
    before: float | None,
) -> tuple[Rows, dict[str, Rows]]:
    """Games of the person, newest first, with their seats."""
    wanted = select(results, tables.c.changed).join(tables, tables.c.id == results.c.table_id).where(known)
    if game is not None:
        wanted = wanted.where(results.c.game == game)
    if opponent is not None:
        other = results.alias("other")
        met = select(other.c.table_id).where(other.c.person == opponent)
        wanted = wanted.where(results.c.table_id.in_(met))
    if how in ("won", "lost"):
        wanted = wanted.where(results.c.won.is_(how == "won"))
    elif how in ("people", "bots"):
        other = results.alias("people")
        met = select(other.c.table_id).where(other.c.person.is_not(None), other.c.person != results.c.person)
        among = results.c.table_id.in_(met.correlate(results))
        wanted = wanted.where(among if how == "people" else ~among)
    if before is not None:
        wanted = wanted.where(results.c.at < before)
    games = list((await connection.execute(wanted.order_by(results.c.at.desc()).limit(PAGE))).all())
    sitting = (
        select(results, people.c.name, people.c.login, people.c.gone)
        .select_from(results.outerjoin(people, people.c.id == results.c.person))
        .where(results.c.table_id.in_([row.table_id for row in games]))
        .order_by(results.c.table_id, results.c.seat)
    )
    by_table: dict[str, Rows] = {}
    for row in (await connection.execute(sitting)).all():
        by_table.setdefault(row.table_id, []).append(row)
    return games, by_table


def address(ident: str, name: str, login: str | None) -> str:
    """The profile address of a person: the protected name, else the id."""
    return name if login is not None else f"{BY_ID}{ident}"


async def named(connection: Link, ids: list[str]) -> dict[str, Row[Any]]:
    """Names of people by id, with whether a password protects them; deleted accounts are omitted."""
    wanted = select(people.c.id, people.c.name, people.c.login)
    wanted = wanted.where(people.c.id.in_(ids), people.c.gone.is_(None))
    return {row.id: row for row in (await connection.execute(wanted)).all()}
