"""Special power plants: hybrids, ecological plants and fusion."""

import pytest
from playing import offered, refused
from powergrid_positions import buying, grid, happened, producing

HYBRIDS = {5: 4, 12: 4, 21: 4, 29: 2, 46: 6}
"""What each hybrid stores."""


@pytest.mark.rule("PG-SPC-01")
@pytest.mark.parametrize(("fuel", "move"), [({"coal": 2}, "run 5 coal=2"), ({"oil": 2}, "run 5")])
def test_a_hybrid_burns_coal_or_oil(fuel: dict[str, int], move: str) -> None:
    game = producing([5], 2, **fuel)
    assert offered(game) == ["run none", move]
    game.play(0, move)
    assert grid(game).players[0].fuel == [0, 0, 0, 0]
    assert happened(game, "produced")[0][2] == 1


@pytest.mark.rule("PG-SPC-02")
@pytest.mark.parametrize(("coal", "oil"), [(2, 1), (1, 2)])
def test_a_hybrid_burns_any_mixture_of_coal_and_oil(coal: int, oil: int) -> None:
    game = producing([46], 7, coal=coal, oil=oil)
    game.play(0, f"run 46 coal={coal}")
    assert grid(game).players[0].fuel == [0, 0, 0, 0]
    assert happened(game, "produced")[0][2] == 7


@pytest.mark.rule("PG-SPC-02")
def test_the_mixture_adds_up_to_the_required_number() -> None:
    """Four coal are more than plant 46 burns, and plant 4 is no hybrid."""
    game = producing([4, 46], 7, coal=6, oil=2)
    assert refused(game, 0, "run 46 coal=4") == "PG-SPC-02"
    assert refused(game, 0, "run 4 coal=1") == "PG-SPC-02"
    assert refused(game, 0, "run none coal=1") == "PG-SPC-02"


@pytest.mark.rule("PG-SPC-02", "PG-PLT-06")
def test_fuel_that_suffices_in_another_mixture_is_not_told_to_be_too_little() -> None:
    """Two oil alone do not run plant 46; with one coal or more they do, also when `coal=` is left out."""
    game = producing([4, 46], 7, coal=6, oil=2)
    assert refused(game, 0, "run 46 coal=0") == refused(game, 0, "run 46") == "hybrid-coal"
    assert refused(game, 0, "run 46 coal=1") is None
    assert refused(producing([46], 7, coal=1, oil=1), 0, "run 46 coal=1") == "PG-PLT-06"
    assert refused(producing([4, 46], 7, coal=2, oil=1), 0, "run 4 46 coal=2") == "PG-PLT-06"


@pytest.mark.rule("PG-OWN-07")
def test_fuel_that_suffices_but_cannot_lie_that_way_is_told_so() -> None:
    """Five coal on plant 4 and seven oil on hybrids 5 and 12: one place is left there for the fifth coal."""
    game = producing([4, 5, 12], 7, oil=7, coal=5)
    assert refused(game, 0, "run 5 coal=2") == "PG-OWN-07"
    assert refused(game, 0, "run 5 coal=1") is None


@pytest.mark.rule("PG-SPC-03")
@pytest.mark.parametrize("number", HYBRIDS)
def test_a_hybrid_stores_coal_and_oil_in_any_proportion(number: int) -> None:
    room = HYBRIDS[number]
    for coal in range(room + 1):
        game = buying([number])
        if coal:
            game.play(0, f"buy coal {coal}")
        if coal < room:
            game.play(0, f"buy oil {room - coal}")
        assert grid(game).players[0].fuel == [coal, room - coal, 0, 0]
        assert offered(game) == ["done"]
        assert refused(game, 0, "buy coal 1") == "PG-BUY-02"
        assert refused(game, 0, "buy oil 1") == "PG-BUY-02"


@pytest.mark.rule("PG-SPC-04")
def test_the_example_of_plant_46_burning() -> None:
    game = producing([46], 7, coal=3, oil=3)
    burnt = []
    for move in game.decisions[0].moves[1:]:
        trial = game.copy()
        trial.push(0, move)
        left = grid(trial).players[0].fuel
        burnt.append((3 - left[0], 3 - left[1]))
    assert sorted(burnt) == [(0, 3), (1, 2), (2, 1), (3, 0)]


@pytest.mark.rule("PG-SPC-04")
def test_the_example_of_plant_46_storing() -> None:
    game = buying([46], held={"coal": 4})
    game.play(0, "buy oil 2")
    assert offered(game) == ["done"]
    assert sum(grid(game).players[0].fuel) == 6


@pytest.mark.rule("PG-SPC-05")
@pytest.mark.parametrize(("number", "supplied"), [(13, 1), (50, 6)])
def test_ecological_and_fusion_plants_run_without_resources(number: int, supplied: int) -> None:
    game = producing([number], 8)
    supply = grid(game).supply.copy()
    game.play(0, f"run {number}")
    assert happened(game, "produced")[0][2] == supplied
    assert grid(game).supply == supply


@pytest.mark.rule("PG-SPC-06")
@pytest.mark.parametrize("number", [13, 50])
@pytest.mark.parametrize("fuel", ["coal", "oil", "garbage", "uranium"])
def test_nothing_can_be_stored_on_ecological_and_fusion_plants(number: int, fuel: str) -> None:
    game = buying([number])
    assert offered(game) == ["done"]
    assert refused(game, 0, f"buy {fuel} 1") == "PG-SPC-06"


@pytest.mark.rule("PG-SPC-06")
def test_an_ecological_plant_beside_another_adds_no_room() -> None:
    game = buying([13, 19])
    assert refused(game, 0, "buy garbage 5") == "PG-BUY-02"
    assert refused(game, 0, "buy coal 1") == "PG-BUY-05"


@pytest.mark.rule("PG-SPC-07")
@pytest.mark.parametrize(("number", "cities", "supplied"), [(13, 3, 1), (50, 8, 6), (50, 3, 3), (44, 6, 5)])
def test_they_supply_up_to_their_house_symbol(number: int, cities: int, supplied: int) -> None:
    game = producing([number], cities)
    game.play(0, f"run {number}")
    assert happened(game, "produced")[0][2] == supplied
