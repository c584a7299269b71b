"""Notes on card effects: what their words mean - city, structure, building, connected - and what is counted."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, nation, play, production, table, turn

from partie.games.underwater.cards import BY_NUMBER
from partie.games.underwater.components.terms import COLOURS
from partie.games.underwater.scoring import final_lines
from partie.kernel.engine.partie import Partie

# Slots: R3 gives two steelplast and a kelp, Y1 a science, a steelplast and a kelp, G1 goes on the Federation track.

SLOT = {"yellow": "Y1", "red": "R3", "green": "G1"}
TO_C = {"cities": {"C": "white"}, "tunnels": ["t2"]}
LOOSE = {"cities": {"C": "white"}}
SEVEN = [("S", 3), ("Sx", 1), ("C", 2), ("C1", 1)]


def using(card: int, round: int = 8, **mine: Any) -> Partie:
    """Seat 0 has done the slot of the card's colour and now has the effect of the card."""
    slot = SLOT[COLOURS[BY_NUMBER[card].colour]]
    game = turn(3, {"round": round}, **{"hand": [card], **mine})
    play(game, f"slot {slot} card {card}", "card first")
    return game


def gained(card: int, **mine: Any) -> dict[str, int]:
    """What an instant red or yellow card gives besides its slot, with points."""
    slot = SLOT[COLOURS[BY_NUMBER[card].colour]]
    totals = []
    for order in ("card first", "card unused"):
        game = turn(3, {"round": 8}, **{"hand": [card], **mine})
        play(game, f"slot {slot} card {card}", order)
        totals.append({**have(game), "points": nation(game).points})
    with_card, without = totals
    return {
        name: part - without.get(name, 0) for name, part in with_card.items() if part - without.get(name, 0)
    }


def many(kind: str, number: int) -> dict[str, list[str]]:
    """So many buildings of a kind at the cities S and C."""
    found: dict[str, list[str]] = {}
    for berth, room in SEVEN:
        here = min(room, number)
        if here:
            found[berth] = [kind] * here
        number -= here
    return found


def end_points(**given: Any) -> int:
    """What the end cards score."""
    game = production(table={"round": 10}, resources={"kelp": 20}, **given)
    return dict(final_lines(table(game), 0))["end-cards"]


def places(game: Partie) -> set[str]:
    """What kinds can be built."""
    return {move.split()[1] for move in offered(game) if move.startswith("build ")}


def built_by(card: int) -> Partie:
    """An action card is being used by the slot G4, rich enough for everything."""
    rich = {"kelp": 9, "steelplast": 9, "credit": 9, "biomatter": 9}
    game = turn(3, laid=[card], resources=rich, hand=[14])
    play(game, "slot G4 card 14", f"use {card}", "part 1")
    return game


# Words


@pytest.mark.rule("UC-GLO-02")
def test_city_means_both_kinds() -> None:
    """End card 66: a point for two cities; 186: two points per symbiotic city. Card 32 builds a city."""
    both = {"cities": {"A": "white", "C": "purple"}, "tunnels": ["t1", "t2"]}
    assert end_points(laid=[66], **both) == 1
    assert end_points(laid=[66], cities={"A": "purple"}, tunnels=["t1"]) == 1
    assert end_points(laid=[186], **both) == 2
    rich = {"kelp": 9, "steelplast": 9, "credit": 9, "biomatter": 1}
    assert places(using(32, resources=rich)) == {"white", "purple"}
    # Card 128 says nonsymbiotic, card 135 symbiotic.
    assert places(using(128, resources=rich)) == {"white"}
    assert places(using(135, resources=rich)) == {"purple"}


