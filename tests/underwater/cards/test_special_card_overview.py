"""The special cards for final scoring, one by one."""

from typing import Any

import pytest
from underwater_positions import production


def end(card: int, **given: Any) -> tuple[int, int]:
    """Points of the card and of what is left, after the last production; the start city is fed."""
    resources = dict(given.pop("resources", {}))
    resources["kelp"] = resources.get("kelp", 0) + 1
    game = production(table={"round": 10}, laid=[card], resources=resources, **given)
    assert game.result is not None
    found = dict(game.result.lines[0])
    return found["end-cards"], found["resources"]


@pytest.mark.rule("UC-SPO-01")
def test_two_points_for_an_upgraded_laboratory() -> None:
    four = {"S": ["laboratory+", "laboratory+", "laboratory"], "C": ["laboratory+", "laboratory+"]}
    connected: dict[str, Any] = {"cities": {"C": "white"}, "tunnels": ["t2"]}
    assert end(181, **connected, buildings=four)[0] == 8
    assert end(181, cities={"C": "white"}, buildings=four)[0] == 4


@pytest.mark.rule("UC-SPO-02")
@pytest.mark.parametrize(("steelplast", "points", "left"), [(16, 14, 2), (14, 14, 0), (5, 5, 0), (0, 0, 0)])
def test_up_to_14_steelplast_for_a_point_each(steelplast: int, points: int, left: int) -> None:
    # So many credits that the rest makes exactly one point.
    found = end(182, resources={"steelplast": steelplast, "credit": 4 - left})
    assert found == (points, 1)
    if left:
        assert end(182, resources={"steelplast": steelplast, "credit": 3 - left}) == (points, 0)


@pytest.mark.rule("UC-SPO-03")
@pytest.mark.parametrize(
    ("kelp", "points", "left"), [(11, 15, 1), (3, 3, 1), (2, 3, 0), (1, 0, 1), (12, 15, 2)]
)
def test_three_points_for_two_kelp_at_most_five_times(kelp: int, points: int, left: int) -> None:
    assert end(184, resources={"kelp": kelp, "science": 4 - left}) == (points, 1)
    assert end(184, resources={"kelp": kelp, "science": 3 - left}) == (points, 0)


@pytest.mark.rule("UC-SPO-04")
@pytest.mark.parametrize(
    ("credit", "points", "rest"), [(14, 0, 3), (15, 13, 0), (16, 13, 0), (19, 13, 1), (31, 13, 4)]
)
def test_exactly_15_credits_for_13_points_once(credit: int, points: int, rest: int) -> None:
    assert end(185, resources={"credit": credit}) == (points, rest)


@pytest.mark.rule("UC-SPO-05")
def test_two_points_for_a_symbiotic_city() -> None:
    cities = {"A": "purple", "B": "purple", "C": "purple", "D": "white", "E": "purple"}
    assert end(186, cities=cities, tunnels=["t1", "t2", "t3", "t4"])[0] == 6
    assert end(186, cities=cities, tunnels=["t1", "t2", "t4"])[0] == 4


FARMS = {"S": 3, "Sx": 1, "A": 2, "A1": 1}


def farms(count: int) -> dict[str, list[str]]:
    found = {}
    for berth, room in FARMS.items():
        found[berth] = ["farm+"] * min(room, count)
        count -= len(found[berth])
    assert not count
    return {berth: built for berth, built in found.items() if built}


@pytest.mark.rule("UC-SPO-06", "UC-SPO-07")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 3), (6, 9), (7, 9)])
def test_three_points_for_every_two_upgraded_farms(count: int, points: int) -> None:
    built = farms(count)
    assert end(187, cities={"A": "white"}, tunnels=["t1"], buildings=built)[0] == points
    # Plain farms do not count, nor do farms that are not connected.
    plain = {berth: ["farm"] * len(each) for berth, each in built.items()}
    assert end(187, cities={"A": "white"}, tunnels=["t1"], buildings=plain)[0] == 0
    assert end(187, cities={"A": "white"}, buildings=built)[0] == min(points, 6)
