"""The doors: how many connections there may be, and how long one may stand there without asking anything.

Every connection takes a file of the process, and so does the database. Before the last ones are gone, whoever has
stood at the door the longest without a request must go; where all are being served, the newest is told to come again.
"""

import asyncio
import contextlib
import sys
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WANTED: Final = 65_536
"""Files that we ask for, where the system allows it."""
RESERVE: Final = 200
"""Files kept for the database, for thinkers, and for those who are told to come again."""
HEAD: Final = 10.0
"""Seconds in which a request must have come in whole, from the connection or its first letter on."""
BACKLOG: Final = 100
"""Connections taken at once, so that the reserve suffices for them."""

_BUSY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: 35\r\n"
    b'Retry-After: 5\r\nConnection: close\r\n\r\n{"status": 503, "key": "too-many"}\n'
)


def raise_limit() -> int:
    """Let the process open as many files as it may; gives how many."""
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


def make_door(files: int) -> type[HttpToolsProtocol]:
    """The protocol for connections of a process that may open so many files."""
    most = max(16, files - RESERVE)

    class Door(HttpToolsProtocol):
        """A connection."""

        idle: ClassVar[dict["Door", None]] = {}
        """Those that stand there without a request, the longest first."""
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self._expect()
            if len(self.connections) > most:
                longest = next(iter(self.idle))
                if longest is self:
                    transport.write(_BUSY)
                longest._leave()

        def connection_lost(self, exc: Exception | None) -> None:
            self._asked()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._expect()

        def on_message_complete(self) -> None:
            self._asked()
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.idle[self] = None

        def handle_websocket_upgrade(self) -> None:
            self._asked()
            super().handle_websocket_upgrade()

        def _expect(self) -> None:
            """A whole request must come now."""
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

    return Door
