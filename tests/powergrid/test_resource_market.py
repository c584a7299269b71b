"""Resource market: what lies where, and when it may change."""

from typing import Any

import pytest
from playing import asked, offered, play_on, refused
from powergrid_positions import buying, grid, happened, players, start, table

EIGHT = [1, 2, 3, 4, 5, 6, 7, 8]
REFILL = {
    2: ([3, 2, 1, 1], [4, 2, 2, 1], [3, 4, 3, 1]),
    3: ([4, 2, 1, 1], [5, 3, 2, 1], [3, 4, 3, 1]),
    4: ([5, 3, 2, 1], [6, 4, 3, 2], [4, 5, 4, 2]),
    5: ([5, 4, 3, 2], [7, 5, 3, 3], [5, 6, 5, 2]),
    6: ([7, 5, 3, 2], [9, 6, 5, 3], [6, 7, 6, 3]),
}
"""By number of players: coal, oil, garbage, uranium in epochs 1, 2 and 3."""


def fuel(seats: int = 4) -> dict[str, Any]:
    found: dict[str, Any] = start(seats).view(None)["fuel"]
    return found


def lying(kind: str) -> dict[int, int]:
    """Price of a space: tokens on it, at the start."""
    market = fuel()[kind]
    return dict(zip(market["spaces"], market["lying"], strict=True))


@pytest.mark.rule("PG-RMK-01")
def test_at_the_start_three_coal_lie_on_each_of_1_to_8() -> None:
    assert lying("coal") == dict.fromkeys(EIGHT, 3)
    assert fuel()["coal"]["supply"] == 0


@pytest.mark.rule("PG-RMK-02")
def test_at_the_start_three_oil_lie_on_each_of_3_to_8() -> None:
    assert lying("oil") == {1: 0, 2: 0, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3}
    assert fuel()["oil"]["supply"] == 6


@pytest.mark.rule("PG-RMK-03")
def test_at_the_start_three_garbage_lie_on_7_and_8() -> None:
    assert lying("garbage") == {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 3, 8: 3}
    assert fuel()["garbage"]["supply"] == 18


@pytest.mark.rule("PG-RMK-04")
def test_at_the_start_one_uranium_lies_on_14_and_16() -> None:
    assert {price: there for price, there in lying("uranium").items() if there} == {14: 1, 16: 1}
    assert fuel()["uranium"]["supply"] == 10


