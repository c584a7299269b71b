"""Surcharges of the advanced player boards."""

from typing import Any

import pytest
from playing import offered, refused
from underwater_positions import described, have, play, turn

from partie.games.underwater.components.boards import ADVANCED, BASIC, BOARDS
from partie.kernel.engine.partie import Partie

# Board 5: surcharges on t7 (E-F) a credit, t13 (D-N) a credit and a steelplast, F three steelplast and three credits, G
# two science and two credits, E1 and D2 a credit. Cards: 1 green (a free tunnel), 84 yellow (a tunnel for two
# credits), 100 permanent (tunnels two credits cheaper), 194 green special (a free white city, cost 2).

TO_E = {"tunnels": ["t1", "t5"]}


def builder(**given: Any) -> Partie:
    """Three players on advanced boards, seat 0 on board 5."""
    given.setdefault("hand", [16, 28, 29])
    return turn(3, boards="advanced", **given)


@pytest.mark.rule("UC-SUR-01")
def test_the_surcharge_comes_on_top_of_the_cost() -> None:
    tunnel = builder(resources={"steelplast": 1, "credit": 2}, **TO_E)
    play(tunnel, "slot Y2 card 16", "build tunnel t7")
    assert have(tunnel) == {}
    plant = builder(resources={"credit": 2}, cities={"E": "white"})
    play(plant, "slot G2 card 16", "build plant E1")
    assert have(plant) == {}
    city = builder(resources={"steelplast": 5, "kelp": 1, "credit": 4}, cities={"E": "white"})
    play(city, "slot Y4 card 16", "build white F")
    assert have(city) == {}
    assert described(city)["cities"]["F"] == "white"


@pytest.mark.rule("UC-SUR-01")
@pytest.mark.parametrize(
    ("slot", "move", "resources", "given"),
    [
        ("Y2", "build tunnel t7", {"steelplast": 1, "credit": 1}, TO_E),
        ("G2", "build plant E1", {"credit": 1}, {"cities": {"E": "white"}}),
        ("Y4", "build white F", {"steelplast": 4, "kelp": 1, "credit": 4}, {"cities": {"E": "white"}}),
        (
            "Y4",
            "build white G",
            {"steelplast": 2, "kelp": 1, "credit": 3, "science": 1},
            {"cities": {"F": "white"}},
        ),
    ],
)
def test_without_it_nothing_is_built_there(
    slot: str, move: str, resources: dict[str, int], given: dict[str, Any]
) -> None:
    game = builder(resources=resources, **given)
    play(game, f"slot {slot} card 16")
    assert move not in offered(game)
    assert refused(game, 0, move) == "UC-COS-04"


@pytest.mark.rule("UC-SUR-01")
def test_only_advanced_boards_have_surcharges() -> None:
    def dear(number: int) -> int:
        board = BOARDS[number]
        icons = (*board.city_icons, *board.tunnel_icons, *board.berth_icons)
        return sum(1 for icon in icons if icon.surcharge)

    assert all(dear(number) == 0 for number in BASIC)
    assert all(dear(number) > 0 for number in ADVANCED)


@pytest.mark.rule("UC-SUR-02")
def test_a_discount_never_reduces_the_surcharge() -> None:
    given: dict[str, Any] = {"table": {"round": 5}, "laid": [100], "hand": [75, 76, 77], **TO_E}
    game = builder(resources={"steelplast": 1, "credit": 1}, **given)
    play(game, "slot Y2 card 75", "build tunnel t7")
    assert have(game) == {}
    poor = builder(resources={"steelplast": 2}, **given)
    play(poor, "slot Y2 card 75")
    assert refused(poor, 0, "build tunnel t7") == "UC-COS-04"
    play(poor, "build tunnel t2")
    assert have(poor) == {"steelplast": 1}


@pytest.mark.rule("UC-SUR-02")
def test_it_is_added_to_a_stated_cost() -> None:
    game = builder(table={"round": 5}, resources={"credit": 3}, hand=[84, 75, 76], **TO_E)
    play(game, "slot Y1 card 84", "card first", "build tunnel t7")
    assert have(game) == {"kelp": 1, "steelplast": 1, "science": 1}
    poor = builder(table={"round": 5}, resources={"credit": 2}, hand=[84, 75, 76], **TO_E)
    play(poor, "slot Y1 card 84", "card first")
    assert refused(poor, 0, "build tunnel t7") == "UC-COS-04"


@pytest.mark.rule("UC-SUR-03")
def test_a_free_building_still_costs_the_surcharge() -> None:
    game = builder(resources={"credit": 1}, hand=[1, 28, 29], **TO_E)
    play(game, "slot G4 card 1", "card first", "build tunnel t7")
    assert have(game) == {"steelplast": 1}
    poor = builder(resources={}, hand=[1, 28, 29], **TO_E)
    play(poor, "slot G4 card 1", "card first")
    assert refused(poor, 0, "build tunnel t7") == "UC-COS-04"
    assert "build tunnel t2" in offered(poor)
    # Card 194 costs two credits itself; the city is free but for three steelplast and three credits.
    city = builder(resources={"steelplast": 3, "credit": 5}, cities={"E": "white"}, hand=[194, 28, 29])
    play(city, "slot G1 card 194", "card first", "build white F")
    assert have(city) == {}


@pytest.mark.rule("UC-SUR-04")
def test_upgrading_there_costs_no_surcharge() -> None:
    game = builder(
        resources={"science": 2},
        tunnels=["t1", "t5", "t7"],
        cities={"E": "white"},
        buildings={"E1": ["plant"]},
    )
    play(game, "slot Y5 card 16", "option 2", "upgrade tunnel t7", "upgrade plant E1")
    assert have(game) == {}
    assert described(game)["tunnels"] == ["t1", "t5", "t7+"]
    assert described(game)["buildings"] == {"E1": ["plant+"]}
