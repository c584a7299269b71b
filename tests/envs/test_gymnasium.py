"""Gymnasium: its checker passes, bots play the other seats."""

import warnings

import numpy as np
import pytest

import partie
from partie.games import GAMES

pytest.importorskip("gymnasium", reason='Gymnasium is missing: pip install "partie[envs]"')
from gymnasium.utils.env_checker import check_env

from partie.envs.gymnasium import SoloEnv


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [None, 1])
def test_the_checker_passes(game, seat):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*spec.*")
        warnings.filterwarnings("ignore", message=".*normalized.*")
        check_env(SoloEnv(game, seats=3, bots="random", seat=seat, illegal="default"))


def play_out(env, seed):
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        _, reward, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
        if over:
            return reward, steps


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_the_greedy_bot_is_lost_by_random_moves(game):
    env = SoloEnv(game, seats=2, bots=["greedy"])
    assert sum(play_out(env, seed)[0] for seed in range(2)) == -2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game):
    env = SoloEnv(game, seats=4, bots=["random", "random", "random"])
    assert play_out(env, 9) == play_out(env, 9)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_learner_is_asked(game):
    env = SoloEnv(game, seats=4, bots="random", seat=2)
    _, info = env.reset(seed=4)
    for _ in range(50):
        assert info["seat"] == 2 and env.partie.decisions[0].seat == 2
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if over:
            break


def test_each_other_seat_has_the_bot_named_for_it():
    """The learner sits between them: the greedy bot, before it, does better than the random one behind it."""
    env = SoloEnv(seats=3, bots=["greedy", "random"], seat=1)
    for seed in range(3):
        play_out(env, seed)
        cities = [score[0] for score in env.partie.result.scores]
        assert cities[0] == max(cities) > cities[2]


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [("powergrid", (1,), "PG-AUC-02"), ("underwater", (1, 1, 87), "UC-FLO-04")],
)
def test_an_illegal_number_is_refused_with_the_rule(game, move, rule):
    env = SoloEnv(game, seats=2, seat=0)
    env.reset(seed=1)
    with pytest.raises(partie.IllegalMove) as caught:
        env.step(env.course.vocabulary.number(move))
    assert caught.value.rule == rule
    with pytest.raises(partie.PartieError, match="There is no action"):
        env.step(99_999)


@pytest.mark.parametrize(
    "wrong",
    [{"bots": "nobody"}, {"bots": ["random"], "seats": 3}, {"seat": 5}, {"seat": True}, {"reward": "luck"}],
)
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        SoloEnv(**wrong)
    assert str(caught.value).endswith(".")
