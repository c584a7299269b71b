"""Primers: the same in every language, numbers only from data, rules that exist, our words and signs."""

import re
from pathlib import Path

import pytest
from checkout import PACKAGE
from complete_languages import LANGUAGES
from house_words import FORBIDDEN, MAKERS_WORDS, WRONG_SIGNS, WRONG_SIGNS_OF

import partie
from partie import catalogue
from partie.table import library
from partie.text import Words, primer

GAMES = sorted(partie.GAMES)
games = pytest.mark.parametrize("game", GAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)

FACT = re.compile(r"\{([\w-]+)\}")
CITED = re.compile(r"\s*\[[^\]]+\]$")
# Names of the Steps of Power Grid: their numbers are names, no amounts.
STEPS = re.compile(r"Steps? \d(?: and \d)?|\d\.\s(?:a\s\d\.\s)?epo\w+|\d-\w+(?:\s[ій]\s\d-\w+)?\sепо\w+")


def lines(game: str, language: str) -> list[str]:
    file: Path = PACKAGE / "games" / game / "locale" / f"primer.{language}.md"
    return [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]


def told(game: str, language: str) -> list[str]:
    """What readers see, without numbers of rules; facts stand as a sign."""
    return [
        FACT.sub("§", CITED.sub("", re.sub(r"^(?:## [\w-]+|[!|] [\w-]+): |^- ", "", line)))
        for line in lines(game, language)
        if not line.startswith("# ")
    ]


def shape(line: str) -> tuple[object, ...]:
    """What a line is, whichever language it is in."""
    named = re.match(r"(##|!|\|) ([\w-]+):", line)
    facts = sorted(FACT.findall(line))
    rules = catalogue.RULE_ID.findall(line)
    return (named.groups() if named else line[:2] == "- ", line.count(" | "), facts, rules)


@games
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_primer_says_the_same_in_every_language(game, language):
    english = [shape(line) for line in lines(game, "en")]
    assert [shape(line) for line in lines(game, language)] == english


@games
@languages
def test_every_number_comes_from_data(game, language):
    assert [one for one in told(game, language) if re.search(r"\d", STEPS.sub("", one))] == []


@games
@languages
def test_facts_tables_and_rules_exist_and_none_is_idle(game, language):
    text = "\n".join(lines(game, language))
    facts, rows = primer.own(game, "FACTS"), primer.own(game, "tables")(Words(language, game))
    assert set(FACT.findall(text)) <= facts.keys()
    assert {name for name in facts if f"{{{name}}}" not in text} == set()
    assert set(re.findall(r"^\| ([\w-]+):", text, re.M)) == set(rows)
    assert set(catalogue.RULE_ID.findall(text)) <= {rule.id for rule in catalogue.load(game)}
    assert all(row for table in rows.values() for row in table)


@games
@languages
def test_every_part_is_there_and_every_kind_of_piece_is_told(game, language):
    found = library.primer(game, language)
    assert all(found[part] for part in primer.PARTS)
    kinds = [section["name"] for section in found["pieces"]]
    assert kinds == list(found["components"])
    texts = library.texts(game, language)
    assert [
        (kind, one) for kind in kinds for one in found["components"][kind] if one not in texts[kind]
    ] == []


@games
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_primer_has_the_words_and_signs_of_its_language(game, language):
    terms = FORBIDDEN[language]["common"] + FORBIDDEN[language][game]
    wrong = (
        {"word": "|".join(rf"(?<![\w’]){term}" for term in terms)} | WRONG_SIGNS | WRONG_SIGNS_OF[language]
    )
    assert [
        (name, one)
        for name, pattern in wrong.items()
        for one in told(game, language)
        if re.search(pattern, one, re.IGNORECASE if name == "word" else 0)
    ] == []


@games
@languages
def test_a_primer_has_no_makers_word(game, language):
    assert [one for one in told(game, language) if MAKERS_WORDS.search(one)] == []


def test_a_number_in_the_data_is_a_number_on_the_page(monkeypatch):
    monkeypatch.setitem(primer.own("powergrid", "FACTS"), "idle", 4711)
    text = (PACKAGE / "games" / "powergrid" / "locale" / "primer.en.md").read_text("utf-8")
    read = primer.read(text, Words("en", "powergrid"))
    assert any("4711" in block.text for section in read["phases"] for block in section.blocks)
