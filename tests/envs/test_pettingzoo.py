"""PettingZoo: its own tests pass, numbers mean the same moves, and what is illegal is refused with its rule."""

import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import partie
from partie.games import GAMES

pytest.importorskip("pettingzoo")
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from partie.envs import pettingzoo as zoo


def play_out(env, seed, skip=0):
    """Random legal moves to the end; the rewards by agent and the number of steps."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    got, steps = {}, 0
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last()
        if over or cut:
            got[agent] = reward
            env.step(None)
            continue
        env.step(dice.choice(np.flatnonzero(info["action_mask"])))
        steps += 1
    return got, steps


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("skip", [True, False])
def test_the_api_test_passes(game, skip):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seats in (GAMES[game].seat_counts[0], GAMES[game].seat_counts[-1]):
            api_test(zoo.env(game, seats=seats, skip_forced=skip), num_cycles=200)


def test_the_api_test_passes_for_the_parallel_form():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(zoo.parallel_env(seats=3, illegal="default"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game):
    seed_test(lambda: zoo.env(game, seats=3), num_cycles=100)


def test_the_max_cycles_test_passes():
    def parallel(max_cycles):
        return zoo.parallel_env(seats=3, illegal="default", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


def test_rewards_by_rank_add_up_to_nothing_and_come_at_the_end():
    got, _ = play_out(zoo.env(seats=4), 5)
    assert set(got) == {f"seat_{seat}" for seat in range(4)}
    assert max(got.values()) == 1 and sum(got.values()) == pytest.approx(0)


def test_rewards_by_score_are_the_first_criterion():
    env = zoo.env(seats=3, reward="score")
    got, _ = play_out(env, 5)
    assert list(got.values()) == [score[0] for score in env.partie.result.scores]


def test_forced_decisions_are_skipped_on_request():
    env = zoo.env(seats=2, skip_forced=True)
    play_out(env, 3)
    skipped = env.partie.record()
    every = zoo.env(seats=2, skip_forced=False)
    every.reset(seed=3)
    forced = 0
    for _ in every.agent_iter():
        _, _, over, _, info = every.last()
        if over:
            every.step(None)
            continue
        legal = np.flatnonzero(info["action_mask"])
        forced += len(legal) == 1
        every.step(legal[0])
    assert forced > 0
    assert skipped.startswith("partie record")


@pytest.mark.parametrize("name", GAMES)
def test_a_number_means_its_move_and_the_mask_is_exactly_the_legal_moves(name):
    env = zoo.env(name, seats=4, skip_forced=False)
    env.reset(seed=11)
    game = env.partie.game
    dice = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            break
        legal = np.flatnonzero(observation["action_mask"])
        seat = int(agent.removeprefix("seat_"))
        assert sorted(game.vocabulary.numbers(env.partie.legal(seat))) == legal.tolist()
        if len(env.partie.moves) % 20 == 0:
            seen = game.features(env.partie.mask(seat), seat)
            assert observation["observation"].tolist() == pytest.approx(seen, rel=1e-6)
        assert info["action_mask"] is observation["action_mask"]
        env.step(int(dice.choice(legal)))


def test_an_illegal_number_is_refused_with_the_rule():
    env = zoo.env(seats=2)
    env.reset(seed=1)
    number = env.partie.game.vocabulary.number((1,))
    with pytest.raises(partie.IllegalMove) as caught:
        env.step(number)
    assert caught.value.rule == "PG-AUC-02"
    before = env.partie.save()
    for wrong in (-1, 99_999, None, 1.5, "bid"):
        with pytest.raises(partie.PartieError, match="actions are numbered from 0"):
            env.step(wrong)
    assert env.partie.save() == before


def test_the_safe_default_stands_in_for_an_illegal_number_on_request():
    env = zoo.env(seats=2, illegal="default")
    env.reset(seed=1)
    env.step(env.partie.game.vocabulary.number((1,)))
    assert env.partie.moves


def test_who_is_not_asked_waits_in_the_parallel_form():
    env = zoo.parallel_env(seats=2)
    observations, _ = env.reset(seed=1)
    asked = [agent for agent, seen in observations.items() if not seen["action_mask"][env.wait]]
    assert len(asked) == 1
    legal = int(np.flatnonzero(observations[asked[0]]["action_mask"])[0])
    with pytest.raises(partie.IllegalMove):
        env.step(dict.fromkeys(env.agents, legal))
    env.step({agent: legal if agent == asked[0] else env.wait for agent in env.agents})
    assert env.partie.moves


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"seats": 9}, {"reward": "luck"}, {"illegal": "ignore"}, {"map": "moon"}]
)
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        zoo.env(**wrong)
    assert str(caught.value).endswith(".")
