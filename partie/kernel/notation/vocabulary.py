"""The numbered vocabulary of a game: a number means the same move in every position.

It also validates input. The checks of steps rely on arguments of the right number, type and range, so every move from a
client, file or program is looked up here first.
"""

from typing import Any

from ..engine.step import Move
from ..errors import PartieError, told


class Vocabulary:
    """All moves of a game with their numbers, both ways."""

    __slots__ = ("_numbers", "moves", "size")

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.size = len(moves)
        self._numbers: dict[Move, int] = {move: number for number, move in enumerate(moves)}

    def find(self, given: tuple[Any, ...]) -> Move | None:
        """The vocabulary's move equal to the given one; None if there is none."""
        for part in given:
            # (Bools and floats that compare equal to an int are refused.)
            if isinstance(part, bool) or not isinstance(part, int):
                return None
        number = self._numbers.get(given)
        return None if number is None else self.moves[number]

    def number(self, move: Move) -> int:
        """The number of a move."""
        return self._numbers[move]

    def numbers(self, moves: list[Move]) -> list[int]:
        """The numbers of several moves."""
        known = self._numbers
        return [known[move] for move in moves]

    def move(self, number: object) -> Move:
        """The move of a number; an error if there is none."""
        if type(number) is int and 0 <= number < self.size:
            return self.moves[number]
        raise PartieError("unknown-action", number=told(number, 20), last=self.size - 1)

    def mark(self, moves: list[Move], row: bytearray, start: int) -> None:
        """Write 1 for each of the moves into the row that begins at `start`; other bytes are not changed."""
        numbers = self._numbers
        for move in moves:
            row[start + numbers[move]] = 1
