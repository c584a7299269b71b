"""A position as a seat sees it, in the API's format. The server caches parts of it; the offline page recomputes
them."""

from dataclasses import dataclass
from typing import Any

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders

from . import lessons, words
from .outcome import result_data
from .refusals import Problem
from .table import FINISHED, Table
from .turns import game_of


@dataclass(frozen=True, slots=True)
class Look:
    """The rendered view of one moment for one seat; `events` is the number of events so far.

    View, decision and result are plain data or already encoded JSON.
    """

    at: int
    view: Any
    decision: Any
    result: Any
    deciding: list[int]
    events: int


def look(table: Table, seat: int | None, lang: str | None, plays: bool) -> Look:
    """Render the current position; with the decision, if this seat is asked and the reader plays it."""
    partie = game_of(table)
    decision = None
    if plays and seat is not None and seat in table.deciding:
        decision = words.decision(partie, partie.decision(seat), lang, table.names)
    result = result_data(table)
    return look_of(partie, partie.drawing(seat), decision, result, table.deciding)


def look_of(partie: Partie, view: Any, decision: Any, result: Any, deciding: list[int] | None = None) -> Look:
    """A Look from its parts; `deciding` lists the asked seats if the position does not contain them."""
    return Look(
        at=len(partie.moves),
        view=view,
        decision=decision,
        result=result,
        deciding=deciders(partie.state) if deciding is None else deciding,
        events=len(partie.state.events or ()),
    )


def seen_as(table: Table, own: int | None, viewpoint: int | None) -> int | None:
    """The viewing seat: one's own; for finished games the chosen one."""
    if viewpoint is None or viewpoint == own:
        return own
    if table.state != FINISHED:
        raise Problem(409, "not-finished")
    if not 0 <= viewpoint < len(table.seats):
        raise Problem(404, "bad-seat", number=viewpoint)
    return viewpoint


def moment(
    table: Table,
    seat: int | None,
    seen: Look,
    since: int,
    lang: str | None,
    told: dict[Any, str] | None = None,
) -> dict[str, Any]:
    """A position without table and view, as in the API's `play` answer (docs/api.md)."""
    partie = game_of(table)
    order = None if seat is None else table.orders.get(seat)
    first = max(min(since, seen.events), min(table.log_from, seen.events))
    return {
        "seq": table.seq,
        "at": seen.at,
        "moves": len(partie.moves),
        "takebacks": partie.takebacks,
        "decision": seen.decision,
        "deciding": seen.deciding,
        "events": words.events(partie, seat, lang, table.names_at, first, seen.events, told),
        "since": first,
        "result": seen.result,
        "order": order,
        "order_args": {} if order is None else partie.game.order_arguments(order),
        "lesson": _lesson(table, lang) if seat == lessons.PUPIL else None,
    }


def _lesson(table: Table, lang: str | None) -> dict[str, Any] | None:
    """The progress of a lesson's pupil."""
    if not table.lesson:
        return None
    return lessons.in_words(lessons.lesson(table.game), game_of(table), lang or "en", table.names)
