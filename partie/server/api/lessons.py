"""First games that teach: begin or resume one, and leave its script."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import PathParameter

from ..tables import opening
from ..visitors.identity import must_be
from .shapes import PROBLEMS, AnyRequest, TableId, services_of
from .tables import TableShape, shape


class LessonShape(msgspec.Struct):
    """The pupil's progress: the sentence of the step, the move to make, and the number of steps."""

    step: int
    steps: int
    over: bool
    intro: str | None
    """The introduction, shown before the first move."""
    differs: str | None
    """The comment on an alternative that is as good as the scripted move."""
    say: str | None
    """None: bots are to move, or the script is over."""
    move: list[int] | None
    text: str | None


@post("/api/games/{game:str}/lesson", status_code=200, responses=PROBLEMS)
async def learn(
    request: AnyRequest, game: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> TableShape:
    """Resume the first game of a title, or begin it."""
    services = services_of(request)
    person = must_be(request)
    services.rates.take("tables", person.id)
    return shape(await opening.learn(services, person, game), person.id)


@post("/api/tables/{table_id:str}/play-on", status_code=200, responses=PROBLEMS)
async def play_on(request: AnyRequest, table_id: TableId) -> TableShape:
    """Leave the script of a lesson and continue against its bots."""
    person = must_be(request)
    return shape(await opening.play_on(services_of(request), table_id, person), person.id)


HANDLERS = [learn, play_on]
