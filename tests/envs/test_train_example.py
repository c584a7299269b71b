"""The worked example: its moves are legal, it learns, it measures itself. Runs where PyTorch is installed."""

import importlib
import json
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest
from checkout import ROOT

from partie import GAMES
from partie.bots.learned import Network

EXAMPLES = ROOT / "examples"


def test_without_the_packages_the_extra_is_named():
    code = f"import sys; sys.path.insert(0, {str(EXAMPLES)!r}); sys.modules['torch'] = None; import train"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 1 and run.stdout == ""
    assert run.stderr == 'The package torch is missing; install it with: pip install "partie[learn]".\n'


@pytest.fixture(scope="module")
def example():
    """The example with what its parts have."""
    torch = pytest.importorskip("torch", reason='PyTorch is missing: pip install "partie[learn]"')
    torch.set_num_threads(1)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        modules = [importlib.import_module(f"selfplay.{part}") for part in ("games", "learner", "measuring")]
        whole = importlib.import_module("train")
    names = {name: value for module in [*modules, whole] for name, value in vars(module).items()}
    return SimpleNamespace(**names)


@pytest.fixture
def learner(example):
    example.torch.manual_seed(1)
    games = example.Games("powergrid", 16, seed=1)
    policy = example.Policy(games.seen.shape[1], games.legal.shape[1], width=32, depth=2)
    return example.Learner(games, policy, steps=32, seed=1)


def test_of_bids_only_the_lowest_are_thought_about(example):
    games = example.Games("powergrid", 16, seed=1)
    dice = np.random.default_rng(1)
    ((first, end),) = games.ranges
    seen = 0
    for _ in range(150):
        assert games.legal.any(axis=1).all() and not (games.legal & ~games.env.masks).any()
        bids, all_bids = games.legal[:, first:end].sum(1), games.env.masks[:, first:end].sum(1)
        assert (bids == np.minimum(all_bids, example.NEAR)).all()
        seen += int((all_bids > example.NEAR).sum())
        games.step(example.random_moves(games.legal, dice))
    assert seen


def test_several_processes_play_as_one_does(example):
    workers = example.Workers("powergrid", 8, 1, processes=2)
    alone = [example.Games("powergrid", 4, 1), example.Games("powergrid", 4, 2)]
    try:
        for _ in range(30):
            for some in (workers, *alone):
                some.teach()
            assert (workers.told == np.concatenate([games.told for games in alone])).all()
            assert (workers.seen == np.concatenate([games.seen for games in alone])).all()
            moves = workers.legal.argmax(1)
            workers.step(moves)
            for games, part in zip(alone, np.split(moves, 2), strict=True):
                games.step(part)
    finally:
        workers.close()


def test_it_learns(learner):
    before = [part.clone() for part in learner.policy.parameters()]
    learner.improve(learner.collect(), left=1.0)
    assert any((one != other).any() for one, other in zip(before, learner.policy.parameters(), strict=True))


def test_it_is_told_what_the_own_player_would_do(example):
    """The teacher sees what the asked seat sees; it is the game's own player as searches use it."""
    games = example.Games("shipyard", 4, seed=1)
    dice = np.random.default_rng(1)
    teacher, vocabulary = GAMES["shipyard"].heuristic().studied(), GAMES["shipyard"].vocabulary
    assert teacher.w != GAMES["shipyard"].heuristic().w, "the better of its two players"
    for _ in range(40):
        games.teach()
        for i, told in enumerate(games.told.tolist()):
            seat = int(games.asked[i])
            mask = GAMES["shipyard"].mask(games.env.batch.state(i), seat)
            assert games.legal[i, told] and vocabulary.move(told) == teacher.choose(mask, seat)
        games.step(example.random_moves(games.legal, dice))


def test_what_is_not_thought_about_is_not_told(example):
    games = example.Games("powergrid", 4, seed=1)
    games.teach()
    told = games.told.copy()
    games.legal[1, told[1]] = False
    games.teach()
    assert games.told[1] == example.NOTHING and (games.told[[0, 2, 3]] == told[[0, 2, 3]]).all()


