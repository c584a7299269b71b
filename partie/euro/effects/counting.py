"""Counts of a player's things, and conditions on them."""

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
    """A node inside another one, without an effect of its own."""

    def worth(self, prices: "Prices") -> float:
        return 0.0


class Counting(Subject[S]):
    """A count of a player's things; games define the kinds."""

    @abstractmethod
    def count(self, s: S, seat: int) -> int: ...

    @abstractmethod
    def things(self, number: int) -> Any:
        """The counted things in the plural form for the number: an argument of words."""

    @abstractmethod
    def each(self, per: int) -> Clause:
        """`each farm`, `every 2 farms`."""

    @abstractmethod
    def line_of(self, number: int | None) -> Line:
        """A line of icons with this many of the counted things."""

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
    """A condition on a player."""

    @abstractmethod
    def holds(self, s: S, seat: int) -> bool: ...

    @abstractmethod
    def nearly(self, s: S, seat: int) -> bool:
        """Whether it could hold if each number that it counts were one higher; False only where it could not."""


class AtLeast(Condition[S]):
    """Holds if the count is at least `least`."""

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
