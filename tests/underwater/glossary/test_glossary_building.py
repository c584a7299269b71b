"""Notes on card effects: building and upgrading by cards, and what waits for it."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, turn

from partie.kernel.engine.partie import Partie

# Slots of the 3-4 side: R4 two laboratories, Y5 two science or three upgrades, Y2 two tunnels, R3 only gives. Permanent
# cards: 37 a credit for a second laboratory, 99 two points for a second upgraded farm, 39 a credit and a point for a
# second tunnel in one turn.

RICH = {"kelp": 9, "steelplast": 9, "science": 9, "credit": 9}
LOOSE = {"cities": {"C": "white"}}
TO_C = {**LOOSE, "tunnels": ["t2"]}


def others_pass(game: Partie) -> None:
    """The other two players use the slot that is always open."""
    for seat in (1, 2):
        play(game, f"slot A0 card {nation(game, seat).hand[0]}", "later", seat=seat)


# Where a card builds


@pytest.mark.rule("UC-GLO-17")
def test_a_card_builds_on_legal_sites_only() -> None:
    """Action cards 159 (a free building), 157 (a free tunnel) and 89 (a city), used by the slot G4."""
    laid = {
        157: {"build tunnel t7": "UC-TUN-03", "build tunnel t2": "UC-TUN-02"},
        159: {"build farm D": "UC-BLD-06", "build farm S": "UC-BLD-05", "build farm Sx": "UC-EXT-01"},
        89: {"build white F": "UC-CIT-05", "build white S": "UC-CIT-04"},
    }
    for card, wrong in laid.items():
        full = {"S": ["plant", "plant", "plant"]}
        game = turn(3, {"round": 8}, laid=[card], tunnels=["t2"], buildings=full, resources=RICH, hand=[134])
        play(game, "slot G4 card 134", f"use {card}")
        if card == 159:
            play(game, "part 1")
        for move, rule in wrong.items():
            assert refused(game, 0, move) == rule
        assert not set(wrong) & set(offered(game))


@pytest.mark.rule("UC-GLO-17")
@pytest.mark.parametrize("move", ["build farm S", "build tunnel t1", "build white A", "build purple A"])
def test_nothing_is_built_without_an_effect(move: str) -> None:
    game = turn(3, resources={**RICH, "biomatter": 9}, hand=[16, 38, 39])
    assert refused(game, 0, move) == "UC-GLO-17"
    play(game, "slot Y5 card 16")
    assert refused(game, 0, move) == "UC-GLO-17"


@pytest.mark.rule("UC-GLO-18")
def test_every_city_has_an_extension_site_for_cards_that_name_it() -> None:
    """Special action card 192; the city on C is not connected, on A, D and E one could be built."""
    game = turn(3, laid=[192], **LOOSE, resources=RICH, hand=[14])
    play(game, "slot G4 card 14", "use 192")
    assert {move.split()[2] for move in offered(game) if move.startswith("build ")} == {
        "Sx", "Ax", "Cx", "Dx", "Ex",
    }  # fmt: skip
    assert refused(game, 0, "build plant Fx") == "UC-EXT-03"
    assert refused(game, 0, "build plant S") == "UC-EXT-02"
    play(game, "build plant Cx")
    assert described(game)["buildings"] == {"Cx": ["plant"]}
    assert have(game)["credit"] == 8
    # It is full now, and no slot builds there.
    again = turn(3, laid=[192], **LOOSE, resources=RICH, buildings={"Cx": ["plant"]}, hand=[14])
    play(again, "slot G4 card 14", "use 192")
    assert refused(again, 0, "build plant Cx") == "UC-BLD-05"


@pytest.mark.rule("UC-GLO-33")
@pytest.mark.parametrize(
    ("first", "second", "left"),
    [
        ("price 1", "price 1", {"science": 2}),
        ("price 2", "price 2", {"credit": 2}),
        ("price 1", "price 2", {"credit": 1, "science": 1}),
        ("price 2", "price 1", {"credit": 1, "science": 1}),
    ],
)
def test_two_farms_are_upgraded_for_a_credit_or_a_science_each(
    first: str, second: str, left: dict[str, int]
) -> None:
    """Card 30; the slot R3 gives two steelplast and a kelp."""
    game = turn(resources={"credit": 2, "science": 2}, buildings={"S": ["farm", "farm", "farm"]}, hand=[30])
    play(game, "slot R3 card 30", "card first", "upgrade farm S", first, "upgrade farm S", second)
    assert described(game)["buildings"] == {"S": ["farm+", "farm+", "farm"]}
    assert have(game) == {**left, "steelplast": 2, "kelp": 1}


@pytest.mark.rule("UC-GLO-33")
def test_one_farm_is_enough_and_each_costs_one_of_them() -> None:
    one = turn(resources={"credit": 1}, buildings={"S": ["farm", "farm"]}, hand=[30])
    play(one, "slot R3 card 30", "card first", "upgrade farm S")
    assert described(one)["buildings"] == {"S": ["farm+", "farm"]}
    assert have(one) == {"steelplast": 2, "kelp": 1}
    few = turn(resources={"kelp": 9, "steelplast": 9}, buildings={"S": ["farm", "farm"]}, hand=[30])
    play(few, "slot R3 card 30", "card first")
    assert described(few)["buildings"] == {"S": ["farm", "farm"]}


# What waits for building


@pytest.mark.rule("UC-GLO-25")
def test_the_second_laboratory_at_a_city_counts_not_the_first_or_third() -> None:
    game = turn(3, laid=[37], resources={"steelplast": 2}, hand=[14])
    play(game, "slot R4 card 14", "build laboratory S")
    assert have(game) == {"steelplast": 1}
    play(game, "build laboratory S")
    assert have(game) == {"credit": 1}
    third = turn(3, laid=[37], resources={"steelplast": 2}, buildings={"S": ["laboratory"] * 2}, hand=[14])
    play(third, "slot R4 card 14", "build laboratory S", "done")
    assert have(third) == {"steelplast": 1}


@pytest.mark.rule("UC-GLO-25")
@pytest.mark.parametrize(
    ("built", "credits"), [(TO_C, 1), (LOOSE, 0), ({"tunnels": ["t2"]}, 0)], ids=["yes", "no", "empty site"]
)
def test_the_second_laboratory_needs_a_connected_city(built: dict[str, Any], credits: int) -> None:
    game = turn(3, laid=[37], resources={"steelplast": 2}, **built, hand=[14])
    play(game, "slot R4 card 14", "build laboratory C", "build laboratory C")
    assert have(game) == ({"credit": credits} if credits else {})


@pytest.mark.rule("UC-GLO-25")
def test_laboratories_at_two_cities_are_no_second_one() -> None:
    game = turn(3, laid=[37], resources={"steelplast": 2}, **TO_C, hand=[14])
    play(game, "slot R4 card 14", "build laboratory C", "build laboratory S")
    assert have(game) == {}


@pytest.mark.rule("UC-GLO-26")
@pytest.mark.parametrize(
    ("farms", "points"),
    [
        (["farm", "farm"], 0),
        (["farm+", "farm"], 2),
        (["farm+", "farm", "farm"], 2),
        (["farm+", "farm+", "farm"], 0),
    ],
)
def test_exactly_the_second_upgraded_farm_counts(farms: list[str], points: int) -> None:
    game = turn(3, {"round": 5}, laid=[99], resources={"science": 3}, buildings={"S": farms}, hand=[75])
    play(game, "slot Y5 card 75", "option 2", "upgrade farm S")
    # It comes at once, before the slot is done.
    assert nation(game).points == points


@pytest.mark.rule("UC-GLO-26")
@pytest.mark.parametrize(("built", "points"), [(TO_C, 2), (LOOSE, 0), ({"tunnels": ["t2"]}, 0)])
def test_the_second_upgraded_farm_needs_a_connected_city(built: dict[str, Any], points: int) -> None:
    farms = {"C": ["farm+", "farm"]}
    game = turn(3, {"round": 5}, laid=[99], resources={"science": 1}, **built, buildings=farms, hand=[75])
    play(game, "slot Y5 card 75", "option 2", "upgrade farm C")
    assert nation(game).points == points


@pytest.mark.rule("UC-GLO-27")
def test_the_second_tunnel_of_a_turn_rewards_at_once_and_a_third_no_more() -> None:
    """Card 84 builds a tunnel for two credits; the credit of card 39 pays for the third tunnel of the turn."""
    resources = {"credit": 3, "steelplast": 2}
    game = turn(3, {"round": 5}, laid=[39], resources=resources, hand=[84])
    play(game, "slot Y2 card 84", "card first", "build tunnel t1")
    assert (nation(game).points, have(game)) == (0, {"credit": 1, "steelplast": 2})
    play(game, "build tunnel t2")
    assert (nation(game).points, have(game)) == (1, {"credit": 1, "steelplast": 1})
    play(game, "build tunnel t6")
    assert (nation(game).points, have(game)) == (1, {})
    assert described(game)["tunnels"] == ["t1", "t2", "t6"]


@pytest.mark.rule("UC-GLO-27")
def test_tunnels_of_two_turns_are_no_second_one_but_every_turn_counts_anew() -> None:
    game = turn(3, laid=[39], resources={"credit": 3, "steelplast": 3}, hand=[12, 13, 16])
    play(game, "slot R2 card 16", "card unused", "build tunnel t1")
    others_pass(game)
    play(game, "slot Y2 card 12", "build tunnel t2")
    assert nation(game).points == 0
    play(game, "build tunnel t6")
    assert nation(game).points == 1
    again = turn(3, laid=[39], tunnels=["t1", "t2"], resources={"credit": 2, "steelplast": 2}, hand=[12])
    play(again, "slot Y2 card 12", "build tunnel t6", "build tunnel t3")
    assert nation(again).points == 1
