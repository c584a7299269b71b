"""Employees of the appendix (SY-EAP) and how they are hired (SY-EMP)."""

from typing import Any

import pytest
from playing import offered, refused
from shipyard_positions import acting, happened, harbour, player, position

from partie.games.shipyard.components import (
    EMPLOYEE_IDS,
    EMPLOYEES,
    EQUIPMENT_RING,
    EXCHANGE_PRICES,
    ITEMS,
    RECOMMENDED,
)
from partie.kernel.engine.partie import Partie

RING = [
    "engineer_sail", "trader_coal_1", "constructor_crew",
    "recruiter_soldier", "trader_coal_2", "helmsman",
    "accountant", "foreman", "rigger",
    "engineer_crane", "trader_cloth_1", "trader_cloth_2",
    "engineer_cannon", "trader_grain_1", "trader_grain_2",
    "engineer_chimney", "constructor_crane", "constructor_cannon",
    "recruiter_captain", "constructor_sail", "constructor_chimney",
    "recruiter_businessman", "recruiter_stoker", "constructor_stoker",
]  # fmt: skip
"""Three employees a space, clockwise."""


def hiring(mine: dict[str, Any] | None = None, at: int = 7, **given: Any) -> Partie:
    """Seat 0 hires somebody; the indicator stands so that the first three are free to reach."""
    return acting("hire_employees", mine or {}, ring=RING, hiring=at, **given)


def price(game: Partie, move: str) -> int:
    return sum(amount for _, amount in game.decision(0).price(game.parse(0, move)))


def making(staff: list[str], **mine: Any) -> Partie:
    """Seat 0 makes equipment; the indicator is on the cannon."""
    return acting("make_equipment", {"employees": staff, **mine}, making="cannon")


@pytest.mark.rule("SY-EMP-01", "SY-EMP-02", "SY-EMP-10")
def test_hiring_moves_the_indicator_one_space_for_nothing_and_brings_an_employee() -> None:
    game = hiring({"guilders": 0})
    assert offered(game) == ["hire trader_coal_1", "hire constructor_crew"]
    game.play(0, "hire trader_coal_1")
    assert player(game).employees == 1 << EMPLOYEE_IDS.index("trader_coal_1")
    assert harbour(game).hiring == 0 and player(game).guilders == 0
    assert game.view(1)["players"][0]["employees"] == ["trader_coal_1"]


@pytest.mark.rule("SY-EMP-03")
def test_each_further_space_costs_a_guilder_up_to_the_full_circle() -> None:
    game = hiring({"guilders": 7})
    assert price(game, "hire rigger") == 2
    assert price(game, "hire constructor_stoker") == 7
    assert refused(hiring({"guilders": 1}), 0, "hire rigger") == "SY-EMP-03"
    game.play(0, "hire rigger")
    assert player(game).guilders == 5 and harbour(game).hiring == 2


@pytest.mark.rule("SY-EMP-04", "SY-SET-31")
def test_each_space_has_three_employees() -> None:
    game = hiring({"guilders": 1})
    assert sorted(offered(game)) == sorted(
        f"hire {name}" for name in ("engineer_sail", "trader_coal_1", "constructor_crew", "helmsman")
    )


@pytest.mark.rule("SY-EMP-05")
def test_taken_employees_are_not_replaced_but_with_three_players_there_are_two_of_each() -> None:
    game = hiring({"guilders": 0})
    game.play(0, "hire constructor_crew")
    assert harbour(game).left[EMPLOYEE_IDS.index("constructor_crew")] == 1
    taken = {"employees": ["constructor_crew"]}
    game = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "ring": RING,
            "hiring": 7,
            "players": [{"guilders": 0, "current": "build_ships"}, taken, taken],
        },
    )
    game.play(0, "action hire_employees")
    assert refused(game, 0, "hire constructor_crew") == "SY-EMP-05"


@pytest.mark.rule("SY-EMP-05", "SY-SET-29")
def test_with_two_players_a_place_stays_empty() -> None:
    game = position(
        2,
        {
            "start": 0,
            "acting": 0,
            "ring": RING,
            "hiring": 7,
            "players": [{}, {"employees": ["constructor_crew"]}],
        },
    )
    assert harbour(game).left[EMPLOYEE_IDS.index("constructor_crew")] == 0


