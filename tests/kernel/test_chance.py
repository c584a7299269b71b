"""Chance: the generator gives its published numbers, and nobody is favoured."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.kernel.engine.chance import Dice, Quick, following, output, resume, seeded

PUBLISHED = (
    0x86B1DA1D72062B68,
    0x1304AA46C9853D39,
    0xA3670E9E0DD50358,
    0xF9090E529A7DAE00,
    0xC85B9FD837996F2C,
    0x606121F8E3919196,
)
"""The first round of the pcg64 demo with initial state 42 and stream 54."""


def test_the_generator_gives_the_published_numbers():
    rng = seeded(42)
    for number in PUBLISHED:
        rng = following(rng)
        assert output(rng) == number


def test_a_generator_goes_on_from_its_state():
    one = Dice(7)
    one.below(10)
    other = resume(one.rng)
    assert [one.below(100) for _ in range(20)] == [other.below(100) for _ in range(20)]


def test_seeds_of_128_bits_give_different_games():
    top = (1 << 128) - 1
    firsts = {Dice(seed).below(1 << 60) for seed in (0, 1, 2, 1 << 64, 1 << 127, top)}
    assert len(firsts) == 6
    assert 0 <= seeded(top) <= top


@pytest.mark.parametrize("n", [2, 3, 6, 7, 42])
def test_every_number_below_comes_equally_often(n):
    dice = Dice(n)
    throws = 3000 * n
    seen = Counter(dice.below(n) for _ in range(throws))
    assert set(seen) == set(range(n))
    chi2 = sum((count - 3000) ** 2 / 3000 for count in seen.values())
    # Five standard deviations above the mean of the distribution.
    assert chi2 < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_numbers_that_would_favour_the_low_ones_are_thrown_again():
    # Of 2**64 outputs, n = 3 * 2**62 + 1 would make the lower ones twice as likely.
    n = 3 * (1 << 62) + 1
    dice = Dice(5)
    high = sum(dice.below(n) >= 1 << 62 for _ in range(4000))
    assert 0.63 < high / 4000 < 0.70


def test_below_one_is_always_zero():
    dice = Dice(3)
    assert {dice.below(1) for _ in range(10)} == {0}


@given(st.lists(st.integers(0, 50), max_size=30), st.integers(0, 1 << 64))
def test_a_shuffle_is_a_permutation(cards, seed):
    shuffled = cards.copy()
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_equally_likely():
    seen = Counter()
    dice = Dice(11)
    for _ in range(12000):
        cards = [1, 2, 3, 4]
        dice.shuffle(cards)
        seen[tuple(cards)] += 1
    assert len(seen) == 24
    assert sum((count - 500) ** 2 / 500 for count in seen.values()) < 23 + 5 * 46**0.5


def shuffled_by_draws(cards, rng):
    """A shuffle written with single draws."""
    dice = resume(rng)
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards, dice.rng


@given(st.integers(0, (1 << 128) - 1), st.integers(0, 90))
def test_a_shuffle_throws_as_single_draws_do(rng, count):
    expected = shuffled_by_draws(list(range(count)), rng)
    dice, cards = resume(rng), list(range(count))
    dice.shuffle(cards)
    assert (cards, dice.rng) == expected


@pytest.mark.parametrize("count", [2, 3, 4, 6, 7])
@pytest.mark.parametrize("high", [0, 1, 12345 << 40, (1 << 64) - 1])
def test_the_highest_output_is_thrown_again_where_it_would_not_be_fair(count, high):
    # The state whose halves differ in every bit gives 2**64 - 1, whatever the turn; this is the one before it.
    state = high << 64 | (high ^ (1 << 64) - 1)
    one, zero = following(1), following(0)
    before = (state - zero) * pow(one - zero, -1, 1 << 128) % (1 << 128)
    assert following(before) == state and output(state) == (1 << 64) - 1
    dice = resume(before)
    dice.below(count)
    fair = (1 << 64) % count == 0
    assert dice.rng == (state if fair else following(state))
    dice, cards = resume(before), list(range(count))
    dice.shuffle(cards)
    assert (cards, dice.rng) == shuffled_by_draws(list(range(count)), before)


def test_quick_numbers_come_equally_often_and_stay_small():
    dice = Quick(3)
    seen = Counter(dice.below(10) for _ in range(30_000))
    assert set(seen) == set(range(10)) and all(2_700 < count < 3_300 for count in seen.values())
    assert 0 < dice.x < 1 << 30
    assert len({Quick(seed).below(1 << 20) for seed in range(50)}) > 45
