"""The functions called by the page's workers: text in, text out, so that JavaScript holds no Python objects.

The table's worker calls `ask` and `open_table`, lets bots play (`bot_job`, `bot_move`) and judge (`review_job`,
`review_done`), stores what `pending` gives, and then calls `settle` or `undo`. The bots' worker calls `think`.
"""

import json
from typing import Any

from partie.table import advice, review
from partie.table.refusals import Problem

from .home import Home
from .routes import ask as _ask
from .routes import refused

_home = Home()


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def add_games() -> None:
    _home.add_games()


def ask(method: str, path: str, query: str, body: str, thought: str = "null") -> str:
    """`{status, body}` of a request, or `{job}`: run the bot's job, then repeat the request with its result."""
    answer = _ask(_home, method, path, json.loads(query), json.loads(body), json.loads(thought))
    if answer.job is not None:
        return _text({"job": answer.job})
    return _text({"status": answer.status, "body": answer.body})


def open_table(text: str, lang: str) -> str:
    """Load a table from storage: `{}`, or a refusal if it cannot be read."""
    try:
        _home.open(text)
    except Problem as problem:
        answer = refused(problem, lang)
        return _text({"status": answer.status, "body": answer.body})
    return "{}"


def refusal(status: int, key: str, lang: str) -> str:
    """A refusal by the worker itself, with its sentence."""
    answer = refused(Problem(status, key), lang)
    return _text({"status": answer.status, "body": answer.body})


def shown(ident: str) -> str:
    """The viewing seat of a table, and the people it waits for while the screen is covered."""
    return _text(_home.screen(ident))


def close_table(ident: str) -> None:
    _home.close(ident)


def pending() -> str:
    """The change to be stored, with its id and number, or an empty text."""
    text = _home.pending()
    if text is None:
        return ""
    table = _home.pending_table
    return _text({"id": table.id, "seq": table.seq, "text": text, "info": _home.listed(table)})


def settle() -> None:
    _home.settle()


def undo() -> None:
    _home.undo()


def bot_job(ident: str) -> str:
    """The job of a bot that is to move at a table, or an empty text."""
    job = _home.asked_bot(ident)
    return "" if job is None else _text(job)


def bot_move(ident: str, seat: int, decision: str, thought: str) -> bool:
    """Play a bot's result (`null`: it failed); False if its decision is no longer open."""
    return _home.play_for(ident, seat, decision, json.loads(thought))


def review_job(ident: str) -> str:
    """The next review job of a finished game, or an empty text."""
    job = _home.review_job(ident)
    return "" if job is None else _text(job)


def review_done(ident: str, thought: str) -> None:
    """Store a review job's result (`null`: it failed)."""
    _home.review_done(ident, json.loads(thought))


def think(job: str) -> str:
    """Run a bot's job or a review job."""
    data = json.loads(job)
    if "review" in data:
        return _text(review.work_on(**data["review"]))
    data.pop("decision", None)
    return _text(advice.think_saved(**{**data, "state": json.dumps(data["state"])}))
