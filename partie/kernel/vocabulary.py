"""The numbered vocabulary of a game: a number means the same move in every position."""

from types import FunctionType
from typing import Final

from .errors import PartieError
from .step import Move


class Vocabulary:
    """All moves of a game with their numbers, both ways."""

    __slots__ = ("_in_order", "_numbers", "_tables", "moves", "size")

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.size = len(moves)
        self._in_order: list[Move] = [*moves, ()]
        """The moves, and one more that is none."""
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

    def move(self, number: object) -> Move:
        """The move of a number; an error if there is none."""
        if type(number) is int and 0 <= number < self.size:
            return self.moves[number]
        raise PartieError("unknown-action", number=str(number)[:20], last=self.size - 1)

    def mark(self, moves: list[Move], row: bytearray, start: int) -> None:
        """Write 1 for each of the moves into the row that begins at `start`; the rest is left as it is.

        Most lists are put together from tables (amounts, cities), so what follows a move in the list is often the very
        object that follows it in the vocabulary: such a run is written in one go. (Interpreted, that gains nothing.)
        """
        if not self._tables:
            numbers = self._numbers
            for move in moves:
                row[start + numbers[move]] = 1
            return
        known = self._in_order
        first = end = self.size
        for move in moves:
            if known[end] is move:
                end += 1
                continue
            if end - first == 1:
                row[start + first] = 1
            elif end > first:
                row[start + first : start + end] = _ones(end - first)
            first = self._look_up(move)
            end = first + 1
        if end > first:
            row[start + first : start + end] = _ones(end - first)

    def _look_up(self, move: Move) -> int:
        table = self._tables[move[0]]
        count = len(move)
        if count > 3 or not table:
            return self._numbers[move]
        if count == 1:
            return table[1]
        return table[1 + move[1]] if count == 2 else table[1 + table[0] * move[1] + move[2]]


_ONES: Final[list[bytearray]] = [bytearray(b"\1" * count) for count in range(64)]
"""(Bytes would be copied first into such an array.)"""


def _ones(count: int) -> bytearray:
    return _ONES[count] if count < len(_ONES) else bytearray(b"\1" * count)


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
