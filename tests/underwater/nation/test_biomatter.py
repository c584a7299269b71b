"""Biomatter: it stands in for kelp and steelplast when something is built, and for nothing else."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, play, turn

# The slots: Y4 builds a city and a building, Y2 tunnels, R5 of the 3-4 side uses an action card and builds and
# upgrades, G4 uses an action card. The cards of HAND match neither yellow nor green slots, 14 no red one.
HAND = [14, 16, 38]


@pytest.mark.rule("UC-BIO-01")
def test_biomatter_pays_the_steelplast_of_a_tunnel() -> None:
    game = turn(resources={"biomatter": 1, "credit": 1}, hand=HAND)
    play(game, "slot Y2 card 16", "build tunnel t1")
    assert have(game) == {}
    assert described(game)["tunnels"] == ["t1"]


@pytest.mark.rule("UC-BIO-01")
@pytest.mark.parametrize(("kind", "resource"), [("farm", "kelp"), ("laboratory", "steelplast")])
def test_biomatter_pays_a_building_if_the_payer_wishes(kind: str, resource: str) -> None:
    for payment, left in (
        ("pay biomatter", {"biomatter": 1}),
        (f"pay biomatter {resource}=1", {resource: 1}),
    ):
        game = turn(resources={resource: 1, "biomatter": 1}, hand=HAND)
        play(game, "slot Y4 card 16", f"build {kind} S", payment)
        assert have(game) == left
        assert described(game)["buildings"] == {"S": [kind]}


@pytest.mark.rule("UC-BIO-01")
def test_each_kelp_and_steelplast_of_a_city_may_be_replaced() -> None:
    game = turn(resources={"steelplast": 2, "kelp": 1, "credit": 1, "biomatter": 2}, hand=HAND)
    play(game, "slot G3 card 16", "build white A")
    assert set(offered(game)) == {
        "pay biomatter",
        "pay biomatter kelp=1",
        "pay biomatter steelplast=1",
        "pay biomatter steelplast=2",
        "pay biomatter kelp=1 steelplast=1",
    }
    # More than the cost has, or more than there is, cannot be replaced.
    assert refused(game, 0, "pay biomatter kelp=2") == "UC-BIO-01"
    assert refused(game, 0, "pay biomatter kelp=1 steelplast=2") == "UC-BIO-01"
    play(game, "pay biomatter kelp=1 steelplast=1")
    assert have(game) == {"kelp": 1, "steelplast": 1}


@pytest.mark.rule("UC-BIO-01")
def test_the_payer_may_only_choose_what_he_can_pay() -> None:
    """Two steelplast are due and one is there: at least one biomatter replaces it."""
    game = turn(resources={"steelplast": 1, "kelp": 1, "credit": 1, "biomatter": 2}, hand=HAND)
    play(game, "slot G3 card 16", "build white A")
    assert refused(game, 0, "pay biomatter") == "UC-BIO-01"
    play(game, "pay biomatter steelplast=1")
    assert have(game) == {"biomatter": 1}


@pytest.mark.rule("UC-BIO-02")
def test_biomatter_pays_no_card_and_no_upgrade() -> None:
    """Action card 49: pay a kelp; action card 51: an upgrade for a science or a steelplast."""
    game = turn(resources={"biomatter": 5}, laid=[49, 51], buildings={"S": ["farm"]}, hand=HAND)
    play(game, "slot G4 card 16")
    # The slot itself has given a steelplast: that pays the upgrade, biomatter does not.
    assert refused(game, 0, "use 49") == "UC-ACT-10"
    assert refused(game, 0, "pay biomatter") == "UC-BIO-02"
    play(game, "use 51", "upgrade farm S")
    assert have(game) == {"biomatter": 5}
    poor = turn(resources={"biomatter": 5}, laid=[51], buildings={"S": ["farm"]}, hand=HAND)
    play(poor, "slot R4 card 14")
    assert refused(poor, 0, "use 51") == "UC-ACT-10"


@pytest.mark.rule("UC-BIO-02")
def test_biomatter_pays_no_upgrade_of_a_slot() -> None:
    game = turn(resources={"biomatter": 5}, tunnels=["t1"], hand=HAND)
    play(game, "slot Y5 card 16")
    assert offered(game) == ["option 1"]


@pytest.mark.rule("UC-BIO-03")
def test_nothing_replaces_biomatter() -> None:
    game = turn(resources={"steelplast": 5, "kelp": 5, "credit": 5}, hand=HAND)
    play(game, "slot G3 card 16")
    assert refused(game, 0, "build purple A") == "UC-BIO-03"
    # With one biomatter it is paid as biomatter, and cannot stand in as well.
    short = turn(resources={"steelplast": 5, "credit": 5, "biomatter": 1}, hand=HAND)
    play(short, "slot Y4 card 16")
    assert refused(short, 0, "build purple A") == "UC-COS-04"


@pytest.mark.rule("UC-BIO-04")
def test_biomatter_replaces_no_credit() -> None:
    game = turn(3, resources={"steelplast": 1, "biomatter": 2, "science": 1}, hand=HAND)
    play(game, "slot R5 card 14")
    assert refused(game, 0, "build tunnel t1") == "UC-BIO-04"
    assert refused(game, 0, "build plant S") == "UC-BIO-04"


@pytest.mark.rule("UC-BIO-04")
def test_biomatter_replaces_no_science() -> None:
    """On board 5 a city on G has a surcharge of two science and two credits."""
    rich = {"steelplast": 3, "kelp": 2, "credit": 5, "biomatter": 4}
    game = turn(boards="advanced", resources=rich, cities={"D": "white"}, hand=HAND)
    play(game, "slot G3 card 16")
    assert refused(game, 0, "build white G") == "UC-BIO-04"
    able = turn(boards="advanced", resources={**rich, "science": 2}, cities={"D": "white"}, hand=HAND)
    play(able, "slot G3 card 16")
    assert "build white G" in offered(able)


@pytest.mark.rule("UC-BIO-05")
def test_the_example_of_the_white_city() -> None:
    game = turn(resources={"steelplast": 1, "biomatter": 2, "credit": 1}, hand=HAND)
    play(game, "slot G3 card 16", "build white A")
    assert have(game) == {}
    assert described(game)["cities"] == {"S": "white", "A": "white"}


@pytest.mark.rule("UC-BIO-06")
def test_biomatter_pays_a_surcharge() -> None:
    """Board 5: the tunnel t13 beside the metropolis costs a steelplast and a credit more."""
    game = turn(boards="advanced", resources={"biomatter": 2, "credit": 2}, tunnels=["t2", "t4"], hand=HAND)
    play(game, "slot Y2 card 16", "build tunnel t13")
    assert "t13" in described(game)["tunnels"]
    assert have(game).get("biomatter", 0) == 0
    poor = turn(boards="advanced", resources={"biomatter": 1, "credit": 2}, tunnels=["t2", "t4"], hand=HAND)
    play(poor, "slot Y2 card 16")
    assert refused(poor, 0, "build tunnel t13") == "UC-COS-04"


@pytest.mark.rule("UC-BIO-06")
def test_biomatter_pays_a_price_that_a_card_names() -> None:
    """Card 32 (red): a city for two steelplast and three credits. The slot R3 gives two steelplast and a kelp."""
    game = turn(resources={"biomatter": 2, "credit": 3}, hand=[14, 15, 32])
    play(game, "slot R3 card 32", "card first", "build white A")
    assert described(game)["cities"] == {"S": "white", "A": "white"}
    assert have(game) == {"steelplast": 2, "kelp": 1}
