"""The paths of CONTRIBUTING.md hold: each change, made in a copy of the project, passes the command that checks it."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from checkout import ROOT

PAGE = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PATHS = re.findall(r"^## (An? [a-z]+)\n(.*?)(?=^## )", PAGE, re.M | re.S)
COPIED = ("partie", "tests", "tools", "web/src", "pyproject.toml")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.M | re.S)


def apply(folder: Path, diff: str) -> None:
    """Make a change as the page tells it: lines that go are found by what they say, not by their number."""
    for part in re.split(r"^--- .*\n", diff, flags=re.M)[1:]:
        head, _, rest = part.partition("\n")
        file = folder / head.removeprefix("+++ b/")
        text = file.read_text("utf-8") if file.exists() else ""
        for place, hunk in re.findall(r"^@@(.*)\n((?:[+-].*\n?)*)", rest, re.M):
            old = "".join(line[1:] + "\n" for line in hunk.splitlines() if line[0] == "-")
            new = "".join(line[1:] + "\n" for line in hunk.splitlines() if line[0] == "+")
            if place.strip() == "end":
                text = text.rstrip("\n") + "\n" + new
            else:
                assert text.count(old) == 1, f"{file.name} has not this once: {old}"
                text = text.replace(old, new)
        file.write_text(text, "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            leave = shutil.ignore_patterns("__pycache__", "static", "*.so", "browser", "*.npz")
            shutil.copytree(source, tmp_path / name, ignore=leave)
        else:
            shutil.copy(source, tmp_path / name)
    return tmp_path


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name, text", PATHS, ids=[name for name, _ in PATHS])
def test_the_path_holds(name: str, text: str, copy: Path) -> None:
    for diff in blocks(text, "diff"):
        apply(copy, diff)
    commands = [line for block in blocks(text, "sh") for line in block.splitlines()]
    assert commands
    for command in commands:
        done = run(copy, command)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]


def test_a_forgotten_part_is_noticed(copy: Path) -> None:
    """The same change without its words in Ukrainian."""
    text = dict(PATHS)["An effect"]
    (diff,) = blocks(text, "diff")
    apply(copy, diff[: diff.index("--- a/partie/games/evacuation/locale/effects.uk.ftl")])
    assert run(copy, blocks(text, "sh")[0].splitlines()[0]).returncode != 0


def run(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    module, *arguments = command.split()
    plain = ["-p", "no:cacheprovider", "-n", "0"] if module == "pytest" else []
    return subprocess.run(
        [sys.executable, "-m", module, *plain, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
