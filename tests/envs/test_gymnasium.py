"""Gymnasium: its checker passes, bots play the other seats."""

import warnings

import numpy as np
import pytest

import partie

pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env

from partie.envs.gymnasium import SoloEnv


@pytest.mark.parametrize("seat", [None, 1])
def test_the_checker_passes(seat):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*spec.*")
        warnings.filterwarnings("ignore", message=".*normalized.*")
        check_env(SoloEnv(seats=3, bots="random", seat=seat, illegal="default"))


def play_out(env, seed):
    dice = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        _, reward, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
        if over:
            return reward, steps


def test_a_game_against_the_greedy_bot_is_lost_by_random_moves():
    env = SoloEnv(seats=2, bots=["greedy"])
    assert sum(play_out(env, seed)[0] for seed in range(3)) == -3


def test_the_same_seed_gives_the_same_game():
    env = SoloEnv(seats=4, bots=["random", "random", "random"])
    assert play_out(env, 9) == play_out(env, 9)


def test_only_the_learner_is_asked():
    env = SoloEnv(seats=4, bots="random", seat=2)
    _, info = env.reset(seed=4)
    for _ in range(50):
        assert info["seat"] == 2 and env.partie.decisions[0].seat == 2
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        if over:
            break


@pytest.mark.parametrize(
    "wrong",
    [{"bots": "nobody"}, {"bots": ["random"], "seats": 3}, {"seat": 5}, {"seat": True}, {"reward": "luck"}],
)
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        SoloEnv(**wrong)
    assert str(caught.value).endswith(".")
