"""Games that come from elsewhere and go elsewhere, as whole records."""

from typing import Annotated, Final

import msgspec
from litestar import post
from litestar.params import JSONBody

from partie.table import laying as records

from ..tables import laying
from ..visitors.identity import must_be
from .shapes import PROBLEMS, AnyRequest, In, SeatNumber, TableId, services_of
from .tables import TableShape, shape

BODY: Final = 4 * records.LONGEST
"""Bytes of a request with a record; letters that JSON escapes take more than one."""


class LayIn(In):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=records.LONGEST)]
    seat: SeatNumber | None = None


class WholeRecord(msgspec.Struct):
    record: str


@post("/api/tables/record", status_code=201, responses=PROBLEMS, request_max_body_size=BODY)
async def lay(request: AnyRequest, data: JSONBody[LayIn]) -> TableShape:
    """Lay the game of a record on a new table, where it goes on: a practice game, for who has the record knows all."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("lay", person.id)
    return shape(await laying.lay(services, person, data.record, data.seat), person.id)


@post("/api/tables/{table_id:str}/record/whole", status_code=200, responses=PROBLEMS)
async def take(request: AnyRequest, table_id: TableId) -> WholeRecord:
    """The whole record of a running game, for the only person at its table; the game is practice from then on."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("lay", person.id)
    return WholeRecord(await laying.take(services, table_id, person))


HANDLERS = [lay, take]
