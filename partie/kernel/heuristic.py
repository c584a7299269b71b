"""A game's own player: it knows the game, sees a mask and says why it would make a move."""

from .state import State
from .step import Move

Note = tuple[str, dict[str, object]]
"""A remark as a text key and its arguments."""


class Hint:
    """A move, why, and up to two other moves with what each of them lacks."""

    __slots__ = ("alternatives", "move", "reasons")

    def __init__(self, move: Move, reasons: list[Note], alternatives: list[tuple[Move, Note]]) -> None:
        self.move = move
        self.reasons = reasons
        self.alternatives = alternatives


class Heuristic:
    """What `Game.heuristic` gives. It remembers nothing: the same mask gives the same move."""

    def choose(self, mask: State, seat: int) -> Move:
        """The move for the decision that `seat` has in this mask."""
        raise NotImplementedError

    def hint(self, mask: State, seat: int) -> Hint:
        """The same move with its reasons."""
        raise NotImplementedError
