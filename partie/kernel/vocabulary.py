"""The numbered vocabulary of a game: a number means the same move in every position."""

from types import FunctionType
from typing import Final

from .errors import PartieError
from .step import Move

_RUN: Final = 12
"""From so many moves on it pays to look whether they stand in the vocabulary one after another."""


class Vocabulary:
    """All moves of a game with their numbers, both ways."""

    __slots__ = ("_numbers", "_tables", "moves", "size")

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.size = len(moves)
        self._numbers: dict[Move, int] = {move: number for number, move in enumerate(moves)}
        self._tables = [] if isinstance(_table, FunctionType) else _make_tables(moves)
        """Compiled, a look into such a table costs a third of one into a dictionary of tuples; interpreted it costs
        more, so there are none."""

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
        if len(moves) >= _RUN and self._mark_run(moves, row, start):
            return
        if self._tables:
            for move in moves:
                row[start + self._look_up(move)] = 1
        else:
            known = self._numbers
            for move in moves:
                row[start + known[move]] = 1

    def _mark_run(self, moves: list[Move], row: bytearray, start: int) -> bool:
        """Long lists are mostly bids: amounts as they follow in the vocabulary, with or without a pass before them."""
        last = self._numbers[moves[-1]]
        for skip in range(2):
            left = len(moves) - skip
            first = last - left + 1
            if (
                first >= 0
                and self.moves[first] == moves[skip]
                and self.moves[first : last + 1] == moves[skip:]
            ):
                row[start + first : start + last + 1] = bytearray(b"\1") * left
                if skip:
                    row[start + self._numbers[moves[0]]] = 1
                return True
        return False

    def _look_up(self, move: Move) -> int:
        table = self._tables[move[0]]
        count = len(move)
        if count > 3 or not table:
            return self._numbers[move]
        if count == 1:
            return table[1]
        return table[1 + move[1]] if count == 2 else table[1 + table[0] * move[1] + move[2]]


def _make_tables(moves: list[Move]) -> list[list[int]]:
    """By verb, a table of the numbers by the arguments (at most two); none for a verb with more."""
    verbs = 1 + max([move[0] for move in moves])
    return [_table([(move, i) for i, move in enumerate(moves) if move[0] == verb]) for verb in range(verbs)]


def _table(numbered: list[tuple[Move, int]]) -> list[int]:
    """First the length of a row, then the rows."""
    if not numbered or max([len(move) for move, _ in numbered]) > 3:
        return []
    width = 1 + max([move[2] if len(move) == 3 else 0 for move, _ in numbered])
    height = 1 + max([move[1] if len(move) > 1 else 0 for move, _ in numbered])
    table = [width] + [-1] * (width * height)
    for move, number in numbered:
        place = 0 if len(move) == 1 else move[1] if len(move) == 2 else width * move[1] + move[2]
        table[1 + place] = number
    return table
