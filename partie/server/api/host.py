"""The host's administration API. Requests need the host's key (`partie admin key`)."""

from typing import Annotated, Literal, TypeVar

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from ..errors import Problem
from ..host import desk, doing, house, keys
from ..services import Services
from ..visitors.identity import client
from ..visitors.middleware import check_origin
from .mine import Done
from .shapes import PROBLEMS, AnyRequest, Ident, In, services_of

T = TypeVar("T")
Before = Annotated[float | None, QueryParameter(ge=0)]


class HouseShape(msgspec.Struct):
    """The host's settings that apply to everybody; `mail` says whether passwords can be reset by mail."""

    announcement: str
    announced: float
    readonly: bool
    invited: bool
    mail: bool


class TableCounts(msgspec.Struct):
    open: int
    running: int
    finished: int


class DeskStatus(msgspec.Struct):
    """The server in numbers; sizes are bytes (null: another machine's)."""

    version: str
    compiled: bool
    database: str
    tables: TableCounts
    people: int
    kept: int
    gone: int
    here: int
    sessions: int
    processes: int
    unsent: int
    reports: int
    size: int
    free: int | None
    load: list[float]
    cores: int
    memory: int
    health: str
    now: float
    house: HouseShape


class DeskTable(msgspec.Struct):
    id: str
    game: str
    state: Literal["open", "running", "finished"]
    private: bool
    moves: int
    created: float
    changed: float
    host: str
    seats: list[str]


class DeskPerson(msgspec.Struct):
    """`kept`: a password protects the name; `used`: when they were last here."""

    id: str
    name: str
    created: float
    tables: int
    used: float | None
    kept: bool
    program: bool


class DeskReport(msgspec.Struct):
    id: str
    text: str
    at: float
    closed: float | None
    table: str | None
    about: str
    about_name: str
    by: str
    by_name: str


class Invitation(msgspec.Struct):
    """An invitation link with its remaining uses and expiry time."""

    code: str
    uses: int
    until: float
    created: float
    link: str


class PasswordLink(msgspec.Struct):
    link: str


class Announcement(In):
    text: Annotated[str, msgspec.Meta(max_length=500)]


class Switch(In):
    on: bool


class Invite(In):
    uses: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    days: Annotated[int, msgspec.Meta(ge=1, le=365)] = 7


class Merge(In):
    """The id of the person who remains."""

    into: Ident


def house_of(services: Services) -> HouseShape:
    now = services.house.now
    mail = services.notices.on and bool(services.settings.smtp)
    return HouseShape(now.announcement, now.announced, now.readonly is not None, now.invited, mail)


def convert(kind: type[T], found: object) -> T:
    """Convert database rows to API structs."""
    return msgspec.convert(found, kind)


async def check_host(request: AnyRequest) -> Services:
    """Raise a Problem without a valid host key. Only wrong keys count towards the rate limit."""
    services = services_of(request)
    headers = dict(request.scope["headers"])
    check_origin(headers, services.settings.secure or request.scope["scheme"] == "https")
    if not await keys.opens(services.database, headers.get(b"x-host-key", b"").decode("latin-1").strip()):
        services.rates.take("host", client(request))
        raise Problem(403, "bad-host-key")
    return services


@get("/api/house", responses=PROBLEMS)
async def house_now(request: AnyRequest) -> HouseShape:
    """Settings by the host that apply to everybody."""
    return house_of(services_of(request))


@get("/api/host", responses=PROBLEMS)
async def look(request: AnyRequest) -> DeskStatus:
    """The server in numbers."""
    services = await check_host(request)
    told = await desk.status(services)
    return msgspec.convert({**told, "house": msgspec.to_builtins(house_of(services))}, DeskStatus)


@get("/api/host/tables", responses=PROBLEMS)
async def tables(
    request: AnyRequest,
    which: Annotated[Literal["open", "running", "finished"] | None, QueryParameter(name="list")] = None,
    person: FromQuery[Ident | None] = None,
    before: Before = None,
) -> list[DeskTable]:
    """Up to 50 tables, private ones included, most recently active first."""
    services = await check_host(request)
    return convert(list[DeskTable], await desk.find_tables(services, which, person, before))


