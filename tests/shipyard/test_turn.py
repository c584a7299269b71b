"""The course of turns: first turns, two players, the row, choice and income (SY-FLW to SY-INC)."""

from typing import Any

import pytest
from playing import asked, offered, play_on, play_out, refused
from shipyard_positions import PLAIN, ROW, happened, harbour, player, position, start

from partie.games.shipyard.components import ACTIONS, COUNTS, EMPLOYEE_IDS, TEETH
from partie.games.shipyard.state import first_turns
from partie.kernel.engine.partie import Partie


def number(action: str) -> int:
    return ACTIONS.index(action)


def end_turn(game: Partie) -> Partie:
    """Whoever is asked ends the turn as quickly as possible; nothing is bought."""
    seat = asked(game)
    while not game.over and game.decisions[0].seat == seat and game.decisions[0].step.name != "choose-action":
        names = offered(game)
        game.play(seat, "done" if "done" in names else "main" if "main" in names else names[0])
    return game


def choose(game: Partie, action: str) -> Partie:
    """The seat that is asked chooses a tile and ends its turn."""
    game.play(asked(game), f"action {action}")
    return end_turn(game)


def later(
    seats: int = 3, row: list[str] | None = None, cubes: list[Any] | None = None, **given: Any
) -> Partie:
    """A later turn of seat 0: its tile is moved to the front when the position begins."""
    rows = [one if isinstance(one, dict) else {"current": one} for one in cubes or []]
    rows += [{}] * (seats - len(rows))
    base: dict[str, Any] = {"start": 0, "acting": 0, "players": rows}
    if row is not None:
        base["row"] = row
    return position(seats, {**base, **given})


# The course of the game


