"""People: a name is enough to begin; a password protects it."""

import secrets
import time
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Response, delete, get, post, put
from litestar.concurrency import sync_to_thread
from litestar.params import FromPath, JSONBody
from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.names import login_name, looks, plain_name
from partie.table.pace import is_zone

from ..errors import Problem
from ..host.house import use_invitation
from ..storage.link import Link
from ..storage.schema import people
from ..visitors.identity import Person, Visit, client, must_be, visit_of
from ..visitors.renaming import rename
from .shapes import PROBLEMS, AnyRequest, In, services_of

T = TypeVar("T")

HASHER = PasswordHasher()
NOBODYS = HASHER.hash("nobody's password")
"""A hash to check when a name has no password, so that the response time leaks nothing."""


class PersonShape(msgspec.Struct):
    id: str
    name: str
    has_password: bool
    program: bool


class Me(msgspec.Struct):
    person: PersonShape | None
    csrf: str


ZoneName = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_+/-]+$")]
"""A time zone by its IANA name: `Europe/Prague`."""


class NewPerson(In):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Begin(NewPerson):
    """`invitation` is needed where registration is by invitation."""

    zone: ZoneName | None = None
    invitation: Annotated[str, msgspec.Meta(max_length=24)] = ""


class Password(In):
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
    old: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Zone(In):
    zone: ZoneName


class Login(In):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


def answer_me(request: AnyRequest, visit: Visit, new: bool = True) -> Response[Me]:
    identity = services_of(request).identity
    person = visit.person
    shape = (
        PersonShape(person.id, person.name, person.has_password, person.program)
        if person is not None
        else None
    )
    cookies = identity.cookies(visit) if new else []
    return Response(Me(shape, identity.token(visit)), status_code=200, cookies=cookies)


@get("/api/me", responses=PROBLEMS)
async def me(request: AnyRequest) -> Response[Me]:
    """The person who asks, and the CSRF token for requests that change something."""
    visit = visit_of(request)
    if visit.token:
        return answer_me(request, visit, new=False)
    if not visit.mark:
        return answer_me(request, services_of(request).identity.begin(None))
    await _seen(request, visit)
    return answer_me(request, visit, new=visit.renew)


async def _seen(request: AnyRequest, visit: Visit) -> None:
    await services_of(request).sessions.seen(visit, request.headers.get("user-agent", ""))


async def new_visit(request: AnyRequest, person: Person) -> Response[Me]:
    """The answer after registering or logging in, with a new session for this device."""
    visit = services_of(request).identity.begin(person)
    await _seen(request, visit)
    return answer_me(request, visit)


@post("/api/people", status_code=200, responses=PROBLEMS)
async def begin(request: AnyRequest, data: JSONBody[Begin]) -> Response[Me]:
    """Register with a name; an unknown time zone is ignored."""
    services = services_of(request)
    if visit_of(request).person is not None:
        raise Problem(409, "somebody-already")
    name = plain_name(data.name)
    zone = data.zone if data.zone is not None and is_zone(data.zone) else None
    services.rates.take("people", client(request))
    person = Person(secrets.token_urlsafe(9), name, False, 0)
    async with services.database.write() as connection:
        if services.house.now.invited:
            await use_invitation(connection, data.invitation)
        look = looks(name)
        taken = or_(people.c.looks == look.small, people.c.capitals == look.capital)
        if await connection.scalar(select(people.c.id).where(taken).limit(1)) is not None:
            raise Problem(409, "name-taken", name=name)
        await connection.execute(
            insert(people).values(id=person.id, name=name, epoch=0, created=time.time(), zone=zone)
        )
    return await new_visit(request, person)


