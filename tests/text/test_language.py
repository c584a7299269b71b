"""Every message, with the numbers that ask for other forms, is written with the signs, the words and the address
of its language."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from complete_languages import LANGUAGES
from word_keys import entries, variables

from partie.catalogue import games
from partie.text.files import bundle

NUMBERS = (0, 1, 2, 5, 11, 21, 1.5)
FORBIDDEN = tomllib.loads((Path(__file__).parent / "forbidden_terms.toml").read_text("utf-8"))
COUNTED = tomllib.loads((Path(__file__).parent / "counted_words.toml").read_text("utf-8"))

# Names of cards and the like are no terms: a card may be called after seaweed or a star chart.
NAME = re.compile(
    r"(?:card|technology|stadium|metropolis|goal|task|infrastructure|contract|shuttle)-"
    r"(?!counts-|about|cost|numbered|unknown)"
)

# Where a word stands for another thing than the one it is forbidden for.
ANOTHER_THING = {
    # the proposal of the page, not an offer of the game
    "uk": {"web-proposal", "guide-produce", "guide-choose-ship"},
    # whoever the database knows; a step of the engine, not an epoch
    "cs": {"error-database-refused", "expected-step-of-phase"},
}

# What is typed, and names of files, formats and programs, is no language.
TYPED = re.compile(r"[«„][^»“]*[»“]|pip install \S+|play\(\S+|\w+://\S+|\b(?:game|board|taken)\b.*")

OPEN = re.compile(r"[{}⁨⁩]|\$\w")
STRAIGHT = re.compile(r"\w'\w|\"")
SPACES = re.compile(r"  | [.,;:!?](?:\s|$)|\(\)")

languages = pytest.mark.parametrize("language", LANGUAGES[1:])
owners = pytest.mark.parametrize("game", ["", *games()])


@cache
def rendered(game: str, language: str) -> dict[str, dict[float, str]]:
    """What each message and each of its attributes says with each number, by key."""
    made = bundle(language, game)
    found: dict[str, dict[float, str]] = {}
    for key, (message, *_) in entries(game, language).items():
        parsed = made.get_message(key)
        for form, pattern in (("", parsed.value), *parsed.attributes.items()):
            if pattern is not None:
                told = found[f"{key}.{form}" if form else key] = {}
                for number in NUMBERS:
                    values = dict.fromkeys(variables(message), number) | {"n": number}
                    said, faults = made.format_pattern(pattern, values)
                    assert not faults, (key, faults)
                    told[number] = str(said)
    return found


def where(
    wrong: re.Pattern[str], game: str, language: str, without: re.Pattern[str] | None = None
) -> list[str]:
    return [
        f"{key}: {said}"
        for key, told in rendered(game, language).items()
        for said in sorted(set(told.values()))
        if wrong.search(without.sub("", said) if without else said)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@owners
def test_nothing_is_left_open_and_no_sign_is_straight(game, language):
    assert where(OPEN, game, language) == []
    assert where(STRAIGHT, game, language, TYPED) == []
    assert where(SPACES, game, language) == []


@languages
@owners
def test_words_and_address_are_those_of_the_language(game, language):
    terms = FORBIDDEN[language]["common"] + (FORBIDDEN[language][game] if game else [])
    wrong = re.compile("|".join(rf"(?<![\w’]){term}" for term in terms), re.IGNORECASE)
    kept = ANOTHER_THING[language]
    assert [
        found
        for found in where(wrong, game, language, TYPED)
        if not NAME.match(found) and found.split(":")[0] not in kept
    ] == []


def category(language: str, number: int) -> int:
    """The place of a number's form among one, few and many."""
    if language == "cs":
        return 0 if number == 1 else 1 if number in (2, 3, 4) else 2
    last = number % 10 if number % 100 not in (11, 12, 13, 14) else 0
    return 0 if last == 1 else 1 if last in (2, 3, 4) else 2


