"""Step 5: complete ships are fitted out and leave the yard (SY-STP, SY-FIT, SY-CND)."""

from typing import Any

import pytest
from playing import offered, refused
from shipyard_positions import (
    PLAIN,
    acting,
    complete,
    finishing,
    fit,
    happened,
    harbour,
    hull,
    part,
    player,
    position,
    sailing,
)

from partie.games.shipyard.rules.launching import NO_CAPTAIN
from partie.kernel.engine.partie import Partie
from partie.text.words import Words

CANAL = [{"tile": 15, "at": "0:0"}]
"""A chain of seven spaces: six can be sailed."""


def asked_for(game: Partie) -> list[str]:
    """The amounts offered for the item that is asked for."""
    return sorted(offered(game))


def ready(parts: list[int] = PLAIN, **items: int) -> Partie:
    """A ship of these parts that may sail, with these items in the supply."""
    game = sailing(parts, items=items, canals=CANAL)
    game.play(0, "sail 1")
    return game


@pytest.mark.rule("SY-STP-01", "SY-STP-04")
def test_without_a_complete_ship_the_turn_ends_after_step_4() -> None:
    game = finishing(PLAIN)
    game.play(0, "take b1")
    game.play(0, "at 4")
    game.play(0, "done")
    assert game.decisions[0].seat == 1 and not happened(game, "fitting-out")


@pytest.mark.rule("SY-STP-03", "SY-BLD-14", "SY-FIT-01")
def test_a_complete_ship_must_leave_after_step_4() -> None:
    game = sailing(PLAIN, items={"captain": 1}, canals=CANAL)
    assert offered(game) == ["sail 1", "risk 1"]
    assert refused(game, 0, "done") == "SY-STP-03"
    game.play(0, "sail 1")
    fit(game, captain=1)
    game.play(0, "start 0:0 north")
    assert player(game).yard == [-1] * 9 and len(player(game).fleet) == 1 and game.decisions[0].seat == 1


@pytest.mark.rule("SY-FIT-04")
def test_an_incomplete_ship_does_not_leave() -> None:
    game = finishing([*PLAIN], items={"captain": 1}, canals=CANAL)
    game.play(0, "take a1")
    game.play(0, "at 5")
    game.play(0, "take d1")
    game.play(0, "at 3")
    assert harbour(game).players[0].filling
    if game.decision(0).step.name == "take-part":
        game.play(0, "done")
    assert refused(game, 0, "sail 5") == "SY-FIT-04"
    assert offered(game) == ["sail 1", "risk 1"]


def two_ships(**mine: Any) -> Partie:
    """Seat 0 completes ships on spaces 1 and 4 with two sterns."""
    one, other = (
        hull("cabin", ("cabin", "mast"), stern=("cabin", "mast")),
        hull("mast", ("crane", "cabin"), stern=("cabin", "crane")),
    )
    sterns = [i for i in range(26, 52) if i not in (one[-1], other[-1])]
    offer = ["BBBBB", "MMMMM", "MMMMM", [one[-1], other[-1], *sterns[:3]]]
    yard = [*one[:-1], None, *other[:-1], None, None, None, None]
    game = acting("build_ships", {"yard": yard, "guilders": 3, **mine}, offer=offer)
    for move in ("take d1", "at 3", "take d2", "at 6", "done"):
        game.play(0, move)
    return game


@pytest.mark.rule("SY-FIT-02", "SY-FIT-03", "SY-TRN-04")
def test_several_ships_sail_one_after_the_other_in_the_order_their_owner_likes() -> None:
    game = two_ships(items={"captain": 2}, canals=CANAL)
    assert offered(game) == ["sail 1", "sail 4", "risk 1", "risk 4"]
    game.play(0, "sail 4")
    fit(game, captain=1)
    game.play(0, "start 0:0 north")
    assert offered(game) == ["sail 1", "risk 1"]
    game.play(0, "sail 1")
    assert len(happened(game, "ship-scored")) == 2 and len(player(game).fleet) == 2


