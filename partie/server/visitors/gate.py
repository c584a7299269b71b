"""The way in and out: what every request must be, and what every answer says to a browser."""

import hmac
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Problem
from .identity import COOKIE, SAFE, SCOPE, counted

PATH: Final = 1024
"""Letters that an address may have."""
PART: Final = 200
"""Letters between two slashes: no file has a name of more than 255 bytes."""

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS: Final = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
"""For pages and their files."""

DATA_HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""For answers of the API, which are no pages: there are thousands of them, and each header is checked each time."""

NOT_KEPT: Final = (b"cache-control", b"no-store")


async def add_headers(message: Message, scope: Scope) -> None:
    """Security headers on every answer; answers of the API are never cached."""
    if message["type"] != "http.response.start":
        return
    headers = [*message.get("headers", ())]
    if not scope["path"].startswith("/api"):
        message["headers"] = headers + HEADERS
        return
    if b"cache-control" not in dict(headers):
        headers.append(NOT_KEPT)
    message["headers"] = headers + DATA_HEADERS


def check_path(path: str) -> None:
    """A problem for addresses that neither a page nor a file can have."""
    if len(path) > PATH or "\x00" in path or max(map(len, path.split("/"))) > PART:
        raise Problem(404, "not-found")


def head_as_get(app: ASGIApp) -> ASGIApp:
    """Whatever can be got can be asked for its head."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        asked: Any = scope
        if asked.get("method") != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked["method"] = "GET"
        await app(scope, receive, send_head)

    return handle


class Gate:
    """Before every handler of the API: how often, who, and whether the request is the client's own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            check_path(scope["path"])
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
            return
        house = scope["litestar_app"].state.house
        headers = dict(scope["headers"])
        house.rates.take("ask", counted(scope["client"][0] if scope["client"] else "-"))
        visit = await house.identity.read(_cookie(headers.get(b"cookie", b"")))
        scope["state"][SCOPE] = visit
        if scope["type"] == ScopeType.WEBSOCKET:
            check_origin(headers)
        elif scope["method"] not in SAFE:
            token = headers.get(b"x-csrf-token", b"")
            if not visit.mark or not hmac.compare_digest(token, house.identity.token(visit).encode()):
                raise Problem(403, "bad-token")
        await self.app(scope, receive, send)


def header(scope: Scope, name: bytes) -> bytes:
    """The value of a header, nothing where there is none."""
    for known, value in scope["headers"]:
        if known == name:
            return value
    return b""


def _cookie(header: bytes) -> str | None:
    """Our cookie among those of a request; its value has no letters that would need quotes."""
    for part in header.split(b";"):
        name, _, value = part.strip().partition(b"=")
        if name == COOKIE.encode():
            return value.decode("latin-1")
    return None


def check_origin(headers: dict[bytes, bytes]) -> None:
    """A page of another site may not open a socket with the reader's cookie."""
    origin = headers.get(b"origin")
    if origin is not None and origin.partition(b"://")[2] != headers.get(b"host", b""):
        raise Problem(403, "bad-origin")
