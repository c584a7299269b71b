"""The moments of verbs: why a move is refused that belongs to another decision."""

from typing import Final

from .step import Move

NOT_NOW: Final = "not-now"
"""The refusal where no rule says when a verb has its moment."""


class Moments:
    """Maps each verb to the rule that says when it may be played."""

    __slots__ = ("_rules",)

    def __init__(self, rules: dict[int, str]) -> None:
        self._rules = rules

    def not_now(self, move: Move) -> str:
        """The rule that refuses a move played at the wrong moment."""
        return self._rules.get(move[0], NOT_NOW)
