"""Authentication: a signed cookie names a person (or nobody yet), and a CSRF token is bound to it."""

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
from sqlalchemy import select, update

from partie.table.cache import Cache

from ..errors import Problem
from ..settings import Settings
from ..storage.database import Database
from ..storage.schema import people, tokens
from ..storage.statements import VISITOR

COOKIE: Final = "partie"
SECURE_COOKIE: Final = "__Host-partie"
"""The name over https: browsers accept a cookie with this prefix only from this very host."""
LONGEST: Final = 512
"""The largest cookie in bytes; ours have about 100, and longer ones are ignored."""
YEAR: Final = 365 * 24 * 3600
RENEW: Final = 30 * 24 * 3600
"""Age in seconds after which a cookie in use is renewed for another year."""
FRESH: Final = 60.0
"""How many seconds the person of a cookie is cached."""
KNOWN: Final = 10_000
"""The number of cached cookies."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SCOPE: Final = "partie-visit"
SHOWN: Final = "partie-cookie"
TOKEN: Final = "partie-token"
HOUR: Final = 3600.0
"""The precision in seconds of a token's last use."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    has_password: bool
    epoch: int
    program: bool = False
    """The person is a program that plays by a token."""


@dataclass(frozen=True, slots=True)
class Visit:
    """The content of the cookie. `mark` is random and determines the CSRF token; it is empty without a cookie.

    `renew`: the cookie is old or has its old name and should be set again.
    """

    person: Person | None
    mark: str
    renew: bool = False
    token: str = ""
    """The id of a program's token; then there is no cookie."""


NOBODY: Final = Visit(None, "")


def hashed(token: str) -> str:
    """The stored hash of a token."""
    return hashlib.sha256(token.encode("latin-1", "replace")).hexdigest()


class Identity:
    """Makes and reads cookies."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._secure = settings.secure
        self._name = SECURE_COOKIE if settings.secure else COOKIE
        self._signer = URLSafeTimedSerializer("", salt="partie-cookie")
        self._key = b""
        self._visits: Cache[str, tuple[float, Visit]] = Cache(KNOWN)
        self._programs: Cache[str, tuple[float, Visit]] = Cache(KNOWN)
        """By the hash of a token; a separate cache, so that no cookie can pass for a token."""

    async def start(self) -> None:
        secret = await self._database.secret()
        self._signer = URLSafeTimedSerializer(
            secret, salt="partie-cookie", signer_kwargs={"digest_method": hashlib.sha256}
        )
        self._key = hashlib.sha256(b"csrf" + secret.encode()).digest()

    def token(self, visit: Visit) -> str:
        """The CSRF token of a visit."""
        return hmac.digest(self._key, visit.mark.encode(), "sha256").hex()[:40]

    def public_id(self, mark: str) -> str:
        """The public id of a session, which does not reveal its cookie."""
        return hmac.digest(self._key, b"session" + mark.encode(), "sha256").hex()[:20]

    def cookies(self, visit: Visit) -> list[Cookie]:
        """The cookies to set for a visit; a cookie under an earlier name is removed."""
        person = visit.person
        value = self._signer.dumps([person.id, person.epoch, visit.mark] if person else ["", 0, visit.mark])
        text = value if isinstance(value, str) else value.decode()
        given = [self._cookie(self._name, text, YEAR)]
        return [*given, self._cookie(COOKIE, "", 0)] if self._secure else given

    def _cookie(self, name: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=name, value=value, max_age=seconds, httponly=True, samesite="lax", secure=self._secure
        )

    def begin(self, person: Person | None) -> Visit:
        """A new visit with a new token, after registering, logging in or out."""
        return Visit(person, secrets.token_urlsafe(12))

    def forget(self) -> None:
        """Clear the cache after a password change or logout, so that the database is asked again."""
        self._visits.clear()
        self._programs.clear()

    def find(self, header: bytes) -> tuple[str | None, bool]:
        """The session cookie of a request, and whether it has an outdated name."""
        found: dict[bytes, bytes] = {}
        for part in header.split(b";"):
            name, _, value = part.strip().partition(b"=")
            found.setdefault(name, value)
        for known in (self._name, COOKIE):
            value = found.get(known.encode(), b"")
            if 0 < len(value) <= LONGEST:
                return value.decode("latin-1"), known != self._name
        return None, False

    async def read(self, cookie: str | None) -> Visit:
        """The visit of a cookie; forged cookies belong to nobody and are not cached."""
        if not cookie:
            return NOBODY
        now = time.monotonic()
        known = self._visits.get(cookie)
        if known is None or now - known[0] > FRESH:
            visit = await self._visit(cookie)
            if visit is None:
                return NOBODY
            known = (now, visit)
            self._visits.put(cookie, known)
        return known[1]

    def knows(self, token: str) -> bool:
        """Whether a token is in the cache."""
        known = self._programs.get(hashed(token))
        return known is not None and time.monotonic() - known[0] <= FRESH

    async def read_token(self, token: str) -> Visit:
        """The visit of the program with this token; nobody if it is invalid."""
        key, now = hashed(token), time.monotonic()
        known = self._programs.get(key)
        if known is None or now - known[0] > FRESH:
            visit = await self._program(key)
            if visit is None:
                return NOBODY
            known = (now, visit)
            self._programs.put(key, known)
        return known[1]

    async def _program(self, key: str) -> Visit | None:
        query = (
            select(tokens.c.id, tokens.c.used, people.c.id.label("person"), people.c.name, people.c.epoch)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.hash == key, people.c.gone.is_(None))
        )
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.used is None or abs(time.time() - row.used) > HOUR:
            async with self._database.write() as connection:
                used = update(tokens).where(tokens.c.id == row.id).values(used=time.time())
                await connection.execute(used)
        return Visit(Person(row.person, row.name, False, row.epoch, program=True), "", token=row.id)

    async def again(self, state: Any) -> Visit:
        """The current visit of an open socket."""
        token = state.get(TOKEN)
        return await (self.read(state.get(SHOWN)) if token is None else self.read_token(token))

    async def _visit(self, cookie: str) -> Visit | None:
        """The visit of a cookie with a valid signature, whatever the clock shows; it keeps its mark, so that it is not
        replaced. Ended sessions and earlier epochs name nobody."""
        try:
            (ident, epoch, mark), signed = self._signer.loads(cookie, return_timestamp=True)
            ident, epoch, mark = str(ident), int(epoch), str(mark)
        except (BadData, ValueError, TypeError):
            return None
        renew = abs(time.time() - signed.timestamp()) > RENEW
        if not ident:
            return Visit(None, mark, renew)
        async with self._database.read() as connection:
            row = await connection.row(VISITOR, {"ident": ident, "mark": mark})
        if row is None:
            return Visit(None, mark)
        name, kept, stored, over, program = row
        if stored != epoch or over:
            return Visit(None, mark)
        return Visit(Person(ident, name, bool(kept), stored, bool(program)), mark, renew)


def client(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client address for rate limits."""
    return counted(connection.client.host) if connection.client else "-"


@lru_cache(KNOWN)
def counted(host: str) -> str:
    """An IPv4 address, or the /64 network of an IPv6 address: one household has 2^64 of them."""
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
    """The id of the requesting person, if any."""
    person = visit_of(connection).person
    return None if person is None else person.id


def must_be(connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
    """The requesting person; raises a Problem if there is none."""
    person = visit_of(connection).person
    if person is None:
        raise Problem(401, "nobody")
    return person
