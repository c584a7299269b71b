"""PettingZoo: its own tests pass, numbers mean the same moves, and what is illegal is refused with its rule."""

import json
import re
import warnings
from types import SimpleNamespace

import numpy as np
import pytest

import partie
from partie.games import GAMES

pytest.importorskip("pettingzoo", reason='PettingZoo is missing: pip install "partie[envs]"')
from gymnasium import spaces
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from partie.envs import pettingzoo as zoo


def play_out(env, seed):
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


@pytest.mark.parametrize("game", GAMES)
def test_the_api_test_passes_for_the_parallel_form(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(zoo.parallel_env(game, seats=3, illegal="default"), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_test_passes(game):
    seed_test(lambda: zoo.env(game, seats=3), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_max_cycles_test_passes(game):
    """It wants every agent to act in every cycle, so it is given the form in step, and that form agent by agent."""

    def parallel(max_cycles):
        return zoo.parallel_env(game, seats=3, illegal="default", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_cut_off_after_so_many_steps(game):
    env = zoo.env(game, seats=2, max_steps=7)
    got, steps = play_out(env, 1)
    assert steps == 7 and got == {"seat_0": 0, "seat_1": 0} and not env.partie.over


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_are_those_that_the_command_lists(game):
    from click.testing import CliRunner

    from partie.cli.actions import command

    listed = json.loads(CliRunner().invoke(command, [game, "--json"]).stdout)
    env = zoo.env(game, seats=2)
    assert all(env.action_space(agent) == spaces.Discrete(len(listed)) for agent in env.possible_agents)
    moves = env.course.vocabulary.moves
    assert [(row["number"], tuple(row["move"])) for row in listed] == list(enumerate(moves))


@pytest.mark.parametrize("game", GAMES)
def test_rewards_by_rank_add_up_to_nothing_and_come_at_the_end(game):
    env = zoo.env(game, seats=4)
    dice = np.random.default_rng(5)
    env.reset(seed=5)
    while not env.partie.over:
        _, reward, _, _, info = env.last(observe=False)
        assert reward == 0 and not any(env.rewards.values())
        env.step(dice.choice(np.flatnonzero(info["action_mask"])))
    got = env.rewards
    assert set(got) == {f"seat_{seat}" for seat in range(4)}
    assert sum(got.values()) == pytest.approx(0)
    # By place; those who share one get the same.
    places = env.partie.result.places
    beaten = [sum((other > place) - (other < place) for other in places) for place in places]
    assert [got[f"seat_{seat}"] for seat in range(4)] == pytest.approx([count / 3 for count in beaten])


@pytest.mark.parametrize("game", GAMES)
def test_rewards_by_score_are_the_first_criterion(game):
    env = zoo.env(game, seats=3, reward="score")
    got, _ = play_out(env, 5)
    assert list(got.values()) == [score[0] for score in env.partie.result.scores]


@pytest.mark.parametrize("game", GAMES)
def test_forced_decisions_are_skipped_on_request(game):
    """The same game both ways: what one form asks and the other does not has one legal move."""
    skipping, asking = (zoo.env(game, seats=2, skip_forced=skip) for skip in (True, False))
    dice = np.random.default_rng(3)
    skipping.reset(seed=3)
    asking.reset(seed=3)
    forced = 0
    while not skipping.partie.over:
        legal = np.flatnonzero(skipping.infos[skipping.agent_selection]["action_mask"])
        assert len(legal) > 1
        while len(only := np.flatnonzero(asking.infos[asking.agent_selection]["action_mask"])) == 1:
            asking.step(only[0])
            forced += 1
        assert only.tolist() == legal.tolist() and asking.agent_selection == skipping.agent_selection
        number = dice.choice(legal)
        skipping.step(number)
        asking.step(number)
    assert forced > 0


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


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [("powergrid", (1,), "PG-AUC-02"), ("underwater", (1, 1, 87), "UC-FLO-04")],
)
def test_an_illegal_number_is_refused_with_the_rule(game, move, rule):
    env = zoo.env(game, seats=2)
    env.reset(seed=1)
    before = env.partie.save()
    with pytest.raises(partie.IllegalMove) as caught:
        env.step(env.partie.game.vocabulary.number(move))
    assert caught.value.rule == rule and f"({rule})" in str(caught.value)
    for wrong in (-1, 99_999, None, 1.5, "bid"):
        with pytest.raises(partie.PartieError, match="actions are numbered from 0"):
            env.step(wrong)
    assert env.partie.save() == before


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_mask_forbids_is_refused_in_a_sentence(game):
    env = zoo.env(game, seats=3)
    env.reset(seed=2)
    dice = np.random.default_rng(3)
    for _ in range(60):
        mask = env.infos[env.agent_selection]["action_mask"]
        for number in dice.choice(np.flatnonzero(mask == 0), 5):
            with pytest.raises(partie.IllegalMove) as caught:
                env.step(number)
            assert re.fullmatch(r"“.+” is not possible now: .+\.( \([A-Z-]+\d+\))?", str(caught.value))
        env.step(dice.choice(np.flatnonzero(mask)))


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
