"""Many games at once: the arrays say what each game says."""

import numpy as np
import pytest

import partie
from partie.games import GAMES
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import deciders, legal
from partie.kernel.learning.batch import rewards

pytest.importorskip("numpy", reason='NumPy is missing: pip install "partie[envs]"')
from partie.envs.vector import VectorEnv


@pytest.mark.parametrize("name", GAMES)
def test_the_arrays_say_what_the_games_say(name):
    env = VectorEnv(name, count=5, seats=3)
    dice = np.random.default_rng(1)
    env.reset(seed=3)
    rules, ended = env.batch.game, 0
    for step in range(500):
        for i in range(env.count):
            s = env.batch.state(i)
            seat = int(env.asked[i])
            assert deciders(s)[0] == seat
            assert sorted(rules.vocabulary.numbers(legal(s, seat))) == np.flatnonzero(env.masks[i]).tolist()
            assert env.masks[i].sum() > 1
        i = step % env.count
        seen = rules.features(env.batch.state(i), int(env.asked[i]))
        assert np.allclose(env.observations[i], seen, rtol=1e-6, atol=0)
        _, gained, dones = env.step(env.random_actions(dice))
        ended += int(dones.sum())
        assert (gained.any(axis=1) <= dones).all()
        assert gained.sum() == pytest.approx(0, abs=1e-5)
    assert ended > 2


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_games(name):
    def run():
        env = VectorEnv(name, count=3, seats=2, skip_forced=False)
        dice = np.random.default_rng(1)
        env.reset(seed=8)
        for _ in range(200):
            env.step(env.random_actions(dice))
        return env.observations.copy(), env.asked.copy()

    for one, other in zip(run(), run(), strict=True):
        assert (one == other).all()


@pytest.mark.parametrize(
    ("game", "move", "rule"),
    [("powergrid", (1,), "PG-AUC-02"), ("underwater", (1, 1, 87), "UC-FLO-04")],
)
def test_an_illegal_number_is_refused_with_the_rule_and_nothing_is_played(game, move, rule):
    env = VectorEnv(game, count=2, seats=2)
    env.reset(seed=1)
    actions = env.random_actions(np.random.default_rng(1))
    before = [env.batch.state(i).save() for i in range(2)]
    actions[1] = env.batch.game.vocabulary.number(move)
    with pytest.raises(partie.IllegalMove) as caught:
        env.step(actions)
    assert caught.value.rule == rule
    actions[1] = 99_999
    with pytest.raises(partie.PartieError, match="There is no action"):
        env.step(actions)
    for wrong in (actions[:1], actions.astype(float)):
        with pytest.raises(partie.PartieError):
            env.step(wrong)
    assert [env.batch.state(i).save() for i in range(2)] == before


@pytest.mark.parametrize("wrong", [{"count": 0}, {"seats": 1}, {"reward": "luck"}, {"game": "chess"}])
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        VectorEnv(**wrong)
    assert str(caught.value).endswith(".")


def test_shared_places_share_the_reward():
    result = Result(("points",), [(5,), (9,), (5,)], [[], [], []])
    assert rewards(result, "rank") == [-0.5, 1.0, -0.5]
    assert rewards(result, "score") == [5.0, 9.0, 5.0]
    assert rewards(Result(("points",), [(5,)], [[]]), "rank") == [0.0]
