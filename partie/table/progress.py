"""The next version of a table after a move or a change of seats."""

import dataclasses
from typing import Final

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.state import deciders

from .outcome import outcome, places
from .pace import Clock, turned
from .table import END, FINISHED, NUDGE, PAUSE, PERSON, REMATCH, TAKEBACK, Proposal, Seat, Table

NUDGED: Final = 3600.0
"""Seconds between two nudges of a seat."""
STANDS: Final = 7 * 24 * 3600.0
"""Seconds after which a proposal to end the game or to stop the clocks expires."""


def advanced(
    table: Table,
    now: float,
    *,
    partie: Partie | None = None,
    sitting: tuple[Seat, ...] | None = None,
    state: str | None = None,
    renewed: bool = False,
) -> Table:
    """The table with the next number. `renewed`: the game continues under newer rules, so its moves are counted from 0
    again."""
    after = dataclasses.replace(
        table,
        seq=table.seq + 1,
        partie=partie if partie is not None else table.partie,
        seats=sitting if sitting is not None else table.seats,
        state=state or table.state,
        changed=now,
        outdated=False,
    )
    if after.partie is None:
        return after
    after = _judge(table, after, now)
    if sitting is not None:
        seating = (after.moves, after.names)
        after = dataclasses.replace(after, seatings=(*table.seatings, seating))
    return dataclasses.replace(after, seatings=((0, after.names),)) if renewed else after


def _judge(before: Table, after: Table, now: float) -> Table:
    """Update who has been asked since when, the clocks, and whether the game is over."""
    partie = after.partie
    assert partie is not None
    asked: dict[int, float] = {}
    for seat in [] if after.ended else deciders(partie.state):
        same = before.partie is not None and before.partie.decision_id(seat) == partie.decision_id(seat)
        same = same and before.seats[seat] == after.seats[seat]
        asked[seat] = before.asked.get(seat, now) if same else now
    result = outcome(after)
    return dataclasses.replace(
        after,
        asked=asked,
        clock=_turned(after, asked if result is None else {}, now),
        orders=dict(partie.orders),
        round=partie.game.round_of(partie.state) or None,
        state=FINISHED if result is not None else after.state,
        places=None if result is None else places(result, after.seats),
        proposals=tuple(one for one in after.proposals if _stands(one, before, after, asked, now))
        if result is None
        else tuple(one for one in after.proposals if one.what == REMATCH),
    )


def _turned(after: Table, asked: dict[int, float], now: float) -> Clock | None:
    """The clock for the asked people; it does not run while a bot thinks."""
    if after.clock is None or after.pace is None:
        return after.clock
    waiting = frozenset(seat for seat in asked if after.seats[seat].kind == PERSON)
    return turned(after.clock, after.pace, waiting, len(waiting) < len(asked), now)


def _stands(one: Proposal, before: Table, after: Table, asked: dict[int, float], now: float) -> bool:
    """Whether a proposal is still valid; a takeback until the seat plays again."""
    if one.what != TAKEBACK:
        return _is_open(one, asked, now)
    was, new = before.partie, after.partie
    same = was is not None and new is not None and was.movers.count(one.seat) == new.movers.count(one.seat)
    return same and now - one.at < STANDS


def _is_open(proposal: Proposal, asked: dict[int, float], now: float) -> bool:
    """Whether a proposal is still open: one about a seat until it decides; a nudge for an hour."""
    if proposal.what in (END, PAUSE):
        return now - proposal.at < STANDS
    if proposal.what == NUDGE and now - proposal.at < NUDGED:
        return True
    return asked.get(proposal.seat, now) <= proposal.at