@post("/api/people/password", status_code=200, responses=PROBLEMS)
async def keep(request: AnyRequest, data: JSONBody[Password]) -> Response[Me]:
    """Set or change the password; cookies on other devices become invalid."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("login", client(request))
    async with services.database.read() as connection:
        old = await connection.scalar(select(people.c.password).where(people.c.id == person.id))
    if old is not None and not await hashing(request, verify, old, data.old or ""):
        raise Problem(403, "bad-password")
    hashed = await hashing(request, HASHER.hash, data.password)
    try:
        async with services.database.write() as connection:
            unchanged = people.c.password.is_not_distinct_from(old)
            epoch = await set_password(connection, person.id, person.name, hashed, unchanged)
            await services.sessions.drop_all(connection, person)
    except IntegrityError:
        raise Problem(409, "name-taken", name=person.name) from None
    services.logged_out(person.id)
    return await new_visit(request, Person(person.id, person.name, True, epoch))


async def set_password(
    connection: Link, person: str, name: str, hashed: str, *where: ColumnElement[bool]
) -> int:
    """Set the password and invalidate earlier cookies; returns the new epoch."""
    look = looks(name)
    await connection.execute(
        update(people)
        .where(people.c.id == person, *where)
        .values(
            login=login_name(name),
            looks=look.small,
            capitals=look.capital,
            password=hashed,
            epoch=people.c.epoch + 1,
        )
    )
    return int(await connection.scalar(select(people.c.epoch).where(people.c.id == person)) or 0)


@post("/api/people/name", status_code=200, responses=PROBLEMS)
async def call(request: AnyRequest, data: JSONBody[NewPerson]) -> Response[Me]:
    """Change one's name."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("people", client(request))
    visit = visit_of(request)
    renamed = await rename(services, person, data.name)
    return answer_me(request, Visit(renamed, visit.mark), new=False)


@put("/api/people/zone", status_code=200, responses=PROBLEMS)
async def live_in(request: AnyRequest, data: JSONBody[Zone]) -> Zone:
    """Set one's time zone. Games that begin from now on use it for nights and days off."""
    person = must_be(request)
    if not is_zone(data.zone):
        raise Problem(400, "bad-request", detail="zone")
    async with services_of(request).database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(zone=data.zone))
    return data


@post("/api/login", status_code=200, responses=PROBLEMS)
async def login(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    """Log in with name and password."""
    services = services_of(request)
    services.rates.take("login", client(request))
    name = login_name(data.name)
    async with services.database.read() as connection:
        row = (await connection.execute(select(people).where(people.c.login == name))).one_or_none()
    kept = None if row is None else row.password  # a program has no password
    right = await hashing(request, verify, kept or NOBODYS, data.password)
    if row is None or kept is None or not right:
        raise Problem(403, "bad-login")
    return await new_visit(request, Person(row.id, row.name, True, row.epoch))


async def hashing(request: AnyRequest, work: Callable[..., T], *what: str) -> T:
    """Hash in a thread, few at once: each hash takes 64 MB and a core."""
    async with services_of(request).hashing:
        return await sync_to_thread(work, *what)


def verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


@post("/api/logout", status_code=200, responses=PROBLEMS)
async def logout(request: AnyRequest) -> Response[Me]:
    """Log out on this device and invalidate the cookie."""
    services = services_of(request)
    visit = visit_of(request)
    await services.sessions.end(visit)
    if visit.person is not None:
        services.logged_out(visit.person.id)
    return answer_me(request, services.identity.begin(None))


@post("/api/logout/everywhere", status_code=200, responses=PROBLEMS)
async def logout_everywhere(request: AnyRequest) -> Response[Me]:
    """Log out on all devices, this one included."""
    services = services_of(request)
    person = must_be(request)
    await services.sessions.end_all(person)
    services.logged_out(person.id)
    return answer_me(request, services.identity.begin(None))


class SessionShape(msgspec.Struct):
    id: str
    device: str
    since: float
    used: float
    this: bool


@get("/api/sessions", responses=PROBLEMS)
async def sessions(request: AnyRequest) -> list[SessionShape]:
    """The devices where one is logged in, most recently used first."""
    services = services_of(request)
    mark = visit_of(request).mark
    return [
        SessionShape(services.identity.public_id(row.mark), row.device, row.since, row.used, row.mark == mark)
        for row in await services.sessions.all(must_be(request))
    ]


@delete("/api/sessions/{session:str}", status_code=200, responses=PROBLEMS)
async def end_session(request: AnyRequest, session: FromPath[str]) -> list[SessionShape]:
    """Log one device out; returns the remaining ones."""
    services = services_of(request)
    person = must_be(request)
    await services.sessions.end_by_id(person, session)
    services.logged_out(person.id)
    return await sessions.fn(request)  # type: ignore[no-any-return]


HANDLERS = [me, begin, keep, call, live_in, login, logout, logout_everywhere, sessions, end_session]
