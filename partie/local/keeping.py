"""Serialises a table as text: its save (record and checkpoint) and its seats. Stored at every commit."""

import contextlib
import dataclasses
import json
from typing import Any, Final

from partie import GAMES
from partie.bots.review import load
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.kernel.keeping import saves
from partie.table.progress import advanced
from partie.table.refusals import Problem
from partie.table.review import Saved
from partie.table.table import BOT, PERSON, RUNNING, Seat, Table
from partie.table.turns import game_of

FORMAT: Final = 1
REQUESTS: Final = 16
"""The number of stored request ids: a page that got no answer repeats its request."""


Kept = tuple[str, Saved | None]
"""The state of a review, and its results so far."""


def keep(table: Table, requests: dict[str, int], review: Kept | None = None) -> str:
    """The table as text."""
    partie = game_of(table)
    data = {
        "table": FORMAT,
        "id": table.id,
        "seq": table.seq,
        "created": table.created,
        "changed": table.changed,
        "lesson": table.lesson,
        "practice": table.practice,
        "seats": [[seat.kind, seat.bot, seat.name, seat.person is not None] for seat in table.seats],
        "seatings": table.seatings,
        "orders": {str(seat): words for seat, words in table.orders.items()},
        "requests": list(requests.items())[-REQUESTS:],
        "review": review,
        "save": partie.save(),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def restore(text: str) -> tuple[Table, dict[str, int], Kept | None]:
    """The table, its request ids and its review; raises a Problem for newer versions and damaged data."""
    try:
        data = json.loads(text)
        if data["table"] > FORMAT:
            raise Problem(409, "newer-page")
        requests = {str(request): int(seq) for request, seq in data["requests"]}
        return _table(data), requests, _review(data.get("review"))
    except Problem:
        raise
    except PartieError as error:
        raise Problem(409, "newer-page" if error.key.startswith("newer") else "game-damaged") from None
    except Exception:  # damaged storage may raise anything
        raise Problem(409, "game-damaged") from None


def _review(data: Any) -> Kept | None:
    """A review, if there is one that can be resumed; otherwise it can be repeated."""
    with contextlib.suppress(ValueError, TypeError, KeyError, AttributeError):
        state, known = data
        if known is not None:
            load(known)
        return str(state), known
    return None


def _table(data: dict[str, Any]) -> Table:
    partie = saves.load(data["save"], GAMES)
    partie.orders = {int(seat): str(words) for seat, words in data["orders"].items()}
    sitting = tuple(
        local_seat(number, kind, bot, name, own)
        for number, (kind, bot, name, own) in enumerate(data["seats"])
    )
    if len(sitting) != partie.seats:
        raise ValueError
    table = local_table(str(data["id"]), partie, float(data["created"]), data.get("lesson") is True)
    table = dataclasses.replace(table, practice=data.get("practice") is True)
    changed = float(data["changed"])
    table = advanced(table, changed, partie=partie, sitting=sitting, state=RUNNING)
    seatings = tuple((int(since), tuple(map(str, names))) for since, names in data["seatings"])
    return dataclasses.replace(table, seq=int(data["seq"]), seatings=seatings)


def local_seat(number: int, kind: str, bot: str | None, name: str, own: bool = False) -> Seat:
    """A seat of a local table: people are identified by their seats. `own`: a bot stands in for a person."""
    person = f"here-{number}"
    if kind == BOT:
        return Seat(BOT, person if own else None, str(bot), str(name))
    if kind != PERSON:
        raise ValueError
    return Seat(PERSON, person, None, str(name))


def local_table(ident: str, game: Partie, now: float, lesson: bool) -> Table:
    """A new table without people."""
    return Table(
        id=ident,
        game=game.game.name,
        options=game.options,
        seed=game.seed,
        host="",
        private=True,
        absence=None,
        absence_then=None,
        state="open",
        seq=0,
        seats=(),
        created=now,
        changed=now,
        start=game.start,
        practice=lesson or game.start is not None,
        lesson=lesson,
    )
