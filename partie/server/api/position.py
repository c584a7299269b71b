"""Positions as they go over the wire: whole to whoever asks, to whoever follows a table what changed."""

from dataclasses import dataclass
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection

from ..house import House
from ..tables import moves, words
from ..tables.changes import Change, changes
from ..tables.looks import Look
from ..tables.table import Table
from ..visitors.identity import who
from .tables import TableShape, shape

Connection = ASGIConnection[Any, Any, Any, Any]


class Moment(msgspec.Struct, kw_only=True):
    """All of a position but the view."""

    table: TableShape
    seq: int
    at: int
    moves: int
    decision: dict[str, Any] | None
    deciding: list[int]
    events: list[dict[str, Any]]
    since: int
    result: dict[str, Any] | None
    order: str | None


class Position(Moment, kw_only=True):
    """A position as a whole."""

    view: dict[str, Any]


class Advance(Moment, kw_only=True):
    """A position whose view is that of the position `base`, but for `changes`."""

    base: int
    changes: list[Change]


@dataclass(slots=True)
class Page:
    """What a reader has open: which position of which table, as which seat, and the events before number `since`."""

    table: str
    lang: str | None
    seq: int
    seat: int | None
    since: int


async def position(
    connection: Connection, ident: str, at: int | None, since: int, lang: str | None
) -> Position:
    """The position now, or after a number of moves."""
    house: House = connection.app.state.house
    table = await house.shelf.look_back(ident, 0 if at is not None else since)
    with house.rates.working(connection):
        partie = moves.game_of(table)
        reader = who(connection)
        seat = table.own_seat(reader)
        if at is not None and at < len(partie.moves):
            look = house.looks.past(table, partie, at, seat)
        else:
            look = house.looks.now(table, partie, seat, lang, table.seat_of(reader) is not None)
        return Position(view=cast(Any, look.view), **_moment(house, table, reader, look, since, lang))


async def advance(connection: Connection, page: Page, seq: int) -> Position | Advance:
    """The position that was rung with a number or a newer one, for a page that has an earlier one; from then on the
    page has this."""
    house: House = connection.app.state.house
    table = await house.shelf.look_back(page.table, page.since, seq)
    with house.rates.working(connection):
        reader = who(connection)
        seat = table.own_seat(reader)
        look = house.looks.now(
            table, moves.game_of(table), seat, page.lang, table.seat_of(reader) is not None
        )
        moment = _moment(house, table, reader, look, page.since, page.lang)
        # Only what this seat saw: of another's view it must not even be known what has stayed the same.
        base, had = page.seq, house.looks.earlier(table, page.seq, seat) if page.seat == seat else None
        page.seq, page.seat, page.since = table.seq, seat, look.events
        if had is None:
            return Position(view=cast(Any, look.view), **moment)
        return Advance(base=base, changes=changes(had, look.view), **moment)


def _moment(
    house: House, table: Table, reader: str | None, look: Look, since: int, lang: str | None
) -> dict[str, Any]:
    """The fields of a moment."""
    partie = moves.game_of(table)
    seat = table.own_seat(reader)
    first = max(min(since, look.events), min(table.log_from, look.events))
    told = house.looks.told(table, lang)
    return {
        "table": shape(table, reader),
        "seq": table.seq,
        "at": look.at,
        "moves": len(partie.moves),
        "decision": look.decision,
        "deciding": look.deciding,
        "events": words.events(partie, seat, lang, table.names, first, look.events, told),
        "since": first,
        "result": look.result,
        "order": None if seat is None else table.orders.get(seat),
    }
