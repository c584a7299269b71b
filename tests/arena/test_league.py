"""Leagues: balanced, kept in a file, and gone on with where they stopped."""

import json
import subprocess
import sys
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from partie.arena import workers
from partie.arena.league import League, Results
from partie.kernel.errors import PartieError

LEAGUE = League("powergrid", ("greedy", "random"), 2, 4, seed=7, options={"map": "usa"})


def test_every_deal_is_played_on_all_seats():
    seatings = [(game.seed, game.seating) for game in LEAGUE.fixtures()]
    assert seatings == [
        (7, ("greedy", "random")),
        (7, ("random", "greedy")),
        (8, ("greedy", "random")),
        (8, ("random", "greedy")),
    ]
    assert len(League("powergrid", ("greedy", "random"), 3, 4).fixtures()) == 2 * 2 * 3


def test_everybody_meets_everybody():
    names = ("random", "greedy", "novice", "casual")
    assert len(League("powergrid", names, 2, 1).matchups()) == 6
    assert League("powergrid", names, 3, 1).matchups()[0] == ("random", "greedy", "novice")
    assert League("powergrid", names[:2], 3, 1).matchups() == [
        ("random", "random", "greedy"),
        ("random", "greedy", "greedy"),
    ]


def test_a_line_up_is_played_alone_and_on_all_seats():
    table = ("greedy", "random", "random")
    league = League("powergrid", ("greedy", "random"), 3, 3, lineup=table)
    assert [game.seating for game in league.fixtures()] == [
        table,
        table[1:] + table[:1],
        table[2:] + table[:2],
    ]


@pytest.mark.parametrize(
    ("league", "key"),
    [
        (League("powergrid", ("greedy",), 2, 1, lineup=("greedy", "greedy")), "league-alone"),
        (League("powergrid", (), 3, 1, lineup=("greedy", "random")), "lineup-and-seats"),
        (League("chess", ("greedy", "random"), 2, 1), "unknown-game"),
        (League("powergrid", ("greedy", "rnadom"), 2, 1), "unknown-bot"),
        (League("powergrid", ("greedy", "mcts@0"), 2, 1), "bad-limit"),
        (League("powergrid", ("greedy",), 2, 1), "league-alone"),
        (League("powergrid", ("greedy", "greedy"), 2, 1), "league-alone"),
        (League("powergrid", ("greedy", "random"), 9, 1), "bad-seats"),
        (League("powergrid", ("greedy", "random"), 2, 1, options={"map": "mars"}), "bad-option-value"),
    ],
)
def test_what_is_wrong_is_said_before_any_game(league, key):
    with pytest.raises(PartieError) as raised:
        league.check()
    assert raised.value.key == key and str(raised.value).endswith(".")


def test_a_rerun_plays_only_what_is_missing(tmp_path, monkeypatch):
    path = tmp_path / "games.jsonl"
    first = Results(path).play(LEAGUE.fixtures()[:3])
    asked = []
    play = workers.play_fixture
    monkeypatch.setattr(
        workers, "play_fixture", lambda fixture: asked.append(fixture.number) or play(fixture)
    )
    heard = []
    whole = Results(path).play(LEAGUE.fixtures(), done=heard.append)
    assert asked == [3] and heard == [3, 1]
    assert [game.places for game in whole[:3]] == [game.places for game in first]
    assert len(path.read_text().splitlines()) == 4


def test_a_line_cut_off_when_a_run_was_stopped_is_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    whole = Results(path).play(LEAGUE.fixtures()[:2])
    path.write_text(path.read_text()[:-40])
    again = Results(path)
    assert len(again.played) == 1
    assert [game.scores for game in again.play(LEAGUE.fixtures()[:2])] == [game.scores for game in whole]
    assert all(json.loads(line) for line in path.read_text().splitlines())


@pytest.mark.parametrize("line", ["[]", "{}", "null", '{"seating": []}', "{"])
def test_a_file_of_something_else_is_refused_with_the_line(tmp_path, line):
    path = tmp_path / "games.jsonl"
    Results(path).play(LEAGUE.fixtures()[:1])
    path.write_text(path.read_text() + line + "\n")
    with pytest.raises(PartieError) as raised:
        Results(path)
    assert raised.value.key == "bad-results" and raised.value.detail["line"] == 2


def test_a_file_that_cannot_be_written_or_read_is_said(tmp_path):
    with pytest.raises(PartieError) as raised:
        Results(tmp_path / "none" / "games.jsonl").play(LEAGUE.fixtures()[:1])
    assert raised.value.key == "unwritable-file"
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(PartieError) as raised:
        Results(tmp_path / "binary.jsonl")
    assert raised.value.key == "unreadable-file"


def test_a_killed_worker_loses_no_game():
    fixtures = League("powergrid", ("greedy", "random"), 2, 12, seed=7).fixtures()
    found, killed = [], False
    for chunk in workers.play_all(fixtures, jobs=2):
        found += chunk
        if not killed:
            killed = True
            active_children()[0].kill()
    assert sorted(game.number for game in found) == list(range(12))
    assert sorted(found, key=lambda game: game.number)[:2] == [
        workers.play_fixture(one) for one in fixtures[:2]
    ]


def test_workers_end_when_their_league_is_killed():
    code = (
        "from multiprocessing import active_children; from partie.arena import workers; "
        "from partie.arena.league import League\n"
        "if __name__ == '__main__':\n"
        "    fixtures = League('powergrid', ('greedy', 'random'), 2, 4000, seed=7).fixtures()\n"
        "    for _ in workers.play_all(fixtures, jobs=2):\n"
        "        print(*(child.pid for child in active_children()), flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as league:
        assert league.stdout is not None
        pids = [int(pid) for pid in league.stdout.readline().split()]
        league.kill()
    assert len(pids) == 2
    deadline = time.monotonic() + 20
    while any(map(runs, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(runs, pids))


def runs(pid):
    """Whether there is such a process; one that has ended and waits to be asked about is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(") ")[2][0] != "Z"
    except FileNotFoundError:
        return False