@cache
def disagreeing(language: str, number: int) -> re.Pattern[str]:
    """A number before a form of a counted word that it does not ask for; after some prepositions the genitive is right,
    which looks like the next form."""
    counted, place = COUNTED[language], category(language, number)
    rows = [[set(forms.split("/")) for forms in row] for row in counted["words"]]
    right = {form for row in rows for form in row[place]}
    wrong = {form for row in rows for form in set.union(*row)} - right
    genitive = {form for row in rows for form in row[min(place + 1, 2)]}

    def before(words: set[str]) -> str:
        return rf"{number}[ \u00a0](?:{'|'.join(sorted(words, key=len, reverse=True))})(?![\w’])"

    after = "|".join(counted["genitive_after"])
    others = "".join(rf"(?<!\b{word}[ \u00a0])" for word in counted["genitive_after"])
    return re.compile(
        rf"\b(?:{after})[ \u00a0]{before(wrong - genitive)}|(?<![\w.,:/–-]){others}{before(wrong)}",
        re.IGNORECASE,
    )


@languages
@owners
def test_a_counted_word_agrees_with_its_number(game, language):
    apart = set(COUNTED[language]["apart"])
    assert [
        f"{key}: {said}"
        for key, told in rendered(game, language).items()
        for number, said in told.items()
        if isinstance(number, int) and key not in apart and disagreeing(language, number).search(said)
    ] == []


ONE_OF_MANY = re.compile(
    r"(?<![\d.,–-])1 (?:action |different |random |(?:non)?symbiotic )*"
    r"(?:bows|buildings|cards|cities|credits|cubes|factories|guilders|middles|parts|points|sterns|steps|tokens|tunnels)\b"
)
ALWAYS_MORE = {
    "board-epoch2", "board-icon-metropolis", "board-icon-shared", "board-ship", "effect-draw-choose", "event-bonus",
    "event-fitting-out", "event-subsidy", "expected-action-cards-at-most", "expected-tunnels-in-all", "plan-city-ends",
    "plan-city-epoch", "plan-city-last", "plan-completes", "plan-hungry", "plan-lost-captain", "plan-round-cities",
    "plan-round-last", "plan-stop-last", "web-round-track", "web-ship-about", "web-solo-goal", "web-smiley-points",
    "web-track-end", "web-track-epoch2", "web-track-tells",
}  # fmt: skip
"""Messages whose number is never one, or stands after "of" or in a list."""


@owners
def test_one_thing_is_no_plural_in_english(game):
    assert [
        f"{key}: {told[1]}"
        for key, told in rendered(game, "en").items()
        if key not in ALWAYS_MORE and ONE_OF_MANY.search(told[1])
    ] == []


@pytest.mark.parametrize(
    ("language", "number", "wrong", "right"),
    [
        ("cs", 1, "za 1 guldenů", "za 1 gulden"),
        ("cs", 2, "zbývá 2 tahů", "1 z 2 tahů"),
        ("cs", 5, "5 body", "5 bodů"),
        ("cs", 21, "21 bod", "21 bodů"),
        ("uk", 21, "21 міст", "21 місто"),
        ("uk", 11, "11 очко", "11 очок"),
        ("uk", 2, "має 2 картка", "до 2 карток"),
    ],
)
def test_disagreement_is_found(language, number, wrong, right):
    found = disagreeing(language, number)
    assert found.search(wrong) and not found.search(right)


@languages
@owners
def test_other_is_the_form_of_last_resort(game, language):
    """Decimals are of the form `other` in Ukrainian, `many` in Czech; a number without a form of its own is `other`."""
    for key, found in entries(game, language).items():
        for pattern in (found[0].value, *(attribute.value for attribute in found[0].attributes)):
            for choice in choices(pattern):
                plural = {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
                if plural & {"one", "few", "many"}:
                    last = next(variant.key.name for variant in choice.variants if variant.default)
                    assert last == "other", key


def choices(node):
    """Every choice between forms inside a pattern, at any depth."""
    for element in getattr(node, "elements", []):
        expression = getattr(element, "expression", None)
        if hasattr(expression, "variants"):
            yield expression
            for variant in expression.variants:
                yield from choices(variant.value)
