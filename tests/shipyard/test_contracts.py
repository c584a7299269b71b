"""State contracts over a fleet (appendix of the rulebook)."""

import pytest
from shipyard_positions import part, ship, worth

from partie.games.shipyard.components import CONTRACTS, EMPLOYEES

GREY = [e.id for e in EMPLOYEES if e.colour == "grey"]
GREEN = [e.id for e in EMPLOYEES if e.colour == "green"]
BLUE = [e.id for e in EMPLOYEES if e.colour == "blue"]


def hull(
    *bows: str,
    stern: tuple[str, ...] = ("stoker_cabin", "cabin"),
    middles: tuple[tuple[str, ...], ...] = (("cabin", "mast"),),
):
    """The parts of a ship from a bow, middles and a stern with these features."""
    return [part("bow", *bows), *[part("middle", *one) for one in middles], part("stern", *stern)]


def buoys(number: int):
    """Ships with so many lifebuoys in all: one each."""
    return [ship(parts=hull("lifebuoy")) for _ in range(number)]


@pytest.mark.rule("SY-CON-05")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (5, 9), (6, 12), (7, 13), (8, 14)])
def test_lifebuoys_of_the_fleet(number: int, points: int) -> None:
    assert worth("lifebuoys", *buoys(number)) == points


@pytest.mark.rule("SY-CON-06")
def test_a_safety_set_is_worth_five_points_a_ship_however_many_there_are() -> None:
    all_three = hull("lifebuoy", middles=(("cabin", "lifeboat"),), stern=("cabin", "lantern"))
    twice = [
        *all_three[:1],
        part("middle", "cabin", "lifebuoy", "lifeboat"),
        part("middle", "mast", "lifeboat", "lantern"),
        all_three[-1],
    ]
    no_boat = hull("lifebuoy", middles=(("cabin", "lifebuoy"),), stern=("cabin", "lantern"))
    assert worth("safety_sets", ship(parts=all_three)) == 5
    assert worth("safety_sets", ship(parts=twice)) == 5
    assert worth("safety_sets", ship(parts=no_boat)) == 0
    assert worth("safety_sets", ship(parts=all_three), ship(parts=twice)) == 10


@pytest.mark.rule("SY-CON-07")
def test_two_points_for_each_blue_yellow_or_red_employee() -> None:
    skilled = ("accountant", "helmsman", "trader_coal_1")
    assert worth("skilled_staff", employees=(*skilled, *GREY[:2])) == 6


@pytest.mark.rule("SY-CON-08")
def test_types_of_employees_are_colours_and_traders_of_level_two() -> None:
    table = next(c for c in CONTRACTS if c.id == "staff_types").table
    assert worth("staff_types", employees=(GREY[0], GREY[1])) == table[1]
    assert worth("staff_types", employees=("trader_coal_1", "trader_cloth_1")) == table[1]
    assert worth("staff_types", employees=("trader_coal_1", "trader_coal_2")) == table[2]
    everything = (GREY[0], GREEN[0], BLUE[0], "foreman", "trader_coal_1", "trader_coal_2")
    assert worth("staff_types", employees=everything) == table[6] == table[-1]


@pytest.mark.rule("SY-CON-09")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 2), (2, 4), (3, 7), (4, 10), (5, 14), (6, 15)])
def test_lanterns_of_the_fleet(number: int, points: int) -> None:
    ships = [ship(parts=hull("cabin", stern=("cabin", "lantern"))) for _ in range(number)]
    assert worth("lanterns", *ships) == points


@pytest.mark.rule("SY-CON-10")
@pytest.mark.parametrize(
    ("staff", "points"),
    [
        ([*GREY[:2], GREEN[0]], 3),
        ([GREY[0], GREEN[0]], 3),
        (GREEN[:2], 3),
        ([BLUE[0], BLUE[1], "foreman", "trader_coal_1"], 8),
        ([GREY[0], BLUE[0]], 0),
    ],
)
def test_pairs_of_employees_within_the_two_groups(staff: list[str], points: int) -> None:
    assert worth("staff_pairs", employees=tuple(staff)) == points


@pytest.mark.rule("SY-CON-11")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 1), (2, 3), (5, 11), (6, 15), (7, 16)])
def test_lifeboats_of_the_fleet(number: int, points: int) -> None:
    assert worth("lifeboats", *[ship(parts=hull("lifeboat")) for _ in range(number)]) == points


@pytest.mark.rule("SY-CON-12")
@pytest.mark.parametrize(("number", "points"), [(0, 0), (4, 4), (5, 6), (7, 10)])
def test_the_first_four_employees_count_one_each_and_more_of_them_two(number: int, points: int) -> None:
    assert worth("staff_count", employees=tuple(e.id for e in EMPLOYEES[:number])) == points


@pytest.mark.rule("SY-CON-13")
def test_different_sizes_of_three_to_six_parts() -> None:
    three, five, six, seven = ship("BMS"), ship("BMMMS"), ship("BMMMMS"), ship("BMMMMMS")
    assert worth("sizes", three, five, six) == 13
    assert worth("sizes", three, five, six, seven) == 13
    assert worth("sizes", three, three, five, six) == 13


@pytest.mark.rule("SY-CON-14")
def test_three_ships_of_exactly_five_parts_give_fifteen() -> None:
    assert worth("size_5", *[ship("BMMMS")] * 3, ship("BMMS"), ship("BMMMMS")) == 15


@pytest.mark.rule("SY-CON-15", "SY-END-16")
def test_two_ships_of_exactly_six_parts_give_ten() -> None:
    assert worth("size_6", *[ship("BMMMMS")] * 2, ship("BMMMMMS")) == 10


