"""The order of play (EV-TOR)."""

import pytest
from evacuation_positions import phase, player, state, tiles_of

from partie.games.evacuation.state import smileys

SMILEYS = {1: None, 2: "tin-arena", 3: "girder-ring", 4: "ridge-arena", 5: "planetarium"}


@pytest.mark.rule("EV-TOR-01")
def test_smileys_of_both_worlds_and_of_complete_technologies_count() -> None:
    row = {
        "stadiums": ["tin-arena"],
        "old_stadiums": ["purple-ground", "dust-derby"],
        "tiles": tiles_of(4),
        "research": [2, 0, 0],
    }
    game = phase(
        "order",
        row,
        {
            "tiles": [
                "kit-factory",
                "pipe-standard",
                "deep-mines",
                "bedrock-survey",
                "water-mills",
                "master-plan",
                "heavy-lift",
                "smelter-ring",
                "assembly-towns",
            ]
        },
    )
    assert smileys(player(game)) == 2 + 2 + 1
    row["research"] = [3, 0, 0]
    assert smileys(player(phase("order", row, {}))) == 2 + 2 + 1 + 1


@pytest.mark.rule("EV-TOR-02")
def test_most_smileys_go_first() -> None:
    game = phase("order", {}, {"stadiums": ["girder-ring"]}, {"old_stadiums": ["pink-ground", "tin-arena"]})
    assert state(game).order == [1, 2, 0]


@pytest.mark.rule("EV-TOR-03")
def test_tied_players_swap_their_order() -> None:
    assert state(phase("order", {}, {}, {})).order == [2, 1, 0]
    game = phase("order", {"stadiums": ["tin-arena"]}, {}, {"stadiums": ["dust-derby"]}, {})
    assert state(game).order == [2, 0, 3, 1]


@pytest.mark.rule("EV-TOR-04")
@pytest.mark.parametrize("place", range(4))
def test_the_example_of_blues_stadium(place: int) -> None:
    """Blue alone has two smileys: blue goes first, the others in reverse."""
    order = [0, 1, 2]
    order.insert(place, 3)
    rows = [{}, {}, {}, {"old_stadiums": ["orange-ground", "tin-arena"]}]
    game = phase("order", *rows, order=order)
    assert state(game).order == [3, 2, 1, 0]