@pytest.mark.rule("UC-GLO-03")
def test_a_structure_is_a_building_or_a_tunnel_and_no_city() -> None:
    """Action card 19 builds a structure; end card 65 gives a point for two upgraded structures."""
    game = built_by(19)
    assert places(game) == {"farm", "plant", "laboratory", "tunnel"}
    assert refused(game, 0, "build white A") == "UC-GLO-17"
    assert refused(game, 0, "build purple A") == "UC-GLO-17"
    for tunnels, points in ((["t2"], 1), (["t2+"], 2)):
        each = {"S": ["farm+", "plant+", "laboratory+"]}
        assert end_points(laid=[65], cities={"C": "purple"}, tunnels=tunnels, buildings=each) == points


@pytest.mark.rule("UC-GLO-04")
def test_a_building_is_a_farm_a_plant_or_a_laboratory() -> None:
    """Action card 17 builds buildings; end card 119 gives a point for three buildings."""
    game = built_by(17)
    assert places(game) == {"farm", "plant", "laboratory"}
    assert refused(game, 0, "build tunnel t1") == "UC-GLO-17"
    assert refused(game, 0, "build white A") == "UC-GLO-17"
    assert end_points(laid=[119], **TO_C, buildings={"S": ["farm", "plant"]}) == 0
    assert end_points(laid=[119], **TO_C, buildings={"S": ["farm", "plant", "laboratory"]}) == 1


@pytest.mark.rule("UC-GLO-05")
@pytest.mark.parametrize(("card", "kind"), [(121, "farm"), (177, "plant"), (179, "laboratory")])
def test_upgraded_buildings_still_count(card: int, kind: str) -> None:
    assert end_points(laid=[card], buildings={"S": [kind, kind]}) == 0
    for mixed in ([kind, kind, kind], [kind, kind, f"{kind}+"], [f"{kind}+"] * 3):
        assert end_points(laid=[card], buildings={"S": mixed}) == 1


@pytest.mark.rule("UC-GLO-05")
def test_upgraded_tunnels_still_are_tunnels() -> None:
    """Card 81: a credit for two tunnels."""
    assert gained(81, tunnels=["t1+"]) == {}
    assert gained(81, tunnels=["t1+", "t2"]) == {"credit": 1}
    assert gained(81, tunnels=["t1+", "t2+"]) == {"credit": 1}


@pytest.mark.rule("UC-GLO-06")
def test_only_plants_in_the_network_are_connected() -> None:
    """Card 77: with three connected plants two credits and two biomatter."""
    plants = {"S": ["plant", "plant"], "C": ["plant"]}
    assert gained(77, **LOOSE, buildings=plants) == {}
    assert gained(77, buildings=plants) == {}
    assert gained(77, **TO_C, buildings=plants) == {"credit": 2, "biomatter": 2}


@pytest.mark.rule("UC-GLO-23")
@pytest.mark.parametrize("space", ["below", 4, 3, 2, 1])
def test_on_a_federation_space_means_exactly_there(space: Any) -> None:
    """Card 87: a science, three credits and a card on space 3; 82: two steelplast, a biomatter and a card on 2."""
    assert gained(87, federation=space) == ({"science": 1, "credit": 3} if space == 3 else {})
    assert gained(82, federation=space) == ({"steelplast": 2, "biomatter": 1} if space == 2 else {})


# The production of one structure


@pytest.mark.rule("UC-GLO-24")
@pytest.mark.parametrize(
    ("kind", "gives"),
    [
        ("farm", {"kelp": 1, "points": 1}),
        ("plant", {"credit": 1, "biomatter": 1}),
        ("laboratory", {"steelplast": 1, "science": 1}),
        ("tunnel", {"credit": 1, "points": 1}),
    ],
)
def test_one_upgraded_structure_gives_what_it_makes_by_itself(kind: str, gives: dict[str, int]) -> None:
    """Card 71, with pairs at the city: no bonus of a pair."""
    built = {"S": ["farm+", "farm+", "plant+"], "C": ["laboratory+", "laboratory+"]}
    game = using(71, cities={"C": "white"}, tunnels=["t2+"], buildings=built)
    before = {**have(game), "points": nation(game).points}
    makes = game.view(None)["nations"][0]["yield"]
    assert offered(game) == ["done", "copy farm", "copy plant", "copy laboratory", "copy tunnel"]
    play(game, f"copy {kind}")
    slot = {"steelplast": 2, "kelp": 1}
    after = {**have(game), "points": nation(game).points}
    more = {name: part - before.get(name, 0) - slot.get(name, 0) for name, part in after.items()}
    assert {name: part for name, part in more.items() if part} == gives
    # What it makes in the production phase stays the same.
    assert game.view(None)["nations"][0]["yield"] == makes


