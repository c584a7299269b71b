"""Effects that last: what waits for events, makes things cheaper, allows more, or scores at the end."""

from collections.abc import Sequence
from typing import ClassVar

from ..amounts import Amount
from .counting import Counting
from .node import Node, S, Sign, Table


class When(Node[S]):
    """`then`, each time the event happens to its owner."""

    __slots__ = ("event", "of", "then")

    key: ClassVar[str] = "when"
    inert: ClassVar[bool] = True

    def __init__(self, event: int, of: int, then: Node[S]) -> None:
        super().__init__()
        self.event = event
        self.of = of
        """What it must happen to, as the event says: a thing, a set of things as bits, or -1 for anything."""
        self.then = then

    def children(self) -> tuple[Node[S], ...]:
        return (self.then,)

    def fits(self, of: int) -> bool:
        """Whether it waits for what the event happened to."""
        return of == self.of or self.of < 0


def fire(table: Table[S], s: S, seat: int, triggers: Sequence[When[S]], of: int) -> None:
    """An event happens: what waits for it is given at once, or asked next."""
    for each in triggers:
        if each.fits(of):
            table.triggered(s, seat, each)
            if each.then.sure:
                each.then.give(s, seat)
            else:
                table.wait(s, (*table.waiting(s), each.then.nid))


class Discount(Node[S]):
    """Building (or upgrading) one of `what` costs less of the named resources."""

    __slots__ = ("amount", "upgrading", "what")

    key: ClassVar[str] = "discount"
    inert: ClassVar[bool] = True

    def __init__(self, what: int, amount: Amount, upgrading: bool = False) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.upgrading = upgrading


class OncePerTurn(Node[S]):
    """An ability of each own turn."""

    __slots__ = ("then",)

    key: ClassVar[str] = "once-per-turn"
    inert: ClassVar[bool] = True

    def __init__(self, then: Node[S]) -> None:
        super().__init__()
        self.then = then

    def children(self) -> tuple[Node[S], ...]:
        return (self.then,)


class HandLimit(Node[S]):
    """So many more cards may be kept when the hand limit applies."""

    __slots__ = ("more",)

    key: ClassVar[str] = "hand-limit"
    inert: ClassVar[bool] = True

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def tells(self) -> dict[str, int]:
        return {"count": self.more}

    def signs(self) -> list[Sign]:
        return [("hand", self.more)]


class Steps(Node[S]):
    """Points by table: those of the last row (number, points) whose number is reached."""

    __slots__ = ("count", "table_of_points")

    key: ClassVar[str] = "steps"

    def __init__(self, count: Counting[S], table: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self.count = count
        self.table_of_points = table

    def children(self) -> tuple[Node[S], ...]:
        return (self.count,)

    def points(self, s: S, seat: int) -> int:
        found = self.count.count(s, seat)
        return max([points for least, points in self.table_of_points if found >= least], default=0)
