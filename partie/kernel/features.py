"""Positions as numbers for learning agents: what a game's `features` module supplies."""

from array import array

from .state import State


class Field:
    """One number of an observation: its name, what it means, and the value that stands for about 1."""

    __slots__ = ("meaning", "name", "top")

    def __init__(self, name: str, meaning: str, top: int = 1) -> None:
        self.name = name
        self.meaning = meaning
        self.top = top


class Observer:
    """Reads the numbers of a game's positions, in the order of its fields (`Game.fields`).

    It reads only what the seat knows: a state and the seat's mask of it give the same numbers, and a test holds every
    game to that. It may remember parts that seldom change, so there is one observer for each game being played.
    """

    __slots__ = ()

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Put the numbers as a seat sees them at the end of a list, in pieces of any length: 16-bit integers in the
        machine's order."""
        raise NotImplementedError

    def data(self, s: State, seat: int) -> bytes:
        """The numbers as a seat sees them, in one piece."""
        parts: list[bytes] = []
        self.add(s, seat, parts)
        return b"".join(parts)


def whole_numbers(data: bytes) -> list[int]:
    """What an observer gave, as a list."""
    numbers = array("h")
    numbers.frombytes(data)
    return numbers.tolist()


def scaled(data: bytes, fields: list[Field]) -> list[float]:
    """What an observer gave, each number divided by its field's `top`."""
    return [number / field.top for number, field in zip(whole_numbers(data), fields, strict=True)]
