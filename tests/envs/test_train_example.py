"""The worked example: its moves are legal, it learns, it measures itself. Runs where PyTorch is installed."""

import importlib.util
import json
import subprocess
import sys

import numpy as np
import pytest
from checkout import ROOT

SCRIPT = ROOT / "examples" / "train_powergrid.py"


def test_without_the_packages_the_extra_is_named():
    code = (
        "import runpy, sys; sys.modules['torch'] = None; "
        f"runpy.run_path({str(SCRIPT)!r}, run_name='__main__')"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 1 and run.stdout == ""
    assert run.stderr == 'The package torch is missing; install it with: pip install "partie[learn]".\n'


@pytest.fixture(scope="module")
def example():
    pytest.importorskip("torch", reason='PyTorch is missing: pip install "partie[learn]"')
    spec = importlib.util.spec_from_file_location("train_powergrid", SCRIPT)
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


def test_it_learns(example):
    learner = example.Learner(games=16, steps=32, seed=1)
    before = [part.clone() for part in learner.policy.parameters()]
    learner.improve(learner.collect(), left=1.0)
    assert any((one != other).any() for one, other in zip(before, learner.policy.parameters(), strict=True))


def test_every_other_game_opens_with_random_moves_that_are_not_learned(example):
    learner = example.Learner(games=16, steps=200, seed=1)
    opening = learner.opening.copy()
    assert (opening[::2] == 0).all() and (opening[1::2] > 0).any()
    own = learner.collect()["own"].numpy()
    assert own[:, ::2].all()
    assert [int((~row).sum()) for row in own[:150, 1::2].T] == opening[1::2].tolist()


def test_what_one_seat_gains_the_other_loses(example):
    """The value of a move is what follows, with the other sign when the other seat is asked next."""
    torch = example.torch
    learner = example.Learner(games=2, steps=2, seed=1)
    gains = torch.tensor([[0.0, 0.0], [1.0, 1.0]])
    dones = torch.tensor([[False, False], [True, True]])
    same = torch.tensor([[1.0, -1.0], [1.0, 1.0]])
    found = learner.advantages(gains, torch.zeros(3, 2), dones, same, fade=0.5)
    assert found.tolist() == [[0.5, -0.5], [1.0, 1.0]]


def test_it_runs_to_the_end_and_keeps_its_numbers(example, tmp_path, capsys):
    out = tmp_path / "policy"
    example.main(["--minutes", "0.02", "--games", "4", "--check", "2", "--out", str(out)])
    found = json.loads(out.with_suffix(".json").read_text("utf-8"))
    assert [row["steps"] for row in found["curve"]] == sorted({row["steps"] for row in found["curve"]})
    assert found["curve"][-1]["minutes"] >= 0.02
    for name in ("drawn", "best"):
        assert 0 <= found[name]["low"] <= found[name]["won"] <= found[name]["high"] <= 1
    assert out.with_suffix(".svg").read_text("utf-8").count("won against random") == 1
    assert "of 4 games against random" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--games", "3"], ["--minutes", "0"], ["--measure", "--out", "nowhere"]])
def test_bad_input_is_explained(example, wrong, capsys):
    with pytest.raises(SystemExit) as caught:
        example.main(wrong)
    assert caught.value.code == 2 and "error: " in capsys.readouterr().err


def test_the_interval_is_wilson_s(example):
    low, high = example.interval(0.9, 400)
    assert (round(low, 3), round(high, 3)) == (0.867, 0.926)
