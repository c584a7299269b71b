"""Small changes of the rules (tools/disturb.py) on a game of one module."""

from textwrap import dedent

import disturb
import pytest

GAME = """
    MOST: int = 10

    def copy(bid):
        return bid + 0

    def may(bid, last):
        return bid > last and not bid > MOST

    def tell(events, bid):
        if events is not None:
            events.append(bid + 1)
"""

WEAK = """
    from partie.games.tiny.bids import may

    def test_bids():
        assert may(4, 3) and not may(11, 3)
"""

STRONG = """
    def test_limits():
        assert not may(3, 3) and may(10, 3)
"""


@pytest.fixture
def checkout(tmp_path):
    def checkout(tests):
        for package in ("partie", "partie/games", "partie/games/tiny"):
            (tmp_path / package).mkdir()
            (tmp_path / package / "__init__.py").touch()
        (tmp_path / "partie/games/tiny/bids.py").write_text(dedent(GAME), encoding="utf-8")
        (tmp_path / "tests/tiny").mkdir(parents=True)
        (tmp_path / "tests/tiny/test_bids.py").write_text(dedent(tests), encoding="utf-8")
        return tmp_path

    return checkout


def test_changes_are_made_where_the_rules_stand(checkout):
    root = checkout(WEAK)
    found = [
        (change.line, change.old, change.new)
        for change in disturb.changes(root / "partie/games/tiny/bids.py")
    ]
    assert sorted(found) == [
        (2, "10", "11"),
        (8, ">", ">="),
        (8, ">", ">="),
        (8, "and", "or"),
        (8, "not", ""),
    ]


def test_what_no_test_notices_is_printed(checkout, capsys):
    root = checkout(WEAK)
    assert disturb.main(["tiny", "--root", str(root)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert sorted(told) == [
        "survived  partie/games/tiny/bids.py:8  > -> >=",
        "survived  partie/games/tiny/bids.py:8  > -> >=",
        "tiny: 5 changes of 5, 2 survived",
    ]


def test_a_rule_with_its_limits_proved_does_not_survive_a_change(checkout, capsys):
    root = checkout(WEAK + STRONG)
    assert disturb.main(["tiny", "--root", str(root), "--only", "bids"]) == 0
    assert capsys.readouterr().out == "tiny: 5 changes of 5, 0 survived\n"
