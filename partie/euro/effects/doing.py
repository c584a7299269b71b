"""Effects that do something when their turn comes, as far as games share them."""

from typing import ClassVar, Final

from partie.kernel.step import Move

from ..amounts import KINDS, NO_GIFT, ONE, Amount, Gift, amount_of, together
from .counting import Condition, Counting
from .node import Entries, Node, S, Sign

MOST_COUNTED: Final = 30
"""More of a thing than anybody has."""
UNTOUCHED: Final = 2
"""In the entry of a gain: nothing is given yet; 1 when only its cards are left."""


class Gain(Node[S]):
    """Take resources, points and cards. (The cards are drawn when the player likes, at the latest at the end.)"""

    __slots__ = ("gift",)

    key: ClassVar[str] = "gain"

    def __init__(self, gift: Gift) -> None:
        super().__init__()
        self.gift = gift

    @property
    def gains(self) -> tuple[int, ...]:
        """Resources, points and cards, by place."""
        return (*self.gift.told, self.gift.cards)

    def is_sure(self) -> bool:
        return True

    def is_always(self) -> bool:
        return True

    def brings(self) -> Amount:
        return self.gift.goods

    def entry(self) -> Entries:
        """Twice: first what it gives, then its cards."""
        return (self.nid, UNTOUCHED)

    def can(self, s: S, seat: int) -> bool:
        return True

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        self.table.gain(s, seat, self.gift, flags)
        if self.gift.cards:
            self.table.draw(s, seat, self.gift.cards)
        return True


class GainDifferent(Node[S]):
    """Take so many resources of different kinds, by choice."""

    __slots__ = ("count",)

    key: ClassVar[str] = "gain-different"
    sort: ClassVar[str] = "set"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def tells(self) -> dict[str, int]:
        return {"count": self.count}

    def signs(self) -> list[Sign]:
        return [("any", self.count, "different")]

    def is_always(self) -> bool:
        return True

    def brings(self) -> Amount:
        return _ONE_OF_EACH[-1].goods

    def can(self, s: S, seat: int) -> bool:
        return True

    def moves(self, s: S, seat: int) -> list[Move]:
        takes = self.table.answers.takes
        return [takes[chosen] for chosen in _SETS[self.count]]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.takes[0][0]:
            return self.table.not_now(move)
        return None if move[1].bit_count() == self.count else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        self.table.gain(s, seat, _ONE_OF_EACH[move[1]], flags)


_SETS: Final = [
    [chosen for chosen in range(1 << KINDS) if chosen.bit_count() == size] for size in range(KINDS + 1)
]
_ONE_OF_EACH: Final = [
    Gift(amount_of([chosen >> kind & 1 for kind in range(KINDS)])) for chosen in range(1 << KINDS)
]
"""By resources as bits."""


class Pay(Node[S]):
    """Pay one of the prices, then do `then`; up to `times` times, each time anew."""

    __slots__ = ("prices", "then", "times")

    key: ClassVar[str] = "pay"
    sort: ClassVar[str] = "pay"

    def __init__(self, price: Amount, then: Node[S], times: int = 1, or_price: Amount | None = None) -> None:
        super().__init__()
        self.prices: tuple[Amount, ...] = (price,) if or_price is None else (price, or_price)
        self.then = then
        self.times = times

    def children(self) -> tuple[Node[S], ...]:
        return (self.then,)

    def units(self) -> int:
        return self.times

    def brings(self) -> Amount:
        return (self.then.brings() * self.times).capped()

    def brings_now(self, s: S, seat: int) -> Amount:
        return self.then.brings_now(s, seat) if self.times == 1 else self.brings()

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(most.covers(price) for price in self.prices) and self.then.could(s, seat, most, opened)

    def _buys(self, s: S, seat: int, price: Amount) -> bool:
        """Whether a price can be paid and something is had for it."""
        if not self.table.goods(s, seat).covers(price):
            return False
        if self.then.always:
            return True
        after = self.table.ahead(s, seat)
        self.table.pay(after, seat, price)
        return self.then.can(after, seat)

    def moves(self, s: S, seat: int) -> list[Move]:
        prices = self.table.answers.prices
        return [prices[i] for i, price in enumerate(self.prices) if self._buys(s, seat, price)]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.prices[0][0]:
            return self.table.not_now(move)
        number = move[1]
        return None if number < len(self.prices) and self._buys(s, seat, self.prices[number]) else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        self.table.pay(s, seat, self.prices[move[1]])
        if self.then.sure:
            self.then.give(s, seat)
        else:
            self.table.push(s, seat, self.then, 0)


