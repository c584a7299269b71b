"""Looking back at a finished game: its review, and another try from one of its moments."""

from typing import Annotated, Literal

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody

from partie.table.review import in_words

from ..bots.reviews import Kept
from ..tables import again
from ..visitors.identity import must_be
from .schema import Move
from .shapes import PROBLEMS, AnyRequest, In, Lang, SeatNumber, TableId, services_of
from .tables import TableShape, shape


class ChancesShape(msgspec.Struct):
    """Each seat's chance to win after `at` moves; in solo games the expected final points."""

    at: int
    seats: list[float]


class JudgedMove(msgspec.Struct):
    move: Move
    text: str
    say: str
    reasons: list[str]


class LossShape(msgspec.Struct):
    """A costly decision: the move played, the better move, and the difference."""

    at: int
    seat: int
    cost: float
    """In chances to win (0 to 1); in points of a solo game."""
    played: JudgedMove
    better: JudgedMove


class ReviewShape(msgspec.Struct):
    """The review of a game, as far as it is done. `rounds`: the number of each round and of the moves before it."""

    state: Literal["none", "running", "stopped", "done"]
    done: float
    chances: list[ChancesShape]
    losses: list[LossShape]
    rounds: list[tuple[int, int]]


class AgainIn(In):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: SeatNumber


async def _answer(request: AnyRequest, table_id: str, kept: Kept, lang: str | None) -> ReviewShape:
    services = services_of(request)
    table = await services.tables.read(table_id)
    with services.rates.working(request):
        return msgspec.convert(in_words(table, kept.state, kept.known, lang or "en"), ReviewShape)


@get("/api/tables/{table_id:str}/review", responses=PROBLEMS)
async def review(request: AnyRequest, table_id: TableId, lang: Lang = None) -> ReviewShape:
    """The review of a game, as far as it is done."""
    services = services_of(request)
    kept = await services.reviews.of(await services.tables.read(table_id))
    return await _answer(request, table_id, kept, lang)


@post("/api/tables/{table_id:str}/review", status_code=200, responses=PROBLEMS)
async def begin(request: AnyRequest, table_id: TableId, lang: Lang = None) -> ReviewShape:
    """Start the review of a finished game, in the background."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("review", person.id)
    kept = await services.reviews.begin(await services.tables.read(table_id), person.id)
    return await _answer(request, table_id, kept, lang)


@delete("/api/tables/{table_id:str}/review", status_code=200, responses=PROBLEMS)
async def cancel(request: AnyRequest, table_id: TableId, lang: Lang = None) -> ReviewShape:
    """Stop the review; partial results stay stored."""
    must_be(request)
    services = services_of(request)
    kept = await services.reviews.cancel(await services.tables.read(table_id))
    return await _answer(request, table_id, kept, lang)


@post("/api/tables/{table_id:str}/again", status_code=201, responses=PROBLEMS)
async def try_again(request: AnyRequest, table_id: TableId, data: JSONBody[AgainIn]) -> TableShape:
    """A new private table from a moment of a finished game: the reader plays one seat, bots the others."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("tables", person.id)
    table = await services.tables.read(table_id)
    return shape(await again.open_again(services, person, table, data.at, data.seat), person.id)


HANDLERS = [review, begin, cancel, try_again]