@pytest.mark.rule("SY-FIT-05", "SY-EQP-07")
def test_nothing_is_attached_before_the_ship_is_complete() -> None:
    game = finishing(PLAIN, items={"captain": 1, "sail": 1}, canals=CANAL)
    assert refused(game, 0, "fit sail 1") == "not-now"
    complete(game, 3)
    assert refused(game, 0, "fit sail 1") == "not-now"
    game.play(0, "sail 1")
    assert "fit sail 1" in offered(game)


@pytest.mark.rule("SY-FIT-06", "SY-EQP-08")
def test_what_is_aboard_stays_aboard() -> None:
    game = two_ships(items={"captain": 2, "sail": 1}, canals=CANAL)
    game.play(0, "sail 1")
    fit(game, captain=1, sail=1)
    game.play(0, "start 0:0 north")
    assert player(game).items[5] == 0 and player(game).fleet[0].load[5] == 1
    game.play(0, "sail 4")
    assert player(game).fleet[1].load[5] == 0


@pytest.mark.rule("SY-FIT-07", "SY-EAP-12")
def test_only_what_is_in_the_own_supply_comes_aboard() -> None:
    staff = ["engineer_sail", "constructor_sail"]
    game = sailing(PLAIN, items={"captain": 1, "sail": 1}, canals=CANAL, employees=staff)
    game.play(0, "sail 1")
    assert refused(game, 0, "fit sail 2") == "SY-FIT-07"
    assert asked_for(game) == ["fit sail 0", "fit sail 1"]


@pytest.mark.rule("SY-FIT-08", "SY-FIT-18")
def test_fitting_out_costs_no_action_and_may_leave_everything_ashore() -> None:
    game = ready(captain=1, sail=2)
    guilders = player(game).guilders
    game.play(0, "fit sail 0")
    game.play(0, "start 0:0 north")
    assert player(game).guilders == guilders and player(game).items[5] == 2
    assert player(game).fleet[0].load == (1, 0, 0, 0, 0, 0, 0, 0)


@pytest.mark.rule("SY-FIT-09")
def test_a_captain_needs_no_cabin() -> None:
    no_cabin = hull("mast", ("mast", "lifebuoy"), stern=("mast", "lifebuoy"))
    game = ready(no_cabin, captain=1)
    game.play(0, "start 0:0 north")
    assert player(game).fleet[0].load[0] == 1


@pytest.mark.rule("SY-FIT-10", "SY-FIT-13", "SY-EQP-09")
def test_a_crane_needs_a_mount_for_cranes_and_a_cannon_one_for_cannons() -> None:
    parts = hull("cannon", ("crane", "cabin"), stern=("cabin", "mast"))
    game = ready(parts, captain=1, cannon=2, crane=2)
    assert refused(game, 0, "fit cannon 2") == "SY-FIT-10"
    assert asked_for(game) == ["fit cannon 0", "fit cannon 1"]
    game.play(0, "fit cannon 0")
    assert refused(game, 0, "fit crane 2") == "SY-FIT-10"
    assert asked_for(game) == ["fit crane 0", "fit crane 1"]


@pytest.mark.rule("SY-FIT-11", "SY-CRW-04", "SY-CRW-05")
def test_each_officer_and_other_member_of_the_crew_needs_a_cabin() -> None:
    one_cabin = hull("cabin", ("mast", "lifebuoy"), stern=("mast", "lifebuoy"))
    game = ready(one_cabin, captain=3, soldier=2)
    assert refused(game, 0, "fit captain 3") == "SY-FIT-11"
    assert asked_for(game) == ["fit captain 1", "fit captain 2"]
    game.play(0, "fit captain 1")
    assert refused(game, 0, "fit soldier 2") == "SY-FIT-11"
    game = ready(PLAIN, captain=3)
    game.play(0, "fit captain 3")
    assert harbour(game).load[0] == 3


@pytest.mark.rule("SY-FIT-17")
def test_an_ordinary_cabin_takes_anybody_but_stokers() -> None:
    game = ready(PLAIN, captain=2, businessman=1, soldier=1, stoker=1)
    fit(game, captain=2, businessman=1, soldier=1)
    assert harbour(game).load == (2, 1, 1, 0, 0, 0, 0, 0)


