"""Nothing of a maker reaches a player: what is asked, offered and told in games of chance, in every language."""

import random
import re

import pytest
from complete_languages import LANGUAGES

import partie
from partie.text import Words
from partie.text.things import things

EACH = 50
"""Games of each title: two hundred in all."""
OFFERED = 6
"""So many moves of each decision are read."""
NAMES = ("Anna", "Bohdan", "Cyril", "Daryna", "Eva", "Fedir")

MARKS = {
    "a kind of argument": r"<[a-z]",
    "a cell": r"\b-?\d+:-?\d+\b",
    "a turn in degrees": r"\d°",
    "a place to fill in": r"[{}\u2068\u2069$]",
    "a value of Python": r"\b(?:None|True|False|nan)\b",
    "a name of the code": r"\b[a-z]+_[a-z_]+\b",
    "a key": r"\b(?:prompt|event|error|refusal|web|thing|verb)-[a-z]",
    "a number twice": r"(\(\d+\)) ?\1",
    "a gap": r"  | [.,;:!?](?:\s|$)|\(\)|\s$",
}
ALONE = r"(?<![\d.,–-])\b1 "
OF_LANGUAGE = {
    "en": {
        "a colour alone": r"^(?:red|blue|green|yellow|purple|pink|black)$",
        "a plural of one": ALONE
        + r"(?:Elektros|guilders|points|cities|cards|credits|cubes|spaces|tiles|moves)\b",
        "one of one": r"\b1 of 1 (?:cities|plants|ships)\b",
    },
    "cs": {"a plural of one": ALONE + r"(?:guldenů|bodů|měst|karet|kreditů|kostek|polí|dílků|tahů)\b"},
    "uk": {"a plural of one": ALONE + r"(?:гульденів|очок|міст|карток|кредитів|кубиків|плиток|ходів)\b"},
}


def faults(text, language):
    """What of a maker stands in a text."""
    marks = MARKS | OF_LANGUAGE[language]
    return [name for name, mark in marks.items() if re.search(mark, text)] + ([] if text else ["nothing"])


def said(words, game, dice, told):
    """All that a player reads in one position; events from number `told` on."""
    for decision in game.decisions:
        yield words.prompt(game, decision, NAMES)
        offered = dice.sample(decision.moves, min(OFFERED, len(decision.moves)))
        yield from words.moves(game, decision.seat, [(move, decision.price(move)) for move in offered], NAMES)
    for hidden in (game.state.events or [])[told:]:
        for viewer in (-1, *range(game.seats)):
            yield words.event(game, game.game.event_for(hidden, viewer), NAMES)


def of_chance(name, seed):
    """A game with players and options as the seed has them."""
    dice = random.Random(f"{name} {seed}")
    title = partie.GAMES[name]
    while True:
        seats = dice.choice(title.seat_counts)
        options = {
            one.name: dice.choice(one.choices)
            for one in title.options
            if dice.random() < 0.5 and (not one.seats or seats in one.seats)
        }
        try:
            return partie.new(name, seats, seed, **options), dice
        except partie.PartieError:
            continue


@pytest.mark.sampled(5)
@pytest.mark.parametrize("seed", range(EACH))
@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_nothing_of_a_maker_reaches_a_player(name, seed):
    game, dice = of_chance(name, seed)
    all_words = {language: Words(language, name) for language in LANGUAGES}
    found, read, told = {}, 0, 0
    while True:
        for language, words in all_words.items():
            for text in said(words, game, dice, told):
                read += 1
                for fault in faults(text, language):
                    found.setdefault((language, fault), text)
        told = len(game.state.events or ())
        if game.over:
            break
        decision = game.decisions[0]
        game.push(decision.seat, dice.choice(decision.moves))
    for language, words in all_words.items():
        for text in [words.outcome(game.result, NAMES), *words.ranking(game.result, NAMES)]:
            for fault in faults(text, language):
                found.setdefault((language, fault), text)
    assert read > 100 and found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sorted(partie.GAMES))
def test_nothing_of_a_maker_stands_on_what_is_pointed_at(name, language):
    found = {}
    for kind, ids in things(Words(language, name)).items():
        for ident, thing in ids.items():
            for text in [thing.say, *filter(None, [thing.about]), *thing.facts]:
                for fault in faults(text, language):
                    if fault != "a colour alone":  # a fact of a card is its colour
                        found.setdefault((kind, ident, fault), text)
    assert found == {}


@pytest.mark.parametrize(
    "text", ["Lay <land>", "At 0:1, turned by 270°?", "Pay 1 guilders", "1 of 1 cities", "red", "G3 (3) (3)"]
)
def test_such_marks_are_found(text):
    assert faults(text, "en")
