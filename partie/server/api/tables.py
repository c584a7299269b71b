"""Tables: making, finding, joining, leaving, starting, handing over."""

import json
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import ColumnElement, select

from .. import seating
from ..identity import must_be, who
from ..storage.schema import people, seats, tables
from ..table import BOT, PERSON, Table, bot_name
from .shapes import PROBLEMS, AnyRequest, In, TableId, house_of

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
    link: str
    places: list[int] | None


class WantedSeat(In):
    kind: Literal["me", "open", "invited", "bot"]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None
    person: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class NewTable(In):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], msgspec.Meta(min_length=1, max_length=12)]
    options: Annotated[dict[NoText, NoText | bool | list[NoText]], msgspec.Meta(max_length=40)] = (
        msgspec.field(default_factory=dict)
    )
    private: bool = False
    absence: Absence | None = None


class Join(In):
    seat: int | None = None


class Start(In):
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


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
        mine=table.seat_of(person),
        host=table.host == person,
        link=f"/table/{table.id}",
        places=table.places,
    )


_LISTED = [
    tables.c[name]
    for name in (
        "id",
        "game",
        "options",
        "private",
        "absence",
        "absence_then",
        "state",
        "seq",
        "moves",
        "asked",
        "host",
        "places",
        "created",
        "changed",
    )
]


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
    return [_listed(row, by_table.get(row.id, []), person) for row in found]


def _listed(row: Any, sitting: list[Any], person: str | None) -> TableShape:
    """A table of a list: everything but its game is read."""
    now = time.time()
    asked = {int(seat): since for seat, since in json.loads(row.asked).items()}
    shapes = []
    for seat in sitting:
        since = asked.get(seat.seat) if seat.kind == PERSON and row.absence is not None else None
        absent = since if since is not None and now - since >= row.absence else None
        name = bot_name(seat.seat) if seat.kind == BOT else seat.name or ""
        shapes.append(SeatShape(seat.seat, seat.kind, name, seat.person, seat.bot, absent))
    mine = [
        seat.seat for seat in sitting if seat.kind == PERSON and seat.person == person and person is not None
    ]
    return TableShape(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        private=row.private,
        absence=None if row.absence is None else Absence(row.absence, row.absence_then),
        state=row.state,
        seq=row.seq,
        moves=row.moves,
        created=row.created,
        changed=row.changed,
        seats=shapes,
        deciding=sorted(asked),
        mine=mine[0] if mine else None,
        host=row.host == person,
        link=f"/table/{row.id}",
        places=None if row.places is None else json.loads(row.places),
    )


@post("/api/tables", status_code=201, responses=PROBLEMS)
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> TableShape:
    """Make a table."""
    house = house_of(request)
    person = must_be(request)
    house.rates.take("tables", person.id)
    absence = None if data.absence is None else (data.absence.after, data.absence.then)
    wanted = [seating.Wanted(seat.kind, seat.bot, seat.name, seat.person) for seat in data.seats]
    table = await seating.make(house, person, data.game, wanted, dict(data.options), data.private, absence)
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
    """Begin; open seats go to bots, or go."""
    person = must_be(request)
    return shape(await seating.start(house_of(request), table_id, person, data.bot), person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def hand_over(
    request: AnyRequest, table_id: TableId, seat: FromPath[int], data: JSONBody[HandOver]
) -> TableShape:
    """Hand a seat to a bot."""
    person = must_be(request)
    return shape(await seating.hand_over(house_of(request), table_id, person, seat, data.bot), person.id)


HANDLERS = [listed, make, one, join, leave, start, hand_over]
