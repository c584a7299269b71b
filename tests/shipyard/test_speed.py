"""Speed, and the criteria that do not need a voyage."""

import pytest
from shipyard_positions import load

from partie.games.shipyard.components import EMPLOYEE_IDS, SYMBOLS
from partie.games.shipyard.components.ships import (
    crew_points,
    equipment_points,
    most_bonus,
    official_points,
    speed,
)


def staff(*names: str) -> int:
    return sum(1 << EMPLOYEE_IDS.index(name) for name in names)


@pytest.mark.rule("SY-SPD-02", "SY-SPD-03", "SY-SPD-04")
@pytest.mark.parametrize(
    ("chimney", "stoker", "sail", "wanted"),
    [(1, 1, 0, 4), (2, 2, 0, 6), (1, 1, 3, 7), (3, 1, 0, 6), (1, 2, 1, 6)],
)
def test_a_ship_with_chimney_and_stoker_sails_under_steam(
    chimney: int, stoker: int, sail: int, wanted: int
) -> None:
    assert speed(load(chimney=chimney, stoker=stoker, sail=sail)) == wanted


@pytest.mark.rule("SY-SPD-05", "SY-SPD-06")
@pytest.mark.parametrize(("stoker", "sail", "wanted"), [(0, 0, 1), (0, 2, 3), (1, 0, 2), (2, 3, 6)])
def test_without_steam_sails_and_stokers_add_to_a_speed_of_one(stoker: int, sail: int, wanted: int) -> None:
    assert speed(load(captain=1, stoker=stoker, sail=sail)) == wanted


@pytest.mark.rule("SY-SPD-07")
@pytest.mark.parametrize(("chimney", "wanted"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_without_a_stoker_pairs_of_chimneys_count(chimney: int, wanted: int) -> None:
    assert speed(load(chimney=chimney)) == wanted


@pytest.mark.rule("SY-SPD-08")
def test_the_upper_ship_of_the_picture_sails_six() -> None:
    assert speed(load(stoker=1, chimney=1, sail=2)) == 6


@pytest.mark.rule("SY-SPD-09")
def test_the_lower_ship_of_the_picture_sails_three() -> None:
    assert speed(load(stoker=0, chimney=2, sail=1)) == 3


@pytest.mark.rule("SY-EAP-18", "SY-SPD-10")
def test_a_helmsman_adds_one_to_every_ship() -> None:
    assert most_bonus(staff("helmsman"), load(sail=2)) == 1
    assert most_bonus(0, load(sail=2)) == 0


@pytest.mark.rule("SY-EAP-19", "SY-SPD-10")
def test_a_rigger_adds_one_for_each_pair_of_sails() -> None:
    four = load(sail=4)
    assert speed(four) + most_bonus(staff("rigger"), four) == 5 + 2 == 7
    assert most_bonus(staff("rigger", "helmsman"), load(sail=3)) == 2


@pytest.mark.rule("SY-SCO-02", "SY-SCO-03")
def test_a_point_for_each_of_the_crew_but_stokers() -> None:
    assert crew_points(load(captain=1, soldier=2)) == 3
    assert crew_points(load(captain=1, stoker=2)) == 1
    assert crew_points(load(captain=2, businessman=1)) == 3


@pytest.mark.rule("SY-SCO-04", "SY-SCO-06")
def test_two_points_for_each_cannon_and_crane_none_for_sails_and_chimneys() -> None:
    assert equipment_points(load(cannon=2, crane=1)) == 6
    assert equipment_points(load(sail=2, chimney=3)) == 0


HAS = [0, 0, 0, 0, 0, 2, 1, 3]
"""Features of a ship with two lifebuoys, a lifeboat and three lanterns."""


@pytest.mark.rule("SY-VOY-07", "SY-VOY-08")
def test_officials_of_war_and_trade_look_at_crew_and_equipment() -> None:
    aboard = load(captain=1, soldier=1, cannon=2, businessman=2, crane=1, sail=4)
    assert official_points(SYMBOLS.index("military"), aboard, HAS) == 3
    assert official_points(SYMBOLS.index("trade"), aboard, HAS) == 3


@pytest.mark.rule("SY-VOY-09", "SY-VOY-10", "SY-VOY-11")
@pytest.mark.parametrize(("symbol", "points"), [("lantern", 3), ("lifeboat", 1), ("lifebuoy", 2)])
def test_officials_of_safety_look_at_the_hull(symbol: str, points: int) -> None:
    assert official_points(SYMBOLS.index(symbol), load(captain=1), HAS) == points
