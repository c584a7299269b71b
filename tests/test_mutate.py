"""`make mutate` on a game of one module."""

from textwrap import dedent

import mutate
import pytest
from checkout import ROOT

from partie.proof.weakenings import weakenings

GAME = '''
    """Rule TY-BID-01."""

    MONEY = 10

    def check(bid, last):
        if bid <= last:
            return "TY-BID-01"
        return "TY-BID-02" if bid > MONEY else None

    def play(bid, last):
        if check(bid, last):
            raise ValueError("TY-BID-03")
'''

PROVED = """
    import pytest
    from partie.games.tiny.bids import check, play

    def test_too_low():
        assert check(3, 3) == "TY-BID-01"

    CASES = [(11, "TY-BID-02")]

    @pytest.mark.parametrize("bid, rule", CASES)
    def test_too_high(bid, rule):
        assert check(bid, 3) == rule
"""

PROVED_TOO = """
    def test_play():
        with pytest.raises(ValueError):
            play(3, 3)
"""


@pytest.fixture
def checkout(tmp_path):
    def checkout(tests):
        for package in ("partie", "partie/games", "partie/games/tiny"):
            (tmp_path / package).mkdir()
            (tmp_path / package / "__init__.py").touch()
        (tmp_path / "partie/games/tiny/bids.py").write_text(dedent(GAME), encoding="utf-8")
        (tmp_path / "tests").mkdir()
        (tmp_path / "tests/test_bids.py").write_text(dedent(tests), encoding="utf-8")
        return tmp_path

    return checkout


def test_a_refusal_without_a_test_survives_and_is_printed(checkout, capsys):
    root = checkout(PROVED)
    assert mutate.main(["--root", str(root), "--jobs", "2"]) == 1
    told = capsys.readouterr()
    assert told.out.splitlines() == [
        "survived  partie/games/tiny/bids.py:13  TY-BID-03",
        "tiny: 3 places, 2 killed, 1 survived",
    ]
    assert [line.split()[:2] for line in told.err.splitlines()] == [
        ["1/3", "killed"],
        ["2/3", "killed"],
        ["3/3", "survived"],
    ]


def test_the_other_tests_of_the_game_may_prove_a_refusal(checkout, capsys):
    root = checkout(PROVED + PROVED_TOO)
    before = (root / "partie/games/tiny/bids.py").read_bytes()
    assert mutate.main(["--root", str(root), "--game", "tiny", "--jobs", "1"]) == 0
    assert capsys.readouterr().out == "tiny: 3 places, 3 killed, 0 survived\n"
    assert (root / "partie/games/tiny/bids.py").read_bytes() == before


def test_some_rules_can_be_looked_at_alone(checkout, capsys):
    root = checkout(PROVED)
    assert mutate.main(["--root", str(root), "--rule", "TY-BID-02"]) == 0
    assert capsys.readouterr().out == "tiny: 1 places, 1 killed, 0 survived\n"


def test_the_folder_of_a_game_is_run_when_no_test_names_the_rule(checkout, capsys):
    root = checkout(PROVED)
    (root / "tests/tiny").mkdir()
    (root / "tests/tiny/test_play.py").write_text(dedent(PROVED + PROVED_TOO), encoding="utf-8")
    assert mutate.tests_of_game(root, "tiny") == ["tests/tiny"]
    assert mutate.main(["--root", str(root), "--rule", "TY-BID-03"]) == 0


