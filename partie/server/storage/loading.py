"""Loads tables from rows: the game from its sealed checkpoint, else by replaying its record."""

import contextlib
import dataclasses
import json
import logging
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from partie import GAMES
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.kernel.keeping import saves
from partie.kernel.keeping.reader import check_version
from partie.table.pace import load_clock, load_pace
from partie.table.table import BOT, OPEN, TAKEBACK, Proposal, Seat, Table, with_bot_names

from ..errors import Problem, tell_damage
from .link import Link
from .schema import tables
from .statements import ENTRIES, LOAD, SEATED

log = logging.getLogger("partie.server")

ANEW = ("rules", "people", TAKEBACK)
"""Kinds of entries after which a cached game cannot be continued."""
LAID = "laid"
"""The kind of entry that holds the moves with which a game came from elsewhere."""
EARLIER = ("earlier",)
"""Stands for an event that is not in memory."""


class Entry(NamedTuple):
    """A stored entry of a table's log."""

    kind: str
    moves: str | None
    note: str | None
    checkpoint: str | None


Row = Any
_NAMES = [column.name for column in tables.c]


def encode(data: object) -> str:
    """Canonical JSON in one line: checkpoints are compared as texts."""
    return msgspec.json.encode(data).decode()


def begin(table: Table) -> Partie:
    """The game of a table before its first move."""
    return Partie(GAMES[table.game], len(table.seats), table.seed, dict(table.options), table.start)


def from_row(
    row: Row, sitting: Sequence[tuple[str, str | None, str | None, str | None, bool, bool | None]]
) -> Table:
    """A table without its game; seats as kind, person, bot, the person's name, and whether the seat was resigned, and
    is a program's."""
    return Table(
        id=row.id,
        game=row.game,
        options=json.loads(row.options),
        seed=int(row.seed),
        host=row.host,
        private=bool(row.private),
        absence=row.absence,
        absence_then=row.absence_then,
        state=row.state,
        seq=row.seq,
        seats=with_bot_names(
            [
                Seat(kind, person, bot, "" if kind == BOT else name or "", bool(resigned), bool(program))
                for kind, person, bot, name, resigned, program in sitting
            ]
        ),
        created=row.created,
        changed=row.changed,
        asked={int(seat): since for seat, since in json.loads(row.asked).items()},
        orders={int(seat): words for seat, words in json.loads(row.orders).items()},
        round=row.round,
        places=None if row.places is None else json.loads(row.places),
        proposals=read_proposals(row.proposals),
        ended=row.ended,
        start=None if row.start is None else json.loads(row.start),
        practice=bool(row.practice),
        lesson=bool(row.lesson),
        next=row.next,
        series=row.series,
        circle=row.circle,
        pace=None if row.pace is None else load_pace(json.loads(row.pace)),
        clock=None if row.clock is None else load_clock(json.loads(row.clock)),
    )


def read_proposals(stored: str) -> tuple[Proposal, ...]:
    return tuple(
        Proposal(what, seat, by, tuple(agreed), at) for what, seat, by, agreed, at in json.loads(stored)
    )


def seal(connection: Link, row: Row) -> str:
    """The expected seal of a running table's row."""
    return connection.sealer.seal(row.id, row.seq, row.rules, row.moves, row.events, row.checkpoint)


async def load(connection: Link, ident: str, known: Table | None = None) -> Table | None:
    """Load a table. From `known`, an earlier version, only later entries are played.

    An unreadable table raises a Problem and is logged for the host.
    """
    found = await connection.row(LOAD, {"ident": ident})
    if found is None:
        return None
    row = _Row(*found)
    sitting = await connection.rows(SEATED, {"ident": ident})
    try:
        return await _load(connection, row, from_row(row, sitting), known)
    except Problem:
        raise
    except Exception as error:  # a damaged row may raise anything
        tell_damage(ident, error)
        raise Problem(409, "table-damaged") from None


_Row = NamedTuple("_Row", [(name, Any) for name in _NAMES])  # type: ignore[misc]


