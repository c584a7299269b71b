"""Phase 3: buying resources."""

from typing import Any

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, players, position
from powergrid_rounds import lying

from partie.kernel.engine.partie import Partie


def shopping(*rows: dict[str, Any], **given: object) -> Partie:
    """Phase 3 of the first round; the last seat is the last in order and so the first to buy."""
    order = list(range(len(rows)))
    return position(len(rows), {"phase": "resources", "order": order, "players": players(*rows), **given})


def most(game: Partie, fuel: str) -> int:
    """The largest amount of a fuel that is offered."""
    return max((int(move.split()[2]) for move in offered(game) if move.startswith(f"buy {fuel} ")), default=0)


@pytest.mark.rule("PG-BUY-01")
def test_resources_may_be_bought_and_buying_nothing_is_allowed() -> None:
    game = shopping({}, {"plants": [4]})
    other = game.copy()
    game.play(1, "buy coal 1")
    assert grid(game).players[1].fuel == [1, 0, 0, 0]
    other.play(1, "done")
    assert grid(other).phase == 4
    assert grid(other).players[1].fuel == [0, 0, 0, 0]


@pytest.mark.rule("PG-BUY-02")
def test_only_as_much_as_can_be_stored_may_be_bought() -> None:
    game = shopping({}, {"plants": [4], "fuel": {"coal": 3}})
    assert refused(game, 1, "buy coal 2") == "PG-BUY-02"
    assert offered(game) == ["done", "buy coal 1"]
    game.play(1, "buy coal 1")
    assert refused(game, 1, "buy coal 1") == "PG-BUY-02"
    assert offered(game) == ["done"]


@pytest.mark.rule("PG-BUY-03")
def test_the_last_player_buys_first_and_the_leading_player_last() -> None:
    given = {
        "phase": "resources",
        "order": [1, 2, 0],
        "players": players(*[{"plants": [n]} for n in (4, 8, 10)]),
    }
    game = position(3, given)
    for seat in (0, 2, 1):
        assert asked(game) == seat
        game.play(seat, "done")
    assert grid(game).phase == 4


@pytest.mark.rule("PG-BUY-04")
def test_a_plant_stores_at_most_twice_what_it_needs() -> None:
    """Plant 4 burns two coal."""
    game = shopping({}, {"plants": [4]})
    assert most(game, "coal") == 4
    assert refused(game, 1, "buy coal 5") == "PG-BUY-02"
    game.play(1, "buy coal 4")
    assert grid(game).players[1].fuel == [4, 0, 0, 0]


@pytest.mark.rule("PG-BUY-05")
@pytest.mark.parametrize(
    ("plant", "fuels"),
    [
        (4, ["coal"]),
        (3, ["oil"]),
        (5, ["coal", "oil"]),
        (6, ["garbage"]),
        (11, ["uranium"]),
    ],
)
def test_a_plant_stores_only_what_it_burns(plant: int, fuels: list[str]) -> None:
    game = shopping({}, {"plants": [plant]})
    assert {move.split()[1] for move in offered(game) if move != "done"} == set(fuels)
    for fuel in {"coal", "oil", "garbage", "uranium"} - set(fuels):
        assert refused(game, 1, f"buy {fuel} 1") == "PG-BUY-05"


@pytest.mark.rule("PG-BUY-05")
def test_an_ecological_plant_stores_nothing_so_its_owner_has_nothing_to_buy() -> None:
    game = shopping({"plants": [4]}, {"plants": [13]})
    assert asked(game) == 0


@pytest.mark.rule("PG-BUY-06")
def test_the_most_is_the_free_storage_of_all_plants_together() -> None:
    """Plant 4 holds four coal, hybrid 5 four of coal and oil: eight coal, or four and four."""
    game = shopping({}, {"plants": [4, 5]})
    assert (most(game, "coal"), most(game, "oil")) == (8, 4)
    assert refused(game, 1, "buy coal 9") == "PG-BUY-02"
    assert refused(game, 1, "buy oil 5") == "PG-BUY-02"
    both = game.copy()
    game.play(1, "buy coal 8")
    assert refused(game, 1, "buy oil 1") == "PG-BUY-02"
    both.play(1, "buy coal 4")
    both.play(1, "buy oil 4")
    assert grid(both).players[1].fuel == [4, 4, 0, 0]
    assert refused(both, 1, "buy coal 1") == "PG-BUY-02"


@pytest.mark.rule("PG-BUY-07")
def test_coal_moves_off_the_hybrid_to_make_room_for_oil() -> None:
    """Bought for the hybrid alone, the coal finds room on plant 4 once that is owned."""
    alone = shopping({}, {"plants": [5], "fuel": {"coal": 4}}, acting=1)
    assert refused(alone, 1, "buy oil 1") == "PG-BUY-02"
    game = shopping({}, {"plants": [4, 5], "fuel": {"coal": 4}})
    game.play(1, "buy oil 4")
    assert grid(game).players[1].fuel == [4, 4, 0, 0]


@pytest.mark.rule("PG-BUY-08")
def test_a_token_costs_what_its_space_says() -> None:
    """Three coal lie on the space of 1, the fourth on that of 2."""
    game = shopping({}, {"plants": [4]})
    assert lying(game, "coal") == dict.fromkeys(range(1, 9), 3)
    paid = []
    for _ in range(4):
        before = grid(game).players[1].money
        game.play(1, "buy coal 1")
        paid.append(before - grid(game).players[1].money)
    assert paid == [1, 1, 1, 2]


@pytest.mark.rule("PG-BUY-09")
def test_the_cheapest_tokens_are_taken_first() -> None:
    game = shopping({}, {"plants": [4]})
    game.play(1, "buy coal 4")
    assert grid(game).players[1].money == 50 - (1 + 1 + 1 + 2)
    assert lying(game, "coal") == {2: 2, **dict.fromkeys(range(3, 9), 3)}


@pytest.mark.rule("PG-BUY-10")
def test_the_price_goes_to_the_bank_and_to_nobody_else() -> None:
    game = shopping({"money": 30}, {"money": 20, "plants": [11]})
    game.play(1, "buy uranium 1")
    assert [player.money for player in grid(game).players] == [30, 20 - 14]


@pytest.mark.rule("PG-BUY-11")
def test_what_is_sold_out_is_not_there_for_later_buyers_of_the_round() -> None:
    game = shopping({"plants": [4, 11]}, {"plants": [17]})
    assert lying(game, "uranium") == {14: 1, 16: 1}
    game.play(1, "buy uranium 2")
    game.play(1, "done")
    assert asked(game) == 0
    assert refused(game, 0, "buy uranium 1") == "PG-BUY-11"
    assert most(game, "uranium") == 0


@pytest.mark.rule("PG-BUY-12")
def test_nobody_spends_more_money_than_they_have() -> None:
    """Coal costs 4 and oil 3; with three Elektro only one oil can be bought."""
    game = shopping({}, {"plants": [3, 4], "money": 3}, fuel={"coal": 15, "oil": 18})
    assert refused(game, 1, "buy coal 1") == "PG-BUY-12"
    assert refused(game, 1, "buy oil 2") == "PG-BUY-12"
    assert offered(game) == ["done", "buy oil 1"]
    game.play(1, "buy oil 1")
    assert grid(game).players[1].money == 0


@pytest.mark.rule("PG-BUY-12")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    game = shopping({"plants": [4]}, {"plants": [8], "money": 0})
    assert asked(game) == 0
