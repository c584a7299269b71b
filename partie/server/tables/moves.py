"""Tentative turns: try, commit, why not; and standing orders, which become ordinary moves after every commit."""

from typing import TYPE_CHECKING

from partie.kernel.partie import Partie
from partie.kernel.state import deciders
from partie.kernel.step import Move

from ..errors import Problem
from ..storage import rows
from ..storage.link import Link
from ..storage.statements import DONE
from .table import OPEN, RUNNING, Table

if TYPE_CHECKING:
    from ..house import House

Given = str | list[int]
"""A move as a client sends it: notation or numbers."""

MOST_ORDERED = 1000
"""Moves that standing orders may make after one commit."""


def game_of(table: Table) -> Partie:
    """The game of a table; a problem before the start."""
    if table.partie is None:
        raise Problem(409, "not-started")
    return table.partie


def seated(table: Table, person: str | None) -> int:
    """The seat a person plays; spectators cannot act."""
    seat = table.seat_of(person)
    if seat is None:
        raise Problem(403, "not-seated")
    return seat


def asked(table: Table, seat: int, decision: str) -> Partie:
    """The game, if this seat is asked exactly this decision."""
    partie = game_of(table)
    if partie.over:
        raise Problem(409, "game-over")
    if decision != partie.decision_id(seat):
        raise Problem(409, "stale-decision")
    if seat not in deciders(partie.state):
        raise Problem(409, "not-your-turn")
    return partie


def why_not(table: Table, seat: int, decision: str | None, moves: list[Given], move: Given) -> str | None:
    """The rule that forbids a move after a buffer, or None."""
    partie = game_of(table)
    if not moves or decision is None:
        return partie.why_not(seat, move)
    trial = asked(table, seat, decision).preview(seat, moves)
    return "not-now" if trial.stopped else trial.partie.why_not(seat, move)


async def commit(
    house: "House", ident: str, person: str, decision: str, moves: list[Given], request: str
) -> int:
    """Play a buffer, all of it or nothing; the same request again gets the same number."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        done = await connection.scalar(DONE, {"ident": ident, "person": person, "request": request})
        if done is not None:
            return int(done)
        seat = seated(table, person)
        partie = asked(table, seat, decision).copy()
        before = len(partie.moves)
        for given in moves:
            partie.play(seat, given)
        moved = [[seat, *move] for move in partie.moves[before:]]
        table = await finish(connection, table, partie, moved, person=person, request=request)
    house.happened(table)
    return table.seq


async def finish(
    connection: Link,
    table: Table,
    partie: Partie,
    done: list[list[int]],
    *,
    person: str | None = None,
    request: str | None = None,
    note: str | None = None,
) -> Table:
    """Store moves that `partie`, a copy, has played already, with those that standing orders add."""
    done = done + follow_orders(partie)
    if note is not None:
        partie.notes.append((len(partie.moves) - len(done), note))
    return await rows.store(
        connection, table, "moves", partie=partie, person=person, request=request, moves=done, note=note
    )


def follow_orders(partie: Partie) -> list[list[int]]:
    """Play what standing orders say to the decisions that are open."""
    done: list[list[int]] = []
    while partie.orders and len(done) < MOST_ORDERED:
        ordered = partie.ordered()
        if ordered is None:
            break
        seat, move = ordered
        if partie.why_not(seat, move) is not None:
            del partie.orders[seat]  # an order that no longer fits must not block the table
            continue
        partie.push(seat, move)
        done.append([seat, *move])
    return done


async def play_for(
    house: "House", ident: str, seat: int, decision: str, move: Move, note: str | None = None
) -> Table | None:
    """A move that a bot or an absence makes, unless its decision is gone by now."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        if table.state != RUNNING or table.partie is None or seat not in table.deciding:
            return None
        partie = table.partie.copy()
        if partie.decision_id(seat) != decision or partie.why_not(seat, move) is not None:
            return None
        partie.push(seat, move)
        table = await finish(connection, table, partie, [[seat, *move]], note=note)
    house.happened(table)
    return table


async def set_order(house: "House", ident: str, person: str, words: str | None) -> Table:
    """Leave or withdraw a standing order; it may act at once."""
    async with house.database.write() as connection:
        table = await house.shelf.held(connection, ident)
        seat = seated(table, person)
        partie = game_of(table).copy()
        if table.state == OPEN or partie.over:
            raise Problem(409, "game-over")
        if partie.orders.get(seat) == words:
            return table
        partie.set_order(seat, words)
        done = follow_orders(partie)
        kind = "moves" if done else "order"
        table = await rows.store(connection, table, kind, partie=partie, person=person, moves=done or None)
    house.happened(table)
    return table
