"""Ratings and their intervals, the chart, and a league on Ray."""

import contextlib
import os
import signal
import threading
from pathlib import Path

import pytest

from partie.arena import extras
from partie.arena.league import League, Results
from partie.arena.matches import Played
from partie.arena.ratings import Share, rate
from partie.kernel.errors import PartieError


def game(seating, places):
    return Played(
        0,
        seating,
        places,
        tuple((0,) for _ in places),
        ("points",),
        1,
        1,
        (1.0,) * len(places),
        (0.1,) * len(places),
    )


def league(times, wins):
    """a against b on both seats: a wins the first `wins` games."""
    played = []
    for number in range(times):
        seating = ("a", "b") if number % 2 == 0 else ("b", "a")
        first = seating.index("a" if number < wins else "b")
        played.append(game(seating, (1, 2) if first == 0 else (2, 1)))
    return played


def test_a_share_has_the_interval_of_wilson():
    share = Share(65, 100)
    assert (round(share.low, 3), round(share.high, 3)) == (0.553, 0.736)
    assert Share(0, 10).low == 0.0 and Share(10, 10).high == 1.0


def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer():
    pytest.importorskip("openskill")
    few, many = rate(league(20, 14)), rate(league(200, 140))
    assert [rating.bot for rating in many] == ["a", "b"]
    assert many[0].skill > many[1].skill and many[0].low < many[0].skill < many[0].high
    assert many[0].wins.high - many[0].wins.low < few[0].wins.high - few[0].wins.low
    assert many[0].against["b"].share == 0.7 and many[1].against["a"].won == 60


def test_ratings_are_the_same_each_time():
    pytest.importorskip("openskill")
    first, second = (rate(league(30, 20)) for _ in range(2))
    assert [rating.data() for rating in first] == [rating.data() for rating in second]


def test_a_bot_on_several_seats_and_shared_places_are_counted():
    pytest.importorskip("openskill")
    found = {
        rating.bot: rating
        for rating in rate([game(("a", "a", "b"), (1, 3, 1)), game(("a", "b", "a"), (2, 1, 3))])
    }
    assert found["a"].wins.won == 0.5 and found["a"].wins.games == 4 and found["b"].wins.won == 1.5
    assert found["b"].against["a"].won == 3.5 and found["b"].slowest == 0.1


def test_a_missing_package_is_told_with_its_extra():
    with pytest.raises(PartieError) as raised:
        extras.need("no_such_package.part", "arena")
    assert raised.value.key == "missing-extra" and "partie[arena]" in str(raised.value)


def test_a_chart_is_drawn(tmp_path):
    pytest.importorskip("openskill")
    pytest.importorskip("matplotlib")
    from partie.arena.chart import draw

    path = tmp_path / "chart.svg"
    draw(rate(league(10, 7)), "title", "skill", path)
    assert "<svg" in path.read_text("utf-8")
    with pytest.raises(PartieError) as raised:
        draw(rate(league(10, 7)), "title", "skill", tmp_path / "chart.nothing")
    assert raised.value.key == "unwritable-file"


def test_a_league_runs_on_a_local_ray():
    pytest.importorskip("ray")
    fixtures = League("powergrid", ("greedy", "random"), 2, 4, seed=7).fixtures()
    on_ray = Results().play(fixtures, ray="local")
    assert on_ray == Results().play(fixtures)


def test_a_killed_ray_worker_hangs_nothing():
    """Workers are killed in the middle of their games; what they had in hand is played by others."""
    pytest.importorskip("ray")
    fixtures = League("powergrid", ("greedy", "random"), 2, 24, seed=7).fixtures()
    killed = []
    stop = threading.Event()

    def kill_workers():
        while not stop.wait(0.05) and len(killed) < 3:
            for line in Path("/proc").glob("[0-9]*/cmdline"):
                with contextlib.suppress(OSError):
                    if b"ray::_play" in line.read_bytes():
                        os.kill(int(line.parent.name), signal.SIGKILL)
                        killed.append(line.parent.name)
                        break

    killer = threading.Thread(target=kill_workers, daemon=True)
    killer.start()
    try:
        on_ray = Results().play(fixtures, ray="local")
    finally:
        stop.set()
        killer.join()
    assert killed and on_ray == Results().play(fixtures)
