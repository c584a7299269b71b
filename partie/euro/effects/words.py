"""Texts and icons of effects as data for the text layer: keys with arguments, and lines of icons."""

from collections.abc import Sequence
from typing import Any

Sign = tuple[str | int | None, ...]
"""An icon: its name, how many, marks."""
Line = list[Sign]


class Name:
    """An argument of words: the name of a thing."""

    __slots__ = ("id", "kind")

    def __init__(self, kind: str, name: str) -> None:
        self.kind = kind
        self.id = name


class Goods:
    """An argument of words: so many of each resource."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers


class Say:
    """Words: a key of the locale with its arguments: numbers, marks, and arguments of words, which may be words."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Any) -> None:
        self.key = key
        self.args = args


class Several:
    """An argument of words: clauses one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Say]) -> None:
        self.parts = parts


class Listed:
    """An argument of words: `a, b and c`."""

    __slots__ = ("parts",)

    def __init__(self, parts: "Sequence[Clause | Goods]") -> None:
        self.parts = parts


class Either:
    """An argument of words: `a, b or c`, by the key that joins them."""

    __slots__ = ("key", "parts")

    def __init__(self, key: str, parts: "Sequence[Clause | Goods]") -> None:
        self.key = key
        self.parts = parts


class Rows:
    """An argument of words: rows of a table, one after the other."""

    __slots__ = ("parts",)

    def __init__(self, parts: Sequence[Say]) -> None:
        self.parts = parts


Clause = Say | Listed | Either
"""Words that can be part of a sentence."""
Words = Say | Several | Listed | Either


# Lines of icons


def counted(numbers: Sequence[int], names: Sequence[str]) -> Line:
    """So many of each resource."""
    return [(name, number) for name, number in zip(names, numbers) if number]


def joined(lines: Sequence[Line], sign: str) -> Line:
    """Lines with a sign between them."""
    found: Line = []
    for each in lines:
        found += [(sign,), *each] if found else each
    return found


def bracketed(line: Line) -> Line:
    """In brackets where several things belong together."""
    several = any(sign[0] in ("or", "and") for sign in line)
    return [("open",), *line, ("close",)] if several else line


def repeated(times: int) -> Line:
    return [("times", times)] if times > 1 else []
