"""A verb at the wrong moment is refused by the rule that says when its moment is."""

import pytest
from evacuation_positions import acting, goods, phase
from playing import refused

from partie.games.evacuation.moves import CRATE, KEEP, PLAY, STOW
from partie.kernel.engine.partie import Partie


def settling() -> Partie:
    """Seat 0 is to choose an area."""
    game = acting({"goods": goods((9, 9, 9), (9, 9, 9)), "population": 2})
    game.play(0, "act settle")
    return game


@pytest.mark.rule("EV-ACT-03")
def test_there_is_one_action_a_turn() -> None:
    assert refused(settling(), 0, "act develop") == "EV-ACT-03"


@pytest.mark.rule("EV-ACT-03")
def test_nobody_passes_in_the_middle_of_an_action() -> None:
    assert refused(settling(), 0, "pass") == "EV-ACT-03"


@pytest.mark.rule("EV-ACT-03")
def test_no_action_card_is_played_in_the_middle_of_an_action() -> None:
    assert refused(settling(), 0, (PLAY, 0)) == "EV-ACT-03"


@pytest.mark.rule("EV-PUB-03")
def test_public_tasks_are_played_in_a_turn_of_ones_own() -> None:
    assert refused(settling(), 0, "task technologies") == "EV-PUB-03"


@pytest.mark.rule("EV-RES-04")
def test_resources_are_gained_where_an_effect_gives_them() -> None:
    assert refused(settling(), 0, "gain food new") == "EV-RES-04"


@pytest.mark.rule("EV-INF-01")
def test_infrastructure_is_developed_by_its_actions() -> None:
    for move in ("take dune-quarry", "develop dune-quarry"):
        assert refused(settling(), 0, move) == "EV-INF-01"


@pytest.mark.rule("EV-OFR-06")
def test_offers_are_renewed_by_who_takes_from_them() -> None:
    assert refused(settling(), 0, "refresh 1 food old") == "EV-OFR-06"


@pytest.mark.rule("EV-FLY-01")
def test_shuttles_fly_in_their_phase() -> None:
    for move in ("load kestrel", "return kestrel"):
        assert refused(settling(), 0, move) == "EV-FLY-01"


@pytest.mark.rule("EV-FLY-26")
def test_nothing_is_loaded_without_a_shuttle() -> None:
    for move in ("evacuate l1 by-zone", (STOW, 0), (CRATE, 0), "freight 1 food", "launch"):
        assert refused(settling(), 0, move) == "EV-FLY-26"


@pytest.mark.rule("EV-PRG-01")
def test_satellites_move_in_their_phase() -> None:
    for move in ("satellite a 1", "lane inner", "strength 3"):
        assert refused(settling(), 0, move) == "EV-PRG-01"


@pytest.mark.rule("EV-ADV-18")
def test_action_cards_are_kept_at_the_start_of_a_year() -> None:
    game = phase("flight", {"old_shuttles": ["kestrel"], "goods": goods((9, 9, 9))}, variant="advanced")
    assert refused(game, 0, (KEEP, 15)) == "EV-ADV-18"


@pytest.mark.rule("EV-PTS-02")
def test_goals_are_chosen_before_the_first_year() -> None:
    for move in ("goal tundra", "forgo tundra"):
        assert refused(settling(), 0, move) == "EV-PTS-02"
