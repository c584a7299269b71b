"""Who asks: a signed cookie names a person (or nobody yet), and a token bound to it guards against forged requests."""

import hashlib
import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import select

from .errors import Problem
from .settings import Settings
from .storage.database import Database
from .storage.schema import people

COOKIE: Final = "partie"
YEAR: Final = 365 * 24 * 3600
FRESH: Final = 20.0
"""Seconds for which a person is remembered without asking the database."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
_SCOPE: Final = "partie-visit"


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    has_password: bool
    epoch: int


@dataclass(frozen=True, slots=True)
class Visit:
    """What the cookie says: `mark` is random and makes the CSRF token; without one there was no cookie."""

    person: Person | None
    mark: str


class Identity:
    """Makes and reads cookies."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._secure = settings.secure
        self._signer = URLSafeTimedSerializer("", salt="partie-cookie")
        self._key = b""
        self._known: dict[str, tuple[float, Person | None]] = {}
        self._cookies: dict[str, tuple[str, int, str]] = {}

    async def start(self) -> None:
        secret = await self._database.secret()
        self._signer = URLSafeTimedSerializer(
            secret, salt="partie-cookie", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._key = hashlib.sha256(b"csrf" + secret.encode()).digest()

    def token(self, visit: Visit) -> str:
        """The CSRF token of a visit."""
        return hmac.digest(self._key, visit.mark.encode(), "sha256").hex()[:40]

    def cookie(self, visit: Visit) -> Cookie:
        """The cookie that brings the visit back."""
        person = visit.person
        value = self._signer.dumps([person.id, person.epoch, visit.mark] if person else ["", 0, visit.mark])
        text = value if isinstance(value, str) else value.decode()
        return Cookie(
            key=COOKIE, value=text, max_age=YEAR, httponly=True, samesite="lax", secure=self._secure
        )

    def begin(self, person: Person | None) -> Visit:
        """A new visit, with a new token: after beginning, logging in or out."""
        if person is not None:
            self._known[person.id] = (time.monotonic(), person)
        return Visit(person, secrets.token_urlsafe(12))

    async def read(self, cookie: str | None) -> Visit:
        """Who shows this cookie; a forged or outdated one is nobody's."""
        if cookie:
            try:
                ident, epoch, mark = self._signed(cookie)
            except (BadData, ValueError, TypeError):
                return Visit(None, "")
            person = await self.person(ident) if ident else None
            if person is not None and person.epoch != epoch:
                return Visit(None, "")
            return Visit(person, mark)
        return Visit(None, "")

    def _signed(self, cookie: str) -> tuple[str, int, str]:
        """What a cookie says, if the signature is ours; read once while it comes with every request."""
        known = self._cookies.get(cookie)
        if known is None:
            ident, epoch, mark = self._signer.loads(cookie, max_age=YEAR)
            known = self._cookies[cookie] = (str(ident), int(epoch), str(mark))
            if len(self._cookies) > 10_000:
                self._cookies.clear()
        return known

    async def person(self, ident: str) -> Person | None:
        """A person by id, remembered for a short while."""
        now = time.monotonic()
        known = self._known.get(ident)
        if known is not None and now - known[0] < FRESH:
            return known[1]
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == ident))).one_or_none()
        person = None if row is None else Person(row.id, row.name, row.password is not None, row.epoch)
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[ident] = (now, person)
        return person


def plain_name(name: str) -> str:
    """A name as it is shown: one line of printable characters."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    if not text or any(unicodedata.category(letter)[0] == "C" for letter in text):
        raise Problem(400, "bad-name")
    return text


def login_name(name: str) -> str:
    """A name as it is compared."""
    return unicodedata.normalize("NFKC", plain_name(name)).casefold()[:80]


class Gate:
    """Before every handler of the API: how often, who, and whether the request is the client's own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith("/api"):
            await self.app(scope, receive, send)
            return
        house = scope["litestar_app"].state.house
        headers = dict(scope["headers"])
        house.rates.take("ask", scope["client"][0] if scope["client"] else "-")
        visit = await house.identity.read(_cookie(headers.get(b"cookie", b"")))
        scope["state"][_SCOPE] = visit
        if scope["type"] == ScopeType.WEBSOCKET:
            check_origin(headers)
        elif scope["method"] not in SAFE:
            token = headers.get(b"x-csrf-token", b"")
            if not visit.mark or not hmac.compare_digest(token, house.identity.token(visit).encode()):
                raise Problem(403, "bad-token")
        await self.app(scope, receive, send)


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


def client(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that is counted."""
    return connection.client.host if connection.client else "-"


def visit_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visit:
    visit: Visit = connection.scope["state"][_SCOPE]
    return visit


def who(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The id of the person that asks, if any."""
    person = visit_of(connection).person
    return None if person is None else person.id


def must_be(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """The person that asks; a problem if it is nobody."""
    person = visit_of(connection).person
    if person is None:
        raise Problem(401, "nobody")
    return person
