"""The rule catalogues that ship with the games."""

import pytest

from partie import catalogue
from partie.kernel.errors import PartieError


@pytest.mark.parametrize(
    "game, count, prefix",
    [
        ("powergrid", 236, "PG-"),
        ("underwater", 423, "UC-"),
        ("shipyard", 406, "SY-"),
        ("evacuation", 445, "EV-"),
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


@pytest.mark.parametrize("game", catalogue.games())
def test_the_selections_for_readers_name_rules_of_the_game_once(game):
    book = catalogue.read(game)
    ids = {rule.id for rule in book.rules}
    assert len(book.overview) == 20
    for chosen in (book.overview, book.often_missed):
        assert len(chosen) == len(set(chosen)) and ids.issuperset(chosen)
    assert book.rule(book.overview[0]).id == book.overview[0]


def test_what_is_often_missed_in_evacuation_begins_with_the_list_of_the_rulebook():
    first = catalogue.read("evacuation").often_missed[:9]
    assert first == tuple(f"EV-FOR-{number:02}" for number in range(1, 10))


def test_an_unknown_game_is_an_error_that_names_the_choices():
    with pytest.raises(PartieError) as caught:
        catalogue.load("powergird")
    assert "powergird" in str(caught.value) and "powergrid" in str(caught.value)


@pytest.mark.parametrize("game", catalogue.games())
@pytest.mark.parametrize("language", ["cs", "uk"])
def test_a_catalogue_in_another_language_has_the_same_rules(game, language):
    english, other = catalogue.read(game), catalogue.read(game, language)
    assert [rule.id for rule in other.rules] == [rule.id for rule in english.rules]
    assert (other.overview, other.often_missed) == (english.overview, english.often_missed)
    assert all(
        bool(one.ruling) == bool(two.ruling) for one, two in zip(english.rules, other.rules, strict=True)
    )


def test_what_a_language_lacks_stays_english():
    assert catalogue.read("powergrid", "de") == catalogue.read("powergrid")