class Exchange(Node[S]):
    """One of a resource for one of the other, in either direction, up to `times` times."""

    __slots__ = ("one", "other", "times")

    key: ClassVar[str] = "exchange"

    def __init__(self, one: int, other: int, times: int = 1) -> None:
        super().__init__()
        self.one = one
        self.other = other
        self.times = times

    def units(self) -> int:
        return self.times

    def brings(self) -> Amount:
        return (ONE[self.one] + ONE[self.other]) * self.times

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return most[self.one] > 0 or most[self.other] > 0

    def can(self, s: S, seat: int) -> bool:
        return self.could(s, seat, self.table.goods(s, seat), 0)

    def moves(self, s: S, seat: int) -> list[Move]:
        have, gives = self.table.goods(s, seat), self.table.answers.gives
        return [gives[kind] for kind in (self.one, self.other) if have[kind]]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.gives[0][0]:
            return self.table.not_now(move)
        kind = move[1]
        return None if kind in (self.one, self.other) and self.table.goods(s, seat)[kind] else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        given = move[1]
        self.table.pay(s, seat, ONE[given])
        self.table.gain(s, seat, _ONE_OF_EACH[1 << (self.other if given == self.one else self.one)])


class AllOf(Node[S]):
    """All parts, in any order, each optional."""

    __slots__ = ("parts",)

    key: ClassVar[str] = "all-of"

    def __init__(self, *parts: Node[S]) -> None:
        super().__init__()
        self.parts: tuple[Node[S], ...] = parts

    def children(self) -> tuple[Node[S], ...]:
        return self.parts

    def is_sure(self) -> bool:
        return all(part.sure for part in self.parts)

    def is_always(self) -> bool:
        return any(part.always for part in self.parts)

    def brings(self) -> Amount:
        return together([part.brings() for part in self.parts])

    def brings_now(self, s: S, seat: int) -> Amount:
        return together([part.brings_now(s, seat) for part in self.parts])

    def can(self, s: S, seat: int) -> bool:
        if self.always:
            return True
        for part in self.parts:
            if part.can(s, seat):
                return True
        return False

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(part.could(s, seat, most, opened) for part in self.parts)

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        done = [part.give(s, seat, flags) for part in self.parts]
        return any(done)


class Choose(Node[S]):
    """Exactly one of the options."""

    __slots__ = ("options",)

    key: ClassVar[str] = "choose"

    def __init__(self, *options: Node[S]) -> None:
        super().__init__()
        self.options: tuple[Node[S], ...] = options

    def children(self) -> tuple[Node[S], ...]:
        return self.options

    def is_always(self) -> bool:
        return any(option.always for option in self.options)

    def brings(self) -> Amount:
        return together([option.brings() for option in self.options])

    def brings_now(self, s: S, seat: int) -> Amount:
        return together([option.brings_now(s, seat) for option in self.options])

    def can(self, s: S, seat: int) -> bool:
        if self.always:
            return True
        for option in self.options:
            if option.can(s, seat):
                return True
        return False

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(option.could(s, seat, most, opened) for option in self.options)

    def moves(self, s: S, seat: int) -> list[Move]:
        moves = self.table.answers.options
        return [moves[i] for i, each in enumerate(self.options) if each.always or each.can(s, seat)]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.verb_option:
            return self.table.not_now(move)
        number = move[1]
        return None if number < len(self.options) and self.options[number].can(s, seat) else self.rule()


class If(Node[S]):
    """`then`, if the condition holds at that moment."""

    __slots__ = ("condition", "then")

    key: ClassVar[str] = "if"

    def __init__(self, condition: Condition[S], then: Node[S]) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def children(self) -> tuple[Node[S], ...]:
        return (self.condition, self.then)

    def is_sure(self) -> bool:
        return self.then.sure

    def brings(self) -> Amount:
        return self.then.brings()

    def brings_now(self, s: S, seat: int) -> Amount:
        return self.then.brings_now(s, seat)

    def can(self, s: S, seat: int) -> bool:
        return self.condition.holds(s, seat) and self.then.can(s, seat)

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return self.then.could(s, seat, most, opened)

    def why(self, s: S, seat: int, move: Move) -> str | None:
        rule = self.then.why(s, seat, move)
        return self.table.not_now(move) if rule is None else rule

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        return self.condition.holds(s, seat) and self.then.give(s, seat, flags)


class ForEach(Node[S]):
    """The gain once for every full `per` counted, at most `most` times (0: without cap)."""

    __slots__ = ("count", "gain", "most", "per")

    key: ClassVar[str] = "for-each"

    def __init__(self, count: Counting[S], per: int, gain: Gain[S], most: int = 0) -> None:
        super().__init__()
        self.count = count
        self.per = per
        self.gain = gain
        self.most = most

    def children(self) -> tuple[Node[S], ...]:
        return (self.count, self.gain)

    def is_sure(self) -> bool:
        return True

    def brings(self) -> Amount:
        return self.gain.gift.goods * (self.most or MOST_COUNTED)

    def times(self, s: S, seat: int) -> int:
        """How often the gain is given now."""
        found = self.count.count(s, seat) // self.per
        return self.most if self.most and found > self.most else found

    def gift(self, s: S, seat: int) -> Gift:
        """All that is given now."""
        times = self.times(s, seat)
        return self.gain.gift.times(times) if times else NO_GIFT

    def can(self, s: S, seat: int) -> bool:
        return self.times(s, seat) > 0

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        gift = self.gift(s, seat)
        if gift:
            self.table.gain(s, seat, gift, flags)
        if gift.cards:
            self.table.draw(s, seat, gift.cards)
        return bool(gift) or gift.cards > 0
