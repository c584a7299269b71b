"""Starts games of local tables: new, from a record, or as a lesson."""

import secrets
from typing import Any, NamedTuple

from partie import GAMES
from partie.kernel.engine.partie import Partie
from partie.kernel.keeping.reader import find_game
from partie.table import laying, lessons
from partie.table.sitting import check_bot, check_names, notes_of
from partie.table.table import BOT, PERSON, Seat, with_bot_names

from .keeping import local_seat


class Beginning(NamedTuple):
    """A game with its seats; `lesson`: its script is active."""

    game: Partie
    sitting: tuple[Seat, ...]
    lesson: bool = False


def new(game: str, wanted: list[dict[str, Any]], options: dict[str, object]) -> Beginning:
    """A new game with the wanted seats."""
    rules = find_game(GAMES, game)
    sitting = [
        local_seat(number, BOT, check_bot(rules, seat.get("bot")), "")
        if seat.get("kind") == "bot"
        else local_seat(number, PERSON, None, str(seat.get("name") or f"{number + 1}"))
        for number, seat in enumerate(wanted)
    ]
    seats = rules.check_seats(len(sitting))
    return _noted(Partie(rules, seats, secrets.randbits(128), rules.read_options(options)), sitting)


def from_record(record: str) -> Beginning:
    """The game of a record at its last position, with people on people's seats."""
    later = laying.read(record)
    begun = laid(later, laying.sitting_of(later))
    return begun._replace(lesson=laying.is_lesson(later, begun.sitting))


def laid(later: Partie, seats: list[Seat]) -> Beginning:
    """An imported game."""
    sitting = [
        local_seat(number, seat.kind, seat.bot, seat.name or f"{number + 1}")
        for number, seat in enumerate(seats)
    ]
    found = _noted(Partie(later.game, later.seats, later.seed, later.options, later.start), sitting)
    for seat, move in zip(later.movers, later.moves, strict=True):
        found.game.push(seat, move)
    return found


def lesson(game: str, name: str) -> Beginning:
    """The first game of a title."""
    script = lessons.lesson(game)
    bots = [local_seat(number, BOT, lessons.BOT, "") for number in range(1, script.seats)]
    return _noted(script.begin(), [local_seat(0, PERSON, None, name or "1"), *bots])._replace(lesson=True)


def _noted(game: Partie, sitting: list[Seat]) -> Beginning:
    """Note the seats in the record."""
    seats = with_bot_names(sitting)
    check_names(seats)
    for line in notes_of(seats):
        game.note(line)
    return Beginning(game, seats)
