"""Final scoring in its order, with the worked example of the rulebooks; the winner and ties."""

from typing import Any

import pytest
from underwater_positions import end_of_round, have, nation, production, turn

from partie.kernel.engine.partie import Partie

# End cards: 66 a point for two cities, 170 three points for two science (three times), 178 a point for a kelp and a
# steelplast (four times), 184 three points for two kelp (five times). Tile 5: four points for a set of upgrades.

ALL_THREE = ["farm", "plant", "laboratory"]


def scored(seats: int = 2, **given: Any) -> Partie:
    """The last production, with feeding and final scoring."""
    game = production(seats, table={"round": 10, **given.pop("table", {})}, **given)
    assert game.over
    return game


def lines(game: Partie, seat: int = 0) -> dict[str, int]:
    assert game.result is not None
    return dict(game.result.lines[seat])


def example() -> Partie:
    """The example: S and A with three types, C with two, B with one, D with none; E is not connected.

    The tunnels t1, t2 and t3 are upgraded; t14 and t15 connect the brown metropolis. Production makes three kelp,
    steelplast, science and biomatter, nine credits and five points, and the five connected cities eat five kelp.
    """
    return scored(
        resources={"kelp": 4, "steelplast": 1, "science": 4, "credit": 7},
        laid=[170, 178],
        tiles=[5, 7, 8],
        cities={"A": "white", "B": "white", "C": "white", "D": "white", "E": "purple"},
        tunnels=["t1+", "t2+", "t3+", "t4", "t10", "t11", "t14", "t15"],
        buildings={
            "S": ["farm+", "plant+", "laboratory+"],
            "A": ["farm+", "plant+"],
            "A1": ["laboratory+"],
            "C": ["plant+", "laboratory+"],
            "B": ["farm"],
            "E": ["farm+", "plant+"],
            "E1": ["laboratory+"],
        },
    )


@pytest.mark.rule("UC-FIN-10")
def test_the_example_has_two_sets_of_upgraded_structures() -> None:
    assert lines(example())["brown-metropolis"] == 8


@pytest.mark.rule("UC-FIN-11")
def test_the_example_spends_science_and_pairs_on_cards() -> None:
    assert have(example()) == {"kelp": 2, "steelplast": 4, "science": 7, "credit": 16, "biomatter": 3}
    assert lines(example())["end-cards"] == 9 + 2


@pytest.mark.rule("UC-FIN-12")
def test_the_example_has_cities_for_21_points() -> None:
    assert lines(example())["cities"] == 6 + 6 + 4 + 3 + 2


@pytest.mark.rule("UC-FIN-13")
def test_the_example_has_25_units_left() -> None:
    assert lines(example())["resources"] == 6
    alone = scored(resources={"kelp": 1, "credit": 16, "steelplast": 2, "science": 1, "biomatter": 3})
    assert lines(alone)["resources"] == 6


@pytest.mark.rule("UC-FIN-14", "UC-FIN-01", "UC-FIN-02")
def test_the_example_adds_46_points_to_those_of_the_game() -> None:
    game = example()
    assert game.result is not None
    assert game.result.lines[0] == [
        ("played", 5),
        ("brown-metropolis", 8),
        ("end-cards", 11),
        ("cities", 21),
        ("resources", 6),
    ]
    assert game.result.scores[0][0] == 5 + 46


@pytest.mark.rule("UC-FIN-01")
def test_cards_take_resources_before_the_general_exchange() -> None:
    # Eight science: six on card 170, two are left, no point.
    assert lines(scored(resources={"kelp": 1, "science": 8}, laid=[170]))["end-cards"] == 9
    assert lines(scored(resources={"kelp": 1, "science": 8}, laid=[170]))["resources"] == 0
    assert lines(scored(resources={"kelp": 1, "science": 8}))["resources"] == 2


@pytest.mark.rule("UC-FIN-02")
def test_points_of_the_game_are_kept() -> None:
    game = scored(
        resources={"kelp": 1}, points=31, cities={"C": "purple"}, tunnels=["t2+"], buildings={"C": ["farm"]}
    )
    assert lines(game) == {"played": 34, "brown-metropolis": 0, "end-cards": 0, "cities": 5, "resources": 0}
    assert game.result is not None
    assert game.result.scores[0][0] == 39


@pytest.mark.rule("UC-FIN-03")
@pytest.mark.parametrize(("last", "points"), [(["t14", "t15"], 4), (["t14"], 0), (["t15"], 0), ([], 0)])
def test_the_brown_metropolis_needs_both_tunnels(last: list[str], points: int) -> None:
    # Tile 4: two points for a special card.
    game = scored(laid=[190], under=[195], tunnels=["t1", "t3", "t11", "t2", "t4", "t10", *last])
    assert lines(game)["brown-metropolis"] == points


@pytest.mark.rule("UC-FIN-04")
def test_what_a_card_takes_is_not_exchanged_again() -> None:
    game = scored(resources={"kelp": 1, "science": 6, "credit": 2}, laid=[170])
    assert lines(game)["end-cards"] == 9
    assert lines(game)["resources"] == 0


