"""OpenSpiel: its own tests pass, and its IS-MCTS plays a game through the adapter."""

import numpy as np
import pytest

import partie
from partie.games import GAMES

pytest.importorskip("pyspiel")
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.rl_environment import Environment

import partie.envs.openspiel as adapter


def dealt(name, deal=3):
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(deal)
    return game, state


@pytest.mark.parametrize(
    "name",
    [
        "partie",
        "partie(seats=4,options=map:usa;regions:draft,skip_forced=False)",
        "partie(game=underwater,seats=3)",
    ],
)
def test_it_loads_and_the_basic_tests_pass(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


def test_a_state_is_kept_as_text_and_read_again():
    game, state = dealt("partie(seats=3)")
    dice = np.random.default_rng(1)
    for _ in range(40):
        state.apply_action(int(dice.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_a_guess_is_another_world_that_the_seat_cannot_tell_from_this_one():
    _, state = dealt("partie")
    seat = state.current_player()
    worlds = [
        state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0)) for _ in range(4)
    ]
    assert all(
        world.information_state_string(seat) == state.information_state_string(seat) for world in worlds
    )
    assert len({str(world) for world in [*worlds, state]}) == 5


def test_copies_are_independent():
    _, state = dealt("partie")
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


class ByCities:
    """Who has more cities is better off."""

    def evaluate(self, state):
        cities = [player.cities for player in state.position.players]
        lead = np.tanh((cities[0] - cities[1]) / 4)
        return np.array([lead, -lead])

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_ismcts_of_openspiel_plays_a_whole_game():
    game, state = dealt("partie(game=powergrid,seats=2)")
    searcher = ismcts.ISMCTSBot(game, ByCities(), 1.0, 12, random_state=np.random.RandomState(1))
    dice = np.random.default_rng(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        mine = state.current_player() == 0
        state.apply_action(int(searcher.step(state) if mine else dice.choice(legal)))
    assert sorted(state.returns()) == [-1, 1]


def test_the_environment_of_openspiel_sees_the_features():
    game = pyspiel.load_game("partie(seats=2)")
    env = Environment(game)
    env.seed(1)
    step = env.reset()
    seat = step.observations["current_player"]
    assert len(step.observations["info_state"][seat]) == len(GAMES["powergrid"].fields(2))


@pytest.mark.parametrize(
    "wrong", [{"seats": 9}, {"game": "chess"}, {"deals": 0}, {"options": "map"}, {"options": "map:moon"}]
)
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        adapter.setting_of(wrong)
    assert str(caught.value).endswith(".")
