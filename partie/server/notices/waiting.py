"""Finds people to notify that it is their turn. Everything is in the database, so restarts lose nothing.

One message per waiting time (column `told`), none to people who have the table open; several turns within a short time
become one summary."""

import json
import secrets
import time
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import and_, delete, insert, select, update

from partie.table.pace import LIVE
from partie.table.table import NUDGE, PERSON, RUNNING

from ..storage.database import Database
from ..storage.link import Link
from ..storage.loading import encode
from ..storage.schema import addresses, outbox, people, presence, seats, tables, told

GAP: Final = 600.0
"""Seconds between two messages to the same person, except of live games and nudges."""
LIVE_DELAY: Final = 15.0
"""Seconds after which a message is sent to the asked player of a live table."""

Moved = dict[tuple[str, int], tuple[float, float]]
"""By table and seat: since when it was asked, and the later moment that counts after downtime."""


class Turn:
    """A table that has waited for a person since a moment."""

    __slots__ = ("person", "since", "table", "urgent", "wait")

    def __init__(self, row: Any, delay: float) -> None:
        self.person, self.table = row.person, row.id
        asked = json.loads(row.asked).get(str(row.seat))
        nudges = [
            at for what, seat, _, _, at in json.loads(row.proposals) if what == NUDGE and seat == row.seat
        ]
        nudged = bool(nudges) and asked is not None and max(nudges) >= asked
        live = row.pace is not None and json.loads(row.pace)["kind"] == LIVE
        self.since = None if asked is None else max([asked, *nudges]) if nudged else asked
        self.urgent = nudged or live
        self.wait = 0.0 if nudged else min(LIVE_DELAY, delay) if live else delay


async def find(database: Database, delay: float) -> dict[str, list[Turn]]:
    """The due notifications, by person."""
    wanted = (
        select(
            seats.c.person,
            seats.c.seat,
            tables.c.id,
            tables.c.asked,
            tables.c.proposals,
            tables.c.pace,
            told.c.since,
        )
        .select_from(
            seats.join(tables, tables.c.id == seats.c.table_id).outerjoin(
                told, and_(told.c.person == seats.c.person, told.c.table_id == seats.c.table_id)
            )
        )
        .where(
            seats.c.person.in_(select(addresses.c.person).where(addresses.c.confirmed.is_not(None))),
            seats.c.kind == PERSON,
            tables.c.state == RUNNING,
        )
    )
    now = time.time()
    found: dict[tuple[str, str], Turn] = {}
    async with database.read() as connection:
        for row in (await connection.execute(wanted)).all():
            try:
                turn = Turn(row, delay)
            except (ValueError, TypeError, KeyError, AttributeError):  # a damaged row
                continue
            fresh = turn.since is not None and (row.since is None or row.since < turn.since)
            if fresh and turn.since is not None and now - turn.since >= turn.wait:
                found[turn.person, turn.table] = turn
        here = await _looking(connection, found) if found else set()
    by_person: dict[str, list[Turn]] = {}
    for key, turn in found.items():
        if key not in here:
            by_person.setdefault(turn.person, []).append(turn)
    return by_person


async def _looking(connection: Link, found: Iterable[tuple[str, str]]) -> set[tuple[str, str]]:
    """The people who have the waiting table open."""
    watched = {table for _, table in found}
    wanted = select(presence.c.person, presence.c.table_id).where(
        presence.c.sockets > 0, presence.c.table_id.in_(watched)
    )
    return {(row.person, row.table_id) for row in (await connection.execute(wanted)).all()}


async def write(database: Database, person: str, turns: list[Turn]) -> bool:
    """Put messages to all addresses of a person into the outbox, unless another process did or the last message is too
    recent."""
    now = time.time()
    async with database.write() as connection:
        # Locks the person, so that only one process writes their messages.
        last = await connection.scalar(
            select(people.c.notified).where(people.c.id == person).with_for_update()
        )
        if last is not None and now - last < GAP and not any(turn.urgent for turn in turns):
            return False
        known = select(told.c.table_id, told.c.since).where(told.c.person == person)
        since = {row.table_id: row.since for row in (await connection.execute(known)).all()}
        fresh = [turn for turn in turns if turn.since is not None and since.get(turn.table, 0.0) < turn.since]
        if not fresh:
            return False
        for turn in fresh:
            of_one = and_(told.c.person == person, told.c.table_id == turn.table)
            await connection.execute(delete(told).where(of_one))
            await connection.execute(
                insert(told).values(person=person, table_id=turn.table, since=turn.since)
            )
        await connection.execute(update(people).where(people.c.id == person).values(notified=now))
        targets = select(addresses.c.id).where(
            addresses.c.person == person, addresses.c.confirmed.is_not(None)
        )
        about = [(turn.table, turn.since) for turn in fresh]
        for address in list(await connection.scalars(targets)):
            await add(connection, address, about)
    return True


async def add(connection: Link, address: str, about: list[tuple[str, float | None]]) -> None:
    """Add a message to one address; without tables it asks to confirm the address."""
    values = {
        "id": secrets.token_urlsafe(12),
        "address": address,
        "about": encode(about),
        "due": time.time(),
        "tries": 0,
        "claimed": None,
    }
    await connection.execute(insert(outbox).values(**values))


async def moved(connection: Link, later: Moved) -> None:
    """After downtime, seats count as asked later; update messages about them, so that none is sent twice."""
    mine = and_(seats.c.table_id == told.c.table_id, seats.c.person == told.c.person)
    marks = select(told.c.person, told.c.table_id, told.c.since, seats.c.seat).join(seats, mine)
    for row in (await connection.execute(marks)).all():
        since = _moved(later, row.table_id, row.seat, row.since)
        if since != row.since:
            this = and_(told.c.person == row.person, told.c.table_id == row.table_id)
            await connection.execute(update(told).where(this).values(since=since))
    unsent = (
        select(outbox.c.id, outbox.c.about, seats.c.table_id, seats.c.seat)
        .select_from(outbox.join(addresses).join(seats, seats.c.person == addresses.c.person))
        .where(outbox.c.what.is_(None), seats.c.kind == PERSON)
    )
    letters: dict[str, dict[str, float]] = {}
    for row in (await connection.execute(unsent)).all():
        about = letters.setdefault(row.id, dict(json.loads(row.about)))
        if row.table_id in about:
            about[row.table_id] = _moved(later, row.table_id, row.seat, about[row.table_id])
    for ident, about in letters.items():
        values = {"about": encode(list(about.items()))}
        await connection.execute(update(outbox).where(outbox.c.id == ident).values(**values))


def _moved(later: Moved, table: str, seat: int, since: float) -> float:
    """The moment of a message: the later one if the message is about this waiting time."""
    before, now = later.get((table, seat), (since, since))
    return max(since, now) if since >= before else since
