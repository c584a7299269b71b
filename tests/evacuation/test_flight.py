"""The flight phase (EV-FLY, EV-FOR-03 to EV-FOR-05)."""

import pytest
from evacuation_positions import goods, happened, next_year, phase, player, plays, run_on, state
from playing import offered, refused

from partie.kernel.engine.partie import Partie

ENERGY = goods((0, 0, 9))


def flying(*shuttles: str, **row: object) -> Partie:
    """The flight phase; seat 0 has these shuttles on the Old World, the other seat none."""
    return phase("flight", {"goods": ENERGY, "old_shuttles": list(shuttles), **row}, {})


@pytest.mark.rule("EV-FLY-01", "EV-FLY-26")
def test_nobody_must_fly_and_what_stays_is_not_loaded() -> None:
    game = flying("kestrel")
    assert refused(game, 0, "evacuate l1 by-zone") == "EV-FLY-26"
    plays(game, "done")
    assert player(game).old_shuttles == (0,) and player(game).land == 511
    game = plays(flying("petrel", helps=[0, 0, 0, 2]), "load petrel", "evacuate l1 by-first-zone")
    assert refused(game, 0, "evacuate l2 by-first-zone") == "EV-FLY-08"
    game = plays(flying("kestrel", "swift"), "load kestrel")
    assert refused(game, 0, "done") == refused(game, 0, "load swift") == "EV-FLY-26"


@pytest.mark.rule("EV-FLY-02")
def test_loading_then_launch_then_unloading() -> None:
    game = plays(flying("petrel"), "load petrel", "evacuate l8 by-zone", "launch")
    assert [event[0] for event in happened(game)][:3] == ["evacuated", "launched", "unloaded"]
    game = plays(flying("petrel", "tern"), "load petrel", "launch")
    assert refused(game, 0, "evacuate l8 by-zone") == "EV-FLY-26"


@pytest.mark.rule("EV-FLY-03")
def test_only_cargo_of_the_old_world_on_own_shuttles_of_the_old_world() -> None:
    game = flying(
        "petrel", prepared=[0, 0, 0, 1, 0, 0], stadiums=["tin-arena"], goods=goods((0, 0, 2), (3, 3, 3))
    )
    assert refused(game, 0, "load crane") == "EV-FLY-03"
    plays(game, "load petrel")
    assert refused(game, 0, "crate farm") == refused(game, 0, "stow tin-arena") == "EV-FLY-03"
    assert refused(game, 0, "freight 1 food") == "EV-FLY-03"
    both = plays(flying("kestrel", "swift"), "load kestrel", "launch", "load swift", "launch")
    assert len(player(both).shuttles) == 2


@pytest.mark.rule("EV-FLY-05")
def test_buildings_up_to_the_capacity_in_any_mix() -> None:
    game = flying("pelican", prepared=[1, 1, 0, 0, 0, 0])
    plays(game, "load pelican", "stow purple-ground", "crate farm")
    assert refused(game, 0, "crate steelworks") == "EV-FLY-05"
    assert refused(game, 0, "evacuate l7 as-building") == "EV-FLY-05"
    plays(game, "launch")
    assert len(player(game).stadiums) == 1 and player(game).prepared == [0, 1, 0, 1, 0, 0]


@pytest.mark.rule("EV-FLY-06", "EV-FLY-18", "EV-FLY-15")
def test_a_factory_of_any_area_goes_as_a_building() -> None:
    game = plays(flying("swift"), "load swift", "evacuate l7 as-building", "launch")
    assert player(game).prepared == [0, 0, 0, 1, 0, 0] and not player(game).land >> 6 & 1


@pytest.mark.rule("EV-FLY-07")
def test_resources_up_to_the_capacity() -> None:
    game = plays(flying("petrel", goods=goods((5, 5, 9))), "load petrel")
    assert "freight 1 food 1 steel" in offered(game) and "freight 2 energy" in offered(game)
    assert refused(game, 0, "freight 3 steel") == "EV-FLY-07"
    plays(game, "freight 1 food")
    assert refused(game, 0, "freight 2 steel") == "EV-FLY-07"


