"""Counting what a player has, and conditions on it."""

from typing import ClassVar

from .node import Node, S


class Counting(Node[S]):
    """How many of something a player has; a game says of what."""

    def count(self, s: S, seat: int) -> int:
        raise NotImplementedError


class Smallest(Counting[S]):
    """The smallest of several counts: the number of full sets."""

    __slots__ = ("counts",)

    key: ClassVar[str] = "smallest"

    def __init__(self, *counts: Counting[S]) -> None:
        super().__init__()
        self.counts: tuple[Counting[S], ...] = counts

    def children(self) -> tuple[Node[S], ...]:
        return self.counts

    def count(self, s: S, seat: int) -> int:
        return min([each.count(s, seat) for each in self.counts])


class Condition(Node[S]):
    """Something that holds for a player or not."""

    def holds(self, s: S, seat: int) -> bool:
        raise NotImplementedError


class AtLeast(Condition[S]):
    """At least so many counted."""

    __slots__ = ("count", "least")

    key: ClassVar[str] = "at-least"

    def __init__(self, count: Counting[S], least: int) -> None:
        super().__init__()
        self.count = count
        self.least = least

    def children(self) -> tuple[Node[S], ...]:
        return (self.count,)

    def holds(self, s: S, seat: int) -> bool:
        return self.count.count(s, seat) >= self.least
