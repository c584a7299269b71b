"""CI runs a sample of the long proofs that changes with the commit (tests/conftest.py), in parts (tools/prove.py)."""

import importlib.util
import json

import prove
import pytest
from checkout import ROOT


def conftest():
    spec = importlib.util.spec_from_file_location("partie_conftest", ROOT / "tests" / "conftest.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Case:
    def __init__(self, nodeid, share=None):
        self.nodeid = nodeid
        self.mark = None if share is None else pytest.mark.sampled(share).mark

    def get_closest_marker(self, name):
        return self.mark if name == "sampled" else None


def test_every_case_runs_at_some_commit_and_every_test_at_each():
    sample = conftest().sample
    cases = [Case(f"test_a.py::test_many[{number}]", 4) for number in range(40)]
    cases += [
        Case("test_a.py::test_few[x]", 4),
        Case("test_a.py::test_all[1]"),
        Case("test_a.py::test_all[2]"),
    ]
    commits = [sample(list(cases), f"commit {number}") for number in range(40)]
    assert set().union(*commits) == {case.nodeid for case in cases}
    for kept in commits:
        assert len(kept) == 10 + 1 + 2
    assert len({frozenset(kept) for kept in commits}) > 30
    assert sample(list(cases), "commit 3") == commits[3]


@pytest.mark.parametrize("folder, share", [("browser", 5), ("server", 3), ("kernel", 1)])
def test_of_what_takes_long_a_share_runs_at_a_commit(folder, share):
    sample = conftest().sample
    cases = [Case(f"tests/{folder}/test_a.py::test_{number}") for number in range(60)]
    commits = [sample(list(cases), f"commit {number}") for number in range(60)]
    assert set().union(*commits) == {case.nodeid for case in cases}
    assert all(abs(len(kept) - 60 / share) <= 20 for kept in commits)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(prove, "FOLDER", tmp_path)
    monkeypatch.setattr(prove, "sources", lambda: "these")
    return tmp_path


def run(parts, ci=False, again=False):
    run = prove.Run(list(parts), ci, again)
    run.work()
    return run


def test_a_part_that_has_passed_is_not_run_again(folder):
    parts = [prove.same("one", f"echo x >> {folder}/ran; echo 12 passed in 3s"), prove.same("two", "exit 1")]
    first = run(parts)
    assert (set(first.done), first.failed) == ({"one"}, ["two"])
    assert json.loads((folder / "one.json").read_text("utf-8"))["passed"] == 12
    second = run(parts)
    assert (set(second.done), second.failed) == ({"one"}, ["two"])
    assert (folder / "ran").read_text("utf-8") == "x\n"
    run(parts, again=True)
    assert (folder / "ran").read_text("utf-8") == "x\nx\n"


def test_a_sample_of_ci_does_not_count_as_the_whole_proof(folder):
    parts = [prove.same("one", f"echo x >> {folder}/ran; echo 12 passed in 3s")]
    run(parts, ci=True)
    run(parts, ci=True)
    assert (folder / "ran").read_text("utf-8") == "x\n"
    run(parts)
    assert (folder / "ran").read_text("utf-8") == "x\nx\n"
    run(parts, ci=True)  # the whole has passed, so CI has nothing left to prove
    assert (folder / "ran").read_text("utf-8") == "x\nx\n"


def test_parts_wait_for_what_they_need_and_do_not_run_without_it(folder):
    parts = [
        prove.same("late", f"cat {folder}/made", "made"),
        prove.same("made", f"touch {folder}/made"),
        prove.same("broken", "exit 1"),
        prove.same("never", f"touch {folder}/never", "broken"),
    ]
    done = run(parts)
    assert set(done.done) == {"late", "made"} and set(done.failed) == {"broken", "never"}
    assert not (folder / "never").exists()


def test_every_part_is_a_command_that_there_is():
    targets = {
        line.partition(":")[0] for line in (ROOT / "Makefile").read_text("utf-8").splitlines() if ":" in line
    }
    names = {part.name for part in prove.PARTS}
    for part in prove.PARTS:
        assert part.everything.split("make ")[1].split()[0] in targets
        assert set(part.after) <= names
