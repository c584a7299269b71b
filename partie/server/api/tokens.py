"""Programs that play with a token: their owners create, renew and revoke them."""

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from ..visitors import tokens
from ..visitors.identity import must_be
from .shapes import PROBLEMS, AnyRequest, In, Name, services_of

ProgramId = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class Program(msgspec.Struct):
    """A program that plays; `active`: it has a token. `used` is exact to the hour."""

    id: str
    person: str
    name: str
    created: float
    used: float | None
    active: bool


class Programs(msgspec.Struct):
    """One's own programs; `token` is shown only once."""

    programs: list[Program]
    token: str | None


class NewProgram(In):
    name: Name


def _program(row: Any) -> Program:
    return Program(row.id, row.person, row.name, row.created, row.used, row.hash is not None)


async def _shown(request: AnyRequest, token: str | None = None) -> Programs:
    async with services_of(request).database.read() as connection:
        rows = await tokens.programs(connection, must_be(request).id)
    return Programs([_program(row) for row in rows], token)


@get("/api/tokens", responses=PROBLEMS)
async def programs(request: AnyRequest) -> Programs:
    """One's own programs."""
    return await _shown(request)


@post("/api/tokens", status_code=200, responses=PROBLEMS)
async def make(request: AnyRequest, data: JSONBody[NewProgram]) -> Programs:
    """A new program, with its token."""
    person, services = must_be(request), services_of(request)
    services.rates.take("notices", person.id)
    return await _shown(request, await tokens.make(services.database, person, data.name))


@post("/api/tokens/{program_id:str}/renew", status_code=200, responses=PROBLEMS)
async def renew(request: AnyRequest, program_id: ProgramId) -> Programs:
    """A new token for a program; the old one becomes invalid."""
    person, services = must_be(request), services_of(request)
    services.rates.take("notices", person.id)
    program, token = await tokens.renew(services.database, person, program_id)
    services.logged_out(program)
    return await _shown(request, token)


@delete("/api/tokens/{program_id:str}", status_code=200, responses=PROBLEMS)
async def revoke(request: AnyRequest, program_id: ProgramId) -> Programs:
    """Revoke the token of a program; its name stays at its tables."""
    person, services = must_be(request), services_of(request)
    services.logged_out(await tokens.revoke(services.database, person, program_id))
    return await _shown(request)


HANDLERS = [programs, make, renew, revoke]
