"""A table's answers to a client as JSON data (docs/api.md): the table, a preview, the rule of a refusal, the record."""

from typing import Any

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.preview import Preview
from partie.kernel.engine.state import deciders
from partie.kernel.keeping.own import title
from partie.text import Words

from . import turns, words
from .buffers import Buffers, Given
from .lessons import PUPIL, in_words, lesson, say
from .pace import deadline, remaining, save_pace
from .refusals import Problem
from .sitting import may_open
from .table import FINISHED, TAKEBACK, Table


def table_data(table: Table, person: str | None, now: float) -> dict[str, Any]:
    """A table as a person sees it."""
    absence = None
    if table.absence is not None:
        absence = {"after": table.absence, "then": table.absence_then}
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "private": table.private,
        "absence": absence,
        "state": table.state,
        "seq": table.seq,
        "moves": table.moves,
        "created": table.created,
        "changed": table.changed,
        "seats": [
            {
                "seat": number,
                "kind": seat.kind,
                "name": seat.name,
                "person": seat.person,
                "bot": seat.bot,
                "absent_since": table.absent_since(number, now),
                "resigned": seat.resigned,
                "program": seat.program,
            }
            for number, seat in enumerate(table.seats)
        ],
        "deciding": table.deciding,
        "mine": table.own_seat(person),
        "host": table.host == person,
        "opener": may_open(table, person, now),
        "waiting": table.waiting,
        "round": table.round,
        "link": f"/table/{table.id}",
        "places": table.places,
        "proposals": [
            {"what": one.what, "seat": one.seat, "by": one.by, "agreed": list(one.agreed), "at": one.at}
            for one in table.proposals
            if one.seat < 0 or one.what == TAKEBACK or table.asked.get(one.seat, now) <= one.at
        ],
        "ended": table.ended,
        "practice": table.practice,
        "lesson": table.lesson,
        "content": title(table.game),
        "next": table.next,
        "series": table.series,
        "pace": None if table.pace is None else save_pace(table.pace),
        "clock": _clock(table, now),
    }


def _clock(table: Table, now: float) -> dict[str, Any] | None:
    """The clock of each seat."""
    clock, pace = table.clock, table.pace
    if clock is None or pace is None:
        return None
    seats = range(len(clock.left))
    return {
        "now": now,
        "left": [round(remaining(clock, pace, seat, now), 1) for seat in seats],
        "deadlines": [deadline(clock, pace, seat) for seat in seats],
        "unseen": sorted(seat for seat, since in clock.since.items() if since > now),
        "paused": clock.paused,
    }


def tried(table: Table, seat: int, trial: Preview, lang: str | None, moves: list[Given]) -> dict[str, Any]:
    """The preview of a buffer of moves; in a lesson, also the comment on a move that the lesson rejects."""
    partie = trial.partie
    decision = None
    if seat in deciders(partie.state):
        decision = words.decision(partie, partie.decision(seat), lang, table.names)
    script = lesson(table.game) if table.lesson and seat == PUPIL else None
    said = turns.departs(turns.game_of(table), seat, moves) if script else None
    asked = in_words(script, partie, lang or "en", table.names) if script and said is None else None
    return {
        "view": partie.drawing(seat),
        "decision": decision,
        "played": trial.played,
        "stopped": trial.stopped,
        "lesson": None if script is None or said is None else say(script, said, lang or "en", table.names),
        "step": asked,
    }


def taught(partie: Partie, table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """The hint in a lesson: its own sentence; None if the lesson has none here."""
    if not table.lesson or seat != PUPIL:
        return None
    step = in_words(lesson(table.game), partie, lang, table.names)
    if step["move"] is None or step["say"] is None:
        return None
    return {
        **words.move(partie, seat, step["move"], lang, table.names),
        "reasons": [step["say"]],
        "others": [],
    }


def why(
    buffers: Buffers,
    table: Table,
    seat: int,
    decision: str | None,
    moves: list[Given],
    move: Given,
    lang: str | None,
) -> dict[str, str | None]:
    """The rule that forbids a move after a buffer, if any."""
    rule = turns.why_not(buffers, table, seat, decision, moves, move)
    return {"rule": rule, "say": None if rule is None else Words(lang or "en", table.game).why(rule)}


def outlook(trial: Preview, seat: int, move: Given, lang: str | None) -> list[dict[str, Any]]:
    """The consequences of a legal move after a buffer; empty if the buffer stops earlier."""
    if trial.stopped:
        return []
    told = words.outlook(trial.partie, seat, move, lang or "en")
    return [{"event": event, "say": said} for event, said in told]


def record(table: Table, seat: int | None) -> str:
    """The record: complete when the game is over, else as a seat (None: a spectator) may know it."""
    partie = turns.game_of(table)
    viewer = None if table.state == FINISHED else -1 if seat is None else seat
    try:
        return partie.record(viewer)
    except Exception:  # moves from before a change of the rules
        raise Problem(409, "moment-gone") from None
