"""Checks before an upgrade: restores every running game as the installed server would. Nothing is written.

Only what the first version of the database had is needed, so a database that was never migrated can be checked too.
"""

import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import func, null, select

from partie import GAMES
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import check_version
from partie.table.table import RUNNING, Seat, Table

from ..settings import Settings
from .database import Database
from .faults import explained
from .link import Link
from .loading import Entry, restore
from .schema import entries, seats, tables

SAME, DIFFERS, NEWER, DAMAGED = "same", "differs", "newer", "damaged"
_READ: Final = ("id", "game", "options", "seed", "seq", "moves", "rules", "checkpoint")
_SEALED: Final = ("events", "seal")
"""Columns that later versions of the database also have."""


class Verdict(NamedTuple):
    """The result for one running game: unchanged, continued from its checkpoint, or unreadable."""

    table: str
    game: str
    rules: str
    moves: int
    what: str


async def check(settings: Settings) -> AsyncIterator[Verdict]:
    """Check each running table."""
    database = Database(settings)
    if database.sqlite and not Path(str(database.url.database)).is_file():
        raise PartieError("database-missing", where=str(database.url.database)[-120:])
    try:
        await database.learn_secret()
        columns = await _columns(database)
        async with database.read() as connection:
            wanted = select(tables.c.id).where(tables.c.state == RUNNING).order_by(tables.c.created)
            for ident in list(await connection.scalars(wanted)):
                row = (await connection.execute(select(*columns).where(tables.c.id == ident))).one()
                count = await connection.scalar(select(func.count()).where(seats.c.table_id == ident))
                found = await connection.execute(
                    select(entries.c.kind, entries.c.moves, entries.c.note, entries.c.checkpoint)
                    .where(entries.c.table_id == ident, entries.c.seq <= row.seq)
                    .order_by(entries.c.seq)
                )
                happened = [Entry(*entry) for entry in found.all()]
                yield Verdict(
                    ident, row.game, row.rules, row.moves, _judge(connection, row, int(count or 0), happened)
                )
    except PartieError:
        raise
    except Exception as error:
        raise explained(error, database.url) from None
    finally:
        await database.close()


async def _columns(database: Database) -> list[Any]:
    """The columns to read; without seals in databases that have none yet."""
    sealed = [tables.c[name] for name in _SEALED]
    with contextlib.suppress(Exception):
        async with database.read() as connection:
            await connection.execute(select(*sealed).limit(1))
        return [*(tables.c[name] for name in _READ), *sealed]
    return [*(tables.c[name] for name in _READ), *(null().label(name) for name in _SEALED)]


def _judge(connection: Link, row: Any, count: int, found: list[Entry]) -> str:
    try:
        check_version(GAMES[row.game], row.rules)
    except PartieError:
        return NEWER
    except KeyError:
        return DAMAGED
    try:
        table = restore(connection, _table(row, count), row, found)
    except Exception:  # any error means that the game cannot continue
        return DAMAGED
    return DIFFERS if table.outdated else SAME


def _table(row: Any, count: int) -> Table:
    """A table with only the fields its game needs."""
    return Table(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        seed=int(row.seed),
        host="",
        private=True,
        absence=None,
        absence_then=None,
        state=RUNNING,
        seq=row.seq,
        seats=(Seat("person"),) * count,
        created=0.0,
        changed=0.0,
    )
