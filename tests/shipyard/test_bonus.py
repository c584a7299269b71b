"""Step 4: the chosen action and a bonus action (SY-ACT)."""

from typing import Any

import pytest
from playing import asked, offered, refused
from shipyard_positions import ROW, happened, harbour, player, position, start

from partie.kernel.engine.partie import Partie

FRONT = [
    "rent_canal",
    "buy_goods",
    "exchange",
    "build_ships",
    "make_equipment",
    "recruit_crew",
    "hire_employees",
]
"""Cubes of the three players lie on the first three tiles."""


def chosen(action: str, guilders: int, row: list[str] | None = None, **mine: Any) -> Partie:
    """Seat 0 of three has chosen an action and has so many guilders then; no income."""
    row = row or [*list(FRONT[:1]), action, *[tile for tile in FRONT[1:] if tile != action]]
    rows = [{"guilders": guilders, "current": row[0], **mine}, {"current": row[-1]}, {"current": row[-2]}]
    game = position(3, {"start": 0, "acting": 0, "row": row, "players": rows})
    game.play(0, f"action {action}")
    return game


@pytest.mark.rule("SY-ACT-01")
def test_the_chosen_action_must_be_performed() -> None:
    game = chosen("make_equipment", 6)
    assert "main" in offered(game) and refused(game, 0, "done") == "SY-ACT-01"
    poor = chosen("make_equipment", 0)
    assert refused(poor, 0, "done") == "not-now" and offered(poor)[0].startswith("make ")


@pytest.mark.rule("SY-ACT-01")
def test_a_bonus_action_may_not_make_the_chosen_one_impossible() -> None:
    """Only a middle fits, and the cheapest one costs a guilder: it must be left over, or earned."""
    middles = [[None, 52, 53, 54, 55], [None, 56, 57, 58, 59]]
    row = [
        "rent_canal",
        "build_ships",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
        "exchange",
        "hire_employees",
    ]

    def building(guilders: int, goods: list[list[str]]) -> Partie:
        mine = {"guilders": guilders, "current": "rent_canal", "yard": "BBBBBBB.S", "goods": goods}
        rows = [mine, {"current": "hire_employees"}, {"current": "exchange"}]
        given = {"start": 0, "acting": 0, "row": row, "players": rows}
        game = position(3, {**given, "offer": ["BBBBB", *middles, "SSSSS"]})
        game.play(0, "action build_ships")
        return game

    poor = building(6, [])
    assert offered(poor) == ["main"] and refused(poor, 0, "bonus buy_goods") == "SY-ACT-01"
    earning = building(6, [["coal", "cloth", "grain"]])
    assert offered(earning) == ["main", "bonus exchange"]
    earning.play(0, "bonus exchange")
    earning.play(0, "trade coal stoker")
    earning.play(0, "trade cloth sail")
    assert offered(earning) == ["trade grain none"]
    assert refused(earning, 0, "trade grain crane") == "SY-ACT-01"
    rich = building(7, [])
    rich.play(0, "bonus rent_canal")
    assert offered(rich) == ["rent 1"] and refused(rich, 0, "rent 2") == "SY-ACT-01"


@pytest.mark.rule("SY-ACT-02", "SY-TRN-03")
def test_one_bonus_action_a_turn_for_six_guilders() -> None:
    game = chosen("make_equipment", 20)
    game.play(0, "bonus buy_goods")
    assert player(game).guilders == 14
    game.play(0, "buy 1")
    game.play(0, offered(game)[0])
    assert asked(game) == 1 and len(happened(game, "action")) == 2


@pytest.mark.rule("SY-ACT-02")
def test_a_second_bonus_action_is_refused() -> None:
    game = chosen("make_equipment", 20)
    game.play(0, "main")
    game.play(0, "make crane" if "make crane" in offered(game) else offered(game)[0])
    game.play(0, "bonus recruit_crew")
    assert refused(game, 0, "bonus buy_goods") == "SY-ACT-02"
    game.play(0, offered(game)[0])
    assert asked(game) == 1


@pytest.mark.rule("SY-ACT-03")
@pytest.mark.parametrize(("guilders", "asked_first"), [(5, False), (6, True)])
def test_a_bonus_action_costs_six_guilders(guilders: int, asked_first: bool) -> None:
    game = chosen("make_equipment", guilders)
    assert (game.decision(0).step.name == "before-main") == asked_first
    if asked_first:
        game.play(0, "bonus rent_canal")
        assert player(game).guilders == 0
    else:
        assert refused(game, 0, "bonus rent_canal") == "SY-ACT-03"