def test_tests_that_fail_anyway_prove_nothing(checkout, capsys):
    root = checkout(PROVED.replace("check(3, 3)", "check(4, 3)"))
    assert mutate.main(["--root", str(root)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_an_unknown_game_is_an_error(checkout, capsys):
    assert mutate.main(["--root", str(checkout(PROVED)), "--game", "chess"]) == 2
    assert "tiny" in capsys.readouterr().err


def test_tests_are_picked_by_the_ids_they_mention(checkout):
    root = checkout(PROVED)
    assert mutate.tests_mentioning(root, "TY-BID-01") == ["tests/test_bids.py::test_too_low"]
    assert mutate.tests_mentioning(root, "TY-BID-02") == ["tests/test_bids.py"]
    assert mutate.tests_mentioning(root, "TY-BID-0") == []


WEAK = """
    from functools import cache

    _made: dict[tuple[int, int], int] = {}

    def sum_of(one, two):
        found = _made.get((one, two))
        if found is None:
            found = _made[one, two] = one + two
        return found

    _squares: dict[int, int] = {}

    def square(one):
        if one not in _squares:
            _squares[one] = one * one
        return _squares[one]

    @cache
    def product(one, two):
        return one * two

    class Ask:
        def moves(self, s):
            return list(range(s.size))

    class Must:
        def met(self, s):
            return s.paid == 5

        def possible(self, s, seat, move):
            return move < 3
"""

WEAK_PROVED = """
    from types import SimpleNamespace
    from partie.games.tiny.bids import Ask, Must, product, square, sum_of

    def state():
        return SimpleNamespace(size=4, paid=5, rng=1)

    def test_sums():
        assert [sum_of(1, 2), sum_of(1, 3), sum_of(2, 3)] == [3, 4, 5]

    def test_squares():
        assert [square(1), square(2)] == [1, 4]

    def test_products():
        assert [product(1, 2), product(1, 3), product(2, 3)] == [2, 3, 6]

    def test_lists():
        assert Ask().moves(state()) == [0, 1, 2, 3]

    def test_met():
        assert Must().met(state()) and not Must().met(SimpleNamespace(paid=4))
"""

WEAK_PROVED_TOO = """
    def test_possible():
        assert not Must().possible(state(), 0, 3)

    def test_asking_changes_nothing():
        s = state()
        Ask().moves(s)
        assert s == state()
"""
FAULTS = [
    "_made forgets one",
    "_made forgets two",
    "_squares forgets one",
    "product forgets one",
    "product forgets two",
    "Ask lists half of its moves",
    "Ask touches the state when asked",
    "Must is always met",
    "Must is never met",
    "Must promises all",
]


def weak(checkout, tests):
    root = checkout(tests)
    (root / "partie/games/tiny/bids.py").write_text(dedent(WEAK), encoding="utf-8")
    return root


def test_lists_queries_obligations_and_caches_are_broken_too(checkout):
    found = weakenings(weak(checkout, WEAK_PROVED), "tiny")
    assert sorted(site.what for site in found) == sorted(FAULTS)


def test_what_is_broken_and_unnoticed_is_printed(checkout, capsys):
    root = weak(checkout, WEAK_PROVED)
    assert mutate.main(["--root", str(root), "--jobs", "2"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[-1] for line in told[:-1]] == [
        "Ask touches the state when asked",
        "Must promises all",
    ]
    assert told[-1] == "tiny: 10 places, 8 killed, 2 survived"


def test_what_is_broken_and_noticed_is_not(checkout, capsys):
    root = weak(checkout, WEAK_PROVED + WEAK_PROVED_TOO)
    assert mutate.main(["--root", str(root), "--jobs", "2", "--only", "Must"]) == 0
    assert mutate.main(["--root", str(root), "--jobs", "2", "--only", "touches"]) == 0
    assert "tiny: 3 places, 3 killed, 0 survived" in capsys.readouterr().out


def test_the_kernel_s_filter_is_switched_off_for_games_with_obligations():
    of = {game: [site.what for site in weakenings(ROOT, game)] for game in ("powergrid", "underwater")}
    assert "the kernel forbids nothing" in of["underwater"]
    assert "the kernel forbids nothing" not in of["powergrid"]
    assert all("the vocabulary gate is off" in faults for faults in of.values())


def test_what_was_killed_is_remembered_until_its_file_changes(checkout, capsys):
    root = checkout(PROVED)
    kept = ["--root", str(root), "--keep", str(root / "build/killed.txt")]
    assert mutate.main([*kept, "--most", "1"]) == 0
    assert capsys.readouterr().out == "tiny: 3 places, 1 killed, 0 survived, 2 not looked at\n"
    assert mutate.main(kept) == 1
    told = capsys.readouterr()
    assert told.out.endswith("tiny: 3 places, 2 killed, 1 survived\n")
    assert len(told.err.splitlines()) == 2
    path = root / "partie/games/tiny/bids.py"
    path.write_text(path.read_text(encoding="utf-8").replace("10", "9"), encoding="utf-8")
    assert mutate.main([*kept, "--most", "1"]) == 0
    assert "2 not looked at" in capsys.readouterr().out
