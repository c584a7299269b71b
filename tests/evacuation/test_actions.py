"""The action phase: board actions, the action track, passing (EV-ACT, EV-TRK, part of EV-MIL)."""

import pytest
from evacuation_positions import acting, goods, next_year, passes, player, plays, start, state
from playing import asked, offered, refused

from partie.games.evacuation.cards.board import BOARD
from partie.games.evacuation.components import ACTION_PRICE
from partie.games.evacuation.rules.actions.action_track import energy_price

RICH = {"goods": goods((9, 9, 9), (9, 9, 9)), "population": 2, "prepared": [0, 0, 0, 1, 1, 1]}


def acts(game: object) -> list[str]:
    return [move.removeprefix("act ") for move in offered(game) if move.startswith("act ")]  # type: ignore[arg-type]


@pytest.mark.rule("EV-ACT-01")
def test_the_text_of_action_cards_is_ignored_in_the_basic_game() -> None:
    game = acting(RICH)
    assert not [move for move in offered(game) if move.startswith("play")]
    assert refused(game, 0, "play bold-landing") == "EV-ACT-01"
    assert refused(game, 0, "act settle under bold-landing") == "EV-ACT-01"


@pytest.mark.rule("EV-ACT-02", "EV-CLE-06")
def test_cards_only_mark_actions_and_never_run_out() -> None:
    game = acting({"goods": goods((0, 0, 60)), "hand": []}, {"passed": True})
    for _ in range(9):
        plays(game, "act develop", "done")
    assert player(game).actions == 9 and len(player(game).down) == 9
    passes(game, 0)
    game = next_year(game)
    assert len(player(game).hand) == 7 and player(game).down == ()


@pytest.mark.rule("EV-ACT-04", "EV-ACT-05")
def test_an_action_marks_its_group() -> None:
    assert {action.group for action in BOARD} == {1, 2, 3, 4}
    game = plays(acting(RICH), "act clone")
    assert player(game).groups == [0, 0, 0, 1, 0] and len(player(game).down) == 1
    assert refused(game, 1, "settle t8 farm") == "EV-ACT-04"


@pytest.mark.rule("EV-ACT-06", "EV-TRK-04")
def test_the_fourth_action_of_a_group_costs_one_energy_more() -> None:
    each = player(acting({"groups": [0, 0, 3, 1, 0], "actions": 4}))
    assert energy_price(each, 2) == ACTION_PRICE[5] + 1 and energy_price(each, 3) == ACTION_PRICE[5]
    each = player(acting({"groups": [0, 0, 4, 1, 0], "actions": 5}))
    assert energy_price(each, 2) == ACTION_PRICE[6] + 1


@pytest.mark.rule("EV-ACT-07")
def test_the_same_action_may_be_taken_again() -> None:
    game = acting(RICH, {"passed": True})
    plays(game, "act clone", "act clone")
    assert player(game).groups[3] == 2


@pytest.mark.rule("EV-ACT-08")
def test_energy_is_paid_before_the_effect() -> None:
    """The resource gained by the action cannot pay for it."""
    game = acting({"actions": 2, "goods": goods((9, 9, 0))})
    assert refused(game, 0, "act gain-and-exchange") == "EV-TRK-07"
    row = {"actions": 2, "goods": goods((0, 0, 1), (0, 0, 1)), "sections": [9, 5]}
    game = plays(acting(row), "act gain-and-exchange")
    assert refused(game, 0, "gain food old") == "EV-ACT-08"


@pytest.mark.rule("EV-ACT-09", "EV-ACT-13", "EV-ACT-11")
def test_turns_go_round_past_those_who_have_passed() -> None:
    game = acting(RICH, RICH, RICH, seats=3)
    passes(game, 0)
    for seat in (1, 2, 1):
        assert asked(game) == seat
        plays(game, "act develop", "done")
    passes(game, 2)
    for _ in range(2):
        assert asked(game) == 1
        plays(game, "act develop", "done")
    assert refused(game, 0, "act develop") == "not-your-turn"


@pytest.mark.rule("EV-ACT-10")
def test_a_player_may_pass_with_actions_left() -> None:
    game = acting(RICH)
    assert "pass" in offered(game) and len(acts(game)) == 10
    passes(game, 0)
    assert player(game).passed


@pytest.mark.rule("EV-ACT-14")
def test_there_are_ten_board_actions() -> None:
    game = acting(RICH)
    assert acts(game) == [action.id for action in BOARD]
    strengths = {action.id: action.group for action in BOARD}
    assert (strengths["develop"], strengths["research"]) == (3, 4)
    assert (strengths["gain-and-develop"], strengths["gain-and-research"]) == (1, 1)


@pytest.mark.rule("EV-ACT-15")
def test_less_than_the_whole_effect_may_be_done_but_not_nothing_where_one_thing_is_the_action() -> None:
    game = plays(acting(RICH), "act gain-and-develop", "gain food old")
    plays(game, next(move for move in offered(game) if move.startswith("take")), "done")
    assert len(player(game).plans) == 1
    game = plays(acting(RICH), "act prepare-factory")
    assert refused(game, 0, "done") == "EV-ACT-15"


