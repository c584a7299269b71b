"""Phase 5: bureaucracy."""

from typing import Any

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, players, position
from powergrid_rounds import SOUTHERN_USA, happened, lying, towns, wait

from partie.games.powergrid.moves import RUN
from partie.kernel.engine.partie import Partie

PAYMENT = [10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148, 150]


def producing(*rows: dict[str, Any], **given: Any) -> Partie:
    """Phase 5 of a later round; seat 0 leads. Who has no money given has none."""
    base = {"round": 5, "phase": "bureaucracy", "order": list(range(len(rows)))}
    table = [{"money": 0, **row} for row in rows]
    if len(rows) < 4:
        return position(len(rows), {**base, "players": table, **given}, map="usa", regions=SOUTHERN_USA)
    return position(len(rows), {**base, "players": table, **given}, map="usa")


def rest(game: Partie) -> None:
    """Nobody produces any more; the market is refilled and a plant changed."""
    while grid(game).phase == 5:
        game.play(asked(game), "run none")


def added(game: Partie, fuel: str) -> dict[int, int]:
    """The tokens that the rest of bureaucracy adds, by the price of their space."""
    before, after = lying(game, fuel), game.copy()
    rest(after)
    return {
        price: tokens - before.get(price, 0)
        for price, tokens in lying(after, fuel).items()
        if tokens != before.get(price, 0)
    }


@pytest.mark.rule("PG-BUR-01")
def test_first_everybody_is_paid_then_the_market_is_refilled_then_a_plant_changed() -> None:
    game = producing({}, {}, deck=[30, "step3"])
    rest(game)
    steps = happened(game, "produced", "refilled", "plant-buried", "plant-drawn", "round")
    assert [step[0] for step in steps] == [
        "produced",
        "produced",
        "refilled",
        "plant-buried",
        "plant-drawn",
        "round",
    ]


@pytest.mark.rule("PG-BUR-02")
def test_each_declares_cities_and_supply_beginning_with_the_leading_player() -> None:
    """An event says who supplied how many cities, for how much, out of how many."""
    game = producing({"cities": ["miami"]}, {"plants": [18], "cities": towns(3)}, {}, order=[1, 2, 0])
    assert asked(game) == 1
    game.play(1, "run 18")
    assert happened(game, "produced")[0][:5] == ("produced", 1, 2, 33, 3)
    for seat in (2, 0):
        assert asked(game) == seat
        assert refused(game, 1, "run none") == "not-your-turn"
        game.play(seat, "run none")
    assert grid(game).round == 6


@pytest.mark.rule("PG-BUR-03")
@pytest.mark.parametrize("cities", range(22))
def test_supplied_cities_are_paid_by_the_payment_table(cities: int) -> None:
    """Cities beyond the twentieth pay nothing more."""
    fuel = {"coal": 3, "garbage": 3, "oil": 3}
    game = producing({"plants": [36, 38, 46], "fuel": fuel, "cities": towns(cities)}, {}, epoch=2)
    game.play(0, "run 36 38 46")
    assert grid(game).players[0].money == PAYMENT[min(cities, 20)]


@pytest.mark.rule("PG-BUR-04")
def test_who_supplies_no_city_receives_the_minimum_of_10() -> None:
    game = producing({"cities": towns(4)}, {})
    game.play(0, "run none")
    game.play(1, "run none")
    assert [player.money for player in grid(game).players] == [10, 10]


@pytest.mark.rule("PG-BUR-05")
def test_supplying_four_cities_pays_54() -> None:
    game = producing({"plants": [33], "cities": towns(4)}, {})
    game.play(0, "run 33")
    assert grid(game).players[0].money == 54


@pytest.mark.rule("PG-BUR-06")
def test_burnt_fuel_goes_to_the_supply_beside_the_board() -> None:
    game = producing({"plants": [4], "fuel": {"coal": 4}, "cities": ["miami"]}, {}, fuel={"coal": 10})
    assert grid(game).supply[0] == 10
    game.play(0, "run 4")
    assert grid(game).supply[0] == 12
    assert grid(game).players[0].fuel[0] == 2


@pytest.mark.rule("PG-BUR-07")
def test_only_the_supplied_cities_are_paid() -> None:
    """Six cities, plants for four: 54; on purpose only two of them: 33."""
    game = producing({"plants": [18, 22], "cities": towns(6)}, {})
    less = game.copy()
    game.play(0, "run 18 22")
    assert grid(game).players[0].money == 54
    less.play(0, "run 18")
    assert grid(less).players[0].money == 33


@pytest.mark.rule("PG-BUR-08")
def test_electricity_beyond_the_connected_cities_is_wasted() -> None:
    game = producing({"plants": [44], "cities": towns(3)}, {})
    game.play(0, "run 44")
    assert grid(game).players[0].money == 44


@pytest.mark.rule("PG-BUR-09", "PG-BUR-10")
def test_everybody_chooses_freely_which_plants_to_run_and_need_not_run_any() -> None:
    row = {"plants": [4, 19], "fuel": {"coal": 2, "garbage": 2}, "cities": towns(5)}
    game = producing(row, {})
    assert offered(game) == ["run none", "run 4", "run 19", "run 4 19"]
    assert refused(game, 0, (RUN, 4, 0)) == "PG-BUR-09"
    idle = game.copy()
    game.play(0, "run 19")
    assert grid(game).players[0].fuel == [2, 0, 0, 0]
    assert grid(game).players[0].money == 44
    idle.play(0, "run none")
    assert grid(idle).players[0].fuel == [2, 0, 2, 0]
    assert grid(idle).players[0].money == 10


