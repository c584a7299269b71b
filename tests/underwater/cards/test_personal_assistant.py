"""The personal assistant: an action card that lies there from the start."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, table, turn

import partie

# Action cards: 17, 18 and 19 green, 33 red. Slots: R5 of the 3-4 side and G4 use an action card.


@pytest.mark.rule("UC-PA-01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_begins_with_an_assistant_that_is_ready(seats: int) -> None:
    game = partie.new("underwater", seats, seed=1)
    for seat in range(seats):
        assert nation(game, seat).tableau.actions == (206 + seat,)
        assert nation(game, seat).used == ()


@pytest.mark.rule("UC-PA-01")
def test_the_assistant_can_be_used_in_the_first_turn() -> None:
    game = turn(3, {"round": 1}, hand=[14, 15, 16])
    play(game, "slot G4 card 14", "use 206", "option 1")
    assert have(game)["steelplast"] == 2


@pytest.mark.rule("UC-PA-02")
@pytest.mark.parametrize(("option", "gained"), [(1, {"steelplast": 2}), (2, {"steelplast": 1, "credit": 1})])
def test_it_gives_a_steelplast_or_a_credit(option: int, gained: dict[str, int]) -> None:
    game = turn(3, hand=[14, 15, 16])
    play(game, "slot G4 card 14", "use 206")
    assert offered(game) == ["done", "option 1", "option 2"]
    play(game, f"option {option}")
    # The slot gives a steelplast, too.
    assert have(game) == gained
    assert game.decisions[0].seat == 1


@pytest.mark.rule("UC-PA-03")
def test_it_needs_the_symbol_and_works_once_in_an_era() -> None:
    game = turn(3, hand=[14, 15, 16])
    assert refused(game, 0, "use 206") == "UC-ACT-01"
    play(game, "slot G4 card 14", "use 206", "option 1")
    assert nation(game).used == (206,)
    used = turn(3, used=[206], resources={"steelplast": 1, "credit": 1, "science": 1}, hand=[14, 15, 16])
    play(used, "slot R5 card 14")
    assert refused(used, 0, "use 206") == "UC-ACT-05"


@pytest.mark.rule("UC-PA-03")
def test_it_counts_to_the_limit_of_four_and_may_be_the_one_that_goes() -> None:
    game = turn(3, laid=[17, 18, 19], hand=[33, 14, 15])
    assert len(nation(game).tableau.actions) == 4
    play(game, "slot R3 card 33", "card first")
    assert {"lay over 17", "lay over 18", "lay over 19", "lay over 206", "not"} == set(offered(game))
    play(game, "lay over 206", "use 206", "option 2")
    assert nation(game).tableau.actions == (17, 18, 19, 33)
    assert have(game)["credit"] == 1


@pytest.mark.rule("UC-PA-04")
def test_a_discarded_assistant_does_not_come_back() -> None:
    game = turn(3, laid=[17, 18, 19], hand=[33, 14, 15])
    play(game, "slot R3 card 33", "card first", "lay over 206", "not")
    s = table(game)
    assert not described(game)["assistant"]
    assert 206 not in {*s.deck, *s.discard, *s.special, *s.row, *s.buried}
    assert all(206 not in (*each.hand, *each.laid, *each.under) for each in s.nations)
    assert 206 in s.gone