@pytest.mark.rule("SY-FIT-14")
def test_sails_and_chimneys_share_the_masts() -> None:
    game = ready(PLAIN, captain=1, chimney=2, sail=2)
    assert asked_for(game) == ["fit chimney 0", "fit chimney 1", "fit chimney 2"]
    game.play(0, "fit chimney 1")
    assert asked_for(game) == ["fit sail 0", "fit sail 1"]
    assert refused(game, 0, "fit sail 2") == "SY-FIT-14"


@pytest.mark.rule("SY-FIT-15", "SY-FIT-16")
def test_a_stoker_needs_a_stokers_cabin_and_nobody_else_gets_it() -> None:
    game = ready(PLAIN, captain=1, stoker=1, sail=1)
    assert asked_for(game) == ["fit sail 0", "fit sail 1"]
    dark = hull("mast", ("mast", "lifebuoy"), stern=("stoker_cabin", "mast"))
    game = ready(dark, captain=1, stoker=2, soldier=1)
    assert asked_for(game) == ["fit stoker 0", "fit stoker 1"]
    assert refused(game, 0, "fit stoker 2") == "SY-FIT-15"


@pytest.mark.rule("SY-EAP-10", "SY-FIT-12")
def test_a_constructor_allows_two_pieces_without_a_mount() -> None:
    game = sailing(PLAIN, items={"captain": 1, "crane": 3}, canals=CANAL, employees=["constructor_crane"])
    game.play(0, "sail 1")
    assert asked_for(game) == ["fit crane 0", "fit crane 1", "fit crane 2"]


@pytest.mark.rule("SY-EAP-11", "SY-EAP-13")
def test_the_constructor_of_stokers_allows_one_more() -> None:
    dark = hull("mast", ("mast", "lifebuoy"), stern=("stoker_cabin", "mast"))
    game = sailing(dark, items={"captain": 1, "stoker": 3}, canals=CANAL, employees=["constructor_stoker"])
    game.play(0, "sail 1")
    assert asked_for(game) == ["fit stoker 0", "fit stoker 1", "fit stoker 2"]
    assert refused(game, 0, "fit stoker 3") == "SY-FIT-15"


@pytest.mark.rule("SY-EAP-14")
def test_the_constructor_of_crew_is_as_good_as_two_cabins_but_not_for_stokers() -> None:
    bare = hull("mast", ("mast", "lifebuoy"), stern=("mast", "lifebuoy"))
    staff = ["constructor_crew"]
    game = sailing(bare, items={"captain": 2, "soldier": 3, "stoker": 1}, canals=CANAL, employees=staff)
    game.play(0, "sail 1")
    assert asked_for(game) == ["fit captain 1", "fit captain 2"]
    game.play(0, "fit captain 2")
    assert asked_for(game) == ["fit soldier 0", "fit soldier 1"]
    game.play(0, "fit soldier 1")
    assert (harbour(game).load == () and player(game).fleet == ()) or harbour(game).load[3] == 0


@pytest.mark.rule("SY-EAP-15", "SY-EAP-02")
def test_a_constructor_serves_every_ship() -> None:
    game = two_ships(items={"captain": 2, "cannon": 4}, canals=CANAL, employees=["constructor_cannon"])
    game.play(0, "sail 1")
    fit(game, captain=1, cannon=2)
    game.play(0, "start 0:0 north")
    game.play(0, "sail 4")
    fit(game, captain=1, cannon=2)
    assert [ship.load[6] for ship in player(game).fleet] == [2, 2]


@pytest.mark.rule("SY-EAP-20", "SY-EAP-04")
def test_pairs_of_sails_may_be_left_uncounted() -> None:
    parts = hull("mast", ("mast", "crane"), ("mast", "cannon"), stern=("cabin", "mast"))
    canals = [{"tile": 15, "at": "0:0"}, {"tile": 2, "at": "0:-1"}]
    game = sailing(parts, items={"captain": 1, "sail": 4}, canals=canals, employees=["rigger"])
    game.play(0, "sail 1")
    game.play(0, "fit sail 4")
    assert sorted(offered(game)) == ["speed 5", "speed 6", "speed 7"]
    assert refused(game, 0, "speed 4") == "SY-SPD-01"
    assert refused(game, 0, "speed 8") == "SY-EAP-19"


