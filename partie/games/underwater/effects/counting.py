"""Counting what a player has, and conditions on it."""

from typing import ClassVar

from .node import Node


class Count(Node):
    """How many of something the player has, connected to the network."""

    __slots__ = ("at_city", "upgraded", "what")

    kind: ClassVar[str] = "count"

    def __init__(self, what: int, upgraded: bool = False, at_city: bool = False) -> None:
        super().__init__()
        self.what = what
        self.upgraded = upgraded
        self.at_city = at_city


class Smallest(Node):
    """The smallest of several counts: the number of full sets."""

    __slots__ = ("counts",)

    kind: ClassVar[str] = "smallest"

    def __init__(self, *counts: Count) -> None:
        super().__init__()
        self.counts: tuple[Count, ...] = counts

    def children(self) -> tuple[Node, ...]:
        return self.counts


class AtLeast(Node):
    """Condition: at least `least` counted."""

    __slots__ = ("count", "least")

    kind: ClassVar[str] = "at-least"

    def __init__(self, count: Node, least: int) -> None:
        super().__init__()
        self.count = count
        self.least = least

    def children(self) -> tuple[Node, ...]:
        return (self.count,)


class OnSpace(Node):
    """Condition: the marker is on exactly this Federation space (UC-GLO-23)."""

    __slots__ = ("space",)

    kind: ClassVar[str] = "on-space"

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space
