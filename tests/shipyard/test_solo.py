"""The solo game with its two opponents (SY-SOL)."""

from typing import Any

import pytest
from playing import asked, offered, play_out
from shipyard_positions import ROW, happened, harbour, player, position, start

from partie.games.shipyard.components import (
    ACTIONS,
    COUNTS,
    CREW_RING,
    EDITION,
    EQUIPMENT_RING,
    ITEMS,
    RIVALS,
    SOLO_BACKS,
    SOLO_FACES,
    SOLO_MARKS,
    SOLO_PRINTED,
)
from partie.games.shipyard.rules.solo import mark
from partie.kernel.engine.partie import Partie

FACES = ["last_tile" if face == 8 else ACTIONS[face] for face in SOLO_FACES]
NUMBERS = {face: SOLO_BACKS[EDITION][i] for i, face in enumerate(FACES)}
"""By face: the number on the back, and the one for moving."""


def with_back(number: int, *without: str) -> str:
    """A tile with this number on its back."""
    return next(face for face, back in NUMBERS.items() if back[0] == number and face not in without)


def rest(*first: str) -> list[str]:
    """Solo tiles in this order, the first on top, then all others."""
    return list(dict.fromkeys((*first, *FACES)))


def alone(solo: list[str], rivals: tuple[str, str] = ("exchange", "hire_employees"), **given: Any) -> Partie:
    """A later turn of the player; the opponents' cubes lie on these tiles."""
    row = [tile for tile in ROW if tile not in rivals]
    mine = {"current": row[0], **given.pop("mine", {})}
    order = given.pop("row", [row[0], *row[1:], *rivals])
    return position(
        1, {"acting": 0, "row": order, "rivals": list(rivals), "solo": solo, "players": [mine], **given}
    )


def after_my_turn(game: Partie) -> Partie:
    """The player gets a crane or whatever is free and ends the turn; then the opponents play."""
    game.play(0, "action make_equipment")
    while game.decisions and game.decisions[0].step.name != "choose-action":
        names = offered(game)
        game.play(0, "done" if "done" in names else "main" if "main" in names else names[0])
    return game


@pytest.mark.rule("SY-SOL-01", "SY-SET-19")
def test_the_setup_is_that_of_three_players_with_employees_one_only() -> None:
    game = start(1)
    assert harbour(game).cubes == COUNTS[3].cubes == 5
    assert len(harbour(game).row) == 7 and set(harbour(game).left) == {1}


