"""Remarks at a table: one line of plain text, or a quick phrase rendered in each reader's language."""

import unicodedata
from typing import Final

from .names import INVISIBLE, MOST_MARKS
from .table import FINISHED, OPEN, Table

LONGEST: Final = 500
"""The maximal length of a remark."""

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
    """A remark for display: one line, without invisible characters or stacked marks; may be empty."""
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
    """The circle in which a person speaks; before the game everybody shares one."""
    seated = table.state == OPEN or table.own_seat(person) is not None
    return PLAYERS if seated else WATCHERS


def circles_for(table: Table, person: str | None) -> tuple[str, ...]:
    """The circles a person may read; players can read the watchers' after the game."""
    if table.state == FINISHED or table.own_seat(person) is None:
        return (PLAYERS, WATCHERS)
    return (PLAYERS,)
