"""Power plant market: how it is laid out, and what can be chosen from it."""

import pytest
from playing import asked, offered, play_on, refused
from powergrid_positions import grid, happened, players, start, table, towns

from partie.games.powergrid.components import STEP3
from partie.kernel.engine.partie import Partie

REMOVED = {2: 8, 3: 8, 4: 4, 5: 0, 6: 0}


def rows(game: Partie) -> tuple[list[int], list[int]]:
    """The upper and the lower row, as everybody sees them."""
    plants = game.view(None)["plants"]
    return [card["number"] for card in plants["current"]], [card["number"] for card in plants["future"]]


def auction(market: list[int], deck: list[int | str], epoch: int = 1, money: int = 100) -> Partie:
    """Two players in round 4; only seat 0 may still choose, so that what it opens it buys."""
    given = {"round": 4, "epoch": epoch, "order": [0, 1], "buyers": [0], "bought": [], "market": market}
    return table(2, {**given, "deck": deck, "players": [{"money": money}, {}]})


@pytest.mark.rule("PG-MKT-01")
@pytest.mark.parametrize("phase", ["resources", "connect", "bureaucracy"])
def test_plants_are_bought_only_in_phase_2(phase: str) -> None:
    """By nobody, whether it is their turn or not."""
    owners = players({"plants": [13]}, {"plants": [4]})
    game = table(2, {"round": 2, "phase": phase, "order": [0, 1], "players": owners})
    for seat in (0, 1):
        assert refused(game, seat, "open 5") == "PG-MKT-01"
        assert refused(game, seat, "bid 5") == "PG-MKT-01"


@pytest.mark.rule("PG-MKT-01")
def test_no_plant_is_bought_before_the_regions_are_drafted() -> None:
    game = start(3, regions="draft")
    assert refused(game, asked(game), "open 4") == "PG-MKT-01"


@pytest.mark.rule("PG-MKT-01")
def test_each_player_wins_one_plant_a_round() -> None:
    """Over whole games, nobody buys twice between two rounds."""
    for seed in range(3):
        game = start(3 + seed, seed=seed)
        for _ in play_on(game, seed):
            pass
        buyers: list[int] = []
        for event in happened(game, "round", "bought-plant"):
            if event[0] == "round":
                buyers = []
            else:
                assert event[1] not in buyers
                buyers.append(event[1])


@pytest.mark.rule("PG-MKT-02")
@pytest.mark.parametrize("epoch", [1, 2])
def test_in_epochs_1_and_2_four_of_eight_plants_can_be_chosen(epoch: int) -> None:
    game = auction([11, 12, 14, 15, 16, 17, 18, 19], [20, "step3"], epoch)
    assert len(grid(game).market) == 8
    assert offered(game) == ["open 11", "open 12", "open 14", "open 15", "pass"]
    assert rows(game) == ([11, 12, 14, 15], [16, 17, 18, 19])


@pytest.mark.rule("PG-MKT-03")
def test_in_epoch_3_any_of_six_plants_can_be_chosen() -> None:
    game = auction([20, 22, 25, 28, 30, 33], [40], epoch=3)
    assert offered(game) == ["open 20", "open 22", "open 25", "open 28", "open 30", "open 33", "pass"]
    game.play(0, "open 33")
    assert grid(game).players[0].kit.plants == (33,)
    assert rows(game) == ([20, 22, 25, 28, 30, 40], [])


@pytest.mark.rule("PG-MKT-04")
def test_in_the_last_rounds_there_may_be_fewer_than_six_plants() -> None:
    game = auction([20, 22, 25, 28, 30, 33], [], epoch=3)
    game.play(0, "open 25")
    assert grid(game).market == [20, 22, 28, 30, 33]
    while grid(game).round == 4:
        decision = game.decisions[0]
        game.push(decision.seat, decision.default)
    assert grid(game).market == [22, 28, 30, 33]
    assert (grid(game).phase, grid(game).round) == (2, 5)


@pytest.mark.rule("PG-MKT-04")
def test_play_goes_on_without_any_plant() -> None:
    game = auction([20], [], epoch=3)
    game.play(0, "open 20")
    assert grid(game).market == []
    assert not game.over


