"""The numbered vocabulary of a game: a number means the same move in every position."""

from typing import Final

from .errors import PartieError
from .step import Move

_RUN: Final = 6
"""From so many moves on it pays to look whether they stand in the vocabulary one after another."""


class Vocabulary:
    """All moves of a game with their numbers, both ways."""

    __slots__ = ("_numbers", "moves", "size")

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.size = len(moves)
        self._numbers: dict[Move, int] = {move: number for number, move in enumerate(moves)}

    def number(self, move: Move) -> int:
        """The number of a move."""
        return self._numbers[move]

    def numbers(self, moves: list[Move]) -> list[int]:
        """The numbers of several moves."""
        known = self._numbers
        return [known[move] for move in moves]

    def move(self, number: int) -> Move:
        """The move of a number; an error if there is none."""
        if type(number) is not int or not 0 <= number < self.size:
            raise PartieError("unknown-action", number=str(number)[:20], last=self.size - 1)
        return self.moves[number]

    def mark(self, moves: list[Move], row: bytearray, start: int) -> None:
        """Write 1 for each of the moves into the row that begins at `start`; the rest is left as it is."""
        known = self._numbers
        count = len(moves)
        i = 0
        while i < count:
            number = known[moves[i]]
            left = count - i
            if (
                left >= _RUN
                and number + left <= self.size
                and self.moves[number + left - 1] == moves[count - 1]
                and self.moves[number : number + left] == moves[i:]
            ):
                row[start + number : start + number + left] = b"\1" * left
                return
            row[start + number] = 1
            i += 1
