"""Features: the same from a state and from a mask, every number named, nothing hidden among them."""

import random

import pytest
from toy import TOY

import partie
from partie.games import GAMES
from partie.kernel.engine.game import Game
from partie.kernel.learning.features import whole_numbers

WITH_FEATURES = [name for name, game in GAMES.items() if type(game).fields is not Game.fields]


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_a_state_and_its_mask_give_the_same_numbers(name):
    rules = GAMES[name]
    dice = random.Random(1)
    for seats in rules.seat_counts:
        game = partie.new(name, seats, seats)
        observer = rules.observer(seats)
        count = len(rules.fields(seats))
        while not game.over:
            decision = game.decisions[0]
            if dice.random() < 0.2:
                seat = dice.randrange(seats)
                seen = observer.data(game.state, seat)
                assert len(seen) == 2 * count
                assert seen == rules.observer(seats).data(game.mask(seat), seat)
            game.push(decision.seat, dice.choice(decision.moves))
        assert len(observer.data(game.state, 0)) == 2 * count


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_a_guess_looks_the_same(name):
    """What no seat knows is not among the numbers: every world that fits the mask has the same."""
    from partie.kernel.engine.chance import Dice

    rules = GAMES[name]
    seats = rules.seat_counts[-1]
    game = partie.new(name, seats, 3)
    dice = random.Random(2)
    for turn in range(300):
        if game.over:
            break
        decision = game.decisions[0]
        if turn % 10 == 0:
            world = game.guess(decision.seat, Dice(turn)).state
            assert rules.features(world, decision.seat) == rules.features(game.state, decision.seat)
        game.push(decision.seat, dice.choice(decision.moves))


@pytest.mark.parametrize("name", WITH_FEATURES)
def test_every_number_has_a_name_of_its_own_and_a_meaning(name):
    for seats in GAMES[name].seat_counts:
        fields = GAMES[name].fields(seats)
        assert len({field.name for field in fields}) == len(fields)
        assert all(field.meaning and field.top > 0 for field in fields)
        assert GAMES[name].feature_names(seats) == [field.name for field in fields]


def test_a_game_without_features_says_so():
    with pytest.raises(partie.PartieError, match="no numbers for learning agents"):
        TOY.fields(2)
    with pytest.raises(partie.PartieError, match="toy"):
        TOY.observer(2)


def numbers(game, seat):
    fields = game.game.feature_names(game.seats)
    return dict(
        zip(fields, whole_numbers(game.game.observer(game.seats).data(game.state, seat)), strict=True)
    )


def test_power_grid_in_numbers():
    game = partie.new("powergrid", 2, 7)
    seat = game.decisions[0].seat
    seen = numbers(game, seat)
    assert seen["round"] == 1 and seen["epoch"] == 1 and seen["cities to the end"] == 21
    assert seen["asked: choose-plant"] == 1 and seen["asked: bid"] == 0
    assert seen["player 0: asked"] == 1 and seen["player 1: asked"] == 0
    assert seen["player 0: money"] == 50
    assert [seen[f"market {slot}: number"] for slot in range(8)] == [3, 4, 5, 6, 7, 8, 9, 10]
    assert (seen["market: coal"], seen["market: uranium"], seen["supply: uranium"]) == (24, 2, 10)
    game.play(seat, "open 4")
    seen = numbers(game, seat)
    assert seen["lot: number"] == 4 and seen["lot: coal"] == 1 and seen["bid"] == 0
    game.play(seat, "bid 5")
    other = 1 - seat
    seen = numbers(game, other)
    assert seen["bid"] == 5 and seen["player 1: highest"] == 1 and seen["player 0: asked"] == 1
    game.play(other, "pass")
    seen = numbers(game, seat)
    assert seen["player 0: plant 0: number"] == 4 and seen["player 0: bought"] == 1
    assert seen["player 0: money"] == 45 and seen["player 0: capacity"] == 1
    assert numbers(game, other)["player 1: plant 0: number"] == 4
