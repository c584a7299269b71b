"""Tables: making, finding, joining, leaving, starting, handing over."""

import json
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import UNSET, UnsetType
from sqlalchemy import ColumnElement, select

from partie.table import pace as paces
from partie.table.answers import table_data
from partie.table.table import Table

from ..errors import tell_damage
from ..services import Services
from ..storage.loading import from_row
from ..storage.schema import people, seats, tables
from ..tables import opening, seating
from ..visitors.identity import must_be, who
from .shapes import PROBLEMS, AnyRequest, Ident, In, SeatNumber, TableId, services_of

PAGE = 50
DAY = 24 * 3600
"""Default seconds after which a bot plays for an absent person."""
NoText = Annotated[str, msgspec.Meta(max_length=200)]


class SeatShape(msgspec.Struct):
    seat: int
    kind: Literal["person", "bot", "open", "invited"]
    name: str
    person: str | None
    bot: str | None
    absent_since: float | None
    resigned: bool
    program: bool
    """The seat's person is a program."""


class Absence(msgspec.Struct, forbid_unknown_fields=True):
    after: Annotated[int, msgspec.Meta(ge=60, le=365 * 24 * 3600)]
    then: Literal["default", "bot"]


Weekday = Annotated[int, msgspec.Meta(ge=0, le=6)]
Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=paces.LONGEST)]


class PaceShape(msgspec.Struct, forbid_unknown_fields=True):
    """The time control (partie/table/pace.py)."""

    kind: Literal["live", "slow"]
    bank: Seconds
    increment: Seconds
    cap: Seconds
    then: Literal["bot", "default", "out"]
    on_look: bool = False
    off: Annotated[list[Weekday], msgspec.Meta(max_length=6)] = msgspec.field(default_factory=list)
    night: tuple[Hour, Hour] | None = None


class ClockShape(msgspec.Struct):
    """The clocks at the moment `now`: for each seat the time left and its deadline (null: the clock is stopped)."""

    now: float
    left: list[float]
    deadlines: list[float | None]
    unseen: list[int]
    """Seats whose time starts when they first look."""
    paused: bool


class ProposalShape(msgspec.Struct):
    """A proposal of the seat `by` to the others, about a seat (-1: none), with the seats that agreed."""

    what: Literal["nudge", "bot", "end", "pause", "rematch", "takeback"]
    seat: int
    by: int
    agreed: list[int]
    at: float


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
    proposals: list[ProposalShape]
    ended: Literal["agreed"] | None
    practice: bool
    lesson: bool
    content: str
    """The title of the owner's components that this server uses for the game; empty: the shipped ones."""
    next: str | None
    series: str | None
    pace: PaceShape | None
    clock: ClockShape | None


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
    absence: Absence | UnsetType | None = UNSET
    seed: Annotated[int, msgspec.Meta(ge=0, lt=2**53)] | None = None
    position: dict[str, Any] | None = None
    pace: PaceShape | None = None
    group: Ident | None = None


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
    return TableShape(**table_data(table, person, time.time()))


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
    query = select(*_LISTED).where(*wanted).order_by(tables.c.changed.desc()).limit(PAGE)
    return await _shapes(services_of(request), query, person)


async def shapes_of(services: Services, ids: list[str], person: str | None) -> list[TableShape]:
    """These tables as a person sees them, in this order."""
    found = await _shapes(services, select(*_LISTED).where(tables.c.id.in_(ids)), person)
    return sorted(found, key=lambda one: ids.index(one.id))


async def _shapes(services: Services, query: Any, person: str | None) -> list[TableShape]:
    async with services.database.read() as connection:
        found = (await connection.execute(query)).all()
        sitting = await connection.execute(
            select(seats, people.c.name, people.c.program)
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
        except (ValueError, TypeError, AttributeError) as error:  # skip a damaged row, show the others
            tell_damage(row.id, error)
    return shown


def _listed(row: Any, sitting: list[Any], person: str | None) -> TableShape:
    """A table for a list, without its game."""
    asked = {int(seat): since for seat, since in json.loads(row.asked).items()}
    table = from_row(
        row,
        [(seat.kind, seat.person, seat.bot, seat.name, seat.resigned, seat.program) for seat in sitting],
    )
    return msgspec.structs.replace(shape(table, person), moves=row.moves, deciding=sorted(asked))


@post("/api/tables", status_code=201, responses=PROBLEMS)
async def make(request: AnyRequest, data: JSONBody[NewTable]) -> TableShape:
    """Make a table."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("tables", person.id)
    given = data.absence
    if given is UNSET:
        alone = all(seat.kind in ("me", "bot") for seat in data.seats)
        given = None if alone or data.pace is not None else Absence(DAY, "bot")
    absence = (given.after, given.then) if isinstance(given, Absence) else None
    wanted = [opening.Wanted(seat.kind, seat.bot, seat.name, seat.person) for seat in data.seats]
    pace = None if data.pace is None else paces.load_pace(msgspec.to_builtins(data.pace))
    table = await opening.make(
        services,
        person,
        data.game,
        wanted,
        dict(data.options),
        data.private,
        absence,
        data.seed,
        data.position,
        pace,
        data.group,
    )
    return shape(table, person.id)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def one(request: AnyRequest, table_id: TableId) -> TableShape:
    """A table."""
    return shape(await services_of(request).tables.read(table_id), who(request))


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: AnyRequest, table_id: TableId, data: JSONBody[Join]) -> TableShape:
    """Join the table, or take one's seat back from a bot."""
    person = must_be(request)
    return shape(await seating.join(services_of(request), table_id, person, data.seat), person.id)


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: AnyRequest, table_id: TableId) -> TableShape:
    """Leave before the start."""
    person = must_be(request)
    return shape(await seating.leave(services_of(request), table_id, person), person.id)


@post("/api/tables/{table_id:str}/start", status_code=200, responses=PROBLEMS)
async def start(request: AnyRequest, table_id: TableId, data: JSONBody[Start]) -> TableShape:
    """Start the game; bots take the open seats, or `seats` says how many seats remain."""
    person = must_be(request)
    return shape(await opening.start(services_of(request), table_id, person, data.bot, data.seats), person.id)


@delete("/api/tables/{table_id:str}", status_code=200, responses=PROBLEMS)
async def remove(request: AnyRequest, table_id: TableId) -> Removed:
    """Remove a table whose game has not begun."""
    await opening.remove(services_of(request), table_id, must_be(request))
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
    return shape(await seating.hand_over(services_of(request), table_id, person, seat, data.bot), person.id)


HANDLERS = [listed, make, one, join, leave, start, remove, hand_over]
