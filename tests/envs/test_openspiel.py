"""OpenSpiel: its own tests pass, and its IS-MCTS plays a game through the adapter."""

import numpy as np
import pytest

import partie
from partie.games import GAMES

pytest.importorskip("pyspiel", reason='OpenSpiel is missing: pip install "partie[openspiel]"')
import pyspiel
from open_spiel.python.algorithms import ismcts
from open_spiel.python.rl_environment import Environment

import partie.envs.openspiel as adapter
from partie.games.evacuation.state import Evacuation
from partie.games.powergrid.state import Grid


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
        "partie(game=underwater,seats=2)",
        "partie(game=underwater,seats=4,options=boards:advanced;contracts:on,skip_forced=False)",
    ],
)
def test_it_loads_and_the_basic_tests_pass(name):
    """The random simulations of OpenSpiel's basic_tests: legal moves, copies, strings and tensors, utilities, and
    every state kept as text and read again."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_come_to_an_end(name):
    dice = np.random.default_rng(1)
    for deal in range(3):
        _, state = dealt(f"partie(game={name},seats=3)", deal)
        while not state.is_terminal():
            assert state.returns() == [0, 0, 0]
            state.apply_action(int(dice.choice(state.legal_actions())))
        assert max(state.returns()) == 1 and sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_is_kept_as_text_and_read_again(name):
    game, state = dealt(f"partie(game={name},seats=3)")
    dice = np.random.default_rng(1)
    for _ in range(40):
        state.apply_action(int(dice.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_guess_is_another_world_that_the_seat_cannot_tell_from_this_one(name):
    _, state = dealt(f"partie(game={name},seats=2)")
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


class ByScore:
    """Who has more cities, or points, is better off."""

    def evaluate(self, state):
        s = state.position
        if isinstance(s, Evacuation):
            have = [sum(player.production) for player in s.players]
        elif isinstance(s, Grid):
            have = [player.cities for player in s.players]
        else:
            have = [seat.points for seat in getattr(s, "nations", None) or s.players]
        lead = np.tanh((have[0] - have[1]) / 4)
        return np.array([lead, -lead])

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_of_openspiel_plays_a_whole_game(name):
    game, state = dealt(f"partie(game={name},seats=2)")
    searcher = ismcts.ISMCTSBot(game, ByScore(), 1.0, 12, random_state=np.random.RandomState(1))
    dice = np.random.default_rng(2)
    while not state.is_terminal():
        legal = state.legal_actions()
        mine = state.current_player() == 0
        state.apply_action(int(searcher.step(state) if mine else dice.choice(legal)))
    # OpenSpiel's sampler cannot be seeded, so the game may also end in a draw.
    first, second = state.setting.rules.result(state.position).places
    assert state.returns() == [second - first, first - second]


@pytest.mark.parametrize(
    ("name", "move", "rule"), [("powergrid", (1,), "PG-AUC-02"), ("underwater", (1, 1, 87), "UC-FLO-04")]
)
def test_an_illegal_number_is_refused_with_the_rule_and_nothing_is_played(name, move, rule):
    _, state = dealt(f"partie(game={name},seats=2)")
    before, moves = str(state), state.history()
    with pytest.raises(partie.IllegalMove) as caught:
        state.apply_action(GAMES[name].vocabulary.number(move))
    assert caught.value.rule == rule
    for wrong in (-5, 99_999):
        with pytest.raises(partie.PartieError, match="There is no action"):
            state.apply_action(wrong)
    assert str(state) == before and state.history() == moves


def test_a_deal_that_is_none_and_a_move_after_the_end_are_refused():
    state = pyspiel.load_game("partie(deals=10)").new_initial_state()
    with pytest.raises(partie.PartieError, match="numbered from 0 to 9"):
        state.apply_action(10)
    _, state = dealt("partie")
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    with pytest.raises(partie.IllegalMove) as caught:
        state.apply_action(0)
    assert caught.value.rule == "game-over"


@pytest.mark.parametrize("name", GAMES)
def test_the_environment_of_openspiel_sees_the_features(name):
    game = pyspiel.load_game(f"partie(game={name},seats=2)")
    env = Environment(game)
    env.seed(1)
    step = env.reset()
    seat = step.observations["current_player"]
    assert len(step.observations["info_state"][seat]) == len(GAMES[name].fields(2))


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"game": "underwater", "seats": 1},
        {"game": "chess"},
        {"deals": 0},
        {"options": "map"},
        {"options": "map:moon"},
    ],
)
def test_bad_input_is_explained(wrong):
    with pytest.raises(partie.PartieError) as caught:
        adapter.setting_of(wrong)
    assert str(caught.value).endswith(".")
