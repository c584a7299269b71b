"""Phase 2: the auction."""

import random

import pytest
from playing import asked, offered, refused
from powergrid_positions import grid, players, position, start
from powergrid_rounds import auctioned, happened, lower, towns, upper, wait

from partie.kernel.engine.partie import Partie

MARKET = [3, 4, 5, 6, 7, 8, 9, 10]


def auction(order: list[int], round: int = 2, **given: object) -> Partie:
    """The beginning of an auction in this order."""
    return position(len(order), {"round": round, "order": order, "market": MARKET, **given})


@pytest.mark.rule("PG-AUC-01", "PG-AUC-15")
def test_who_bought_a_plant_is_not_asked_again_this_round() -> None:
    game = auction([0, 1, 2])
    auctioned(game, 0, 3)
    assert asked(game) == 1
    assert refused(game, 0, "open 5") == "PG-AUC-15"
    game.play(1, "open 4")
    game.play(1, "bid 4")
    assert refused(game, 0, "bid 5") == "PG-AUC-15"
    game.play(2, "pass")
    game.play(2, "pass")
    assert grid(game).phase == 3
    assert [player.kit.plants for player in grid(game).players] == [(3,), (4,), ()]


@pytest.mark.rule("PG-AUC-02")
def test_in_the_first_round_nobody_may_pass_when_choosing() -> None:
    game = start(3)
    assert "pass" not in offered(game)
    assert refused(game, asked(game), "pass") == "PG-AUC-02"


