"""Play: the position as the reader's seat knows it, try, commit, why, hints, standing orders, the record."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post, put
from litestar.params import JSONBody

from partie import bots
from partie.kernel.partie import Partie
from partie.kernel.state import deciders
from partie.text import Words

from .. import moves, words
from ..errors import Problem
from ..identity import must_be, who
from ..table import FINISHED, Table
from .shapes import PROBLEMS, AnyRequest, Buffer, Given, In, Lang, Number, TableId, Text, house_of


class Position(msgspec.Struct):
    table: str
    seq: int
    at: int
    moves: int
    view: dict[str, Any]
    decision: dict[str, Any] | None
    deciding: list[int]
    events: list[dict[str, Any]]
    since: int
    result: dict[str, Any] | None
    order: str | None


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
    request: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class CommitOut(msgspec.Struct):
    seq: int


class WhyIn(In):
    move: Given
    decision: Text | None = None
    moves: Buffer = msgspec.field(default_factory=list)


class WhyOut(msgspec.Struct):
    rule: str | None
    say: str | None


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


@get("/api/tables/{table_id:str}/play", responses=PROBLEMS)
async def play(
    request: AnyRequest, table_id: TableId, at: Number = None, since: Number = None, lang: Lang = None
) -> Position:
    """The position, now or after a number of moves, and what happened."""
    table = await house_of(request).shelf.look(table_id)
    seat = table.seat_of(who(request))
    partie = moves.game_of(table)
    past = at is not None and at < len(partie.moves)
    key = (seat, lang, at if past else None)
    known = table.seen.get(key)
    if known is None:
        known = table.seen[key] = _position(
            table, _moment(partie, at) if past and at is not None else partie, seat, lang, past
        )
    shown, view, decision, result = known
    first = min(since or 0, len(shown.state.events or ()))
    return Position(
        table=table.id,
        seq=table.seq,
        at=len(shown.moves),
        moves=len(partie.moves),
        view=view,
        decision=decision,
        deciding=deciders(shown.state),
        events=words.events(shown, seat, lang, table.names, first),
        since=first,
        result=result,
        order=table.orders.get(seat) if seat is not None else None,
    )


def _moment(partie: Partie, at: int) -> Partie:
    """The game as it was; what lies before a change of the rules cannot always be shown."""
    try:
        return partie.at(at)
    except Exception:
        raise Problem(409, "moment-gone") from None


def _position(table: Table, shown: Partie, seat: int | None, lang: str | None, past: bool) -> tuple[Any, ...]:
    decision = None
    if seat is not None and not past and seat in deciders(shown.state):
        decision = words.decision(shown, shown.decision(seat), lang, table.names)
    result = shown.result
    return shown, shown.view(seat), decision, None if result is None else result.data()


@post("/api/tables/{table_id:str}/try", status_code=200, responses=PROBLEMS)
async def try_moves(
    request: AnyRequest, table_id: TableId, data: JSONBody[TryIn], lang: Lang = None
) -> TryOut:
    """Where a buffer of moves leads; nothing is stored."""
    table = await house_of(request).shelf.look(table_id)
    seat = moves.seated(table, who(request))
    trial = moves.asked(table, seat, data.decision).preview(seat, data.moves)
    partie = trial.partie
    decision = None
    if seat in deciders(partie.state):
        decision = words.decision(partie, partie.decision(seat), lang, table.names)
    return TryOut(partie.view(seat), decision, trial.played, trial.stopped)


@post("/api/tables/{table_id:str}/commit", status_code=200, responses=PROBLEMS)
async def commit(request: AnyRequest, table_id: TableId, data: JSONBody[CommitIn]) -> CommitOut:
    """Play a buffer of moves, all of it or nothing."""
    person = must_be(request)
    seq = await moves.commit(house_of(request), table_id, person.id, data.decision, data.moves, data.request)
    return CommitOut(seq)


@post("/api/tables/{table_id:str}/why", status_code=200, responses=PROBLEMS)
async def why(request: AnyRequest, table_id: TableId, data: JSONBody[WhyIn], lang: Lang = None) -> WhyOut:
    """Which rule forbids a move, if any."""
    table = await house_of(request).shelf.look(table_id)
    seat = moves.seated(table, who(request))
    rule = moves.why_not(table, seat, data.decision, data.moves, data.move)
    return WhyOut(rule, None if rule is None else Words(lang or "en", table.game).why(rule))


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
    trial = moves.asked(table, seat, data.decision).preview(seat, data.moves)
    return await _hint(request, table, trial.partie, seat, lang or "en")


async def _hint(request: AnyRequest, table: Table, partie: Partie, seat: int, lang: str) -> HintOut:
    house = house_of(request)
    if seat not in deciders(partie.state):
        raise Problem(409, "game-over" if partie.over else "not-your-turn")
    house.rates.take("think", must_be(request).id)
    try:
        thought = await house.players.thinkers.ask(partie, seat, bots.usual(partie.game), hint=True)
    except TimeoutError:
        raise Problem(409, "no-hint") from None

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
    seat = table.seat_of(who(request))
    viewer = None if table.state == FINISHED else -1 if seat is None else seat
    try:
        text = partie.record(viewer)
    except Exception:  # moves from before a change of the rules
        raise Problem(409, "moment-gone") from None
    name = f'attachment; filename="{table.game}-{table.id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


HANDLERS = [play, try_moves, commit, why, hint, hint_after, order, record]
