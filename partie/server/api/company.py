"""Company: friends, blocked people, groups, invitations with one click."""

from typing import Annotated, Any

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Row

from ..company import circles, friends, profiles
from ..tables import seating
from ..visitors.identity import must_be, who
from .shapes import PROBLEMS, AnyRequest, In, TableId, services_of
from .tables import TableShape, shape, shapes_of

Address = Annotated[str, msgspec.Meta(min_length=1, max_length=41)]
"""A name protected by a password, or `@` and an id."""
Who = Annotated[str, PathParameter(min_length=1, max_length=41)]
Title = Annotated[
    str, msgspec.Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*\S[^\x00-\x1f\x7f]*$")
]
Key = Annotated[str, msgspec.Meta(max_length=40)]
GroupId = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class AcquaintanceShape(msgspec.Struct):
    """A contact. `here` and `table` (unless private) are given for friends and members of common groups."""

    name: str
    address: str
    here: bool = False
    table: str | None = None


class CompanyShape(msgspec.Struct):
    """Friends, sent requests, received requests, and people blocked by the reader."""

    friends: list[AcquaintanceShape]
    asked: list[AcquaintanceShape]
    asking: list[AcquaintanceShape]
    blocked: list[AcquaintanceShape]


class GroupLineShape(msgspec.Struct):
    id: str
    name: str


class GroupShape(msgspec.Struct):
    """A group; people who only have its link do not get presence and tables."""

    id: str
    name: str
    member: bool
    host: bool
    """Whether the reader leads it."""
    link: str
    members: list[AcquaintanceShape]
    tables: list[TableShape]


class Somebody(In):
    player: Address


class Named(In):
    name: Title


class Keyed(In):
    key: Key


def _line(row: Row[Any], at: friends.Whereabouts = friends.NOWHERE) -> AcquaintanceShape:
    return AcquaintanceShape(row.name, profiles.address(row.id, row.name, row.login), at.here, at.table)


async def _company(request: AnyRequest, person: str) -> CompanyShape:
    services = services_of(request)
    found = await friends.of(services, person)
    at = await friends.where(services, [row.id for row in found.friends])
    return CompanyShape(
        [_line(row, at.get(row.id, friends.NOWHERE)) for row in found.friends],
        *([_line(row) for row in rows] for rows in found[1:]),
    )


@get("/api/friends", responses=PROBLEMS)
async def company(request: AnyRequest) -> CompanyShape:
    """The reader's contacts."""
    return await _company(request, must_be(request).id)


@post("/api/friends", status_code=200, responses=PROBLEMS)
async def befriend(request: AnyRequest, data: JSONBody[Somebody]) -> CompanyShape:
    """Send or accept a friend request."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await friends.ask(services, person.id, await profiles.find(services, data.player))
    return await _company(request, person.id)


@delete("/api/friends/{player:str}", status_code=200, responses=PROBLEMS)
async def part(request: AnyRequest, player: Who) -> CompanyShape:
    """End a friendship, or decline or withdraw a request."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await friends.part(services, person.id, (await profiles.find(services, player)).id)
    return await _company(request, person.id)


@post("/api/blocks", status_code=200, responses=PROBLEMS)
async def block(request: AnyRequest, data: JSONBody[Somebody]) -> CompanyShape:
    """Block a person."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await friends.block(services, person.id, (await profiles.find(services, data.player)).id)
    return await _company(request, person.id)


@delete("/api/blocks/{player:str}", status_code=200, responses=PROBLEMS)
async def unblock(request: AnyRequest, player: Who) -> CompanyShape:
    """Unblock a person."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await friends.unblock(services, person.id, (await profiles.find(services, player)).id)
    return await _company(request, person.id)


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=PROBLEMS)
async def invite(request: AnyRequest, table_id: TableId, data: JSONBody[Somebody]) -> TableShape:
    """Before the start: reserve an open seat for a person, who finds the table among their own."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    guest = await profiles.find(services, data.player)
    return shape(await seating.invite(services, table_id, person, guest.id, guest.name), person.id)


# Groups


@get("/api/groups", responses=PROBLEMS)
async def groups(request: AnyRequest) -> list[GroupLineShape]:
    """The reader's groups."""
    found = await circles.mine(services_of(request), must_be(request).id)
    return [GroupLineShape(row.id, row.name) for row in found]


@post("/api/groups", status_code=201, responses=PROBLEMS)
async def make_group(request: AnyRequest, data: JSONBody[Named]) -> GroupShape:
    """Create a group."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    return await _group(request, await circles.make(services, person.id, data.name.strip()))


@get("/api/groups/{group:str}", responses=PROBLEMS)
async def one_group(
    request: AnyRequest, group: GroupId, key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> GroupShape:
    """A group, for its members and with the link's key."""
    return await _group(request, group, key)


async def _group(request: AnyRequest, ident: str, key: str | None = None) -> GroupShape:
    services, reader = services_of(request), who(request)
    row, found = await circles.read(services, ident, reader, key)
    belongs = any(one.id == reader for one in found)
    at = await friends.where(services, [one.id for one in found]) if belongs else {}
    tables = await circles.tables_of(services, ident) if belongs else []
    return GroupShape(
        row.id,
        row.name,
        belongs,
        reader is not None and circles.leader(row, found) == reader,
        f"/group/{row.id}/{row.key}",
        [_line(one, at.get(one.id, friends.NOWHERE)) for one in found],
        await shapes_of(services, tables, reader),
    )


@post("/api/groups/{group:str}/join", status_code=200, responses=PROBLEMS)
async def join_group(request: AnyRequest, group: GroupId, data: JSONBody[Keyed]) -> GroupShape:
    """Join a group with the link's key."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await circles.join(services, group, person.id, data.key)
    return await _group(request, group)


@post("/api/groups/{group:str}/leave", status_code=200, responses=PROBLEMS)
async def leave_group(request: AnyRequest, group: GroupId) -> list[GroupLineShape]:
    """Leave a group; returns the remaining groups."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await circles.leave(services, group, person.id)
    return await groups.fn(request)  # type: ignore[no-any-return]


@delete("/api/groups/{group:str}/members/{player:str}", status_code=200, responses=PROBLEMS)
async def remove_member(request: AnyRequest, group: GroupId, player: Who) -> GroupShape:
    """Remove a member (leader only), which also replaces the link."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await circles.remove(services, group, person.id, (await profiles.find(services, player)).id)
    return await _group(request, group)


@post("/api/groups/{group:str}/link", status_code=200, responses=PROBLEMS)
async def renew_link(request: AnyRequest, group: GroupId) -> GroupShape:
    """Replace the link (leader only)."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await circles.renew_link(services, group, person.id)
    return await _group(request, group)


HANDLERS = [
    company,
    befriend,
    part,
    block,
    unblock,
    invite,
    groups,
    make_group,
    one_group,
    join_group,
    leave_group,
    remove_member,
    renew_link,
]