@pytest.mark.rule("PG-MKT-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_at_the_start_plants_3_to_10_lie_in_two_rows_of_four(seats: int) -> None:
    assert rows(start(seats)) == ([3, 4, 5, 6], [7, 8, 9, 10])


@pytest.mark.rule("PG-MKT-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plant_13_and_the_step_3_card_are_never_removed_unseen(seats: int) -> None:
    removed = [card for seed in range(200) for card in grid(start(seats, seed=seed)).boxed]
    assert 13 not in removed and STEP3 not in removed
    assert set(removed) == {*range(11, 41), 42, 44, 46, 50} - {13}


@pytest.mark.parametrize(
    ("seats", "removed", "deck"),
    [
        pytest.param(2, 8, 27, marks=pytest.mark.rule("PG-MKT-08")),
        pytest.param(3, 8, 27, marks=pytest.mark.rule("PG-MKT-08")),
        pytest.param(4, 4, 31, marks=pytest.mark.rule("PG-MKT-07")),
        pytest.param(5, 0, 35, marks=pytest.mark.rule("PG-MKT-09")),
        pytest.param(6, 0, 35, marks=pytest.mark.rule("PG-MKT-09")),
    ],
)
def test_by_player_count_random_plants_are_removed_unseen(seats: int, removed: int, deck: int) -> None:
    """Which ones differs from game to game, and nobody sees them."""
    boxes = set()
    for seed in range(20):
        game = start(seats, seed=seed)
        s = grid(game)
        assert (len(s.boxed), len(s.deck)) == (removed, deck)
        boxes.add(tuple(s.boxed))
        plants = game.view(0)["plants"]
        assert (plants["boxed"], plants["deck"], plants["removed"]) == (removed, deck, [])
    assert len(boxes) == (20 if removed else 1)


@pytest.mark.rule("PG-MKT-10")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_plant_13_lies_on_top_of_the_shuffled_deck_and_step_3_at_the_bottom(seats: int) -> None:
    decks = [grid(start(seats, seed=seed)).deck for seed in range(20)]
    for bottom, *middle, top in decks:
        assert (bottom, top) == (STEP3, 13)
        assert middle != sorted(middle)
    assert len({tuple(deck) for deck in decks}) == 20
    if not REMOVED[seats]:
        assert {tuple(sorted(deck)) for deck in decks} == {(*range(11, 41), 42, 44, 46, 50, STEP3)}


@pytest.mark.rule("PG-MKT-11")
def test_after_every_draw_the_market_is_sorted() -> None:
    drawn = 0
    for seed in range(4):
        game = start(2 + seed, seed=seed)
        for _ in play_on(game, seed):
            assert grid(game).market == sorted(grid(game).market)
        drawn += len(happened(game, "plant-drawn"))
    assert drawn > 40


@pytest.mark.rule("PG-MKT-11")
@pytest.mark.parametrize(
    ("drawn", "after"),
    [
        (11, [11, 14, 15, 16, 17, 18, 19, 20]),
        (21, [14, 15, 16, 17, 18, 19, 20, 21]),
    ],
)
def test_the_lowest_number_is_top_left_and_the_highest_bottom_right(drawn: int, after: list[int]) -> None:
    game = auction([12, 14, 15, 16, 17, 18, 19, 20], [drawn, "step3"])
    game.play(0, "open 12")
    assert grid(game).market == after


@pytest.mark.rule("PG-MKT-12")
def test_a_high_plant_joins_the_lower_row_whose_lowest_moves_up() -> None:
    game = auction([3, 4, 5, 6, 7, 8, 9, 10], [12, "step3"])
    game.play(0, "open 3")
    assert rows(game) == ([4, 5, 6, 7], [8, 9, 10, 12])


@pytest.mark.rule("PG-MKT-12")
@pytest.mark.parametrize("epoch", [1, 2])
def test_a_low_plant_joins_the_upper_row_whose_highest_moves_down(epoch: int) -> None:
    given = {"round": 3, "epoch": epoch, "phase": "bureaucracy", "order": [0, 1]}
    game = table(2, {**given, "market": [4, 5, 6, 7, 8, 9, 10, 12], "deck": [3, "step3"]})
    game.play(0, "run none")
    game.play(1, "run none")
    assert rows(game) == ([3, 4, 5, 6], [7, 8, 9, 10])


@pytest.mark.rule("PG-MKT-13")
@pytest.mark.parametrize("epoch", [1, 2])
@pytest.mark.parametrize("plant", [16, 17, 18, 19])
def test_a_plant_of_the_lower_row_cannot_be_chosen(epoch: int, plant: int) -> None:
    game = auction([11, 12, 14, 15, 16, 17, 18, 19], [20, "step3"], epoch)
    assert refused(game, 0, f"open {plant}") == "PG-MKT-13"


@pytest.mark.rule("PG-MKT-14")
def test_when_step_3_is_drawn_epoch_3_waits_for_the_end_of_the_phase() -> None:
    given = {"round": 5, "epoch": 2, "order": [0, 1, 2], "market": [11, 12, 14, 15, 16, 17, 18, 19]}
    owners = players(*({"money": 90, "cities": towns(3, 1, skip=seat)} for seat in range(3)))
    game = table(3, {**given, "deck": ["step3", 40, 42], "players": owners})
    game.play(0, "open 11")
    game.play(0, "bid 11")
    game.play(1, "pass")
    game.play(2, "pass")
    assert (grid(game).phase, grid(game).epoch) == (2, 2)
    assert grid(game).market[-1] == STEP3
    game.play(1, "pass")
    assert (grid(game).phase, grid(game).epoch) == (2, 2)
    game.play(2, "pass")
    assert (grid(game).phase, grid(game).epoch) == (3, 3)
    assert STEP3 not in grid(game).market
