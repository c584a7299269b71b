"""Amounts, gifts, prices with substitutes and order tracks."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.euro import order
from partie.euro.amounts import MOST, NOTHING, ONE, Amount, Gift, Kinds, amount_of
from partie.euro.paying import Costs, Substitute
from partie.kernel.errors import PartieError
from partie.kernel.keeping.reader import Reader

COIN, GRAIN, SALT = range(3)
NUMBERS = st.lists(st.integers(0, MOST), min_size=5, max_size=5)
FEW = st.lists(st.integers(0, 4), min_size=5, max_size=5)
SALT_INSTEAD = Substitute(SALT, (COIN, GRAIN))


@given(NUMBERS, NUMBERS)
def test_an_amount_is_what_its_parts_are(one: list[int], other: list[int]) -> None:
    a, b = amount_of(one), amount_of(other)
    assert list(a) == one and [a[kind] for kind in range(5)] == one and a.total() == sum(one)
    assert list(a + b) == [x + y for x, y in zip(one, other, strict=True)]
    assert list(a.less(b)) == [max(0, x - y) for x, y in zip(one, other, strict=True)]
    assert list(a.least(b)) == [min(x, y) for x, y in zip(one, other, strict=True)]
    assert a.covers(b) == all(x >= y for x, y in zip(one, other, strict=True))
    assert (a == b) == (one == other) and (a != b or hash(a) == hash(b))
    assert bool(a) == any(one)
    assert a + b - b == a
    if a.covers(b):
        assert list(a - b) == [x - y for x, y in zip(one, other, strict=True)]
        assert not a.missing(b)


def test_amounts_have_the_kinds_of_their_game() -> None:
    kinds = Kinds(("coin", "grain", "salt"))
    some = amount_of([2, 0, 1])
    assert kinds.parts(some) == [2, 0, 1] and kinds.named(some) == {"coin": 2, "salt": 1}
    assert kinds.read({"salt": 1, "coin": 2}) == some
    assert kinds.load(Reader({"goods": [2, 0, 1]}, "save"), "goods") == some
    with pytest.raises(PartieError):
        kinds.load(Reader({"goods": [2, 0, 1, 0]}, "save"), "goods")
    assert repr(ONE[GRAIN]) == "Amount(0, 1, 0, 0, 0)"


def test_sets_of_kinds_follow_from_how_many_the_game_has() -> None:
    kinds = Kinds(("coin", "grain", "salt"))
    assert kinds.every == 0b111 and kinds.by_size[2] == [0b011, 0b101, 0b110]
    assert kinds.parts(kinds.one_of_each[0b101].goods) == [1, 0, 1]
    with pytest.raises(ValueError, match="5 kinds"):
        Kinds(tuple("abcdef"))


def test_a_gift_is_resources_points_and_cards() -> None:
    gift = Gift(ONE[COIN] * 2, 3, 1)
    assert gift.told == (2, 0, 0, 0, 0, 3)
    twice = gift.times(2).plus(Gift(ONE[SALT]))
    assert (list(twice.goods), twice.points, twice.cards) == ([4, 0, 1, 0, 0], 6, 2)
    assert gift.times(1) is gift and not Gift(NOTHING, 0, 2) and Gift(NOTHING, 1)


@given(FEW, FEW)
def test_the_ways_to_pay_are_all_there_are(have: list[int], cost: list[int]) -> None:
    mine, price = amount_of(have), amount_of(cost)
    every = [
        way
        for way in itertools.product(range(5), repeat=2)
        if all(n <= price[kind] for n, kind in zip(way, (COIN, GRAIN), strict=True))
        and mine.covers(SALT_INSTEAD.paid(price, way))
    ]
    assert SALT_INSTEAD.affordable(mine, price) == bool(every)
    if every:
        assert SALT_INSTEAD.ways(mine, price) == every
    for way in itertools.product(range(6), repeat=2):
        assert SALT_INSTEAD.allows(mine, price, way) == (way in every)
    assert not SALT_INSTEAD.allows(mine, price, (0,))


def test_which_of_several_costs_can_be_paid() -> None:
    costs = Costs((ONE[COIN], ONE[GRAIN] * 2, ONE[SALT] * 3), SALT_INSTEAD)
    assert costs.payable(NOTHING) == 0
    assert costs.payable(ONE[COIN]) == costs.payable(ONE[COIN]) == 0b001
    assert costs.payable(ONE[SALT] * 2) == 0b011
    assert costs.payable(ONE[SALT] * 3) == 0b111
    cheaper = costs.less((NOTHING, ONE[GRAIN], NOTHING))
    assert cheaper.payable(ONE[GRAIN]) == 0b010


@pytest.mark.parametrize(
    ("heights", "seat", "ranking"),
    [
        ((0, 0, 1), 2, (2, 0, 1)),
        ((1, 0, 1), 0, (0, 2, 1)),
        ((2, 3, 3), 2, (2, 1, 0)),
        ((4, 0, 1), 1, (0, 2, 1)),
    ],
)
def test_a_marker_that_arrives_lies_on_top(
    heights: tuple[int, ...], seat: int, ranking: tuple[int, ...]
) -> None:
    before = order.by_height((0, 1, 2), [each if i != seat else 0 for i, each in enumerate(heights)])
    assert order.moved_up(before, heights, seat) == ranking
    assert order.fits(ranking, heights)


def test_orders_around_the_table() -> None:
    assert order.after((2, 0, 1), 1) == 2 and order.after((2, 0, 1), 2) == 0
    assert order.is_order((1, 0, 2), 3) and not order.is_order((1, 1, 2), 3)
    assert order.by_height((3, 1, 0, 2), (2, 0, 2, 0)) == (2, 0, 3, 1)
    assert not order.fits((1, 0, 2, 3), (2, 0, 2, 0))


def test_an_amount_is_no_other_number() -> None:
    assert Amount(1) != 1 and len(NOTHING) == 5
    assert list(amount_of([1500, 7]).capped()) == [1000, 7, 0, 0, 0]
