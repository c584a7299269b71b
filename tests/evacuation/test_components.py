"""What lies in the box (EV-CMP), and that designed content keeps what the rulebook tells."""

from collections import Counter

import pytest
from evacuation_content import CARDS
from evacuation_positions import player, start, state

import partie
from partie.games.evacuation.cards.actions import ACTION_CARDS
from partie.games.evacuation.cards.bonuses import BONUSES
from partie.games.evacuation.cards.goals import GOALS
from partie.games.evacuation.cards.technologies import TILES
from partie.games.evacuation.components import (
    BOX,
    COLOURS,
    CUBE_VALUES,
    CUBES,
    EDITION,
    SHUTTLES,
    SOLO_CARDS,
    STADIUM_DECKS,
    STADIUMS,
    TASK_CARDS,
)
from partie.games.evacuation.components.new_world import MARKS
from partie.games.evacuation.components.requirements import INFRASTRUCTURE
from partie.games.evacuation.state import in_play


@pytest.mark.rule("EV-CMP-01")
def test_there_are_player_boards_for_four_and_not_for_five() -> None:
    counts = [
        BOX[name]
        for name in ("boards", "player_boards", "rulebooks", "help_cards", "scoring_pads", "overview_cards")
    ]
    assert counts == [1, 4, 1, 1, 1, 4]
    with pytest.raises(partie.PartieError):
        start(5)


@pytest.mark.rule("EV-CMP-02", "EV-CMP-05")
def test_there_are_80_action_cards_and_16_goals_which_four_players_draft_all() -> None:
    assert len(CARDS) == 80 and len({card.id for card in ACTION_CARDS}) == len(ACTION_CARDS)
    assert len(GOALS) == 16
    game = start(4, mode="points")
    assert sum(len(each.pile) for each in state(game).players) == 16


@pytest.mark.rule("EV-CMP-03")
def test_two_of_nine_bonus_cards_have_a_flag() -> None:
    assert Counter(card.flag for card in BONUSES) == {True: 2, False: 7}


@pytest.mark.rule("EV-CMP-04")
def test_four_of_21_stadiums_are_starting_stadiums_outside_the_deck() -> None:
    assert len(STADIUM_DECKS[EDITION]) + len(COLOURS) == 21
    assert [card.starting for card in STADIUMS].count(True) == len(COLOURS) == 4
    game = start(4)
    shown = state(game).offers[1] + state(game).decks[1]
    assert sorted(shown) == sorted(STADIUM_DECKS[EDITION]) and not any(
        STADIUMS[card].starting for card in shown
    )


@pytest.mark.rule("EV-CMP-06", "EV-INF-11")
def test_18_infrastructure_cards_of_two_levels_some_with_a_twin() -> None:
    assert len(INFRASTRUCTURE) == 18
    assert Counter(card.level for card in INFRASTRUCTURE) == {1: 9, 2: 9}
    for number, card in enumerate(INFRASTRUCTURE):
        if card.twin >= 0:
            assert INFRASTRUCTURE[card.twin].twin == number != card.twin
            assert INFRASTRUCTURE[card.twin].level != card.level
    assert sum(card.twin >= 0 for card in INFRASTRUCTURE) == 12


@pytest.mark.rule("EV-CMP-07", "EV-CMP-08")
def test_a_game_has_four_task_cards_one_module_card_and_six_tiles() -> None:
    assert TASK_CARDS == 4
    assert (BOX["module_cards"], BOX["module_tiles"]) == (1, 6)
    assert sorted(MARKS[EDITION]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("EV-CMP-09", "EV-CMP-10")
def test_there_are_seven_solo_cards_a_solo_tile_and_four_overlays() -> None:
    assert len(SOLO_CARDS) == 7 and BOX["solo_tiles"] == 1
    assert BOX["overlay_tiles"] == 4


@pytest.mark.rule("EV-CMP-11")
def test_21_shuttles_of_which_three_are_shown() -> None:
    game = start(3)
    assert len(SHUTTLES) == 21
    assert (len(state(game).offers[0]), len(state(game).decks[0])) == (3, 18)


@pytest.mark.rule("EV-CMP-12")
def test_36_technologies_in_four_sets_with_three_of_each_level() -> None:
    assert len(TILES) == 36
    for number in range(4):
        assert Counter(tile.level for tile in TILES if tile.set == number) == {1: 3, 2: 3, 3: 3}


@pytest.mark.rule("EV-CMP-13", "EV-FAC-03")
def test_each_player_has_four_unused_factories_of_each_kind() -> None:
    game = start(2)
    assert BOX["factories_of_a_kind"] == 4
    for seat in range(2):
        assert [in_play(player(game, seat), kind) for kind in range(3)] == [0, 0, 0]


@pytest.mark.rule("EV-CMP-14", "EV-SET-01")
def test_each_player_has_a_colour_and_eleven_area_tokens() -> None:
    game = start(4)
    assert len({row["colour"] for row in game.view(0)["players"]}) == 4
    for each in state(game).players:
        assert each.land.bit_count() + 2 - each.flipped == BOX["area_tokens"] == 11
    assert BOX["player_tokens"] == 25


@pytest.mark.rule("EV-CMP-15", "EV-CMP-16")
def test_penalties_are_not_limited_and_everybody_has_three_production_markers() -> None:
    from evacuation_positions import phase

    game = phase("income", {"penalties": 30, "goods": [0] * 6, "land": []}, {}, year=1)
    assert player(game).penalties == 33
    assert BOX["production_markers"] == 4 * len(player(game).production)


@pytest.mark.rule("EV-CMP-17", "EV-RES-06")
def test_cubes_of_one_and_of_three() -> None:
    """Only numbers count: whether they lie there as small or large cubes makes no difference."""
    small, large = CUBES
    assert sum(small) == 90 and sum(large) == 25
    assert [one + 3 * three for one, three in zip(small, large, strict=True)] == [45, 60, 60]
    assert CUBE_VALUES == (1, 3)


@pytest.mark.rule("EV-CMP-18")
def test_25_player_tokens_a_colour_and_one_year_marker() -> None:
    assert (BOX["player_tokens"], BOX["year_markers"]) == (25, 1)
