"""What may be said at a table: plain text in one line, or a quick phrase that each reader gets in their language."""

import unicodedata
from typing import Final

from .names import INVISIBLE, MOST_MARKS
from .table import FINISHED, OPEN, Table

LONGEST: Final = 500
"""Letters of a remark."""

PLAYERS, WATCHERS = "players", "watchers"

PHRASES: Final = (
    "hello",
    "good-luck",
    "nice-move",
    "thanks",
    "sorry",
    "yes",
    "no",
    "thinking",
    "back-soon",
    "go-on-later",
    "your-turn",
    "well-played",
)
"""Quick phrases; the words are `web-phrase-...`."""


def plain_text(given: str) -> str:
    """A remark as it is shown: one line, nothing invisible, nothing that smears over other lines; may be empty."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", given):
        category = unicodedata.category(letter)
        if letter.isspace():
            letter = " "
        elif category[0] == "C" or letter in INVISIBLE:
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST]


def circle_of(table: Table, person: str | None) -> str:
    """Among whom somebody speaks: until the game begins everybody is one circle."""
    seated = table.state == OPEN or table.own_seat(person) is not None
    return PLAYERS if seated else WATCHERS


def circles_for(table: Table, person: str | None) -> tuple[str, ...]:
    """What somebody may read: players get what watchers say when the game is over."""
    if table.state == FINISHED or table.own_seat(person) is None:
        return (PLAYERS, WATCHERS)
    return (PLAYERS,)