@pytest.mark.rule("EV-FLY-07", "EV-FLY-26")
def test_resources_are_added_to_a_hold_until_the_launch() -> None:
    game = plays(flying("petrel", goods=goods((5, 5, 9))), "load petrel", "freight 1 food")
    assert game.decisions[0].prompt[1]["resources"] == 1
    assert [move for move in offered(game) if move.startswith("freight")] == [
        "freight 1 energy", "freight 1 steel", "freight 1 food",
    ]  # fmt: skip
    plays(game, "freight 1 steel")
    assert player(game).holds[-1].goods == [1, 1, 0] and player(game).goods[:3] == [4, 4, 9]
    assert game.decisions[0].prompt[1]["resources"] == 0
    assert refused(game, 0, "freight 1 energy") == "EV-FLY-07"
    plays(game, "launch")
    assert player(game).goods[3:] == [1, 1, 0]
    same = plays(flying("petrel", goods=goods((5, 5, 9))), "load petrel", "freight 1 food 1 steel", "launch")
    assert same.key() == game.key()


@pytest.mark.rule("EV-FLY-27")
def test_what_is_added_later_leaves_the_energy_of_the_launch_too() -> None:
    game = plays(flying("petrel", goods=goods((0, 0, 2))), "load petrel", "freight 1 energy")
    assert refused(game, 0, "freight 1 energy") == "EV-FLY-27"


@pytest.mark.rule("EV-FLY-08", "EV-FLY-14")
def test_a_zone_takes_one_area_with_all_its_population() -> None:
    game = plays(flying("petrel"), "load petrel", "evacuate l8 by-zone")
    assert player(game).holds[0].population == 2
    assert refused(game, 0, "evacuate l9 by-zone") == "EV-FLY-08"


@pytest.mark.rule("EV-FLY-09")
def test_a_launched_area_counts_as_evacuated() -> None:
    from partie.games.evacuation.state import areas_left

    game = plays(flying("petrel"), "load petrel", "evacuate l8 by-zone", "launch")
    assert areas_left(player(game)) == 10 and areas_left(player(game, 1)) == 11


@pytest.mark.rule("EV-FLY-10")
def test_shuttles_on_the_new_world_are_not_loaded() -> None:
    game = flying(goods=goods((0, 0, 9), (0, 0, 1)), shuttles=["petrel"])
    assert refused(game, 0, "load petrel") == "EV-FLY-10"
    assert offered(game) == ["done", "return petrel"]


@pytest.mark.rule("EV-FLY-12", "EV-FLY-13")
def test_a_zone_takes_areas_of_its_colour_only() -> None:
    game = plays(flying("petrel"), "load petrel")
    assert [move for move in offered(game) if move.endswith("by-zone")] == [
        f"evacuate {land} by-zone" for land in ("l7", "l8", "l9")
    ]
    assert refused(game, 0, "evacuate l1 by-zone") == "EV-FLY-12"
    assert refused(game, 0, "evacuate l1 by-first-zone") == "EV-FLY-12"


@pytest.mark.rule("EV-FLY-16", "EV-PRD-01")
def test_an_area_is_evacuated_once_and_stops_producing() -> None:
    game = flying("petrel", "tern", goods=goods((9, 0, 9)))
    plays(game, "load petrel", "evacuate l8 by-zone", "launch", "load tern")
    assert refused(game, 0, "evacuate l8 by-zone") == "EV-FLY-16"
    plays(game, "launch")
    assert ("produced", 0, 7, 5, 7, 0, 0, 0) in happened(next_year(game))


@pytest.mark.rule("EV-FLY-17", "EV-FOR-04")
def test_a_factory_goes_in_a_zone_or_as_a_building() -> None:
    game = plays(flying("petrel"), "load petrel", "evacuate l9 by-zone", "evacuate l3 as-building", "launch")
    assert player(game).population == 2 and player(game).prepared == [0, 0, 0, 0, 0, 1]
    game = plays(flying("petrel"), "load petrel", "evacuate l7 by-zone", "stow purple-ground", "launch")
    assert player(game).prepared == [0, 0, 0, 1, 0, 0] and len(player(game).stadiums) == 1
    game = plays(flying("petrel"), "load petrel")
    assert refused(game, 0, "evacuate l3 by-zone") == "EV-FLY-12"


@pytest.mark.rule("EV-FLY-19")
def test_population_flies_in_zones_only() -> None:
    game = plays(flying("pelican"), "load pelican")
    assert refused(game, 0, "evacuate l8 as-building") == "EV-FLY-19"
    assert refused(game, 0, "evacuate l8 by-zone") == "EV-FLY-12"


@pytest.mark.rule("EV-FLY-20", "EV-FOR-03")
def test_ocean_tokens_do_not_fly() -> None:
    """A zone of the ocean takes the coast; the tokens move with the satellites."""
    game = plays(flying("petrel", land=[]), "load petrel")
    assert not [move for move in offered(game) if move.startswith("evacuate")]
    assert player(game).flipped == 0


