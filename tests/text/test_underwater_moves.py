"""Moves of Underwater Cities in words: what a site brings, and which of several cards of one name."""

from collections import Counter

import pytest
from underwater_positions import play, turn

from partie.games.underwater.cards import ALL_CARDS
from partie.text import LANGUAGES, Words


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
def test_every_move_of_a_decision_is_said_differently(language):
    names = Counter(card.name for card in ALL_CARDS if card.playable)
    family = next(name for name, number in names.items() if number > 1)
    cards = [card.number for card in ALL_CARDS if card.name == family and card.era == 1][:2]
    if len(cards) < 2:
        cards = [card.number for card in ALL_CARDS if card.name == family][:2]
    game = turn(2, {"round": 8}, hand=[*cards, 130], resources={"credit": 5})
    texts = said(game, language)
    assert len(set(texts.values())) == len(texts)