def test_a_taught_policy_comes_to_do_what_it_was_told(learner):
    """Without random openings, and better in each lesson; what was told before is not forgotten."""

    def share(lesson):
        logits, _ = learner.policy(lesson["seen"].flatten(0, 1), lesson["legal"].flatten(0, 1))
        return (logits.argmax(1) == lesson["told"].flatten()).float().mean().item()

    first = learner.collect(taught=True)
    assert first["own"].all() and (first["told"] >= 0).all()
    before = share(first)
    learner.follow(first)
    for _ in range(4):
        learner.follow(learner.collect(taught=True))
    assert share(first) > before + 0.1
    assert len(learner.lessons) == 5
    assert (learner.collect()["told"] == -1).all(), "nobody is asked where it is not taught"


def test_every_other_game_opens_with_random_moves_that_are_not_learned(learner):
    learner.steps = 150
    opening = learner.opening.copy()
    assert (opening[::2] == 0).all() and (opening[1::2] > 0).any()
    own = learner.collect()["own"].numpy()
    assert own[:, ::2].all()
    assert [int((~row).sum()) for row in own[:, 1::2].T] == opening[1::2].tolist()


def test_what_one_seat_gains_the_other_loses(example):
    """The value of a move is what follows, with the other sign when the other seat is asked next."""
    torch = example.torch
    gains = torch.tensor([[0.0, 0.0], [1.0, 1.0]])
    dones = torch.tensor([[False, False], [True, True]])
    same = torch.tensor([[1.0, -1.0], [1.0, 1.0]])
    found = example.advantages(gains, dones, same, torch.zeros(3, 2), fade=0.5)
    assert found.tolist() == [[0.5, -0.5], [1.0, 1.0]]


def test_it_runs_to_the_end_and_what_it_writes_plays(example, tmp_path, capsys):
    out = tmp_path / "policy"
    size = ["--games", "8", "--steps", "16", "--width", "16", "--check", "2", "--measure", "4"]
    example.main(["powergrid", "--minutes", "0.02", "--taught", "0.01", *size, "--out", str(out)])
    found = json.loads(out.with_suffix(".json").read_text("utf-8"))
    assert [row["steps"] for row in found["curve"]] == sorted({row["steps"] for row in found["curve"]})
    assert found["curve"][-1]["minutes"] >= 0.02
    for name in ("drawn", "best"):
        assert 0 <= found[name]["low"] <= found[name]["won"] <= found[name]["high"] <= 1
    assert out.with_suffix(".svg").read_text("utf-8").count("own player") == 1
    assert "taught until here" in out.with_suffix(".svg").read_text("utf-8")
    assert "of 4 games against random" in capsys.readouterr().out
    again = example.Policy(308, 1604, width=16, depth=2)
    again.go_on_from(out.with_suffix(".npz"))
    assert (again.arrays("powergrid")["weight0"] == np.load(out.with_suffix(".npz"))["weight0"]).all()
    game = GAMES["powergrid"]
    with np.load(out.with_suffix(".npz")) as arrays:
        network = Network(dict(arrays))
    preferences, value = network(game.observer(2).data(game.setup(2, 1, game.read_options({})), 0), [0, 5, 8])
    assert len(preferences) == 3 and -1 <= value <= 1


@pytest.mark.parametrize("wrong", [["powergrid", "--games", "3"], ["powergrid", "--minutes", "0"], ["chess"]])
def test_bad_input_is_explained(example, wrong, capsys):
    with pytest.raises(SystemExit) as caught:
        example.main(wrong)
    assert caught.value.code == 2 and "error: " in capsys.readouterr().err


def test_the_interval_is_wilson_s(example):
    low, high = example.interval(0.9, 400)
    assert (round(low, 3), round(high, 3)) == (0.867, 0.926)