async def _load(connection: Link, row: Row, table: Table, known: Table | None) -> Table:
    if table.state == OPEN:
        before = await laid(connection, table)
        count = 0 if before is None else len(json.loads(before.moves or "[]"))
        return dataclasses.replace(table, laid=count)
    game = GAMES[table.game]
    try:
        check_version(game, row.rules)
    except PartieError as error:
        if error.key == "other-content":  # begun with own components that are not loaded here, or the reverse
            raise Problem(409, error.key, **error.detail) from None
        raise Problem(409, "newer-server") from None  # a newer server owns the game; do not touch it
    if known is not None and known.partie is not None:
        since = await _entries(connection, table, known.seq)
        if all(entry.kind not in ANEW for entry in since):
            played = _played(known.partie.copy(), since)
            if played is not None and encode(played.state.save()) == row.checkpoint:
                played.orders = dict(table.orders)
                seatings = _seatings(table, since, len(known.partie.moves), known)
                return dataclasses.replace(table, partie=played, log_from=known.log_from, seatings=seatings)
    found = await _entries(connection, table, -1)
    return restore(connection, table, row, found)


def restore(connection: Link, table: Table, row: Row, found: Sequence[Entry]) -> Table:
    """Restore a table with its game; raises if it is unreadable.

    `partie check` calls it to find what the server will do.
    """
    table = dataclasses.replace(table, seatings=_seatings(table, found))
    sealed = None if row.seal is None else row.seal == seal(connection, row)
    if sealed and row.rules == GAMES[table.game].version:
        return _from_checkpoint(table, row, found)
    return _from_record(table, row, found, sealed)


async def laid(connection: Link, table: Table) -> Entry | None:
    """The game's history before it was imported to this table."""
    return next((entry for entry in await _entries(connection, table, -1) if entry.kind == LAID), None)


def play_laid(partie: Partie, entry: Entry) -> None:
    """Replay the imported history."""
    if _played(partie, [entry]) is None:
        raise Problem(409, "table-damaged")


async def _entries(connection: Link, table: Table, since: int) -> list[Entry]:
    found = await connection.rows(ENTRIES, {"ident": table.id, "since": since, "until": table.seq})
    return [Entry(*entry) for entry in found]


_SEATED = re.compile(r"seat (\d+) (.*?)(?:, bot [\w-]+)?")
"""The note of who sits down, without what a bot's name is followed by."""


