"""Production: what the network, cards and metropolises make; the worked examples of the rulebooks."""

from typing import Any

import pytest
from playing import asked, offered, refused
from underwater_positions import described, have, nation, play, production, table, turn

from partie.games.underwater.components.terms import CREDIT, TUNNEL, amount
from partie.games.underwater.effects import Gain, Instead
from partie.kernel.engine.partie import Partie

# Production cards: 43 steelplast and kelp for a science of a laboratory, 44 a credit, 64 a credit for two cities,
# 110 a kelp for three laboratories, 113 an upgrade and a science, 117 a credit for three farms, 118 three points for a
# kelp and a credit, 205 two credits and two points for a kelp of a farm. Tile 6: two points.

PLENTY = 20
TO_C = {"cities": {"C": "white"}, "tunnels": ["t2"]}
FROM_TUNNEL = {"credit": 1}


def seen(game: Partie, seat: int = 0) -> dict[str, Any]:
    """A nation as everybody sees it."""
    found: dict[str, Any] = game.view(None)["nations"][seat]
    return found


def made(**given: Any) -> dict[str, int]:
    """What production makes; there is kelp enough for the cities."""
    game = production(resources={"kelp": PLENTY}, **given)
    found = {**have(game), "points": nation(game).points}
    found["kelp"] += seen(game)["hungry"] - PLENTY
    return {name: part for name, part in found.items() if part}


@pytest.mark.rule("UC-PRO-02")
@pytest.mark.parametrize(
    ("buildings", "expected"),
    [
        (["farm"], {"kelp": 1}),
        (["farm+"], {"kelp": 1, "points": 1}),
        (["farm+", "farm+"], {"kelp": 3, "points": 3}),
        (["plant"], {"credit": 1}),
        (["plant+"], {"credit": 1, "biomatter": 1}),
        (["plant+", "plant+"], {"credit": 3, "biomatter": 2}),
        (["laboratory"], {"science": 1}),
        (["laboratory+"], {"steelplast": 1, "science": 1}),
        (["laboratory+", "laboratory+"], {"steelplast": 3, "science": 2}),
    ],
)
def test_the_player_aid(buildings: list[str], expected: dict[str, int]) -> None:
    assert made(buildings={"S": buildings}) == expected


@pytest.mark.rule("UC-PRO-03")
@pytest.mark.parametrize(
    ("tunnel", "cities", "expected"),
    [
        ("t1", {}, {"credit": 1}),
        ("t1+", {}, {"credit": 1, "points": 1}),
        ("t1", {"A": "white"}, {"credit": 1}),
        ("t1+", {"A": "white"}, {"credit": 1, "points": 1}),
    ],
)
def test_a_tunnel_at_a_city_makes_a_credit_once(
    tunnel: str, cities: dict[str, str], expected: dict[str, int]
) -> None:
    assert made(tunnels=[tunnel], cities=cities) == expected


@pytest.mark.rule("UC-PRO-05")
def test_plants_make_credits_and_upgraded_ones_biomatter() -> None:
    assert made(buildings={"S": ["plant", "plant"]}) == {"credit": 2}
    assert made(buildings={"S": ["plant", "plant+"]}) == {"credit": 2, "biomatter": 1}


@pytest.mark.rule("UC-PRO-06", "UC-PRO-08")
@pytest.mark.parametrize(
    ("buildings", "steelplast", "science"),
    [
        (["laboratory"], 0, 1),
        (["laboratory+"], 1, 1),
        (["laboratory", "laboratory"], 0, 2),
        (["laboratory", "laboratory+"], 1, 2),
        (["laboratory+", "laboratory+"], 3, 2),
    ],
)
def test_laboratories_make_science_and_upgraded_ones_steelplast(
    buildings: list[str], steelplast: int, science: int
) -> None:
    found = made(buildings={"S": buildings})
    assert (found.get("steelplast", 0), found["science"]) == (steelplast, science)


@pytest.mark.rule("UC-PRO-07")
def test_a_symbiotic_city_makes_two_points_another_one_nothing() -> None:
    assert made(cities={"C": "purple"}, tunnels=["t2"]) == {**FROM_TUNNEL, "points": 2}
    assert made(**TO_C) == FROM_TUNNEL
    assert made(**TO_C, buildings={"C": ["plant"]}) == {"credit": 2}


@pytest.mark.rule("UC-PRO-08")
@pytest.mark.parametrize(
    ("building", "pair", "apart"),
    [
        ("farm+", {"kelp": 3, "points": 3}, {"kelp": 2, "points": 2}),
        ("plant+", {"credit": 3, "biomatter": 2}, {"credit": 2, "biomatter": 2}),
        ("laboratory+", {"steelplast": 3, "science": 2}, {"steelplast": 2, "science": 2}),
    ],
)
def test_two_upgraded_buildings_make_more_only_at_one_city(
    building: str, pair: dict[str, int], apart: dict[str, int]
) -> None:
    assert made(buildings={"S": [building, building]}) == pair
    found = made(**TO_C, buildings={"S": [building], "C": [building]})
    found["credit"] -= 1  # The tunnel.
    assert {name: part for name, part in found.items() if part} == apart


