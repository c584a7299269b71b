"""People at a server, in tests: each has a cookie and a token of its own, over a real address or into the app."""

import itertools
from typing import Any

import httpx

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


def all_moves(decision: dict[str, Any]) -> list[dict[str, Any]]:
    """Every move of a decision as it came."""
    return [move for group in decision["moves"].values() for move in group]
