"""Import and export of games as complete records."""

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
"""The largest request with a record in bytes; characters that JSON escapes take several."""


class LayIn(In):
    record: Annotated[str, msgspec.Meta(min_length=1, max_length=records.LONGEST)]
    seat: SeatNumber | None = None


class WholeRecord(msgspec.Struct):
    record: str


@post("/api/tables/record", status_code=201, responses=PROBLEMS, request_max_body_size=BODY)
async def lay(request: AnyRequest, data: JSONBody[LayIn]) -> TableShape:
    """Import a record as a new table, where the game continues. It is practice: the record reveals everything
    hidden."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("lay", person.id)
    return shape(await laying.lay(services, person, data.record, data.seat), person.id)


@post("/api/tables/{table_id:str}/record/whole", status_code=200, responses=PROBLEMS)
async def take(request: AnyRequest, table_id: TableId) -> WholeRecord:
    """Export the complete record of a running game, for the only person at its table. The game becomes practice."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("lay", person.id)
    return WholeRecord(await laying.take(services, table_id, person))


HANDLERS = [lay, take]
