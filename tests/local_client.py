"""The home of tables without a server, in tests: asked as the page's worker asks it, with storage in a dictionary."""

import json
from typing import Any

from partie.local import worker
from partie.local.home import Home
from partie.local.routes import ask


class Refused(AssertionError):
    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(f"{status} {problem}")
        self.status = status
        self.problem = problem
        self.key = problem["key"]
        self.say = problem["say"]


class Browser:
    """A home and its storage. Everything goes through text, as between worker and page."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        self.home = Home()
        self.stored = {} if stored is None else stored
        self.seen: list[str] = []
        for text in self.stored.values():
            self.home.open(text)

    def ask(self, method: str, address: str, body: Any = None, store: bool = True) -> Any:
        path, _, query = address.partition("?")
        parts = dict(part.split("=") for part in query.split("&") if part)
        sent = json.loads(json.dumps(body))
        answer = ask(self.home, method, path, parts, sent)
        if answer.job is not None:
            thought = json.loads(worker.think(json.dumps(answer.job)))
            answer = ask(self.home, method, path, parts, sent, thought)
        if store:
            self.store()
        else:
            self.home.undo()
        text = json.dumps(answer.body)
        self.seen.append(text)
        if answer.status >= 400:
            raise Refused(answer.status, answer.body)
        return json.loads(text)

    def store(self) -> None:
        text = self.home.pending()
        if text is not None:
            self.stored[self.home.pending_table.id] = text
            self.home.settle()

    def get(self, address: str) -> Any:
        return self.ask("GET", address)

    def post(self, address: str, body: Any = None) -> Any:
        return self.ask("POST", address, body if body is not None else {})

    def bots(self, ident: str) -> None:
        """Let bots play until a person is asked or the game is over."""
        while (job := self.home.asked_bot(ident)) is not None:
            thought = job.get("thought") or json.loads(worker.think(json.dumps(job)))
            assert self.home.play_for(ident, job["seat"], job["decision"], thought)
            self.store()

    def judge(self, ident: str, most: int = 1000) -> None:
        """Let bots judge a finished game, so many slices at most."""
        while most and (job := self.home.review_job(ident)) is not None:
            most -= 1
            self.home.review_done(ident, json.loads(worker.think(json.dumps(job))))
            self.store()
