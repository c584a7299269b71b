"""Before an upgrade: every running game is played again under the rules that are installed. Nothing is written.

Only what the first version of the database had is read, so a database that was never migrated can be checked too.
"""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import func, select

from partie import GAMES
from partie.kernel.errors import PartieError
from partie.kernel.reader import check_version

from ..settings import Settings
from ..tables.table import RUNNING, Seat, Table
from .database import Database
from .faults import explained
from .loading import Entry, leads_to
from .schema import entries, seats, tables

SAME, DIFFERS, NEWER, DAMAGED = "same", "differs", "newer", "damaged"
_READ: Final = ("id", "game", "options", "seed", "seq", "moves", "rules", "checkpoint")


class Verdict(NamedTuple):
    """What would become of one running game: the same, on from its checkpoint, or nothing."""

    table: str
    game: str
    rules: str
    moves: int
    what: str


async def check(settings: Settings) -> AsyncIterator[Verdict]:
    """A verdict on each running table."""
    database = Database(settings)
    if database.sqlite and not Path(str(database.url.database)).is_file():
        raise PartieError("database-missing", where=str(database.url.database)[-120:])
    try:
        async with database.read() as connection:
            wanted = select(tables.c.id).where(tables.c.state == RUNNING).order_by(tables.c.created)
            for ident in list(await connection.scalars(wanted)):
                row = (
                    await connection.execute(
                        select(*(tables.c[name] for name in _READ)).where(tables.c.id == ident)
                    )
                ).one()
                count = await connection.scalar(select(func.count()).where(seats.c.table_id == ident))
                found = await connection.execute(
                    select(entries.c.kind, entries.c.moves, entries.c.note, entries.c.checkpoint)
                    .where(entries.c.table_id == ident, entries.c.seq <= row.seq)
                    .order_by(entries.c.seq)
                )
                happened = [Entry(*entry) for entry in found.all()]
                yield Verdict(ident, row.game, row.rules, row.moves, _judge(row, int(count or 0), happened))
    except PartieError:
        raise
    except Exception as error:
        raise explained(error, database.url) from None
    finally:
        await database.close()


def _judge(row: Any, count: int, found: list[Entry]) -> str:
    try:
        check_version(GAMES[row.game], row.rules)
    except PartieError:
        return NEWER
    except KeyError:
        return DAMAGED
    try:
        table = _table(row, count)
        if leads_to(table, found, row.checkpoint):
            return SAME
        GAMES[row.game].load_state(json.loads(row.checkpoint), count, table.options)
    except Exception:  # whatever is in the way, nobody could go on
        return DAMAGED
    return DIFFERS


def _table(row: Any, count: int) -> Table:
    """As much of a table as its game needs."""
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
