"""`arena` and `tune`: what they print, write and refuse."""

import json
import sys

import pytest

import partie
from partie.cli.terminal.seating import noted_words

QUICK = ("arena", "powergrid", "--bots", "greedy,random", "--games", 4)


def test_arena_prints_a_table_and_writes_files(run, tmp_path):
    pytest.importorskip("openskill")
    code, out, err = run(*QUICK, "--out", "table.json")
    assert (code, err) == (0, "") and "Power Grid: 4 games with 2 players" in out and "100 %" in out
    table = json.loads((tmp_path / "table.json").read_text())
    assert [bot["bot"] for bot in table["bots"]] == ["greedy", "random"]
    assert table["bots"][0]["against"]["random"]["share"] == 1.0
    assert len((tmp_path / "table.jsonl").read_text().splitlines()) == 4
    more = json.loads(run(*QUICK[:-1], 6, "--out", "table.json", "--json")[1])
    assert more["games"] == 6 and len((tmp_path / "table.jsonl").read_text().splitlines()) == 6


def test_arena_writes_a_data_set_of_records(run, tmp_path):
    pytest.importorskip("openskill")
    played = (*QUICK, "--out", "table.json", "--records", "games", "--option", "map=usa")
    assert run(*played)[0] == 0
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [
        "powergrid-0-greedy-random-map=usa.txt",
        "powergrid-0-random-greedy-map=usa.txt",
        "powergrid-1-greedy-random-map=usa.txt",
        "powergrid-1-random-greedy-map=usa.txt",
    ]
    for file in files:
        game = partie.replay(file.read_text("utf-8"))
        assert game.over and game.options["map"] == "usa"
        assert noted_words(game)[0].startswith(file.name.split("-")[2])
    code, out, _ = run("replay", files[0])
    assert code == 0 and "greedy" in out
    # What is there is not played again; what is gone is, and its result is not counted twice.
    before = files[1].stat().st_mtime_ns
    files[0].unlink()
    assert run(*played)[0] == 0
    assert files[0].is_file() and files[1].stat().st_mtime_ns == before
    assert len((tmp_path / "table.jsonl").read_text().splitlines()) == 4


@pytest.mark.parametrize("lang", ["cs", "uk"])
def test_arena_speaks_the_language(run, lang):
    pytest.importorskip("openskill")
    out = run("arena", "powergrid", "--games", 1, "--lang", lang)[1]
    assert "arena-" not in out and "95 %" in out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--games", 0), "--games"),
        (("--jobs", 0), "--jobs"),
        (("--bots", "greedy"), "different"),
        (("--bots", "greedy,nobody"), "nobody"),
        (("--bots", "greedy,mcts@fast"), "fast"),
        (("--jobs", 2, "--ray", "auto"), "--ray"),
        (("--seats", 1), "2"),
        (("--option", "map=mars"), "mars"),
    ],
)
def test_arena_refuses_in_one_sentence(run, arguments, word):
    code, out, err = run(*QUICK, *arguments)
    assert code == 2 and out == "" and word in err and len(err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("module", "extra", "arguments"),
    [
        ("openskill.models", "arena", ()),
        ("matplotlib", "arena", ("--chart", "chart.png")),
        ("ray", "ray", ("--ray", "local")),
    ],
)
def test_arena_says_which_extra_is_missing(run, monkeypatch, module, extra, arguments):
    pytest.importorskip("openskill")
    monkeypatch.setitem(sys.modules, module, None)
    code, _, err = run(*QUICK, *arguments)
    assert code == 2 and f'pip install "partie[{extra}]"' in err


def test_tune_fits_and_tries(run, tmp_path):
    code, _, err = run("tune", "powergrid", "--games", 2, "--rounds", 1, "--out", "value.json")
    assert code == 0 and "value.json" in err and "money" in json.loads((tmp_path / "value.json").read_text())
    code, out, err = run(
        "tune", "powergrid", "--table", "greedy", "--games", 2, "--rounds", 1, "--weights", "margin"
    )
    assert code == 0 and "margin" in json.loads(out) and "1. margin" in err


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--table", "nothing"), "nothing"),
        (("--table", "greedy", "--weights", "luck"), "luck"),
        (("--games", 0), "--games"),
        (("--seats", 9), "9"),
    ],
)
def test_tune_refuses_in_one_sentence(run, arguments, word):
    code, out, err = run("tune", "powergrid", "--games", 1, *arguments)
    assert code == 2 and out == "" and word in err.splitlines()[-1]
