"""Positions as numbers for learning agents: what a game's `features` module supplies."""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from ..engine.state import State

S = TypeVar("S", bound=State)


class Field:
    """One number of an observation: its name, what it means, and the value that stands for about 1."""

    __slots__ = ("meaning", "name", "top")

    def __init__(self, name: str, meaning: str, top: int = 1) -> None:
        self.name = name
        self.meaning = meaning
        self.top = top


class Observer:
    """Reads the numbers of a game's positions, in the order of its fields (`Game.fields`).

    It reads only what the seat knows: a state and the seat's mask give the same numbers; a test checks it for every
    game. It may cache parts that seldom change, so each game being played needs its own observer.
    """

    __slots__ = ()

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        """Append the numbers as a seat sees them to a list, in chunks of any length: 16-bit integers in native byte
        order."""
        raise NotImplementedError

    def data(self, s: State, seat: int) -> bytes:
        """The numbers as a seat sees them, in one piece."""
        parts: list[bytes] = []
        self.add(s, seat, parts)
        return b"".join(parts)


class Section(ABC, Generic[S]):
    """A part of an observation: its fields, and beside them how their numbers are written."""

    __slots__ = ()

    @abstractmethod
    def fields(self) -> list[Field]: ...

    @abstractmethod
    def add(self, s: S, seat: int, parts: list[bytes]) -> None:
        """Put as many numbers as there are fields, in their order, at the end of a list (`Observer.add`)."""


class Numbers(Section[S]):
    """A section that is read number by number. (A section that caches precomputed pieces subclasses `Section`
    itself.)"""

    __slots__ = ()

    @abstractmethod
    def read(self, s: S, seat: int) -> Iterable[int]:
        """As many numbers as there are fields, in their order."""

    def add(self, s: S, seat: int, parts: list[bytes]) -> None:
        parts.append(array("h", self.read(s, seat)).tobytes())


class SectionObserver(Observer, Generic[S]):
    """Writes one section after the other."""

    __slots__ = ("sections",)

    def __init__(self, sections: list[Section[S]]) -> None:
        self.sections: list[Section[Any]] = list(sections)

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        for section in self.sections:
            section.add(s, seat, parts)


def fields_of(sections: list[Section[S]]) -> list[Field]:
    """Every number of the sections, in order."""
    return [field for section in sections for field in section.fields()]


def whole_numbers(data: bytes) -> list[int]:
    """An observer's output as a list."""
    numbers = array("h")
    numbers.frombytes(data)
    return numbers.tolist()


def scaled(data: bytes, fields: list[Field]) -> list[float]:
    """An observer's output, each number divided by its field's `top`."""
    return [number / field.top for number, field in zip(whole_numbers(data), fields, strict=True)]
