"""Errors are values: a key and arguments. Words are made by the text layer, which registers itself here."""

from collections.abc import Callable
from typing import Final

_explainers: Final[list[Callable[[str, dict[str, object]], str]]] = []


def set_explainer(explain: Callable[[str, dict[str, object]], str]) -> None:
    """Let `explain(key, arguments)` make the sentence that an error prints as."""
    _explainers[:] = [explain]


def told(given: object, longest: int = 80) -> str:
    """An input value, shortened so that an error can repeat it."""
    try:
        return str(given)[:longest]
    except (ValueError, RecursionError):  # a number of thousands of digits, lists within lists
        return "..."


class PartieError(Exception):
    """Anything a user can cause: `key` names the sentence, `detail` its arguments.

    Examples:
        >>> try:
        ...     partie.new("chess", seats=2)
        ... except partie.PartieError as error:
        ...     print(error.key, error.detail["game"])
        unknown-game chess
    """

    def __init__(self, key: str, **detail: object) -> None:
        super().__init__(key)
        self.key = key
        self.detail = detail

    def __str__(self) -> str:
        if _explainers:
            return _explainers[0](self.key, self.detail)
        if not self.detail:
            return self.key
        return self.key + ": " + ", ".join(f"{name} {value}" for name, value in self.detail.items())


class IllegalMove(PartieError):
    """A move that the rules forbid; `rule` is the number of the rule, or a plain key (`not-your-turn`).

    Examples:
        >>> try:
        ...     game.play(0, "open 9")
        ... except partie.IllegalMove as error:
        ...     print(error.rule)
        PG-MKT-13
    """

    def __init__(self, rule: str, seat: int, move: str) -> None:
        super().__init__("illegal-move", rule=rule, seat=seat, move=move)
        self.rule = rule
        self.seat = seat
        self.move = move
