"""The worked example: its moves are legal, it learns, it measures itself. Runs where PyTorch is installed."""

import importlib.util

import numpy as np
import pytest
from checkout import ROOT

pytest.importorskip("torch")


@pytest.fixture(scope="module")
def example():
    spec = importlib.util.spec_from_file_location("train_powergrid", ROOT / "examples" / "train_powergrid.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.torch.set_num_threads(1)
    return module


def test_the_moves_of_the_policy_are_legal_moves_of_the_game(example):
    env = example.VectorEnv("powergrid", count=16, seats=2)
    env.reset(seed=1)
    moves = example.Moves(env)
    dice = np.random.default_rng(1)
    for _ in range(150):
        legal = moves.masks(env)
        assert legal.any(axis=1).all()
        chosen = np.array([dice.choice(np.flatnonzero(row)) for row in legal])
        env.step(moves.numbers(chosen))


def test_it_learns_and_measures_itself(example):
    learner = example.Learner(games=16, steps=32, seed=1)
    before = [part.clone() for part in learner.policy.parameters()]
    learner.improve(learner.collect())
    assert any((one != other).any() for one, other in zip(before, learner.policy.parameters(), strict=True))
    assert 0 <= example.against_random(learner.policy, 8, seed=1) <= 1
