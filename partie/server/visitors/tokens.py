"""Tokens: a program that plays is a person of its own, marked as a program, and belongs to whoever made its token.

A token is shown once; its SHA-256 is stored. It has 256 random bits, so a slow hash is not needed.
"""

import secrets
import time
from typing import Any, Final

from sqlalchemy import func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from partie.table.names import login_name, looks, plain_name

from ..errors import Problem
from ..storage.database import Database
from ..storage.link import Link
from ..storage.schema import people, tokens
from .identity import SAFE, Person, hashed

PREFIX: Final = "partie_"
BEARER: Final = b"bearer "
LONGEST: Final = 100
MOST: Final = 5
"""Programs of one person."""
PLAY: Final = ("/api/tables", "/api/muted")
"""Routes where a token may change something: tables, but no personal data."""


def bearer(header: bytes) -> str | None:
    """The token of an `Authorization` header; None without the header, empty if it is malformed."""
    if not header:
        return None
    token = header[len(BEARER) :].strip()
    ours = header[: len(BEARER)].lower() == BEARER and token.startswith(PREFIX.encode())
    return token.decode("latin-1") if ours and len(token) <= LONGEST else ""


def check_door(method: str, path: str) -> None:
    """Programs may only play; passwords, sessions and tokens need the owner's browser session."""
    inside = any(path == door or path.startswith(f"{door}/") for door in PLAY)
    if method not in SAFE and not inside:
        raise Problem(403, "not-for-programs")


async def programs(connection: Link, owner: str) -> list[Any]:
    """The programs of a person: rows of `tokens` with the program's name."""
    query = (
        select(tokens, people.c.name)
        .join(people, people.c.id == tokens.c.person)
        .where(tokens.c.owner == owner)
        .order_by(tokens.c.created)
    )
    return list((await connection.execute(query)).all())


async def make(database: Database, owner: Person, given: str) -> str:
    """Create a program with a protected name and return its token."""
    name = plain_name(given)
    look, token, now = looks(name), _new(), time.time()
    program = secrets.token_urlsafe(9)
    keeping = {"login": login_name(name), "looks": look.small, "capitals": look.capital}
    try:
        async with database.write() as connection:
            mine = select(people.c.id).where(people.c.id == owner.id).with_for_update()
            await connection.execute(mine)  # serialised, so that the limit holds
            count = select(func.count()).select_from(tokens).where(tokens.c.owner == owner.id)
            if int(await connection.scalar(count) or 0) >= MOST:
                raise Problem(409, "too-many-programs", most=MOST)
            taken = or_(people.c.looks == look.small, people.c.capitals == look.capital)
            if await connection.scalar(select(people.c.id).where(taken).limit(1)) is not None:
                raise Problem(409, "name-taken", name=name)
            kind = {"program": True, "unrated": True}  # ratings are of people
            await connection.execute(
                insert(people).values(id=program, name=name, epoch=0, created=now, **kind, **keeping)
            )
            values = {"hash": hashed(token), "person": program, "owner": owner.id, "created": now}
            await connection.execute(insert(tokens).values(id=secrets.token_urlsafe(9), **values))
    except IntegrityError:
        raise Problem(409, "name-taken", name=name) from None
    return token


async def renew(database: Database, owner: Person, ident: str) -> tuple[str, str]:
    """Replace the token of a program; returns the program's id and the new token."""
    token = _new()
    program = await _change(database, owner, ident, hash=hashed(token), created=time.time(), used=None)
    return program, token


async def revoke(database: Database, owner: Person, ident: str) -> str:
    """Revoke the token; returns the program's id."""
    return await _change(database, owner, ident, hash=None)


async def _change(database: Database, owner: Person, ident: str, **values: Any) -> str:
    this = (tokens.c.id == ident, tokens.c.owner == owner.id)
    async with database.write() as connection:
        program = await connection.scalar(select(tokens.c.person).where(*this))
        if program is None:
            raise Problem(404, "no-such-program")
        await connection.execute(update(tokens).where(*this).values(**values))
    return str(program)


def _new() -> str:
    return PREFIX + secrets.token_urlsafe(32)