@pytest.mark.rule("SY-EMP-06", "SY-EAP-22")
def test_engineers_and_recruiters_cost_a_guilder_more() -> None:
    game = hiring({"guilders": 3})
    assert price(game, "hire engineer_sail") == 1 and price(game, "hire recruiter_soldier") == 2
    assert dict(game.decision(0).price(game.parse(0, "hire recruiter_soldier"))) == {"way": 1, "fee": 1}
    game.play(0, "hire engineer_sail")
    assert player(game).guilders == 2


@pytest.mark.rule("SY-EMP-07")
def test_without_the_extra_guilder_another_employee_must_be_chosen() -> None:
    assert refused(hiring({"guilders": 0}), 0, "hire engineer_sail") == "SY-EMP-07"


@pytest.mark.rule("SY-EMP-08", "SY-EMP-09")
def test_never_two_of_the_same_but_several_of_a_type() -> None:
    game = hiring({"guilders": 9, "employees": ["engineer_sail", "recruiter_captain"]})
    assert refused(game, 0, "hire engineer_sail") == "SY-EMP-08"
    assert "hire engineer_crane" in offered(game) and "hire recruiter_soldier" in offered(game)


@pytest.mark.rule("SY-EAP-06", "SY-EAP-08")
def test_a_trader_of_level_two_needs_level_one_of_the_same_good() -> None:
    assert refused(hiring({"guilders": 9}), 0, "hire trader_coal_2") == "SY-EAP-06"
    assert (
        refused(hiring({"guilders": 9, "employees": ["trader_cloth_1"]}), 0, "hire trader_coal_2")
        == "SY-EAP-06"
    )
    assert "hire trader_coal_2" in offered(hiring({"guilders": 9, "employees": ["trader_coal_1"]}))


def sold(staff: list[str], goods: list[str], trade: str, **mine: Any) -> Partie:
    """Seat 0 exchanges a tile at the first prices (2 each): what is traded for coal is said, the rest is sold."""
    game = acting("exchange", {"employees": staff, "goods": [goods], "guilders": 0, **mine}, exchange=0)
    game.play(0, trade)
    while game.decisions[0].seat == 0 and game.decision(0).step.name == "trade-good":
        good = game.decision(0).prompt[1]["good"]
        game.play(0, f"trade {('coal', 'cloth', 'grain')[int(str(good))]} none")
    return game


@pytest.mark.rule("SY-EAP-07", "SY-EAP-08")
@pytest.mark.parametrize(
    ("staff", "each"), [([], 2), (["trader_coal_1"], 3), (["trader_coal_1", "trader_coal_2"], 4)]
)
def test_traders_raise_the_price_of_each_good_sold(staff: list[str], each: int) -> None:
    assert EXCHANGE_PRICES[1][0] == 2
    game = sold(staff, ["coal", "coal", "cloth"], "trade coal none")
    assert happened(game, "goods-sold")[0] == ("goods-sold", 0, 0, 2, 2 * each)


@pytest.mark.rule("SY-EAP-09")
def test_a_trader_does_not_help_with_goods_that_are_traded() -> None:
    game = sold(["trader_coal_1"], ["coal", "cloth", "grain"], "trade coal chimney")
    assert player(game).items[ITEMS.index("chimney")] == 1
    assert [event[2:] for event in happened(game, "goods-sold")] == [(1, 1, 2), (2, 1, 2)]


@pytest.mark.rule("SY-EAP-05", "SY-EAP-26")
def test_there_are_24_employees_of_these_types() -> None:
    types = [employee.type for employee in EMPLOYEES]
    wanted = {"engineer": 4, "recruiter": 4, "trader": 6, "constructor": 6}
    assert {name: types.count(name) for name in wanted} == wanted and len(types) == len(
        set(EMPLOYEE_IDS)
    ) == 24
    assert {"accountant", "helmsman", "rigger", "foreman"} <= set(types)
    traders = [(employee.good, employee.level) for employee in EMPLOYEES if employee.type == "trader"]
    assert sorted(traders) == [(good, level) for good in range(3) for level in (1, 2)]


