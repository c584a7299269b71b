"""Connection limits: number, idle time, size of requests.

Connections and the database share the process's file descriptors. When few are left, the server makes room for new
connections: it closes those idle longest without a request, then sockets of people who do not play. If only players are
left, the new connection is refused with a retry.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

WANTED: Final = 65_536
"""The wanted limit of open files, if the system allows it."""
RESERVE: Final = 200
"""File descriptors reserved for the database, worker processes, and connections that are told to retry."""
HEAD: Final = 10.0
"""Timeout in seconds for a complete request, from the connection or its first byte on."""
BACKLOG: Final = 100
"""Connections accepted at once, so that the reserve suffices for them."""
HEARTBEAT: Final = 20.0
"""Seconds between pings of a WebSocket, and the timeout of each answer."""
HEAD_BYTES: Final = 16_384
HEAD_LINES: Final = 100
"""Limits on the head of a request."""
MESSAGE_BYTES: Final = 4 * 65_536
"""Limit of bytes of a request with its body and framing (trailers, chunk sizes)."""
LOOKED_AT: Final = 200
"""The number of sockets examined to find one whose owner does not play."""


def _refusal(status: str, key: str, more: str = "") -> bytes:
    body = f'{{"status": {status[:3]}, "key": "{key}"}}\n'
    head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n{more}"
    return f"{head}Connection: close\r\n\r\n{body}".encode()


_BUSY: Final = _refusal("503 Service Unavailable", "too-many", "Retry-After: 5\r\n")
_HEAD_TOO_LARGE: Final = _refusal("431 Request Header Fields Too Large", "too-large")
_TOO_LARGE: Final = _refusal("413 Content Too Large", "too-large")

Scope = Any
Rank = Callable[[Scope], int]
"""The priority of a socket: 0 is closed first, 2 is never closed."""
STAYS: Final = 2


def raise_limit() -> int:
    """Raise the limit on open files as far as allowed; returns it."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return WANTED if soft == resource.RLIM_INFINITY else soft


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a WebSocket."""

    opened: ClassVar[dict["Socket", None]] = {}
    """All sockets, least recently examined first."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.opened[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.opened.pop(self, None)
        super().connection_lost(exc)

    @classmethod
    def close_one(cls, rank: Rank) -> bool:
        """Close a low-priority socket, if there is one."""
        found: Socket | None = None
        lowest = STAYS
        for socket in list(_first(cls.opened, LOOKED_AT)):
            mine = rank(getattr(socket, "scope", None))
            if mine < lowest:
                found, lowest = socket, mine
            if lowest == 0:
                break
            cls.opened[socket] = cls.opened.pop(socket)  # the next call examines other sockets
        if found is None:
            return False
        cls.opened.pop(found, None)
        found.shutdown()
        return True


def _first(all_of_them: dict[Socket, None], most: int) -> list[Socket]:
    return [socket for socket, _ in zip(all_of_them, range(most))]


def make_protocol(files: int, rank: Rank) -> type[HttpToolsProtocol]:
    """The protocol class for a process with this limit on open files."""
    most = max(16, files - RESERVE)

    class Protocol(HttpToolsProtocol):
        """A connection."""

        idle: ClassVar[dict["Protocol", None]] = {}
        """Connections without a request, longest idle first."""
        _late: asyncio.TimerHandle | None = None
        _head = True
        """Whether the head of the request is incomplete."""
        _bytes = _lines = _part = 0
        """Bytes received of this request, and bytes of it in the current chunk."""
        _too_large = False
        _upgraded = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect()
            if len(self.connections) > most:
                self._make_room()

        def _make_room(self) -> None:
            longest = next(iter(self.idle))
            if longest is not self:
                longest._leave()
            elif not Socket.close_one(rank):
                self.transport.write(_BUSY)
                self._leave()

        def connection_lost(self, exc: Exception | None) -> None:
            self._asked()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            while data and not self._upgraded and not self.transport.is_closing():
                room = (HEAD_BYTES if self._head else MESSAGE_BYTES) - self._bytes
                if room <= 0:
                    self._refuse()
                    return
                part, data = data[: min(room, HEAD_BYTES)], data[min(room, HEAD_BYTES) :]
                self._part = len(part)
                self._bytes += self._part
                super().data_received(part)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            # Only a pipelining client has the end of another request in the same chunk.
            self._head, self._bytes, self._lines = True, self._part, 0
            self._expect()

        def on_header(self, name: bytes, value: bytes) -> None:
            self._lines += 1
            if self._lines > HEAD_LINES:
                self._too_large = True
                raise ValueError  # ends the parser; `send_400_response` answers
            super().on_header(name, value)

        def on_headers_complete(self) -> None:
            self._head = False
            super().on_headers_complete()

        def send_400_response(self, msg: str) -> None:
            if self._too_large:
                self._refuse()
            else:
                super().send_400_response(msg)

        def _refuse(self) -> None:
            if not self.transport.is_closing():
                self.transport.write(_HEAD_TOO_LARGE if self._head else _TOO_LARGE)
            self._leave()

        def on_message_complete(self) -> None:
            self._asked()
            self._head, self._bytes = True, 0
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.idle[self] = None

        def handle_websocket_upgrade(self) -> None:
            self._upgraded = True
            self._asked()
            super().handle_websocket_upgrade()

        def _expect(self) -> None:
            """Start the timeout for a complete request."""
            self._asked()
            self.idle[self] = None
            self._late = self.loop.call_later(HEAD, self._leave)

        def _asked(self) -> None:
            self.idle.pop(self, None)
            if self._late is not None:
                self._late.cancel()
                self._late = None

        def _leave(self) -> None:
            self._asked()
            if not self.transport.is_closing():
                self.transport.close()

    return Protocol
