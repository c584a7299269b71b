"""Tables: making, finding, joining, leaving, starting, handing over."""

import json
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import ColumnElement, select

from ..errors import tell_damage
from ..storage.loading import from_row
from ..storage.schema import people, seats, tables
from ..tables import opening, seating
from ..tables.table import Table
from ..visitors.identity import must_be, who
from .shapes import PROBLEMS, AnyRequest, Ident, In, SeatNumber, TableId, house_of

PAGE = 50
NoText = Annotated[str, msgspec.Meta(max_length=200)]


class SeatShape(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    name: str
    person: str | None
    bot: str | None
    absent_since: float | None


class Absence(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, msgspec.Meta(ge=60, le=365 * 24 * 3600)]
    then: Literal["default", "bot"]


class TableShape(msgspec.Struct):
    id: str
    game: str
    options: dict[str, str]
    private: bool
    absence: Absence | None
    state: Literal["open", "running", "finished"]
    seq: int
    moves: int
    created: float
    changed: float
    seats: list[SeatShape]
    deciding: list[int]
    mine: int | None
    host: bool
    opener: bool
    waiting: float | None
    round: int | None
    link: str
    places: list[int] | None


class WantedSeat(In):
    kind: Literal["me", "open", "invited", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    person: Ident | None = None


class NewTable(In):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[NoText, NoText | bool | list[NoText]], msgspec.Meta(max_length=40)] = (
        msgspec.field(default_factory=dict)
    )
    private: bool = False
    absence: Absence | None = None


class Join(In):
    seat: SeatNumber | None = None


class Start(In):
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    seats: Annotated[int, msgspec.Meta(ge=1, le=12)] | None = None


class Removed(msgspec.Struct):
    removed: str


class HandOver(In):
    bot: Annotated[str, msgspec.Meta(max_length=40)]


def shape(table: Table, person: str | None) -> TableShape:
    """A table as a person sees it."""
    now = time.time()
    sitting = [
        SeatShape(number, seat.kind, seat.name, seat.person, seat.bot, table.absent_since(number, now))  # type: ignore[arg-type]
        for number, seat in enumerate(table.seats)
    ]
    absence = None
    if table.absence is not None:
        absence = Absence(table.absence, table.absence_then)  # type: ignore[arg-type]
    return TableShape(
        id=table.id,
        game=table.game,
        options=table.options,
        private=table.private,
        absence=absence,
        state=table.state,  # type: ignore[arg-type]
        seq=table.seq,
        moves=0 if table.partie is None else len(table.partie.moves),
        created=table.created,
        changed=table.changed,
        seats=sitting,
        deciding=table.deciding,
        mine=table.own_seat(person),
        host=table.host == person,
        opener=opening.may_open(table, person, now),
        waiting=table.waiting,
        round=table.round,
        link=f"/table/{table.id}",
        places=table.places,
    )


_LISTED = [column for column in tables.c if column.name not in ("checkpoint", "seal")]


@get("/api/tables", responses=PROBLEMS)
async def listed(
    request: AnyRequest,
    which: Annotated[Literal["mine", "open", "running", "finished"], QueryParameter(name="list")] = "open",
    before: Annotated[float | None, QueryParameter(ge=0)] = None,
) -> list[TableShape]:
    """Tables, newest first."""
    person = who(request)
    wanted: list[ColumnElement[bool]] = []
    if which == "mine":
        if person is None:
            return []
        mine = select(seats.c.table_id).where(seats.c.person == person)
        wanted.append(tables.c.id.in_(mine) | (tables.c.host == person))
    else:
        wanted += [tables.c.state == which, tables.c.private.is_(False)]
    if before is not None:
        wanted.append(tables.c.changed < before)
    async with house_of(request).database.read() as connection:
        query = select(*_LISTED).where(*wanted).order_by(tables.c.changed.desc()).limit(PAGE)
        found = (await connection.execute(query)).all()
        sitting = await connection.execute(
            select(seats.c.table_id, seats.c.seat, seats.c.kind, seats.c.person, seats.c.bot, people.c.name)
            .select_from(seats.outerjoin(people, people.c.id == seats.c.person))
            .where(seats.c.table_id.in_([row.id for row in found]))
            .order_by(seats.c.table_id, seats.c.seat)
        )
        by_table: dict[str, list[Any]] = {}
        for seat in sitting.all():
            by_table.setdefault(seat.table_id, []).append(seat)
    shown = []
    for row in found:
        try:
            shown.append(_listed(row, by_table.get(row.id, []), person))
        except (ValueError, TypeError, AttributeError) as error:  # one damaged row is no reason to show none
            tell_damage(row.id, error)
    return shown


def _listed(row: Any, sitting: list[Any], person: str | None) -> TableShape:
    """A table of a list: everything but its game is read."""
    asked = {int(seat): since for seat, since in json.loads(row.asked).items()}
    table = from_row(row, [(seat.kind, seat.person, seat.bot, seat.name) for seat in sitting])
    return msgspec.structs.replace(shape(table, person), moves=row.moves, deciding=sorted(asked))


@post("/api/tables", status_code=201, responses=PROBLEMS)
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> TableShape:
    """Make a table."""
    house = house_of(request)
    person = must_be(request)
    house.rates.take("tables", person.id)
    absence = None if data.absence is None else (data.absence.after, data.absence.then)
    wanted = [opening.Wanted(seat.kind, seat.bot, seat.name, seat.person) for seat in data.seats]
    table = await opening.make(house, person, data.game, wanted, dict(data.options), data.private, absence)
    return shape(table, person.id)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def one(request: AnyRequest, table_id: TableId) -> TableShape:
    """A table."""
    return shape(await house_of(request).shelf.look(table_id), who(request))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[Join]) -> TableShape:
    """Sit down, or take one's seat back from a bot."""
    person = must_be(request)
    return shape(await seating.join(house_of(request), table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: AnyRequest, table_id: TableId) -> TableShape:
    """Stand up before the start."""
    person = must_be(request)
    return shape(await seating.leave(house_of(request), table_id, person), person.id)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(request: AnyRequest, table_id: TableId, data: JSONBody[Start]) -> TableShape:
    """Begin; open seats go to bots, or go if `seats` says how many stay."""
    person = must_be(request)
    return shape(await opening.start(house_of(request), table_id, person, data.bot, data.seats), person.id)


@delete("/api/tables/{table_id:str}", status_code=200, responses=PROBLEMS)
async def remove(request: AnyRequest, table_id: TableId) -> Removed:
    """Remove a table whose game has not begun."""
    await opening.remove(house_of(request), table_id, must_be(request))
    return Removed(table_id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def hand_over(
    request: AnyRequest,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=99)],
    data: JSONBody[HandOver],
) -> TableShape:
    """Hand a seat to a bot."""
    person = must_be(request)
    return shape(await seating.hand_over(house_of(request), table_id, person, seat, data.bot), person.id)


HANDLERS = [listed, make, one, join, leave, start, remove, hand_over]
