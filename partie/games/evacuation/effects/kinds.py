"""What kinds of effects have in common: alone, so many times over, lasting, or of several parts."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from partie.euro.effects.words import Line, Say, Words, joined

from ..book import Effect
from ..state import Evacuation

Items = Mapping[str, float]
"""What something may bring: so many of each item of a price list."""


class Leaf(Effect):
    """An effect with nothing below it, worth the sum of what it may bring."""

    __slots__ = ()

    def children(self) -> tuple[Effect, ...]:
        return ()

    def apart(self) -> tuple[Effect, ...]:
        return (self,)

    @abstractmethod
    def items(self) -> Items:
        """What it may bring."""

    def worth(self, prices: Items) -> float:
        """An item that is not on the list is an error."""
        found = 0.0
        for item, number in self.items().items():
            found += prices[item] * number
        return found


class Counted(Leaf):
    """Something so many times over."""

    __slots__ = ("count",)

    def __init__(self, count: int = 1) -> None:
        super().__init__()
        self.count = count

    def items(self) -> Items:
        return {self.key: self.count}

    def words(self) -> Words:
        return Say("effect-" + self.key, n=self.count)


class Lasting(Leaf):
    """What is laid and not done: it works as long as the game lasts, and adds to what a player's cards amount to."""

    __slots__ = ()

    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return False

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        """There is nothing to begin: `can` is never true."""
        raise TypeError(self.key)

    @abstractmethod
    def lay(self, sums: list[int]) -> None:
        """Add what it gives to the numbers that a player's cards amount to."""


class Parts(Effect):
    """Several effects together."""

    __slots__ = ("parts",)

    def __init__(self, *parts: Effect) -> None:
        super().__init__()
        self.parts: tuple[Effect, ...] = parts

    def children(self) -> tuple[Effect, ...]:
        return self.parts

    def apart(self) -> tuple[Effect, ...]:
        return tuple([each for part in self.parts for each in part.apart()])

    def is_always(self) -> bool:
        return any(part.always for part in self.parts)

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        if self.always:
            return True
        for part in self.parts:
            if part.can(s, seat, goods):
                return True
        return False

    def line(self) -> Line:
        return joined([part.line() for part in self.parts], "and")

    def worth(self, prices: Items) -> float:
        return sum([part.worth(prices) for part in self.parts])