@pytest.mark.rule("PG-BUR-11")
def test_all_fuel_of_a_running_plant_burns_even_when_its_output_is_wasted() -> None:
    game = producing({"plants": [4, 19], "fuel": {"coal": 4, "garbage": 2}, "cities": ["miami"]}, {})
    game.play(0, "run 4 19")
    assert grid(game).players[0].fuel == [2, 0, 0, 0]
    assert grid(game).players[0].money == 22


@pytest.mark.rule("PG-BUR-12")
def test_what_everybody_burnt_is_in_the_supply_before_the_refill() -> None:
    """The supply is empty, but two players burn two coal each; three of the four go to the market."""
    rows = players({"plants": [4], "fuel": {"coal": 4}}, {"plants": [10], "fuel": {"coal": 4}})
    game = producing(*rows, fuel={"coal": 16})
    assert grid(game).supply[0] == 0
    game.play(0, "run 4")
    assert grid(game).stock[0] == 16
    game.play(1, "run 10")
    assert (grid(game).stock[0], grid(game).supply[0]) == (19, 1)


@pytest.mark.rule("PG-BUR-14")
def test_each_token_goes_to_the_dearest_free_space() -> None:
    game = producing({}, {}, {}, {}, epoch=2, fuel={"uranium": 2})
    assert lying(game, "uranium") == {14: 1, 16: 1}
    rest(game)
    assert lying(game, "uranium") == {10: 1, 12: 1, 14: 1, 16: 1}


@pytest.mark.rule("PG-BUR-15")
def test_a_short_supply_refills_what_it_has_and_nothing_is_made_up_later() -> None:
    """Four players get five coal; there are four, and the next round again five although six are there."""
    rows = [{"plants": [8, 31], "fuel": {"coal": 12}}, {}, {}, {}]
    game = producing(*rows, fuel={"coal": 8})
    rest(game)
    assert (grid(game).stock[0], grid(game).supply[0]) == (12, 0)
    wait(game, 5)
    assert asked(game) == 0
    game.play(0, "run 8 31")
    assert grid(game).supply[0] == 6
    rest(game)
    assert (grid(game).stock[0], grid(game).supply[0]) == (17, 1)


SOLD = {"coal": 24 - 10, "oil": 18 - 2, "garbage": 6 - 1, "uranium": 2}
"""The market after 10 coal, 2 oil and 1 garbage were sold in the first round."""


@pytest.mark.rule("PG-BUR-16")
def test_the_first_example_of_a_refill_five_players_in_epoch_1() -> None:
    """Of ten coal sold four are burnt, so only four of five come back."""
    game = producing(
        {"plants": [4], "fuel": {"coal": 4}},
        {"plants": [10], "fuel": {"coal": 4}},
        {"plants": [5], "fuel": {"coal": 2}},
        {"plants": [3], "fuel": {"oil": 2}},
        {"plants": [6], "fuel": {"garbage": 1}},
        round=1,
        fuel=SOLD,
    )
    game.play(0, "run 4")
    game.play(1, "run 10")
    assert grid(game).supply[0] == 4
    assert added(game, "coal") == {4: 1, 3: 3}
    assert added(game, "oil") == {3: 2, 2: 2}
    assert added(game, "garbage") == {7: 1, 6: 2}
    assert added(game, "uranium") == {12: 1, 10: 1}


@pytest.mark.rule("PG-BUR-17")
def test_the_second_example_of_a_refill_three_players_in_epoch_2() -> None:
    game = producing({}, {}, {}, epoch=2, fuel=SOLD)
    assert added(game, "coal") == {4: 1, 3: 3, 2: 1}
    assert added(game, "oil") == {3: 2, 2: 1}
    assert added(game, "garbage") == {7: 1, 6: 1}
    assert added(game, "uranium") == {12: 1}


@pytest.mark.rule("PG-BUR-18", "PG-MKT-22")
@pytest.mark.parametrize("epoch", [1, 2])
def test_in_epochs_1_and_2_the_best_plant_goes_under_the_deck_and_one_is_drawn(epoch: int) -> None:
    """It lies below the Step 3 card."""
    game = producing({}, {}, epoch=epoch, market=[5, 6, 7, 8, 9, 10, 11, 40], deck=[4, 30, "step3"])
    rest(game)
    assert grid(game).market == [4, 5, 6, 7, 8, 9, 10, 11]
    assert game.game.describe(grid(game))["deck"] == [30, "step3", 40]


@pytest.mark.rule("PG-BUR-19", "PG-MKT-23", "PG-EPO-24")
def test_in_epoch_3_the_lowest_plant_leaves_the_game_and_one_is_drawn() -> None:
    game = producing({"money": 50}, {}, epoch=3, market=[20, 22, 24, 26, 28, 30], deck=[27, 40])
    rest(game)
    assert grid(game).market == [22, 24, 26, 27, 28, 30]
    assert 20 in grid(game).removed
    assert grid(game).deck == [40]


@pytest.mark.rule("PG-BUR-20")
def test_then_a_new_round_begins_with_its_first_phase() -> None:
    game = producing({}, {"cities": ["miami"]})
    rest(game)
    assert grid(game).round == 6
    assert happened(game, "round", "order", "phase") == [("round", 6), ("order", 1, 0), ("phase", 2)]
