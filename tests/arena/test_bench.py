"""The measuring itself: what it counts, not how fast this machine is."""

import json

import pytest

import partie
from partie.arena.baseline import Change, read, write
from partie.arena.bench import TURNS, calibrate, measure, memory_of, parts_of, sample
from partie.kernel.engine.chance import Quick
from partie.kernel.engine.driver import play_random
from partie.kernel.errors import PartieError


def test_a_bench_counts_games_decisions_and_calls():
    found = measure("powergrid", 3, 0.0).data()
    assert found["games"] == TURNS and found["decisions_per_game"] > 50 and found["forced_per_game"] >= 0
    for name in ("copy", "mask", "view", "guess", "save"):
        assert found[f"{name}_us"] > 0
    assert found["games_per_s"] > 0 and found["decisions_per_s"] > 0


def test_memory_is_what_a_copy_holds():
    positions = sample("powergrid", 3, {})
    assert len({len(position.moves) for position in positions}) == len(positions)
    assert 500 < memory_of(positions) < 50_000


def test_the_build_and_a_ratio_to_the_calibration_loop_stand_in_every_row():
    found = measure("powergrid", 2, 0.05).data()
    assert found["build"] == ("compiled" if partie.COMPILED else "pure")
    assert found["rounds_per_s"] > 100
    assert found["best_per_s"] >= found["decisions_per_s"]
    by_hand = found["decisions_per_s"] / found["rounds_per_s"]
    assert by_hand / 3 < found["ratio"] < by_hand * 3
    assert 0.2 < found["public_ratio"] < 4
    assert calibrate(0.01) > 100


def test_the_quarters_of_a_game_are_the_whole_game():
    assert len(parts_of("powergrid", 2, 0.0, {})) == 4
    assert all(part > 0 for part in parts_of("powergrid", 2, 0.0, {}))
    whole, again = partie.new("powergrid", 3, 5), partie.new("powergrid", 3, 5)
    choices = play_random(whole, Quick(5))
    dice = Quick(5)
    parts = [play_random(again, dice, len(whole.moves) // 4) for _ in range(4)]
    assert len(again.moves) == len(whole.moves) // 4 * 4
    assert sum(parts) + play_random(again, dice) == choices and again.moves == whole.moves and again.over


def row(game="powergrid", seats=4, build="pure", ratio=3.0, copy_us=2.0, rounds=60_000):
    return {
        "game": game, "seats": seats, "build": build, "ratio": ratio, "copy_us": copy_us, "rounds_per_s": rounds,
    }  # fmt: skip


def test_a_change_is_a_share_of_the_speed_and_knows_the_machine():
    assert Change(row(ratio=1.5), row()).loss == pytest.approx(0.5)
    assert Change(row(copy_us=4.0), row()).loss == pytest.approx(0.5)
    assert Change(row(ratio=6.0, copy_us=1.0), row()).loss == pytest.approx(-1)
    # A machine half as fast is no loss: its calibration loop is half as fast too.
    assert Change(row(copy_us=4.0, rounds=30_000), row()).loss == pytest.approx(0)


def test_a_file_keeps_the_latest_of_each_and_all_builds(tmp_path):
    path = tmp_path / "new" / "bench.json"
    write(path, [row(), row(seats=2)])
    write(path, [row(ratio=9.0), row(build="compiled")])
    kept = read(path)
    assert [(each["build"], each["seats"], each["ratio"]) for each in kept] == [
        ("compiled", 4, 3.0), ("pure", 2, 3.0), ("pure", 4, 9.0),
    ]  # fmt: skip


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"rows": [{"game": "powergrid"}]}', '{"rows": 3}'])
def test_a_file_of_something_else_is_refused(tmp_path, text):
    path = tmp_path / "bench.json"
    path.write_text(text, "utf-8")
    with pytest.raises(PartieError) as refused:
        read(path)
    assert refused.value.key == "bad-bench-file"
    broken = row()
    broken["copy_us"] = 0
    path.write_text(json.dumps({"rows": [broken]}), "utf-8")
    with pytest.raises(PartieError):
        read(path)
