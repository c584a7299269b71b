"""Checks of seats: bots that play the game, and distinguishable names."""

from collections.abc import Sequence
from typing import Final

from partie import bots
from partie.kernel.engine.game import Game
from partie.kernel.errors import PartieError

from .names import looks
from .refusals import Problem
from .table import BOT, INVITED, OPEN, PERSON, Seat, Table, bot_names

PATIENCE: Final = 600.0
"""Seconds without activity at an open table after which any seated person may start it without its host."""


def bots_of(game: Game) -> list[str]:
    """The bots offered to people for a game, weakest first."""
    return [name for name in bots.NAMES if plays(name, game)]


def check_bot(game: Game, name: str | None) -> str:
    """Check the name of a bot: it must play this game and be one offered to people, whose cost is bounded."""
    known = bots_of(game)
    if name not in known:
        raise PartieError("unknown-bot", bot=(name or "")[:40], choices=", ".join(known))
    return name


def plays(name: str, game: Game) -> bool:
    """Whether a bot can play a game."""
    try:
        bots.make(name, game)
    except PartieError:
        return False
    return True


def check_names(sitting: Sequence[Seat]) -> None:
    """Refuse a person on two seats, and people whose names look alike."""
    seated = [seat for seat in sitting if seat.kind in (PERSON, INVITED)]
    if len(seated) > len({seat.person for seat in seated}):
        raise Problem(409, "one-seat-each")
    taken: set[str] = set()
    for seat in seated:
        if not taken.isdisjoint(looks(seat.name)):
            raise Problem(409, "name-taken-here", name=seat.name)
        taken.update(looks(seat.name))


def told(seat: Seat) -> str:
    """A seat as written in the record; names cannot break the line."""
    return f"{seat.name}, bot {seat.bot}" if seat.kind == BOT else " ".join(seat.name.split())


def is_bot(told: str) -> bool:
    """Whether a seat in the record is a bot's: `Ada, bot greedy`."""
    name, comma, bot = told.rpartition(", bot ")
    return bool(comma) and name in bot_names() and bot in bots.NAMES


def notes_of(sitting: Sequence[Seat]) -> list[str]:
    """The notes about the seats at the start of a record."""
    lines = [f"seat {number} {told(seat)}" for number, seat in enumerate(sitting)]
    return lines + [f"program: seat {number}" for number, seat in enumerate(sitting) if seat.program]


def may_open(table: Table, person: str | None, now: float) -> bool:
    """Whether a person may start, fill or remove an open table: the host; other seated people if the host is gone or
    idle."""
    if person is None or table.state != OPEN:
        return False
    if table.host == person:
        return True
    away = table.seat_of(table.host) is None or now - table.changed > PATIENCE
    return away and table.seat_of(person) is not None
