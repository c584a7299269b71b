"""Players: public profiles, past games, ratings; rematches and series."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Row

from partie.table.series import standings

from ..company import profiles, ratings
from ..tables import rematch
from ..visitors.identity import must_be, who
from .shapes import PROBLEMS, AnyRequest, In, TableId, services_of
from .tables import TableShape, shape

Who = Annotated[str, PathParameter(min_length=1, max_length=40)]
"""A name protected by a password, or `@` and an id."""


class RatingShape(msgspec.Struct):
    """An OpenSkill rating (25 at the start), with its 95 % interval."""

    game: str
    skill: float
    low: float
    high: float
    games: int


class TitleShape(msgspec.Struct):
    """Games of one title."""

    game: str
    games: int
    wins: int
    places: dict[str, int]
    """Place -> how often; 0: resigned."""
    average: float | None
    best: int | None


class OpponentShape(msgspec.Struct):
    """An opponent, with how often the player finished ahead of them and behind."""

    name: str
    address: str
    games: int
    ahead: int
    behind: int


class BotGamesShape(msgspec.Struct):
    """Results against bots of one strength."""

    game: str
    bot: str
    games: int
    wins: int


class PlayerShape(msgspec.Struct):
    """A public profile; its figures count only games that the reader may see."""

    id: str
    name: str
    address: str
    since: float
    program: bool
    """It plays by a token: it is never rated."""
    mine: bool
    rated: bool
    ratings: list[RatingShape]
    titles: list[TitleShape]
    against: list[OpponentShape]
    bots: list[BotGamesShape]


class SeatResultShape(msgspec.Struct):
    """One seat of a finished game."""

    name: str | None
    """None: a bot had the seat from the start."""
    address: str | None
    """None: a bot, or a person whose account is deleted."""
    bot: str | None
    place: int
    score: int | None


class PastGameShape(msgspec.Struct):
    """A finished game of a player."""

    table: str
    game: str
    at: float
    place: int
    won: bool
    score: int | None
    gain: float | None
    private: bool
    agreed: bool
    seats: list[SeatResultShape]


class StandingShape(msgspec.Struct):
    """A person's standing in a series or a league."""

    name: str
    address: str
    place: int
    points: float
    games: int
    wins: int


class SeriesShape(msgspec.Struct):
    """Consecutive games between the same people."""

    games: list[str]
    standing: list[StandingShape]


class Rated(In):
    rated: bool


class Once(In):
    """`yes: false` declines, or withdraws."""

    yes: bool = True


@get("/api/players/{player:str}", responses=PROBLEMS)
async def profile(request: AnyRequest, player: Who) -> PlayerShape:
    """The public profile of a person."""
    services = services_of(request)
    services.rates.take("profile", who(request) or "-")
    person, reader = await profiles.find(services, player), who(request)
    known = profiles.seen_by(person.id, reader)
    async with services.database.read() as connection:
        by_place = await profiles.places(connection, known)
        wins = await profiles.wins(connection, known)
        opponents = await profiles.against(connection, person.id, known)
        bots = await profiles.bots(connection, known)
        rated = await profiles.rated(connection, person.id)
    return PlayerShape(
        id=person.id,
        name=person.name,
        address=profiles.address(person.id, person.name, person.login),
        since=person.created,
        program=person.program,
        mine=person.id == reader,
        rated=not person.unrated,
        ratings=[_rating(row) for row in rated],
        titles=_titles(by_place, wins),
        against=[
            OpponentShape(
                row.name,
                profiles.address(row.person, row.name, row.login),
                row.games,
                row.ahead,
                row.behind,
            )
            for row in opponents
        ],
        bots=[BotGamesShape(row.game, row.bot, row.games, row.wins) for row in bots],
    )


def _rating(row: Row[Any]) -> RatingShape:
    reach = ratings.REACH * row.spread
    low, high = round(row.skill - reach, 2), round(row.skill + reach, 2)
    return RatingShape(row.game, round(row.skill, 2), low, high, row.games)


