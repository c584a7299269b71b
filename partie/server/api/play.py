"""Play: the position as the reader's seat knows it, try, commit, why, hints, standing orders, the record."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response.base import ASGIResponse

from partie import bots
from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders
from partie.table import advice, answers, turns
from partie.table.table import FINISHED, Table

from ..bots import clocks
from ..bots.thinking import ThinkerFailed
from ..errors import Problem
from ..tables import moves
from ..visitors.identity import must_be, who
from .lessons import LessonShape
from .packing import PACKED, packed
from .position import Position, position
from .schema import Decision, Event, View
from .shapes import PROBLEMS, AnyRequest, Buffer, Given, In, Lang, Number, TableId, Text, services_of
from .tables import TableShape, shape


class TryIn(In):
    decision: Text
    moves: Buffer


class TryOut(msgspec.Struct):
    view: View
    decision: Decision | None
    played: int
    stopped: bool
    lesson: str | None
    """A lesson's comment on a move that it rejects."""
    step: LessonShape | None
    """The pupil's progress after these moves; None if the lesson rejects one of them."""


class CommitIn(In):
    decision: Text
    moves: Annotated[Buffer, msgspec.Meta(min_length=1)]
    request: Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]


class CommitOut(msgspec.Struct):
    seq: int


class WhyIn(In):
    move: Given
    decision: Text | None = None
    moves: Buffer = msgspec.field(default_factory=list)


class WhyOut(msgspec.Struct):
    rule: str | None
    say: str | None


class OutlookIn(In):
    decision: Text
    move: Given
    moves: Buffer = msgspec.field(default_factory=list)


class OutlookLine(msgspec.Struct):
    event: Event
    say: str


class HintMove(msgspec.Struct):
    move: list[int]
    text: str
    say: str
    lacks: str


class HintOut(msgspec.Struct):
    move: list[int]
    text: str
    say: str
    reasons: list[str]
    others: list[HintMove]


class OrderIn(In):
    order: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None


class OrderOut(msgspec.Struct):
    seq: int
    order: str | None


@get(
    "/api/tables/{table_id:str}/play",
    responses={200: ResponseSpec(Position, description="", generate_examples=False), **PROBLEMS},
    opt={PACKED: True},
)
async def play(
    request: AnyRequest,
    table_id: TableId,
    at: Number = None,
    since: Number = None,
    lang: Lang = None,
    seat: Annotated[int | None, QueryParameter(ge=0, le=99)] = None,
) -> ASGIResponse:
    """The position, now or after a number of moves, with events and table; a finished game can be seen from any
    seat."""
    return packed(request.scope, await position(request, table_id, at, since or 0, lang, seat))


@post("/api/tables/{table_id:str}/try", status_code=200, responses=PROBLEMS)
async def try_moves(
    request: AnyRequest, table_id: TableId, data: JSONBody[TryIn], lang: Lang = None
) -> TryOut:
    """Preview a buffer of moves; nothing is stored."""
    services = services_of(request)
    table = await services.tables.read(table_id)
    seat = turns.seated(table, who(request))
    with services.rates.working(request):
        trial = turns.tried(services.buffers, table, seat, data.decision, data.moves)
        return TryOut(**answers.tried(table, seat, trial, lang, data.moves))


@post(
    "/api/tables/{table_id:str}/commit",
    status_code=200,
    responses={200: ResponseSpec(CommitOut, description="", generate_examples=False), **PROBLEMS},
    opt={PACKED: True},
)
async def commit(request: AnyRequest, table_id: TableId, data: JSONBody[CommitIn]) -> ASGIResponse:
    """Commit a buffer of moves, all or nothing."""
    person = must_be(request)
    seq = await moves.commit(
        services_of(request), table_id, person.id, data.decision, data.moves, data.request
    )
    return packed(request.scope, CommitOut(seq))


@post("/api/tables/{table_id:str}/why", status_code=200, responses=PROBLEMS)
async def why(request: AnyRequest, table_id: TableId, data: JSONBody[WhyIn], lang: Lang = None) -> WhyOut:
    """The rule that forbids a move, if any."""
    table = await services_of(request).tables.read(table_id)
    seat = turns.seated(table, who(request))
    with services_of(request).rates.working(request):
        buffers = services_of(request).buffers
        return WhyOut(**answers.why(buffers, table, seat, data.decision, data.moves, data.move, lang))


