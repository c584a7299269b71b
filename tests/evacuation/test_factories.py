"""Factories, clones, tokens and exchange (EV-FAC, EV-CLN, EV-TOK, EV-EXC)."""

import pytest
from evacuation_positions import acting, goods, next_year, phase, player, plays, state
from playing import offered, refused

from partie.games.evacuation.components import FACTORIES, RESOURCES
from partie.games.evacuation.state import in_play


@pytest.mark.rule("EV-FAC-01", "EV-FAC-11")
def test_a_factory_is_prepared_on_the_world_that_pays() -> None:
    game = plays(acting({"goods": goods((0, 0, 1), (0, 1, 0))}), "act prepare-factory")
    assert offered(game) == ["factory steelworks new", "factory power-plant old"]
    assert refused(game, 0, "factory power-plant new") == "EV-FAC-01"
    plays(game, "factory steelworks new")
    assert player(game).goods == goods((0, 0, 1)) and player(game).prepared == [0, 0, 0, 0, 1, 0]
    assert in_play(player(game), 1) == 1


@pytest.mark.rule("EV-FAC-02", "EV-FOR-02")
@pytest.mark.parametrize("kind", range(3))
def test_a_factory_costs_the_resource_it_will_produce(kind: int) -> None:
    have = [int(i == kind) for i in range(6)]
    game = plays(acting({"goods": have}), "act prepare-factory")
    for other in range(3):
        if other != kind:
            assert refused(game, 0, f"factory {FACTORIES[other]} old") == "EV-FAC-01"
    plays(game, f"factory {FACTORIES[kind]} old")
    assert player(game).goods == [0] * 6 and RESOURCES[kind] in ("food", "steel", "energy")
    row = {"prepared": [0, 0, 0, *(int(i == kind) for i in range(3))]}
    game = plays(acting(row), "act settle", f"settle t8 {FACTORIES[kind]}")
    assert player(game).goods == [0] * 6 and player(game).production[kind] == 1


@pytest.mark.rule("EV-FAC-04")
def test_a_prepared_factory_is_in_play_and_produces_nothing() -> None:
    game = plays(acting({"goods": goods((1, 0, 0))}), "act prepare-factory", "factory farm old")
    assert player(game).production == [0, 0, 0] and in_play(player(game), 0) == 1


@pytest.mark.rule("EV-FAC-07")
def test_a_gained_factory_is_free_on_either_side() -> None:
    tiles = [
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
    game = plays(acting({"tiles": tiles}), "act research", "research left")
    names = [f"factory {name} {world}" for name in FACTORIES for world in ("old", "new")]
    assert offered(game) == ["done", *names]
    plays(game, "factory farm old")
    assert player(game).goods == goods() and player(game).prepared[0] == 1
    row = {"hand": ["crated-farm", "bold-landing", "far-horizon", "tent-city"]}
    game = plays(acting(row, variant="advanced"), "play crated-farm")
    assert refused(game, 0, "factory steelworks new") == "EV-FAC-07"


@pytest.mark.rule("EV-FAC-09", "EV-FAC-10")
def test_there_are_four_of_each_kind() -> None:
    row = {
        "goods": goods((1, 1, 1), (1, 1, 1)),
        "prepared": [0, 0, 2, 0, 0, 1],
        "settled": ["t8"],
        "producing": [0, 0, 1],
    }
    game = plays(acting(row), "act prepare-factory")
    assert in_play(player(game), 2) == 4
    assert refused(game, 0, "factory power-plant old") == "EV-FAC-10"
    full = {"goods": goods((0, 0, 9)), "prepared": [0, 0, 4, 0, 0, 0], "old_shuttles": ["kestrel"]}
    game = plays(phase("flight", full, {}), "load kestrel")
    assert refused(game, 0, "evacuate l3 by-zone") == "EV-FAC-10"
    assert player(acting({})).land >> 2 & 1 and in_play(player(acting({})), 2) == 0


@pytest.mark.rule("EV-CLN-01", "EV-CLN-02")
def test_one_food_makes_two_population_even_where_there_is_none() -> None:
    game = plays(acting({"goods": goods((0, 0, 0), (1, 0, 0))}), "act clone")
    assert player(game).population == 2 and player(game).goods == goods()


@pytest.mark.rule("EV-CLN-03")
def test_clones_are_paid_on_the_new_world() -> None:
    game = acting({"goods": goods((5, 0, 0))})
    assert "act clone" not in offered(game) and refused(game, 0, "act clone") == "EV-CLN-03"


@pytest.mark.rule("EV-CLN-04")
def test_factories_may_be_prepared_on_either_world() -> None:
    game = plays(acting({"goods": goods((1, 0, 0), (1, 0, 0))}), "act prepare-factory")
    assert offered(game) == ["factory farm old", "factory farm new"]


@pytest.mark.rule("EV-TOK-01", "EV-TOK-02", "EV-TOK-04")
def test_population_is_what_stands_on_the_new_world_side() -> None:
    game = acting({})
    assert player(game).population == 0
    plays(game, "act research", "research left")
    assert player(game).population == 0 and "act settle" not in offered(game)
    assert player(acting({"population": 3})).population == 3


@pytest.mark.rule("EV-TOK-03")
def test_settled_areas_belong_to_their_player_and_production_stands_on_the_markers() -> None:
    game = acting({"settled": ["t2", "t4"], "production": [1, 1, 1], "goods": goods((9, 0, 0))})
    assert game.view(0)["areas"] == {"t2": 0, "t4": 0}
    assert player(next_year(game)).goods[3:] == [1, 1, 1] or state(game).year == 3


@pytest.mark.rule("EV-TOK-05")
def test_population_tokens_do_not_run_out() -> None:
    game = plays(acting({"goods": goods((0, 0, 0), (1, 0, 0)), "population": 30}), "act clone")
    assert player(game).population == 32


@pytest.mark.rule("EV-EXC-02", "EV-SYM-03")
@pytest.mark.parametrize("count", range(4))
def test_a_resource_and_up_to_three_exchanges(count: int) -> None:
    game = plays(acting({"goods": goods((4, 0, 0))}), "act gain-and-exchange", "gain food old")
    for _ in range(count):
        plays(game, "swap old food steel")
    if count < 3:
        plays(game, "done")
    assert player(game).goods == goods((5 - count, count, 0))
    assert game.decisions[0].seat == 1


@pytest.mark.rule("EV-EXC-03")
def test_the_gained_resource_may_be_exchanged() -> None:
    game = plays(acting({}), "act gain-and-exchange", "gain food new", "swap new food steel", "done")
    assert player(game).goods == goods((0, 0, 0), (0, 1, 0))