@pytest.mark.rule("UC-PRO-10", "UC-PRO-04", "UC-PRO-09")
@pytest.mark.parametrize(
    ("buildings", "kelp", "points"),
    [
        (["farm"], 1, 0),
        (["farm+"], 1, 1),
        (["farm", "farm+"], 2, 1),
        (["farm+", "farm+"], 3, 3),
        (["farm+", "farm+", "farm+"], 4, 4),
    ],
)
def test_farms_make_kelp_and_upgraded_ones_points(buildings: list[str], kelp: int, points: int) -> None:
    found = made(buildings={"S": buildings})
    assert (found["kelp"], found.get("points", 0)) == (kelp, points)


@pytest.mark.rule("UC-PRO-09")
def test_the_bonus_of_a_pair_comes_once_also_for_four() -> None:
    four = made(buildings={"S": ["plant+", "plant+", "plant+"], "Sx": ["plant+"]})
    assert four == {"credit": 5, "biomatter": 4}


@pytest.mark.rule("UC-PRO-11")
@pytest.mark.parametrize(
    "built",
    [
        {"cities": {"B": "purple"}, "buildings": {"B": ["farm+", "plant+"]}},
        {"buildings": {"C": ["laboratory+", "plant"]}},
        {"tunnels": ["t2"], "buildings": {"C": ["laboratory+", "plant"]}},
    ],
    ids=["unconnected city", "empty site", "empty site at a tunnel"],
)
def test_what_is_not_at_a_connected_city_makes_nothing(built: dict[str, Any]) -> None:
    assert made(**built) == (FROM_TUNNEL if "tunnels" in built else {})


@pytest.mark.rule("UC-PRO-11")
def test_a_tunnel_between_empty_sites_or_to_a_metropolis_makes_nothing() -> None:
    assert made(tunnels=["t2", "t4+", "t10+"]) == FROM_TUNNEL
    assert made(tunnels=["t2", "t4+", "t12+"], tiles=[4, 8, 9]) == FROM_TUNNEL


@pytest.mark.rule("UC-PRO-12")
def test_cards_and_connected_metropolises_produce_for_what_is_connected() -> None:
    era2 = {"table": {"round": 7}}
    three = {"S": ["laboratory", "laboratory"], "C": ["laboratory"]}
    assert made(**era2, laid=[110], **TO_C, buildings=three) == {"kelp": 1, "science": 3, "credit": 1}
    loose = made(**era2, laid=[110], cities={"C": "white"}, buildings=three)
    assert loose == {"science": 2}
    both = {"A": "white", "C": "white"}
    assert made(laid=[64], cities=both, tunnels=["t1", "t2"]) == {"steelplast": 1, "credit": 2}
    assert made(laid=[64], cities=both, tunnels=["t1"]) == {"credit": 1}
    to_metropolis = ["t2", "t4", "t12"]
    assert made(tunnels=to_metropolis, tiles=[4, 6, 9]) == {**FROM_TUNNEL, "points": 2}
    assert made(tunnels=to_metropolis[:2], tiles=[4, 6, 9]) == FROM_TUNNEL


@pytest.mark.rule("UC-PRO-13")
def test_a_card_that_changes_production_needs_something_that_produces() -> None:
    # A plain laboratory will do; the steelplast of an upgraded one stays.
    for building, steelplast in (("laboratory", 1), ("laboratory+", 2)):
        connected = production(laid=[43], resources={"kelp": 1}, buildings={"S": [building]})
        assert offered(connected) == ["done", "give science"]
        assert refused(connected, 0, "give kelp") == "UC-PRO-13"
        play(connected, "give science")
        assert have(connected) == {"kelp": 1, "steelplast": steelplast}
    # Science in hand is not enough: a laboratory that is not connected makes none.
    for idle in ({"C": ["laboratory+"]}, {"S": ["farm"]}):
        game = production(laid=[43], resources={"kelp": 1, "science": 1}, buildings=idle)
        assert have(game)["science"] == 1
        assert "give science" not in offered(game)


@pytest.mark.rule("UC-PRO-13")
def test_a_change_of_tunnels_needs_a_tunnel_at_a_city() -> None:
    # No printed card changes tunnels; the kind of effect does it for all structures.
    modifier = Instead(TUNNEL, CREDIT, Gain(point=1))
    at_city = production(resources={"credit": 1}, tunnels=["t1"])
    assert modifier.can(table(at_city), 0, amount(credit=1))
    # t8 lies between the empty sites F and G.
    nowhere = production(resources={"credit": 1}, tunnels=["t8"])
    assert not modifier.can(table(nowhere), 0, amount(credit=1))


