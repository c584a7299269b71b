"""Imports games from records: a game begun on a server or in a browser continues elsewhere, or a finished game is tried
again from one of its moments.

Records are untrusted input. They are replayed under limits, and a written position at their beginning is validated by
the game like any other.
"""

import re
from collections.abc import Sequence
from typing import Final

import partie
from partie import bots
from partie.kernel.engine.partie import Partie
from partie.kernel.errors import PartieError
from partie.kernel.keeping.record import count_moves

from . import lessons
from .names import plain_name
from .refusals import Problem
from .review import check_finished
from .sitting import bots_of
from .table import BOT, PERSON, Seat, Table
from .turns import game_of

LONGEST: Final = 200_000
"""Limit of characters in a record; the longest golden games have a tenth of it."""
MOST_MOVES: Final = 5000
LONGEST_START: Final = 65_536
"""Limit of characters in a written position, which is stored with the table."""
LARGEST: Final = 2**63 - 1
"""Limit of numbers in a written position, so that they can be stored."""
_SEATED: Final = re.compile(r"seat (\d{1,2}) (.*?)(?:, bot ([\w-]+))?")
"""The form of a note about who takes a seat."""
GUIDED: Final = "a first game with its guide goes on elsewhere"
"""The note in the record of a lesson."""


def whole(table: Table) -> str:
    """The complete record of a running game, to continue elsewhere; a note says if it is a lesson."""
    game = game_of(table)
    if table.lesson:
        game = game.copy()
        game.note(GUIDED)
    return game.record()


def read(text: str) -> Partie:
    """Replay a record."""
    if len(text) > LONGEST:
        raise PartieError("too-long", most=LONGEST)
    lines = tuple(line.strip() for line in text.splitlines())  # as the replay reads them
    if count_moves(lines) > MOST_MOVES:
        raise PartieError("too-many-moves", most=MOST_MOVES)
    if any(line.startswith("checkpoint ") for line in lines):
        raise PartieError("record-not-whole")
    if any(line.startswith("start ") and len(line) > LONGEST_START for line in lines):
        raise PartieError("too-long", most=LONGEST_START)
    game = partie.replay(text)
    _check_numbers(game.start)
    return game


def _check_numbers(part: object) -> None:
    """Refuse numbers that no position has: games skip fields that mean nothing at the moment, a table stores them."""
    if isinstance(part, dict):
        part = list(part.values())
    if isinstance(part, list):
        for inner in part:
            _check_numbers(inner)
    elif isinstance(part, float) or (isinstance(part, int) and abs(part) > LARGEST):
        raise PartieError("bad-position", where="position", expected="range", low=0, high=LARGEST)


def sitting_of(game: Partie) -> list[Seat]:
    """The seats at the end of a record, from its notes: known bots, and people by name.

    Unknown bots are replaced by the default bot; a seat without a note belongs to a person.
    """
    known = bots_of(game.game)
    sitting = [Seat(PERSON, None, None, "")] * game.seats
    for _, note in game.notes:
        told = _SEATED.fullmatch(note)
        if told is None or int(told[1]) >= game.seats:
            continue
        number, name, bot = int(told[1]), told[2], told[3]
        if bot is None:
            sitting[number] = Seat(PERSON, None, None, _name(name))
        else:
            sitting[number] = Seat(BOT, None, bot if bot in known else bots.usual(game.game))
    return sitting


def is_lesson(game: Partie, sitting: Sequence[Seat]) -> bool:
    """Whether the game of a record is a lesson whose script goes on: it is noted as one, began as the lesson does, and
    only its pupil is a person.

    A changed lesson is not continued; the game then goes on without the guide.
    """
    noted = any(note == GUIDED for _, note in game.notes)
    people = [number for number, seat in enumerate(sitting) if seat.kind != BOT]
    name = game.game.name
    return (
        noted and people == [lessons.PUPIL] and lessons.has_lesson(name) and lessons.lesson(name).began(game)
    )


def again(table: Table, at: int, seat: int, person: Seat) -> tuple[Partie, list[Seat]]:
    """A finished game after a number of moves, with seats for another try: a person on one seat; elsewhere the bots
    that played there, or the default bot in place of a person."""
    finished = check_finished(table)
    if not 0 <= seat < finished.seats:
        raise Problem(404, "bad-seat", number=seat)
    if finished.origin is not None:  # the game began under older rules
        raise Problem(409, "moment-gone")
    game = finished.at(at)
    if not game.state.agenda:
        raise Problem(409, "game-over")
    others = [Seat(BOT, None, each.bot or bots.usual(game.game)) for each in table.seats]
    return game, [person if number == seat else other for number, other in enumerate(others)]


def _name(given: str) -> str:
    try:
        return plain_name(given)
    except PartieError:
        return ""
