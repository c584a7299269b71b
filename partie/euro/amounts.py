"""Amounts of resources: one immutable value with named access, added and compared all at once.

    GOODS = Kinds(("grain", "coin"))                    # a game names its kinds; a kind is its place
    GRAIN, COIN = 0, 1
    have = GOODS.read({"grain": 2, "coin": 5})
    have[GRAIN]; have + gift; have - price; have.covers(price); have.less(discount); list(have)

An amount is stored as one number with twelve bits for each kind. The highest bit of each stays empty: in a subtraction
it shows whether there was enough. No code outside this module shifts bits. Five kinds fit into a machine word, which is
what makes amounts fast; a game with more kinds keeps several amounts.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from partie.kernel.keeping.reader import Reader

from .sets import all_below

MOST_KINDS: Final = 5
MOST: Final = 1000
"""The limit of a kind in written positions; games stay far below it."""
_BITS: Final = 12
_FIELD: Final = (1 << _BITS) - 1
_SHIFTS: Final = [_BITS * kind for kind in range(MOST_KINDS)]
_GUARD: Final = sum(1 << shift + _BITS - 1 for shift in _SHIFTS)
"""The bits that stay empty."""
_LARGE: Final = _GUARD >> 1 | _GUARD >> 2
"""The bits set only in numbers from 512 on."""


class Amount:
    """An amount of each kind, none negative."""

    __slots__ = ("packed",)

    def __init__(self, packed: int) -> None:
        self.packed = packed
        """Opaque: equal for equal amounts, so it serves as a key; nothing else is to be read from it."""

    def __getitem__(self, kind: int) -> int:
        return self.packed >> _SHIFTS[kind] & _FIELD

    def __iter__(self) -> Iterator[int]:
        return iter(self.parts())

    def __len__(self) -> int:
        return MOST_KINDS

    def __bool__(self) -> bool:
        return self.packed != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Amount) and other.packed == self.packed

    def __hash__(self) -> int:
        return hash(self.packed)

    def __repr__(self) -> str:
        return f"Amount{tuple(self.parts())}"

    def __add__(self, other: "Amount") -> "Amount":
        return Amount(self.packed + other.packed)

    def __sub__(self, price: "Amount") -> "Amount":
        """The rest after paying a price that is covered."""
        return Amount(self.packed - price.packed)

    def __mul__(self, times: int) -> "Amount":
        return Amount(self.packed * times)

    def key(self) -> int:
        """Equal for equal amounts; nothing else is to be read from it."""
        return self.packed

    def parts(self) -> list[int]:
        """The number of each kind; 0 for unused kinds (`Kinds.parts` omits them)."""
        packed = self.packed
        return [packed >> shift & _FIELD for shift in _SHIFTS]

    def covers(self, price: "Amount") -> bool:
        """Whether there is enough of every kind."""
        return ((self.packed | _GUARD) - price.packed) & _GUARD == _GUARD

    def less(self, discount: "Amount") -> "Amount":
        """This amount minus a discount, never below zero."""
        left = (self.packed | _GUARD) - discount.packed
        enough = left & _GUARD
        return Amount(left & (enough - (enough >> _BITS - 1)))

    def missing(self, price: "Amount") -> "Amount":
        """The part of a price that is missing."""
        return NOTHING if self.covers(price) else price.less(self)

    def least(self, other: "Amount") -> "Amount":
        """The smaller number of each kind."""
        return self - self.less(other)

    def most(self, other: "Amount") -> "Amount":
        """The larger number of each kind."""
        return self + other.less(self)

    def capped(self) -> "Amount":
        """At most MOST of each kind: sums of many amounts stay within bounds."""
        return self.least(MUCH) if self.packed & _LARGE else self

    def unbounded(self) -> "Amount":
        """MOST of each kind that is present."""
        return amount_of([MOST if each else 0 for each in self.parts()])

    def total(self) -> int:
        """The total number of units."""
        return sum(self.parts())


def amount_of(numbers: Sequence[int]) -> Amount:
    """The amount with these numbers by kind; surplus numbers are ignored."""
    packed = 0
    for number, shift in zip(numbers, _SHIFTS):
        packed += number << shift
    return Amount(packed)


NOTHING: Final = Amount(0)
MUCH: Final = amount_of([MOST] * MOST_KINDS)
"""More than anybody needs."""
ONE: Final = [Amount(1 << shift) for shift in _SHIFTS]
"""By kind: one unit of it."""


def together(amounts: Sequence[Amount]) -> Amount:
    """The sum of several amounts, within bounds."""
    total = NOTHING
    for each in amounts:
        if each.packed:
            total = (total + each).capped()
    return total


def best_of(amounts: Sequence[Amount]) -> Amount:
    """The largest number of each kind in one of several amounts."""
    best = NOTHING
    for each in amounts:
        best = best.most(each)
    return best


class Gift:
    """A gain of resources, points and cards at once."""

    __slots__ = ("cards", "goods", "points", "told")

    def __init__(self, goods: Amount, points: int = 0, cards: int = 0) -> None:
        self.goods = goods
        self.points = points
        self.cards = cards
        self.told: tuple[int, ...] = (*goods.parts(), points)
        """Resources and points, in the order of events."""

    def __bool__(self) -> bool:
        """Whether it brings resources or points."""
        return self.goods.packed > 0 or self.points > 0

    def times(self, factor: int) -> "Gift":
        """The gift multiplied by a factor."""
        return self if factor == 1 else Gift(self.goods * factor, self.points * factor, self.cards * factor)

    def plus(self, other: "Gift") -> "Gift":
        return Gift(self.goods + other.goods, self.points + other.points, self.cards + other.cards)

    def without_cards(self) -> "Gift":
        return Gift(self.goods, self.points)


NO_GIFT: Final = Gift(NOTHING)


class Kinds:
    """The kinds of resources of a game: their names, and tables derived from their number."""

    __slots__ = ("by_size", "count", "every", "names", "one_of_each")

    def __init__(self, names: tuple[str, ...]) -> None:
        if len(names) > MOST_KINDS:
            raise ValueError(f"an amount holds {MOST_KINDS} kinds: {names}")
        self.names = names
        self.count = len(names)
        self.every = all_below(self.count)
        """All kinds, as a set."""
        sets = range(self.every + 1)
        self.one_of_each = [
            Gift(amount_of([chosen >> kind & 1 for kind in range(self.count)])) for chosen in sets
        ]
        """By set of kinds: one of each."""
        self.by_size = [
            [chosen for chosen in sets if chosen.bit_count() == size] for size in range(self.count + 1)
        ]
        """By size: the sets of so many kinds."""

    def parts(self, amount: Amount) -> list[int]:
        """The number of each kind."""
        return amount.parts()[: self.count]

    def named(self, amount: Amount) -> dict[str, int]:
        """The non-zero numbers by the name of their kind."""
        return {name: number for name, number in zip(self.names, amount.parts()) if number}

    def read(self, given: dict[str, int]) -> Amount:
        """An amount from numbers by name, as in data files; other names are ignored."""
        return amount_of([given.get(name, 0) for name in self.names])

    def load(self, reader: Reader, name: str) -> Amount:
        """An amount from its saved form: the number of each kind."""
        return amount_of(reader.numbers(name, 0, MOST, self.count))