@delete("/api/host/tables/{table_id:str}", status_code=200, responses=PROBLEMS)
async def remove_table(request: AnyRequest, table_id: FromPath[Ident]) -> Done:
    """Remove a table with its game, in any state."""
    await doing.remove_table(await check_host(request), table_id)
    return Done(True)


@get("/api/host/people", responses=PROBLEMS)
async def people(
    request: AnyRequest,
    name: Annotated[str, QueryParameter(max_length=40)] = "",
    before: Before = None,
) -> list[DeskPerson]:
    """Up to 50 people, newest first; with a name, those with this or a similar name."""
    services = await check_host(request)
    return convert(list[DeskPerson], await desk.find_people(services, name, before))


@delete("/api/host/people/{person:str}", status_code=200, responses=PROBLEMS)
async def remove_person(request: AnyRequest, person: FromPath[Ident]) -> Done:
    """Delete a person's account, as they could themselves: games stay, without the name."""
    await doing.remove_person(await check_host(request), person)
    return Done(True)


@post("/api/host/people/{person:str}/merge", status_code=200, responses=PROBLEMS)
async def merge(request: AnyRequest, person: FromPath[Ident], data: JSONBody[Merge]) -> Done:
    """Merge a person into another, who gets all games and data."""
    await doing.merge(await check_host(request), person, data.into)
    return Done(True)


@post("/api/host/people/{person:str}/password", status_code=200, responses=PROBLEMS)
async def password(request: AnyRequest, person: FromPath[Ident]) -> PasswordLink:
    """A password reset link, valid for a day, which the host passes on."""
    return PasswordLink(await doing.password_link(await check_host(request), person))


@post("/api/host/people/{person:str}/logout", status_code=200, responses=PROBLEMS)
async def log_out(request: AnyRequest, person: FromPath[Ident]) -> Done:
    """Invalidate all cookies of a person."""
    await doing.log_out(await check_host(request), person)
    return Done(True)


@get("/api/host/reports", responses=PROBLEMS)
async def reports(request: AnyRequest) -> list[DeskReport]:
    """Reports of people about others, open ones first."""
    return convert(list[DeskReport], await desk.find_reports(await check_host(request)))


@post("/api/host/reports/{report:str}/close", status_code=200, responses=PROBLEMS)
async def close_report(request: AnyRequest, report: FromPath[Ident]) -> Done:
    """Close a report."""
    await doing.close_report(await check_host(request), report)
    return Done(True)


@put("/api/host/announcement", responses=PROBLEMS)
async def announce(request: AnyRequest, data: JSONBody[Announcement]) -> HouseShape:
    """Show an announcement on every page; an empty text removes it."""
    services = await check_host(request)
    await house.announce(services, data.text)
    return house_of(services)


@put("/api/host/readonly", responses=PROBLEMS)
async def close(request: AnyRequest, data: JSONBody[Switch]) -> HouseShape:
    """Turn read-only mode on or off: no changes, bots pause, clocks stand still."""
    services = await check_host(request)
    await house.close(services, data.on)
    return house_of(services)


@put("/api/host/invited", responses=PROBLEMS)
async def only_invited(request: AnyRequest, data: JSONBody[Switch]) -> HouseShape:
    """Turn registration by invitation on or off; existing people are not affected."""
    services = await check_host(request)
    await house.change(services, invited=data.on)
    return house_of(services)


@get("/api/host/invitations", responses=PROBLEMS)
async def invitations(request: AnyRequest) -> list[Invitation]:
    """The valid invitations."""
    return convert(list[Invitation], await doing.invited(await check_host(request)))


@post("/api/host/invitations", status_code=200, responses=PROBLEMS)
async def invite(request: AnyRequest, data: JSONBody[Invite]) -> Invitation:
    """Create an invitation."""
    made = await doing.invite(await check_host(request), data.uses, data.days)
    return convert(Invitation, made)


@delete("/api/host/invitations/{code:str}", status_code=200, responses=PROBLEMS)
async def uninvite(request: AnyRequest, code: FromPath[Ident]) -> Done:
    """Revoke an invitation."""
    await doing.uninvite(await check_host(request), code)
    return Done(True)


HANDLERS = [
    house_now, look, tables, remove_table, people, remove_person, merge, password, log_out, reports, close_report,
    announce, close, only_invited, invitations, invite, uninvite,
]  # fmt: skip