@pytest.mark.rule("SY-FLW-01")
def test_the_starting_player_is_drawn_by_lot() -> None:
    assert {harbour(start(4, seed)).start for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("SY-FLW-02")
def test_turns_go_clockwise() -> None:
    game = start(4, 2)
    order = []
    for _ in range(8):
        order.append(asked(game))
        names = [move for move in offered(game) if "hire" not in move and "build" not in move]
        choose(game, names[0].split()[1])
    first = harbour(game).start
    assert order == [(first + i) % 4 for i in range(8)]


@pytest.mark.rule("SY-FLW-03", "SY-TRN-01")
def test_a_turn_moves_the_old_tile_then_takes_choice_income_and_action_in_order() -> None:
    game = later(3, ROW, ["rent_canal", "buy_goods", "exchange"])
    assert next(ACTIONS[tile] for tile in harbour(game).row) == "rent_canal"
    since = len(happened(game))
    game.play(0, "action hire_employees")
    end_turn(game)
    names = [event[0] for event in happened(game)[since:]]
    kept = [name for name in names if name in ("tile-moved", "tile-chosen", "income", "action", "turn")]
    assert kept == ["tile-chosen", "income", "action", "turn", "tile-moved"]


@pytest.mark.rule("SY-FLW-04")
def test_the_chosen_tile_goes_to_the_front_in_the_next_turn() -> None:
    game = later(3, ROW, ["build_ships", "rent_canal", "buy_goods"])
    choose(game, "recruit_crew")
    while asked(game) != 0:
        choose(game, offered(game)[0].split()[1])
    assert harbour(game).row[0] == number("recruit_crew")


@pytest.mark.rule("SY-FLW-05", "SY-TWO-09")
def test_a_turn_that_completes_a_ship_leads_to_step_5_also_a_first_turn_of_two() -> None:
    sterns = [PLAIN[-1], *[i for i in range(26, 52) if i != PLAIN[-1]][:4]]
    canals = [{"tile": 15, "at": "0:0"}]
    mine = {"yard": [*PLAIN[:2], *[None] * 7], "items": {"captain": 1}, "canals": canals}
    game = position(
        2, {"start": 0, "turn": 0, "players": [mine, {}], "offer": ["BBBBB", "MMMMM", "MMMMM", sterns]}
    )
    game.play(0, "action build_ships")
    assert "bonus buy_goods" in offered(game)
    for move in ("main", "take d1", "at 3", "done", "done", "sail 1", "start 0:0 north"):
        game.play(0, move)
    assert player(game).points == 2 and len(player(game).fleet) == 1 and asked(game) == 1


@pytest.mark.rule("SY-FLW-06", "SY-MOV-03")
def test_each_moved_tile_turns_the_gear_until_the_cube_drops() -> None:
    game = start(3, 1)
    gears = [harbour(game).gear]
    for _ in play_on(game, 5):
        if harbour(game).gear != gears[-1]:
            gears.append(harbour(game).gear)
        if happened(game, "cube-dropped"):
            break
    assert gears == [*range(1, TEETH), 0]


@pytest.mark.rule("SY-FLW-10")
def test_after_a_drop_the_next_turn_moves_the_gear_on() -> None:
    game = later(3, ROW, ["build_ships", "rent_canal", "buy_goods"], gear=11)
    assert harbour(game).gear == 0 and harbour(game).dropped
    choose(game, "recruit_crew")
    assert harbour(game).gear == 1 and not harbour(game).dropped


@pytest.mark.rule("SY-FLW-11")
def test_with_no_cube_left_the_next_drop_starts_the_end() -> None:
    game = position(
        3,
        {
            "start": 0,
            "turn": 72,
            "gear": 11,
            "cubes": 0,
            "row": ROW,
            "players": [{"current": "build_ships"}, {"current": "rent_canal"}, {"current": "buy_goods"}],
        },
    )
    choose(game, "recruit_crew")
    assert happened(game, "last-turn") and harbour(game).last == 74


# First turns


@pytest.mark.rule("SY-TRN-02", "SY-FST-01", "SY-FST-09")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_first_turns_no_tile_is_moved(seats: int) -> None:
    game = start(seats)
    row = list(harbour(game).row)
    for turn in range(seats):
        assert harbour(game).row == row and harbour(game).gear == 1 and harbour(game).turn == turn
        choose(game, ("rent_canal", "buy_goods", "make_equipment", "recruit_crew")[turn])
    assert harbour(game).gear == 2 and first_turns(harbour(game)) == seats
    assert happened(game, "tile-moved")[0][1] == harbour(game).start


@pytest.mark.rule("SY-FST-02", "SY-FST-03")
def test_the_second_player_may_not_choose_the_starters_tile() -> None:
    game = start(3)
    first = asked(game)
    choose(game, "make_equipment")
    assert refused(game, asked(game), "action make_equipment") == "SY-SEL-02"
    cubes = [(one.current, one.previous) for one in harbour(game).players]
    assert cubes[first] == (number("make_equipment"), -1)


@pytest.mark.rule("SY-FST-04")
@pytest.mark.parametrize("action", ["build_ships", "exchange"])
def test_the_starting_player_gets_no_income(action: str) -> None:
    game = start(3)
    seat = asked(game)
    game.play(seat, f"action {action}")
    assert player(game, seat).guilders == 6


@pytest.mark.rule("SY-FST-07")
@pytest.mark.parametrize(("second", "income"), [("recruit_crew", 1), ("rent_canal", 0)])
def test_the_second_player_is_paid_for_standing_behind(second: str, income: int) -> None:
    game = choose(start(3, row="printed"), "make_equipment")
    seat = asked(game)
    game.play(seat, f"action {second}")
    assert player(game, seat).guilders == 6 + income


@pytest.mark.rule("SY-FST-08")
@pytest.mark.parametrize(("third", "income"), [("recruit_crew", 2), ("rent_canal", 1)])
def test_the_third_player_gets_a_guilder_for_each_cube_ahead(third: str, income: int) -> None:
    """Cubes on the first and third tile from the gear; the fifth pays two, the second one."""
    game = position(
        3,
        {
            "start": 0,
            "turn": 2,
            "row": ROW,
            "players": [{"current": "build_ships"}, {"current": "buy_goods"}, {}],
        },
    )
    assert asked(game) == 2
    game.play(2, f"action {third}")
    assert player(game, 2).guilders == 6 + income


# Two players


@pytest.mark.rule("SY-TWO-02", "SY-TWO-03", "SY-TWO-04")
@pytest.mark.parametrize(("second", "income"), [("recruit_crew", 1), ("rent_canal", 0)])
def test_first_turns_with_two_players_use_two_cubes(second: str, income: int) -> None:
    game = start(2, row="printed")
    first = asked(game)
    game.play(first, "action make_equipment")
    assert player(game, first).guilders == 6 and player(game, first).previous == number("make_equipment")
    end_turn(game)
    other = asked(game)
    assert refused(game, other, "action make_equipment") == "SY-SEL-02"
    game.play(other, f"action {second}")
    assert player(game, other).guilders == 6 + income and player(game, other).current == -1


@pytest.mark.rule("SY-TWO-05", "SY-TWO-06", "SY-TWO-07")
def test_second_turns_place_the_third_cube_and_count_own_tiles_too() -> None:
    game = start(2, row="printed")
    row = list(harbour(game).row)
    first = asked(game)
    choose(game, "rent_canal")
    choose(game, "buy_goods")
    before = player(game, first).guilders
    game.play(first, "action make_equipment")
    assert player(game, first).guilders == before + 2
    end_turn(game)
    choose(game, "recruit_crew")
    # The fifth turn moves the starter's first tile to the front and the gear by one.
    assert harbour(game).gear == 2 and harbour(game).row == [
        number("rent_canal"),
        *[t for t in row if t != 1],
    ]
    assert player(game, first).previous == number("make_equipment") and player(game, first).current == -1


@pytest.mark.rule("SY-TWO-01", "SY-MOV-06", "SY-MOV-07")
def test_with_two_players_two_cubes_mark_the_previous_turn_and_one_this_turn() -> None:
    mine = {"previous": "exchange", "current": "rent_canal"}
    game = later(2, ROW, [mine, {"previous": "build_ships", "current": "buy_goods"}])
    assert harbour(game).row[0] == number("exchange") and harbour(game).gear == 2
    assert (player(game).previous, player(game).current) == (number("rent_canal"), -1)
    tiles = {tile["action"]: tile["cubes"] for tile in game.view(0)["row"]}
    assert tiles["rent_canal"] == [{"seat": 0, "cubes": 2}] and tiles["exchange"] == []
    game.play(0, "action recruit_crew")
    assert (player(game).previous, player(game).current) == (number("rent_canal"), number("recruit_crew"))


@pytest.mark.rule("SY-TWO-08")
def test_pink_gets_three_guilders_for_three_occupied_tiles_ahead() -> None:
    rows = [{"previous": "build_ships", "current": "rent_canal"}, {"previous": "buy_goods"}]
    game = position(2, {"start": 0, "turn": 3, "row": ROW, "players": rows})
    assert asked(game) == 1
    game.play(1, "action recruit_crew")
    assert player(game, 1).guilders == 6 + 3


# Step 1


@pytest.mark.rule("SY-MOV-01", "SY-MOV-02")
def test_the_cube_is_taken_back_and_its_tile_becomes_the_leading_one() -> None:
    game = later(3, ROW, ["recruit_crew", "rent_canal", "buy_goods"])
    assert player(game).current == -1
    assert [ACTIONS[tile] for tile in harbour(game).row] == [
        "recruit_crew",
        *[t for t in ROW if t != "recruit_crew"],
    ]


@pytest.mark.rule("SY-MOV-04")
def test_a_tile_that_leads_already_still_turns_the_gear() -> None:
    game = later(3, ROW, ["build_ships", "rent_canal", "buy_goods"], gear=4)
    assert [ACTIONS[tile] for tile in harbour(game).row] == ROW and harbour(game).gear == 5


@pytest.mark.rule("SY-MOV-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_only_the_starters_first_normal_turn_can_find_its_tile_leading(seats: int) -> None:
    found = 0
    for seed in range(20):
        game = start(seats, seed)
        leading = harbour(game).row[0]
        play_out(game, seed)
        for i, (name, who, tile) in enumerate(happened(game, "tile-moved", "rival-moved")):
            if tile == leading:
                found += 1
                assert i == 0 and name == "tile-moved" and who == harbour(game).start
            leading = tile
    assert found


# Step 2


@pytest.mark.rule("SY-SEL-01")
def test_the_leading_tile_may_not_be_chosen() -> None:
    game = later(3, ROW, ["recruit_crew", "rent_canal", "buy_goods"])
    assert refused(game, 0, "action recruit_crew") == "SY-SEL-01"


@pytest.mark.rule("SY-SEL-02", "SY-SEL-04")
def test_an_occupied_tile_may_not_be_chosen_and_the_cube_stays_until_the_next_turn() -> None:
    game = later(3, ROW, ["build_ships", "rent_canal", "buy_goods"])
    assert refused(game, 0, "action rent_canal") == "SY-SEL-02"
    choose(game, "make_equipment")
    assert player(game).current == number("make_equipment")
    choose(game, offered(game)[0].split()[1])
    assert player(game).current == number("make_equipment")


@pytest.mark.rule("SY-SEL-03", "SY-EMP-05")
def test_an_action_that_cannot_be_performed_may_not_be_chosen() -> None:
    """Without money, where all three employees of the next space cost a guilder or need another one."""
    ring = ["engineer_sail", "trader_coal_2", "trader_cloth_2"]
    ring += [name for name in EMPLOYEE_IDS if name not in ring]
    row = [
        "build_ships",
        "hire_employees",
        "make_equipment",
        "recruit_crew",
        "rent_canal",
        "buy_goods",
        "exchange",
    ]
    mine = {"guilders": 0, "current": "build_ships"}
    rows = [mine, {"current": "exchange"}, {"current": "buy_goods"}]
    game = position(3, {"start": 0, "acting": 0, "row": row, "ring": ring, "hiring": 7, "players": rows})
    assert refused(game, 0, "action hire_employees") == "SY-EMP-05"
    rich = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "row": row,
            "ring": ring,
            "hiring": 7,
            "players": [{**mine, "guilders": 1}, *rows[1:]],
        },
    )
    assert "action hire_employees" in offered(rich)


