"""Effects that bring resources, exchange or move them, or raise production."""

from typing import ClassVar

from partie.euro.effects.words import Goods, Line, Say, Words

from ..components import ANY, RESOURCES
from ..rules.actions.gaining import Ferrying, Gaining, Raising, Swapping
from ..rules.actions.production import raise_production
from ..rules.actions.tasks import claim
from ..state import Evacuation
from .kinds import Counted, Items, Leaf


def goods_line(numbers: tuple[int, ...]) -> Line:
    """Resources with their numbers."""
    return [(kind, number) for kind, number in zip(RESOURCES, numbers) if number]


class GainAny(Counted):
    """Gain resources of any kind, each on either world (EV-RES-04)."""

    __slots__ = ()
    key: ClassVar[str] = "gain-any"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(Gaining(seat, ANY, self.count))

    def line(self) -> Line:
        return [("any", self.count)]


class OfGoods(Leaf):
    """Something with so many of each resource."""

    __slots__ = ("goods",)

    def __init__(self, food: int = 0, steel: int = 0, energy: int = 0) -> None:
        super().__init__()
        self.goods: tuple[int, ...] = (food, steel, energy)

    def items(self) -> Items:
        return {self.key: sum(self.goods)}

    def words(self) -> Words:
        return Say("effect-" + self.key, gains=Goods(self.goods))


class Gain(OfGoods):
    """Gain the listed resources, each on either world (EV-YRB-01)."""

    __slots__ = ()
    key: ClassVar[str] = "gain"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        for kind in (2, 1, 0):
            if self.goods[kind]:
                s.agenda.append(Gaining(seat, kind, self.goods[kind]))

    def line(self) -> Line:
        return goods_line(self.goods)


class Swap(Counted):
    """Up to so many exchanges of one resource for another of the same world (EV-EXC-04, EV-SYM-03)."""

    __slots__ = ()
    key: ClassVar[str] = "swap"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return any(goods)

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(Swapping(seat, self.count))

    def line(self) -> Line:
        return [("any", 1), ("exchange",), ("any", 1), ("times", self.count)]


class MoveGoods(Counted):
    """Up to so many resources go from the Old to the New World without a flight."""

    __slots__ = ()
    key: ClassVar[str] = "move-goods"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return any(goods[:3])

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(Ferrying(seat, self.count))

    def line(self) -> Line:
        return [("any", self.count), ("then",), ("new-world",)]


class Raise(OfGoods):
    """New World production rises at once (EV-PRD-05)."""

    __slots__ = ()
    key: ClassVar[str] = "raise"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        raise_production(s, seat, self.goods)
        claim(s, seat)

    def line(self) -> Line:
        return [("production",), *goods_line(self.goods)]


class RaiseAny(Counted):
    """New World production of any resource rises, so many times by 1 (EV-SYM-04)."""

    __slots__ = ()
    key: ClassVar[str] = "raise-any"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(Raising(seat, self.count))

    def line(self) -> Line:
        return [("production",), ("any", self.count)]
