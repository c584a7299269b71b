"""Types for the plain data from the engine (docs/protocol.md), used by the OpenAPI document and the page
(tools/protocol_types.py). A test compares them with real answers."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

Move = list[int]
Say = str | UnsetType
"""The sentence, if a language was requested."""
Argument = Annotated[
    int | str | list[int | str] | dict[str, str] | None,
    msgspec.Meta(extra={"ts": "number | string | null | number[] | string[] | Record<string, string>"}),
]
"""The value of an argument: an id or number, an amount, a set, a cell, or a resource of a world; null if the move
leaves it open."""


Event = Annotated[list[str | int], msgspec.Meta(extra={"ts": "[key: string, ...args: number[]]"})]
"""Key and numbers."""


class Offer(msgspec.Struct):
    """A move that may be played: its verb with arguments by name, its notation, its price in parts, and whether it
    reveals something."""

    move: Move
    verb: str
    args: dict[str, Argument]
    text: str
    price: list[tuple[str, int]]
    reveals: bool
    say: Say = UNSET


class Prompt(msgspec.Struct):
    """The question to the seat."""

    key: str
    args: dict[str, Any]
    say: Say = UNSET


class Decision(msgspec.Struct):
    """A seat's decision: its offers by verb, and a safe default."""

    id: str
    seat: int
    kind: Literal["card", "place", "amount", "set", "pay", "choose"]
    prompt: Prompt
    moves: dict[str, list[Offer]]
    default: Move


class LogEvent(msgspec.Struct):
    """An event: key and numbers, and the move that caused it."""

    event: Event
    move: int
    say: Say = UNSET


class Result(msgspec.Struct):
    """The result of a game: places, the ranking criteria, and the lines of each seat's score."""

    places: list[int]
    criteria: list[str]
    scores: list[list[int]]
    lines: list[list[tuple[str, int]]]


class View(msgspec.Struct):
    """A position as a seat sees it; each game adds its own fields."""

    game: str
    seat: int
    seats: int
    over: bool