@pytest.mark.rule("SY-ACT-03", "SY-ACT-10")
def test_what_the_main_action_earns_may_pay_for_the_bonus_action() -> None:
    row = [
        "rent_canal",
        "exchange",
        "build_ships",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
        "hire_employees",
    ]
    game = chosen("exchange", 4, row)
    assert game.decision(0).step.name == "trade-good"
    for good in ("coal", "cloth", "grain"):
        game.play(0, f"trade {good} none")
    assert player(game).guilders == 10 and "bonus rent_canal" in offered(game)
    assert refused(game, 0, "bonus exchange") == "SY-ACT-04"


@pytest.mark.rule("SY-ACT-04", "SY-ACT-05", "SY-ACT-06")
def test_any_other_action_may_be_bought_also_the_leading_and_occupied_ones() -> None:
    game = chosen("make_equipment", 9)
    names = offered(game)
    assert refused(game, 0, "bonus make_equipment") == "SY-ACT-04"
    leading = harbour(game).row[0]
    assert f"bonus {ROW[leading]}" in names and leading == ROW.index("rent_canal")
    assert "bonus hire_employees" in names and "bonus recruit_crew" in names


@pytest.mark.rule("SY-ACT-07")
def test_a_bonus_action_uses_no_cube() -> None:
    game = chosen("make_equipment", 9)
    before = [(one.current, one.previous) for one in harbour(game).players]
    game.play(0, "bonus recruit_crew")
    assert [(one.current, one.previous) for one in harbour(game).players] == before


@pytest.mark.rule("SY-ACT-08")
def test_the_bonus_action_comes_before_or_after_the_main_action() -> None:
    before = chosen("make_equipment", 9)
    before.play(0, "bonus recruit_crew")
    assert before.decision(0).step.name == "recruit-crew"
    before.play(0, offered(before)[0])
    assert before.decision(0).step.name == "make-equipment"
    after = chosen("make_equipment", 9)
    after.play(0, "main")
    assert refused(after, 0, "bonus recruit_crew") == "SY-ACT-08"
    after.play(0, offered(after)[0])
    after.play(0, "bonus recruit_crew")
    assert after.decision(0).step.name == "recruit-crew"


@pytest.mark.rule("SY-ACT-09")
def test_the_bonus_action_cannot_pay_for_itself() -> None:
    rows = [
        {"guilders": 5, "current": "rent_canal"},
        {"current": "subsidy"},
        {"current": "exchange"},
        {"current": "hire_employees"},
    ]
    row = [
        "rent_canal",
        "make_equipment",
        "buy_goods",
        "build_ships",
        "recruit_crew",
        "hire_employees",
        "exchange",
        "subsidy",
    ]
    game = position(4, {"start": 0, "acting": 0, "row": row, "players": rows})
    game.play(0, "action make_equipment")
    assert game.decision(0).step.name == "make-equipment"
    rich = position(
        4, {"start": 0, "acting": 0, "row": row, "players": [{**rows[0], "guilders": 6}, *rows[1:]]}
    )
    rich.play(0, "action make_equipment")
    rich.play(0, "bonus subsidy")
    assert player(rich).guilders == 2


@pytest.mark.rule("SY-ACT-11", "SY-FST-05")
def test_a_bonus_action_may_be_bought_in_the_first_turn() -> None:
    game = start(3)
    seat = asked(game)
    game.play(seat, "action recruit_crew")
    assert "bonus buy_goods" in offered(game)
    game.play(seat, "bonus buy_goods")
    assert player(game, seat).guilders == 0


@pytest.mark.rule("SY-ACT-12")
def test_with_two_players_the_tile_with_two_own_cubes_may_be_bought_but_not_that_of_this_turn() -> None:
    mine = {"guilders": 12, "previous": "rent_canal", "current": "buy_goods"}
    other = {"previous": "exchange", "current": "hire_employees"}
    game = position(2, {"start": 0, "acting": 0, "row": FRONT, "players": [mine, other]})
    game.play(0, "action make_equipment")
    assert player(game).previous == ROW.index("buy_goods") and "bonus buy_goods" in offered(game)
    assert refused(game, 0, "bonus make_equipment") == "SY-ACT-04"


@pytest.mark.rule("SY-ACT-13")
def test_a_bonus_action_follows_the_rules_of_its_action() -> None:
    game = chosen("make_equipment", 7, goods=[])
    assert refused(game, 0, "bonus exchange") == "SY-EXC-02"
    game.play(0, "bonus rent_canal")
    # One guilder is left for the canal.
    assert offered(game) == ["rent 1", "rent 2", "rent 3"]
