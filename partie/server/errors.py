"""Problems: what a client did wrong, as a key, arguments and a sentence (docs/api.md)."""

import logging
import traceback
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from partie.kernel.errors import IllegalMove, PartieError
from partie.text import LANGUAGES, Words

log = logging.getLogger("partie.server")

CONFLICTS = ("not-your-turn", "game-over", "no-such-seat")
"""Refusals that say something about the moment, not about the move."""

KEYS = {
    400: "bad-request",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
}


UNREADABLE = (RecursionError, UnicodeDecodeError)
"""What reading a request may end in: JSON nested beyond all reason, bytes that are no text."""


class Problem(PartieError):
    """An error with its HTTP status; `retry` are seconds after which to try again."""

    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key, **args)
        self.status = status
        self.retry = 0


class ProblemShape(msgspec.Struct):
    """What a client gets instead of an answer."""

    status: int
    key: str
    args: dict[str, Any]
    say: str


def tell_damage(table: str, error: Exception) -> None:
    """A line for the host: which table cannot be read, and why; nothing of what stands there."""
    log.error("table unreadable", extra={"data": {"table": table, "error": type(error).__name__}})


AnyRequest = Request[Any, Any, Any]


def language(request: AnyRequest, fallback: str = "en") -> str:
    """The language of `?lang=`; an unknown one is no reason to say nothing."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else fallback


def _answer(
    request: AnyRequest, status: int, key: str, args: Mapping[str, object], retry: int = 0
) -> Response[Any]:
    words = Words(language(request))
    plain = {name: _plain(value) for name, value in args.items()}
    say = words.find(f"problem-{key}", plain) or words.error(key, plain)
    shape = ProblemShape(status, key, plain, say)
    headers = {"Retry-After": str(retry)} if retry else {}
    return Response(shape, status_code=status, media_type=MediaType.JSON, headers=headers)


def _plain(value: object) -> int | str:
    """A value as JSON can carry it: numbers beyond 64 bits and other things as words."""
    return (
        value
        if isinstance(value, str) or (isinstance(value, int) and abs(value) < 1 << 63)
        else str(value)[:80]
    )


def on_partie_error(request: AnyRequest, error: PartieError) -> Response[Any]:
    """Everything that a user can cause."""
    if isinstance(error, Problem):
        return _answer(request, error.status, error.key, error.detail, error.retry)
    if isinstance(error, IllegalMove):
        if error.rule in CONFLICTS:
            return _answer(request, 409, error.rule, {})
        return _answer(request, 422, error.key, error.detail)
    return _answer(request, 400, error.key, error.detail)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses before a handler is asked."""
    status = error.status_code
    if status >= 500:
        return on_failure(request, error)
    args: dict[str, object] = {}
    if status == 400:
        args["detail"] = _detail(error)
    return _answer(
        request, 400 if status == 415 else status, KEYS.get(status, "bad-request"), args or {"detail": ""}
    )


def _detail(error: HTTPException) -> str:
    """Which field is wrong and how; never a value that was sent."""
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        return f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")[:200]
    return ""


def on_failure(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: where it happened goes to the log, without values; the client learns nothing of it."""
    if isinstance(error, UNREADABLE) or isinstance(error.__cause__, UNREADABLE):
        return _answer(request, 400, "bad-request", {"detail": ""})
    places = [
        f"{frame.filename.rsplit('/', 2)[-1]}:{frame.lineno}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    log.error("failure", extra={"data": {"error": type(error).__name__, "at": places[-6:]}})
    return _answer(request, 500, "server-error", {})
