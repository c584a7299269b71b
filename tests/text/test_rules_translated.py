"""Rules in other languages say what the English catalogue says: every rule, the same numbers, our terms and signs."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
import translated_rules
from checkout import PACKAGE
from complete_languages import LANGUAGES
from house_words import FORBIDDEN, MAKERS_WORDS, WRONG_SIGNS, WRONG_SIGNS_OF

import partie

FILES = [
    PACKAGE / "games" / game / "locale" / f"rules.{language}.json"
    for game in sorted(partie.GAMES)
    for language in LANGUAGES[1:]
]

QUOTED = re.compile(r"[«„][^»“]*[»“]")
RULE_ID = re.compile(r"\b(?:PG|UC|SY|EV)-[A-Z0-9]+-\d+")

# Numbers that English writes in digits and a translation in words.
SPELT_OUT: dict[tuple[str, str], str] = {
    ("cs", "PG-AUC-03 text"): "2",
    ("uk", "EV-ACT-14 text"): "2 2",
    ("uk", "EV-INF-01 text"): "2",
    ("uk", "EV-EXC-01 text"): "2",
    ("uk", "EV-YRB-04 text"): "2",
    ("uk", "SY-BLD-03 text"): "0",
    ("cs", "PG-EPO-17 text"): "3",  # English names Step 3 twice, Czech once
    ("cs", "SY-BLD-03 text"): "0",  # a price of nothing is "zdarma"
}

translated = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]}-{file.name}")


def language_of(file: Path) -> str:
    return file.name.split(".")[1]


def catalogue(file: Path) -> list[dict]:
    return json.loads((file.parents[1] / "data" / "rules.json").read_text("utf-8"))["rules"]


def english(file: Path) -> dict[str, str]:
    """Each text and ruling of the catalogue under its rule and field."""
    return {
        f"{rule['id']} {field}": rule[field]
        for rule in catalogue(file)
        for field in ("text", "ruling")
        if rule.get(field)
    }


def sentences(file: Path) -> dict[str, str]:
    rules = json.loads(file.read_text("utf-8"))["rules"]
    return {f"{rule} {field}": said for rule, fields in rules.items() for field, said in fields.items()}


def numbers(said: str) -> Counter[str]:
    """The numbers and the rules named in a sentence, however they are ordered."""
    return Counter(RULE_ID.findall(said)) + Counter(re.findall(r"\d+", RULE_ID.sub("", said)))


def found(
    wrong: str, file: Path, flags: int = 0, without: re.Pattern[str] = RULE_ID
) -> list[tuple[str, str]]:
    """Where an expression matches, with a few characters around; what is left out stands as a sign."""
    return [
        (key, text[max(0, match.start() - 15) : match.end() + 15])
        for key, text in ((key, without.sub("§", said)) for key, said in sentences(file).items())
        for match in re.finditer(wrong, text, flags)
    ]


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_translations_were_read_again_after_their_english_changed(game):
    """Else look at these rules in the other languages, then run tools/translated_rules.py."""
    noted = json.loads(translated_rules.NOTES.read_text("utf-8"))[game]
    now = translated_rules.fingerprints(game)
    assert [rule for rule in now.keys() | noted.keys() if noted.get(rule) != now.get(rule)] == []


@translated
def test_every_rule_and_ruling_is_translated_in_the_order_of_the_catalogue(file):
    assert list(sentences(file)) == list(english(file))
    assert all(said.strip() for said in sentences(file).values())


@translated
def test_every_section_has_a_name(file):
    named = json.loads(file.read_text("utf-8"))["sections"]
    assert list(named) == list(dict.fromkeys(rule["section"] for rule in catalogue(file)))
    assert all(named.values()) and len(set(named.values())) == len(named)


@translated
def test_numbers_are_those_of_the_english_rule(file):
    language, original = language_of(file), english(file)
    for key, said in sentences(file).items():
        spelt = Counter(SPELT_OUT.get((language, key), "").split())
        assert numbers(said) + spelt == numbers(original[key]), f"{key}: {said}"


@translated
def test_no_makers_word_is_left(file):
    assert found(MAKERS_WORDS.pattern, file, re.IGNORECASE) == []


@translated
def test_signs_are_those_of_the_language(file):
    for what, wrong in (WRONG_SIGNS | WRONG_SIGNS_OF[language_of(file)]).items():
        assert found(wrong, file) == [], what


@translated
def test_one_thing_has_one_word(file):
    terms = FORBIDDEN[language_of(file)]
    for term in terms["common"] + terms[file.parts[-3]]:
        assert found(rf"(?<![\w’]){term}", file, re.IGNORECASE) == [], term


@translated
def test_rules_speak_of_the_player_and_address_nobody(file):
    for term in FORBIDDEN[language_of(file)]["rules"]:
        assert found(rf"(?<![\w’]){term}", file, re.IGNORECASE, QUOTED) == [], term


@translated
def test_a_sentence_ends_with_a_mark(file):
    assert [key for key, said in sentences(file).items() if not re.search(r"[.!?][)»“]?$", said)] == []
