"""People at a server, in tests: each has a cookie and a token of its own, over a real address or into the app."""

import asyncio
import gzip
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, ClassVar

import httpx
import websockets

_requests = itertools.count()


class Refused(AssertionError):
    """An answer that is a problem."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code} {answer.text[:300]}")
        self.status = answer.status_code
        self.problem = answer.json() if answer.content else {}
        self.key = self.problem.get("key")


class Visitor:
    """A client with its own cookie. `seen` keeps every byte that it got."""

    def __init__(self, http: httpx.AsyncClient, seen: list[bytes] | None = None) -> None:
        self.http = http
        self.csrf = ""
        self.cookie = ""
        self.id = ""
        self.name = ""
        self.seen = seen if seen is not None else []

    async def send(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {
            "X-CSRF-Token": self.csrf,
            "Cookie": f"partie={self.cookie}" if self.cookie else "",
            **headers,
        }
        sent = {name: value for name, value in sent.items() if value}
        answer = await self.http.request(method, path, json=body, headers=sent)
        self.http.cookies.clear()
        self.seen += [answer.content, str(answer.headers).encode()]
        if "partie" in answer.cookies:
            self.cookie = answer.cookies["partie"]
        return answer

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.send(method, path, body)
        if answer.status_code >= 400:
            raise Refused(answer)
        return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text

    async def get(self, path: str) -> Any:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.ask("POST", path, body if body is not None else {})

    async def come(self) -> "Visitor":
        self.csrf = (await self.get("/api/me"))["csrf"]
        return self

    async def begin(self, name: str) -> "Visitor":
        await self.come()
        me = await self.post("/api/people", {"name": name})
        self.csrf, self.id, self.name = me["csrf"], me["person"]["id"], name
        return self

    async def commit(self, table: str, decision: str, *moves: Any, request: str | None = None) -> int:
        body = {"decision": decision, "moves": list(moves), "request": request or f"r{next(_requests)}"}
        seq: int = (await self.post(f"/api/tables/{table}/commit", body))["seq"]
        return seq


class Socket:
    """A socket into the app itself, opened with somebody's cookie: what goes out and in, message by message."""

    SCOPE: ClassVar[dict[str, Any]] = {
        "type": "websocket", "path": "/api/live", "raw_path": b"/api/live", "query_string": b"",
        "client": ("127.0.0.1", 1), "server": ("partie.test", 80), "scheme": "ws", "root_path": "",
        "subprotocols": [], "http_version": "1.1", "extensions": {}, "asgi": {"version": "3.0"},
    }  # fmt: skip

    def __init__(self, app: Any, cookie: str = "") -> None:
        self._app = app
        self._headers = [(b"cookie", f"partie={cookie}".encode())] if cookie else []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Socket":
        scope = {**self.SCOPE, "headers": self._headers}
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._app(scope, self._inbox.get, self._out.put))
        assert (await self._next())["type"] == "websocket.accept"
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 60)

    def send(self, message: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": message})

    def watch(self, *tables: str, follow: dict[str, Any] | None = None) -> None:
        self.send(json.dumps({"watch": tables, "follow": follow}))

    async def update(self) -> dict[str, Any]:
        """The next doorbell."""
        return read_update(await self.message())

    async def message(self) -> str | bytes:
        """The same as it comes: text, or packed as bytes."""
        event = await self._next()
        assert event["type"] == "websocket.send", event
        message: str | bytes | None = event.get("text")
        return event["bytes"] if message is None else message

    async def closed(self) -> int:
        """The code with which the server closes the socket."""
        event = await self._next()
        assert event["type"] == "websocket.close", event
        code: int = event["code"]
        return code

    async def _next(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._out.get(), 60)


@asynccontextmanager
async def open_at(server: Any, person: Visitor, table: str) -> AsyncIterator[Any]:
    """A real socket to a server process, of somebody who has this table open."""
    async with websockets.connect(
        server.address.replace("http", "ws") + "/api/live",
        additional_headers={"Cookie": f"partie={person.cookie}"},
        ping_interval=None,
        open_timeout=60,
    ) as socket:
        await socket.send(json.dumps({"watch": [table], "at": table}))
        yield socket


def read_update(message: str | bytes) -> dict[str, Any]:
    """A doorbell as it came over a socket."""
    update: dict[str, Any] = json.loads(message if isinstance(message, str) else gzip.decompress(message))
    return update


def advanced(position: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """A position that came as changes of an earlier view, as a whole."""
    whole = json.loads(json.dumps(view))
    for path, value in position["changes"]:
        if not path:
            whole = value
            continue
        place = whole
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return {key: value for key, value in position.items() if key not in ("base", "changes")} | {"view": whole}


def all_moves(decision: dict[str, Any]) -> list[dict[str, Any]]:
    """Every move of a decision as it came."""
    return [move for group in decision["moves"].values() for move in group]