def test_where_no_free_tile_can_be_performed_any_free_tile_may_be_chosen() -> None:
    """Nothing can be bought, nobody hired, nothing exchanged: the tile is chosen for its income alone."""
    mine = {"guilders": 0, "goods": [], "current": "make_equipment", "previous": "recruit_crew"}
    other = {"previous": "build_ships", "current": "rent_canal"}
    game = position(2, {"start": 0, "acting": 0, "row": ROW, "players": [mine, other]})
    s = harbour(game)
    for kind in [*s.goods_offer, *s.goods_stack]:
        s.players[1].goods[kind] += 1
    s.goods_offer, s.goods_stack, s.left = [], [], [0] * 24
    s.players[1].employees = (1 << 24) - 1
    assert set(offered(game)) == {"action buy_goods", "action hire_employees", "action exchange"}
    assert refused(game, 0, "action subsidy") == "SY-SET-15"
    game.play(0, "action exchange")
    assert asked(game) == 1 and player(game).current == number("exchange") and not happened(game, "action")


@pytest.mark.rule("SY-SEL-05")
def test_guilders_on_a_tile_go_to_whoever_chooses_it() -> None:
    game = later(
        3, ROW, ["build_ships", "rent_canal", "buy_goods"], coins={"exchange": 2, "hire_employees": 1}
    )
    game.play(0, "action exchange")
    assert player(game).guilders == 6 + 2 + 2
    assert harbour(game).coins[number("exchange")] == 0 and harbour(game).coins[number("hire_employees")] == 1


