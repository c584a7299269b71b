"""`sim`, `bench` and `actions`: what they print."""

import json

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
