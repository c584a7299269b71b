"""What the bot tells searches: ordered moves, values, traits; and the largest plants."""

from itertools import pairwise

import pytest
from powergrid_positions import grid

import partie
from partie.games.powergrid.bot import Greedy
from partie.games.powergrid.bot.outlook import Outlook
from partie.games.powergrid.bot.value import TRAITS, VALUE, shares
from partie.games.powergrid.bot.weights import WEIGHTS
from partie.kernel.engine.state import deciders, legal, play


def positions(seats, seed, every=7):
    """Positions of a game of greedy players."""
    game = partie.new("powergrid", seats=seats, seed=seed)
    bot = Greedy()
    while not game.over:
        seat = deciders(game.state)[0]
        if len(game.moves) % every == 0:
            yield game, seat
        game.push(seat, bot.choose(game.state, seat))


@pytest.mark.parametrize("seats", [2, 4])
def test_ordered_moves_are_the_legal_ones_each_once_the_own_choice_first(seats):
    bot = Greedy()
    for game, seat in positions(seats, 5):
        found = bot.ordered(game.mask(seat), seat)
        assert sorted(found) == sorted(legal(game.state, seat)) and found[0] == bot.choose(
            game.mask(seat), seat
        )


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_values_are_chances_that_add_up_to_one(seats):
    bot = Greedy()
    for game, _ in positions(seats, 6, every=20):
        values = bot.values(game.state)
        assert sum(values) == pytest.approx(1.0) and min(values) > 0.0 and len(values) == seats
        assert all(len(row) == len(TRAITS) for row in bot.traits(game.state))


def test_the_winner_of_a_finished_game_is_worth_most():
    bot = Greedy()
    game = partie.new("powergrid", seats=3, seed=2)
    while not game.over:
        seat = deciders(game.state)[0]
        game.push(seat, bot.choose(game.state, seat))
    values = bot.values(game.state)
    assert values.index(max(values)) in game.result.winners and max(values) > 0.7


def test_stages_are_phases_one_after_the_other():
    stages = [Greedy().stage(game.state) for game, _ in positions(2, 3, every=1)]
    assert all(later - sooner in (0, 1) for sooner, later in pairwise(stages))


def test_the_table_of_values_has_every_trait():
    assert tuple(VALUE) == TRAITS and Greedy().tables()["value"] == VALUE
    assert Greedy().tuned("value", {**VALUE, "money": 9.0}).tables()["value"]["money"] == 9.0
    assert shares([1.0, 1.0], 2.0) == [0.5, 0.5]


def test_a_fifth_plant_is_judged_before_one_is_given_up():
    """With two players, four of the largest plants and one more supply 34 cities."""
    game = partie.new("powergrid", seats=2, seed=1)
    outlook = Outlook(grid(game), 0, WEIGHTS)
    assert outlook.kit_value((36, 38, 46, 39, 50)) != 0.0


def test_a_playout_from_any_position_ends():
    bot = Greedy()
    for game, _ in positions(2, 9, every=40):
        s = game.state.copy()
        while s.agenda:
            seat = deciders(s)[0]
            play(s, seat, bot.choose(s, seat))