@post("/api/tables/{table_id:str}/outlook", status_code=200, responses=PROBLEMS)
async def outlook(
    request: AnyRequest, table_id: TableId, data: JSONBody[OutlookIn], lang: Lang = None
) -> list[OutlookLine]:
    """The consequences of a legal move after a buffer; empty if the buffer stops earlier."""
    services = services_of(request)
    table = await services.tables.read(table_id)
    seat = turns.seated(table, who(request))
    with services.rates.working(request):
        trial = turns.tried(services.buffers, table, seat, data.decision, data.moves)
        return [OutlookLine(**line) for line in answers.outlook(trial, seat, data.move, lang)]


@get("/api/tables/{table_id:str}/hint", responses=PROBLEMS)
async def hint(request: AnyRequest, table_id: TableId, lang: Lang = None) -> HintOut:
    """A bot's choice for the current decision, with reasons."""
    table = await services_of(request).tables.read(table_id)
    seat = turns.seated(table, who(request))
    partie = turns.game_of(table)
    return await _hint(request, table, partie, seat, lang or "en")


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=PROBLEMS)
async def hint_after(
    request: AnyRequest, table_id: TableId, data: JSONBody[TryIn], lang: Lang = None
) -> HintOut:
    """A bot's choice after a buffer."""
    table = await services_of(request).tables.read(table_id)
    seat = turns.seated(table, who(request))
    with services_of(request).rates.working(request):
        trial = turns.tried(services_of(request).buffers, table, seat, data.decision, data.moves)
    return await _hint(request, table, trial.partie, seat, lang or "en")


async def _hint(request: AnyRequest, table: Table, partie: Partie, seat: int, lang: str) -> HintOut:
    services = services_of(request)
    if table.state == FINISHED or seat not in deciders(partie.state):
        raise Problem(409, "game-over" if table.state == FINISHED else "not-your-turn")
    person = must_be(request).id
    taught = answers.taught(partie, table, seat, lang)
    if taught is not None:
        return HintOut(**taught)
    key = (table.id, table.seq, seat, tuple(partie.moves[len(turns.game_of(table).moves) :]))
    thought = services.hints.get(key)
    if thought is None:
        services.rates.take("think", person)
        try:
            async with asyncio.timeout(2 * services.settings.bot_limit):
                bot = bots.adviser(partie.game)
                thought = await services.players.thinkers.ask(partie, seat, bot, person, hint=True)
        except (TimeoutError, ThinkerFailed):
            raise Problem(409, "no-hint") from None
        services.hints.put(key, thought)

    said = advice.in_words(partie, seat, thought, lang, table.names)
    return HintOut(**{**said, "others": [HintMove(**other) for other in said["others"]]})


@put("/api/tables/{table_id:str}/order", responses=PROBLEMS)
async def order(request: AnyRequest, table_id: TableId, data: JSONBody[OrderIn]) -> OrderOut:
    """Set or withdraw a standing order."""
    person = must_be(request)
    table = await moves.set_order(services_of(request), table_id, person.id, data.order)
    seat = table.seat_of(person.id)
    return OrderOut(table.seq, None if seat is None else table.orders.get(seat))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The record as text: complete when the game is over, else as the reader may know it."""
    table = await services_of(request).tables.read(table_id)
    with services_of(request).rates.working(request):
        text = answers.record(table, table.own_seat(who(request)))
    name = f'attachment; filename="{table.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post("/api/tables/{table_id:str}/look", status_code=200, responses=PROBLEMS)
async def look(request: AnyRequest, table_id: TableId) -> TableShape:
    """Report that the reader looks at an open page. Clocks that wait for the player's first look start."""
    services = services_of(request)
    person = must_be(request)
    table = await services.tables.read(table_id)
    return shape(await clocks.looked(services, table, turns.seated(table, person.id)), person.id)


HANDLERS = [look, play, try_moves, commit, why, outlook, hint, hint_after, order, record]
