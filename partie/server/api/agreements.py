"""Ways to deal with absent players: nudge, let a bot play, end by agreement, resign; clearing seats before the
start."""

from typing import Annotated, Literal

from litestar import post
from litestar.params import JSONBody, PathParameter

from ..tables import agreements, seating
from ..visitors.identity import must_be
from .shapes import PROBLEMS, AnyRequest, In, SeatNumber, TableId, services_of
from .tables import HandOver, TableShape, shape

SeatPath = Annotated[int, PathParameter(ge=0, le=99)]
NOBODY = -1


class Propose(In):
    """To end the game, to stop the clocks, to let a bot play for a seat, or to take the last turn of a seat back;
    `yes: false` declines, withdraws, or ends a pause."""

    what: Literal["end", "bot", "pause", "takeback"]
    seat: SeatNumber | None = None
    yes: bool = True


@post("/api/tables/{table_id:str}/seats/{seat:int}/nudge", status_code=200, responses=PROBLEMS)
async def nudge(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableShape:
    """Remind a player whose decision is due."""
    person = must_be(request)
    services_of(request).rates.take("propose", person.id)
    return shape(await agreements.nudge(services_of(request), table_id, person, seat), person.id)


@post("/api/tables/{table_id:str}/proposals", status_code=200, responses=PROBLEMS)
async def propose(request: AnyRequest, table_id: TableId, data: JSONBody[Propose]) -> TableShape:
    """Propose, agree, decline or withdraw."""
    person = must_be(request)
    services = services_of(request)
    services.rates.take("propose", person.id)
    act = agreements.propose if data.yes else agreements.decline
    about = data.seat if data.what in ("bot", "takeback") else None
    number = NOBODY if about is None else about
    return shape(await act(services, table_id, person, data.what, number), person.id)


@post("/api/tables/{table_id:str}/resign", status_code=200, responses=PROBLEMS)
async def resign(request: AnyRequest, table_id: TableId, data: JSONBody[HandOver]) -> TableShape:
    """Give one's seat up for good; a bot plays on."""
    person = must_be(request)
    return shape(await agreements.resign(services_of(request), table_id, person, data.bot), person.id)


@post("/api/tables/{table_id:str}/seats/{seat:int}/clear", status_code=200, responses=PROBLEMS)
async def clear(request: AnyRequest, table_id: TableId, seat: SeatPath) -> TableShape:
    """Before the start: make a seat open again."""
    person = must_be(request)
    return shape(await seating.clear(services_of(request), table_id, person, seat), person.id)


HANDLERS = [nudge, propose, resign, clear]
