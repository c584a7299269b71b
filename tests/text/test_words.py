"""Every key in the code is said in every language, with the arguments it comes with."""

import re

import pytest
from checkout import PACKAGE
from complete_languages import LANGUAGES
from word_keys import (
    entries,
    errors,
    events,
    expectations,
    plain_refusals,
    price_parts,
    prompts,
    said,
    variables,
)

import partie
from partie.catalogue import games as all_games
from partie.kernel.engine.chance import Dice
from partie.proof.refusals import code_files, refusals
from partie.text import Words
from partie.text.arguments import Arguments, _table

PLAYED = sorted(partie.GAMES)
NAMES = ["Anna", "Bohdan", "Cyril", "Daryna", "Eva", "Fedir"]
NUMBERS = (1, 2, 5)
FOLDERS = ("kernel", "games", "text", "proof", "arena", "bots", "cli", "server")

# Variables that only choose a form, or are another form of one thing.
GRAMMAR = {"n", "gender", "thing", "many"}

languages = pytest.mark.parametrize("language", LANGUAGES)
played = pytest.mark.parametrize("game", PLAYED)


def well(text):
    """A text that reads as one: nothing left open, no marks, no gaps."""
    assert text and not re.search(r"[{}\u2068\u2069]|  |\$| [.,;:!?](?:\s|$)|\(\)", text), text
    return text


def strict(language, game=""):
    return Words(language, game, strict=True)


def table(game):
    return partie.new(game, seats=partie.GAMES[game].seat_counts[-1], seed=1)


def patterns(message):
    return [message.value, *(attribute.value for attribute in message.attributes)]


# The files


