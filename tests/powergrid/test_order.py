"""Phase 1: player order."""

import pytest
from playing import asked
from powergrid_positions import grid, players, position, start
from powergrid_rounds import SOUTHERN_USA, auctioned, towns, wait

from partie.kernel.engine.partie import Partie


def end_of_round(cities: list[int], plants: list[list[int]], order: list[int]) -> Partie:
    """The last phase of round 2 with so many cities and these plants; nobody supplies anything."""
    left = towns(sum(cities), SOUTHERN_USA)
    rows = []
    for count, owned in zip(cities, plants, strict=True):
        rows.append({"cities": left[:count], "plants": owned})
        left = left[count:]
    regions = SOUTHERN_USA if len(cities) == 3 else f"{SOUTHERN_USA},northeast"
    given = {"round": 2, "phase": "bureaucracy", "order": order, "players": players(*rows)}
    return position(len(cities), given, map="usa", regions=regions)


@pytest.mark.rule("PG-ODR-01", "PG-ODR-03")
def test_from_round_2_on_the_player_with_the_most_cities_leads_the_round() -> None:
    game = end_of_round([2, 4, 3], [[20], [4], [10]], order=[0, 1, 2])
    wait(game, 2)
    assert grid(game).round == 3
    assert grid(game).order == [1, 2, 0]
    assert asked(game) == 1


@pytest.mark.rule("PG-ODR-01")
def test_the_order_holds_for_the_rest_of_the_round() -> None:
    """Seat 2 overtakes while connecting; it leads only from the next round on."""
    given = {
        "round": 2,
        "phase": "connect",
        "order": [0, 1, 2],
        "players": players({"cities": ["chicago"]}, {}, {"money": 100}),
    }
    game = position(3, given, map="usa", regions=SOUTHERN_USA)
    for city in ("miami", "tampa"):
        game.play(2, f"build {city}")
    wait(game, 5)
    assert grid(game).order == [0, 1, 2]
    assert asked(game) == 0
    wait(game, 2)
    assert grid(game).order == [2, 0, 1]


@pytest.mark.rule("PG-ODR-02")
def test_in_round_1_the_order_of_the_auction_is_drawn_by_lot() -> None:
    games = [start(3, seed) for seed in range(60)]
    assert len({tuple(grid(game).order) for game in games}) == 6
    assert all(asked(game) == grid(game).order[0] for game in games)


@pytest.mark.rule("PG-ODR-02", "PG-AUC-21")
def test_after_the_first_plants_the_highest_number_leads_the_rest_of_the_round() -> None:
    """A has 4, B has 10, C has 6: B leads, and A is the first to buy."""
    game = position(3, {"order": [0, 1, 2], "market": [4, 6, 10, 11, 12, 14, 15, 16]})
    auctioned(game, 0, 4)
    auctioned(game, 1, 10)
    assert grid(game).order == [0, 1, 2]
    auctioned(game, 2, 6)
    assert grid(game).phase == 3
    assert grid(game).order == [1, 2, 0]
    assert asked(game) == 0


@pytest.mark.rule("PG-ODR-04")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_among_players_with_equally_many_cities_the_best_plant_comes_first(order: list[int]) -> None:
    """Only the best plant counts: 10 and 9 together lose to 12 and 3."""
    game = end_of_round([3, 3, 1], [[9, 10], [3, 12], [30]], order=[*order, 2])
    wait(game, 2)
    assert grid(game).order == [1, 0, 2]


@pytest.mark.rule("PG-ODR-05")
def test_the_other_places_go_by_the_same_two_criteria() -> None:
    game = end_of_round([3, 3, 2, 2], [[8], [15], [20], [7]], order=[3, 2, 0, 1])
    wait(game, 2)
    assert grid(game).order == [1, 0, 2, 3]


@pytest.mark.rule("PG-ODR-06")
def test_the_leading_players_house_stands_on_place_1_of_the_order_track() -> None:
    game = end_of_round([1, 2, 3], [[8], [15], [20]], order=[0, 1, 2])
    wait(game, 2)
    track = game.view(None)["order"]
    assert track == [2, 1, 0]
    assert [len(game.view(None)["players"][seat]["cities"]) for seat in track] == [3, 2, 1]
