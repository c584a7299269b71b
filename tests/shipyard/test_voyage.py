"""The trial voyage on the canals (SY-SCO, SY-VOY)."""

from typing import Any

import pytest
from playing import offered, refused
from shipyard_positions import PLAIN, fit, happened, harbour, hull, player, sailing

from partie.games.shipyard.components.canals import EMPTY, FIRST_CELL, OUTSIDE, WIDTH, System
from partie.kernel.engine.partie import Partie

LOOP = {"tile": 15, "at": "0:0"}
"""Chain: north military, east trade, south Blue Ribbon, west lifebuoy."""
FAST = hull("mast", ("mast", "crane"), ("mast", "cannon"), stern=("cabin", "mast"))
"""Four masts."""


def under_way(
    parts: list[int] = PLAIN, canals: list[dict[str, Any]] | None = None, figure: Any = None, **items: int
) -> Partie:
    """A ship of these parts that is about to sail with all these items aboard."""
    mine: dict[str, Any] = {"items": {"captain": 1, **items}, "canals": canals or [LOOP]}
    if figure is not None:
        mine["figure"] = figure
    game = sailing(parts, **mine)
    game.play(0, "sail 1")
    return fit(game, captain=1, **items)


@pytest.mark.rule("SY-VOY-25")
def test_the_scoring_example_of_the_rulebook_gives_23_points() -> None:
    """Crew 4, cannon and crane 4, speed 6: 14. On the way 3 for trade, 4 for the ribbon, 2 for lifebuoys: 23."""
    parts = hull(
        "mast",
        ("cabin", "mast"),
        ("cabin", "mast"),
        ("crane", "cannon"),
        ("cabin", "lifebuoy"),
        stern=("stoker_cabin", "lifebuoy"),
    )
    items = {"businessman": 2, "soldier": 1, "stoker": 1, "cannon": 1, "crane": 1, "sail": 2, "chimney": 1}
    game = under_way(parts, **items)
    game.play(0, "start 0:0 north")
    assert happened(game, "ship-scored") == [("ship-scored", 0, 4, 4, 6, 3 + 2, 4)]
    assert player(game).points == 23


def test_a_view_tells_what_the_ship_scores_so_far_and_what_officials_would_award() -> None:
    parts = hull("cabin", ("cabin", "mast"), ("crane", "cannon"), stern=("stoker_cabin", "lifebuoy"))
    game = under_way(parts, businessman=1, soldier=1, cannon=1, crane=1, sail=1)
    seen = game.view(0)["players"][0]["sailing"]
    assert seen["criteria"] == {"crew": 3, "equipment": 4, "speed": 2, "officials": 0, "ribbon": 0}
    assert seen["awards"] == {"military": 2, "trade": 2, "lifebuoy": 1, "lifeboat": 0, "lantern": 0}


@pytest.mark.rule("SY-SCO-01", "SY-SCO-05", "SY-VOY-01")
def test_the_total_is_the_sum_of_the_four_criteria() -> None:
    game = under_way(FAST, sail=2, crane=1)
    game.play(0, "start 0:0 north")
    ((_, _, crew, equipment, speed, officials, ribbon),) = happened(game, "ship-scored")
    assert (crew, equipment, speed, officials, ribbon) == (1, 2, 3, 1, 0)
    assert player(game).points == 7


@pytest.mark.rule("SY-VOY-02", "SY-VOY-03")
def test_a_ship_moves_one_space_for_each_point_of_speed() -> None:
    for sails in range(5):
        game = under_way(FAST, sail=sails) if sails else under_way(FAST)
        game.play(0, "start 0:0 north")
        # Along the chain: north, inner, east, inner, south, inner, west.
        assert player(game).figure[1] == [4, 1, 5, 2, 6][sails]


@pytest.mark.rule("SY-CAN-07", "SY-CAN-06")
def test_the_first_voyage_starts_at_a_border_space_stern_to_the_edge() -> None:
    game = under_way(FAST, [LOOP, {"tile": 2, "at": "1:0"}], sail=2)
    border = list(offered(game))
    # The two sides that touch are no border; a way of three leads from every border space.
    sides = {f"start 0:0 {side}" for side in ("north", "south", "west")}
    assert set(border) == sides | {f"start 1:0 {side}" for side in ("north", "south", "east")}
    assert refused(game, 0, "start 0:0 east") == "SY-CAN-07"
    assert player(game).figure == ()
    game.play(0, "start 0:0 west")
    assert player(game).figure[1] == 5 and player(game).figure[2] == 2


