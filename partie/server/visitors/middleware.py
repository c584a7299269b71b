"""Middleware: checks of every request, and security headers of every response."""

import dataclasses
import hmac
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Problem
from ..host.metrics import BEGAN
from ..settings import Settings
from .identity import NOBODY, SAFE, SCOPE, SHOWN, TOKEN, YEAR, counted
from .tokens import bearer, check_door

PATH: Final = 1024
"""The maximal length of an address."""
PART: Final = 200
"""The maximal length of a path segment: no file name has more than 255 bytes."""

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

OFFLINE: Final = "/offline/"
OFFLINE_HEADERS: Final = [
    (
        b"content-security-policy",
        CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").encode(),
    ),
    *HEADERS[1:],
]
"""For the page without a server, which compiles WebAssembly."""

DATA_HEADERS: Final = [
    (b"content-security-policy", b"default-src 'none'; frame-ancestors 'none'"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
"""For API answers, which are no pages. Few headers, because each costs time in thousands of answers."""

ALWAYS: Final = "/api/host/"
"""Prefix of routes that may change something in read-only mode."""
NOT_KEPT: Final = (b"cache-control", b"no-store")


HTTPS_ONLY: Final = (b"strict-transport-security", f"max-age={YEAR}".encode())
"""With PARTIE_SECURE: after the first visit, a browser only uses https."""


def adding_headers(settings: Settings) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds security headers to every response; API responses are never cached."""
    always = [HTTPS_ONLY] if settings.secure else []
    for_pages, for_data = HEADERS + always, DATA_HEADERS + always
    for_offline = OFFLINE_HEADERS + always

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        headers = [*message.get("headers", ())]
        if not scope["path"].startswith("/api"):
            offline = scope["path"].startswith(OFFLINE)
            message["headers"] = headers + (for_offline if offline else for_pages)
            return
        if b"cache-control" not in dict(headers):
            headers.append(NOT_KEPT)
        message["headers"] = headers + for_data

    return add_headers


def check_path(path: str) -> None:
    """Raise a Problem for paths that no page or file can have."""
    if len(path) > PATH or "\x00" in path or max(map(len, path.split("/"))) > PART:
        raise Problem(404, "not-found")


def head_as_get(app: ASGIApp) -> ASGIApp:
    """Answers HEAD requests as GET without a body."""

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


class Middleware:
    """Before every API handler: rate limits, authentication and the CSRF check."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            check_path(scope["path"])
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
            return
        scope["state"][BEGAN] = time.perf_counter()
        services = scope["litestar_app"].state.services
        headers = dict(scope["headers"])
        address = counted(scope["client"][0] if scope["client"] else "-")
        shown = bearer(headers.get(b"authorization", b""))
        if shown is not None:
            await self._let_in(services, scope, shown, address)
            if scope["type"] == ScopeType.WEBSOCKET:
                check_origin(headers, services.settings.secure or scope["scheme"] in ("wss", "https"))
            await self.app(scope, receive, send)
            return
        services.rates.take("ask", address)
        cookie, outdated = services.identity.find(headers.get(b"cookie", b""))
        visit = await services.identity.read(cookie)
        if outdated and visit.mark:
            visit = dataclasses.replace(visit, renew=True)
        scope["state"][SCOPE], scope["state"][SHOWN] = visit, cookie
        if scope["type"] == ScopeType.WEBSOCKET:
            check_origin(headers, services.settings.secure or scope["scheme"] in ("wss", "https"))
        elif scope["method"] not in SAFE:
            token = headers.get(b"x-csrf-token", b"")
            if not visit.mark or not hmac.compare_digest(token, services.identity.token(visit).encode()):
                raise Problem(403, "bad-token")
            if not scope["path"].startswith(ALWAYS):
                services.house.check_open()
        await self.app(scope, receive, send)

    async def _let_in(self, services: Any, scope: Scope, token: str, address: str) -> None:
        """Authenticate a program by its token; cookies are ignored."""
        if not token or not services.identity.knows(token):
            services.rates.take("ask", address)
        visit = await services.identity.read_token(token) if token else NOBODY
        if not visit.token:
            raise Problem(401, "unknown-token")
        services.rates.take("token", visit.token)
        scope["state"][SCOPE], scope["state"][SHOWN], scope["state"][TOKEN] = visit, None, token
        check_door(str(scope.get("method", "GET")), scope["path"])
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            services.house.check_open()


def header(scope: Scope, name: bytes) -> bytes:
    """The value of a header, empty if it is missing."""
    for known, value in scope["headers"]:
        if known == name:
            return value
    return b""


def check_origin(headers: dict[bytes, bytes], secure: bool) -> None:
    """Refuse sockets opened by pages of another origin (scheme, host and port) with the reader's cookie."""
    origin = headers.get(b"origin")
    own = (b"https://" if secure else b"http://") + headers.get(b"host", b"")
    if origin is not None and origin.lower() != own.lower():
        raise Problem(403, "bad-origin")
