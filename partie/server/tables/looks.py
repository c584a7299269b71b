"""Positions as they were rendered, kept as JSON for whoever looks at the same moment again."""

from dataclasses import dataclass
from typing import Any

import msgspec

from partie.kernel.partie import Partie
from partie.kernel.state import deciders

from ..errors import Problem
from ..kept import Kept
from . import words
from .table import Table

MOST = 48 << 20
"""Bytes of rendered positions."""
REPLAYS = 50
"""Games that are kept as they were at the last moment somebody asked for."""
TABLES, TOLD = 500, 100
"""Tables of which the words of the newest events are kept, and how many of them."""
AROUND = 400
"""Bytes that a kept position takes beside its text."""


@dataclass(frozen=True, slots=True)
class Look:
    """One moment of a game as one seat sees it, in one language; `events` is how many there were until then."""

    at: int
    view: msgspec.Raw
    decision: msgspec.Raw
    result: msgspec.Raw
    deciding: list[int]
    events: int

    @property
    def weight(self) -> int:
        return len(bytes(self.view)) + len(bytes(self.decision)) + len(bytes(self.result)) + AROUND


class Looks:
    """All that was rendered in this process and still fits."""

    def __init__(self, most: int = MOST) -> None:
        self._kept: Kept[tuple[Any, ...], Look] = Kept(most)
        self._told: Kept[tuple[str, str | None], tuple[int, dict[Any, str]]] = Kept(TABLES)
        self._replays: Kept[tuple[str, int], Partie] = Kept(REPLAYS)

    def now(self, table: Table, partie: Partie, seat: int | None, lang: str | None, plays: bool) -> Look:
        """The position as it is; with the decision, if this seat is asked and the reader plays it."""
        key = (table.id, table.seq, seat, lang, plays)
        look = self._kept.get(key)
        if look is None:
            asked = seat if plays and seat in deciders(partie.state) else None
            look = _rendered(partie, seat, asked, lang, table.names)
            self._kept.put(key, look, look.weight)
        return look

    def told(self, table: Table, lang: str | None) -> dict[Any, str]:
        """What was said of events at this moment, for all who look now; of the newest ones, so it stays small."""
        key = (table.id, lang)
        known = self._told.get(key)
        if known is None or known[0] != table.seq or len(known[1]) > TOLD:
            known = (table.seq, {})
            self._told.put(key, known)
        return known[1]

    def past(self, table: Table, partie: Partie, at: int, seat: int | None) -> Look:
        """The position after so many moves."""
        key = (table.id, "at", at, partie.takebacks, seat)
        look = self._kept.get(key)
        if look is None:
            look = _rendered(self._moment(table, partie, at), seat, None, None, ())
            self._kept.put(key, look, look.weight)
        return look

    def clear(self) -> None:
        self._kept.clear()
        self._told.clear()
        self._replays.clear()

    def _moment(self, table: Table, partie: Partie, at: int) -> Partie:
        """The game as it was, from an earlier moment of it if one is at hand.

        What lies before a change of the rules cannot always be shown.
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


def _rendered(
    partie: Partie, seat: int | None, asked: int | None, lang: str | None, names: tuple[str, ...]
) -> Look:
    decision = None if asked is None else words.decision(partie, partie.decision(asked), lang, names)
    result = partie.result
    return Look(
        at=len(partie.moves),
        view=_raw(partie.drawing(seat)),
        decision=_raw(decision),
        result=_raw(None if result is None else result.data()),
        deciding=deciders(partie.state),
        events=len(partie.state.events or ()),
    )


def _raw(data: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(data))