@pytest.mark.rule("EV-FLY-21")
def test_a_launch_costs_the_energy_of_the_tile() -> None:
    game = flying("crane", "kestrel", goods=goods((0, 0, 2)))
    assert refused(game, 0, "load crane") == "EV-FLY-21"
    plays(game, "load kestrel", "launch")
    assert player(game).goods[2] == 1


@pytest.mark.rule("EV-FLY-22", "EV-FOR-05", "EV-FLY-25")
def test_a_flight_back_costs_one_energy_whatever_the_tile() -> None:
    game = plays(flying(goods=goods((0, 0, 0), (0, 0, 1)), shuttles=["crane"]), "return crane")
    assert player(game).goods == goods() and player(game).shuttles == ()
    assert [happened(game)[0][0]] == ["returned"] and len(player(game).old_shuttles) == 1


@pytest.mark.rule("EV-FLY-23", "EV-MIL-14")
def test_the_world_of_departure_pays() -> None:
    game = flying("kestrel", goods=goods((0, 0, 0), (0, 0, 5)), shuttles=["crane"])
    assert refused(game, 0, "load kestrel") == "EV-FLY-21"
    game = flying("kestrel", goods=goods((0, 0, 5)), shuttles=["crane"], sections=[9, 9])
    assert refused(game, 0, "return crane") == "EV-FLY-23"
    plays(game, "load kestrel", "launch")
    assert player(game).goods == goods((0, 0, 4))


@pytest.mark.rule("EV-FLY-24")
def test_a_shuttle_may_fly_empty() -> None:
    game = plays(flying("kestrel"), "load kestrel", "launch")
    assert player(game).shuttles == (0,) and player(game).land == 511


@pytest.mark.rule("EV-FLY-27")
def test_loaded_energy_cannot_pay_for_the_launch() -> None:
    game = plays(flying("pelican", goods=goods((0, 0, 3))), "load pelican")
    assert refused(game, 0, "freight 2 energy") == "EV-FLY-27"
    plays(game, "freight 1 energy", "launch")
    assert player(game).goods == goods((0, 0, 0), (0, 0, 1))


@pytest.mark.rule("EV-FLY-28", "EV-FLY-31")
def test_the_example_of_a_full_load() -> None:
    """A factory, two population of a coastal area, two energy; nothing more fits."""
    game = plays(
        flying("petrel", prepared=[1, 0, 0, 0, 0, 0]),
        "load petrel",
        "crate farm",
        "evacuate l8 by-zone",
        "freight 2 energy",
    )
    assert refused(game, 0, "stow purple-ground") == "EV-FLY-05"
    assert offered(game) == ["launch"]
    plays(game, "launch")
    assert player(game).prepared == [0, 0, 0, 1, 0, 0] and player(game).population == 2
    assert player(game).goods == goods((0, 0, 6), (0, 0, 2)) and player(game).holds == []


@pytest.mark.rule("EV-FLY-29")
def test_energy_that_just_arrives_pays_no_return_and_a_shuttle_flies_once() -> None:
    game = flying("petrel", "swift", shuttles=["crane"])
    plays(game, "load petrel", "freight 2 energy", "launch")
    assert refused(game, 0, "return crane") == "EV-FLY-23"
    assert refused(game, 0, "return petrel") == "EV-FLY-29"
    game = plays(flying("swift", goods=goods((0, 0, 9), (0, 0, 9)), shuttles=["crane"]), "return crane")
    assert refused(game, 0, "load crane") == "EV-FLY-03"


@pytest.mark.rule("EV-FLY-32")
def test_flights_of_different_players_do_not_interact() -> None:
    row = {"goods": ENERGY, "old_shuttles": ["petrel"]}
    first = phase("flight", row, {"goods": ENERGY, "old_shuttles": ["tern"]})
    second = first.copy()
    ours, theirs = (
        ["load petrel", "evacuate l8 by-zone", "launch"],
        ["load tern", "evacuate l8 by-zone", "launch"],
    )
    for move in ours:
        first.play(0, move)
    for move in theirs:
        first.play(1, move)
    for mine, other in zip(ours, theirs, strict=True):
        second.play(1, other)
        second.play(0, mine)
    assert first.key() == second.key()
    assert run_on(first, lambda s: s.phase == 5) is first and state(first).phase == 5


@pytest.mark.rule("EV-FLY-12")
def test_a_help_lets_a_zone_ignore_the_stripe() -> None:
    game = plays(flying("petrel", helps=[0, 0, 0, 1]), "load petrel")
    assert "evacuate l1 by-first-zone" in offered(game)
    plays(game, "evacuate l1 by-first-zone")
    assert refused(game, 0, "evacuate l8 by-zone") == "EV-FLY-08"
