"""The host's key: whoever holds it sees the desk. Only a hash of it is kept; a new one makes the old one void."""

import hashlib
import hmac
import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from ..storage.database import Database
from ..storage.schema import meta

ROW: Final = "host-key"
LONGEST: Final = 100
NONE: Final = "0" * 64
"""Compared where there is no key: nothing has this hash, and the time of an answer tells nothing."""


def hashed(key: str) -> str:
    """A key has 256 random bits: a plain hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


async def new_key(database: Database) -> str:
    """Make a key and give it, this one time."""
    key = secrets.token_urlsafe(32)
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.name == ROW))
        await connection.execute(insert(meta).values(name=ROW, value=hashed(key)))
    return key


async def drop_key(database: Database) -> None:
    """No key opens the desk any more."""
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.name == ROW))


async def opens(database: Database, key: str) -> bool:
    """Whether this is the host's key, found out in the same time whatever is given."""
    async with database.read() as connection:
        known = await connection.scalar(select(meta.c.value).where(meta.c.name == ROW))
    given = hashed(key[:LONGEST])
    return hmac.compare_digest(given, str(known) if known is not None else NONE)