@pytest.mark.rule("PG-RMK-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_other_fuel_lies_beside_the_board(seats: int) -> None:
    supply = {kind: market["supply"] for kind, market in fuel(seats).items()}
    assert supply == {"coal": 0, "oil": 6, "garbage": 18, "uranium": 10}


@pytest.mark.rule("PG-RMK-06", "PG-RMK-07")
def test_the_fullest_market_has_three_a_space_up_to_8_and_one_uranium_a_space_up_to_16() -> None:
    """One token of each kind is missing; the refill brings it and no more."""
    given = {"round": 6, "phase": "bureaucracy", "order": list(range(6))}
    game = table(6, {**given, "fuel": {"coal": 23, "oil": 23, "garbage": 23, "uranium": 11}})
    while grid(game).round == 6:
        game.play(asked(game), "run none")
    markets = game.view(None)["fuel"]
    for kind in ("coal", "oil", "garbage"):
        assert (markets[kind]["spaces"], markets[kind]["lying"]) == (EIGHT, [3] * 8)
    assert markets["uranium"]["spaces"] == [*EIGHT, 10, 12, 14, 16]
    assert markets["uranium"]["lying"] == [1] * 12


@pytest.mark.rule("PG-RMK-06")
def test_three_tokens_share_the_price_of_a_space() -> None:
    game = buying([20, 7], coal=24, oil=24)
    costs = {game.notation(0, move): game.decisions[0].price(move) for move in game.decisions[0].moves}
    assert [costs[f"buy coal {n}"][0][1] for n in range(1, 7)] == [1, 2, 3, 5, 7, 9]
    assert costs["buy oil 6"] == costs["buy coal 6"]


@pytest.mark.rule("PG-RMK-07")
def test_each_uranium_has_a_price_of_its_own() -> None:
    game = buying([11, 17, 23, 28], money=200, uranium=12)
    costs = {game.notation(0, move): game.decisions[0].price(move) for move in game.decisions[0].moves}
    prices = [costs[f"buy uranium {n}"][0][1] for n in range(1, 9)]
    assert prices == [1, 3, 6, 10, 15, 21, 28, 36]
    game = buying([11, 17], uranium=4)
    game.play(0, "buy uranium 4")
    assert grid(game).players[0].money == 200 - 10 - 12 - 14 - 16


@pytest.mark.rule("PG-RMK-08")
@pytest.mark.parametrize(
    ("kind", "plant", "price"), [("coal", 4, 1), ("oil", 3, 3), ("garbage", 6, 7), ("uranium", 11, 14)]
)
def test_the_cheapest_fuel_at_the_start_costs_1_3_7_and_14(kind: str, plant: int, price: int) -> None:
    assert fuel()[kind]["price"] == price
    game = buying([plant], money=50)
    game.play(0, f"buy {kind} 1")
    assert grid(game).players[0].money == 50 - price


@pytest.mark.rule("PG-RMK-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_fuel_comes_into_the_market_only_in_phase_5(seats: int) -> None:
    game = start(seats, seed=seats)
    s = grid(game)
    before, round_before = s.stock.copy(), s.round
    for _ in play_on(game, seats):
        if s.round == round_before:
            assert all(now <= then for now, then in zip(s.stock, before, strict=True))
        before, round_before = s.stock.copy(), s.round
    assert len(happened(game, "refilled")) == s.round - 1


@pytest.mark.rule("PG-RMK-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_refill_depends_on_players_and_epoch(seats: int, epoch: int) -> None:
    given = {"round": 6, "epoch": epoch, "phase": "bureaucracy", "order": list(range(seats))}
    game = table(seats, {**given, "fuel": {"coal": 1, "oil": 2, "garbage": 3, "uranium": 0}})
    while grid(game).round == 6:
        game.play(asked(game), "run none")
    added = REFILL[seats][epoch - 1]
    assert grid(game).stock == [1 + added[0], 2 + added[1], 3 + added[2], added[3]]


@pytest.mark.rule("PG-RMK-10")
@pytest.mark.parametrize("phase", ["auction", "connect", "bureaucracy"])
def test_fuel_is_bought_only_in_phase_3(phase: str) -> None:
    """By nobody, whether it is their turn or not."""
    rows = players({"plants": [4], "cities": ["bremen"]}, {"plants": [3]})
    game = table(2, {"round": 2, "phase": phase, "order": [0, 1], "players": rows})
    assert refused(game, 0, "buy coal 1") == "PG-RMK-10"
    assert refused(game, 1, "buy oil 1") == "PG-RMK-10"


@pytest.mark.rule("PG-RMK-10")
def test_fuel_is_not_bought_in_the_middle_of_an_auction() -> None:
    rows = players({"plants": [4, 5, 6], "fuel": {"coal": 8}, "money": 90}, {}, {})
    game = table(3, {"round": 2, "order": [0, 1, 2], "players": rows, "market": [3, 7, 8, 9, 10, 11, 12, 13]})
    game.play(0, "open 3")
    assert refused(game, 0, "buy coal 1") == "PG-RMK-10"
    game.play(0, "bid 3")
    game.play(1, "pass")
    game.play(2, "pass")
    assert offered(game) == ["scrap 4", "scrap 5", "scrap 6"]
    assert refused(game, 0, "buy oil 1") == "PG-RMK-10"


@pytest.mark.rule("PG-RMK-10")
def test_fuel_is_not_bought_while_regions_are_drafted() -> None:
    game = start(3, regions="draft")
    assert refused(game, asked(game), "buy coal 1") == "PG-RMK-10"
