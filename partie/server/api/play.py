"""Play: the position as the reader's seat knows it, try, commit, why, hints, standing orders, the record."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response.base import ASGIResponse

from partie import bots
from partie.kernel.partie import Partie
from partie.kernel.state import deciders
from partie.text import Words

from ..bots.thinking import ThinkerFailed
from ..errors import Problem
from ..tables import moves, words
from ..tables.table import FINISHED, Table
from ..visitors.identity import must_be, who
from .packing import PACKED, packed
from .position import Position, position
from .shapes import PROBLEMS, AnyRequest, Buffer, Given, In, Lang, Number, TableId, Text, house_of


class TryIn(In):
    decision: Text
    moves: Buffer


class TryOut(msgspec.Struct):
    view: dict[str, Any]
    decision: dict[str, Any] | None
    played: int
    stopped: bool


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
    event: list[int | str]
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
    request: AnyRequest, table_id: TableId, at: Number = None, since: Number = None, lang: Lang = None
) -> ASGIResponse:
    """The position, now or after a number of moves, what happened, and the table."""
    return packed(request.scope, await position(request, table_id, at, since or 0, lang))


@post("/api/tables/{table_id:str}/try", status_code=200, responses=PROBLEMS)
async def try_moves(
    request: AnyRequest, table_id: TableId, data: JSONBody[TryIn], lang: Lang = None
) -> TryOut:
    """Where a buffer of moves leads; nothing is stored."""
    house = house_of(request)
    table = await house.shelf.look(table_id)
    seat = moves.seated(table, who(request))
    with house.rates.working(request):
        trial = moves.asked(table, seat, data.decision).preview(seat, data.moves)
        partie = trial.partie
        decision = None
        if seat in deciders(partie.state):
            decision = words.decision(partie, partie.decision(seat), lang, table.names)
        return TryOut(partie.drawing(seat), decision, trial.played, trial.stopped)


@post(
    "/api/tables/{table_id:str}/commit",
    status_code=200,
    responses={200: ResponseSpec(CommitOut, description="", generate_examples=False), **PROBLEMS},
    opt={PACKED: True},
)
async def commit(request: AnyRequest, table_id: TableId, data: JSONBody[CommitIn]) -> ASGIResponse:
    """Play a buffer of moves, all of it or nothing."""
    person = must_be(request)
    seq = await moves.commit(house_of(request), table_id, person.id, data.decision, data.moves, data.request)
    return packed(request.scope, CommitOut(seq))


@post("/api/tables/{table_id:str}/why", status_code=200, responses=PROBLEMS)
async def why(request: AnyRequest, table_id: TableId, data: JSONBody[WhyIn], lang: Lang = None) -> WhyOut:
    """Which rule forbids a move, if any."""
    table = await house_of(request).shelf.look(table_id)
    seat = moves.seated(table, who(request))
    with house_of(request).rates.working(request):
        rule = moves.why_not(table, seat, data.decision, data.moves, data.move)
    return WhyOut(rule, None if rule is None else Words(lang or "en", table.game).why(rule))


@post("/api/tables/{table_id:str}/outlook", status_code=200, responses=PROBLEMS)
async def outlook(
    request: AnyRequest, table_id: TableId, data: JSONBody[OutlookIn], lang: Lang = None
) -> list[OutlookLine]:
    """What a legal move would do after a buffer; nothing where the buffer stops before it."""
    house = house_of(request)
    table = await house.shelf.look(table_id)
    seat = moves.seated(table, who(request))
    with house.rates.working(request):
        trial = moves.asked(table, seat, data.decision).preview(seat, data.moves)
        if trial.stopped:
            return []
        told = words.outlook(trial.partie, seat, data.move, lang or "en")
        return [OutlookLine(event, say) for event, say in told]


@get("/api/tables/{table_id:str}/hint", responses=PROBLEMS)
async def hint(request: AnyRequest, table_id: TableId, lang: Lang = None) -> HintOut:
    """What a bot would do now, and why."""
    table = await house_of(request).shelf.look(table_id)
    seat = moves.seated(table, who(request))
    partie = moves.game_of(table)
    return await _hint(request, table, partie, seat, lang or "en")


@post("/api/tables/{table_id:str}/hint", status_code=200, responses=PROBLEMS)
async def hint_after(
    request: AnyRequest, table_id: TableId, data: JSONBody[TryIn], lang: Lang = None
) -> HintOut:
    """What a bot would do after a buffer."""
    table = await house_of(request).shelf.look(table_id)
    seat = moves.seated(table, who(request))
    with house_of(request).rates.working(request):
        trial = moves.asked(table, seat, data.decision).preview(seat, data.moves)
    return await _hint(request, table, trial.partie, seat, lang or "en")


async def _hint(request: AnyRequest, table: Table, partie: Partie, seat: int, lang: str) -> HintOut:
    house = house_of(request)
    if seat not in deciders(partie.state):
        raise Problem(409, "game-over" if partie.over else "not-your-turn")
    person = must_be(request).id
    key = (table.id, table.seq, seat, tuple(partie.moves[len(moves.game_of(table).moves) :]))
    thought = house.hints.get(key)
    if thought is None:
        house.rates.take("think", person)
        try:
            async with asyncio.timeout(2 * house.settings.bot_limit):
                bot = bots.usual(partie.game)
                thought = await house.players.thinkers.ask(partie, seat, bot, person, hint=True)
        except (TimeoutError, ThinkerFailed):
            raise Problem(409, "no-hint") from None
        house.hints.put(key, thought)

    def told(key: str, args: dict[str, object]) -> str:
        return words.remark(partie, seat, key, args, lang, table.names)

    def said(move: list[int]) -> dict[str, Any]:
        return words.move(partie, seat, move, lang, table.names)

    others = [HintMove(**said(other), lacks=told(key, args)) for other, key, args in thought["others"]]
    reasons = [told(key, args) for key, args in thought["reasons"]]
    return HintOut(**said(thought["move"]), reasons=reasons, others=others)


@put("/api/tables/{table_id:str}/order", responses=PROBLEMS)
async def order(request: AnyRequest, table_id: TableId, data: JSONBody[OrderIn]) -> OrderOut:
    """Leave or withdraw a standing order."""
    person = must_be(request)
    table = await moves.set_order(house_of(request), table_id, person.id, data.order)
    seat = table.seat_of(person.id)
    return OrderOut(table.seq, None if seat is None else table.orders.get(seat))


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=PROBLEMS)
async def record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """The record as text: whole when the game is over, else what the reader may know."""
    table = await house_of(request).shelf.look(table_id)
    partie = moves.game_of(table)
    seat = table.own_seat(who(request))
    viewer = None if table.state == FINISHED else -1 if seat is None else seat
    try:
        with house_of(request).rates.working(request):
            text = partie.record(viewer)
    except Problem:
        raise
    except Exception:  # moves from before a change of the rules
        raise Problem(409, "moment-gone") from None
    name = f'attachment; filename="{table.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


HANDLERS = [play, try_moves, commit, why, outlook, hint, hint_after, order, record]