@pytest.mark.rule("SY-CON-16")
def test_ships_of_seven_and_more_parts_count_alike() -> None:
    table = next(c for c in CONTRACTS if c.id == "size_7").table
    assert worth("size_7", ship("BMMMMMS"), ship("BMMMMMMMS"), ship("BMMMMS")) == table[2]


@pytest.mark.rule("SY-CON-17")
def test_all_parts_of_the_fleet_are_counted() -> None:
    contract = next(c for c in CONTRACTS if c.id == "total_parts")
    assert worth("total_parts", ship("BMMMS"), ship("BMMMS")) == contract.table[10] == 2
    assert worth("total_parts", *[ship("BMMMS")] * 5) == contract.table[24] + 1 == 17


@pytest.mark.rule("SY-CON-18")
def test_ships_of_the_fleet_are_counted() -> None:
    contract = next(c for c in CONTRACTS if c.id == "ship_count")
    assert worth("ship_count", *[ship()] * 3) == contract.table[3] == 6


@pytest.mark.rule("SY-CON-19", "SY-CON-33")
@pytest.mark.parametrize(("loads", "points"), [([], 0), ([1], 0), ([5], 8), ([3, 2], 8)])
def test_soldiers_on_all_ships_add_up_and_the_first_is_worth_nothing(loads: list[int], points: int) -> None:
    assert worth("soldiers", *[ship(soldier=number) for number in loads]) == points


@pytest.mark.rule("SY-CON-20")
def test_three_points_for_each_stoker() -> None:
    assert worth("stokers", ship(stoker=2), ship(stoker=1)) == 9


@pytest.mark.rule("SY-CON-21")
def test_a_cannon_and_a_soldier_must_be_on_the_same_ship() -> None:
    assert worth("cannon_soldier", ship(cannon=2, soldier=1), ship(soldier=1)) == 3
    assert worth("cannon_soldier", ship(cannon=2, soldier=2)) == 6


@pytest.mark.rule("SY-CON-22")
def test_five_businessmen_give_eight() -> None:
    assert worth("businessmen", ship(businessman=5)) == 8
    assert worth("businessmen", ship(businessman=1)) == 0


@pytest.mark.rule("SY-CON-23")
def test_pairs_of_chimneys_on_the_same_ship() -> None:
    assert worth("chimney_pairs", ship(chimney=3), ship(chimney=1)) == 3
    assert worth("chimney_pairs", ship(chimney=4)) == 6


@pytest.mark.rule("SY-CON-24")
def test_four_points_for_each_used_canal() -> None:
    assert worth("used_canals", used_canals=3) == 12


@pytest.mark.rule("SY-CON-25")
def test_a_businessman_and_a_crane_must_be_on_the_same_ship() -> None:
    assert worth("businessman_crane", ship(crane=2, businessman=1)) == 3
    assert worth("businessman_crane", ship(crane=2), ship(businessman=2)) == 0
    assert worth("businessman_crane", ship(cannon=2, soldier=2)) == 0


@pytest.mark.rule("SY-CON-26", "SY-END-15")
def test_four_pairs_of_sails_give_twelve() -> None:
    assert worth("sail_pairs", ship(sail=4), ship(sail=4)) == 12
    assert worth("sail_pairs", ship(sail=4)) == 6
    assert worth("sail_pairs", ship(sail=1), ship(sail=1)) == 0


@pytest.mark.rule("SY-CON-27", "SY-CON-28")
def test_of_seven_captain_tiles_on_three_ships_four_are_officers() -> None:
    assert worth("officers", ship(captain=3), ship(captain=2), ship(captain=2)) == 12
    assert worth("officers", ship(), ship()) == 0


@pytest.mark.rule("SY-CON-29")
def test_a_ship_with_businessman_soldier_crane_and_cannon_gives_eight() -> None:
    full = {"businessman": 1, "soldier": 1, "crane": 1, "cannon": 1}
    assert worth("escorts", ship(**full)) == 8
    assert worth("escorts", ship(**{**full, "soldier": 0}), ship(soldier=1)) == 0


@pytest.mark.rule("SY-CON-30")
def test_a_ship_with_sail_chimney_and_stoker_gives_six_however_many() -> None:
    assert worth("full_drives", ship(sail=2, chimney=2, stoker=2)) == 6
    assert worth("full_drives", ship(sail=2, chimney=2)) == 0


@pytest.mark.rule("SY-CON-31")
def test_colours_named_by_the_rulebook_and_thirteen_of_each() -> None:
    colour = {contract.id: contract.colour for contract in CONTRACTS}
    assert colour["sail_pairs"] == "blue" and colour["size_6"] == "red"
    assert list(colour.values()).count("red") == list(colour.values()).count("blue") == 13


@pytest.mark.rule("SY-CON-32")
def test_eight_kinds_on_board_where_a_captain_counts_as_an_officer_only() -> None:
    table = next(c for c in CONTRACTS if c.id == "kinds_on_board").table
    assert worth("kinds_on_board", ship()) == table[0]
    assert worth("kinds_on_board", ship(captain=2)) == table[1]
    one_each = {"businessman": 1, "soldier": 1, "stoker": 1, "chimney": 1}
    assert worth("kinds_on_board", ship(**one_each), ship(captain=2, sail=1, cannon=1, crane=1)) == table[8]


@pytest.mark.rule("SY-CMP-06")
def test_there_are_26_contracts_each_with_a_rule_of_its_own() -> None:
    assert len(CONTRACTS) == 26
    assert len({contract.rule for contract in CONTRACTS}) == 26
