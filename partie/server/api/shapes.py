"""The types of requests and answers, from which the OpenAPI document is generated."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter, QueryParameter

from partie.text import LANGUAGES

from ..errors import Problem, ProblemShape
from ..services import Services

AnyRequest = Request[Any, Any, Any]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Ident = Annotated[str, msgspec.Meta(max_length=24, pattern="^[A-Za-z0-9_-]*$")]
"""The id of a person or a table."""
Text = Annotated[str, msgspec.Meta(max_length=64)]
Numbers = Annotated[list[Annotated[int, msgspec.Meta(ge=-(2**40), le=2**40)]], msgspec.Meta(max_length=16)]
Given = Annotated[str, msgspec.Meta(max_length=200)] | Numbers
Buffer = Annotated[list[Given], msgspec.Meta(max_length=200)]
TableId = Annotated[str, PathParameter(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
if TYPE_CHECKING:
    Language = str
else:
    Language = Annotated[Literal[LANGUAGES], msgspec.Meta(extra={"ts": "string"})]
"""An available language, by its code."""
Lang = FromQuery[Language | None]
Number = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]

_MEANINGS = {
    400: "malformed",
    401: "nobody",
    403: "not allowed",
    404: "not there",
    405: "no such method",
    409: "not (or no longer) possible here",
    413: "too large",
    422: "a move that the rules forbid",
    429: "too many requests",
}
PROBLEMS = {
    status: ResponseSpec(ProblemShape, description=said, generate_examples=False)
    for status, said in _MEANINGS.items()
}


class In(msgspec.Struct, forbid_unknown_fields=True):
    """Base of request bodies; unknown fields are refused."""


def services_of(request: AnyRequest) -> Services:
    services: Services = request.app.state.services
    return services


def check_language(lang: str) -> str:
    """Refuse languages that are not available."""
    if lang not in LANGUAGES:
        raise Problem(404, "unknown-language", language=lang[:20], choices=", ".join(LANGUAGES))
    return lang
