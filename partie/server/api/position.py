"""Positions in API answers: full for requests, incremental for updates on a socket."""

from dataclasses import dataclass
from typing import Annotated, Any, cast

import msgspec
from litestar.connection import ASGIConnection

from partie.table.changes import Change, changes
from partie.table.position import Look, moment, seen_as
from partie.table.table import Table
from partie.table.turns import game_of

from ..bots.clocks import looked
from ..services import Services
from ..visitors.identity import who
from .lessons import LessonShape
from .schema import Decision, LogEvent, Result, View
from .tables import TableShape, shape

Connection = ASGIConnection[Any, Any, Any, Any]


class Moment(msgspec.Struct, kw_only=True):
    """A position without its view."""

    table: TableShape
    seq: int
    at: int
    moves: int
    takebacks: int
    """The number of takebacks: a page that knows a smaller one must discard its moves and events."""
    decision: Decision | None
    deciding: list[int]
    events: list[LogEvent]
    since: int
    result: Result | None
    order: str | None
    order_args: Annotated[dict[str, Any], msgspec.Meta(extra={"ts": "Record<string, number | string[]>"})]
    """The arguments of the standing order by name."""
    lesson: LessonShape | None


class Position(Moment, kw_only=True):
    """A full position."""

    view: View


class Advance(Moment, kw_only=True):
    """An incremental position: the view is that of the position `base` with `changes` applied."""

    base: int
    changes: list[Change]


@dataclass(slots=True)
class Page:
    """The position a client shows: table, number, viewing seat, and the number of the next event (`since`)."""

    table: str
    lang: str | None
    seq: int
    seat: int | None
    since: int


async def position(
    connection: Connection, ident: str, at: int | None, since: int, lang: str | None, viewpoint: int | None
) -> Position:
    """The position now, or after a number of moves; a finished game can be seen from any seat."""
    services: Services = connection.app.state.services
    table = await services.tables.read_with_log(ident, 0 if at is not None else since)
    own = table.seat_of(who(connection))
    if own is not None and table.clock is not None and at is None:
        table = await looked(services, table, own)
    with services.rates.working(connection):
        partie = game_of(table)
        reader = who(connection)
        seat = seen_as(table, table.own_seat(reader), viewpoint)
        if at is not None and at < len(partie.moves):
            look = services.views.past(table, partie, at, seat)
        else:
            look = services.views.now(table, partie, seat, lang, table.seat_of(reader) is not None)
        return Position(
            view=cast(Any, look.view), **_moment(services, table, reader, look, since, lang, seat)
        )


async def advance(connection: Connection, page: Page, seq: int) -> Position | Advance:
    """The update from the page's position to number `seq` or a later one. Afterwards `page` describes the new
    position."""
    services: Services = connection.app.state.services
    table = await services.tables.read_with_log(page.table, page.since, seq)
    with services.rates.working(connection):
        reader = who(connection)
        seat = table.own_seat(reader)
        look = services.views.now(table, game_of(table), seat, page.lang, table.seat_of(reader) is not None)
        fields = _moment(services, table, reader, look, page.since, page.lang, seat)
        # Compare only with views of the same seat: a difference to another seat's view would reveal what is equal.
        base, had = page.seq, services.views.earlier(table, page.seq, seat) if page.seat == seat else None
        page.seq, page.seat, page.since = table.seq, seat, look.events
        if had is None:
            return Position(view=cast(Any, look.view), **fields)
        return Advance(base=base, changes=changes(had, look.view), **fields)


def _moment(
    services: Services,
    table: Table,
    reader: str | None,
    seen: Look,
    since: int,
    lang: str | None,
    seat: int | None,
) -> dict[str, Any]:
    """The fields of a moment."""
    told = services.views.told(table, lang)
    return {
        "table": shape(table, reader),
        **moment(table, seat, seen, since, lang, told),
    }
