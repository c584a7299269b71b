"""Looking back: chances that are chances, a planted blunder that is found, and work that can be stopped."""

import json

import pytest

import partie
from partie import bots
from partie.bots import judge
from partie.bots import review as module
from partie.bots.review import Review, go_on, load, review

GAMES = sorted(partie.GAMES)


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """Less thought, for tests."""
    for name, value in {"POINTS": 4, "FIRST_LOOK": 0.03, "SECOND_LOOK": 0.1, "DOUBTFUL": 2}.items():
        monkeypatch.setattr(module, name, value)
    monkeypatch.setattr(judge, "GUESSES", 2)
    monkeypatch.setattr(judge, "ENDINGS", 2)


def played(game, seats, seed, bot="greedy"):
    partie_ = partie.new(game, seats, seed)
    players = [bots.make(bot, partie_.game, seat) for seat in range(seats)]
    while not partie_.over:
        seat = partie_.decisions[0].seat
        partie_.push(seat, players[seat].choose(partie_, seat))
    return partie_


def test_chances_add_up_and_end_with_the_result():
    game = played("powergrid", 3, 4)
    *_, found = review(game)
    assert found.done == 1.0 and found.chances[0].at == 0 and found.chances[-1].at == len(game.moves)
    for each in found.chances:
        assert abs(sum(each.seats) - 1) < 0.01 and all(0 <= chance <= 1 for chance in each.seats)
    assert [seat for seat, chance in enumerate(found.chances[-1].seats) if chance] == sorted(
        game.result.winners
    )


@pytest.mark.parametrize("game", GAMES)
def test_solo_and_many_are_judged_in_every_title(game):
    seats = 1 if 1 in partie.GAMES[game].seat_counts else 2
    steps = review(played(game, seats, 2))
    for _ in range(4):
        found = next(steps)
    assert len(found.chances[0].seats) == seats and 0 < found.done < 1


def test_where_replies_take_long_a_review_looks_at_fewer_moments_and_moves(monkeypatch):
    """A game of Evacuation for four is judged within two minutes on one core."""
    monkeypatch.setattr(module, "POINTS", 40)
    compared = []
    explore = judge.Rollouts.explore

    def counting(search, mask, seat, moves, budget):
        compared.append(len(moves))
        return explore(search, mask, seat, moves, budget)

    monkeypatch.setattr(judge.Rollouts, "explore", counting)
    work = module.Work(played("evacuation", 2, 2), 0)
    assert len(work.moments) == 21
    found = Review(worked=len(work.moments))
    for _ in range(12):
        work.next(found)
    assert compared and max(compared) <= 3


def test_a_blunder_is_found_and_told_with_what_was_better(monkeypatch):
    for name, value in {"FIRST_LOOK": 0.1, "SECOND_LOOK": 0.5, "DOUBTFUL": 8}.items():
        monkeypatch.setattr(module, name, value)
    game = partie.new("powergrid", 2, 11)
    players = [bots.make("greedy", game.game, seat) for seat in range(2)]
    planted = None
    while not game.over:
        seat = game.decisions[0].seat
        move = players[seat].choose(game, seat)
        if (
            planted is None
            and game.game.round_of(game.state) == 4
            and game.notation(seat, move).startswith("run")
        ):
            move = next(each for each in game.legal(seat) if game.notation(seat, each) == "run none")
            planted = len(game.moves)
        game.push(seat, move)
    *_, found = review(game)
    assert planted in [loss.at for loss in found.losses]
    loss = next(each for each in found.losses if each.at == planted)
    assert loss.cost > 0 and game.at(planted).notation(loss.seat, loss.better) != "run none"
    assert loss.reasons


def test_the_same_seed_gives_the_same_review():
    game = played("shipyard", 2, 3)
    first, second = (list(review(game, 5))[-1] for _ in range(2))
    assert first == second


def test_a_review_laid_aside_and_gone_on_with_comes_out_the_same():
    game = played("shipyard", 2, 3)
    *_, whole = review(game)
    found = Review()
    slices = 0
    while not found.over:
        found = load(json.loads(json.dumps(found.save())))
        go_on(game, found, 0.2)
        slices += 1
    assert found == whole and slices > 1


def test_alone_points_are_expected_and_lost(monkeypatch):
    monkeypatch.setattr(module, "LEAST_POINTS", 0.0)
    monkeypatch.setattr(module, "DOUBTFUL", 6)
    game = played("shipyard", 1, 2, "random")
    *_, found = review(game)
    assert found.chances[-1].seats == [float(game.result.scores[0][0])]
    assert found.chances[0].seats[0] > found.chances[-1].seats[0]
    assert found.losses and all(loss.cost == round(loss.cost * 2) / 2 for loss in found.losses)