@pytest.mark.rule("SY-SEL-06")
@pytest.mark.parametrize(("seats", "choices"), [(2, 3), (3, 4), (4, 4)])
def test_so_many_tiles_may_be_chosen(seats: int, choices: int) -> None:
    assert len(offered(later(seats))) == choices


# Step 3


@pytest.mark.rule("SY-INC-01", "SY-INC-02")
@pytest.mark.parametrize(("action", "income"), [("buy_goods", 0), ("recruit_crew", 1), ("hire_employees", 1)])
def test_a_guilder_for_each_occupied_tile_ahead(action: str, income: int) -> None:
    game = later(3, ROW, ["build_ships", "make_equipment", "exchange"])
    game.play(0, f"action {action}")
    assert player(game).guilders == 6 + income


@pytest.mark.rule("SY-INC-03", "SY-INC-04")
def test_a_tile_with_two_cubes_counts_once_and_own_cubes_count() -> None:
    mine = {"previous": "exchange", "current": "rent_canal"}
    game = later(2, ROW, [mine, {"previous": "build_ships", "current": "hire_employees"}])
    # Own two cubes on the canal, two of the other on the ships; the last cube lies behind.
    game.play(0, "action make_equipment")
    assert player(game).guilders == 6 + 2


@pytest.mark.rule("SY-INC-05")
def test_blue_gets_three_guilders_for_buy_goods() -> None:
    row = [
        "build_ships",
        "rent_canal",
        "make_equipment",
        "recruit_crew",
        "buy_goods",
        "hire_employees",
        "exchange",
        "subsidy",
    ]
    game = later(4, row, ["subsidy", "build_ships", "make_equipment", "recruit_crew"])
    game.play(0, "action buy_goods")
    assert player(game).guilders == 6 + 3


@pytest.mark.rule("SY-INC-06")
def test_income_can_be_spent_on_the_action() -> None:
    row = [
        "exchange",
        "rent_canal",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
        "hire_employees",
        "build_ships",
    ]
    mine = {"guilders": 0, "current": "exchange"}
    game = position(
        3,
        {
            "start": 0,
            "acting": 0,
            "row": row,
            "players": [mine, {"current": "rent_canal"}, {"current": "buy_goods"}],
        },
    )
    game.play(0, "action build_ships")
    assert player(game).guilders == 2
    game.play(0, "take a5")
    assert player(game).guilders == 0


def test_counts_of_the_rulebook_are_those_of_the_table() -> None:
    assert {seats: (count.cubes, count.own_cubes) for seats, count in COUNTS.items()} == {
        1: (5, 1), 2: (3, 3), 3: (5, 1), 4: (7, 1),
    }  # fmt: skip
