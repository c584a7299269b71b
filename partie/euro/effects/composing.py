"""Effects of several parts, with options, and on conditions."""

from typing import TYPE_CHECKING, ClassVar

from partie.kernel.engine.step import Move

from ..amounts import NO_GIFT, Amount, Gift, best_of, together
from .bag import Bag
from .counting import Condition
from .node import S
from .part import Asking, Part
from .trading import Pay
from .words import Clause, Either, Line, Listed, Say, bracketed, joined

if TYPE_CHECKING:
    from .worth import Prices


class AllOf(Part[S]):
    """All parts, in any order, each optional."""

    __slots__ = ("parts",)

    key: ClassVar[str] = "all-of"

    def __init__(self, *parts: Part[S]) -> None:
        super().__init__()
        self.parts: tuple[Part[S], ...] = parts

    def children(self) -> tuple[Part[S], ...]:
        return self.parts

    def apart(self) -> tuple[Part[S], ...]:
        return self.parts

    def unpack(self, bag: Bag, times: int) -> None:
        for part in self.parts:
            part.unpack(bag, part.entry()[1])

    def is_sure(self) -> bool:
        return all(part.sure for part in self.parts)

    def is_always(self) -> bool:
        return any(part.always for part in self.parts)

    def moves(self, s: S, seat: int) -> list[Move]:
        """None: in a bag it is replaced by its parts."""
        return []

    def why(self, s: S, seat: int, move: Move) -> str | None:
        return self.table.not_now(move)

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        raise TypeError("its parts are done one by one")

    def yields(self, s: S, seat: int) -> Gift:
        total = NO_GIFT
        for part in self.parts:
            total = total.plus(part.yields(s, seat))
        return total

    def points(self, s: S, seat: int) -> int:
        return sum([part.points(s, seat) for part in self.parts])

    def sales(self) -> list[Pay[S]]:
        return [found for part in self.parts for found in part.sales()]

    def choices(self, s: S, seat: int) -> int:
        return sum([part.choices(s, seat) for part in self.parts])

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return 0

    def is_plain(self) -> bool:
        return all(part.is_plain() for part in self.parts)

    def worth(self, prices: "Prices") -> float:
        return prices.all_of(self)

    def words(self) -> Clause:
        return Listed([part.words() for part in self.parts])

    def line(self) -> Line:
        return joined([part.line() for part in self.parts], "and")

    def brings(self) -> Amount:
        return together([part.brings() for part in self.parts])

    def brings_now(self, s: S, seat: int) -> Amount:
        return together([part.brings_now(s, seat) for part in self.parts])

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        if self.always:
            return True
        for part in self.parts:
            if part.can(s, seat, goods):
                return True
        return False

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(part.could(s, seat, most, opened) for part in self.parts)

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        done = [part.give(s, seat, flags) for part in self.parts]
        return any(done)


class Choose(Asking[S]):
    """Exactly one of the options."""

    __slots__ = ("options",)

    key: ClassVar[str] = "choose"

    def __init__(self, *options: Part[S]) -> None:
        super().__init__()
        self.options: tuple[Part[S], ...] = options

    def children(self) -> tuple[Part[S], ...]:
        return self.options

    def is_always(self) -> bool:
        return any(option.always for option in self.options)

    def brings(self) -> Amount:
        return best_of([option.brings() for option in self.options])

    def brings_now(self, s: S, seat: int) -> Amount:
        return best_of([option.brings_now(s, seat) for option in self.options])

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        if self.always:
            return True
        for option in self.options:
            if option.can(s, seat, goods):
                return True
        return False

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return any(option.could(s, seat, most, opened) for option in self.options)

    def moves(self, s: S, seat: int) -> list[Move]:
        moves, goods = self.table.answers.options, self.table.goods(s, seat)
        return [moves[i] for i, each in enumerate(self.options) if each.always or each.can(s, seat, goods)]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.verb_option:
            return self.table.not_now(move)
        number, goods = move[1], self.table.goods(s, seat)
        allowed = number < len(self.options) and self.options[number].can(s, seat, goods)
        return None if allowed else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        raise TypeError("in a bag the option takes its place")

    def chosen(self, move: Move) -> Part[S] | None:
        return self.options[move[1]]

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return 0

    def worth(self, prices: "Prices") -> float:
        return prices.choose(self)

    def words(self) -> Clause:
        gains = [option.told_gains() for option in self.options]
        told = [each for each in gains if each is not None]
        if len(told) == len(gains):
            return Say("effect-gain", gains=Either("phrase-or", told))
        return Either("phrase-either", [option.words() for option in self.options])

    def line(self) -> Line:
        return joined([bracketed(option.line()) for option in self.options], "or")


class If(Part[S]):
    """`then`, if the condition holds at that moment."""

    __slots__ = ("condition", "then")

    key: ClassVar[str] = "if"
    unfolds: ClassVar[bool] = True

    def __init__(self, condition: Condition[S], then: Part[S]) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def children(self) -> tuple[Part[S], ...]:
        return (self.condition, self.then)

    def is_sure(self) -> bool:
        return self.then.sure

    def is_always(self) -> bool:
        return False

    def moves(self, s: S, seat: int) -> list[Move]:
        """None: in a bag it is replaced by its consequence."""
        return []

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        raise TypeError("in a bag what it allows takes its place")

    def inside(self) -> Part[S]:
        return self.then

    def yields(self, s: S, seat: int) -> Gift:
        return self.then.yields(s, seat) if self.condition.holds(s, seat) else NO_GIFT

    def choices(self, s: S, seat: int) -> int:
        return self.then.choices(s, seat) if self.condition.holds(s, seat) else 0

    def gives(self) -> int:
        return 0

    def wants(self) -> int:
        return 0

    def worth(self, prices: "Prices") -> float:
        return prices.condition(self)

    def words(self) -> Clause:
        return Say("effect-if", condition=self.condition.words(), then=self.then.words())

    def line(self) -> Line:
        return [("if",), *self.condition.line(), ("then",), *self.then.line()]

    def brings(self) -> Amount:
        return self.then.brings()

    def brings_now(self, s: S, seat: int) -> Amount:
        return self.then.brings_now(s, seat)

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return self.condition.holds(s, seat) and self.then.can(s, seat, goods)

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return self.then.could(s, seat, most, opened)

    def why(self, s: S, seat: int, move: Move) -> str | None:
        rule = self.then.why(s, seat, move)
        return self.table.not_now(move) if rule is None else rule

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        return self.condition.holds(s, seat) and self.then.give(s, seat, flags)
