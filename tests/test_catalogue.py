"""The rule catalogues that ship with the games."""

import pytest

from partie import catalogue
from partie.kernel.errors import PartieError


@pytest.mark.parametrize(
    "game, count, prefix",
    [
        ("powergrid", 236, "PG-"),
        ("underwater", 422, "UC-"),
        ("shipyard", 404, "SY-"),
        ("evacuation", 444, "EV-"),
    ],
)
def test_a_catalogue_holds_every_rule_of_its_rulebook_once(game, count, prefix):
    ids = [rule.id for rule in catalogue.load(game)]
    assert len(ids) == len(set(ids)) == count
    assert all(rule.startswith(prefix) and catalogue.RULE_ID.fullmatch(rule) for rule in ids)


@pytest.mark.parametrize("game", catalogue.games())
def test_rules_point_only_to_rules_that_exist(game):
    rules = catalogue.load(game)
    ids = {rule.id for rule in rules}
    assert all(ids.issuperset(rule.same_as + rule.see) for rule in rules)


@pytest.mark.parametrize("game", catalogue.games())
def test_an_ambiguous_rule_has_a_ruling(game):
    assert all(rule.text and (rule.ruling or not rule.ambiguous) for rule in catalogue.load(game))


def test_an_unknown_game_is_an_error_that_names_the_choices():
    with pytest.raises(PartieError) as caught:
        catalogue.load("powergird")
    assert "powergird" in str(caught.value) and "powergrid" in str(caught.value)
