"""Answers that many ask for at every move: made and packed in one go."""

import zlib
from typing import Final

import msgspec
from litestar.response.base import ASGIResponse
from litestar.types import Scope

from ..gate import header

LEAST: Final = 2000
"""Bytes from which packing is worth it."""
LEVEL: Final = 1
"""A position is some ten kilobytes: what a higher level takes off is less than a packet of the network."""
PACKED: Final = "packed"
"""The option of handlers whose answers come packed already, or are too short for it."""

_ENCODER: Final = msgspec.json.Encoder()


def packed(scope: Scope, data: object) -> ASGIResponse:
    """An answer as JSON, packed where the client takes it so."""
    body = _ENCODER.encode(data)
    headers = {"vary": "Accept-Encoding"}
    if len(body) >= LEAST and b"gzip" in header(scope, b"accept-encoding"):
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, 31)
        body = packer.compress(body) + packer.flush()
        headers["content-encoding"] = "gzip"
    return ASGIResponse(body=body, headers=headers)
