"""Effects that last: permanent cards, production and final scoring."""

from typing import ClassVar

from ..terms import Amount
from .doing import Gain
from .node import Node


class When(Node):
    """`then`, each time the event happens in the own turn."""

    __slots__ = ("event", "of", "then")

    kind: ClassVar[str] = "when"

    def __init__(self, event: int, of: int, then: Node) -> None:
        super().__init__()
        self.event = event
        self.of = of
        self.then = then

    def children(self) -> tuple[Node, ...]:
        return (self.then,)


class Discount(Node):
    """Building (or upgrading) one of `what` costs less of the named resources (UC-GLO-13)."""

    __slots__ = ("amount", "upgrading", "what")

    kind: ClassVar[str] = "discount"

    def __init__(self, what: int, amount: Amount, upgrading: bool = False) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.upgrading = upgrading


class OncePerTurn(Node):
    """An ability of each own turn (UC-GLO-19)."""

    __slots__ = ("then",)

    kind: ClassVar[str] = "once-per-turn"

    def __init__(self, then: Node) -> None:
        super().__init__()
        self.then = then

    def children(self) -> tuple[Node, ...]:
        return (self.then,)


class HandLimit(Node):
    """So many more cards may be kept when the hand limit applies (UC-HND-03)."""

    __slots__ = ("more",)

    kind: ClassVar[str] = "hand-limit"

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more


class Instead(Node):
    """One connected structure of the kind may make the gain in place of one unit of `resource`."""

    __slots__ = ("gain", "resource", "what")

    kind: ClassVar[str] = "instead"

    def __init__(self, what: int, resource: int, gain: Gain) -> None:
        super().__init__()
        self.what = what
        self.resource = resource
        self.gain = gain

    def children(self) -> tuple[Node, ...]:
        return (self.gain,)


class FeedFree(Node):
    """So many connected cities need no food."""

    __slots__ = ("cities",)

    kind: ClassVar[str] = "feed-free"

    def __init__(self, cities: int) -> None:
        super().__init__()
        self.cities = cities


class Steps(Node):
    """Points by table: those of the last row (number, points) whose number is reached."""

    __slots__ = ("count", "table")

    kind: ClassVar[str] = "steps"

    def __init__(self, count: Node, table: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self.count = count
        self.table = table

    def children(self) -> tuple[Node, ...]:
        return (self.count,)