@pytest.mark.rule("SY-EAP-01", "SY-EAP-27")
def test_types_are_told_apart_by_five_colours() -> None:
    colours = {employee.type: employee.colour for employee in EMPLOYEES}
    assert colours["engineer"] == "grey" and colours["recruiter"] == "green"
    assert set(colours.values()) == {"grey", "green", "blue", "yellow", "red"}
    assert all(EMPLOYEES[i].fee == 1 for i in RECOMMENDED) and sum(e.fee for e in EMPLOYEES) == 8


@pytest.mark.rule("SY-EAP-17")
def test_the_example_of_the_two_engineers() -> None:
    """Indicator on the cannon; engineers for crane and sail: chimney, crane and sail, or for a guilder two cranes."""
    free = making(["engineer_crane", "engineer_sail"], guilders=1)
    assert price(free, "make chimney") == 0 and price(free, "make crane") == 1
    free.play(0, "make chimney")
    assert player(free).items[4:] == [1, 1, 0, 1]
    paid = making(["engineer_crane", "engineer_sail"], guilders=1)
    paid.play(0, "make crane")
    assert player(paid).items[4:] == [0, 1, 0, 2] and player(paid).guilders == 0


@pytest.mark.rule("SY-EAP-16", "SY-EAP-03")
def test_engineers_add_to_what_the_action_gives() -> None:
    game = making(["engineer_crane"])
    game.play(0, "make chimney")
    assert player(game).items[4:] == [1, 0, 0, 1]
    both = making(["engineer_cannon", "engineer_chimney"])
    both.play(0, "make chimney")
    assert player(both).items[4:] == [2, 0, 1, 0]


@pytest.mark.rule("SY-EAP-16")
def test_engineers_add_nothing_on_the_exchange() -> None:
    game = sold(["engineer_crane"], ["coal", "cloth", "grain"], "trade coal chimney")
    assert player(game).items[4:] == [1, 0, 0, 0]


@pytest.mark.rule("SY-EAP-21")
def test_recruiters_add_to_what_the_action_gives() -> None:
    game = acting("recruit_crew", {"employees": ["recruiter_soldier"]}, recruiting="businessman")
    game.play(0, "recruit captain")
    assert player(game).items[:4] == [1, 0, 1, 0]


@pytest.mark.rule("SY-EAP-23", "SY-EAP-24")
def test_with_the_accountant_three_are_free_and_the_fourth_costs_one() -> None:
    game = making(["accountant"], guilders=3)
    ring = [ITEMS[item] for item in EQUIPMENT_RING]
    order = [ring[(ring.index("cannon") + i) % 4] for i in range(1, 5)]
    assert [price(game, f"make {item}") for item in order] == [0, 0, 0, 1]
    plain = making([], guilders=3)
    assert [price(plain, f"make {item}") for item in order] == [0, 1, 2, 3]
    crew = acting("recruit_crew", {"employees": ["accountant"], "guilders": 1}, recruiting="captain")
    assert price(crew, "recruit captain") == 1 and price(crew, "recruit businessman") == 0


@pytest.mark.rule("SY-EAP-25")
def test_with_the_foreman_three_further_spaces_are_free() -> None:
    game = hiring({"guilders": 9, "employees": ["foreman"]})
    assert [
        price(game, f"hire {name}") for name in ("trader_coal_1", "helmsman", "rigger", "trader_cloth_1")
    ] == [0] * 4
    assert price(game, "hire trader_grain_1") == 1


@pytest.mark.rule("SY-EAP-02")
def test_an_employee_helps_every_time() -> None:
    game = making(["engineer_crane"])
    game.play(0, "make chimney")
    while not game.over and player(game).items[7] < 2:
        decision = game.decisions[0]
        names = offered(game)
        wish = "action make_equipment" if "action make_equipment" in names else names[0]
        free = [name for name in names if name == "done"] or [name for name in names if name == "main"]
        game.play(decision.seat, free[0] if free else wish if decision.seat == 0 else names[0])
    assert player(game).items[7] >= 2