@pytest.mark.rule("UC-PRO-14", "UC-MET-04")
def test_the_production_example() -> None:
    """Connected are S and the symbiotic city C; the tunnels t1, t2 and t4 lie at them, t12 only at the metropolis N."""
    game = production(
        laid=[44],
        resources={},
        cities={"C": "purple", "B": "white"},
        tunnels=["t1", "t2", "t4+", "t12"],
        buildings={
            "S": ["farm+", "farm", "plant"],
            "C": ["laboratory+", "laboratory+"],
            "C1": ["plant"],
            "B": ["laboratory"],
        },
        tiles=[4, 6, 12],
    )
    assert seen(game)["connected"] == ["S", "C"]
    # Two plants, three tunnels, card 44: six credits; the two cities eat both kelp, nothing is lost.
    network = {"kelp": 2, "steelplast": 3, "science": 2, "credit": 5, "biomatter": 0, "point": 4}
    assert seen(game)["yield"] == network
    assert have(game) == {"credit": 6, "steelplast": 3, "science": 2}
    assert nation(game).points == 6


def two_choosers() -> Partie:
    second = {"laid": [61, 63, 205], "resources": {}, "buildings": {"S": ["farm"]}, "hand": [83, 84, 85]}
    mine: dict[str, Any] = {"laid": [118], "resources": {"kelp": 1, "credit": 1}, "hand": [80, 81, 82]}
    return production(table={"round": 7}, others=[second], **mine)


@pytest.mark.rule("UC-PRO-01")
def test_all_produce_at_the_same_time_and_no_order_matters() -> None:
    one, other = two_choosers(), two_choosers()
    assert [decision.seat for decision in one.decisions] == [0, 1]
    play(one, "price 1")
    play(one, "give kelp", seat=1)
    play(other, "give kelp", seat=1)
    # Card 63 draws a card: not before all are done.
    assert nation(other, 1).hand == [83, 84, 85]
    play(other, "price 1")
    assert one.key() == other.key()
    assert (nation(one).points, have(one)) == (2, {})
    # The second one gave the kelp of the farm away; card 61 feeds the city.
    assert (nation(one, 1).points, have(one, 1)) == (2, {"kelp": 1, "credit": 2})
    assert len(nation(one, 1).hand) == 3 + 2 + 3


@pytest.mark.rule("UC-PRO-15")
def test_a_paying_card_may_use_what_the_same_production_makes() -> None:
    game = production(table={"round": 7}, laid=[118], resources={}, buildings={"S": ["farm", "plant"]})
    assert asked(game) == 0
    assert offered(game) == ["done", "price 1"]
    play(game, "price 1")
    assert (nation(game).points, have(game)) == (2, {})


@pytest.mark.rule("UC-PRO-15")
def test_an_upgrade_of_a_card_may_come_before_the_network() -> None:
    def game() -> Partie:
        return production(table={"round": 7}, laid=[113], resources={"kelp": 1}, buildings={"S": ["farm"]})

    before, after = game(), game()
    assert offered(before) == ["done", "part 1", "part 2"]
    play(before, "part 2", "upgrade farm S")
    assert (nation(before).points, have(before)) == (1, {"kelp": 1})
    play(after, "part 1", "upgrade farm S")
    assert (nation(after).points, have(after)) == (0, {"kelp": 1})
    assert described(after)["buildings"] == described(before)["buildings"] == {"S": ["farm+"]}


@pytest.mark.rule("UC-PRO-15")
@pytest.mark.parametrize(
    ("laid", "built", "points"),
    [
        ([113, 118], {"buildings": {"S": ["farm+", "farm+"]}, "tunnels": ["t1+"]}, 4),
        ([44, 118], {"buildings": {"S": ["farm"]}}, 0),
    ],
    ids=["network", "another card"],
)
def test_a_paying_card_waits_for_everything_that_only_gives(
    laid: list[int], built: dict[str, Any], points: int
) -> None:
    game = production(table={"round": 7}, laid=laid, resources={}, **built)
    assert offered(game) == ["done", "price 1"]
    play(game, "price 1")
    assert nation(game).points == points + 2


@pytest.mark.rule("UC-PRO-12", "UC-FEE-01")
def test_the_preview_counts_cards_metropolises_and_food() -> None:
    """Card 44 gives a credit; the tile at N (6) two points, connected by t12. Two cities eat."""
    game = turn(
        laid=[44],
        resources={"kelp": 1},
        cities={"C": "white", "D": "white"},
        tunnels=["t2", "t4", "t12"],
        buildings={"S": ["farm"], "C": ["plant"]},
        tiles=[4, 6, 12],
        hand=[14, 15, 16],
    )
    mine = seen(game)
    lines = {(line["source"], line["id"]): line["amounts"] for line in mine["balance"]}
    assert lines["card", 44] == {"credit": 1} and lines["metropolis", 6] == {"point": 2}
    assert lines["food", None] == {"kelp": -2} and lines["hunger", None] == {"point": -3}
    assert mine["after"]["kelp"] == 0
    # It is what production gives then.
    same = production(
        laid=[44],
        resources={"kelp": 1},
        cities={"C": "white", "D": "white"},
        tunnels=["t2", "t4", "t12"],
        buildings={"S": ["farm"], "C": ["plant"]},
        tiles=[4, 6, 12],
    )
    found = have(same)
    assert {name: part for name, part in mine["after"].items() if part and name != "point"} == found
