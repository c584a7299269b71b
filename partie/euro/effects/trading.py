"""Effects that give something for something."""

from typing import TYPE_CHECKING, ClassVar

from partie.kernel.engine.step import Move

from ..amounts import ONE, Amount
from ..sets import only
from .node import S
from .part import Asking, Part
from .words import Clause, Either, Goods, Line, Say, bracketed, counted, joined, repeated

if TYPE_CHECKING:
    from .worth import Prices


class Pay(Asking[S]):
    """Pay one of the prices, then do `then`; up to `times` times, each time anew."""

    __slots__ = ("prices", "then", "times")

    key: ClassVar[str] = "pay"
    sort: ClassVar[str] = "pay"

    def __init__(self, price: Amount, then: Part[S], times: int = 1, or_price: Amount | None = None) -> None:
        super().__init__()
        self.prices: tuple[Amount, ...] = (price,) if or_price is None else (price, or_price)
        self.then = then
        self.times = times

    def children(self) -> tuple[Part[S], ...]:
        return (self.then,)

    def units(self) -> int:
        return self.times

    def brings(self) -> Amount:
        return (self.then.brings() * self.times).capped()

    def brings_now(self, s: S, seat: int) -> Amount:
        return self.then.brings_now(s, seat) if self.times == 1 else self.brings()

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(most.covers(price) for price in self.prices) and self.then.could(s, seat, most, opened)

    def sales(self) -> "list[Pay[S]]":
        return [self]

    def points_each(self) -> int:
        """The points that each price buys."""
        return self.then.told_points()

    def choices(self, s: S, seat: int) -> int:
        return 1

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return self.table.kinds.every

    def worth(self, prices: "Prices") -> float:
        return prices.pay(self)

    def words(self) -> Clause:
        price = Either("phrase-or", [Goods(each.parts()) for each in self.prices])
        if self.times > 1:
            return Say("effect-pay-times", count=self.times, price=price, then=self.then.words())
        return Say("effect-pay", price=price, then=self.then.words())

    def line(self) -> Line:
        names = self.table.names
        price = joined([counted(each.parts(), names) for each in self.prices], "or")
        return [*price, ("then",), *bracketed(self.then.line()), *repeated(self.times)]

    def rest(self, left: int) -> Part[S]:
        return Pay(self.prices[0], self.then, left, *self.prices[1:])

    def by_one(self, number: int) -> Part[S]:
        """It for one of its prices."""
        return Pay(self.prices[number], self.then)

    def _buys(self, s: S, seat: int, goods: Amount, price: Amount) -> bool:
        """Whether a price can be paid out of these goods and something is had for it."""
        return goods.covers(price) and (self.then.always or self.then.can(s, seat, goods - price))

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return any(self._buys(s, seat, goods, price) for price in self.prices)

    def moves(self, s: S, seat: int) -> list[Move]:
        prices, goods = self.table.answers.prices, self.table.goods(s, seat)
        return [prices[i] for i, price in enumerate(self.prices) if self._buys(s, seat, goods, price)]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.prices[0][0]:
            return self.table.not_now(move)
        number, goods = move[1], self.table.goods(s, seat)
        allowed = number < len(self.prices) and self._buys(s, seat, goods, self.prices[number])
        return None if allowed else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        self.table.pay(s, seat, self.prices[move[1]])
        if self.then.sure:
            self.then.give(s, seat)
        else:
            self.then.begin(s, seat, 0)


class Exchange(Asking[S]):
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

    def gives(self) -> int:
        return self.table.kinds.every

    def wants(self) -> int:
        return self.table.kinds.every

    def worth(self, prices: "Prices") -> float:
        return prices.exchange(self)

    def words(self) -> Clause:
        text = Say("effect-exchange", one=Goods(ONE[self.one].parts()), other=Goods(ONE[self.other].parts()))
        return Say("phrase-times", clause=text, count=self.times) if self.times > 1 else text

    def line(self) -> Line:
        names = self.table.names
        return [(names[self.one], 1), ("exchange",), (names[self.other], 1), *repeated(self.times)]

    def rest(self, left: int) -> Part[S]:
        return Exchange(self.one, self.other, left)

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return self.could(s, seat, goods, 0)

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
        taken = self.other if given == self.one else self.one
        self.table.pay(s, seat, ONE[given])
        self.table.gain(s, seat, self.table.kinds.one_of_each[only(taken)])
