"""Lasting effects: triggers, discounts, abilities, limits, and scoring at the end."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ..amounts import Amount
from .counting import MANY, Counting
from .node import S
from .part import Part, Still
from .table import Table
from .words import Clause, Line, Rows, Say

if TYPE_CHECKING:
    from .worth import Prices


class Lasting(Still[S]):
    """Works as long as its card is laid."""

    inert: ClassVar[bool] = True

    @abstractmethod
    def lay(self, tableau: Any, card: int) -> None:
        """Its card is laid: add what it changes to what the player's cards amount to."""

    @abstractmethod
    def helps(self, slot: int, wanted: int) -> bool:
        """Whether an effect may cost less or bring more when it lies there: by the number of its source, and by what it
        wants."""


class When(Lasting[S]):
    """`then`, each time the event happens to its owner."""

    __slots__ = ("event", "of", "then")

    key: ClassVar[str] = "when"

    def __init__(self, event: int, of: int, then: Part[S]) -> None:
        super().__init__()
        self.event = event
        self.of = of
        """The subject of the event: a thing, a set of things as bits, or -1 for any."""
        self.then = then

    def children(self) -> tuple[Part[S], ...]:
        return (self.then,)

    def fits(self, of: int) -> bool:
        """Whether the subject of the event matches."""
        return of == self.of or self.of < 0

    @abstractmethod
    def event_words(self) -> Clause:
        """The event in words."""

    @abstractmethod
    def event_line(self) -> Line: ...

    def worth(self, prices: "Prices") -> float:
        return prices.when(self)

    def words(self) -> Clause:
        return Say("effect-when", when=self.event_words(), then=self.then.words())

    def line(self) -> Line:
        return [("when",), *self.event_line(), ("then",), *self.then.line()]


def fire(table: Table[S], s: S, seat: int, triggers: Sequence[When[S]], of: int) -> None:
    """An event happened: execute its triggers, or queue those that ask."""
    for each in triggers:
        if each.fits(of):
            table.triggered(s, seat, each)
            if each.then.sure:
                each.then.give(s, seat)
            else:
                table.wait(s, (*table.waiting(s), each.then.nid))


class Discount(Lasting[S]):
    """Building (or upgrading) one of `what` costs less of the named resources."""

    __slots__ = ("amount", "upgrading", "what")

    key: ClassVar[str] = "discount"

    def __init__(self, what: int, amount: Amount, upgrading: bool = False) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.upgrading = upgrading

    def worth(self, prices: "Prices") -> float:
        return prices.discount(self)


class OncePerTurn(Lasting[S]):
    """An ability once in each own turn."""

    __slots__ = ("then",)

    key: ClassVar[str] = "once-per-turn"

    def __init__(self, then: Part[S]) -> None:
        super().__init__()
        self.then = then

    def children(self) -> tuple[Part[S], ...]:
        return (self.then,)

    def worth(self, prices: "Prices") -> float:
        return prices.once_per_turn(self)

    def words(self) -> Clause:
        return Say("effect-once-per-turn", then=self.then.words())

    def line(self) -> Line:
        return [("once",), *self.then.line()]


class HandLimit(Lasting[S]):
    """Raises the hand limit by this many cards."""

    __slots__ = ("more",)

    key: ClassVar[str] = "hand-limit"

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def worth(self, prices: "Prices") -> float:
        return prices.hand_limit(self)

    def words(self) -> Clause:
        return Say("effect-hand-limit", count=self.more)

    def line(self) -> Line:
        return [("hand", self.more)]


class Steps(Still[S]):
    """Points by table: those of the last row (number, points) whose number is reached."""

    __slots__ = ("count", "table_of_points")

    key: ClassVar[str] = "steps"

    def __init__(self, count: Counting[S], table: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self.count = count
        self.table_of_points = table

    def children(self) -> tuple[Part[S], ...]:
        return (self.count,)

    def points(self, s: S, seat: int) -> int:
        found = self.count.count(s, seat)
        return max([points for least, points in self.table_of_points if found >= least], default=0)

    def worth(self, prices: "Prices") -> float:
        return prices.steps(self)

    def words(self) -> Clause:
        rows = [Say("effect-step", count=count, points=points) for count, points in self.table_of_points]
        return Say("effect-steps", things=self.count.things(MANY), table=Rows(rows))

    def line(self) -> Line:
        rows: Line = []
        for count, points in self.table_of_points:
            rows += [("at", count), ("point", points)]
        return [*self.count.line_of(None), ("steps",), *rows]
