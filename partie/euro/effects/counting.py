"""Counting what a player has, and conditions on it."""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Final

from .node import S
from .part import Part, Still
from .words import Clause, Line, Listed, Say, joined

if TYPE_CHECKING:
    from .worth import Prices

MANY: Final = 5
"""A number whose form is the genitive plural."""


class Subject(Still[S]):
    """Stands inside another node and does nothing by itself."""

    def worth(self, prices: "Prices") -> float:
        return 0.0


class Counting(Subject[S]):
    """How many of something a player has; a game says of what."""

    @abstractmethod
    def count(self, s: S, seat: int) -> int: ...

    @abstractmethod
    def things(self, number: int) -> Any:
        """What is counted, in the form for the number: an argument of words."""

    @abstractmethod
    def each(self, per: int) -> Clause:
        """`each farm`, `every 2 farms`."""

    @abstractmethod
    def line_of(self, number: int | None) -> Line:
        """So many of what is counted."""

    def words(self) -> Clause:
        return self.each(1)

    def line(self) -> Line:
        return self.line_of(None)


class Smallest(Counting[S]):
    """The smallest of several counts: the number of full sets."""

    __slots__ = ("counts",)

    key: ClassVar[str] = "smallest"

    def __init__(self, *counts: Counting[S]) -> None:
        super().__init__()
        self.counts: tuple[Counting[S], ...] = counts

    def children(self) -> tuple[Part[S], ...]:
        return self.counts

    def count(self, s: S, seat: int) -> int:
        return min([each.count(s, seat) for each in self.counts])

    def things(self, number: int) -> Any:
        return Listed(
            [Say("phrase-counted", count=number, thing=each.things(number)) for each in self.counts]
        )

    def each(self, per: int) -> Clause:
        return Say("phrase-set", parts=self.things(per))

    def line_of(self, number: int | None) -> Line:
        return joined([each.line_of(number) for each in self.counts], "and")


class Condition(Subject[S]):
    """Something that holds for a player or not."""

    @abstractmethod
    def holds(self, s: S, seat: int) -> bool: ...

    @abstractmethod
    def nearly(self, s: S, seat: int) -> bool:
        """Whether it could hold if each number that it counts were one higher; False only where it could not."""


class AtLeast(Condition[S]):
    """At least so many counted."""

    __slots__ = ("count", "least")

    key: ClassVar[str] = "at-least"

    def __init__(self, count: Counting[S], least: int) -> None:
        super().__init__()
        self.count = count
        self.least = least

    def children(self) -> tuple[Part[S], ...]:
        return (self.count,)

    def holds(self, s: S, seat: int) -> bool:
        return self.count.count(s, seat) >= self.least

    def nearly(self, s: S, seat: int) -> bool:
        return self.count.count(s, seat) + 1 >= self.least

    def needed(self) -> Clause:
        """`at least 3 farms`."""
        return Say("phrase-at-least", count=self.least, thing=self.count.things(self.least))

    def words(self) -> Clause:
        return Say("condition-have", what=self.needed())

    def line(self) -> Line:
        return [("at-least",), *self.count.line_of(self.least)]
