"""The rulebook is the specification: every rule has a test that names it, every refusal one that receives it."""

import ast

import pytest
from checkout import PACKAGE, TESTS

from partie import catalogue
from partie.proof.coverage import MOST_IDS_A_TEST, coverage, same_rules, statements
from partie.proof.naming import naming_tests
from partie.proof.refusals import code_files, expected_refusals, ids_in, refusals

# Games whose every rule is proved; a game that joins stays in.
COMPLETE_GAMES: tuple[str, ...] = ("powergrid", "underwater", "shipyard", "evacuation")


@pytest.fixture(scope="module")
def tests():
    return naming_tests(TESTS)


@pytest.fixture(scope="module")
def all_rules():
    return [rule for game in catalogue.games() for rule in catalogue.load(game)]


@pytest.mark.parametrize("game", COMPLETE_GAMES)
def test_every_rule_has_a_test_that_names_it(game, tests):
    assert coverage(catalogue.load(game), tests).uncovered == ()


@pytest.mark.parametrize("game", COMPLETE_GAMES)
def test_every_refusal_of_the_code_is_received_by_a_test(game):
    returned = {refusal.rule for path in code_files(PACKAGE / "games" / game) for refusal in refusals(path)}
    assert returned - expected_refusals(TESTS) == set()


def test_a_test_names_at_most_three_rules(tests, all_rules):
    same = same_rules(all_rules)
    crowded = [(test.place, test.rules) for test in tests if statements(test.rules, same) > MOST_IDS_A_TEST]
    assert crowded == []


def test_tests_name_only_rules_that_exist(tests, all_rules):
    known = {rule.id for rule in all_rules}
    unknown = [(test.place, rule) for test in tests for rule in test.rules if rule not in known]
    assert unknown == []


@pytest.mark.parametrize("game", catalogue.games())
def test_code_cites_only_rules_of_its_game(game):
    known = {rule.id for rule in catalogue.load(game)}
    unknown = [
        (path.name, rule)
        for path in code_files(PACKAGE / "games" / game)
        for rule in ids_in(ast.parse(path.read_text(encoding="utf-8")))
        if rule not in known
    ]
    assert unknown == []
