"""Talk: remarks at a table, unread counts, and muted people."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from partie.table.talk import PHRASES

from ..errors import Problem
from ..tables import talk
from ..visitors.identity import must_be, who
from .shapes import PROBLEMS, AnyRequest, In, TableId, services_of

Version = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Before = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
RemarkPath = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]
PersonId = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class Remark(msgspec.Struct):
    """A remark: a quick phrase or a text; removed if it has neither. Without a person it is from a former player."""

    number: int
    circle: Literal["players", "watchers"]
    person: str | None
    name: str | None
    phrase: str | None
    text: str | None
    at: float
    program: bool


class Talk(msgspec.Struct):
    """New or changed remarks, in order; `heard` is the last one the reader has read."""

    remarks: list[Remark]
    version: int
    heard: int
    circle: Literal["players", "watchers"]
    phrases: list[str]


class Say(In):
    """A text or a quick phrase, with a request id so that a retry adds nothing."""

    request: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)] | None = None
    phrase: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class Said(msgspec.Struct):
    number: int


class Heard(In):
    number: Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Unread(msgspec.Struct):
    """The number of unread remarks at a table, and whether one of them mentions the reader."""

    count: int
    named: bool


class Muted(msgspec.Struct):
    """A person muted by the reader."""

    person: str
    name: str


def _remark(row: Any) -> Remark:
    person, name = (row.person, row.name) if row.gone is None else (None, None)
    return Remark(row.number, row.circle, person, name, row.phrase, row.text, row.at, bool(row.program))


@get("/api/tables/{table_id:str}/talk", responses=PROBLEMS)
async def listen(request: AnyRequest, table_id: TableId, since: Version = 0, before: Before = None) -> Talk:
    """The remarks at a table that the reader may see."""
    services, person = services_of(request), who(request)
    rows, version, circle = await talk.read(services, table_id, person, since, before)
    found = [_remark(row) for row in rows]
    heard = await talk.heard_by(services, table_id, person)
    return Talk(found, version, heard, circle, list(PHRASES))  # type: ignore[arg-type]


@post("/api/tables/{table_id:str}/talk", status_code=200, responses=PROBLEMS)
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[Say]) -> Said:
    """Add a remark."""
    person, services = must_be(request), services_of(request)
    if data.phrase is not None and data.phrase not in PHRASES:
        raise Problem(400, "bad-request", detail="phrase")
    services.rates.take("talk", person.id)
    return Said(await talk.say(services, table_id, person, data.text, data.phrase, data.request))


@delete("/api/tables/{table_id:str}/talk/{number:int}", status_code=200, responses=PROBLEMS)
async def remove(request: AnyRequest, table_id: TableId, number: RemarkPath) -> Said:
    """Remove one's own remark; the host may remove any."""
    person = must_be(request)
    await talk.remove(services_of(request), table_id, person, number)
    return Said(number)


@put("/api/tables/{table_id:str}/talk/heard", status_code=200, responses=PROBLEMS)
async def hear(request: AnyRequest, table_id: TableId, data: JSONBody[Heard]) -> Said:
    """Mark remarks as read, up to a number."""
    person = must_be(request)
    await talk.hear(services_of(request), table_id, person, data.number)
    return Said(data.number)


@get("/api/talk", responses=PROBLEMS)
async def unread(request: AnyRequest) -> dict[str, Unread]:
    """Unread counts at one's own tables."""
    found = await talk.unread(services_of(request), must_be(request))
    return {table: Unread(count, named) for table, (count, named) in found.items()}


@get("/api/muted", responses=PROBLEMS)
async def muted(request: AnyRequest) -> list[Muted]:
    """The muted people."""
    rows = await talk.muted_by(services_of(request), must_be(request))
    return [Muted(row.id, row.name) for row in rows]


@put("/api/muted/{person_id:str}", status_code=200, responses=PROBLEMS)
async def mute(request: AnyRequest, person_id: PersonId) -> list[Muted]:
    """Mute a person."""
    await talk.mute(services_of(request), must_be(request), person_id, True)
    return await muted.fn(request)  # type: ignore[no-any-return]


@delete("/api/muted/{person_id:str}", status_code=200, responses=PROBLEMS)
async def unmute(request: AnyRequest, person_id: PersonId) -> list[Muted]:
    """Unmute a person."""
    await talk.mute(services_of(request), must_be(request), person_id, False)
    return await muted.fn(request)  # type: ignore[no-any-return]


HANDLERS = [listen, say, remove, hear, unread, muted, mute, unmute]
