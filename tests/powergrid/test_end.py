"""The end of the game and the winner."""

from typing import Any

import pytest
from hypothesis import given
from playing import asked
from powergrid_burning import KINDS, all_ways, owners, supplied
from powergrid_positions import grid, position
from powergrid_rounds import happened, towns, wait

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.result import Result

REGIONS = {
    2: "north,south,southeast",
    3: "north,south,southeast",
    4: "north,northeast,south,southeast",
    5: "north,northeast,northwest,south,southeast",
    6: "north,northeast,northwest,south,southeast",
}


def last_round(*rows: dict[str, Any], order: list[int] | None = None) -> Partie:
    """Phase 4 of a late round in epoch 3, with plants in the market that nobody outgrows."""
    seats = len(rows)
    given = {
        "round": 9,
        "epoch": 3,
        "phase": "connect",
        "order": order or list(range(seats)),
        "market": [28, 29, 30, 31, 32, 33],
        "deck": [34, 35],
        "players": list(rows),
    }
    return position(seats, given, map="usa", regions=REGIONS[seats])


def ending(*rows: dict[str, Any]) -> Result:
    """The result when nobody connects more cities; a row must have enough for the end."""
    game = wait(last_round(*rows), 5)
    assert game.result is not None
    return game.result


@pytest.mark.rule("PG-END-01")
def test_the_game_ends_after_the_phase_4_in_which_the_number_is_reached() -> None:
    """The players who follow in that phase still connect cities."""
    game = last_round({}, {"cities": towns(2)}, {"cities": towns(16), "money": 500})
    game.play(2, f"build {towns(17)[-1]}")
    assert not game.over
    game.play(2, "done")
    assert asked(game) == 1
    game.play(1, f"build {towns(3)[-1]}")
    game.play(1, "done")
    assert asked(game) == 0
    game.play(0, "done")
    assert game.over
    assert game.decisions == []
    assert happened(game, "game-over", "phase") == [("game-over",)]
    assert game.result is not None
    assert [score[2] for score in game.result.scores] == [0, 3, 17]


@pytest.mark.parametrize(
    ("seats", "number"),
    [
        pytest.param(2, 21, marks=pytest.mark.rule("PG-END-02")),
        pytest.param(3, 17, marks=pytest.mark.rule("PG-END-03")),
        pytest.param(4, 17, marks=pytest.mark.rule("PG-END-03")),
        pytest.param(5, 15, marks=pytest.mark.rule("PG-END-04")),
        pytest.param(6, 14, marks=pytest.mark.rule("PG-END-05")),
    ],
)
def test_so_many_cities_end_the_game(seats: int, number: int) -> None:
    """One city less, and the game goes on with bureaucracy."""
    rows: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    game = last_round(*rows, {"cities": towns(number - 2, REGIONS[seats]), "money": 500})
    game.play(seats - 1, f"build {towns(number - 1, REGIONS[seats])[-1]}")
    goes_on = wait(game.copy(), 5)
    assert not goes_on.over
    assert grid(goes_on).phase == 5
    game.play(seats - 1, f"build {towns(number, REGIONS[seats])[-1]}")
    assert wait(game, 5).over


@pytest.mark.rule("PG-END-06")
def test_the_last_round_has_no_bureaucracy() -> None:
    """No income, no refill, no change in the plant market: everything stays as it was after phase 4."""
    row = {"cities": towns(17), "plants": [20], "fuel": {"coal": 3}, "money": 70}
    game = last_round({"money": 30}, {"money": 40}, row)
    stock, market = grid(game).stock.copy(), grid(game).market.copy()
    wait(game, 5)
    assert game.over
    assert [player.money for player in grid(game).players] == [30, 40, 70]
    assert grid(game).players[2].fuel == [3, 0, 0, 0]
    assert (grid(game).stock, grid(game).market) == (stock, market)
    assert happened(game, "produced", "refilled") == []


@pytest.mark.rule("PG-END-07")
def test_the_winner_can_supply_the_most_cities() -> None:
    """Plants without fuel supply nothing, and what goes beyond the own cities does not count."""
    result = ending(
        {"plants": [20, 25], "fuel": {"coal": 4}, "cities": towns(17), "money": 90},
        {"plants": [13, 36], "fuel": {"coal": 3}, "cities": towns(7)},
        {"plants": [38, 39, 40], "fuel": {"garbage": 3, "uranium": 1, "oil": 2}, "cities": towns(6)},
    )
    assert [score[0] for score in result.scores] == [5, 7, 6]
    assert result.ranking == [[1], [2], [0]]


@pytest.mark.rule("PG-END-07")
@given(owner=owners(most_cities=20))
def test_what_counts_is_the_best_of_all_ways_to_run_the_plants(owner: dict[str, Any]) -> None:
    game = position(
        2,
        {
            "round": 9,
            "epoch": 3,
            "phase": "connect",
            "order": [0, 1],
            "players": [
                {
                    "plants": owner["plants"],
                    "fuel": dict(zip(KINDS, owner["fuel"], strict=True)),
                    "cities": towns(owner["cities"]),
                    "money": 0,
                },
                {"cities": towns(21), "money": 10},
            ],
        },
        map="usa",
        regions=REGIONS[2],
    )
    wait(game, 5)
    assert game.result is not None
    ways = all_ways(owner["plants"], owner["fuel"])
    assert game.result.scores[0][0] == max(supplied(run, owner["cities"]) for run, _ in ways)


@pytest.mark.rule("PG-END-08")
def test_the_first_tie_break_is_money() -> None:
    result = ending({"cities": towns(17), "money": 20}, {"money": 35}, {"money": 34, "cities": towns(5)})
    assert [score[0] for score in result.scores] == [0, 0, 0]
    assert result.places == [3, 1, 2]


@pytest.mark.rule("PG-END-09")
def test_the_second_tie_break_is_cities_and_a_complete_tie_is_shared() -> None:
    equal = {"money": 20, "cities": towns(5)}
    elsewhere = {"money": 19, "cities": towns(28, REGIONS[4])[-17:]}
    result = ending({"money": 20, "cities": towns(6)}, equal, elsewhere, equal)
    assert result.places == [1, 2, 4, 2]
    shared = ending({"money": 19, "cities": towns(17)}, {}, {"money": 50})
    assert shared.winners == [1, 2]


@pytest.mark.rule("PG-END-10")
def test_the_player_with_the_most_cities_does_not_always_win() -> None:
    """Seventeen cities with electricity for twelve lose to fifteen with electricity for fifteen."""
    result = ending(
        {"plants": [44, 36], "fuel": {"coal": 3}, "cities": towns(17), "money": 300},
        {"plants": [25, 42, 37], "fuel": {"coal": 4}, "cities": towns(15), "money": 0},
        {},
    )
    assert [score[0] for score in result.scores] == [12, 15, 0]
    assert result.winners == [1]