def _titles(rows: profiles.Rows, wins: dict[str, int]) -> list[TitleShape]:
    by_game: dict[str, profiles.Rows] = {}
    for row in rows:
        by_game.setdefault(row.game, []).append(row)
    found = []
    for game, mine in by_game.items():
        scored = sum(row.scored for row in mine)
        total = sum(int(row.score or 0) for row in mine)
        best = [row.best for row in mine if row.best is not None]
        found.append(
            TitleShape(
                game=game,
                games=sum(row.games for row in mine),
                wins=wins.get(game, 0),
                places={str(row.place): row.games for row in mine},
                average=round(total / scored, 1) if scored else None,
                best=max(best) if best else None,
            )
        )
    return found


@get("/api/players/{player:str}/games", responses=PROBLEMS)
async def games(
    request: AnyRequest,
    player: Who,
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    against: Annotated[str | None, QueryParameter(max_length=40)] = None,
    how: Annotated[Literal["won", "lost", "people", "bots"] | None, QueryParameter()] = None,
    before: Annotated[float | None, QueryParameter(ge=0)] = None,
) -> list[PastGameShape]:
    """The games of a person that the reader may see, newest first; filtered by title, opponent, result, or bots
    only."""
    services = services_of(request)
    services.rates.take("profile", who(request) or "-")
    person = await profiles.find(services, player)
    opponent = None if against is None else (await profiles.find(services, against)).id
    known = profiles.seen_by(person.id, who(request))
    async with services.database.read() as connection:
        rows, sitting = await profiles.history(connection, known, game, opponent, how, before)
    return [_past(row, sitting.get(row.table_id, []), person.unrated) for row in rows]


def _past(row: Row[Any], sitting: profiles.Rows, unrated: bool) -> PastGameShape:
    return PastGameShape(
        table=row.table_id,
        game=row.game,
        at=row.at,
        place=row.place,
        won=row.won,
        score=row.score,
        gain=None if unrated or row.gain is None else round(row.gain, 2),
        private=row.private,
        agreed=row.agreed,
        seats=[
            SeatResultShape(
                seat.name,
                None
                if seat.person is None or seat.gone is not None
                else profiles.address(seat.person, seat.name, seat.login),
                seat.bot,
                seat.place,
                seat.score,
            )
            for seat in sitting
        ],
    )


@put("/api/players/rated", status_code=200, responses=PROBLEMS)
async def choose(request: AnyRequest, data: JSONBody[Rated]) -> Rated:
    """Turn ratings on or off; turning them off deletes the ratings so far."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("propose", person.id)
    await ratings.choose(services, person.id, data.rated)
    return data


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def once_more(request: AnyRequest, table_id: TableId, data: JSONBody[Once]) -> TableShape:
    """Ask for a rematch, agree, decline or withdraw. It begins (`next`) when everybody who played has agreed."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("propose", person.id)
    act = rematch.ask if data.yes else rematch.decline
    return shape(await act(services, table_id, person), person.id)


@get("/api/tables/{table_id:str}/series", responses=PROBLEMS)
async def series(request: AnyRequest, table_id: TableId) -> SeriesShape:
    """The series that a game belongs to: its tables in order, and the standings."""
    services = services_of(request)
    found = await rematch.series(services, await services.tables.read(table_id))
    standing = standings([], found)
    async with services.database.read() as connection:
        known = await profiles.named(connection, [one.person for one in standing])
    return SeriesShape(
        [one.table for one in found],
        [
            StandingShape(
                known[one.person].name,
                profiles.address(one.person, known[one.person].name, known[one.person].login),
                one.place,
                round(one.points, 2),
                one.games,
                one.wins,
            )
            for one in standing
            if one.person in known
        ],
    )


HANDLERS = [profile, games, choose, once_more, series]
