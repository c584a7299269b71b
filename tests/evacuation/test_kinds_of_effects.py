"""What kinds of effects have in common: prices, parts, and what is laid instead of done."""

import pytest

from partie.games.evacuation.effects import Ability, AllOf, GainAny, InOrder, MoveGoods, Swap
from tests.evacuation_positions import start, state


def test_worth_is_the_sum_over_a_price_list_and_an_unknown_item_is_an_error() -> None:
    tree = InOrder(GainAny(2), Swap(3))
    assert tree.worth({"gain-any": 1.5, "swap": 0.5}) == 4.5
    with pytest.raises(KeyError, match="swap"):
        tree.worth({"gain-any": 1.5})


def test_several_parts_can_be_done_when_one_can() -> None:
    s = state(start())
    tree = InOrder(Swap(1), MoveGoods(1))
    assert tree.can(s, 0, [0, 0, 0, 0, 1, 0]) and not tree.can(s, 0, [0] * 6)


def test_icons_of_parts_inside_parts_stand_in_lines_of_their_own() -> None:
    tree = AllOf(InOrder(GainAny(1), Swap(2)), MoveGoods(1))
    assert [line[0] for line in tree.lines()] == [("any", 1), ("any", 1), ("any", 1)]
    assert ("and",) in tree.line() and ("and",) not in [sign for line in tree.lines() for sign in line]


def test_what_lasts_is_laid_and_never_begun() -> None:
    s, ability = state(start()), Ability("smileys", 2)
    assert not ability.can(s, 0, [9] * 6) and ability.worth({"smileys": 0.5}) == 1.0
    with pytest.raises(TypeError, match="lasting"):
        ability.begin(s, 0, 0)
