"""Live: one socket a client, on which doorbells go out; that of the table that is open brings what changed there."""

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..bells import MOST, Listener
from ..errors import Problem
from ..house import House
from ..visitors.identity import COOKIE, SCOPE, client
from .packing import message
from .position import Advance, Page, Position, advance
from .shapes import Ident, In

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Follow(In):
    """What the client shows of a table: its position, the seat that sees it so (-1: nobody's), its next event."""

    table: Ident
    seq: Count
    seat: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    since: Count
    lang: Literal["en", "cs", "uk"] | None = None


class Watch(In):
    watch: Annotated[list[Ident], msgspec.Meta(max_length=MOST)]
    follow: Follow | None = None


class Bell(msgspec.Struct, omit_defaults=True):
    """Something happened at a table."""

    table: str
    seq: int
    position: Position | Advance | None = None


_DECODER = msgspec.json.Decoder(Watch)
BAD = 1008
"""Close code: what was sent is not what this page says."""
BROKEN = 1011
"""Close code: our own fault; the client comes back and asks anew."""


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The client names the tables it watches; a doorbell rings when something happened at one."""
    house: House = socket.app.state.house
    house.rates.take("live", client(socket))
    with house.rates.holding(socket):
        await socket.accept()
        await _Line(socket, house).listen()


class _Line:
    """One socket: what it watches, and the page that is open on the other side."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House) -> None:
        self._socket = socket
        self._house = house
        self._listener = Listener()
        self._page: Page | None = None
        self._cookie = socket.cookies.get(COOKIE)

    async def listen(self) -> None:
        """Until the socket closes."""
        ringing = asyncio.create_task(self._ring())
        try:
            while True:
                data = await self._socket.receive_data(mode="text")
                self._house.rates.take("ask", client(self._socket))
                wanted = _DECODER.decode(data)
                self._page = _page(wanted.follow)
                await self._house.bells.watch(self._listener, wanted.watch)
        except WebSocketDisconnect:
            pass
        except Exception:  # malformed, too often, or our own fault: this connection ends, and nothing is told
            await self._close(BAD)
        finally:
            self._house.bells.leave(self._listener)
            ringing.cancel()

    async def _ring(self) -> None:
        try:
            while True:
                for table, seq in (await self._listener.next()).items():
                    bell = Bell(table, seq, await self._news(table, seq))
                    text = message(bell)
                    await self._socket.send_data(text, mode="text" if isinstance(text, str) else "binary")
        except Exception:
            await self._close(BROKEN)

    async def _news(self, table: str, seq: int) -> Position | Advance | None:
        """What the open page lacks; nothing where it must ask for itself."""
        page = self._page
        if page is None or page.table != table or page.seq >= seq:
            return None
        # Whoever has logged out since is nobody now, and sees what everybody sees.
        self._socket.scope["state"][SCOPE] = await self._house.identity.read(self._cookie)
        with contextlib.suppress(Problem):
            return await advance(self._socket, page, seq)
        return None

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)


def _page(wanted: Follow | None) -> Page | None:
    if wanted is None:
        return None
    seat = None if wanted.seat < 0 else wanted.seat
    return Page(wanted.table, wanted.lang, wanted.seq, seat, wanted.since)


HANDLERS = [live]
