"""Power plants: number, fuel, storage, cities."""

import pytest
from playing import asked, offered, refused
from powergrid_positions import buying, grid, happened, producing, table, towns

from partie.games.powergrid.components import FUELS, PLANTS
from partie.games.powergrid.rules.plants import kit_of

BURNS = {
    "coal": ["coal"],
    "oil": ["oil"],
    "hybrid": ["coal", "oil"],
    "garbage": ["garbage"],
    "uranium": ["uranium"],
    "ecological": [],
    "fusion": [],
}


@pytest.mark.rule("PG-PLT-01")
@pytest.mark.parametrize("number", [4, 5, 6])
def test_a_plants_number_is_its_lowest_bid(number: int) -> None:
    game = table(3, {"round": 2, "order": [0, 1, 2]})
    game.play(0, f"open {number}")
    assert refused(game, 0, f"bid {number - 1}") == "PG-AUC-04"
    assert offered(game)[0] == f"bid {number}"
    game.play(0, f"bid {number}")
    assert grid(game).bid == number


@pytest.mark.rule("PG-PLT-02")
def test_the_best_plant_has_the_highest_number_not_the_most_cities() -> None:
    """Plant 36 supplies seven cities, 37 only four; still 37 is put under the deck."""
    given = {"round": 5, "phase": "bureaucracy", "order": [0, 1], "deck": [44, "step3"]}
    game = table(2, {**given, "market": [20, 22, 25, 28, 30, 33, 36, 37]})
    game.play(0, "run none")
    game.play(1, "run none")
    assert happened(game, "plant-buried") == [("plant-buried", 37)]
    assert kit_of((20, 22)).best == 22


@pytest.mark.rule("PG-PLT-02")
def test_the_worst_plant_has_the_lowest_number_not_the_fewest_cities() -> None:
    """Plant 20 supplies five cities, 22 only two; still 20 goes."""
    given = {"round": 9, "epoch": 3, "phase": "bureaucracy", "order": [0, 1], "deck": [44]}
    game = table(2, {**given, "market": [20, 22, 25, 28, 30, 33]})
    game.play(0, "run none")
    game.play(1, "run none")
    assert happened(game, "plant-removed") == [("plant-removed", 20)]


@pytest.mark.rule("PG-PLT-03")
def test_the_illustration_says_nothing() -> None:
    """A card is its number, type, fuel, units and cities (and what it stores, which follows from them)."""
    card = buying([19]).view(0)["players"][0]["plants"][0]
    assert card == {
        "number": 19,
        "type": "garbage",
        "fuel": ["garbage"],
        "amount": 2,
        "powers": 3,
        "stores": 4,
    }


@pytest.mark.rule("PG-PLT-04")
@pytest.mark.parametrize("number", PLANTS)
def test_symbol_and_colour_tell_the_fuel(number: int) -> None:
    """One of seven types; ecological and fusion plants need no units, all others need some."""
    plant = PLANTS[number]
    assert [FUELS[kind] for kind in plant.fuel] == BURNS[plant.type]
    assert (plant.amount == 0) == (plant.type in ("ecological", "fusion"))


@pytest.mark.rule("PG-PLT-05")
def test_a_plant_burns_exactly_its_symbols() -> None:
    game = producing([19], 3, garbage=3)
    supply = grid(game).supply[2]
    game.play(0, "run 19")
    assert grid(game).players[0].fuel[2] == 1
    assert grid(game).supply[2] == supply + 2


@pytest.mark.rule("PG-PLT-06")
@pytest.mark.parametrize("garbage", [0, 1])
def test_a_plant_never_runs_with_fewer_resources_than_shown(garbage: int) -> None:
    game = producing([19], 3, garbage=garbage)
    assert refused(game, 0, "run 19") == "PG-PLT-06"


@pytest.mark.rule("PG-PLT-06")
def test_a_plant_never_runs_with_more_resources_than_shown() -> None:
    game = producing([19], 3, garbage=4)
    assert offered(game) == ["run none", "run 19"]
    game.play(0, "run 19")
    assert grid(game).players[0].fuel[2] == 2


@pytest.mark.rule("PG-PLT-06")
def test_each_plant_needs_fuel_of_its_own() -> None:
    """Two coal run plant 4 or plant 10, not both."""
    game = producing([4, 10], 3, coal=2)
    assert offered(game) == ["run none", "run 4", "run 10"]
    assert refused(game, 0, "run 4 10") == "PG-PLT-06"


@pytest.mark.rule("PG-PLT-07")
def test_a_plant_stores_at_most_twice_its_symbols() -> None:
    game = buying([19])
    assert refused(game, 0, "buy garbage 5") == "PG-BUY-02"
    game.play(0, "buy garbage 4")
    assert refused(game, 0, "buy garbage 1") == "PG-BUY-02"


@pytest.mark.rule("PG-PLT-07")
@pytest.mark.parametrize("number", [n for n in PLANTS if len(PLANTS[n].fuel) == 1])
def test_every_plant_of_one_fuel_can_be_filled_just_so_far(number: int) -> None:
    kind = FUELS[PLANTS[number].fuel[0]]
    game = buying([number], coal=12, oil=12, garbage=12, uranium=12)
    room = 2 * PLANTS[number].amount
    assert [move for move in offered(game) if move != "done"] == [f"buy {kind} {n + 1}" for n in range(room)]


@pytest.mark.rule("PG-PLT-08")
def test_the_house_symbol_is_the_most_cities_a_plant_supplies() -> None:
    game = producing([19], 5, garbage=2)
    game.play(0, "run 19")
    assert happened(game, "produced")[0][1:5] == (0, 3, 44, 5)


@pytest.mark.rule("PG-PLT-09")
def test_half_the_fuel_does_not_supply_half_the_cities() -> None:
    """Beside the ecological plant 13, plant 19 with one garbage gives no further choice."""
    game = producing([13, 19], 3, garbage=1)
    assert offered(game) == ["run none", "run 13"]


@pytest.mark.rule("PG-PLT-10")
def test_for_fewer_cities_the_full_fuel_is_burnt() -> None:
    game = producing([19], 1, garbage=2)
    game.play(0, "run 19")
    assert happened(game, "produced")[0][2] == 1
    assert grid(game).players[0].fuel[2] == 0


@pytest.mark.rule("PG-PLT-11")
def test_a_plant_runs_once_even_with_double_fuel() -> None:
    game = producing([19], 6, garbage=4)
    game.play(0, "run 19")
    assert happened(game, "produced")[0][2] == 3
    assert grid(game).players[0].fuel[2] == 2
    assert asked(game) == 1


@pytest.mark.rule("PG-PLT-12")
def test_the_example_of_plant_19() -> None:
    given = {"round": 4, "order": [0, 1], "market": [19, 20, 21, 22, 23, 24, 25, 26]}
    game = table(2, {**given, "players": [{"money": 60, "cities": towns(2, 1)}, {}]})
    game.play(0, "open 19")
    assert offered(game)[0] == "bid 19"
    game.play(0, "bid 19")
    game.play(1, "pass")
    game.play(1, "pass")
    assert [move for move in offered(game) if "garbage" in move] == [f"buy garbage {n}" for n in (1, 2, 3, 4)]
    game.play(0, "buy garbage 4")
    game.play(0, "done")
    game.play(1, "done")
    supply = grid(game).supply[2]
    game.play(0, "run 19")
    assert (grid(game).players[0].fuel[2], grid(game).supply[2]) == (2, supply + 2)
    assert happened(game, "produced")[0][2:5] == (1, 22, 1)
    assert game.view(0)["players"][0]["capacity"] == 3