@pytest.mark.rule("SY-SOL-02", "SY-SOL-03")
def test_eight_solo_tiles_lie_face_down_with_the_top_number_seen() -> None:
    game = start(1)
    solo = game.view(0)["solo"]
    assert solo["stack"] == 8 and solo["pile"] == [] and solo["rivals"] == [None, None]
    back = SOLO_BACKS[EDITION][harbour(game).solo_stack[-1]]
    assert (solo["top"]["number"], solo["top"]["spaces"]) == back
    orders = {tuple(harbour(start(1, seed)).solo_stack) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("SY-SOL-04", "SY-SOL-15")
def test_the_player_is_first_then_both_opponents() -> None:
    game = after_my_turn(start(1))
    assert [event[0] for event in happened(game, "turn", "rival-turn")] == [
        "rival-turn",
        "rival-turn",
        "turn",
    ]
    assert [event[1] for event in happened(game, "rival-turn")] == [0, 1] and RIVALS == 2


@pytest.mark.rule("SY-SOL-05")
@pytest.mark.parametrize(("contracts", "hand"), [("sets", 4), ("random", 6)])
def test_contracts_and_employees_follow_the_options(contracts: str, hand: int) -> None:
    game = start(1, contracts=contracts, employees="random")
    assert len(player(game).contracts) == hand


@pytest.mark.rule("SY-SOL-06", "SY-FST-04")
def test_in_the_first_turn_any_tile_may_be_chosen_without_income() -> None:
    game = start(1)
    assert len(offered(game)) == 7
    game.play(0, "action exchange")
    assert happened(game, "income") == [("income", 0, 0)]


@pytest.mark.rule("SY-SOL-07", "SY-SOL-08", "SY-FST-01")
def test_first_turns_of_opponents_only_place_cubes() -> None:
    game = start(1, 3)
    s = harbour(game)
    before = (
        s.gear,
        s.making,
        s.recruiting,
        s.hiring,
        list(s.goods_offer),
        list(s.canal_offer),
        list(s.offer),
    )
    game.play(0, "action buy_goods")
    while game.decisions[0].step.name != "choose-action":
        names = offered(game)
        game.play(0, "done" if "done" in names else "main" if "main" in names else "buy 1")
    s = harbour(game)
    # Only the player's purchase and the first normal move of a tile, which begins the next turn.
    assert (s.gear, s.making, s.recruiting, s.hiring) == (before[0] + 1, *before[1:4])
    assert s.canal_offer == before[5] and s.offer == before[6] and s.goods_offer[:4] == before[4][1:]
    assert -1 not in s.rivals and len(s.solo_pile) == len(happened(game, "solo-tile")) >= 2


@pytest.mark.rule("SY-SOL-09")
def test_tiles_of_occupied_actions_are_skipped() -> None:
    game = alone(rest("exchange", "build_ships"))
    # The first opponent moves its tile (exchange) to the front first, so that is free again; the other's is not.
    after_my_turn(game)
    game2 = alone(rest("hire_employees", "build_ships"))
    after_my_turn(game2)
    assert happened(game2, "rival-chose")[0] == ("rival-chose", 0, ACTIONS.index("build_ships"))
    assert [FACES[event[1]] for event in happened(game2, "solo-tile")][:2] == [
        "hire_employees",
        "build_ships",
    ]


@pytest.mark.rule("SY-SOL-10", "SY-SOL-16")
def test_an_opponents_old_tile_goes_to_the_front_and_turns_the_gear() -> None:
    game = alone(rest("build_ships", "rent_canal"))
    gear = harbour(game).gear
    after_my_turn(game)
    # Two opponents and the player's next turn.
    assert harbour(game).gear == (gear + 3) % 12
    moved = happened(game, "rival-moved")
    assert [ACTIONS[event[2]] for event in moved] == ["exchange", "hire_employees"]
    assert harbour(game).row[1:3] == [ACTIONS.index("hire_employees"), ACTIONS.index("exchange")]


@pytest.mark.rule("SY-SOL-11")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_indicators_move_by_the_number_of_the_next_back(number: int) -> None:
    back = with_back(number, "recruit_crew")
    game = alone(rest("recruit_crew", back), recruiting="captain")
    after_my_turn(game)
    spaces = NUMBERS[back][1]
    moved = happened(game, "rival-recruited")[0]
    assert moved[1] == CREW_RING[spaces % 4] and (number == 0) == (spaces > 2)
    assert player(game).items[:4] == [0, 0, 0, 0]


@pytest.mark.rule("SY-SOL-11")
def test_equipment_and_employees_move_likewise_and_nothing_is_taken() -> None:
    game = alone(rest("hire_employees", with_back(2)), ("exchange", "recruit_crew"), hiring=5)
    after_my_turn(game)
    assert happened(game, "rival-hired")[0] == ("rival-hired", 7) and set(harbour(game).left) == {1}


@pytest.mark.rule("SY-SOL-12")
def test_the_exchange_moves_by_one_whatever_the_number() -> None:
    game = alone(rest("exchange", with_back(2, "exchange")), ("recruit_crew", "hire_employees"), exchange=3)
    after_my_turn(game)
    assert happened(game, "exchange-moved")[0] == ("exchange-moved", 4)


@pytest.mark.rule("SY-SOL-13", "SY-SOL-25")
@pytest.mark.parametrize(("number", "place"), [(0, 0), (1, 1), (2, 3)])
def test_one_tile_leaves_the_offer_of_goods_or_canals(number: int, place: int) -> None:
    for action, offer in (("buy_goods", "goods_offer"), ("rent_canal", "canal_offer")):
        back = with_back(number, "buy_goods", "rent_canal")
        game = alone(rest(action, back, "build_ships"))
        before = list(getattr(harbour(game), offer))
        after_my_turn(game)
        now = getattr(harbour(game), offer)
        assert now[:4] == before[:place] + before[place + 1 :] and len(now) == 5


@pytest.mark.rule("SY-SOL-14", "SY-SOL-25")
def test_a_whole_row_of_parts_leaves_the_game() -> None:
    back = with_back(2, "build_ships")
    game = alone(rest("build_ships", back))
    before = list(harbour(game).offer)
    after_my_turn(game)
    gone = [before[5 * column + 3] for column in range(4)]
    assert set(gone) == set(harbour(game).scrapped)
    for column in range(4):
        now = harbour(game).offer[5 * column : 5 * column + 5]
        assert now[:4] == [*before[5 * column : 5 * column + 3], before[5 * column + 4]] and -1 not in now


@pytest.mark.rule("SY-SOL-17")
def test_the_special_tile_takes_the_last_tile_of_the_row() -> None:
    row = [
        "build_ships",
        "rent_canal",
        "make_equipment",
        "recruit_crew",
        "hire_employees",
        "exchange",
        "buy_goods",
    ]
    back = with_back(0, "last_tile")
    game = alone(rest("last_tile", back), row=row)
    before = list(harbour(game).goods_offer)
    after_my_turn(game)
    assert happened(game, "rival-chose")[0] == ("rival-chose", 0, ACTIONS.index("buy_goods"))
    assert harbour(game).goods_offer[:4] == before[1:]


@pytest.mark.rule("SY-SOL-18")
def test_the_special_tile_is_skipped_when_the_last_tile_is_occupied() -> None:
    row = [
        "build_ships",
        "rent_canal",
        "make_equipment",
        "recruit_crew",
        "buy_goods",
        "exchange",
        "hire_employees",
    ]
    game = alone(rest("last_tile", "buy_goods"), row=row)
    after_my_turn(game)
    assert happened(game, "rival-chose")[0] == ("rival-chose", 0, ACTIONS.index("buy_goods"))


@pytest.mark.rule("SY-SOL-19", "SY-SOL-20")
def test_for_the_last_tile_the_printed_number_counts_and_all_are_shuffled() -> None:
    game = alone(["buy_goods"])
    before = list(harbour(game).goods_offer)
    after_my_turn(game)
    assert SOLO_PRINTED == 1
    assert happened(game, "rival-bought")[0] == ("rival-bought", before[1])
    assert happened(game, "solo-shuffled")
    s = harbour(game)
    assert len(s.solo_stack) + len(s.solo_pile) == 8 and len(s.solo_stack) <= 7


@pytest.mark.rule("SY-SOL-26")
def test_opponents_cubes_block_and_pay_and_their_coins_are_lost() -> None:
    row = [
        "rent_canal",
        "build_ships",
        "exchange",
        "hire_employees",
        "buy_goods",
        "make_equipment",
        "recruit_crew",
    ]
    game = alone(
        rest("buy_goods", "build_ships"), row=row, coins={"buy_goods": 2}, mine={"current": "build_ships"}
    )
    assert "action exchange" not in offered(game)
    game.play(0, "action make_equipment")
    assert happened(game, "income")[-1] == ("income", 0, 2)
    while game.decisions and game.decisions[0].step.name != "choose-action":
        names = offered(game)
        game.play(0, "done" if "done" in names else "main" if "main" in names else names[0])
    assert harbour(game).coins[ACTIONS.index("buy_goods")] == 0 and not happened(game, "coins-taken")


@pytest.mark.rule("SY-SOL-21", "SY-SOL-22")
def test_the_game_has_25_turns_and_one_final_action() -> None:
    game = play_out(start(1, 5), 5)
    # The first turn begins with the game, before anything is told.
    assert len(happened(game, "turn")) == 25 - 1
    assert len(happened(game, "rival-turn")) == 2 * 25
    text = [event[0] for event in happened(game)]
    last = text.index("final-actions")
    assert text[last:].count("action") == 1 and "rival-turn" not in text[last:]
    assert game.result is not None
    lines = dict(game.result.lines[0])
    assert (
        lines["total"] == lines["voyages"] + lines["red-contract"] + lines["blue-contract"] + lines["traders"]
    )


@pytest.mark.rule("SY-SOL-23")
@pytest.mark.parametrize(("points", "rank"), [(59, 0), (60, 1), (79, 1), (80, 2), (94, 2), (95, 3), (120, 3)])
def test_results_are_ranked_by_three_marks(points: int, rank: int) -> None:
    assert SOLO_MARKS == [60, 80, 95] and mark(points) == rank


@pytest.mark.rule("SY-SOL-24")
def test_the_example_of_the_rulebook() -> None:
    """Blue's cube is on Rent canal; Buy goods is turned up; the next back shows 2."""
    row = [
        "make_equipment",
        "rent_canal",
        "build_ships",
        "recruit_crew",
        "buy_goods",
        "exchange",
        "hire_employees",
    ]
    back = with_back(2, "buy_goods")
    game = position(
        1,
        {
            "acting": 0,
            "row": row,
            "rivals": ["rent_canal", "hire_employees"],
            "solo": rest("buy_goods", back, "build_ships"),
            "players": [{"current": "make_equipment"}],
        },
    )
    before, gear = list(harbour(game).goods_offer), harbour(game).gear
    game.play(0, "action recruit_crew")
    while game.decisions[0].step.name != "choose-action":
        names = offered(game)
        game.play(0, "done" if "done" in names else "main" if "main" in names else names[0])
    assert happened(game, "rival-moved")[0] == ("rival-moved", 0, ACTIONS.index("rent_canal"))
    assert happened(game, "rival-chose")[0] == ("rival-chose", 0, ACTIONS.index("buy_goods"))
    assert happened(game, "rival-bought")[0] == ("rival-bought", before[3])
    goods = harbour(game).goods_offer
    assert goods[:4] == [*before[:3], before[4]] and len(goods) == 5 and harbour(game).gear == gear + 3
    assert asked(game) == 0


@pytest.mark.rule("SY-CMP-10")
def test_solo_tiles_name_the_seven_actions_and_one_is_special() -> None:
    assert sorted(FACES) == sorted([*ROW, "last_tile"]) and len(SOLO_BACKS[EDITION]) == 8
    assert len(ITEMS) == 8 and len(EQUIPMENT_RING) == 4
