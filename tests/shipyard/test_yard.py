"""The yard rule: what may lie in a yard, as the five placements of the rulebook show it."""

import itertools

import pytest
from shipyard_positions import filling_of

from partie.games.shipyard.components import BOW, MIDDLE, STERN, YARD_SPACES
from partie.games.shipyard.components.yard import (
    FILLINGS,
    LEGAL,
    complete_ships,
    fits,
    kind_at,
    ship_at,
    why_not,
    with_part,
    without_ship,
)


def legal(kinds: str) -> bool:
    return bool(LEGAL[filling_of(kinds)])


@pytest.mark.rule("SY-BLD-15")
def test_only_a_bow_may_lie_on_the_leftmost_space() -> None:
    assert not legal("M........") and not legal("S........") and legal("B........")
    assert why_not(0, 0, MIDDLE) == why_not(0, 0, STERN) == "SY-BLD-15"


@pytest.mark.rule("SY-BLD-16")
@pytest.mark.parametrize("space", range(YARD_SPACES - 1))
def test_a_stern_beside_a_bow_leaves_no_room_for_a_middle(space: int) -> None:
    kinds = "." * space + "BS" + "." * (YARD_SPACES - 2 - space)
    assert not legal(kinds)


@pytest.mark.rule("SY-BLD-17")
def test_only_a_stern_may_lie_on_the_rightmost_space() -> None:
    assert not legal("........M") and not legal("........B") and legal("........S")
    assert why_not(0, YARD_SPACES - 1, BOW) == why_not(0, YARD_SPACES - 1, MIDDLE) == "SY-BLD-17"


@pytest.mark.rule("SY-BLD-18", "SY-BLD-12")
def test_a_bow_may_wait_for_the_ship_on_its_right_to_sail() -> None:
    assert legal("B.B......")
    assert legal("BB.......")


@pytest.mark.rule("SY-BLD-19", "SY-BLD-12")
def test_a_middle_may_be_enclosed_by_unfinished_ships() -> None:
    assert legal("..SMB....")


@pytest.mark.rule("SY-BLD-11")
def test_the_two_yards_of_the_rulebooks_pictures() -> None:
    assert not legal("MS.BS..BM")
    assert legal("BB.SMB.SS")


@pytest.mark.rule("SY-BLD-13")
def test_an_unfinished_ship_may_lie_in_several_pieces() -> None:
    assert legal("B...S....")
    assert legal("..M...M..")


@pytest.mark.rule("SY-BLD-10")
def test_a_full_yard_needs_a_complete_ship() -> None:
    full = [f for f in range(FILLINGS) if LEGAL[f] and all(kind_at(f, space) for space in range(YARD_SPACES))]
    assert full and all(complete_ships(filling) for filling in full)
    almost = filling_of("B.MMMMMMS")
    assert LEGAL[almost] and fits(almost, STERN) == 0 and fits(almost, MIDDLE) == 1 << 1
    assert why_not(almost, 1, STERN) == "SY-BLD-10"


@pytest.mark.rule("SY-BLD-05")
def test_a_ship_has_one_to_seven_middles() -> None:
    assert [ship_at(filling_of("B" + "M" * n + "S" + "." * (7 - n)), 0) for n in range(8)] == [
        0,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
    ]
    assert not legal("MMMMMMMM.") and not legal(".MMMMMMMM")


@pytest.mark.rule("SY-STP-02")
@pytest.mark.parametrize(
    ("kinds", "ships"),
    [("BMS......", [0]), ("B.S......", []), ("BM.S.....", []), (".BMMS....", [1]), ("BMSBMSBMS", [0, 3, 6])],
)
def test_a_complete_ship_has_no_gaps(kinds: str, ships: list[int]) -> None:
    assert complete_ships(filling_of(kinds)) == ships


def test_17100_fillings_without_a_complete_ship_are_legal() -> None:
    assert sum(1 for filling in range(FILLINGS) if LEGAL[filling] and not complete_ships(filling)) == 17_100


def test_a_legal_yard_that_is_not_empty_can_always_be_gone_on_with() -> None:
    for filling in range(1, FILLINGS):
        if LEGAL[filling]:
            assert complete_ships(filling) or any(fits(filling, kind) for kind in (BOW, MIDDLE, STERN))


def test_no_further_part_makes_a_forbidden_yard_legal() -> None:
    """So each part may be judged as it is laid, though the rule is about the yard after all of them."""
    for filling in range(FILLINGS):
        if not LEGAL[filling]:
            for space in range(YARD_SPACES):
                if not kind_at(filling, space):
                    assert not any(LEGAL[with_part(filling, space, kind)] for kind in (BOW, MIDDLE, STERN))


def test_the_rule_in_words_agrees_with_the_table() -> None:
    """Leftmost bow, rightmost stern, no bow in the last two spaces and no stern in the first two, no stern right of a
    bow, not full without a complete ship: exactly the legal fillings."""
    for filling in range(FILLINGS):
        kinds = [kind_at(filling, space) for space in range(YARD_SPACES)]
        good = (
            kinds[0] in (0, BOW)
            and kinds[-1] in (0, STERN)
            and kinds[-2] != BOW
            and kinds[1] != STERN
            and all(pair != (BOW, STERN) for pair in itertools.pairwise(kinds))
        )
        ships = complete_ships(filling)
        if not ships:
            assert bool(LEGAL[filling]) == (good and 0 in kinds)
        else:
            left = filling
            for space in ships:
                left = without_ship(left, space, ship_at(filling, space))
            assert bool(LEGAL[filling]) == bool(LEGAL[left])
