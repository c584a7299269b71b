"""The host's key, which authorises administration requests. Only its hash is stored; a new key replaces the old one."""

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
"""Compared when there is no key: nothing has this hash, and the response time leaks nothing."""


def hashed(key: str) -> str:
    """Hash a key. It has 256 random bits, so a fast hash is enough."""
    return hashlib.sha256(key.encode()).hexdigest()


async def new_key(database: Database) -> str:
    """Create a key and return it. It cannot be read again."""
    key = secrets.token_urlsafe(32)
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.name == ROW))
        await connection.execute(insert(meta).values(name=ROW, value=hashed(key)))
    return key


async def drop_key(database: Database) -> None:
    """Delete the key."""
    async with database.write() as connection:
        await connection.execute(delete(meta).where(meta.c.name == ROW))


async def opens(database: Database, key: str) -> bool:
    """Whether this is the host's key, compared in constant time."""
    async with database.read() as connection:
        known = await connection.scalar(select(meta.c.value).where(meta.c.name == ROW))
    given = hashed(key[:LONGEST])
    return hmac.compare_digest(given, str(known) if known is not None else NONE)
