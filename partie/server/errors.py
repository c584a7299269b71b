"""Error responses: a key, arguments and a sentence (docs/api.md)."""

import logging
import traceback
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from partie.kernel.errors import PartieError
from partie.table.refusals import Problem, problem_data, problem_of
from partie.text import LANGUAGES

__all__ = ["Problem"]

log = logging.getLogger("partie.server")

KEYS = {
    400: "bad-request",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
}


UNREADABLE = (RecursionError, UnicodeDecodeError)
"""Exceptions of reading a request: JSON nested too deeply, bytes that are no text."""


class ProblemShape(msgspec.Struct):
    """The body of an error response."""

    status: int
    key: str
    args: dict[str, Any]
    say: str


def tell_damage(table: str, error: Exception) -> None:
    """Log that a table cannot be read, and why, without its content."""
    log.error("table unreadable", extra={"data": {"table": table, "error": type(error).__name__}})


AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest, fallback: str = "en") -> str:
    """The language of `?lang=`, or the fallback if it is unknown."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else fallback


def _answer(
    request: AnyRequest, status: int, key: str, args: Mapping[str, object], retry: int = 0
) -> Response[Any]:
    shape = ProblemShape(**problem_data(status, key, args, language(request)))
    headers = {"Retry-After": str(retry)} if retry else {}
    return Response(shape, status_code=status, media_type=MediaType.JSON, headers=headers)


def on_problem(request: AnyRequest, problem: Problem) -> Response[Any]:
    """Handle refusals by the server."""
    return _answer(request, problem.status, problem.key, problem.detail, problem.retry)


def on_partie_error(request: AnyRequest, error: PartieError) -> Response[Any]:
    """Handle refusals by the engine."""
    return on_problem(request, problem_of(error))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Handle errors raised by the framework before a handler runs."""
    status = error.status_code
    if status >= 500:
        return on_failure(request, error)
    args: dict[str, object] = {}
    if status == 400:
        args["detail"] = _detail(error)
    answer = _answer(
        request, 400 if status == 415 else status, KEYS.get(status, "bad-request"), args or {"detail": ""}
    )
    if status == 405:
        answer.headers["Allow"] = _allowed(error)
    return answer


def _allowed(error: HTTPException) -> str:
    """The allowed methods of a URL, from the router or those of a file."""
    told = {name.lower(): value for name, value in (error.headers or {}).items()}
    methods = {method.strip() for method in told.get("allow", "GET").split(",")}
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def _detail(error: HTTPException) -> str:
    """Which field is invalid and why, without the value that was sent."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200]
    return ""


def on_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """Handle unexpected exceptions: log the place without values, tell the client nothing about it."""
    if isinstance(error, UNREADABLE) or isinstance(error.__cause__, UNREADABLE):
        return _answer(request, 400, "bad-request", {"detail": ""})
    places = [
        f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    log.error("failure", extra={"data": {"error": type(error).__name__, "at": places[-6:]}})
    return _answer(request, 500, "server-error", {})
