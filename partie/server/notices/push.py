"""Web Push: messages encrypted for one browser (RFC 8291), signed with the server's own key (VAPID, RFC 8292)."""

import base64
import contextlib
import json
import os
import secrets
import time
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..storage.database import Database
from ..storage.schema import meta

KEPT: Final = 24 * 3600
"""Time to live in seconds of a message for a browser that is not running."""
HOURS: Final = 12 * 3600
"""Lifetime of a signature in seconds; the standard allows 24 hours."""
RECORD: Final = 4096
POINT: Final = 65
"""Bytes of a public key."""
SECRET: Final = 16


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_subscription(p256dh: str, auth: str) -> bool:
    """Whether these are valid subscription keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decode(p256dh), decode(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and len(secret) == SECRET


async def find_key(database: Database) -> Any:
    """The server's private key, created once and shared by all processes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    wanted = select(meta.c.value).where(meta.c.name == "vapid")
    async with database.read() as connection:
        found = await connection.scalar(wanted)
    if found is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        with contextlib.suppress(IntegrityError):  # another process was first
            async with database.write() as connection:
                await connection.execute(insert(meta).values(name="vapid", value=f"{number:x}"))
        async with database.read() as connection:
            found = await connection.scalar(wanted)
    return ec.derive_private_key(int(str(found), 16), ec.SECP256R1())


def public(key: Any) -> bytes:
    """A public key in the browsers' encoding."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def encrypted(message: bytes, p256dh: str, auth: str, own: Any = None, salt: bytes | None = None) -> bytes:
    """Encrypt a message for one browser (aes128gcm). `own` and `salt` are for tests only."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    point = decode(p256dh)
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    shared = own.exchange(ec.ECDH(), theirs)
    mine = public(own)
    seed = _derived(decode(auth), shared, b"WebPush: info\0" + point + mine, 32)
    key = _derived(salt, seed, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, seed, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + bytes(AESGCM(key).encrypt(nonce, message + b"\x02", None))


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(secret))


def headers(endpoint: str, contact: str, key: Any, topic: str) -> dict[str, str]:
    """The headers of a message; it replaces a pending message with the same topic."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + HOURS,
        "sub": contact,
        "jti": secrets.token_urlsafe(6),
    }
    return {
        "Authorization": f"vapid t={_signed(claims, key)}, k={encode(public(key))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Urgency": "normal",
        "Topic": topic,
    }


def _signed(claims: dict[str, object], key: Any) -> str:
    """A JSON web token by ES256."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    parts = [
        encode(json.dumps(part, separators=(",", ":")).encode())
        for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    ]
    text = ".".join(parts)
    first, second = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(SHA256())))
    return f"{text}.{encode(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"
