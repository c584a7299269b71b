"""The fuzzer as a command (partie/proof/fuzz.py)."""

import json

from click.testing import CliRunner

from partie.proof.fuzz import main


def fuzz(*more):
    return CliRunner().invoke(main, ["powergrid", "--games", "2", "--jobs", "1", "--share", "0", *more])


def test_the_summary_tells_what_was_played(tmp_path):
    ran = fuzz("--summary", str(tmp_path / "summary.json"))
    assert ran.exit_code == 0
    found = json.loads((tmp_path / "summary.json").read_text("utf-8"))
    assert (found["game"], found["games"], found["seeds"], found["failures"]) == ("powergrid", 2, [1, 2], [])
    assert sum(found["by_seats"].values()) == 2
    assert 0 < found["moves"]["least"] <= found["moves"]["most"] < found["moves"]["all"]


def test_a_run_that_was_stopped_goes_on_with_its_batches(tmp_path):
    first, again = tmp_path / "first.json", tmp_path / "again.json"
    assert fuzz("--keep", str(tmp_path / "kept"), "--summary", str(first)).exit_code == 0
    (batch,) = (tmp_path / "kept").iterdir()
    assert fuzz("--keep", str(tmp_path / "kept"), "--summary", str(again)).exit_code == 0
    assert first.read_text("utf-8") == again.read_text("utf-8")
    # What was kept is read and not played again: a failure noted there is told.
    kept = json.loads(batch.read_text("utf-8"))
    batch.write_text(json.dumps({**kept, "broken": ["seed 1: noted before"]}), "utf-8")
    ran = fuzz("--keep", str(tmp_path / "kept"))
    assert ran.exit_code == 1
    assert "noted before" in ran.output