@pytest.mark.rule("SY-VOY-03")
def test_a_start_from_which_the_full_speed_cannot_be_sailed_is_refused() -> None:
    game = under_way(FAST, sail=4)
    # Five spaces: only from the ends of the chain.
    assert offered(game) == ["start 0:0 north", "start 0:0 west"]
    assert refused(game, 0, "start 0:0 east") == "SY-VOY-03"


@pytest.mark.rule("SY-VOY-04", "SY-VOY-05")
def test_at_a_confluence_any_way_but_back() -> None:
    """A cross: from the north through the middle, then east, south or west."""
    game = under_way(FAST, [{"tile": 18, "at": "0:0"}], sail=2)
    game.play(0, "start 0:0 north")
    assert set(offered(game)) == {"steer east", "steer south", "steer west"}
    assert refused(game, 0, "steer north") == "SY-VOY-04"
    game.play(0, "steer west")
    assert player(game).figure[1] == 3


@pytest.mark.rule("SY-VOY-03", "SY-VOY-05")
def test_only_ways_are_offered_on_which_the_whole_speed_can_be_sailed() -> None:
    game = under_way(FAST, [{"tile": 18, "at": "0:0"}], sail=3)
    game.play(0, "start 0:0 north")
    # Four spaces: the middle after two, then two more to the south only.
    assert not game.decisions or game.decisions[0].seat == 1
    assert player(game).figure[1] == 2


@pytest.mark.rule("SY-VOY-03")
def test_a_way_that_is_too_short_is_refused() -> None:
    """From the middle of a cross with two spaces left: south and east, where a tile lies, but not west."""
    game = under_way(FAST, [{"tile": 18, "at": "0:0"}, {"tile": 2, "at": "1:0"}], sail=3)
    game.play(0, "start 0:0 north")
    assert set(offered(game)) == {"steer south", "steer east"}
    assert refused(game, 0, "steer west") == "SY-VOY-03"


@pytest.mark.rule("SY-VOY-06")
def test_several_officials_of_one_kind_each_score() -> None:
    """Canal 9: trade at the north and at the south; canal 6 has trade at the east and at the south."""
    parts = hull("mast", ("crane", "cabin"), ("mast", "crane"), stern=("cabin", "mast"))
    game = under_way(parts, [{"tile": 6, "at": "0:0"}], crane=2, sail=3)
    game.play(0, "start 0:0 north")
    assert list(happened(game, "official-passed")) == [
        ("official-passed", 0, 2, 2),
        ("official-passed", 0, 2, 2),
    ]
    assert happened(game, "ship-scored")[0][5] == 4


@pytest.mark.rule("SY-VOY-12", "SY-VOY-14")
def test_the_blue_ribbon_pays_the_spaces_sailed_so_far() -> None:
    game = under_way(FAST, sail=3)
    game.play(0, "start 0:0 north")
    # Four spaces from the north: the voyage ends on the ribbon at the south.
    assert happened(game, "ship-scored")[0][4:] == (4, 0, 4)


@pytest.mark.rule("SY-VOY-13")
def test_of_several_ribbons_only_the_last_one_counts() -> None:
    canals = [{"tile": 14, "at": "0:0"}, {"tile": 11, "at": "1:0", "turn": "90"}]
    # Canal 14: ribbon at the east (2); across, canal 11 turned has its north at the east, its ribbon at the west: (3).
    game = under_way(FAST, canals, sail=2)
    game.play(0, "start 0:0 north")
    game.play(0, "steer east")
    assert [event[2] for event in happened(game, "ribbon-passed")] == [2, 3]
    assert happened(game, "ship-scored")[0][6] == 3


@pytest.mark.rule("SY-VOY-15", "SY-VOY-16")
def test_after_the_voyage_the_ship_joins_the_fleet_with_its_load() -> None:
    game = under_way(FAST, sail=2, crane=1)
    game.play(0, "start 0:0 north")
    (ship,) = player(game).fleet
    assert ship.parts == tuple(FAST) and ship.load == (1, 0, 0, 0, 0, 2, 0, 1)
    before = player(game).points
    while not game.over and game.decisions[0].seat != 0:
        game.push(game.decisions[0].seat, game.decisions[0].default)
    assert player(game).points == before


