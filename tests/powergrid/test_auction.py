"""Phase 2: the auction."""

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, position, start


@pytest.mark.rule("PG-AUC-20")
def test_the_last_player_left_pays_the_plants_number() -> None:
    """Paying more would be pointless: the price is fixed."""
    game = position(2, {"round": 2, "order": [0, 1], "buyers": [1], "market": [3, 4, 5, 6, 7, 8, 9, 10]})
    assert asked(game) == 1
    game.play(1, "open 6")
    assert grid(game).players[1].money == 50 - 6
    assert grid(game).players[1].kit.plants == (6,)
    assert grid(game).phase == 3


@pytest.mark.rule("PG-AUC-02")
def test_in_the_first_round_nobody_may_pass_when_choosing() -> None:
    game = start(3)
    assert "pass" not in offered(game)
    assert refused(game, asked(game), "pass") == "PG-AUC-02"