@pytest.mark.rule("EV-ACT-15")
def test_energy_is_paid_so_that_the_action_can_still_be_done() -> None:
    """With one energy on each world and nothing else, the last unit that buys the power plant must stay."""
    row = {"actions": 2, "goods": goods((0, 0, 1), (0, 0, 1)), "sections": [9, 5], "prepared": [0] * 6}
    game = plays(acting(row), "act prepare-factory")
    assert offered(game) == ["energy old 0", "energy old 1"]
    row = {"actions": 2, "goods": goods((0, 0, 1), (0, 0, 0)), "sections": [9, 5]}
    assert refused(acting(row), 0, "act prepare-factory") == "EV-FAC-01"


@pytest.mark.rule("EV-ACT-15")
def test_energy_that_the_action_needs_is_not_paid() -> None:
    """Of two energy on the New World one builds the card, so the Old World pays at least one of two."""
    game = acting(
        {
            "actions": 3,
            "sections": [9, 8],
            "plans": ["sand-and-ice-grid"],
            "goods": goods((0, 0, 2), (0, 0, 2)),
        }
    )
    s = state(game)
    s.players[1].plans = (*s.offers[2], *s.decks[2])
    s.offers[2], s.decks[2] = [], []
    plays(game, "act develop")
    assert offered(game) == ["energy old 1", "energy old 2"]
    assert refused(game, 0, "energy old 0") == "EV-ACT-15"


@pytest.mark.rule("EV-TRK-01", "EV-CLE-05")
def test_the_marker_goes_back_to_zero_each_year() -> None:
    game = next_year(acting({"actions": 5, "groups": [0, 1, 2, 1, 1], "goods": goods((9, 9, 9))}, {}))
    assert player(game).actions == 0 and player(game).groups == [0] * 5


@pytest.mark.rule("EV-TRK-02", "EV-TRK-03")
def test_each_action_costs_what_its_space_shows() -> None:
    """0, 0, 1, 2, 3, and then always the same."""
    game = acting({"goods": goods((0, 0, 30))}, {"passed": True})
    spent = []
    for number in range(8):
        before = player(game).goods[2]
        plays(
            game,
            "act develop" if number % 2 else "act research",
            "done" if number % 2 else "research left" if number < 8 else "done",
        )
        spent.append(before - player(game).goods[2])
    assert spent[:6] == [0, 0, 1, 2, 3, 3] and spent[5] <= spent[6]
    each = player(acting({"actions": 5}))
    assert energy_price(each, 0) == energy_price(player(acting({"actions": 7})), 0) == 3


@pytest.mark.rule("EV-TRK-05", "EV-MIL-11")
def test_at_first_the_old_world_pays_for_actions() -> None:
    game = acting({"actions": 2, "goods": goods((0, 0, 0), (0, 0, 3))}, year=1)
    assert refused(game, 0, "act develop") == "EV-TRK-07"
    game = plays(acting({"actions": 2, "goods": goods((0, 0, 1), (0, 0, 3))}, year=1), "act develop")
    assert player(game).goods == goods((0, 0, 0), (0, 0, 3))


@pytest.mark.rule("EV-TRK-06", "EV-MIL-12")
def test_with_one_satellite_beyond_the_second_milestone_both_worlds_may_pay() -> None:
    row = {"actions": 2, "goods": goods((0, 0, 0), (0, 0, 1)), "sections": [9, 5]}
    assert player(plays(acting(row), "act develop")).goods == goods()
    row = {"actions": 3, "goods": goods((0, 0, 1), (0, 0, 1)), "sections": [9, 5]}
    assert player(plays(acting(row), "act develop")).goods == goods()
    row = {"actions": 3, "goods": goods((0, 0, 2), (0, 0, 1)), "sections": [9, 5]}
    game = plays(acting(row), "act develop")
    assert offered(game) == ["energy old 1", "energy old 2"]
    assert refused(game, 0, "energy old 0") == "EV-MIL-12"
    plays(game, "energy old 1")
    assert player(game).goods == goods((0, 0, 1))


@pytest.mark.rule("EV-MIL-13")
def test_with_both_satellites_beyond_it_the_new_world_pays() -> None:
    row = {"actions": 2, "goods": goods((0, 0, 5), (0, 0, 0)), "sections": [9, 9]}
    assert refused(acting(row), 0, "act develop") == "EV-TRK-07"
    row["goods"] = goods((0, 0, 5), (0, 0, 1))
    assert player(plays(acting(row), "act develop")).goods == goods((0, 0, 5))


@pytest.mark.rule("EV-TRK-07", "EV-TRK-08")
def test_who_cannot_pay_for_any_action_must_pass() -> None:
    game = acting({"actions": 3, "goods": goods((9, 9, 1), (9, 9, 9))}, year=1)
    assert offered(game) == ["pass"]
    assert refused(game, 0, "act research") == "EV-TRK-07"


def test_a_whole_game_of_two_asks_in_turn() -> None:
    game = start(2, 3)
    first = asked(game)
    plays(game, "act develop", "done")
    assert asked(game) == 1 - first and state(game).phase == 2
