"""People: a name is enough to begin; a password keeps it."""

import secrets
import time
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from litestar import Response, get, post
from litestar.concurrency import sync_to_thread
from litestar.params import JSONBody
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ..errors import Problem
from ..storage.schema import people
from ..visitors.identity import Person, Visit, client, must_be, visit_of
from ..visitors.names import login_name, looks, plain_name
from .shapes import PROBLEMS, AnyRequest, In, house_of

T = TypeVar("T")

HASHER = PasswordHasher()
NOBODYS = HASHER.hash("nobody's password")
"""Checked where a name has no password, so that the time of an answer tells nothing."""


class PersonShape(msgspec.Struct):
    id: str
    name: str
    has_password: bool


class Me(msgspec.Struct):
    person: PersonShape | None
    csrf: str


class NewPerson(In):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Password(In):
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
    old: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class Login(In):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


def _me(request: AnyRequest, visit: Visit, new: bool = True) -> Response[Me]:
    identity = house_of(request).identity
    person = visit.person
    shape = PersonShape(person.id, person.name, person.has_password) if person is not None else None
    cookies = [identity.cookie(visit)] if new else []
    return Response(Me(shape, identity.token(visit)), status_code=200, cookies=cookies)


@get("/api/me", responses=PROBLEMS)
async def me(request: AnyRequest) -> Response[Me]:
    """Who asks, and the token for requests that change something."""
    visit = visit_of(request)
    if visit.mark:
        return _me(request, visit, new=False)
    return _me(request, house_of(request).identity.begin(None))


@post("/api/people", status_code=200, responses=PROBLEMS)
async def begin(request: AnyRequest, data: JSONBody[NewPerson]) -> Response[Me]:
    """Begin with a name."""
    house = house_of(request)
    if visit_of(request).person is not None:
        raise Problem(409, "somebody-already")
    name = plain_name(data.name)
    house.rates.take("people", client(request))
    person = Person(secrets.token_urlsafe(9), name, False, 0)
    async with house.database.write() as connection:
        if await connection.scalar(select(people.c.id).where(people.c.looks == looks(name))) is not None:
            raise Problem(409, "name-taken", name=name)
        await connection.execute(insert(people).values(id=person.id, name=name, epoch=0, created=time.time()))
    return _me(request, house.identity.begin(person))


@post("/api/people/password", status_code=200, responses=PROBLEMS)
async def keep(request: AnyRequest, data: JSONBody[Password]) -> Response[Me]:
    """Set or change the password; cookies on other devices become void."""
    house = house_of(request)
    person = must_be(request)
    house.rates.take("login", client(request))
    async with house.database.read() as connection:
        old = await connection.scalar(select(people.c.password).where(people.c.id == person.id))
    if old is not None and not await _hashing(request, _verify, old, data.old or ""):
        raise Problem(403, "bad-password")
    hashed = await _hashing(request, HASHER.hash, data.password)
    try:
        async with house.database.write() as connection:
            await connection.execute(
                update(people)
                .where(people.c.id == person.id, people.c.password.is_not_distinct_from(old))
                .values(
                    login=login_name(person.name),
                    looks=looks(person.name),
                    password=hashed,
                    epoch=people.c.epoch + 1,
                )
            )
            epoch = await connection.scalar(select(people.c.epoch).where(people.c.id == person.id))
    except IntegrityError:
        raise Problem(409, "name-taken", name=person.name) from None
    house.bells.forget()
    return _me(request, house.identity.begin(Person(person.id, person.name, True, int(epoch or 0))))


@post("/api/login", status_code=200, responses=PROBLEMS)
async def login(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    """Come back with name and password."""
    house = house_of(request)
    house.rates.take("login", client(request))
    name = login_name(data.name)
    async with house.database.read() as connection:
        row = (await connection.execute(select(people).where(people.c.login == name))).one_or_none()
    right = await _hashing(request, _verify, NOBODYS if row is None else row.password, data.password)
    if row is None or not right:
        raise Problem(403, "bad-login")
    return _me(request, house.identity.begin(Person(row.id, row.name, True, row.epoch)))


async def _hashing(request: AnyRequest, work: Callable[..., T], *what: str) -> T:
    """In a thread, and few at once: each takes 64 MB and a core."""
    async with house_of(request).hashing:
        return await sync_to_thread(work, *what)


def _verify(hashed: str, password: str) -> bool:
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


@post("/api/logout", status_code=200, responses=PROBLEMS)
async def logout(request: AnyRequest) -> Response[Me]:
    """Be nobody on this device; the cookie is void, whoever has it."""
    identity = house_of(request).identity
    await identity.end(visit_of(request))
    house_of(request).bells.forget()
    return _me(request, identity.begin(None))


HANDLERS = [me, begin, keep, login, logout]