@languages
@pytest.mark.parametrize("game", ["", *all_games()])
def test_every_key_stands_once(game, language):
    assert [key for key, found in entries(game, language).items() if len(found) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", ["", *all_games()])
def test_languages_have_the_same_keys_and_variables(game, language):
    english, other = entries(game, "en"), entries(game, language)
    assert sorted(other) == sorted(english)
    for key, (message,) in other.items():
        base = {name.split("-")[0] for name in variables(message)} - GRAMMAR
        wanted = {name.split("-")[0] for name in variables(english[key][0])} - GRAMMAR
        assert base == wanted, key


@languages
@played
def test_things_of_one_kind_have_the_same_forms(game, language):
    kinds = {*_table(game, "KINDS").values(), *(kind for kind, _ in _table(game, "AMOUNTS").values())}
    kinds |= {arg.type_name for verb in partie.GAMES[game].verbs for arg in verb.args}
    for kind in kinds:
        forms = {
            tuple(
                sorted(attribute.id.name for attribute in found[0].attributes if attribute.id.name != "about")
            )
            for key, found in entries(game, language).items()
            if re.fullmatch(kind + r"-[^-]+", key) and key not in (f"{kind}-amount", f"{kind}-none")
        }
        assert len(forms) <= 1, kind


@played
def test_every_prompt_is_explained_in_a_first_game(game):
    """By its own message or by that of its beginning; what the game is about comes before."""
    known = entries(game, "en")
    asked = [key.removeprefix("prompt-") for key in known if key.startswith("prompt-")]
    assert asked and "guide-game" in known and "game" not in asked
    beginnings = {
        key: ["-".join(key.split("-")[:end]) for end in range(1, key.count("-") + 2)] for key in asked
    }
    assert [
        key for key, all_of in beginnings.items() if not any(f"guide-{one}" in known for one in all_of)
    ] == []


# Errors and refusals

ERRORS = errors(*[folder for folder in FOLDERS if (PACKAGE / folder).is_dir()])


COUNTED = ("line", "moves", "given", "times", "wanted", "low", "high")


@languages
@pytest.mark.parametrize("key", sorted(ERRORS))
def test_errors_are_said_in_one_sentence(language, key):
    for names in ERRORS[key]:
        for number in NUMBERS:
            detail = {name: number if name in COUNTED else "x" for name in names}
            if "expected" in names:
                detail["expected"] = "object"
            text = strict(language).error(key, detail | ({"rule": "PG-AUC-07"} if "rule" in names else {}))
            assert well(text)[-1] in ".)x" and "\n" not in text, text


NUMBERED = (*COUNTED, "count", "most", "number", "move", "format", "epoch", "seat")


@pytest.mark.parametrize("folder", ["kernel", *(f"games/{game}" for game in PLAYED)])
def test_what_was_expected_is_a_key_and_is_said(folder):
    keys, phrases = expectations(folder)
    assert phrases == [] and [key for key in keys if " " in key] == []
    game = folder.removeprefix("games/") if "/" in folder else ""
    for language in LANGUAGES:
        for key, places in keys.items():
            for names in places:
                values = {name: 2 if name in NUMBERED else "x" for name in names}
                values |= {"expected": key, "where": "here", "rule": "PG-AUC-07"}
                text = well(strict(language, game).error("bad-position", values))
                assert "expected-" not in text, key


@languages
def test_an_expectation_is_said_by_one_game_alone(language):
    """An error does not know its game, so no two games may say one key in two ways."""
    said_by = [
        key for game in ["", *PLAYED] for key in entries(game, language) if key.startswith("expected-")
    ]
    assert [key for key in said_by if said_by.count(key) > 1] == []


@languages
def test_an_illegal_move_is_told_with_the_sentence_and_number_of_its_rule(language):
    text = strict(language).error("illegal-move", {"rule": "PG-AUC-07", "seat": 0, "move": "bid 3"})
    assert "bid 3" in text and strict(language).rule("powergrid", "PG-AUC-07") in text and "PG-AUC-07" in text


@languages
@pytest.mark.parametrize("key", sorted(plain_refusals("kernel", *(f"games/{game}" for game in PLAYED))))
def test_plain_refusals_are_said(language, key):
    assert well(strict(language).why(key)) != f"refusal-{key}"


def refused(game):
    return sorted({found.rule for path in code_files(PACKAGE / "games" / game) for found in refusals(path)})


@languages
@pytest.mark.parametrize(("game", "rule"), [(game, rule) for game in PLAYED for rule in refused(game)])
def test_rules_that_refuse_are_told_in_a_short_sentence(language, game, rule):
    text = strict(language, game).say(f"rule-{rule}")
    assert well(text).endswith(".") and len(text) <= 130
    assert strict(language).why(rule) == f"{text} ({rule})"


def test_a_rule_nobody_worded_is_told_as_the_catalogue_has_it():
    assert Words("en").rule("powergrid", "PG-CMP-04").startswith("Money is in units called Elektro")
    assert Words("cs").rule("powergrid", "PG-CMP-04").startswith("Platí se penězi zvanými Elektro")


def test_str_of_an_error_is_its_english_sentence():
    with pytest.raises(partie.PartieError) as raised:
        partie.new("powergird", seats=3)
    assert str(raised.value) == Words("en").error("unknown-game", raised.value.detail)


# Events, prompts, moves


@played
def test_events_have_named_arguments_and_words(game):
    named = _table(game, "EVENTS")
    used = events(game)
    assert sorted(named) == sorted(used)
    for key, counts in used.items():
        rest = any(name.startswith("*") for name in named[key])
        for count in counts:
            assert rest if count is None else rest or count == len(named[key]), key


def plausible(g, name, number):
    """A value for an argument: one of its kind, or the number."""
    kind = _table(g.game.name, "KINDS").get(name, name)
    found = [arg.values for verb in g.game.verbs for arg in verb.args if arg.type_name == kind]
    return found[0][number % len(found[0])] if found else number


@languages
@played
def test_events_are_said(game, language):
    g, words = table(game), strict(language, game)
    for key, names in _table(game, "EVENTS").items():
        allowed = set()
        for number in NUMBERS:
            values = [[1, 0, 2] if name.startswith("*") else plausible(g, name, number) for name in names]
            flat = [part for value in values for part in (value if isinstance(value, list) else [value])]
            given = {name.lstrip("*"): value for name, value in zip(names, values, strict=True)}
            allowed |= set(Arguments(words, g, -1, NAMES).named(given))
            assert well(words.event(g, (key, *flat), NAMES)).endswith((".", "!", ":")), key
        assert variables(entries(game, language)[f"event-{key}"][0]) <= allowed, key


@languages
@played
def test_outlooks_are_said(game, language):
    g, words = table(game), strict(language, game)
    for key, names in _table(game, "OUTLOOKS").items():
        for number in NUMBERS:
            given = [[0, 2, -1] if name.startswith("*") else plausible(g, name, number) for name in names]
            flat = [part for value in given for part in (value if isinstance(value, list) else [value])]
            assert well(words.outlook(g, (key, *flat))), key


@languages
@played
def test_prompts_are_said(game, language):
    g, words = table(game), strict(language, game)
    for key, places in prompts(game).items():
        for names in places:
            for number in NUMBERS:
                args = Arguments(words, g, 0, NAMES).named(
                    {name: plausible(g, name, number) for name in names}
                )
                assert well(words.say(f"prompt-{key}", **args)).endswith((".", "?")), key
            assert variables(entries(game, language)[f"prompt-{key}"][0]) <= set(args), key


@languages
@played
def test_moves_are_said(game, language):
    g, words = table(game), strict(language, game)
    for move in g.game.actions():
        well(words.move(g, 0, move))
    for part in price_parts(game):
        well(words.say(f"price-{part}", amount=2))


@languages
@played
def test_options_and_their_choices_are_named_and_explained(game, language):
    words = strict(language, game)
    well(words.say("game-name"))
    for option in partie.GAMES[game].options:
        for key in (option.name, *(f"{option.name}-{choice}" for choice in option.choices)):
            assert words.name("option", key) != key and well(words.about("option", key)), key


@languages
@played
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_is_said(game, language, seed):
    dice = Dice(seed)
    words = strict(language, game)
    g = partie.new(game, seats=partie.GAMES[game].seat_counts[seed], seed=seed)
    while not g.over:
        decision = g.decisions[0]
        well(words.prompt(g, decision, NAMES))
        move = decision.moves[dice.below(len(decision.moves))]
        well(words.move(g, decision.seat, move, NAMES))
        before = len(g.events_for(None))
        g.play(decision.seat, move)
        for event in g.events_for(None, before):
            well(words.event(g, event, NAMES))
    assert words.outcome(g.result, NAMES) and len(words.ranking(g.result, NAMES)) == g.seats
    for lines in g.result.lines:
        for line, value in lines:
            well(words.result_line(line, value))


SAID = said(*[folder for folder in FOLDERS if (PACKAGE / folder).is_dir()])


@languages
@pytest.mark.parametrize("key", sorted(SAID))
def test_what_a_program_says_by_itself_has_words(language, key):
    found = {game: entries(game, language).get(key, [None])[0] for game in ("", *all_games())}
    for game, names in SAID[key]:
        # A game's own message goes before the common one; what is said of any game may be any game's.
        mine = found[game] or found[""]
        messages = [mine] if game else [message for message in found.values() if message]
        assert messages and all(messages), key
        for message in messages if names is not None else ():
            assert variables(message.value) <= names, key


# Falling back


def test_what_a_language_lacks_is_said_in_english_and_then_as_its_key(monkeypatch):
    from partie.text import files, words

    monkeypatch.setattr(words, "message", words.message.__wrapped__)
    czech = files.bundle("cs", "powergrid")
    monkeypatch.delitem(czech._messages, "fuel-coal")
    assert Words("cs", "powergrid").name("fuel", "coal") == "coal"
    assert Words("cs", "powergrid").say("no-such-key") == "no-such-key"
    with pytest.raises(LookupError):
        strict("cs", "powergrid").say("no-such-key")


def test_an_unknown_language_is_an_error_that_names_the_languages():
    with pytest.raises(partie.PartieError) as raised:
        Words("de")
    assert "en, cs, uk" in str(raised.value)


@pytest.mark.parametrize(
    ("language", "number", "form"),
    [("cs", 1, "1 odpadek"), ("cs", 3, "3 odpadky"), ("cs", 5, "5 odpadků"), ("cs", 21, "21 odpadků")]
    + [("uk", 1, "одиницю"), ("uk", 4, "одиниці"), ("uk", 11, "одиниць"), ("uk", 21, "одиницю")],
)
def test_numbers_take_their_plural_form(language, number, form):
    g = table("powergrid")
    assert form in strict(language).event(g, ("bought-fuel", 0, 2, number, 7), NAMES)
