"""Buildings: three types, what they cost, and the sites beside cities and legal city sites."""

import pytest
from playing import offered, refused
from underwater_positions import described, have, play, turn

from partie.games.underwater.components.terms import BUILDING, KINDS
from partie.games.underwater.moves import BUILD

# The slot Y4 builds a city and a building; the cards of HAND do not match it.
HAND = [16, 38, 39]
EACH = {"kelp": 1, "credit": 1, "steelplast": 1}


@pytest.mark.rule("UC-BLD-01")
def test_there_are_farms_desalination_plants_and_laboratories() -> None:
    game = turn(resources=EACH, hand=HAND)
    play(game, "slot Y4 card 16")
    kinds = {move.split()[1] for move in offered(game) if move.startswith("build ")}
    assert kinds == {"farm", "plant", "laboratory"}
    assert [KINDS[bit] for bit in range(len(KINDS)) if BUILDING >> bit & 1] == ["farm", "plant", "laboratory"]


@pytest.mark.parametrize(
    ("kind", "resource"),
    [
        pytest.param("farm", "kelp", marks=pytest.mark.rule("UC-BLD-02")),
        pytest.param("plant", "credit", marks=pytest.mark.rule("UC-BLD-03")),
        pytest.param("laboratory", "steelplast", marks=pytest.mark.rule("UC-BLD-04")),
    ],
)
def test_what_a_building_costs(kind: str, resource: str) -> None:
    game = turn(resources={resource: 1}, hand=HAND)
    play(game, "slot Y4 card 16", f"build {kind} S")
    assert have(game) == {}
    assert described(game)["buildings"] == {"S": [kind]}
    others = {name: 1 for name in EACH if name != resource}
    poor = turn(resources=others, hand=HAND)
    play(poor, "slot Y4 card 16")
    assert refused(poor, 0, f"build {kind} S") == "UC-COS-04"


@pytest.mark.rule("UC-BLD-05")
@pytest.mark.parametrize("site", ["S", "A1", "C"])
def test_any_type_may_go_on_any_site(site: str) -> None:
    for kind in ("farm", "plant", "laboratory"):
        game = turn(resources=EACH, hand=HAND)
        play(game, "slot Y4 card 16", f"build {kind} {site}")
        assert described(game)["buildings"] == {site: [kind]}


@pytest.mark.rule("UC-BLD-05")
def test_the_site_must_be_empty_and_on_the_board() -> None:
    game = turn(
        resources=EACH,
        hand=HAND,
        buildings={"S": ["farm", "farm", "plant"], "A1": ["laboratory"], "A": ["farm"]},
    )
    play(game, "slot Y4 card 16")
    # All three sites of S are full, A1 is; of the two other sites of A one is free. S has no site with an icon.
    assert refused(game, 0, "build farm S") == "UC-BLD-05"
    assert refused(game, 0, "build plant A1") == "UC-BLD-05"
    assert refused(game, 0, "build plant S1") == "UC-BLD-05"
    assert refused(game, 0, (BUILD, 0, 54)) == "no-such-move"
    assert "build plant A" in offered(game)
    play(game, "build plant A")
    full = turn(resources=EACH, hand=HAND, buildings={"A": ["farm", "plant"]})
    play(full, "slot Y4 card 16")
    assert refused(full, 0, "build farm A") == "UC-BLD-05"


@pytest.mark.rule("UC-BLD-06")
def test_a_site_beside_a_city_or_a_legal_city_site() -> None:
    game = turn(resources=EACH, hand=HAND, cities={"A": "white"})
    play(game, "slot Y4 card 16")
    farms = {move.split()[2] for move in offered(game) if move.startswith("build farm")}
    # Cities stand on S and A; a city could be built on B, C and E.
    assert farms == {"S", "A", "A1", "B", "B1", "C", "C1", "E", "E1"}
    for far in ("D", "D1", "F", "G", "H"):
        assert refused(game, 0, f"build farm {far}") == "UC-BLD-06"


@pytest.mark.rule("UC-BLD-06")
def test_a_tunnel_to_an_empty_site_does_not_open_its_building_sites() -> None:
    game = turn(resources=EACH, hand=HAND, tunnels=["t1", "t3"])
    play(game, "slot Y4 card 16")
    assert refused(game, 0, "build farm B") == "UC-BLD-06"
    play(game, "build farm A")
    assert described(game)["buildings"] == {"A": ["farm"]}


@pytest.mark.rule("UC-BLD-06")
def test_neither_money_nor_domes_matter_for_a_legal_city_site() -> None:
    """A city could be built on C as far as the board goes; that it could not be paid or has no dome is irrelevant."""
    game = turn(resources={"kelp": 1}, hand=HAND, table={"supply": {"white": 0, "purple": 0}})
    play(game, "slot Y4 card 16", "build farm C")
    assert described(game)["buildings"] == {"C": ["farm"]}
