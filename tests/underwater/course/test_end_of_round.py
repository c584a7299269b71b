"""The end of a round: tiles, order, markers, time."""

import pytest
from playing import asked, offered
from underwater_positions import end_of_round, nation, play, production, table, turn
from underwater_rounds import happened, idle_round

from partie.games.underwater.components.terms import SLOTS

PURPLE, ORANGE, BLACK, BLUE = 0, 1, 2, 3


@pytest.mark.rule("UC-EOR-01")
def test_all_tiles_go_back_to_their_owners() -> None:
    slots = {"Y1": [0], "Y2": [1], "R3": [0], "G1": [1], "G5": [0], "R5": [1]}
    game = end_of_round(2, table={"slots": slots})
    assert table(game).round == 3
    assert not any(table(game).slots)
    assert {"slot " + slot for slot in SLOTS if slot in ("A0", "Y1", "R3", "G1", "G5")} <= {
        " ".join(move.split()[:2]) for move in offered(game)
    }
    assert len(idle_round(game)) == 6


@pytest.mark.rule("UC-EOR-02")
def test_the_cloning_tile_goes_back_to_the_board() -> None:
    game = end_of_round(4, table={"clone": "taken"})
    assert game.view(0)["clone"] == "board"
    during = turn(4, table={"clone": "taken"})
    assert during.view(0)["clone"] == "taken"
    assert table(end_of_round(3)).clone == 0


@pytest.mark.rule("UC-EOR-03", "UC-EOR-05")
def test_whoever_is_furthest_up_plays_first_and_then_all_markers_go_down() -> None:
    game = end_of_round(3, federation=4, others=[{"federation": 1}, {"federation": 3}])
    assert table(game).order == (1, 2, 0)
    assert asked(game) == 1
    assert [each["federation"] for each in game.view(None)["nations"]] == [None] * 3


@pytest.mark.rule("UC-EOR-03")
def test_the_order_is_that_of_the_federation_track_however_the_round_was_played() -> None:
    spaces = [{"federation": 3}, {"federation": 2}]
    game = end_of_round(3, table={"order": [2, 1, 0]}, federation=1, others=spaces)
    assert table(game).order == (0, 2, 1)


@pytest.mark.rule("UC-EOR-04")
@pytest.mark.parametrize(
    ("order", "ranking", "following"),
    [
        ([2, 3, 0, 1], [1, 0, 2, 3], (1, 0, 2, 3)),
        ([3, 2, 0, 1], [0, 1, 3, 2], (0, 1, 3, 2)),
    ],
)
def test_on_one_space_the_top_of_the_stack_is_first_and_below_the_track_the_order_stays(
    order: list[int], ranking: list[int], following: tuple[int, ...]
) -> None:
    others = [{"federation": 2}, {}, {}]
    game = end_of_round(4, table={"order": order, "ranking": ranking}, federation=2, others=others)
    assert table(game).order == following


@pytest.mark.rule("UC-EOR-04")
def test_nobody_on_the_track_means_the_same_order_again() -> None:
    game = end_of_round(4, table={"order": [3, 1, 0, 2]})
    assert table(game).order == (3, 1, 0, 2)


@pytest.mark.rule("UC-EOR-05")
def test_in_the_next_round_the_way_up_begins_below_space_four_again() -> None:
    game = end_of_round(2, federation=1, hand=[14, 15, 16])
    play(game, "slot G1 card 14", "advance 1")
    assert nation(game).climbed == 1
    assert nation(game).points == 0


@pytest.mark.rule("UC-EOR-06")
def test_the_round_marker_goes_on_and_after_an_era_there_is_production_first() -> None:
    game = end_of_round(2, table={"round": 3}, federation=4, tunnels=["t1"])
    assert (table(game).round, table(game).era) == (4, 1)
    assert list(nation(game).goods) == [0, 0, 0, 0, 0]
    last = turn(2, table={"round": 4, "turn": 5}, tunnels=["t1"], resources={"kelp": 1}, federation=4)
    idle_round(last)
    assert happened(last, "order", "production", "fed", "era")[:2] == ["order", "production"]
    assert (table(last).round, table(last).era) == (5, 2)
    # The tunnel made a credit and the city ate.
    assert list(nation(last).goods) == [0, 0, 0, 1, 0]
    assert table(last).order == (0, 1)
    assert table(production(2)).era == 2


@pytest.mark.rule("UC-EOR-07")
def test_after_the_very_last_round_the_order_is_set_once_more_and_decides_a_tie() -> None:
    for spaces, order in (((4, 2), (1, 0)), ((1, 2), (0, 1))):
        equal = {"resources": {}, "points": 30, "board": 2, "federation": spaces[1]}
        game = end_of_round(2, table={"round": 10}, points=30, federation=spaces[0], others=[equal])
        assert game.over
        assert table(game).order == order
        assert nation(game, 0).points == nation(game, 1).points
        assert game.result is not None
        assert game.result.winners == [order[0]]


@pytest.mark.rule("UC-EOR-08")
def test_the_example_of_the_end_of_round_two() -> None:
    # Orange comes up to purple on space 2 with its last turn; black and blue have not moved.
    game = turn(
        4,
        table={"order": [BLACK, BLUE, PURPLE, ORANGE], "turn": 11},
        federation=2,
        others=[{"federation": 4, "hand": [14, 15, 16]}, {}, {}],
    )
    play(game, "slot G1 card 14", "advance 2", seat=ORANGE)
    assert table(game).round == 3
    assert table(game).order == (ORANGE, PURPLE, BLACK, BLUE)
    assert asked(game) == ORANGE
