"""`sim`, `bench` and `actions`: what they print."""

import json

import pytest

import partie


def test_sim_prints_a_table(run):
    code, out, err = run("sim", "powergrid", "--games", 4, "--bots", "greedy,random")
    assert (code, err) == (0, "") and "4 games of Power Grid with 2 players, seeds 0 to 3" in out
    bots = [line.split()[:4] for line in out.splitlines() if line.startswith(("greedy", "random"))]
    assert bots == [["greedy", "4", "4", "100.0"], ["random", "4", "0", "0.0"]]


def test_sim_gives_json(run):
    arguments = ("sim", "powergrid", "--games", 3, "--bots", "random", "--seats", 3, "--seed", 9, "--json")
    found = json.loads(run(*arguments)[1])
    assert found["seed"] == 9 and found["games"] == 3 and found["lineup"] == ["random"] * 3
    assert found["bots"][0]["seats"] == 9 and sum(found["rounds"]["counts"].values()) == 3
    again = json.loads(run(*arguments, "--lang", "uk")[1])
    assert {**again, "seconds": 0} == {**found, "seconds": 0}


def test_sim_speaks_the_language(run):
    assert "Kola: průměrně" in run("sim", "powergrid", "--games", 1, "--bots", "random", "--lang", "cs")[1]


def test_bench_prints_and_gives_json(run):
    code, out, _ = run("bench", "powergrid", "--seconds", 0, "--seats", 2)
    assert code == 0 and "games a second" in out and "bench-" not in out
    found = json.loads(run("bench", "powergrid", "--seconds", 0, "--json")[1])
    assert found["seats"] == 4 and found["game"] == "powergrid"


def test_bench_keeps_shows_and_compares(run, tmp_path):
    path = tmp_path / "bench.json"
    assert run("bench", "powergrid", "--seats", 2, "--seconds", 0.1, "--write", path)[0] == 0
    code, out, _ = run("bench", "--show", path)
    assert code == 0 and "Power Grid, " in out and "players" in out and "bench-" not in out
    # Measured on a machine as busy as this one, so any outcome but a fault may come.
    code, out, err = run("bench", "--compare", path, "--seconds", 0.1)
    assert code in (0, 1) and "Power Grid" in out and not err


@pytest.mark.parametrize(
    "factor, code, told", [(0.01, 0, "Nothing lost"), (1.6, 0, "Slower"), (1000, 1, "Far slower")]
)
def test_bench_tells_a_loss_and_fails_on_a_large_one(run, tmp_path, monkeypatch, factor, code, told):
    path = tmp_path / "bench.json"
    run("bench", "powergrid", "--seats", 2, "--seconds", 0, "--write", path)
    measured = json.loads(path.read_text("utf-8"))["rows"][0]

    class Same:
        def data(self):
            return {**measured, "ratio": measured["ratio"] / factor}

    monkeypatch.setattr("partie.cli.bench.measure", lambda *_: Same())
    found, out, _ = run("bench", "--compare", path)
    assert (found, told in out) == (code, True)


def test_bench_of_another_build_finds_nothing_to_compare(run, tmp_path):
    path = tmp_path / "bench.json"
    run("bench", "powergrid", "--seats", 2, "--seconds", 0, "--write", path)
    text = path.read_text("utf-8")
    path.write_text(text.replace('"build": "', '"build": "other '), "utf-8")
    code, out, _ = run("bench", "--compare", path)
    assert code == 0 and "no measurement of this build" in out
    assert "no file of measurements" in run("bench", "--show", __file__)[2]


def test_actions_are_numbered_as_the_game_numbers_them(run):
    actions = partie.GAMES["powergrid"].actions()
    lines = run("actions", "powergrid")[1].splitlines()
    assert len(lines) == len(actions) and [int(line.split()[0]) for line in lines] == list(
        range(len(actions))
    )
    assert len({line.split(None, 1)[1] for line in lines}) == len(actions)
    rows = json.loads(run("actions", "powergrid", "--option", "map=usa", "--json")[1])
    assert [tuple(row["move"]) for row in rows] == actions
    assert any(row["text"] == "build boston" for row in rows)
