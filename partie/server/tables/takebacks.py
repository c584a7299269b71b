"""Takebacks with the others' agreement: the game returns to before a seat's last commit, also past bot moves and draws.
Later moves were seen by everybody, so the record notes it."""

import dataclasses
import json

from sqlalchemy import select

from partie.table.table import TAKEBACK, Table

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.loading import LAID
from ..storage.schema import entries
from ..visitors.identity import Person


async def check(connection: Link, table: Table, mine: int, number: int) -> None:
    """Raise a Problem unless the seat has a turn that can be taken back."""
    if number != mine:
        raise Problem(409, "no-such-proposal")
    if table.lesson or await before_last_turn(connection, table, number) is None:
        raise Problem(409, "nothing-to-take-back")


async def before_last_turn(connection: Link, table: Table, seat: int) -> int | None:
    """The number of moves before the last commit by a seat's person; None if there is none, or if it was under older
    rules."""
    person = table.seats[seat].person
    wanted = (
        select(entries.c.kind, entries.c.person, entries.c.moves)
        .where(entries.c.table_id == table.id)
        .where(entries.c.kind.in_(("moves", LAID, "rules", TAKEBACK)))
        .order_by(entries.c.seq)
    )
    count = 0
    turns: list[int] = []
    for kind, who, stored in (await connection.execute(wanted)).all():
        moves = json.loads(stored or "[]")
        if kind == "rules":
            count, turns = 0, []
        elif kind == TAKEBACK:
            count = int(moves[0][0])
            turns = [turn for turn in turns if turn < count]
        else:
            if who == person:
                turns.append(count)
            count += len(moves)
    return turns[-1] if turns else None


async def go_back(connection: Link, table: Table, seat: int, person: Person) -> Table:
    """The game as it was before that turn; clocks keep their current values."""
    upto = await before_last_turn(connection, table, seat)
    if upto is None or table.partie is None:
        raise Problem(409, "nothing-to-take-back")
    game = table.partie.copy()
    try:
        game.takeback(upto)
    except Exception:  # moves under older rules may not replay
        raise Problem(409, "moment-gone") from None
    seatings = tuple((min(since, upto), names) for since, names in table.seatings)
    back = dataclasses.replace(table, log_from=0, seatings=seatings)
    return await rows.store(connection, back, TAKEBACK, partie=game, person=person.id, moves=[[upto]])
