"""Feeding the cities at the end of every production."""

from typing import Any

import pytest
from playing import offered
from underwater_positions import have, nation, production, turn

THREE_CITIES: dict[str, Any] = {"cities": {"A": "white", "C": "purple"}, "tunnels": ["t1", "t2"]}


@pytest.mark.rule("UC-FEE-01")
def test_every_connected_city_eats_a_kelp() -> None:
    game = production(resources={"kelp": 5}, **THREE_CITIES)
    assert have(game)["kelp"] == 2
    # The city at H is not connected and does not eat.
    loose = production(resources={"kelp": 5}, cities={"A": "white", "H": "purple"}, tunnels=["t1"])
    assert have(loose)["kelp"] == 3


@pytest.mark.rule("UC-FEE-01", "UC-FEE-02")
@pytest.mark.parametrize("round", [4, 7, 10])
def test_kelp_of_the_same_production_feeds_in_all_three(round: int) -> None:
    game = production(table={"round": round}, resources={}, points=9, buildings={"S": ["farm"]})
    assert (have(game), nation(game).points) == ({}, 9)
    hungry = production(table={"round": round}, resources={}, points=9)
    assert nation(hungry).points == 6


@pytest.mark.rule("UC-FEE-03", "UC-FEE-04")
@pytest.mark.parametrize(
    ("resources", "left", "points"),
    [
        ({"kelp": 1, "biomatter": 2}, {}, 10),
        ({"kelp": 1, "biomatter": 3}, {"biomatter": 1}, 10),
        ({"kelp": 5, "biomatter": 2}, {"kelp": 2, "biomatter": 2}, 10),
        ({"kelp": 1, "biomatter": 1}, {}, 7),
        ({"biomatter": 1}, {}, 4),
        ({}, {}, 1),
    ],
)
def test_feeding_takes_kelp_then_biomatter_then_three_points(
    resources: dict[str, int], left: dict[str, int], points: int
) -> None:
    game = production(
        resources=resources, points=10, cities={"A": "white", "C": "white"}, tunnels=["t1", "t2"]
    )
    assert have(game) == {**left, "credit": 2}
    assert nation(game).points == points


@pytest.mark.rule("UC-FEE-05")
def test_the_score_never_falls_below_nothing() -> None:
    for points, left in ((4, 0), (6, 0), (7, 1)):
        game = production(resources={}, points=points, cities={"A": "white"}, tunnels=["t1"])
        assert nation(game).points == left


@pytest.mark.rule("UC-FEE-06")
def test_nobody_may_keep_kelp_or_biomatter_and_take_the_loss() -> None:
    game = production(resources={"biomatter": 1}, points=10, hand=[14, 15, 16])
    # Nothing was asked: it is fed already, and the new hand is next.
    assert all(move.startswith("discard") for move in offered(game))
    assert (have(game), nation(game).points) == ({}, 10)
    both = production(resources={"kelp": 1, "biomatter": 1}, points=10)
    assert (have(both), nation(both).points) == ({"biomatter": 1}, 10)


@pytest.mark.rule("UC-FEE-07")
def test_nothing_else_feeds_a_city_unless_a_card_says_so() -> None:
    rich = {"steelplast": 5, "science": 5, "credit": 5}
    game = production(resources=rich, points=10)
    assert (have(game), nation(game).points) == (rich, 7)
    # Card 61: one city less to feed.
    canteen = production(resources=rich, points=10, laid=[61])
    assert (have(canteen), nation(canteen).points) == (rich, 10)
    two = production(resources={}, points=10, laid=[61], cities={"A": "white"}, tunnels=["t1"])
    assert nation(two).points == 7


@pytest.mark.rule("UC-FEE-02")
def test_cities_eat_only_after_production() -> None:
    # An ordinary turn, the last before the end of round 3, takes no kelp.
    game = turn(table={"round": 3, "phase": "end-of-round"}, resources={"kelp": 2})
    assert have(game) == {"kelp": 2}