def _seatings(
    table: Table, found: Sequence[Entry], moves: int = 0, known: Table | None = None
) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The names of the seats over time, from the notes of entries; the last ones are the current names."""
    seatings = list(known.seatings) if known is not None else []
    names = list(seatings[-1][1] if seatings else table.names)
    for entry in found:
        if entry.kind == "rules":
            moves, seatings = 0, [(0, tuple(names))]
        elif entry.kind == "seats" and entry.note:
            named = set()
            for line in entry.note.splitlines():  # other notes about a seat follow the one that names it
                told = _SEATED.fullmatch(line)
                if told is not None and int(told[1]) < len(names) and told[1] not in named:
                    names[int(told[1])] = told[2]
                    named.add(told[1])
            seatings.append((moves, tuple(names)))
        elif entry.kind == TAKEBACK:
            with contextlib.suppress(ValueError, TypeError, LookupError):  # a damaged row
                moves = _upto(entry)
            seatings = [(min(since, moves), sitting) for since, sitting in seatings]
        elif entry.moves:
            with contextlib.suppress(ValueError, TypeError):  # a damaged row
                moves += len(json.loads(entry.moves))
    return (*seatings[:-1], (seatings[-1][0], table.names)) if seatings else ()


# From the checkpoint


def _from_checkpoint(table: Table, row: Row, found: Sequence[Entry]) -> Table:
    """The game at its checkpoint; its log begins here (see `whole`)."""
    game, seats = GAMES[table.game], len(table.seats)
    state = game.load_state(json.loads(row.checkpoint), seats, table.options)
    partie = Partie(game, seats, table.seed, dict(table.options), table.start, state)
    later = found
    if any(entry.kind == "rules" for entry in found):
        base, later = _base(table, found)
        partie.origin, partie.past, partie.began = base.origin, base.past, base.began
        partie.takebacks, partie.notes = base.takebacks, list(base.notes)
    readable = _add_moves(partie, later)
    state.events = [EARLIER] * row.events
    partie.marks = [0] * len(partie.moves)
    partie.orders = dict(table.orders)
    if not readable:
        log.error("record unreadable", extra={"data": {"table": table.id}})
        return _goes_on(table, partie, state)
    return dataclasses.replace(table, partie=partie, log_from=row.events)


def whole(table: Table) -> Table:
    """The table with its full log, by replaying the record.

    If the replay does not reach the current state, the log stays short and the mismatch is logged for the host.
    """
    partie = table.partie
    if not table.log_from or partie is None:
        return table
    try:
        again = partie.at(len(partie.moves))
        if encode(again.state.save()) != encode(partie.state.save()):
            raise ValueError
    except Exception as error:
        log.error("record differs", extra={"data": {"table": table.id, "error": type(error).__name__}})
        return table
    again.notes, again.orders = partie.notes, partie.orders
    return dataclasses.replace(table, partie=again, log_from=0)


# From the record


def _from_record(table: Table, row: Row, found: Sequence[Entry], sealed: bool | None) -> Table:
    """Replay the record and compare. `sealed` tells whether the checkpoint's seal is valid (None: never sealed).

    Under the rules that wrote it, an intact record is right and a checkpoint that differs is not. Under newer rules,
    and where the record cannot be played any more, the game goes on from its checkpoint.
    """
    game = GAMES[table.game]
    base, later = _base(table, found)
    played = _played(base.copy(), later)
    if played is not None and encode(played.state.save()) == row.checkpoint:
        played.orders = dict(table.orders)
        return dataclasses.replace(table, partie=played)
    same_rules = row.rules == game.version
    if played is not None and (same_rules or sealed is False):
        log.error("checkpoint differs from the record", extra={"data": {"table": table.id}})
        played.orders = dict(table.orders)
        return dataclasses.replace(table, partie=played)
    if sealed is False:
        raise ValueError
    _add_moves(base, later)
    seats, options = len(table.seats), table.options
    state = saves.load_checked(game, json.loads(row.checkpoint), seats, options, "checkpoint")
    return _goes_on(table, base, state)


def _goes_on(table: Table, partie: Partie, state: Any) -> Table:
    """Continue the game under the current rules; its history is stored as lines."""
    on = saves.go_on(partie, state, partie.game.version)
    on.orders = dict(table.orders)
    return dataclasses.replace(table, partie=on, outdated=True)


def _base(table: Table, found: Sequence[Entry]) -> tuple[Partie, Sequence[Entry]]:
    """The game at the start of its replayable record, and the entries after it.

    Replay starts at the last entry `rules`, which holds the game's state at that point.
    """
    first = max((number for number, entry in enumerate(found) if entry.kind == "rules"), default=-1)
    if first < 0:
        return begin(table), found
    return saves.load(found[first].checkpoint, GAMES), found[first + 1 :]


def _played(partie: Partie, found: Sequence[Entry]) -> Partie | None:
    """The game after the entries' moves, or None if the current rules refuse one."""
    try:
        for entry in found:
            _add_notes(partie, entry.note)
            if entry.kind == TAKEBACK:
                partie.takeback(_upto(entry))
                continue
            for seat, *move in json.loads(entry.moves or "[]"):
                partie.push(seat, partie.game.move(seat, move))
    except Exception:  # changed rules or a damaged row may raise anything
        return None
    return partie


def _add_moves(partie: Partie, found: Sequence[Entry]) -> bool:
    """Add the moves to the record without playing them; False if one cannot be read."""
    readable = True
    for entry in found:
        _add_notes(partie, entry.note)
        try:
            if entry.kind == TAKEBACK:
                partie.shorten(_upto(entry))
                continue
            moves = [[int(number) for number in move] for move in json.loads(entry.moves or "[]")]
        except (ValueError, TypeError, LookupError):
            readable = False
            continue
        for seat, *move in moves:
            partie.movers.append(seat)
            partie.moves.append(tuple(move))
    return readable


def _upto(entry: Entry) -> int:
    """The number of moves left after a takeback."""
    return int(json.loads(entry.moves or "")[0][0])


def _add_notes(partie: Partie, note: str | None) -> None:
    for line in (note or "").splitlines():
        partie.note(line)