@pytest.mark.rule("SY-SPD-01", "SY-EAP-18")
def test_the_speed_follows_from_the_load_and_the_helmsman_may_help() -> None:
    game = sailing(PLAIN, items={"captain": 1, "sail": 2}, canals=CANAL, employees=["helmsman"])
    game.play(0, "sail 1")
    game.play(0, "fit sail 2")
    assert sorted(offered(game)) == ["speed 3", "speed 4"]
    game.play(0, "speed 4")
    game.play(0, "start 0:0 north")
    assert happened(game, "ship-scored")[0][4] == 4


@pytest.mark.rule("SY-CND-01", "SY-CRW-03", "SY-CND-03")
def test_without_a_captain_a_ship_fails_and_scores_nothing() -> None:
    game = sailing(PLAIN, items={"soldier": 2, "sail": 2}, canals=CANAL)
    assert offered(game) == ["risk 1"]
    assert refused(game, 0, "sail 1") == "SY-CND-01"
    game.play(0, "risk 1")
    game.play(0, "done")
    assert player(game).points == 0 and happened(game, "ship-failed") == [("ship-failed", 0, 3, NO_CAPTAIN)]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The ship of Ann (3 parts) is lost."),
        ("cs", "Ann: loď (3 díly) je ztracena."),
        ("uk", "Ann: корабель (3 частини) утрачено."),
    ],
)
def test_a_log_from_before_reasons_were_told_is_still_told(language: str, told: str) -> None:
    game = sailing(PLAIN, items={"captain": 1}, canals=CANAL)
    assert Words(language, "shipyard").event(game, ("ship-failed", 0, 3), ["Ann"]) == told


@pytest.mark.rule("SY-CND-01")
def test_a_ship_that_is_to_sail_keeps_a_captain() -> None:
    game = ready(PLAIN, captain=2, soldier=1)
    assert asked_for(game)[:2] == ["fit captain 1", "fit captain 2"]
    assert refused(game, 0, "fit captain 0") == refused(game, 0, "done") == "SY-CND-01"


@pytest.mark.rule("SY-CND-02", "SY-EAP-18")
def test_nobody_helps_a_ship_beyond_the_canals() -> None:
    figure = {"at": "0:0", "space": 1, "stern": 4}
    game = sailing(
        PLAIN, items={"captain": 1, "sail": 3}, canals=CANAL, figure=figure, employees=["helmsman", "rigger"]
    )
    game.play(0, "sail 1")
    game.play(0, "fit sail 2")
    assert asked_for(game) == ["speed 3", "speed 4"]
    assert refused(game, 0, "speed 5") == "SY-CND-02"


@pytest.mark.rule("SY-CND-02", "SY-CND-09")
def test_a_ship_must_not_be_faster_than_the_canals_are_long() -> None:
    parts = hull("mast", ("mast", "crane"), ("mast", "cannon"), stern=("cabin", "mast"))
    figure = {"at": "0:0", "space": 1, "stern": 4}
    game = sailing(parts, items={"captain": 1, "sail": 4}, canals=CANAL, figure=figure)
    game.play(0, "sail 1")
    # From the east space four more can be sailed: to the south, then to the west.
    assert sorted(offered(game)) == [f"fit sail {n}" for n in range(4)]
    assert refused(game, 0, "fit sail 4") == "SY-CND-02"
    game.play(0, "fit sail 3")
    assert happened(game, "ship-scored")[0][4] == 4 and player(game).items[5] == 1


@pytest.mark.rule("SY-CND-02", "SY-CND-07")
def test_a_ship_that_is_risked_too_fast_fails_and_the_figure_stays() -> None:
    parts = hull("mast", ("mast", "crane"), ("mast", "cannon"), stern=("cabin", "mast"))
    figure = {"at": "0:0", "space": 1, "stern": 4}
    game = sailing(parts, items={"captain": 1, "sail": 4}, canals=CANAL, figure=figure)
    before = player(game).figure
    game.play(0, "risk 1")
    game.play(0, "fit captain 1")
    game.play(0, "fit sail 4")
    assert happened(game, "ship-failed") and player(game).figure == before
    assert len(player(game).canals.tiles) == 1 and player(game).used_canals == 0


