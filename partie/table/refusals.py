"""Refusals in the API's format: a status, a key, arguments and a sentence (docs/api.md)."""

from collections.abc import Mapping
from typing import Any, Final

from partie.kernel.errors import IllegalMove, PartieError
from partie.text import Words

STATUSES: Final = {
    "not-seated": 403,
    "not-started": 409,
    "game-over": 409,
    "stale-decision": 409,
    "not-your-turn": 409,
    "lesson-step": 409,
}
"""HTTP statuses of PartieErrors by key; anything else is malformed (400)."""
CONFLICTS: Final = ("not-your-turn", "game-over")
"""Refusals of moves that are about the moment, not about the move."""


class Problem(Exception):
    """A refusal with its HTTP status; `retry` are seconds after which to try again.

    Not a PartieError: that class is compiled, and interpreted code cannot extend compiled classes.
    """

    def __init__(self, status: int, key: str, **args: object) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.detail = args
        self.retry = 0


def problem_of(error: PartieError) -> Problem:
    """The Problem for an error of the engine or the table."""
    if isinstance(error, IllegalMove):
        if error.rule in CONFLICTS:
            return Problem(409, error.rule)
        return Problem(422, error.key, **error.detail)
    return Problem(STATUSES.get(error.key, 400), error.key, **error.detail)


def problem_data(status: int, key: str, args: Mapping[str, object], lang: str) -> dict[str, Any]:
    """A refusal as JSON data, with its sentence."""
    words = Words(lang)
    plain = {name: _plain(value) for name, value in args.items()}
    say = words.find(f"problem-{key}", plain) or words.error(key, plain)
    return {"status": status, "key": key, "args": plain, "say": say}


def _plain(value: object) -> int | str:
    """A value for JSON: numbers beyond 64 bits and other types become strings."""
    return (
        value
        if isinstance(value, str) or (isinstance(value, int) and abs(value) < 1 << 63)
        else str(value)[:80]
    )