@pytest.mark.rule("PG-AUC-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_the_first_round_every_player_buys_exactly_one_plant(seats: int) -> None:
    dice = random.Random(seats)
    game = start(seats, seed=seats)
    while grid(game).phase == 2:
        decision = game.decisions[0]
        game.push(decision.seat, dice.choice(decision.moves))
    assert [len(player.kit.plants) for player in grid(game).players] == [1] * seats


@pytest.mark.rule("PG-AUC-03")
def test_the_leading_player_chooses_a_plant_and_names_a_bid_for_it() -> None:
    game = auction([2, 0, 1])
    assert asked(game) == 2
    assert refused(game, 0, "open 3") == "PG-AUC-03"
    assert refused(game, 2, "bid 3") == "PG-AUC-03"
    game.play(2, "open 3")
    assert asked(game) == 2
    assert refused(game, 2, "pass") == "PG-AUC-03"
    game.play(2, "bid 3")
    assert asked(game) == 0


@pytest.mark.rule("PG-AUC-04")
def test_the_opening_bid_is_at_least_the_plants_number_but_may_be_higher() -> None:
    game = auction([0, 1])
    game.play(0, "open 4")
    assert refused(game, 0, "bid 3") == "PG-AUC-04"
    assert offered(game)[:2] == ["bid 4", "bid 5"]
    game.play(0, "bid 9")
    assert (grid(game).bid, grid(game).bidder) == (9, 0)


@pytest.mark.rule("PG-AUC-04")
def test_a_plant_is_chosen_only_by_who_can_pay_its_number() -> None:
    game = auction([0, 1], players=players({"money": 5}, {}))
    assert offered(game) == ["open 3", "open 4", "open 5", "pass"]
    assert refused(game, 0, "open 6") == "PG-AUC-04"


@pytest.mark.rule("PG-AUC-05")
@pytest.mark.parametrize("epoch", [1, 2])
def test_in_epochs_1_and_2_plants_are_chosen_from_the_upper_row_only(epoch: int) -> None:
    game = auction([0, 1], epoch=epoch)
    assert offered(game) == ["open 3", "open 4", "open 5", "open 6", "pass"]
    assert refused(game, 0, "open 7") == "PG-MKT-13"
    assert refused(game, 0, "open 20") == "PG-AUC-05"


@pytest.mark.rule("PG-AUC-05", "PG-MKT-03")
def test_in_epoch_3_plants_are_chosen_from_the_whole_market() -> None:
    game = auction([0, 1], epoch=3, market=[20, 25, 30, 35, 40, 50])
    assert offered(game) == [f"open {plant}" for plant in (20, 25, 30, 35, 40, 50)] + ["pass"]


@pytest.mark.rule("PG-AUC-06")
def test_bidding_goes_clockwise_by_seat_and_not_by_the_order_track() -> None:
    """Seats A, B, C, D in the order C, A, D, B: after C bid D, A and B."""
    game = auction([2, 0, 3, 1])
    game.play(2, "open 3")
    game.play(2, "bid 3")
    for number, seat in enumerate([3, 0, 1, 2], start=4):
        assert asked(game) == seat
        assert refused(game, (seat + 1) % 4, f"bid {number}") == "PG-AUC-06"
        game.play(seat, f"bid {number}")


@pytest.mark.rule("PG-AUC-07")
def test_a_raise_must_be_higher_than_the_current_bid_and_paid_from_ones_own_money() -> None:
    game = auction([0, 1], players=players({}, {"money": 20}))
    game.play(0, "open 5")
    game.play(0, "bid 9")
    assert refused(game, 1, "bid 8") == "PG-AUC-07"
    assert refused(game, 1, "bid 9") == "PG-AUC-07"
    assert refused(game, 1, "bid 21") == "PG-AUC-07"
    assert offered(game) == ["pass", *(f"bid {amount}" for amount in range(10, 21))]
    game.play(1, "bid 10")
    assert grid(game).bid == 10


@pytest.mark.rule("PG-AUC-07")
def test_who_has_too_little_money_to_raise_passes_without_being_asked() -> None:
    game = auction([0, 1, 2], players=players({}, {"money": 9}, {}))
    game.play(0, "open 5")
    game.play(0, "bid 9")
    assert happened(game, "passed") == [("passed", 1, 5)]
    assert asked(game) == 2


@pytest.mark.rule("PG-AUC-08")
def test_who_passes_does_not_come_back_into_the_auction_of_that_plant() -> None:
    game = auction([0, 1, 2])
    game.play(0, "open 5")
    game.play(0, "bid 5")
    game.play(1, "pass")
    game.play(2, "bid 6")
    game.play(0, "bid 7")
    assert asked(game) == 2
    assert refused(game, 1, "bid 8") == "PG-AUC-08"


@pytest.mark.rule("PG-AUC-09")
def test_passing_a_bid_counts_for_that_plant_only() -> None:
    game = auction([0, 1, 2])
    auctioned(game, 0, 5)
    assert happened(game, "passed") == [("passed", 1, 5), ("passed", 2, 5)]
    game.play(1, "open 6")
    game.play(1, "bid 6")
    game.play(2, "bid 7")
    game.play(1, "pass")
    assert grid(game).players[2].kit.plants == (6,)


@pytest.mark.rule("PG-AUC-10")
def test_the_last_bidder_left_pays_the_winning_bid_and_takes_the_plant() -> None:
    """A 5, B 6, C passes, A 7, B passes: A pays 7 to the bank."""
    game = auction([0, 1, 2])
    game.play(0, "open 5")
    game.play(0, "bid 5")
    game.play(1, "bid 6")
    game.play(2, "pass")
    assert refused(game, 0, "open 6") == "PG-AUC-10"
    game.play(0, "bid 7")
    assert grid(game).players[0].kit.plants == ()
    game.play(1, "pass")
    assert [player.money for player in grid(game).players] == [43, 50, 50]
    assert grid(game).players[0].kit.plants == (5,)
    assert happened(game, "bought-plant") == [("bought-plant", 0, 5, 7)]


@pytest.mark.rule("PG-AUC-11", "PG-MKT-16")
def test_the_bought_plant_is_replaced_before_the_next_auction() -> None:
    """The first replacement is plant 13."""
    game = position(3, {"order": [0, 1, 2]})
    auctioned(game, 0, 4)
    assert grid(game).market == [3, 5, 6, 7, 8, 9, 10, 13]
    assert asked(game) == 1


@pytest.mark.rule("PG-AUC-12")
@pytest.mark.parametrize("epoch", [1, 2])
def test_before_epoch_3_a_drawn_plant_is_sorted_into_two_rows_of_four(epoch: int) -> None:
    game = auction([0, 1], epoch=epoch, market=[5, 6, 7, 8, 20, 21, 22, 23], deck=[4, 30, "step3"])
    auctioned(game, 0, 8)
    assert (upper(game), lower(game)) == ([4, 5, 6, 7], [20, 21, 22, 23])
    auctioned(game, 1, 4)
    assert (upper(game), lower(game)) == ([5, 6, 7, 20], [21, 22, 23, 30])


@pytest.mark.rule("PG-AUC-12")
def test_in_epoch_3_a_drawn_plant_is_sorted_into_one_group_of_six() -> None:
    game = auction([0, 1], epoch=3, market=[20, 22, 24, 26, 28, 30], deck=[27])
    auctioned(game, 0, 30)
    assert (upper(game), lower(game)) == ([20, 22, 24, 26, 27, 28], [])


@pytest.mark.rule("PG-AUC-13")
def test_a_drawn_plant_not_above_the_most_cities_is_removed_and_replaced() -> None:
    """Seat 1 has 13 cities: 12 and 13 are too small, 30 is not."""
    given = {
        "round": 5,
        "epoch": 2,
        "order": [1, 0, 2],
        "market": [14, 15, 16, 17, 18, 19, 20, 21],
        "deck": [12, 13, 30, 31, "step3"],
        "players": players({}, {"cities": towns(13)}, {}),
    }
    game = position(3, given, map="usa", regions="north,south,southeast")
    auctioned(game, 1, 14)
    assert grid(game).market == [15, 16, 17, 18, 19, 20, 21, 30]
    assert {12, 13} <= set(grid(game).removed)


@pytest.mark.rule("PG-AUC-14", "PG-OWN-03")
def test_buying_a_plant_too_many_removes_an_owned_one_before_the_auction_goes_on() -> None:
    game = auction([0, 1, 2], players=players({"plants": [13, 18, 22]}, {}, {}))
    auctioned(game, 0, 6)
    assert asked(game) == 0
    assert offered(game) == ["scrap 13", "scrap 18", "scrap 22"]
    game.play(0, "scrap 18")
    assert grid(game).players[0].kit.plants == (6, 13, 22)
    assert 18 in grid(game).removed
    assert 18 not in grid(game).deck + grid(game).market
    assert asked(game) == 1


@pytest.mark.rule("PG-AUC-16")
def test_when_the_chooser_wins_the_next_in_order_chooses() -> None:
    game = auction([2, 0, 1])
    auctioned(game, 2, 3)
    assert asked(game) == 0


@pytest.mark.rule("PG-AUC-16", "PG-AUC-17")
def test_when_another_player_wins_the_same_player_chooses_again() -> None:
    """Later the winner is left out when the next to choose is looked for."""
    game = auction([0, 1, 2])
    game.play(0, "open 4")
    game.play(0, "bid 4")
    game.play(1, "bid 5")
    game.play(2, "pass")
    game.play(0, "pass")
    assert asked(game) == 0
    auctioned(game, 0, 3)
    assert asked(game) == 2


@pytest.mark.rule("PG-AUC-18", "PG-AUC-19")
def test_from_round_2_on_a_chooser_may_pass_and_is_then_out_for_the_round() -> None:
    game = auction([0, 1, 2])
    game.play(0, "pass")
    assert asked(game) == 1
    assert refused(game, 0, "open 3") == "PG-AUC-19"
    game.play(1, "open 3")
    game.play(1, "bid 3")
    assert refused(game, 0, "bid 4") == "PG-AUC-19"
    game.play(2, "bid 4")
    game.play(1, "pass")
    auctioned(game, 1, 5)
    assert grid(game).phase == 3
    assert grid(game).players[0].kit.plants == ()


@pytest.mark.rule("PG-AUC-20")
def test_the_last_player_left_pays_the_plants_number() -> None:
    """Paying more would be pointless: the price is fixed."""
    game = auction([0, 1], buyers=[1])
    assert asked(game) == 1
    game.play(1, "open 6")
    assert grid(game).players[1].money == 50 - 6
    assert grid(game).players[1].kit.plants == (6,)
    assert grid(game).phase == 3


@pytest.mark.rule("PG-AUC-22", "PG-MKT-17")
def test_when_nobody_buys_the_lowest_plant_is_replaced_before_phase_3() -> None:
    """Seat 0 cannot pay for any plant and so passes too."""
    rows = players({"plants": [13], "money": 2}, {"plants": [15]})
    game = auction([0, 1], deck=[12, 30, "step3"], players=rows)
    assert refused(game, 0, "open 3") == "PG-AUC-19"
    wait(game, 3)
    assert grid(game).market == [4, 5, 6, 7, 8, 9, 10, 12]
    assert 3 in grid(game).removed
    assert asked(game) == 1


@pytest.mark.rule("PG-AUC-23", "PG-AUC-24")
def test_in_the_first_round_a_bid_may_be_passed_but_the_last_must_choose_and_pays_the_number() -> None:
    game = auction([0, 1, 2, 3], round=1)
    for seat, plant in ((0, 3), (1, 4), (2, 5)):
        auctioned(game, seat, plant)
    assert ("passed", 3, 5) in happened(game, "passed")
    assert offered(game) == [f"open {plant}" for plant in upper(game)]
    assert refused(game, 3, "pass") == "PG-AUC-02"
    game.play(3, f"open {upper(game)[-1]}")
    assert grid(game).players[3].money == 50 - grid(game).players[3].kit.best
    assert grid(game).phase == 3
