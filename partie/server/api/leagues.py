"""Leagues: opening one, joining by its link, starting it, its table and its games."""

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Row

from partie.table import pace as paces
from partie.table.series import standings
from partie.table.table import OPEN

from ..company import leagues, profiles
from ..visitors.identity import must_be, who
from .company import Keyed, Title
from .players import StandingShape, Who
from .shapes import PROBLEMS, AnyRequest, In, services_of
from .tables import NoText, PaceShape

LeagueId = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]


class LeagueLineShape(msgspec.Struct):
    """A league in a list."""

    id: str
    name: str
    game: str
    state: Literal["open", "running", "finished"]


class MatchSeatShape(msgspec.Struct):
    """One seat at a table of a league; `place` once its game is over (0: resigned)."""

    name: str | None
    address: str | None
    place: int | None


class MatchShape(msgspec.Struct):
    """A table of a league."""

    round: int
    table: str
    state: Literal["open", "running", "finished"]
    seats: list[MatchSeatShape]


class LeagueShape(msgspec.Struct):
    """A league with its standings, computed from finished games."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    pace: PaceShape
    seats: int
    rounds: int | None
    """The planned number of rounds; none: until everybody has met everybody, computed at the start."""
    round: int
    days: int
    due: float | None
    private: bool
    state: Literal["open", "running", "finished"]
    member: bool
    host: bool
    link: str | None
    """Sent only to the people of the league."""
    standing: list[StandingShape]
    games: list[MatchShape]


class NewLeague(In):
    name: Title
    game: Annotated[str, msgspec.Meta(max_length=40)]
    pace: PaceShape
    seats: Literal[3, 4] = 4
    rounds: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    days: Annotated[int, msgspec.Meta(ge=1, le=90)] = 7
    options: Annotated[dict[NoText, NoText | bool | list[NoText]], msgspec.Meta(max_length=40)] = (
        msgspec.field(default_factory=dict)
    )
    private: bool = False


@get("/api/leagues", responses=PROBLEMS)
async def listed(request: AnyRequest) -> list[LeagueLineShape]:
    """The reader's leagues."""
    found = await leagues.mine(services_of(request), must_be(request).id)
    return [LeagueLineShape(row.id, row.name, row.game, row.state) for row in found]


@post("/api/leagues", status_code=201, responses=PROBLEMS)
async def make(request: AnyRequest, data: JSONBody[NewLeague]) -> LeagueShape:
    """Open a league."""
    services, person = services_of(request), must_be(request)
    services.rates.take("tables", person.id)
    pace = paces.load_pace(msgspec.to_builtins(data.pace))
    ident = await leagues.make(
        services,
        person.id,
        data.name.strip(),
        data.game,
        dict(data.options),
        pace,
        data.seats,
        data.rounds,
        data.days,
        data.private,
    )
    return await _league(request, ident)


@get("/api/leagues/{league:str}", responses=PROBLEMS)
async def one(
    request: AnyRequest, league: LeagueId, key: Annotated[str | None, QueryParameter(max_length=40)] = None
) -> LeagueShape:
    """A league. Private ones are for their people and for requests with the link's key."""
    return await _league(request, league, key)


async def _league(request: AnyRequest, ident: str, key: str | None = None) -> LeagueShape:
    services, reader = services_of(request), who(request)
    services.rates.take("profile", reader or "-")
    row, people = await leagues.read(services, ident, reader, key)
    found, sitting, ended = await leagues.games(services, ident)
    belongs = any(person.id == reader for person in people)
    known = {person.id: person for person in people}
    places = {game.table: game.places for game in ended}
    rounds = row.rounds if row.plan is None else len(json.loads(row.plan))
    return LeagueShape(
        id=row.id,
        name=row.name,
        game=row.game,
        options=json.loads(row.options),
        pace=msgspec.convert(json.loads(row.pace), PaceShape),
        seats=row.seats,
        rounds=rounds,
        round=row.round,
        days=row.days,
        due=row.due,
        private=row.private,
        state=row.state,
        member=belongs,
        host=row.host == reader,
        link=f"/league/{row.id}/{row.key}" if belongs and row.state == OPEN else f"/league/{row.id}",
        standing=[
            StandingShape(
                known[one.person].name,
                profiles.address(one.person, known[one.person].name, known[one.person].login),
                one.place,
                round(one.points, 2),
                one.games,
                one.wins,
            )
            for one in standings(known, ended)
            if one.person in known
        ],
        games=[
            MatchShape(
                match.round,
                match.id,
                match.state,
                [_seat(seat, places.get(match.id, {})) for seat in sitting.get(match.id, [])],
            )
            for match in found
        ],
    )


def _seat(row: Row[Any], places: Any) -> MatchSeatShape:
    place = places.get(row.person)
    gone = row.person is None or row.gone is not None
    return MatchSeatShape(
        row.name,
        None if gone else profiles.address(row.person, row.name, row.login),
        None if place is None else place[0],
    )


@post("/api/leagues/{league:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: AnyRequest, league: LeagueId, data: JSONBody[Keyed]) -> LeagueShape:
    """Join with the link, before the league begins."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await leagues.join(services, league, person.id, data.key)
    return await _league(request, league)


@post("/api/leagues/{league:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: AnyRequest, league: LeagueId) -> list[LeagueLineShape]:
    """Leave before the league begins; returns the remaining leagues. If the host leaves, the league is deleted."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await leagues.leave(services, league, person.id, person.id)
    return await listed.fn(request)  # type: ignore[no-any-return]


@delete("/api/leagues/{league:str}/people/{player:str}", status_code=200, responses=PROBLEMS)
async def remove(request: AnyRequest, league: LeagueId, player: Who) -> LeagueShape:
    """Remove a person (host only), before the league begins."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    other = await profiles.find(services, player)
    if other.id != person.id:
        await leagues.leave(services, league, person.id, other.id)
    return await _league(request, league)


@post("/api/leagues/{league:str}/start", status_code=200, responses=PROBLEMS)
async def start(request: AnyRequest, league: LeagueId) -> LeagueShape:
    """Start the first round and close the league for new people."""
    services, person = services_of(request), must_be(request)
    services.rates.take("company", person.id)
    await leagues.start(services, league, person.id)
    return await _league(request, league)


HANDLERS = [listed, make, one, join, leave, remove, start]
