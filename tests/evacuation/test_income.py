"""Resources, income and production (EV-RES, EV-INC, EV-PRD)."""

import pytest
from evacuation_positions import (
    acting,
    goods,
    happened,
    next_year,
    passes,
    phase,
    player,
    plays,
    start,
    state,
)
from playing import offered, refused

from partie.games.evacuation.components import LAND_MAKES, YEARS


@pytest.mark.rule("EV-RES-01", "EV-INF-05")
def test_each_world_pays_with_its_own_resources() -> None:
    game = acting({"goods": goods((0, 5, 0)), "plans": ["dune-quarry"]})
    plays(game, "act develop")
    assert refused(game, 0, "develop dune-quarry") == "EV-INF-05"
    game = acting({"goods": goods((0, 5, 0), (0, 1, 0)), "plans": ["dune-quarry"]})
    plays(game, "act develop", "develop dune-quarry")
    assert player(game).goods == goods((0, 5, 0), (0, 0, 0))


@pytest.mark.rule("EV-RES-02", "EV-INC-03", "EV-PRD-06")
def test_each_world_keeps_what_it_produces() -> None:
    game = phase("income", {"production": [2, 0, 3], "land": ["l3"], "flipped": 2}, {}, year=1)
    assert player(game).goods == goods((0, 0, 1), (2, 0, 3))


@pytest.mark.rule("EV-RES-03", "EV-BLD-06", "EV-CLN-04")
def test_one_world_pays_for_a_building_and_gets_it() -> None:
    row = {"goods": goods((0, 2, 0), (0, 0, 1))}
    offers = [
        ["kestrel", "swift", "plover"],
        ["tin-arena", "dust-derby", "planetarium"],
        ["lichen-farms", "snow-camps", "mirror-fields"],
    ]
    game = plays(acting(row, offers=offers), "act build-stadium")
    assert refused(game, 0, "stadium tin-arena old") == "EV-BLD-06"
    assert refused(game, 0, "stadium tin-arena new") == "EV-BLD-06"
    both = {"goods": goods((0, 2, 1), (0, 2, 1))}
    game = plays(acting(both, offers=offers), "act build-stadium")
    assert {"stadium tin-arena old", "stadium tin-arena new"} <= set(offered(game))
    plays(game, "stadium tin-arena new")
    assert player(game).goods == goods((0, 2, 1)) and len(player(game).stadiums) == 1


@pytest.mark.rule("EV-RES-04", "EV-INF-01")
def test_a_gained_resource_goes_to_the_world_of_choice() -> None:
    game = plays(acting({}), "act gain-and-develop")
    assert sorted(offered(game)) == sorted(
        f"gain {kind} {world}" for kind in ("food", "steel", "energy") for world in ("old", "new")
    )
    plays(game, "gain steel new")
    assert player(game).goods == goods((0, 0, 0), (0, 1, 0))
    for _ in range(2):
        plays(game, next(name for name in offered(game) if name.startswith("take")))
    assert len(player(game).plans) == 2


@pytest.mark.rule("EV-RES-05", "EV-EXC-04", "EV-EXC-05")
def test_an_exchange_stays_within_a_world() -> None:
    game = plays(acting({"goods": goods((1, 0, 0), (0, 2, 0))}), "act gain-and-exchange", "gain energy old")
    assert refused(game, 0, "swap old steel food") == "EV-EXC-04"
    plays(game, "swap old food energy")
    assert player(game).goods == goods((0, 0, 2), (0, 2, 0))
    plays(game, "swap new steel food", "swap new steel energy")
    assert player(game).goods == goods((0, 0, 2), (1, 0, 1))


@pytest.mark.rule("EV-RES-07")
def test_numbers_of_resources_are_units() -> None:
    """Five food of the first year are five units, however they lie there."""
    game = phase("income", {"goods": goods((0, 0, 0)), "land": ["l1", "l4", "l7"], "flipped": 2}, {}, year=1)
    assert player(game).goods[0] == 0 and player(game).penalties == 0


