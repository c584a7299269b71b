"""Plans (what if?): tentative moves of all seats on a private board; nothing is stored."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from partie.table import planning

from ..visitors.identity import must_be
from .schema import Decision, LogEvent, Result, View
from .shapes import PROBLEMS, AnyRequest, In, Lang, TableId, services_of

Number = Annotated[int, msgspec.Meta(ge=-(2**40), le=2**40)]
PlannedMove = Annotated[list[Number], msgspec.Meta(min_length=2, max_length=17)]


class PlanIn(In):
    """The position after `at` moves, the client's seed for hidden things, and moves as `[seat, verb, ...]`. `reply`:
    bots move for the others until the reader's seat is asked."""

    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    dice: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    moves: Annotated[list[PlannedMove], msgspec.Meta(max_length=planning.MOST_MOVES)] = msgspec.field(
        default_factory=list
    )
    reply: bool = False


class Planned(msgspec.Struct):
    """A guessed world after the moves of a plan, as seen by the seat that is asked there."""

    at: int
    seat: int
    view: View
    decision: Decision | None
    deciding: list[int]
    events: list[LogEvent]
    result: Result | None
    moves: list[list[int]]


@post("/api/tables/{table_id:str}/plan", status_code=200, responses=PROBLEMS)
async def plan(request: AnyRequest, table_id: TableId, data: JSONBody[PlanIn], lang: Lang = None) -> Planned:
    """The position after the moves of a plan."""
    services = services_of(request)
    table = await services.tables.read(table_id)
    seat = planning.check_may_plan(table, table.own_seat(must_be(request).id))
    with services.rates.working(request):
        found = planning.plan(services.plans, table, seat, data.at, data.dice, data.moves, data.reply, lang)
    return Planned(**found)


HANDLERS = [plan]
