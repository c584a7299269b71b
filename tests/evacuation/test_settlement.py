"""Settling the New World (EV-STL, EV-FOR-01)."""

import pytest
from evacuation_positions import acting, goods, player, plays, state
from playing import offered, refused

from partie.games.evacuation.components import BIOMES, EDITION
from partie.games.evacuation.components.new_world import AREA_IDS, AREAS, MAPS
from partie.games.evacuation.moves import SETTLES, fits

STEEL = goods((0, 0, 0), (0, 9, 0))
FOREST = {"goods": STEEL, "population": 4, "prepared": [0, 0, 0, 1, 0, 1], "sections": [13, 12]}
"""One satellite beyond the third milestone."""


@pytest.mark.rule("EV-STL-01", "EV-STL-03")
def test_the_action_settles_exactly_one_area() -> None:
    game = plays(acting({"goods": STEEL, "population": 2}), "act settle")
    assert refused(game, 0, "done") == "EV-STL-01"
    plays(game, "settle t2")
    assert [AREA_IDS[i] for i in range(37) if player(game).settled >> i & 1] == ["t2"]
    assert player(game).population == 1 and state(game).taken == player(game).settled


@pytest.mark.rule("EV-STL-02")
def test_nothing_can_be_settled_with_an_empty_side() -> None:
    game = acting({"goods": STEEL, "prepared": [1, 1, 1, 0, 0, 0]})
    assert "act settle" not in offered(game) and refused(game, 0, "act settle") == "EV-STL-02"


@pytest.mark.rule("EV-STL-02")
def test_only_areas_of_the_map_are_settled() -> None:
    game = plays(acting({"goods": STEEL, "population": 6, "prepared": [0, 0, 0, 1, 1, 1]}), "act settle")
    elsewhere = [area for area in MAPS[1] if area not in MAPS[EDITION]]
    assert elsewhere
    for area in elsewhere:
        fitting = next(move for move in SETTLES[area] if fits(area, move[2]))
        assert refused(game, 0, fitting) == "EV-STL-02"


@pytest.mark.rule("EV-STL-04", "EV-STL-06")
def test_areas_have_a_biome_positions_and_symbols() -> None:
    assert {BIOMES[area.biome] for area in AREAS} == {"tundra", "desert", "forest", "ocean"}
    for area in AREAS:
        assert area.factories + area.population > 0 and area.symbols.bit_count() <= 2
        assert all(sum(slot) >= 1 for slot in area.slots)


@pytest.mark.rule("EV-STL-05", "EV-MIL-03", "EV-MIL-05")
@pytest.mark.parametrize(
    ("sections", "biome"), [([8, 8], "tundra"), ([9, 8], "desert"), ([13, 9], "forest"), ([17, 13], "ocean")]
)
def test_biomes_open_by_milestones(sections: list[int], biome: str) -> None:
    row = {
        "goods": STEEL,
        "population": 6,
        "prepared": [0, 0, 0, 1, 1, 1],
        "sections": sections,
        "lanes": [0, 0],
    }
    game = plays(acting(row), "act settle")
    for area in ("d3", "f2", "o8"):
        name = BIOMES[AREAS[AREA_IDS.index(area)].biome]
        move = f"settle {area} farm" if area == "d3" else f"settle {area}"
        closed = BIOMES.index(name) > BIOMES.index(biome)
        assert (refused(game.copy(), 0, move) == "EV-STL-05") is closed


@pytest.mark.rule("EV-STL-07", "EV-FAC-05", "EV-FAC-06")
def test_factory_positions_are_filled_from_the_new_world_side_for_free() -> None:
    game = plays(acting({"goods": STEEL, "population": 1, "prepared": [1, 0, 0, 0, 0, 1]}), "act settle")
    assert refused(game, 0, "settle t8 farm") == "EV-STL-07"
    plays(game, "settle t8 power-plant")
    assert player(game).goods == STEEL and player(game).prepared == [1, 0, 0, 0, 0, 0]


