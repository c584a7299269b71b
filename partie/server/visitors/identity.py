"""Who asks: a signed cookie names a person (or nobody yet), and a token bound to it guards against forged requests."""

import contextlib
import hashlib
import hmac
import ipaddress
import secrets
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError

from ..errors import Problem
from ..kept import Kept
from ..settings import Settings
from ..storage.database import Database
from ..storage.schema import ended
from ..storage.statements import VISITOR

COOKIE: Final = "partie"
YEAR: Final = 365 * 24 * 3600
FRESH: Final = 60.0
"""Seconds for which a person is remembered without asking the database."""
KNOWN: Final = 10_000
"""Cookies that are remembered."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SCOPE: Final = "partie-visit"


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


NOBODY: Final = Visit(None, "")


class Identity:
    """Makes and reads cookies."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._secure = settings.secure
        self._signer = URLSafeTimedSerializer("", salt="partie-cookie")
        self._key = b""
        self._visits: Kept[str, tuple[float, Visit]] = Kept(KNOWN)

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
        return Visit(person, secrets.token_urlsafe(12))

    async def end(self, visit: Visit) -> None:
        """The cookie of a visit is void from now on, wherever it was copied to."""
        if not visit.mark:
            return
        now = time.time()
        with contextlib.suppress(IntegrityError):  # ended already
            async with self._database.write() as connection:
                await connection.execute(delete(ended).where(ended.c.at < now - YEAR))
                await connection.execute(insert(ended).values(mark=visit.mark, at=now))
        self.forget()

    def forget(self) -> None:
        """Somebody may have changed a password or logged out in another process: ask the database again."""
        self._visits.clear()

    async def read(self, cookie: str | None) -> Visit:
        """Who shows this cookie; a forged, outdated or ended one is nobody's."""
        if not cookie:
            return NOBODY
        now = time.monotonic()
        known = self._visits.get(cookie)
        if known is None or now - known[0] > FRESH:
            known = (now, await self._visit(cookie))
            self._visits.put(cookie, known)
        return known[1]

    async def _visit(self, cookie: str) -> Visit:
        try:
            ident, epoch, mark = self._signer.loads(cookie, max_age=YEAR)
            ident, epoch, mark = str(ident), int(epoch), str(mark)
        except (BadData, ValueError, TypeError):
            return NOBODY
        if not ident:
            return Visit(None, mark)
        async with self._database.read() as connection:
            row = await connection.row(VISITOR, {"ident": ident, "mark": mark})
        if row is None:
            return Visit(None, mark)
        name, kept, stored, over = row
        return NOBODY if stored != epoch or over else Visit(Person(ident, name, bool(kept), stored), mark)


def client(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that is counted."""
    return counted(connection.client.host) if connection.client else "-"


@lru_cache(KNOWN)
def counted(host: str) -> str:
    """An address, or the network of one household: who has one address of IPv6 has 2^64 of them."""
    if ":" not in host:
        return host
    try:
        return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def visit_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visit:
    visit: Visit = connection.scope["state"][SCOPE]
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
