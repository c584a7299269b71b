"""The examples of docs/research.md run, and its table of fields is complete."""

import re

import pytest
from checkout import ROOT

from partie.games import GAMES

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_examples_run():
    names = {}
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 6
    for number, code in enumerate(blocks, 1):
        exec(compile(code, f"docs/research.md, example {number}", "exec"), names)


def test_the_table_names_the_fields_of_power_grid():
    rules = GAMES["powergrid"]
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    words = set(re.findall(r"`([^`]+)`", prose))
    for name in rules.feature_names(2):
        kind = re.sub(r"player \d+", "player 0", re.sub(r"(city|build|plant|market) \d+", r"\1 0", name))
        assert kind in words or kind.rpartition(": ")[2] in words, name
    counts = [len(rules.fields(seats)) for seats in rules.seat_counts]
    assert (
        f"Together {counts[0]} for two players, {counts[1]}, {counts[2]}, {counts[3]} and {counts[4]}" in PAGE
    )