@pytest.mark.rule("EV-INC-02", "EV-PRD-01")
def test_areas_of_the_old_world_produce_until_they_are_evacuated() -> None:
    game = next_year(acting({"goods": goods()}, {}, year=1))
    assert ("produced", 0, 7, 7, 7, 0, 0, 0) in happened(game)
    land = ["l1", "l2", "l4", "l5", "l6", "l7", "l8", "l9"]
    game = next_year(acting({"goods": goods(), "land": land}, {}, year=1))
    assert ("produced", 0, 7, 7, 6, 0, 0, 0) in happened(game)


@pytest.mark.rule("EV-INC-04", "EV-INC-05")
def test_food_produced_feeds_in_the_same_year() -> None:
    game = phase("income", {"goods": goods()}, {}, year=1)
    assert player(game).goods[0] == 2 and player(game).penalties == 0


@pytest.mark.rule("EV-INC-06")
def test_the_year_track_tells_how_much_food_is_needed() -> None:
    assert YEARS[0].food == (5, 0) and YEARS[1].food[1] == 0
    assert YEARS[2].food[1] > 0 and YEARS[3].food[1] > 0


@pytest.mark.rule("EV-INC-07")
@pytest.mark.parametrize("year", [1, 2])
def test_the_new_world_eats_only_from_the_third_year_on(year: int) -> None:
    game = phase("income", {"goods": goods((9, 0, 0), (3, 0, 0))}, {"goods": goods((9, 0, 0))}, year=year)
    assert player(game).goods[3] == 3
    assert player(game, 1).penalties == 0


@pytest.mark.rule("EV-INC-08", "EV-INC-12")
@pytest.mark.parametrize(
    ("year", "stadiums", "tokens"), [(2, 0, 0), (3, 0, 1), (3, 1, 0), (4, 0, 2), (4, 1, 1), (4, 2, 0)]
)
def test_stadiums_are_expected_on_the_new_world(year: int, stadiums: int, tokens: int) -> None:
    """The starting stadium on the Old World does not count."""
    there = ["tin-arena", "dust-derby"][:stadiums]
    game = phase("income", {"goods": goods((9, 0, 0), (9, 0, 0)), "stadiums": there}, {}, year=year)
    assert player(game).penalties == tokens


@pytest.mark.rule("EV-INC-09", "EV-INC-10")
@pytest.mark.parametrize(("food", "tokens"), [(3, 2), (4, 1), (5, 0), (6, 0)])
def test_food_that_is_missing_is_a_penalty_each_and_what_is_there_is_eaten(food: int, tokens: int) -> None:
    game = phase("income", {"goods": goods((food, 0, 0)), "land": [], "flipped": 2}, {}, year=1)
    assert player(game).goods[0] == max(0, food - 5) and player(game).penalties == tokens


@pytest.mark.rule("EV-INC-11")
def test_food_of_one_world_does_not_feed_the_other() -> None:
    game = phase(
        "income",
        {"goods": goods((12, 0, 0)), "land": [], "flipped": 2, "stadiums": ["tin-arena"]},
        {},
        year=3,
    )
    assert player(game).goods[0] == 9 and player(game).penalties == 2


@pytest.mark.rule("EV-INC-13")
def test_penalty_tokens_are_kept_to_the_end() -> None:
    from partie.games.evacuation.rules import race

    game = acting({"penalties": 3, "goods": goods((9, 9, 9), (9, 9, 9))}, {}, year=3)
    passes(game, 0, 1)
    while state(game).year == 3:
        plays(game, game.notation(game.decisions[0].seat, game.decisions[0].default))
    assert player(game).penalties >= 3
    assert race.penalty(player(game)) >= 3


@pytest.mark.rule("EV-INC-14")
def test_the_example_of_the_first_income() -> None:
    game = start(2)
    for seat in range(2):
        assert player(game, seat).goods == goods((2, 7, 7), (0, 0, 0)) and player(game, seat).penalties == 0