@pytest.mark.rule("SY-VOY-17", "SY-VOY-18")
def test_the_next_voyage_starts_where_the_last_one_ended() -> None:
    """On a confluence: any way but that of the stern."""
    canals = [LOOP, {"tile": 2, "at": "1:0"}]
    game = under_way(PLAIN, canals, figure={"at": "0:0", "space": 1, "stern": 4})
    assert set(offered(game)) == {"steer east", "steer south"}
    game.play(0, "steer south")
    assert player(game).figure == (FIRST_CELL, 5, 1)


@pytest.mark.rule("SY-VOY-26")
def test_the_space_where_a_voyage_starts_is_not_scored() -> None:
    game = under_way(PLAIN)
    game.play(0, "start 0:0 south")
    assert not happened(game, "ribbon-passed", "official-passed")
    game = under_way(PLAIN, figure={"at": "0:0", "space": 2, "stern": 5})
    assert not happened(game, "ribbon-passed")


@pytest.mark.rule("SY-VOY-19", "SY-VOY-20", "SY-VOY-21")
def test_a_tile_that_is_left_is_used_up_at_once() -> None:
    canals = [LOOP, {"tile": 2, "at": "1:0"}]
    game = under_way(PLAIN, canals, figure={"at": "0:0", "space": 1, "stern": 4})
    game.play(0, "steer east")
    assert player(game).canals.tiles == (2,) and player(game).used == (15,) and player(game).used_canals == 1
    assert player(game).figure == (FIRST_CELL + 1, 3, OUTSIDE + 3)
    assert harbour(game).canal_discard == ()


@pytest.mark.rule("SY-VOY-22", "SY-VOY-23", "SY-VOY-24")
def test_tiles_that_are_cut_off_go_to_the_discard_and_do_not_count_as_used() -> None:
    canals = [
        LOOP,
        {"tile": 2, "at": "1:0"},
        {"tile": 3, "at": "-1:0"},
        {"tile": 4, "at": "-1:1"},
        {"tile": 5, "at": "2:0"},
    ]
    game = under_way(PLAIN, canals, figure={"at": "0:0", "space": 1, "stern": 4})
    game.play(0, "steer east")
    assert sorted(player(game).canals.tiles) == [2, 5]
    assert player(game).used_canals == 1 and harbour(game).canal_discard == (3, 4)


def lying(*tiles: tuple[int, int, int, int]) -> System:
    """A system from tile, column, row and quarter turns."""
    system = EMPTY
    for tile, x, y, turn in tiles:
        system = system.laid(tile, FIRST_CELL + x - WIDTH * y, turn)
    return system


def test_a_chain_is_six_spaces_long_and_two_joined_ones_thirteen() -> None:
    assert lying((15, 0, 0, 0)).longest(()) == 6
    # From the north of one along to its west, across to the north of the next (turned so that it lies at the east).
    assert lying((15, 0, 0, 0), (2, -1, 0, 1)).longest(()) == 13
    # A cross leads through in four.
    assert lying((18, 0, 0, 0)).longest(()) == 4


def test_a_tile_that_was_left_cannot_be_entered_again() -> None:
    square = lying((15, 0, 0, 0), (2, 1, 0, 0), (3, 0, -1, 0), (4, 1, -1, 0))
    figure = (FIRST_CELL, 0, OUTSIDE + 0)
    assert square.reach(figure, 48) <= 7 * 4 - 1


def test_turned_tiles_join_the_ports_that_face_each_other() -> None:
    for turn in range(4):
        pair = lying((15, 0, 0, 0), (2, 1, 0, turn))
        here = (FIRST_CELL, 1, 4)
        across = [after for after in pair.steps(here) if after[0] != FIRST_CELL]
        assert across == [(FIRST_CELL + 1, (3 - turn) % 4, OUTSIDE + 3)]


def test_a_new_tile_behind_the_stern_stays_forbidden_for_the_first_step() -> None:
    """The figure came from the west; a tile laid there later is no way for the next first step."""
    pair = lying((15, 0, 0, 0), (2, -1, 0, 0))
    here = (FIRST_CELL, 3, OUTSIDE + 3)
    assert pair.steps(here) == [(FIRST_CELL, 6, 3)]
