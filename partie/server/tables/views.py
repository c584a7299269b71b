"""Cache of rendered positions, shared by readers of the same seat and used to compute incremental updates."""

import gc
from typing import Any

import msgspec

from partie.kernel.engine.partie import Partie
from partie.table import words
from partie.table.cache import Cache
from partie.table.outcome import result_data
from partie.table.position import Look, look_of
from partie.table.table import Table

from ..errors import Problem

View = dict[str, Any]

VIEWS, VIEW = 64 << 20, 12 << 10
"""Bytes of cached views, and about what one takes: views share equal parts."""
YOUNG = 100
"""Run a generation-0 collection after this many cached views; otherwise they trigger an expensive full one."""
DECISIONS, PAST = 16 << 20, 24 << 20
"""Bytes of cached decisions in words, and of cached past positions."""
AROUND = 400
"""Overhead in bytes of each of these, besides its text."""
REPLAYS = 50
"""The number of cached past positions, one for each game."""
TABLES, TOLD = 500, 100
"""The number of tables whose newest events are cached in words, and the number of these events."""

NOTHING = msgspec.Raw(b"null")


class ViewCache:
    """A bounded cache of this process's rendered positions."""

    def __init__(self, views: int = VIEWS, decisions: int = DECISIONS, past: int = PAST) -> None:
        self._views: Cache[tuple[str, int, int | None], View] = Cache(views)
        self._young = 0
        self._decisions: Cache[tuple[str, int, int, str | None], msgspec.Raw] = Cache(decisions)
        self._past: Cache[tuple[str, int, int, int | None], Look] = Cache(past)
        self._told: Cache[tuple[str, str | None], tuple[int, dict[Any, str]]] = Cache(TABLES)
        self._replays: Cache[tuple[str, int], Partie] = Cache(REPLAYS)

    def now(self, table: Table, partie: Partie, seat: int | None, lang: str | None, plays: bool) -> Look:
        """The current position; with the decision, if this seat is asked and the reader plays it."""
        decision = NOTHING
        if plays and seat is not None and seat in table.deciding:
            decision = self._decision(table, partie, seat, lang)
        result = result_data(table)
        told = NOTHING if result is None else _raw(result)
        return look_of(partie, self._view(table, partie, seat), decision, told, table.deciding)

    def earlier(self, table: Table, seq: int, seat: int | None) -> View | None:
        """The view of a seat at an earlier number, if it is still cached."""
        return self._views.get((table.id, seq, seat))

    def told(self, table: Table, lang: str | None) -> dict[Any, str]:
        """The cache of rendered event texts at this number, limited to the newest events."""
        key = (table.id, lang)
        known = self._told.get(key)
        if known is None or known[0] != table.seq or len(known[1]) > TOLD:
            known = (table.seq, {})
            self._told.put(key, known)
        return known[1]

    def past(self, table: Table, partie: Partie, at: int, seat: int | None) -> Look:
        """The position after a number of moves."""
        key = (table.id, at, partie.takebacks, seat)
        look = self._past.get(key)
        if look is None:
            moment = self._moment(table, partie, at)
            view = _raw(moment.drawing(seat))
            look = look_of(moment, view, NOTHING, NOTHING)
            self._past.put(key, look, len(view) + AROUND)
        return look

    def clear(self) -> None:
        for kept in (self._views, self._decisions, self._past, self._told, self._replays):
            kept.clear()

    def _view(self, table: Table, partie: Partie, seat: int | None) -> View:
        key = (table.id, table.seq, seat)
        view = self._views.get(key)
        if view is None:
            view = partie.drawing(seat)
            self._views.put(key, view, VIEW)
            self._young += 1
            if self._young == YOUNG:
                self._young = 0
                gc.collect(0)
        return view

    def _decision(self, table: Table, partie: Partie, seat: int, lang: str | None) -> msgspec.Raw:
        key = (table.id, table.seq, seat, lang)
        decision = self._decisions.get(key)
        if decision is None:
            decision = _raw(words.decision(partie, partie.decision(seat), lang, table.names))
            self._decisions.put(key, decision, len(decision) + AROUND)
        return decision

    def _moment(self, table: Table, partie: Partie, at: int) -> Partie:
        """The game after a number of moves, replayed from a cached earlier moment if there is one.

        Positions before a change of the rules cannot always be shown.
        """
        key = (table.id, partie.takebacks)
        earlier = self._replays.get(key)
        try:
            if earlier is None or len(earlier.moves) > at:
                moment = partie.at(at)
            else:
                moment = earlier.copy()
                for number in range(len(moment.moves), at):
                    moment.push(partie.movers[number], partie.moves[number])
        except Exception:
            raise Problem(409, "moment-gone") from None
        self._replays.put(key, moment)
        return moment


def _raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))
