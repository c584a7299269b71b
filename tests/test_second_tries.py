"""Tests that need a second try are named (tools/try_twice.py)."""

import try_twice

FLAKY = """
import pathlib

def test_good():
    pass

def test_flaky():
    seen = pathlib.Path({file!r})
    before = seen.exists()
    seen.write_text("tried")
    assert before
"""
BAD = "\n\ndef test_bad():\n    assert False\n"


def test_whoever_passes_at_the_second_try_is_named(tmp_path, monkeypatch, capfd):
    names = tmp_path / "names.txt"
    monkeypatch.setenv("SECOND_TRIES", str(names))
    (tmp_path / "test_some.py").write_text(FLAKY.format(file=str(tmp_path / "seen")), "utf-8")
    arguments = ["-q", "-n", "0", "--rootdir", str(tmp_path), str(tmp_path)]
    assert try_twice.main(arguments) == 0
    assert "1 of 1 passed at the second try" in capfd.readouterr().out
    assert names.read_text("utf-8") == "second try: test_some.py::test_flaky\n"
    assert try_twice.main(arguments) == 0  # nothing failed: nobody is named again
    assert names.read_text("utf-8").count("test_flaky") == 1


def test_whoever_fails_twice_fails(tmp_path, monkeypatch, capfd):
    monkeypatch.delenv("SECOND_TRIES", raising=False)
    (tmp_path / "test_some.py").write_text(FLAKY.format(file=str(tmp_path / "seen")) + BAD, "utf-8")
    assert try_twice.main(["-q", "-n", "0", "--rootdir", str(tmp_path), str(tmp_path)]) == 1
    assert "1 of 2 passed at the second try" in capfd.readouterr().out
