"""Records: a game as a text file that a person can follow and the engine replays exactly (kernel/keeping/replay.py).

    partie record 1
    game powergrid
    rules 1.0
    seats 2
    option map germany
    seed 7
    start {...}                      (only when the game began with a given position)

    1 0 open 4                       (number, seat, move)
    2 0 bid 4
    3 1 pass = 13                    (and what chance brought)
    note Anna's seat goes to a bot
    expect {"round": 2}              (a check: that much of the position must be so)
    rules 1.1 from here
    checkpoint {...}                 (the moves go on from this state; what stands above it is not played again)

A seat's record has no seed, the beginning as the seat knows it, and `?` for what the seat may not know.
"""

import json
from typing import TYPE_CHECKING

from ..engine.step import Move
from ..errors import PartieError

if TYPE_CHECKING:
    from ..engine.partie import Partie

FORMAT = 1
"""Version of the save and record formats."""
LONGEST = 8_000_000
"""Texts longer than this are refused unread."""
HEAD = "partie record "


def write(partie: "Partie", seat: int | None) -> str:
    """The record; `seat` None is the whole one."""
    lines = [*_head(partie, seat), ""]
    first = count_moves(partie.past)
    if seat is None:
        lines += partie.past
        if partie.origin is not None:
            lines.append("checkpoint " + compact(partie.origin.save()))
    elif first:
        lines.append(f"note the first {first} moves, under older rules, are not shown")
    shown = partie.at(0)
    notes = list(partie.notes)
    for number in range(len(partie.moves) + 1):
        while notes and notes[0][0] <= number:
            lines.append(f"note {notes.pop(0)[1]}")
        if number < len(partie.moves):
            mover, move = partie.movers[number], partie.moves[number]
            lines.append(f"{first + number + 1} {mover} {play_line(shown, mover, move, seat)}")
    result = partie.result
    if result is not None:
        lines += ["", "result " + " ".join(str(place) for place in result.places)]
    return "\n".join(lines) + "\n"


def _head(partie: "Partie", seat: int | None) -> list[str]:
    lines = [
        f"{HEAD}{FORMAT}",
        f"game {partie.game.name}",
        f"rules {partie.began}",
        f"seats {partie.seats}",
        *(f"option {name} {value}" for name, value in partie.options.items()),
    ]
    if seat is not None:
        beginning = partie.game.describe(partie.game.mask(partie.first_state(), seat))
        return [*lines, f"as {'spectator' if seat < 0 else seat}", "start " + compact(beginning)]
    lines.append(f"seed {partie.seed}")
    if partie.start is not None:
        lines.append("start " + compact(partie.start))
    return lines


def play_line(shown: "Partie", mover: int, move: tuple[int, ...], seat: int | None) -> str:
    """Play a legal move and return its line with the chance outcomes, as a seat may know it (None: everything)."""
    game = shown.game
    hidden = seat is not None and seat != mover and game.hides_move(shown.state, mover, move, seat)
    text = "?" if hidden else game.notation(shown.state, mover, move)
    chance = shown.state.chance
    assert chance is not None
    before = len(chance)
    shown.push(mover, move)
    outcomes = [
        game.outcome(value) if seat is None or viewers < 0 or (seat >= 0 and viewers >> seat & 1) else "?"
        for value, viewers in chance[before:]
    ]
    return text + (" = " + " ".join(outcomes) if outcomes else "")


def past_lines(partie: "Partie") -> list[str]:
    """The moves so far as lines of a record. Moves that the current rules refuse are written as verb and numbers."""
    lines = []
    first = count_moves(partie.past)
    shown: Partie | None
    try:
        shown = partie.at(0)
    except PartieError:
        shown = None
    for number, (mover, move) in enumerate(zip(partie.movers, partie.moves, strict=True)):
        lines += [f"note {text}" for at, text in partie.notes if at == number]
        if shown is not None and not _playable(shown, mover, move):
            shown = None
        if shown is None:
            words = _unplayed(partie, move)
        else:
            words = shown.notation(mover, move)
            shown.push(mover, move)
        lines.append(f"{first + number + 1} {mover} {words}")
    return lines + [f"note {text}" for at, text in partie.notes if at == len(partie.moves)]


def _playable(shown: "Partie", mover: int, move: Move) -> bool:
    try:
        return shown.why_not(mover, move) is None
    except PartieError:  # a move that no longer exists
        return False


def _unplayed(partie: "Partie", move: Move) -> str:
    """A move that the current rules refuse, written as its verb and numbers."""
    verbs = partie.game.verbs
    known = bool(move) and 0 <= move[0] < len(verbs)
    return " ".join(
        [verbs[move[0]].name if known else "?", *(f"#{value}" for value in (move[1:] if known else move))]
    )


def count_moves(lines: tuple[str, ...]) -> int:
    """How many moves stand in lines of a record."""
    return sum(1 for line in lines if line.split(" ", 1)[0].isdecimal())


def compact(data: object) -> str:
    """JSON in one line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
