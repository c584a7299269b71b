"""A person's stored data: download, deletion, password reset; reports about others."""

import secrets
import time
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from ..errors import Problem
from ..people import passwords
from ..people.export import packed, privacy
from ..people.leaving import leave_for_good
from ..storage.schema import people, reports
from ..visitors.identity import Person, client, must_be
from .people import HASHER, Me, answer_me, hashing, new_visit, set_password, verify
from .shapes import PROBLEMS, AnyRequest, Ident, In, Lang, services_of

OPEN_REPORTS = 20
"""Reports of one person that may wait for the host."""
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Leave(In):
    """A request to delete the account; with the password, if there is one."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Forgotten(In):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ResetLink(In):
    token: Secret


class NewPassword(ResetLink):
    password: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Whose(msgspec.Struct):
    """The person for whom a link is valid."""

    name: str


class Done(msgspec.Struct):
    done: bool


class Kept(msgspec.Struct):
    """A category of stored data: its title, its content, and what remains when the account is deleted."""

    subject: str
    title: str
    say: str
    gone: str


class Report(In):
    """A report about a person, in the reporter's words."""

    about: Ident
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    table: Ident | None = None


@get("/api/people/me/data", responses=PROBLEMS)
async def take_along(request: AnyRequest, lang: Lang = None) -> Stream:
    """All stored data of the reader as an archive: JSON, and the record of every game."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("export", person.id)
    headers = {"Content-Disposition": 'attachment; filename="partie.zip"'}
    return Stream(packed(services, person.id, lang or "en"), media_type="application/zip", headers=headers)


@post("/api/people/leave", status_code=200, responses=PROBLEMS)
async def leave(request: AnyRequest, data: JSONBody[Leave]) -> Response[Me]:
    """Delete the reader's account. Games stay, without the name. It cannot be undone."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("login", client(request))
    async with services.database.read() as connection:
        kept = await connection.scalar(select(people.c.password).where(people.c.id == person.id))
    if kept is not None and not await hashing(request, verify, kept, data.password):
        raise Problem(403, "bad-password")
    await leave_for_good(services, person.id)
    return answer_me(request, services.identity.begin(None))


@get("/api/privacy", responses=PROBLEMS, sync_to_thread=False)
def kept_of_people(lang: Lang = None) -> list[Kept]:
    """The categories of personal data on this server, from the declarations of its database tables."""
    return [Kept(**said) for said in privacy(lang or "en")]


@post("/api/password/forgotten", status_code=200, responses=PROBLEMS)
async def forgotten(request: AnyRequest, data: JSONBody[Forgotten]) -> Done:
    """Send a password reset link by mail. The answer does not reveal whether the name exists."""
    services = services_of(request)
    services.rates.take("login", client(request))
    await passwords.ask(services, data.name)
    return Done(True)


@post("/api/password/link", status_code=200, responses=PROBLEMS)
async def whose_link(request: AnyRequest, data: JSONBody[ResetLink]) -> Whose:
    """The person for whom a password reset link is valid."""
    services = services_of(request)
    services.rates.take("login", client(request))
    async with services.database.read() as connection:
        row = await passwords.whose(connection, data.token)
    if row is None:
        raise Problem(404, "no-such-link")
    return Whose(row.name)


@post("/api/password/new", status_code=200, responses=PROBLEMS)
async def set_new(request: AnyRequest, data: JSONBody[NewPassword]) -> Response[Me]:
    """Set the password with a reset link: this session is logged in, all others are logged out, the link expires."""
    services = services_of(request)
    services.rates.take("login", client(request))
    hashed = await hashing(request, HASHER.hash, data.password)
    name = ""
    try:
        async with services.database.write() as connection:
            row = await passwords.use(connection, data.token)
            if row is None:
                raise Problem(404, "no-such-link")
            name = row.name
            epoch = await set_password(connection, row.id, name, hashed)
            person = Person(row.id, name, True, epoch)
            await services.sessions.drop_all(connection, person)
    except IntegrityError:
        raise Problem(409, "name-taken", name=name) from None
    services.logged_out(person.id)
    return await new_visit(request, person)


@post("/api/reports", status_code=200, responses=PROBLEMS)
async def report(request: AnyRequest, data: JSONBody[Report]) -> Done:
    """Report somebody's behaviour to the host; nobody else reads it."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("reports", person.id)
    if data.about == person.id or not data.text.strip():
        raise Problem(400, "bad-request", detail="about" if data.text.strip() else "text")
    async with services.database.write() as connection:
        known = select(people.c.id).where(people.c.id == data.about, people.c.gone.is_(None))
        if await connection.scalar(known) is None:
            raise Problem(404, "no-such-person", name=data.about)
        waiting = select(func.count()).where(reports.c.by == person.id, reports.c.closed.is_(None))
        if int(await connection.scalar(waiting) or 0) >= OPEN_REPORTS:
            raise Problem(409, "too-many-reports")
        row = {"id": secrets.token_urlsafe(12), "by": person.id, "about": data.about, "table_id": data.table}
        await connection.execute(insert(reports).values(**row, text=data.text.strip(), at=time.time()))
    return Done(True)


HANDLERS = [take_along, leave, kept_of_people, forgotten, whose_link, set_new, report]
