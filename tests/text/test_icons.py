"""What a thing does is told twice from one effect: in words and in icons. Everything has both."""

import re
from pathlib import Path

import pytest
from checkout import ROOT

import partie
from partie.games.underwater.book import TABLE
from partie.games.underwater.cards import ALL_CARDS
from partie.games.underwater.components.terms import CITY, EVENTS, FARM, TUNNEL, amount
from partie.games.underwater.effects import (
    Build,
    Choose,
    Count,
    Discount,
    ForEach,
    Gain,
    OncePerTurn,
    Pay,
    When,
    stated,
    walk,
)
from partie.games.underwater.text import icons
from partie.text import Words
from partie.text.things import things

SYMBOLS = Path(ROOT, "web", "src", "kit", "symbols.ts").read_text(encoding="utf-8")
TOKENS = Path(ROOT, "web", "src", "kit", "tokens.ts").read_text(encoding="utf-8")


def drawn(name):
    """Whether the page draws an icon, writes a sign, or knows another name of it."""
    return any(re.search(rf'^\s*"?{re.escape(name)}"?: ', text, re.M) for text in (SYMBOLS, TOKENS)) or (
        f'"{name}"' in TOKENS
    )


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_everything_that_has_icons_has_all_of_them(game):
    told = things(Words("en", game, strict=True))
    for group in told.values():
        with_icons = [thing for thing in group.values() if thing.icons]
        assert len(with_icons) in (0, len(group)), "in one go, nothing by hand"
        for thing in with_icons:
            for line in thing.icons:
                assert line, thing.say
                for name, *_ in line:
                    assert drawn(name), f"{thing.say}: no icon {name}"


@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_every_mark_of_an_icon_is_a_word_or_drawn(game):
    line = Path(ROOT, "web", "src", "kit", "IconLine.svelte").read_text(encoding="utf-8")
    words = Words("en", game, strict=True)
    found = {
        mark
        for group in things(words).values()
        for thing in group.values()
        for row in thing.icons or ()
        for token in row
        for mark in token[2:]
    }
    assert [
        mark
        for mark in found
        if f'"{mark}"' not in line and len(mark) > 3 and words.find(f"web-icon-{mark}", {}) is None
    ] == []


def test_every_thing_of_underwater_cities_has_icons():
    told = things(Words("en", "underwater", strict=True))
    assert all(thing.icons for group in told.values() for thing in group.values())


def test_every_number_of_a_card_is_in_its_icons():
    for card in ALL_CARDS:
        numbers = {token[1] for line in icons.card(card) for token in line if len(token) > 1}
        for node in walk(card.effect):
            if isinstance(node, Gain):
                assert {number for number in node.gains if number} <= numbers, card.name
            if isinstance(node, Pay) and node.times > 1:
                assert node.times in numbers, card.name


@pytest.mark.parametrize(
    ("effect", "line"),
    [
        (Gain(kelp=2, card=1), [["kelp", 2], ["card", 1]]),
        (Pay(amount(credit=1), Build(FARM)), [["credit", 1], ["then"], ["build"], ["farm", 1]]),
        (Build(TUNNEL, 2, stated(steelplast=1)), [["build"], ["tunnel", 2], ["for"], ["steelplast", 1]]),
        (Choose(Gain(kelp=1), Gain(point=2)), [["kelp", 1], ["or"], ["point", 2]]),
        (
            ForEach(Count(FARM, upgraded=True), 2, Gain(point=1), most=3),
            [["point", 1], ["per"], ["farm", 2, "upgraded"], ["most", 3]],
        ),
        (
            When(EVENTS.index("builds"), TUNNEL, Gain(credit=1)),
            [["when"], ["build"], ["tunnel", 1], ["then"], ["credit", 1]],
        ),
        (OncePerTurn(Gain(science=1)), [["once"], ["science", 1]]),
        (Discount(CITY, amount(credit=1)), [["build"], ["city", 1], ["less"], ["credit", 1]]),
    ],
)
def test_an_effect_is_read_as_a_line(effect, line):
    for node in walk(effect):
        node.table = TABLE
    assert icons.line(effect) == line
