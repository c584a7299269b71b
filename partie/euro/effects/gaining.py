"""Effects that give: a fixed gain, a gain for each counted thing, or resources of choice."""

from typing import TYPE_CHECKING, ClassVar, Final

from partie.kernel.engine.step import Move

from ..amounts import NO_GIFT, NOTHING, Amount, Gift
from ..sets import set_of
from .bag import Bag, Entries
from .counting import Counting
from .node import S
from .part import Asking, Giving, Part
from .words import Clause, Goods, Line, Say, bracketed, counted

if TYPE_CHECKING:
    from .worth import Prices

MOST_COUNTED: Final = 30
"""More of a thing than any player has."""
UNTOUCHED: Final = 2
"""In the entry of a gain: nothing is given yet; 1 when only its cards are left."""


class Gain(Giving[S]):
    """Take resources, points and cards. (The cards are drawn when the player likes, at the latest at the end.)"""

    __slots__ = ("gift",)

    key: ClassVar[str] = "gain"
    pays: ClassVar[bool] = False

    def __init__(self, gift: Gift) -> None:
        super().__init__()
        self.gift = gift

    @property
    def gains(self) -> tuple[int, ...]:
        """Resources, points and cards, by place."""
        return (*self.gift.told, self.gift.cards)

    def is_always(self) -> bool:
        return True

    def brings(self) -> Amount:
        return self.gift.goods

    def gives(self) -> int:
        return set_of([kind for kind, number in enumerate(self.gift.goods.parts()) if number])

    def is_plain(self) -> bool:
        return not self.gift.cards

    def yields(self, s: S, seat: int) -> Gift:
        return self.gift

    def worth(self, prices: "Prices") -> float:
        return prices.gain(self)

    def words(self) -> Clause:
        return Say("effect-gain", gains=Goods(self.gains))

    def line(self) -> Line:
        return counted(self.gains, self.table.names)

    def told_gains(self) -> Goods | None:
        return Goods(self.gains)

    def told_points(self) -> int:
        return self.gift.points

    def rest(self, left: int) -> Part[S]:
        """The rest of a gain is its cards."""
        return Gain(Gift(NOTHING, 0, self.gift.cards)) if self.gift.cards else self

    def entry(self) -> Entries:
        """Twice: first what it gives, then its cards."""
        return (self.nid, UNTOUCHED)

    def unpack(self, bag: Bag, times: int) -> None:
        if times < UNTOUCHED:
            bag.add(self, times)
            return
        bag.gives = True
        if self.gift:
            bag.gifts.append(self.gift.without_cards())
        if self.gift.cards:
            bag.add(self, 1)

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return True

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        self.table.gain(s, seat, self.gift, flags)
        if self.gift.cards:
            self.table.draw(s, seat, self.gift.cards)
        return True

    def give_rest(self, s: S, seat: int, flags: int) -> None:
        """As an open part, it only draws its cards."""
        self.table.draw(s, seat, self.gift.cards)


class GainDifferent(Asking[S]):
    """Take this many resources of different kinds, by choice."""

    __slots__ = ("count",)

    key: ClassVar[str] = "gain-different"
    sort: ClassVar[str] = "set"

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def is_always(self) -> bool:
        return True

    def brings(self) -> Amount:
        return self.table.kinds.one_of_each[-1].goods

    def could(self, s: S, seat: int, most: Amount, opened: int) -> bool:
        return True

    def gives(self) -> int:
        return self.table.kinds.every

    def wants(self) -> int:
        return 0

    def worth(self, prices: "Prices") -> float:
        return prices.gain_different(self)

    def words(self) -> Clause:
        return Say("effect-gain-different", count=self.count)

    def line(self) -> Line:
        return [("any", self.count, "different")]

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return True

    def moves(self, s: S, seat: int) -> list[Move]:
        takes = self.table.answers.takes
        return [takes[chosen] for chosen in self.table.kinds.by_size[self.count]]

    def why(self, s: S, seat: int, move: Move) -> str | None:
        if move[0] != self.table.answers.takes[0][0]:
            return self.table.not_now(move)
        return None if move[1].bit_count() == self.count else self.rule()

    def do(self, s: S, seat: int, move: Move, flags: int) -> None:
        self.table.gain(s, seat, self.table.kinds.one_of_each[move[1]], flags)


class ForEach(Giving[S]):
    """The gain once for every full `per` counted, at most `most` times (0: without cap)."""

    __slots__ = ("count", "gain", "most", "per")

    key: ClassVar[str] = "for-each"

    def __init__(self, count: Counting[S], per: int, gain: Gain[S], most: int = 0) -> None:
        super().__init__()
        self.count = count
        self.per = per
        self.gain = gain
        self.most = most

    def children(self) -> tuple[Part[S], ...]:
        return (self.count, self.gain)

    def is_always(self) -> bool:
        return False

    def brings(self) -> Amount:
        return self.gain.gift.goods * (self.most or MOST_COUNTED)

    def gives(self) -> int:
        return 0

    def yields(self, s: S, seat: int) -> Gift:
        return self.gift(s, seat)

    def worth(self, prices: "Prices") -> float:
        return prices.for_each(self)

    def words(self) -> Clause:
        text = Say("effect-for-each", gains=Goods(self.gain.gains), each=self.count.each(self.per))
        return Say("phrase-at-most", clause=text, count=self.most) if self.most else text

    def line(self) -> Line:
        most: Line = [("most", self.most)] if self.most else []
        return [*self.gain.line(), ("per",), *bracketed(self.count.line_of(self.per)), *most]

    def times(self, s: S, seat: int) -> int:
        """How many times the gain is given now."""
        found = self.count.count(s, seat) // self.per
        return self.most if self.most and found > self.most else found

    def gift(self, s: S, seat: int) -> Gift:
        """All that is given now."""
        times = self.times(s, seat)
        return self.gain.gift.times(times) if times else NO_GIFT

    def can(self, s: S, seat: int, goods: Amount) -> bool:
        return self.times(s, seat) > 0

    def give(self, s: S, seat: int, flags: int = 0) -> bool:
        gift = self.gift(s, seat)
        if gift:
            self.table.gain(s, seat, gift, flags)
        if gift.cards:
            self.table.draw(s, seat, gift.cards)
        return bool(gift) or gift.cards > 0
