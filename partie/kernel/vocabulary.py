"""The numbered vocabulary of a game: a number means the same move in every position."""

from typing import Final

from .errors import PartieError
from .step import Move

_RUN: Final = 12
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
        if len(moves) < _RUN:
            for move in moves:
                row[start + known[move]] = 1
            return
        # Long lists are bids: a move or two, then amounts as they follow in the vocabulary.
        i = 0
        while len(moves) - i >= _RUN:
            number = known[moves[i]]
            i += 1
            row[start + number] = 1
            left = len(moves) - i
            if (
                number + left < self.size
                and self.moves[number + left] == moves[-1]
                and self.moves[number + 1 : number + 1 + left] == moves[i:]
            ):
                row[start + number + 1 : start + number + 1 + left] = b"\1" * left
                return
        for move in moves[i:]:
            row[start + known[move]] = 1
