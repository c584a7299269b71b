"""The examples with agents of others run, where their packages are there."""

import importlib.util

import pytest
from checkout import ROOT

import partie
from partie.arena.league import League, Results


def load(name):
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("search", ["ismcts", "mcts"])
def test_searches_of_openspiel_play(capsys, search):
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    load("openspiel_search").main(["powergrid", "--search", search, "--simulations", "4", "--moves", "40"])
    assert f"powergrid, deal 0: {search} against the game's own player" in capsys.readouterr().out


def test_a_learner_of_stable_baselines_learns(capsys):
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (it brings PyTorch)")
    load("maskable_ppo").main(["powergrid", "--steps", "64", "--games", "2"])
    assert "after 64 decisions, of 2 games" in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_a_data_set_is_read(capsys, tmp_path, game):
    np = pytest.importorskip("numpy", reason="NumPy is not installed")
    league = League(game, ("greedy", "random"), 2, 2, 1, recorded=True)
    Results(records=tmp_path / game).play(league.fixtures())
    load("read_dataset").main([str(tmp_path / game), "--by", "greedy", "--out", str(tmp_path / "all.npz")])
    told = capsys.readouterr().out
    assert told.startswith("2 records, ") and "greedy     won 2 of 2" in told
    arrays = np.load(tmp_path / "all.npz")
    assert arrays["seen"].shape == (len(arrays["moves"]), len(partie.GAMES[game].fields(2)))
    assert set(arrays["rewards"]) == {1.0} and len(arrays["moves"]) > 20


@pytest.mark.parametrize("name", ["openspiel_search", "maskable_ppo"])
def test_what_is_missing_is_told_in_a_sentence(monkeypatch, name):
    for module in ("pyspiel", "sb3_contrib"):
        monkeypatch.setitem(__import__("sys").modules, module, None)
    with pytest.raises(SystemExit, match="is missing: pip install"):
        load(name)