@pytest.mark.rule("UC-GLO-24")
def test_a_multiplied_site_does_not_multiply_it() -> None:
    """On board 5 the production at E1 counts twice."""
    built = {"cities": {"A": "white", "E": "white"}, "tunnels": ["t1", "t5"], "buildings": {"E1": ["farm+"]}}
    game = using(71, board=5, boards="advanced", **built)
    play(game, "copy farm")
    assert (have(game)["kelp"], nation(game).points) == (1 + 1, 1)


@pytest.mark.rule("UC-GLO-24")
@pytest.mark.parametrize(
    "built",
    [
        {**TO_C, "buildings": {"C": ["farm"]}},
        {**LOOSE, "buildings": {"C": ["farm+"]}},
        {"tunnels": ["t2"], "buildings": {"C": ["farm+"]}},
    ],
    ids=["not upgraded", "not connected", "no city"],
)
def test_only_upgraded_structures_at_connected_cities_are_taken(built: dict[str, Any]) -> None:
    built = {**built, "buildings": {**built["buildings"], "S": ["plant+"]}}
    game = using(71, **built)
    assert offered(game) == ["done", "copy plant"]
    assert refused(game, 0, "copy farm") == "UC-GLO-24"
    assert refused(game, 0, "copy tunnel") == "UC-GLO-24"


# Counting in production and at the end


@pytest.mark.rule("UC-GLO-30")
@pytest.mark.parametrize(
    ("built", "biomatter"),
    [
        ({"buildings": {"S": ["plant", "plant"]}}, 0),
        ({**LOOSE, "buildings": {"C": ["plant+"]}}, 0),
        ({"buildings": {"S": ["plant+"]}}, 1 + 1),
        ({"buildings": {"S": ["plant+", "plant+"]}}, 2 + 1),
    ],
)
def test_additional_biomatter_needs_a_plant_that_makes_some(built: dict[str, Any], biomatter: int) -> None:
    game = production(table={"round": 7}, laid=[111], resources={"kelp": 9}, **built)
    assert have(game).get("biomatter", 0) == biomatter


@pytest.mark.rule("UC-GLO-31")
@pytest.mark.parametrize(("laboratories", "kelp"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_kelp_for_every_three_laboratories(laboratories: int, kelp: int) -> None:
    built = {**TO_C, "buildings": many("laboratory", laboratories)}
    with_card, without = (
        production(table={"round": 7}, laid=laid, resources={"kelp": 9}, **built) for laid in ([110], [])
    )
    assert have(with_card)["kelp"] - have(without)["kelp"] == kelp
    assert have(with_card)["science"] == laboratories


@pytest.mark.rule("UC-GLO-32")
@pytest.mark.parametrize(("farms", "points"), [(2, 0), (3, 1), (5, 1), (7, 2)])
def test_a_point_for_every_three_farms_at_the_end(farms: int, points: int) -> None:
    assert end_points(laid=[121], **TO_C, buildings=many("farm", farms)) == points


@pytest.mark.rule("UC-GLO-32")
def test_farms_that_are_not_connected_do_not_count() -> None:
    assert end_points(laid=[121], **LOOSE, buildings=many("farm", 7)) == 1
    assert described(turn(**LOOSE, buildings=many("farm", 7)))["buildings"]["C"] == ["farm", "farm"]
