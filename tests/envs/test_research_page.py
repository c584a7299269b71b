"""The examples of docs/research.md run, and its table of fields is complete."""

import re

import pytest
from checkout import ROOT

from partie.games import GAMES

pytest.importorskip("pettingzoo", reason='PettingZoo is missing: pip install "partie[envs]"')
pytest.importorskip("pyspiel", reason='OpenSpiel is missing: pip install "partie[openspiel]"')
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_examples_run():
    names = {}
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) > 6
    for number, code in enumerate(blocks, 1):
        exec(compile(code, f"docs/research.md, example {number}", "exec"), names)


def prose_words():
    prose = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    return set(re.findall(r"`([^`]+)`", prose))


def test_the_table_names_the_fields_of_power_grid():
    rules = GAMES["powergrid"]
    words = prose_words()
    for name in rules.feature_names(2):
        kind = re.sub(r"player \d+", "player 0", re.sub(r"(city|build|plant|market) \d+", r"\1 0", name))
        assert kind in words or kind.rpartition(": ")[2] in words, name
    counts = [len(rules.fields(seats)) for seats in rules.seat_counts]
    assert (
        f"Together {counts[0]} for two players, {counts[1]}, {counts[2]}, {counts[3]} and {counts[4]}" in PAGE
    )


def test_the_table_names_the_fields_of_underwater_cities():
    rules = GAMES["underwater"]
    words = prose_words()
    for name in rules.feature_names(1):
        kind = re.sub(r"card \d+", "card 1", re.sub(r"special \d+", "special 181", name))
        kind = re.sub(r"(played|taken): ..", r"\1: A0", re.sub(r"tunnel t\d+", "tunnel t1", kind))
        kind = re.sub(r"(city|farm|plant|laboratory) [A-H]$", r"\1 S", kind)
        assert kind in words or kind.rpartition(": ")[2] in words, name
    counts = [len(rules.fields(seats)) for seats in rules.seat_counts]
    first, *middle, last = (f"{count:,}" for count in counts)
    assert f"Together {first} for one player, {', '.join(middle)} and {last} for two to four." in PAGE
    assert counts[1] - counts[0] == 18 + 79 + 209 and counts[0] == 11 + 11 + 32 + 25 + 418 + 306


def test_every_picture_of_the_page_is_there():
    for name in re.findall(r"!\[[^]]*\]\(([^)]+)\)", PAGE):
        assert (ROOT / "docs" / name).is_file(), name
