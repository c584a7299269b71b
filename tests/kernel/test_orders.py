"""Standing orders: they become ordinary moves when their decision comes."""

import pytest
from powergrid_positions import start, table
from toy_games import new_toy

import partie


def auction(seats=3, money=(50, 50, 50), opens=4):
    """Seat 0 opened the auction of a plant and must name the opening bid."""
    players = [{"money": amount} for amount in money[:seats]]
    given = {"round": 2, "order": list(range(seats)), "players": players}
    game = table(seats, given)
    game.play(0, f"open {opens}")
    return game


def drive(game):
    """Play what standing orders say; the moves in notation."""
    said = []
    while (ordered := game.ordered()) is not None:
        seat, move = ordered
        said.append(f"{seat} {game.notation(seat, move)}")
        game.play(seat, move)
    return said


def test_an_order_bids_one_more_up_to_the_limit_then_passes():
    game = auction()
    game.set_order(1, "limit 7")
    game.set_order(2, "limit 24")
    game.play(0, "bid 4")
    assert drive(game) == ["1 bid 5", "2 bid 6"]
    game.play(0, "pass")
    assert drive(game) == ["1 bid 7", "2 bid 8", "1 pass"]
    assert game.state.players[2].kit.plants == (4,)


def test_an_order_ends_with_its_auction():
    game = auction()
    game.set_order(1, "limit 5")
    game.play(0, "bid 6")
    assert drive(game) == ["1 pass"]
    game.play(2, "bid 7")
    game.play(0, "pass")
    # The next plant is another auction: seat 1 is asked itself.
    game.play(0, "open 5")
    game.play(0, "bid 5")
    assert [decision.seat for decision in game.decisions] == [1]
    assert game.ordered() is None
    assert game.orders == {}


def test_pass_until_fuel_passes_every_auction_of_the_round_and_ends_with_it():
    game = auction()
    game.set_order(1, "pass until fuel")
    assert game.game.order_arguments(game.orders[1]) == {}
    game.play(0, "bid 4")
    assert drive(game) == ["1 pass"]
    game.play(2, "pass")
    # Seat 0 has its plant; seat 1 would choose next, and passes for the round.
    assert drive(game) == ["1 pass"]
    game.play(2, "pass")
    assert game.view(0)["phase"] == "resources"
    while game.decisions[0].seat != 1:
        game.play(game.decisions[0].seat, game.decisions[0].default)
    assert game.ordered() is None and game.orders == {}
    with pytest.raises(partie.PartieError) as caught:
        game.set_order(1, "pass until fuel")
    assert caught.value.key == "order-not-now"


def test_an_order_makes_the_opening_bid():
    game = auction()
    game.set_order(0, "limit 6")
    assert drive(game) == ["0 bid 4"]
    game.play(1, "bid 6")
    game.play(2, "pass")
    assert drive(game) == ["0 pass"]


def test_an_order_below_the_opening_bid_has_nothing_to_say():
    game = auction(opens=6)
    game.set_order(0, "limit 5")
    assert game.ordered() is None and game.orders == {}


def test_an_order_never_bids_more_than_the_money():
    game = auction(money=(50, 6, 50))
    game.set_order(1, "limit 24")
    game.play(0, "bid 4")
    assert drive(game) == ["1 bid 5"]
    game.play(2, "bid 6")
    # Seat 1 has 6 and cannot raise, so it is not even asked.
    assert [decision.seat for decision in game.decisions] == [0]


def test_an_order_is_kept_with_its_plant_and_can_be_withdrawn():
    game = auction()
    game.set_order(1, "limit 24")
    assert game.orders == {1: "limit 24 for 4"}
    game.set_order(1, "limit 30 for 4")
    assert game.orders == {1: "limit 30 for 4"}
    game.set_order(1, None)
    assert game.orders == {}
    game.set_order(1, None)


@pytest.mark.parametrize(
    "words",
    ["", "limit", "limit x", "limit -3", "limit ²", "limit 24 25", "limit 12345", "pass", "LIMIT 24", "limit 24 for",
     "limit 24 for x", "limit 24 at 4", "x" * 9999, 24, ["limit", "24"]],
)  # fmt: skip
def test_a_bad_order_is_refused_and_the_old_one_stays(words):
    game = auction()
    game.set_order(1, "limit 9")
    with pytest.raises(partie.PartieError) as caught:
        game.set_order(1, words)
    assert caught.value.key == "bad-bidding-limit" and len(str(caught.value)) < 200
    assert game.orders == {1: "limit 9 for 4"}


def test_an_order_for_nothing_that_is_auctioned_is_refused():
    game = start(seats=3)
    for seat in range(3):
        with pytest.raises(partie.PartieError) as caught:
            game.set_order(seat, "limit 24")
        assert caught.value.key == "order-not-now"
    game = auction()
    with pytest.raises(partie.PartieError):
        game.set_order(1, "limit 24 for 5")
    game.play(0, "bid 4")
    game.play(1, "pass")
    with pytest.raises(partie.PartieError):
        game.set_order(1, "limit 24")


def test_a_game_without_orders_knows_none():
    game = new_toy()
    with pytest.raises(partie.PartieError) as caught:
        game.set_order(0, "limit 24")
    assert caught.value.key == "unknown-order"


def test_orders_are_kept_beside_the_game():
    game = auction()
    before = game.save()
    game.set_order(1, "limit 24")
    assert game.save() == before
    assert game.copy().orders == game.orders and game.copy().orders is not game.orders
