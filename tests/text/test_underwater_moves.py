"""Moves of Underwater Cities in words: what a site brings, and which of several cards."""

import pytest
from complete_languages import LANGUAGES
from underwater_positions import play, turn

from partie.games.underwater.cards import ALL_CARDS
from partie.text import Words


def said(game, language="en"):
    words = Words(language, "underwater", strict=True)
    return {game.notation(0, move): words.move(game, 0, move) for move in game.legal(0)}


def test_a_building_move_names_the_bonus_of_its_site():
    game = turn(resources={"kelp": 3, "credit": 5, "steelplast": 5}, cities={"D": "white"}, hand=[14, 15, 16])
    play(game, "slot Y4 card 16", "part 2")
    texts = said(game)
    assert "kelp" in texts["build plant A1"] and "kelp" not in texts["build plant S"]
    assert "Federation" in texts["build plant D1"] and "card" in texts["build plant D1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language):
    words = Words(language, "underwater", strict=True)
    names = [words.name("card", card.name) for card in ALL_CARDS if card.playable]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_decision_is_said_differently(language):
    game = turn(2, {"round": 8}, hand=[13, 14, 130], resources={"credit": 5})
    texts = said(game, language)
    assert len(set(texts.values())) == len(texts)


def test_declining_a_fifth_action_card_says_what_becomes_of_it():
    game = turn(laid=[19, 34, 53], hand=[17, 14, 15])
    play(game, "slot G1 card 17", "card first")
    assert said(game)["not"] == "Discard the new card"
    play(game, "lay over 34")
    assert said(game)["not"] == "Discard it unused"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_within_names_have_the_inner_marks(language):
    """Sentences put a card's name between the outer marks."""
    words = Words(language, "underwater", strict=True)
    outer = {"en": "“", "cs": "„", "uk": "«"}[language]
    assert [card.name for card in ALL_CARDS if outer in words.name("card", card.name)] == []
