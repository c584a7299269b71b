"""Frequent answers: encoded and compressed in one go."""

import zlib
from typing import Final

import msgspec
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from ..visitors.middleware import header

LEAST: Final = 2000
"""Answers of fewer bytes are not compressed."""
LEVEL: Final = 1
"""The compression level: for a position of ten kilobytes, a higher one saves less than a network packet."""
PACKED: Final = "packed"
"""The option of handlers whose answers are compressed already or too short for compression."""

_ENCODER: Final = msgspec.json.Encoder()
_HEADERS: Final = ((b"content-type", b"application/json"), (b"vary", b"Accept-Encoding"))


class Ready(ASGIResponse):
    """A prebuilt response: Litestar's header assembly takes as long as the rest of a request."""

    def __init__(self, body: bytes, gzip: bool) -> None:
        self.body = body
        self.gzip = gzip

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [*_HEADERS, (b"content-length", str(len(self.body)).encode())]
        if self.gzip:
            headers.append((b"content-encoding", b"gzip"))
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


def packed(scope: Scope, data: object) -> Ready:
    """A JSON response, compressed if the client accepts that."""
    body = _ENCODER.encode(data)
    gzip = len(body) >= LEAST and b"gzip" in header(scope, b"accept-encoding")
    return Ready(_gzip(body) if gzip else body, gzip)


def message(data: object) -> str | bytes:
    """A WebSocket message: JSON as text, or compressed as bytes."""
    body = _ENCODER.encode(data)
    return _gzip(body) if len(body) >= LEAST else body.decode()


def _gzip(body: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, 31)
    return packer.compress(body) + packer.flush()
