"""Live updates: one WebSocket per client. Updates of the open table include the changes.

Both sides detect a dead connection: the web server pings every client (`connections.HEARTBEAT`), which browsers answer
by themselves, and a page pings the server after some silence. Pings read no table.
"""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from partie.kernel.errors import PartieError

from ..errors import Problem
from ..notifier import MOST, Listener
from ..presence import HALL, Attendance
from ..services import Services
from ..tables import talk
from ..visitors.identity import SCOPE, client, who
from .host import HouseShape, house_of
from .packing import message
from .position import Advance, Page, Position, advance
from .shapes import Ident, In, Language

Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Follow(In):
    """The client's state of a table: its position, the viewing seat (-1: a spectator), its next event. `pace` is how
    many milliseconds it shows each move of others; bots need not wait longer.
    """

    table: Ident
    seq: Count
    seat: Annotated[int, msgspec.Meta(ge=-1, le=99)]
    since: Count
    lang: Language | None = None
    pace: Annotated[int, msgspec.Meta(ge=0, le=60_000)] | None = None


class Watch(In):
    """A message from a client: the tables it watches, a ping that tests the connection, or that its reader started or
    stopped typing a remark at the open table (then without `watch`).

    `at` is the watched table that is open on the screen: its reader counts as present there, and is told who else is.
    """

    watch: Annotated[list[Ident], msgspec.Meta(max_length=MOST)] | None = None
    follow: Follow | None = None
    ping: Count | None = None
    at: Ident | None = None
    typing: bool | None = None


class Present(msgspec.Struct):
    """The people present at the open table."""

    table: str
    presence: Attendance


class Talked(msgspec.Struct):
    """The talk of the open table changed; `talk` is the version to request with `GET talk`."""

    table: str
    talk: int


class Update(msgspec.Struct, omit_defaults=True):
    """A table changed."""

    table: str
    seq: int
    position: Annotated[Any, msgspec.Meta(extra={"ts": "Position | Advance | null"})] = None


class HouseNews(msgspec.Struct):
    """The host has changed a setting that applies to everybody."""

    house: HouseShape


_DECODER = msgspec.json.Decoder(Watch)
BAD = 1008
"""Close code: the message does not follow the protocol (docs/api.md)."""
LOGGED_OUT = 4401
"""Close code: the person of the socket was logged out; the client calls `GET me`."""
BROKEN = 1011
"""Close code: server fault; the client reconnects and requests again."""


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Accept the list of watched tables from the client and send an update whenever one of them changes."""
    services: Services = socket.app.state.services
    services.rates.take("live", client(socket))
    with services.rates.holding(socket):
        await socket.accept()
        await _Line(socket, services).listen()


class _Line:
    """One socket: the watched tables and the client's open page."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services) -> None:
        self._socket = socket
        self._services = services
        self._listener = Listener(who(socket))
        self._page: Page | None = None
        self._version = 0
        """The latest sent version of the open table's talk."""

    async def listen(self) -> None:
        """Handle messages until the socket closes."""
        self._services.notifier.come(self._listener)
        ringing = asyncio.create_task(self._ring())
        try:
            while True:
                data = await self._socket.receive_data(mode="text")
                self._services.rates.take_ask(self._socket)
                wanted = _DECODER.decode(data)
                if wanted.ping is not None:
                    await self._socket.send_data(f'{{"pong":{wanted.ping}}}')
                    continue
                if wanted.typing is not None:
                    self._services.presence.type(self._listener, wanted.typing)
                    continue
                if wanted.watch is None:
                    raise ValueError("neither a ping nor a list of tables")
                self._page = _page(wanted.follow)
                self._listener.pace = wanted.follow.pace if wanted.follow is not None else None
                await self._services.notifier.watch(self._listener, wanted.watch)
                there = wanted.at if wanted.at in self._listener.heard else None
                if there is not None and there != self._listener.at:
                    self._version = 0
                    self._listener.talk()
                self._services.presence.move(self._listener, HALL if there is None else there)
        except WebSocketDisconnect:
            pass
        except Exception:  # malformed, too frequent, or our own fault: close without an answer
            await self._close(BAD)
        finally:
            self._services.presence.move(self._listener, None)
            self._services.notifier.leave(self._listener)
            ringing.cancel()

    async def _ring(self) -> None:
        try:
            while True:
                rung = await self._listener.next()
                if await self._logged_out():
                    await self._close(LOGGED_OUT)
                    return
                for table, seq in rung.items():
                    await self._send(Update(table, seq, await self._news(table, seq)))
                if self._listener.house:
                    self._listener.house = False
                    await self._send(HouseNews(house_of(self._services)))
                met, self._listener.met = self._listener.met, None
                if isinstance(met, Attendance) and self._listener.at:
                    await self._send(Present(self._listener.at, met))
                if self._listener.talked:
                    await self._tell_talk()
        except Exception:
            await self._close(BROKEN)

    async def _tell_talk(self) -> None:
        """Tell the client about a new remark, unless this reader may not see it."""
        self._listener.talked = False
        table = self._listener.at
        if not table:
            return
        with contextlib.suppress(Problem):
            version = await talk.version_for(self._services, table, self._listener.whose)
            if version > self._version:
                self._version = version
                await self._send(Talked(table, version))

    async def _send(self, what: Update | Present | Talked | HouseNews) -> None:
        text = message(what)
        await self._socket.send_data(text, mode="text" if isinstance(text, str) else "binary")

    async def _news(self, table: str, seq: int) -> Position | Advance | None:
        """The changes the open page has not seen; None if it must fetch the position itself."""
        page = self._page
        if page is None or page.table != table or page.seq >= seq:
            return None
        with contextlib.suppress(Problem, PartieError):
            return await advance(self._socket, page, seq)
        return None

    async def _logged_out(self) -> bool:
        """Whether the person of the socket has been logged out; the socket then gets no more messages."""
        self._socket.scope["state"][SCOPE] = await self._services.identity.again(self._socket.scope["state"])
        return who(self._socket) != self._listener.whose

    async def _close(self, code: int) -> None:
        with contextlib.suppress(Exception):
            await self._socket.close(code)


def _page(wanted: Follow | None) -> Page | None:
    if wanted is None:
        return None
    seat = None if wanted.seat < 0 else wanted.seat
    return Page(wanted.table, wanted.lang, wanted.seq, seat, wanted.since)


HANDLERS = [live]
