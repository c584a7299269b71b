"""Cards, tiles and slots with their names and texts, under the ids that views use, in every language."""

import re

import pytest
from complete_languages import LANGUAGES

import partie
from partie.games.underwater.view import card
from partie.text import Words
from partie.text.things import things

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
@pytest.mark.parametrize("game", sorted(partie.GAMES))
def test_everything_is_named_and_told(game, language):
    found = things(Words(language, game, strict=True))
    assert found
    for group in found.values():
        for thing in group.values():
            assert thing.say and thing.about.endswith(".")
            for text in (thing.say, thing.about, *thing.facts):
                assert text and not re.search(r"[{}$]|  |^(card|type|back|colour|metropolis)-", text), text


@languages
def test_whatever_a_view_of_underwater_cities_shows_has_a_text(language):
    found = things(Words(language, "underwater", strict=True))
    for seats in (1, 2, 4):
        game = partie.new("underwater", seats=seats, seed=seats)
        view = game.view(0)
        assert set(found[f"slot-{view['side']}"]) == {slot["id"] for slot in view["slots"]}
        assert {str(number) for number in view["contracts"]} <= set(found["contract"])
        for nation in view["nations"]:
            assert {str(tile["number"]) for tile in nation["tiles"]} <= set(found["metropolis"])
        shown = [*view["row"], *view["special"], *view["nations"][0]["hand"], *view["nations"][0]["laid"]]
        numbers = {str(one["number"]) for one in shown if "number" in one}
        assert numbers and numbers <= set(found["card"])
    assert "number" in card(206) and found["card"]["206"].facts == [
        Words(language, "underwater").say("type-action")
    ]


def test_whatever_a_view_of_power_grid_shows_has_a_text():
    view = partie.new("powergrid", seats=3, seed=1).view(0)
    numbers = re.findall(r"'number': (\d+)", str(view["plants"]))
    assert numbers and set(numbers) <= set(things(Words("en", "powergrid"))["plant"])