@pytest.mark.rule("EV-PRD-02", "EV-FLY-30")
def test_an_evacuation_is_felt_in_the_income_of_the_next_year() -> None:
    row = {"goods": goods((2, 0, 7)), "old_shuttles": ["kestrel"]}
    game = plays(phase("flight", row, {}, year=1), "load kestrel", "evacuate l3 by-zone", "launch")
    assert player(game).goods[:3] == [2, 0, 6] and player(game).production == [0, 0, 0]
    assert LAND_MAKES[player(game).land][2] == (7, 7, 6)


@pytest.mark.rule("EV-PRD-03")
def test_two_areas_that_make_two_steel_and_one_energy_together() -> None:
    game = phase("income", {"goods": goods((5, 0, 0)), "land": ["l2", "l3"], "flipped": 2}, {}, year=1)
    assert player(game).goods == goods((0, 2, 1))


@pytest.mark.rule("EV-PRD-04", "EV-PRD-07", "EV-FAC-08")
def test_nothing_is_produced_by_areas_and_factories_that_wait() -> None:
    game = phase(
        "income", {"goods": goods((9, 0, 0)), "prepared": [0, 0, 0, 3, 0, 0], "population": 2}, {}, year=1
    )
    assert player(game).goods[3:] == [0, 0, 0]


@pytest.mark.rule("EV-PRD-05", "EV-PRD-08", "EV-PRD-12")
def test_settling_raises_production_at_once() -> None:
    game = plays(acting({"population": 1, "goods": goods((0, 0, 0), (0, 1, 0))}), "act settle", "settle t2")
    assert player(game).production == [0, 1, 0] and player(game).goods[3:] == [0, 0, 0]


@pytest.mark.rule("EV-PRD-09", "EV-PRD-10")
@pytest.mark.parametrize(("kind", "name"), [(0, "farm"), (1, "steelworks"), (2, "power-plant")])
def test_a_position_takes_one_factory_of_any_kind_which_raises_its_resource(kind: int, name: str) -> None:
    game = plays(acting({"prepared": [0, 0, 0, 2, 2, 2]}), "act settle")
    assert refused(game, 0, "settle t8 farm farm") == "EV-STL-12"
    plays(game, f"settle t8 {name}")
    assert player(game).production == [int(i == kind) for i in range(3)]


@pytest.mark.rule("EV-PRD-11", "EV-STL-12")
def test_positions_are_filled_one_token_each_all_at_once() -> None:
    game = plays(
        acting({"population": 5, "goods": goods((0, 0, 0), (0, 9, 0)), "prepared": [0, 0, 0, 1, 0, 0]}),
        "act settle",
    )
    assert refused(game, 0, "settle t1") == "EV-STL-12"
    plays(game, "settle t1 farm")
    assert (
        player(game).population == 4 and player(game).goods[4] == 8 and player(game).production == [2, 0, 0]
    )


@pytest.mark.rule("EV-PRD-13", "EV-PRD-14")
def test_dots_say_how_much_a_position_raises() -> None:
    """Desert D6 has a position of steel with two dots."""
    row = {"population": 1, "goods": goods((0, 0, 0), (0, 1, 0)), "sections": [9, 7], "lanes": [0, 2]}
    row["prepared"] = [0, 0, 0, 1, 0, 0]
    game = plays(acting(row), "act settle", "settle d6 farm")
    assert player(game).production == [1, 2, 0]


@pytest.mark.rule("EV-PRD-15", "EV-PRD-16")
def test_production_goes_beyond_ten_without_limit() -> None:
    game = plays(
        acting({"production": [10, 22, 0], "prepared": [0, 0, 0, 1, 1, 0]}),
        "act settle",
        "settle t3 farm steelworks",
    )
    assert player(game).production == [11, 23, 0]
