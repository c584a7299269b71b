"""The greedy player: it plays whole games well, keeps its own laws and gives its reasons."""

import pytest
from powergrid_positions import grid

import partie
from partie.bots import NAMES, make
from partie.games.powergrid.bot import WEIGHTS, Greedy, valuation
from partie.games.powergrid.moves import BID
from partie.kernel.engine.chance import Dice

MAPS = ("germany", "usa")


def new(seats, seed, **options):
    return partie.new("powergrid", seats=seats, seed=seed, map=MAPS[seed % 2], **options)


def decisions(seats, seed, names=("greedy",), **options):
    """A game played by bots, stopped before every move: (game, seat, move)."""
    game = new(seats, seed, **options)
    players = [make(names[seat % len(names)], game.game, seed + seat) for seat in range(seats)]
    while not game.over:
        seat = game.decisions[0].seat
        move = players[seat].choose(game, seat)
        yield game, seat, move
        game.push(seat, move)


def finished(seats, seed, names=("greedy",), **options):
    return list(decisions(seats, seed, names, **options))[-1][0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_its_own_company_games_are_of_a_good_length_and_nobody_stays_small(seats):
    for seed in range(6):
        game = finished(seats, seed)
        assert 8 <= grid(game).round <= 14
        assert min(player.cities for player in grid(game).players) >= 7
        if seats == 4:
            assert max(score[0] for score in game.result.scores) >= 14


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_players(seats):
    wins = sum(
        finished(seats, seed, ("greedy", *["random"] * (seats - 1))).result.winners == [0]
        for seed in range(15)
    )
    assert wins >= 14


def test_every_choice_is_legal_and_no_bid_is_above_its_valuation():
    bids = 0
    for seats in (2, 4, 6):
        for game, seat, move in decisions(seats, seats):
            assert move in game.legal(seat)
            if move[0] == BID:
                bids += 1
                assert move[1] <= valuation(game.mask(seat), seat, grid(game).lot)
    assert bids > 100


@pytest.mark.parametrize("seats", [2, 5])
def test_it_sees_masks_only(seats):
    """However the deck is dealt anew, the choice is the same."""
    dice = Dice(seats)
    for number, (game, seat, move) in enumerate(decisions(seats, 1)):
        if number % 4 == 0:
            assert make("greedy", game.game).choose(game.guess(seat, dice), seat) == move


def test_it_plays_on_what_others_leave():
    """Random players lead it into odd positions; its moves stay legal there."""
    for seed in range(4):
        for game, seat, move in decisions(2 + seed, seed, ("random", "greedy")):
            assert move in game.legal(seat)
            assert make("greedy", game.game).choose(game, seat) in game.legal(seat)


def test_random_draws_by_its_own_dice():
    game = new(4, 1)
    seat = game.decisions[0].seat
    drawn = {make("random", game.game, seed).choose(game, seat) for seed in range(60)}
    assert drawn == set(game.legal(seat))
    assert make("random", game.game, 3).choose(game, seat) == make("random", game.game, 3).choose(game, seat)


def test_an_unknown_bot_is_an_error_that_names_the_choices():
    with pytest.raises(partie.PartieError) as raised:
        make("genius", partie.GAMES["powergrid"])
    assert raised.value.key == "unknown-bot" and all(name in raised.value.detail["choices"] for name in NAMES)


def test_weights_can_be_tuned():
    """Whoever finds every plant worthless passes."""
    game = new(3, 1, position={"round": 2})
    seat = game.decisions[0].seat
    assert make("greedy", game.game).choose(game, seat) != game.parse(seat, "pass")
    poor = Greedy({**WEIGHTS, "margin": 10_000.0})
    assert poor.choose(game.mask(seat), seat) == game.parse(seat, "pass")
