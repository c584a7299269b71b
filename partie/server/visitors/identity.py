"""Who asks: a signed cookie names a person (or nobody yet), and a token bound to it guards against forged requests."""

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
"""The name over https: browsers take such a cookie from this very host alone."""
LONGEST: Final = 512
"""Bytes of a cookie; ours have about 100, and a longer one is not read at all."""
YEAR: Final = 365 * 24 * 3600
RENEW: Final = 30 * 24 * 3600
"""Age in seconds from which a cookie in use is given again, for another year."""
FRESH: Final = 60.0
"""Seconds for which a person is remembered without asking the database."""
KNOWN: Final = 10_000
"""Cookies that are remembered."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
SCOPE: Final = "partie-visit"
SHOWN: Final = "partie-cookie"
TOKEN: Final = "partie-token"
HOUR: Final = 3600.0
"""How exactly it is known when a token was last used."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str
    has_password: bool
    epoch: int
    program: bool = False
    """Plays by a token, and is marked so everywhere."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What the cookie says: `mark` is random and makes the CSRF token; without one there was no cookie.

    `renew`: the cookie is old, or has its old name, and should be given again.
    """

    person: Person | None
    mark: str
    renew: bool = False
    token: str = ""
    """Its id, of a program that shows one; then there is no cookie."""


NOBODY: Final = Visit(None, "")


def hashed(token: str) -> str:
    """What is kept of a token."""
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
        """By the hash of a token; apart, so that no cookie can be taken for one."""

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
        """The id of a session: tells nothing of its cookie."""
        return hmac.digest(self._key, b"session" + mark.encode(), "sha256").hex()[:20]

    def cookies(self, visit: Visit) -> list[Cookie]:
        """The cookie that brings the visit back; one of an earlier name goes."""
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
        """A new visit, with a new token: after beginning, logging in or out."""
        return Visit(person, secrets.token_urlsafe(12))

    def forget(self) -> None:
        """Somebody may have changed a password or logged out: ask the database again."""
        self._visits.clear()
        self._programs.clear()

    def find(self, header: bytes) -> tuple[str | None, bool]:
        """Our cookie among those of a request, and whether it comes under another name than we give it."""
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
        """Who shows this cookie; a forged one is nobody's and is not kept."""
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
        """Whether a token was read a moment ago."""
        known = self._programs.get(hashed(token))
        return known is not None and time.monotonic() - known[0] <= FRESH

    async def read_token(self, token: str) -> Visit:
        """Which program shows this token; nobody where it is void."""
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
        """Who it is by now that opened a socket."""
        token = state.get(TOKEN)
        return await (self.read(state.get(SHOWN)) if token is None else self.read_token(token))

    async def _visit(self, cookie: str) -> Visit | None:
        """What a cookie with a right signature says, whatever the clock shows: it always keeps its mark, so that
        nothing replaces it. One that was ended, or is of an earlier epoch, names nobody."""
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
