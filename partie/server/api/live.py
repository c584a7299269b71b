"""Live: one socket a client, on which only doorbells go out."""

import asyncio
import contextlib
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ..bells import MOST, Listener
from ..house import House
from ..visitors.identity import client
from .shapes import Ident


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    watch: Annotated[list[Ident], msgspec.Meta(max_length=MOST)]


_DECODER = msgspec.json.Decoder(Watch)
BAD = 1008
"""Close code: what was sent is not what this page says."""


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """The client names the tables it watches; a doorbell rings when something happened at one."""
    house: House = socket.app.state.house
    house.rates.take("live", client(socket))
    with house.rates.holding(socket):
        await socket.accept()
        await _listen(socket, house)


async def _listen(socket: WebSocket[Any, Any, Any], house: House) -> None:
    listener = Listener()
    ringing = asyncio.create_task(_ring(socket, listener))
    try:
        while True:
            data = await socket.receive_data(mode="text")
            house.rates.take("ask", client(socket))
            wanted = _DECODER.decode(data)
            await house.bells.watch(listener, wanted.watch)
    except WebSocketDisconnect:
        pass
    except Exception:  # malformed, too often, or our own fault: this connection ends, and nothing is told
        with contextlib.suppress(Exception):
            await socket.close(BAD)
    finally:
        house.bells.leave(listener)
        ringing.cancel()


async def _ring(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    with contextlib.suppress(Exception):
        while True:
            for table, seq in (await listener.next()).items():
                await socket.send_data(f'{{"table":"{table}","seq":{seq}}}', mode="text")


HANDLERS = [live]
