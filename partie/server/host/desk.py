"""Queries for the host: tables, people, reports, server status."""

import os
import shutil
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, func, or_, select, text

import partie
from partie.table.names import looks

from ..storage.faults import reason
from ..storage.link import Link
from ..storage.schema import outbox, people, presence, processes, reports, seats, sessions, tables, tokens

if TYPE_CHECKING:
    from ..services import Services

PAGE: Final = 50
ALIVE: Final = 60.0
"""Seconds after its last sign of life that a process counts as running."""


def plain(row: Any) -> dict[str, Any]:
    """A row as a dictionary by column name."""
    return {str(name): value for name, value in row._mapping.items()}


async def status(services: "Services") -> dict[str, Any]:
    """Figures about the server."""
    now = time.time()
    async with services.database.read() as connection:
        by_state = select(tables.c.state, func.count()).group_by(tables.c.state)
        counted: dict[str, int] = {row[0]: row[1] for row in (await connection.execute(by_state)).all()}

        async def count(query: Select[Any]) -> int:
            return int(await connection.scalar(query) or 0)

        here = select(func.count(func.distinct(presence.c.person))).where(
            presence.c.sockets > 0, presence.c.person != ""
        )
        numbers = {
            "people": await count(select(func.count()).where(people.c.gone.is_(None))),
            "kept": await count(select(func.count()).where(people.c.password.is_not(None))),
            "gone": await count(select(func.count()).where(people.c.gone.is_not(None))),
            "here": await count(here),
            "sessions": await count(select(func.count()).select_from(sessions)),
            "processes": await count(select(func.count()).where(processes.c.beat > now - ALIVE)),
            "unsent": await count(select(func.count()).select_from(outbox)),
            "reports": await count(select(func.count()).where(reports.c.closed.is_(None))),
        }
    one, five, fifteen = os.getloadavg()
    return {
        "version": partie.__version__,
        "compiled": partie.COMPILED,
        "database": services.database.url.get_backend_name(),
        "tables": {state: counted.get(state, 0) for state in ("open", "running", "finished")},
        **numbers,
        "size": await size(services),
        "free": free(services),
        "load": [round(value, 2) for value in (one, five, fifteen)],
        "cores": os.cpu_count() or 1,
        "memory": memory(),
        "health": await health(services),
        "now": now,
    }


async def health(services: "Services") -> str:
    """`ok`, or the reason why the database cannot be read."""
    try:
        async with services.database.read() as connection:
            await connection.scalar(select(people.c.id).limit(1))
    except Exception as error:
        return reason(error)
    return "ok"


async def size(services: "Services") -> int:
    """The size of the database in bytes."""
    if not services.database.sqlite:
        async with services.database.read() as connection:
            return int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    path = Path(str(services.database.url.database))
    return sum(file.stat().st_size for file in (path, Path(f"{path}-wal")) if file.exists())


def free(services: "Services") -> int | None:
    """Free bytes on the database's disk, if it is on this machine."""
    if not services.database.sqlite:
        return None
    return shutil.disk_usage(Path(str(services.database.url.database)).resolve().parent).free


def memory() -> int:
    """The resident memory of this process in bytes; 0 if the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


async def find_tables(
    services: "Services", state: str | None = None, person: str | None = None, before: float | None = None
) -> list[dict[str, Any]]:
    """Tables, newest first, with their seats."""
    wanted = select(tables.c.id, tables.c.game, tables.c.state, tables.c.private, tables.c.moves)
    wanted = wanted.add_columns(tables.c.created, tables.c.changed, people.c.name.label("host"))
    wanted = wanted.select_from(tables.join(people, people.c.id == tables.c.host))
    if state is not None:
        wanted = wanted.where(tables.c.state == state)
    if person is not None:
        theirs = select(seats.c.table_id).where(seats.c.person == person)
        wanted = wanted.where(or_(tables.c.id.in_(theirs), tables.c.host == person))
    if before is not None:
        wanted = wanted.where(tables.c.changed < before)
    async with services.database.read() as connection:
        query = wanted.order_by(tables.c.changed.desc()).limit(PAGE)
        found = [plain(row) for row in (await connection.execute(query)).all()]
        sitting = (
            select(seats.c.table_id, seats.c.kind, seats.c.bot, people.c.name)
            .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
            .where(seats.c.table_id.in_([row["id"] for row in found]))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        names: dict[str, list[str]] = {}
        for row in (await connection.execute(sitting)).all():
            names.setdefault(row.table_id, []).append(row.name or row.bot or "")
    return [{**row, "private": bool(row["private"]), "seats": names.get(row["id"], [])} for row in found]


async def find_people(
    services: "Services", name: str = "", before: float | None = None
) -> list[dict[str, Any]]:
    """People, newest first; with a name, those with this prefix, a name that looks like it, or this id."""
    tables_of = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
    wanted = select(people.c.id, people.c.name, people.c.created, people.c.program, tables_of.label("tables"))
    wanted = wanted.add_columns(people.c.password.is_not(None).label("kept")).where(people.c.gone.is_(None))
    if name:
        begins = func.lower(people.c.name).startswith(name.lower(), autoescape=True)
        like = looks(name)
        same = or_(people.c.looks == like.small, people.c.capitals == like.capital)
        wanted = wanted.where(or_(begins, same, people.c.id == name))
    if before is not None:
        wanted = wanted.where(people.c.created < before)
    async with services.database.read() as connection:
        found = (await connection.execute(wanted.order_by(people.c.created.desc()).limit(PAGE))).all()
        last = await _last_used(connection, [row.id for row in found])
    return [
        {**plain(row), "kept": bool(row.kept), "program": bool(row.program), "used": last.get(row.id)}
        for row in found
    ]


async def _last_used(connection: Link, ids: list[str]) -> dict[str, float]:
    """When people were last here: now, if a page of theirs is open."""
    found: dict[str, float] = {}
    for table in (sessions, tokens):
        used = select(table.c.person, func.max(table.c.used)).where(
            table.c.person.in_(ids), table.c.used.is_not(None)
        )
        for person, at in (await connection.execute(used.group_by(table.c.person))).all():
            found[person] = max(at, found.get(person, 0.0))
    open_now = func.max(presence.c.sockets)
    seen = select(presence.c.person, func.max(presence.c.seen), open_now).where(presence.c.person.in_(ids))
    for person, at, sockets in (await connection.execute(seen.group_by(presence.c.person))).all():
        found[person] = time.time() if sockets else max(at, found.get(person, 0.0))
    return found


async def find_reports(services: "Services") -> list[dict[str, Any]]:
    """Reports, open ones first."""
    teller, told = people.alias("teller"), people.alias("told")
    wanted = (
        select(
            reports.c.id, reports.c.text, reports.c.at, reports.c.closed, reports.c.table_id.label("table")
        )
        .add_columns(reports.c.about, told.c.name.label("about_name"))
        .add_columns(reports.c.by, teller.c.name.label("by_name"))
        .select_from(
            reports.join(teller, teller.c.id == reports.c.by).join(told, told.c.id == reports.c.about)
        )
        .order_by(reports.c.closed.is_not(None), reports.c.at.desc())
        .limit(PAGE)
    )
    async with services.database.read() as connection:
        return [plain(row) for row in (await connection.execute(wanted)).all()]
