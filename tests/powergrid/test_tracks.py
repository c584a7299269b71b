"""Score track and order track."""

import pytest
from playing import asked, play_on
from powergrid_positions import grid, happened, players, start, table, towns


@pytest.mark.rule("PG-TRK-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_at_0_of_the_score_track(seats: int) -> None:
    game = start(seats)
    assert [player.cities for player in grid(game).players] == [0] * seats
    assert game.view(None)["most"] == 0


@pytest.mark.rule("PG-TRK-02")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_score_track_always_shows_the_connected_cities(seats: int) -> None:
    game = start(seats, seed=seats)
    s = grid(game)
    for _ in play_on(game, seats):
        houses = [sum(seat in taken for taken in s.houses) for seat in range(seats)]
        assert [player.cities for player in s.players] == houses
        assert s.most == max(houses)
    assert s.most > 5


@pytest.mark.rule("PG-TRK-03")
def test_the_marker_moves_at_once_after_each_connection() -> None:
    game = table(2, {"round": 1, "phase": "connect", "order": [0, 1]})
    player = grid(game).players[1]
    game.play(1, "build bremen")
    assert (player.cities, grid(game).most) == (1, 1)
    game.play(1, "build cuxhaven")
    assert (player.cities, grid(game).most) == (2, 2)
    assert asked(game) == 1


@pytest.mark.rule("PG-TRK-04")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_score_track_changes_only_when_cities_are_connected(seats: int) -> None:
    game = start(seats, seed=seats)
    s = grid(game)
    before, phase = [0] * seats, s.phase
    for move in play_on(game, seats):
        now = [player.cities for player in s.players]
        if move.startswith("build"):
            assert phase == 4 and sum(now) == sum(before) + 1
        else:
            assert now == before
        before, phase = now, s.phase


@pytest.mark.rule("PG-ORD-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_order_is_drawn_by_lot(seats: int) -> None:
    orders = [tuple(grid(start(seats, seed=seed)).order) for seed in range(60)]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    assert len(set(orders)) >= min(seats, 5)
    assert {order[0] for order in orders} == set(range(seats))


@pytest.mark.rule("PG-ORD-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_order_changes_only_in_phase_1_of_a_new_round(seats: int) -> None:
    """In the first round also between phases 2 and 3."""
    game = start(seats, seed=seats)
    s = grid(game)
    before, changes = (s.round, s.phase, s.order), 0
    for _ in play_on(game, seats):
        if s.order != before[2]:
            changes += 1
            assert s.round == before[0] + 1 or (s.round == 1 and before[1] == 2 and s.phase > 2)
        before = (s.round, s.phase, s.order)
    assert changes > 2


@pytest.mark.rule("PG-ORD-02")
def test_the_order_is_determined_anew_every_round() -> None:
    rows = players({"cities": towns(3, 1)}, {"cities": towns(3, 3, skip=1)}, {"cities": towns(3, 2, skip=4)})
    game = table(3, {"round": 2, "phase": "bureaucracy", "order": [0, 1, 2], "players": rows})
    for seat in (0, 1, 2):
        game.play(seat, "run none")
    assert grid(game).order == [1, 2, 0]


@pytest.mark.rule("PG-ORD-03")
def test_in_the_first_round_the_order_changes_after_the_auction_by_the_plants() -> None:
    """Drawn was 0, 1, 2; they buy 3, 5 and 4."""
    game = table(3, {"round": 1, "order": [0, 1, 2]})
    for seat, plant in ((0, 3), (1, 5)):
        game.play(seat, f"open {plant}")
        game.play(seat, f"bid {plant}")
        while grid(game).lot == plant:
            game.play(asked(game), "pass")
    assert grid(game).order == [0, 1, 2]
    game.play(2, "open 4")
    assert (grid(game).phase, grid(game).order) == (3, [1, 2, 0])


@pytest.mark.rule("PG-ORD-03")
def test_after_the_first_round_the_auction_does_not_change_the_order() -> None:
    game = table(2, {"round": 2, "order": [0, 1]})
    game.play(0, "pass")
    game.play(1, "open 6")
    assert (grid(game).phase, grid(game).order) == (3, [0, 1])


@pytest.mark.rule("PG-ORD-04")
def test_the_leading_player_stands_on_the_first_place() -> None:
    rows = players({"cities": towns(3, 1)}, {"cities": towns(3, 3, skip=1)}, {})
    game = table(3, {"round": 2, "phase": "bureaucracy", "order": [0, 1, 2], "players": rows})
    for seat in (0, 1, 2):
        game.play(seat, "run none")
    leader = game.view(None)["order"][0]
    assert leader == 1
    assert asked(game) == leader


@pytest.mark.rule("PG-ORD-05")
def test_plants_are_chosen_in_order_from_the_leading_player() -> None:
    game = table(4, {"round": 2, "order": [2, 0, 3, 1]})
    for seat in (2, 0, 3, 1):
        assert asked(game) == seat
        game.play(seat, "pass")
    assert grid(game).phase > 2


@pytest.mark.rule("PG-ORD-05")
def test_production_goes_in_order_from_the_leading_player() -> None:
    game = table(4, {"round": 2, "phase": "bureaucracy", "order": [2, 0, 3, 1]})
    while grid(game).round == 2:
        game.play(asked(game), "run none")
    assert [event[1] for event in happened(game, "produced")] == [2, 0, 3, 1]


@pytest.mark.rule("PG-ORD-06")
def test_in_phases_3_and_4_the_leading_player_acts_last() -> None:
    rows = players({"plants": [3]}, {"plants": [4]}, {"plants": [6]}, {"plants": [7]})
    game = table(4, {"round": 2, "phase": "resources", "order": [2, 0, 3, 1], "players": rows})
    for phase in (3, 4):
        for seat in (1, 3, 0, 2):
            assert (grid(game).phase, asked(game)) == (phase, seat)
            game.play(seat, "done")