@pytest.mark.rule("SY-CND-04", "SY-CND-05", "SY-CON-03")
def test_a_failed_ship_leaves_the_yard_and_the_game() -> None:
    game = sailing(PLAIN, canals=CANAL)
    game.play(0, "risk 1")
    assert player(game).yard == [-1] * 9 and player(game).fleet == ()
    assert set(PLAIN) <= set(harbour(game).scrapped)


@pytest.mark.rule("SY-CND-06")
def test_what_was_put_on_a_failing_ship_is_lost() -> None:
    game = sailing(PLAIN, items={"soldier": 2, "sail": 2}, canals=CANAL)
    game.play(0, "risk 1")
    game.play(0, "fit soldier 1")
    game.play(0, "fit sail 2")
    assert player(game).items[2] == 1 and player(game).items[5] == 0


@pytest.mark.rule("SY-CND-08")
def test_a_ship_with_nothing_but_a_captain_sails_one_space() -> None:
    game = ready(captain=1)
    game.play(0, "start 0:0 north")
    assert happened(game, "ship-scored") == [("ship-scored", 0, 1, 0, 1, 0, 0)]
    assert player(game).points == 2


@pytest.mark.rule("SY-CND-10")
def test_each_ship_needs_its_own_way_on_what_the_one_before_has_left() -> None:
    one, other = two_sails()
    assert one == ["sail 4", "risk 4"]
    # Six spaces in all: after a voyage of three the second ship may sail three, but not four.
    assert other == ["fit sail 0", "fit sail 1", "fit sail 2"]


def two_sails() -> tuple[list[str], list[str]]:
    """What is offered after a first ship has sailed three of six spaces: the second ship, and its sails."""
    one = hull("cabin", ("cabin", "mast"), stern=("cabin", "mast"))
    other = [part("bow", "mast"), part("middle", "mast", "crane"), part("stern", "stoker_cabin", "mast")]
    sterns = [i for i in range(26, 52) if i not in (one[-1], other[-1])]
    offer = ["BBBBB", "MMMMM", "MMMMM", [one[-1], other[-1], *sterns[:3]]]
    yard = [*one[:-1], None, *other[:-1], None, None, None, None]
    mine = {"yard": yard, "guilders": 3, "items": {"captain": 2, "sail": 5}, "canals": CANAL}
    game = acting("build_ships", mine, offer=offer)
    for move in ("take d1", "at 3", "take d2", "at 6", "done", "sail 1", "fit captain 1", "fit sail 2"):
        game.play(0, move)
    game.play(0, "start 0:0 north")
    ships = offered(game)
    game.play(0, "sail 4")
    return ships, sorted(offered(game))


@pytest.mark.rule("SY-CND-02")
def test_without_any_canal_a_ship_fails() -> None:
    game = sailing(PLAIN, items={"captain": 1})
    assert offered(game) == ["risk 1"] and refused(game, 0, "sail 1") == "SY-CND-02"


@pytest.mark.rule("SY-FST-06")
def test_a_ship_completed_in_the_first_turn_sails_too() -> None:
    stern = PLAIN[-1]
    sterns = [i for i in range(26, 52) if i != stern]
    mine = {"yard": [*PLAIN[:2], *[None] * 7], "items": {"captain": 1}, "canals": CANAL}
    game = position(
        3,
        {
            "start": 0,
            "turn": 0,
            "players": [mine, {}, {}],
            "offer": ["BBBBB", "MMMMM", "MMMMM", [stern, *sterns[:4]]],
        },
    )
    for move in (
        "action build_ships",
        "main",
        "take d1",
        "at 3",
        "done",
        "done",
        "sail 1",
        "start 0:0 north",
    ):
        game.play(0, move)
    assert happened(game, "ship-scored")
