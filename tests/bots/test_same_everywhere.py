"""The same seed gives the same game on every Python and every build: bots add floats in one order, and compare rounded
values (`partie.kernel.learning.heuristic`)."""

import ast
import subprocess
from math import e
from pathlib import Path

import check_wheel
import pytest
from checkout import PACKAGE, TESTS
from fixed_games import FIXED_GAMES, moves_hash

from partie.kernel.learning.heuristic import comparable, float_sum, shares

KNOWN = TESTS / "bots" / "fixed_games.txt"
"""Where rules, content or bots have changed: python tests/fixed_games.py > tests/bots/fixed_games.txt"""
BOT_FILES = sorted([*PACKAGE.glob("games/*/bot/*.py"), *PACKAGE.glob("bots/*.py")])


@pytest.mark.sampled(3)
@pytest.mark.parametrize("fixed", FIXED_GAMES, ids=lambda fixed: "-".join(map(str, fixed)))
def test_this_build_plays_the_fixed_games(fixed: tuple[str, str, int, int]) -> None:
    line = f"{' '.join(map(str, fixed))} {moves_hash(*fixed)}"
    assert line in KNOWN.read_text("utf-8").splitlines()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("version", check_wheel.SUPPORTED)
def test_every_python_found_here_plays_them_alike(version: str) -> None:
    python = check_wheel.interpreters().get(version)
    if python is None:
        pytest.skip(f"no Python {version} on this machine")
    command = [python, "-I", str(TESTS / "fixed_games.py")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout == KNOWN.read_text("utf-8"), done.stderr


@pytest.mark.parametrize("file", BOT_FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_bots_add_by_the_functions_whose_order_is_known(file: Path) -> None:
    """`int_sum` takes whole numbers only, which mypy checks; `sum` and NumPy's kin take everything."""
    tree = ast.parse(file.read_text("utf-8"))
    found = [
        node.lineno for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in ("sum", "fsum")
    ]
    assert found == []


def test_floats_are_added_from_the_left_without_compensation() -> None:
    assert float_sum([]) == 0.0
    assert float_sum([0.1] * 10) == 0.9999999999999999
    assert float_sum([1e16, 1.0, -1e16]) == 0.0


def test_values_that_differ_by_rounding_errors_alone_are_equal() -> None:
    assert 0.1 + 0.2 != 0.3 and comparable(0.1 + 0.2) == comparable(0.3)
    assert comparable(-0.1 - 0.2) == comparable(-0.3)
    assert comparable(0.3) < comparable(0.300002)
    assert [comparable(value) for value in (-7.5, -0.25, 0.0, 0.125, 40.0)] == [-7.5, -0.25, 0.0, 0.125, 40.0]


def test_shares_add_up_and_a_lead_counts_e_times() -> None:
    found = shares([8.0, 0.0, 0.0], 8.0)
    assert (
        abs(float_sum(found) - 1.0) < 1e-12 and abs(found[0] / found[1] - e) < 1e-9 and found[1] == found[2]
    )
    assert shares([5.0, 5.0], 1.0) == [0.5, 0.5]