@pytest.mark.rule("EV-STL-08", "EV-FOR-01")
def test_each_population_token_costs_a_steel_of_the_new_world() -> None:
    game = plays(acting({"goods": goods((0, 9, 0), (0, 1, 0)), "population": 2}), "act settle")
    assert refused(game, 0, "settle t9") == "EV-STL-08"
    game = plays(acting({"goods": goods((0, 9, 0), (0, 2, 0)), "population": 2}), "act settle", "settle t9")
    assert player(game).goods == goods((0, 9, 0)) and player(game).population == 0
    assert player(game).production == [0, 1, 1]


@pytest.mark.rule("EV-STL-09", "EV-STL-10")
def test_symbols_are_needed_one_or_both() -> None:
    game = plays(acting({**FOREST, "lanes": [0, 0]}), "act settle")
    assert refused(game, 0, "settle f2") == "EV-STL-09"
    assert refused(game, 0, "settle f1 farm") == "EV-STL-09"
    game = plays(acting({**FOREST, "sections": [13, 11], "lanes": [0, 2]}), "act settle")
    assert refused(game, 0, "settle f1 farm") == "EV-STL-10"
    plays(game, "settle f2")
    assert player(game).production == [3, 0, 0]


@pytest.mark.rule("EV-STL-11")
def test_symbols_are_not_used_up() -> None:
    row = {"goods": STEEL, "population": 3, "sections": [9, 4], "lanes": [2, 0]}
    game = plays(acting(row, {"passed": True}), "act settle", "settle d1", "act settle", "settle d12")
    assert player(game).production == [0, 3, 2]


@pytest.mark.rule("EV-STL-13")
def test_an_area_is_settled_once() -> None:
    row = {"goods": STEEL, "population": 2}
    game = plays(acting(row, row), "act settle", "settle t2", "act settle")
    assert refused(game, 1, "settle t2") == "EV-STL-13"


@pytest.mark.rule("EV-STL-14")
@pytest.mark.parametrize("area", MAPS[EDITION])
def test_production_rises_for_every_filled_position(area: int) -> None:
    """With all symbols and biomes at hand each area brings its positions and a farm for each factory."""
    row = {
        "goods": STEEL,
        "population": 4,
        "prepared": [0, 0, 0, 3, 0, 0],
        "sections": [18, 17],
        "lanes": [2, 2],
    }
    place = AREAS[area]
    game = plays(acting(row), "act settle", " ".join(["settle", place.id] + ["farm"] * place.factories))
    wanted = list(place.production)
    wanted[0] += place.factories
    assert player(game).production == wanted


@pytest.mark.rule("EV-STL-15")
def test_the_example_of_an_area_that_raises_food_by_three() -> None:
    game = plays(acting({**FOREST, "sections": [13, 11], "lanes": [0, 2]}), "act settle", "settle f2")
    assert player(game).production == [3, 0, 0]


@pytest.mark.rule("EV-STL-16")
@pytest.mark.parametrize(
    ("sections", "lanes", "rule"),
    [
        ([13, 9], [2, 0], None),
        ([13, 11], [0, 2], "EV-STL-10"),
        ([12, 11], [2, 2], "EV-STL-05"),
        ([14, 11], [2, 2], None),
    ],
)
def test_the_example_of_a_forest_that_needs_milestone_and_symbols(
    sections: list[int], lanes: list[int], rule: str | None
) -> None:
    """One field may give both symbols, or two fields one each."""
    game = plays(acting({**FOREST, "sections": sections, "lanes": lanes}), "act settle")
    assert refused(game, 0, "settle f1 farm") == rule


@pytest.mark.rule("EV-STL-17")
def test_the_example_of_a_forest_with_a_power_plant() -> None:
    row = {"goods": goods((0, 0, 0), (0, 2, 0)), "population": 2, "sections": [13, 9], "lanes": [2, 0]}
    game = plays(acting({**row, "prepared": [0, 0, 0, 0, 0, 1]}), "act settle", "settle f1 power-plant")
    assert player(game).production == [0, 0, 4]
    assert player(game).goods == goods() and player(game).population == 0 and player(game).prepared == [0] * 6
    game = plays(acting({**row, "prepared": [0, 0, 0, 1, 0, 0]}), "act settle", "settle f1 farm")
    assert player(game).production == [1, 0, 3]