@pytest.mark.rule("UC-FIN-04")
def test_no_card_has_to_be_used() -> None:
    # Two kelp give three points on card 184; the pairs of card 178 would take them for two.
    game = scored(resources={"kelp": 3, "steelplast": 2}, laid=[178, 184])
    assert lines(game)["end-cards"] == 3


@pytest.mark.rule("UC-FIN-05")
@pytest.mark.parametrize(("types", "points"), [(0, 2), (1, 3), (2, 4), (3, 6)])
def test_a_city_scores_by_its_types_of_building(types: int, points: int) -> None:
    assert lines(scored(buildings={"S": ALL_THREE[:types]}))["cities"] == points


@pytest.mark.rule("UC-FIN-06")
@pytest.mark.parametrize("buildings", [["farm"] * 3, ["farm+", "farm"], ["plant+"], ["laboratory"] * 2])
def test_neither_the_number_nor_upgrades_count(buildings: list[str]) -> None:
    assert lines(scored(buildings={"S": buildings}))["cities"] == 3


@pytest.mark.rule("UC-FIN-07")
def test_all_connected_cities_score_alike() -> None:
    for city in ("white", "purple"):
        connected: dict[str, Any] = {"cities": {"C": city}, "buildings": {"C": ["farm", "plant"]}}
        assert lines(scored(**connected, tunnels=["t2"]))["cities"] == 2 + 4
        assert lines(scored(**connected))["cities"] == 2


@pytest.mark.rule("UC-FIN-08", "UC-FIN-09")
@pytest.mark.parametrize(
    ("resources", "points"),
    [
        ({"credit": 3}, 0),
        ({"credit": 4}, 1),
        ({"kelp": 1, "steelplast": 1, "science": 1, "credit": 1}, 1),
        ({"biomatter": 1, "science": 2}, 1),
        ({"biomatter": 2}, 1),
        ({"biomatter": 1, "credit": 1}, 0),
        ({"steelplast": 7, "kelp": 4}, 2),
    ],
)
def test_four_units_are_a_point_and_the_rest_is_lost(resources: dict[str, int], points: int) -> None:
    # One more kelp for the start city.
    given = {**resources, "kelp": resources.get("kelp", 0) + 1}
    assert lines(scored(resources=given))["resources"] == points


@pytest.mark.rule("UC-FSC-01")
def test_end_cards_do_nothing_before_the_end() -> None:
    city: dict[str, Any] = {"laid": [66, 184], "cities": {"A": "white"}, "tunnels": ["t1"]}
    early = production(resources={"kelp": 6}, points=5, **city)
    assert (nation(early).points, have(early)) == (5, {"kelp": 4, "credit": 1})
    late = end_of_round(table={"round": 9}, resources={"kelp": 6}, points=5, **city)
    assert (nation(late).points, have(late)) == (5, {"kelp": 6})
    last = scored(resources={"kelp": 6}, points=5, **city)
    assert (lines(last)["played"], lines(last)["end-cards"]) == (5, 1 + 6)


@pytest.mark.rule("UC-FSC-02")
def test_end_cards_score_the_network_or_sell_resources() -> None:
    network = scored(laid=[181], buildings={"S": ["laboratory+", "laboratory+"]})
    assert lines(network)["end-cards"] == 4
    sale = scored(laid=[182], resources={"kelp": 1, "steelplast": 8})
    assert (lines(sale)["end-cards"], lines(sale)["resources"]) == (8, 0)


@pytest.mark.rule("UC-WIN-01")
def test_the_most_points_win() -> None:
    for mine, theirs, winner in ((90, 85, 0), (85, 90, 1)):
        game = scored(
            points=mine, resources={"kelp": 1}, others=[{"points": theirs, "resources": {"kelp": 1}}]
        )
        assert game.result is not None
        assert game.result.winners == [winner]
        assert [score[0] for score in game.result.scores] == [mine + 2, theirs + 2]


def tied(seats: int, ranks: list[Any], **table: Any) -> list[int]:
    """The places of all seats, with equal points, after the last round ends with these Federation spaces."""
    same = {"points": 50, "resources": {"kelp": 1}}
    others = [{**same, "federation": rank} for rank in ranks[1:]]
    game = turn(seats, {"round": 10, "phase": "end-of-round", **table}, others, federation=ranks[0], **same)
    assert game.result is not None
    assert {score[0] for score in game.result.scores} == {52}
    return game.result.places


@pytest.mark.rule("UC-WIN-02")
def test_a_tie_goes_to_the_highest_on_the_federation_track() -> None:
    assert tied(2, ["below", 4]) == [2, 1]
    assert tied(2, [3, 4]) == [1, 2]
    # On one space the upper marker; below the track the order of the last round stays.
    assert tied(2, [3, 3], ranking=[1, 0]) == [2, 1]
    assert tied(2, [3, 3], ranking=[0, 1]) == [1, 2]
    assert tied(3, ["below", "below", 2], order=[1, 0, 2]) == [3, 2, 1]
