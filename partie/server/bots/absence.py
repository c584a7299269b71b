"""Absence: what happens when a player's timeout is over, and which time does not count."""

import json
import time
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from partie import GAMES, bots
from partie.table.table import BOT, PERSON, RUNNING, Seat, Table
from partie.table.turns import play_default

from ..notices import waiting
from ..presence import last_seen
from ..storage.loading import encode
from ..storage.schema import tables
from ..tables.moves import finish
from ..tables.seating import change_seat

if TYPE_CHECKING:
    from ..services import Services

GRACE = 60.0
"""Seconds that people have at least to return to a table after server downtime."""


async def replace(services: "Services", ident: str) -> Table | None:
    """After a player's timeout, play the safe default or put a bot on the seat, as agreed."""
    async with services.database.write() as connection:
        table = await services.tables.lock(connection, ident)
        now = time.time()
        seen = await last_seen(connection, ident)
        absent = [
            number
            for number in table.asked
            if table.absent_since(number, now) is not None
            and now - seen.get(table.seats[number].person or "", 0.0) >= (table.absence or 0)
        ]
        game = table.partie
        if game is None or table.absence is None:
            return None
        if not absent:  # present people are not absent: check again later
            people = [(number, table.seats[number]) for number in table.asked]
            last = [
                max(table.asked[number], seen.get(seat.person or "", 0.0))
                for number, seat in people
                if seat.kind == PERSON
            ]
            due = min(last) + table.absence if last else None
            await connection.execute(update(tables).where(tables.c.id == ident).values(due=due))
            return None
        number = absent[0]
        if table.absence_then == "bot":
            name = bots.usual(GAMES[table.game])
            seat = Seat(BOT, table.seats[number].person, name)
            table = await change_seat(connection, table, number, seat, None)
        else:
            game = game.copy()
            done = play_default(game, number)
            table = await finish(
                connection, table, game, done, note=f"seat {number} is absent: the safe default"
            )
    services.happened(table)
    return table


async def excuse(services: "Services", silent: float, now: float) -> None:
    """Server downtime does not count towards a player's timeout, and brings no second message about a turn."""
    moved: waiting.Moved = {}
    wanted = select(tables.c.id, tables.c.asked, tables.c.absence, tables.c.due).where(
        tables.c.state == RUNNING, tables.c.due.is_not(None)
    )
    async with services.database.write() as connection:
        for ident, asked, absence, due in (await connection.execute(wanted)).all():
            later = max(silent, now + GRACE - due)
            try:
                since = json.loads(asked)
                shifted = {seat: min(start + later, now) for seat, start in since.items()}
            except (ValueError, TypeError, AttributeError):  # a damaged row; reading the table reports it
                continue
            values = {"asked": encode(shifted), "due": min(shifted.values()) + absence}
            await connection.execute(update(tables).where(tables.c.id == ident).values(**values))
            moved |= {(ident, int(seat)): (start, shifted[seat]) for seat, start in since.items()}
        await waiting.moved(connection, moved)
    services.tables.clear()
