"""Absence: what was agreed for those who do not decide, and when it does not count."""

import json
import time
from typing import TYPE_CHECKING

from sqlalchemy import select, update

from partie import GAMES, bots

from ..storage.loading import encode
from ..storage.schema import tables
from ..tables.moves import finish, follow_orders
from ..tables.seating import change_seat
from ..tables.table import BOT, RUNNING, Seat, Table

if TYPE_CHECKING:
    from ..house import House

GRACE = 60.0
"""Seconds that people have at least, after the server was away, to come back to a table."""


async def replace(house: "House", ident: str) -> Table | None:
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
            seat = Seat(BOT, table.seats[number].person, name)
            table = await change_seat(connection, table, number, seat, None)
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
    house.happened(table)
    return table


async def excuse(house: "House", silent: float, now: float) -> None:
    """Nobody was absent while no server ran: those who are asked were asked that much later."""
    wanted = select(tables.c.id, tables.c.asked, tables.c.absence, tables.c.due).where(
        tables.c.state == RUNNING, tables.c.due.is_not(None)
    )
    async with house.database.write() as connection:
        for ident, asked, absence, due in (await connection.execute(wanted)).all():
            later = max(silent, now + GRACE - due)
            try:
                shifted = {seat: min(since + later, now) for seat, since in json.loads(asked).items()}
            except (ValueError, TypeError, AttributeError):  # a damaged row; whoever reads the table is told
                continue
            values = {"asked": encode(shifted), "due": min(shifted.values()) + absence}
            await connection.execute(update(tables).where(tables.c.id == ident).values(**values))
    house.shelf.clear()
