"""Effects of production cards alone."""

from typing import ClassVar

from partie.euro.amounts import ONE
from partie.euro.effects import Node, Sign
from partie.kernel.step import Move

from ..board.components import PLAIN
from ..board.yields import network_yield
from ..moves import GIVE, not_now
from ..state.made import Underwater
from ..table import TABLE
from ..terms import kinds_in
from .gaining import Gain


class Instead(Node[Underwater]):
    """One connected structure of the kind may make the gain in place of one unit of `resource` (UC-PRO-13,
    UC-GLO-30)."""

    __slots__ = ("gain", "resource", "what")

    key: ClassVar[str] = "instead"

    def __init__(self, what: int, resource: int, gain: Gain) -> None:
        super().__init__()
        self.what = what
        self.resource = resource
        self.gain = gain

    def children(self) -> tuple[Node[Underwater], ...]:
        return (self.gain,)

    def can(self, s: Underwater, seat: int) -> bool:
        """Whether one of these structures makes the resource, and a unit of it is there."""
        nation = s.nations[seat]
        if not nation.goods[self.resource]:
            return False
        kind = kinds_in(self.what)[0]
        plain = PLAIN[kind].goods[self.resource] > 0
        return nation.works.counts().of(kind, upgraded=not plain, at_city=True) > 0

    def moves(self, s: Underwater, seat: int) -> list[Move]:
        return [TABLE.answers.gives[self.resource]] if self.can(s, seat) else []

    def why(self, s: Underwater, seat: int, move: Move) -> str | None:
        if move[0] != GIVE:
            return not_now(move)
        return None if move[1] == self.resource and self.can(s, seat) else "UC-PRO-13"

    def do(self, s: Underwater, seat: int, move: Move, flags: int) -> None:
        TABLE.pay(s, seat, ONE[self.resource])
        self.gain.give(s, seat)


class FeedFree(Node[Underwater]):
    """So many connected cities need no food."""

    __slots__ = ("cities",)

    key: ClassVar[str] = "feed-free"
    inert: ClassVar[bool] = True

    def __init__(self, cities: int) -> None:
        super().__init__()
        self.cities = cities

    def tells(self) -> dict[str, int]:
        return {"count": self.cities}

    def signs(self) -> list[Sign]:
        return [("feed", self.cities), ("free",)]

    def is_sure(self) -> bool:
        return True


class NetworkProduction(Node[Underwater]):
    """What the network makes by itself, where its order among production cards matters (UC-PRO-15)."""

    key: ClassVar[str] = "network"

    def is_sure(self) -> bool:
        return True

    def is_always(self) -> bool:
        return True

    def can(self, s: Underwater, seat: int) -> bool:
        return True

    def give(self, s: Underwater, seat: int, flags: int = 0) -> bool:
        TABLE.gain(s, seat, network_yield(s.nations[seat].works))
        return True
