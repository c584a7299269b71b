"""The readers of tests and code behind `partie rules`, on small sources."""

from textwrap import dedent

import pytest

from partie.catalogue import Rule
from partie.kernel.errors import PartieError
from partie.proof.coverage import coverage, same_rules, statements
from partie.proof.naming import naming_tests
from partie.proof.refusals import expected_refusals, refusals


def rule(name, *same_as):
    return Rule(name, "Section", "rule", "all", "base", "Text.", same_as=same_as)


@pytest.fixture
def write(tmp_path):
    def write(source, name="test_it.py"):
        path = tmp_path / name
        path.write_text(dedent(source), encoding="utf-8")
        return path

    return write


def named(folder):
    return [(test.name, test.rules) for test in naming_tests(folder)]


def test_marks_on_functions_stack(write, tmp_path):
    write("""
        @pytest.mark.rule("PG-AUC-01", "PG-AUC-02")
        @pytest.mark.rule("PG-AUC-03")
        def test_bid(): ...

        def test_nothing(): ...

        def helper(): ...
    """)
    assert named(tmp_path) == [("test_bid", ("PG-AUC-01", "PG-AUC-02", "PG-AUC-03")), ("test_nothing", ())]


def test_marks_of_module_and_class_count_for_each_test(write, tmp_path):
    write("""
        pytestmark = [pytest.mark.slow, pytest.mark.rule("PG-AUC-01")]

        @pytest.mark.rule("PG-AUC-02")
        class TestAuction:
            @rule("PG-AUC-03")
            def test_pass(self): ...
    """)
    assert named(tmp_path) == [("TestAuction::test_pass", ("PG-AUC-01", "PG-AUC-02", "PG-AUC-03"))]


def test_each_parameter_set_counts_on_its_own(write, tmp_path):
    write("""
        @pytest.mark.rule("PG-AUC-01")
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("PG-AUC-02")),
            pytest.param(2, marks=[pytest.mark.rule("PG-AUC-03")]),
            3,
        ])
        def test_bid(n): ...
    """)
    assert [rules for _, rules in named(tmp_path)] == [
        ("PG-AUC-01",),
        ("PG-AUC-01", "PG-AUC-02"),
        ("PG-AUC-01", "PG-AUC-03"),
    ]


def test_skipped_tests_prove_nothing(write, tmp_path):
    write("""
        @pytest.mark.skip
        @pytest.mark.rule("PG-AUC-01")
        def test_bid(): ...

        @pytest.mark.xfail(reason="later")
        @pytest.mark.rule("PG-AUC-02")
        def test_pass(): ...
    """)
    assert named(tmp_path) == []


def test_ids_must_be_written_out(write, tmp_path):
    write("""
        @pytest.mark.rule(*IDS)
        def test_bid(): ...
    """)
    with pytest.raises(PartieError):
        naming_tests(tmp_path)


def test_a_rule_is_covered_through_a_rule_that_states_the_same(write, tmp_path):
    write("""
        @pytest.mark.rule("PG-AUC-01")
        def test_bid(): ...
    """)
    rules = [rule("PG-AUC-01"), rule("PG-AUC-02", "PG-AUC-01"), rule("PG-AUC-03")]
    found = coverage(rules, naming_tests(tmp_path))
    assert found.covered == ("PG-AUC-01", "PG-AUC-02")
    assert found.uncovered == ("PG-AUC-03",)


def test_rules_that_state_the_same_count_once_in_a_test():
    same = same_rules(
        [rule("PG-A-01"), rule("PG-A-02", "PG-A-01"), rule("PG-A-03", "PG-A-02"), rule("PG-A-04")]
    )
    assert statements(["PG-A-01", "PG-A-03"], same) == 2
    assert statements(["PG-A-01", "PG-A-03", "PG-A-02", "PG-A-04"], same) == 2


def test_refusals_are_found_in_every_form(write):
    path = write('''
        POOR = "PG-A-01"
        NOT_NOW = {"bid": "PG-A-02", "pass": "PG-A-03"}
        MOMENTS = Moments({OPEN: "PG-A-11", BID: "PG-A-12"})

        def direct(s):
            """Rule PG-A-99."""
            if s.late:
                return "PG-A-04"
            return None if s.ok else "PG-A-05"

        def chained(s):
            return direct(s) or (s.rich and "PG-A-06") or None

        def by_name(s):
            rule = "PG-A-07"
            return POOR if s.poor else rule

        def by_table(s, verb):
            return NOT_NOW.get(verb, "PG-A-10")

        def raising(s):
            raise IllegalMove("PG-A-08", s.seat)

        CHECK = lambda s: "PG-A-09"

        def no_refusals(s):
            s.events.append("PG-A-98")
            return s.rule == "PG-A-97"
    ''')
    assert sorted(refusal.rule for refusal in refusals(path)) == [f"PG-A-{n:02}" for n in range(1, 13)]


def test_expected_refusals_are_found_in_every_form(write, tmp_path):
    write("""
        CASES = [("bid 3", "PG-A-07")]

        def test_plain(g):
            assert refused(g, 0, "bid 3") == "PG-A-01"
            assert g.why_not(0, "bid 3") == "PG-A-02"
            assert "PG-A-03" == caught.value.rule
            assert caught.value.detail["rule"] == "PG-A-08"
            assert caught.value.detail["seats"] == "PG-A-93"

        @pytest.mark.parametrize("move, rule", [
            pytest.param("bid 3", "PG-A-04", marks=pytest.mark.rule("PG-A-90")),
        ])
        def test_listed(g, move, rule):
            assert refused(g, 0, move) == rule

        def test_loop(g):
            for move, rule in [("pass", "PG-A-05")]:
                assert refused(g, 0, move) == rule

        def test_kept(g):
            answer = refused(g, 0, "bid 3")
            assert answer == "PG-A-06"

        @pytest.mark.parametrize("move, rule", CASES)
        def test_shared(g, move, rule):
            assert refused(g, 0, move) == rule

        @pytest.mark.rule("PG-A-91")
        def test_other(g):
            assert g.note == "PG-A-92"
            assert refused(g, 0, "bid 3") is not None
    """)
    assert expected_refusals(tmp_path) == {f"PG-A-0{n}" for n in range(1, 9)}
