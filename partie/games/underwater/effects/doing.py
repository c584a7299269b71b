"""Effects that do something when their turn comes: instant cards, action cards, slots, bonuses, rewards."""

from typing import ClassVar

from ..terms import Amount
from .node import SCIENCE_1, USUAL, Node, Price


class Gain(Node):
    """Take resources, points and era cards."""

    __slots__ = ("gains",)

    kind: ClassVar[str] = "gain"

    def __init__(
        self,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        credit: int = 0,
        biomatter: int = 0,
        point: int = 0,
        card: int = 0,
    ) -> None:
        super().__init__()
        self.gains: Amount = (kelp, steelplast, science, credit, biomatter, point, card)


class GainDifferent(Node):
    """Take so many resources of different kinds, by choice (R-16)."""

    __slots__ = ("count",)

    kind: ClassVar[str] = "gain-different"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


class Pay(Node):
    """Pay one of the prices, then do `then`; up to `times` times, each time anew (UC-GLO-07, UC-GLO-08)."""

    __slots__ = ("prices", "then", "times")

    kind: ClassVar[str] = "pay"

    def __init__(self, price: Amount, then: Node, times: int = 1, or_price: Amount | None = None) -> None:
        super().__init__()
        self.prices: tuple[Amount, ...] = (price,) if or_price is None else (price, or_price)
        self.then = then
        self.times = times

    def children(self) -> tuple[Node, ...]:
        return (self.then,)


class Exchange(Node):
    """One of a resource for one of the other, in either direction, up to `times` times (UC-GLO-09, UC-GLO-10)."""

    __slots__ = ("one", "other", "times")

    kind: ClassVar[str] = "exchange"

    def __init__(self, one: int, other: int, times: int = 1) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.times = times


class Build(Node):
    """Build up to `count` things of the kinds `what`."""

    __slots__ = ("count", "expansion", "price", "what")

    kind: ClassVar[str] = "build"

    def __init__(self, what: int, count: int = 1, price: Price = USUAL, expansion: bool = False) -> None:
        super().__init__()
        self.what = what
        self.count = count
        self.price = price
        self.expansion = expansion


class Upgrade(Node):
    """Upgrade up to `count` structures of the kinds `what`, each for one of the prices."""

    __slots__ = ("count", "prices", "what")

    kind: ClassVar[str] = "upgrade"

    def __init__(self, what: int, count: int = 1, prices: tuple[Amount, ...] = SCIENCE_1) -> None:
        super().__init__()
        self.what = what
        self.count = count
        self.prices = prices


class BuildAndUpgrade(Node):
    """Build one structure and upgrade it at once: both or nothing (UC-TIM-02 to UC-TIM-04)."""

    __slots__ = ("price", "upgrade", "what")

    kind: ClassVar[str] = "build-and-upgrade"

    def __init__(self, what: int, price: Price = USUAL, upgrade: Amount = SCIENCE_1[0]) -> None:
        super().__init__()
        self.what = what
        self.price = price
        self.upgrade = upgrade


class Advance(Node):
    """Move up to so many spaces on the Federation track."""

    __slots__ = ("spaces",)

    kind: ClassVar[str] = "advance"

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces


class UseAction(Node):
    """Use up to so many ready action cards."""

    __slots__ = ("count",)

    kind: ClassVar[str] = "use-action"

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count


class Ready(Node):
    """Turn up to so many used action cards back."""

    __slots__ = ("count",)

    kind: ClassVar[str] = "ready"

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count


class TakeSpecial(Node):
    """Take so many special cards, each by one of the three ways (UC-GSP-01)."""

    __slots__ = ("count",)

    kind: ClassVar[str] = "take-special"

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count


class UseSlot(Node):
    """Perform the effect of a further coloured slot, without tile and card (UC-GLO-20)."""

    __slots__ = ("where",)

    kind: ClassVar[str] = "use-slot"

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where


class CopyYield(Node):
    """Gain what one upgraded structure at a connected city makes by itself (UC-GLO-24)."""

    __slots__ = ("what",)

    kind: ClassVar[str] = "copy-yield"

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what


class Convert(Node):
    """Turn one nonsymbiotic city into a symbiotic one: not building (R-03)."""

    __slots__ = ()

    kind: ClassVar[str] = "convert"


class DrawChoose(Node):
    """Draw `draw` era cards, keep `keep` of them and discard the others."""

    __slots__ = ("draw", "keep")

    kind: ClassVar[str] = "draw-choose"

    def __init__(self, draw: int, keep: int) -> None:
        super().__init__()
        self.draw = draw
        self.keep = keep


class TakeMetropolis(Node):
    """Gain the next blue metropolis tile; it counts as connected at once."""

    __slots__ = ()

    kind: ClassVar[str] = "take-metropolis"


class AllOf(Node):
    """All parts, in any order."""

    __slots__ = ("parts",)

    kind: ClassVar[str] = "all-of"

    def __init__(self, *parts: Node) -> None:
        super().__init__()
        self.parts: tuple[Node, ...] = parts

    def children(self) -> tuple[Node, ...]:
        return self.parts


class Choose(Node):
    """Exactly one of the options."""

    __slots__ = ("options",)

    kind: ClassVar[str] = "choose"

    def __init__(self, *options: Node) -> None:
        super().__init__()
        self.options: tuple[Node, ...] = options

    def children(self) -> tuple[Node, ...]:
        return self.options


class If(Node):
    """`then`, if the condition holds at that moment."""

    __slots__ = ("condition", "then")

    kind: ClassVar[str] = "if"

    def __init__(self, condition: Node, then: Node) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def children(self) -> tuple[Node, ...]:
        return (self.condition, self.then)


class ForEach(Node):
    """The gain once for every full `per` counted, at most `most` times (0: without cap)."""

    __slots__ = ("count", "gain", "most", "per")

    kind: ClassVar[str] = "for-each"

    def __init__(self, count: Node, per: int, gain: Gain, most: int = 0) -> None:
        super().__init__()
        self.count = count
        self.per = per
        self.gain = gain
        self.most = most

    def children(self) -> tuple[Node, ...]:
        return (self.count, self.gain)
