"""A game goes on with the content that it began with: saves of rules 1.0, as that engine wrote them."""

import json
from pathlib import Path
from typing import Any

import pytest
from evacuation_positions import start, state
from playing import play_on

import partie
from partie.games.evacuation.cards.actions import ACTION_CARDS, ACTION_DECKS
from partie.games.evacuation.components import EDITION, STADIUM_DECKS, STADIUMS
from partie.games.evacuation.components.new_world import AREAS, MAPS, ON_MAP
from partie.games.evacuation.knowledge import deck_of
from partie.kernel.engine.chance import Dice

SAVES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("begun-under-1.0.json").read_text("utf-8"))
games = pytest.mark.parametrize("save", SAVES, ids=lambda save: f"{save['seats']}-seats")


@games
def test_a_game_begun_under_older_rules_goes_on_from_its_state(save: dict[str, Any]) -> None:
    game = partie.load(json.dumps(save))
    assert state(game).edition == 1 and game.game.version != save["rules"] == "1.0"
    assert f"rules {game.game.version} from here" in game.record()
    for name, value in save["state"].items():
        assert state(game).save()[name] == value, name
    # The end is reached with the old cards and areas alone, every position is possible, and the record is exact.
    for _ in play_on(game, 1, 3000):
        game.game.validate(game.state)
    assert game.over and state(game).edition == 1
    assert not state(game).taken & ~ON_MAP[1]
    assert sorted(deck_of(state(game), 1)) == STADIUM_DECKS[1]
    again = partie.replay(game.record())
    assert again.save() == game.save() and partie.load(game.save()).save() == game.save()


@games
def test_masks_and_guesses_know_the_old_content(save: dict[str, Any]) -> None:
    game = partie.load(json.dumps(save))
    for seat in range(save["seats"]):
        dice = Dice(0)
        dice.rng = 5
        world = game.game.guess(game.mask(seat), dice)
        game.game.validate(world)
        assert set(game.view(seat)["map"]) == {AREAS[area].id for area in MAPS[1]}
        assert len(game.game.fields(save["seats"])) > 0


def test_a_new_game_has_the_new_content() -> None:
    game = start(2, actions="advanced")
    s = state(game)
    assert s.edition == EDITION == 2
    assert sorted(s.offers[1] + s.decks[1]) == sorted(STADIUM_DECKS[2])
    hands = [card for each in s.players for card in each.hand]
    assert sorted([*hands, *s.deck]) == sorted(ACTION_DECKS[2])
    assert game.view(0)["map"] == [AREAS[area].id for area in MAPS[2]]


def test_an_edition_changes_places_and_leaves_the_rest() -> None:
    """What is replaced keeps its number and its name for games that have it."""
    for decks, things in ((ACTION_DECKS, ACTION_CARDS), (STADIUM_DECKS, STADIUMS), (MAPS, AREAS)):
        before, after = decks[1], decks[2]
        assert len(before) == len(after) == len(set(after)) and len({each.id for each in things}) == len(
            things
        )
        assert all(one == two or two > max(before) for one, two in zip(before, after, strict=True))
    for one, two in zip(MAPS[1], MAPS[2], strict=True):
        assert (AREAS[one].q, AREAS[one].r, AREAS[one].biome) == (
            AREAS[two].q,
            AREAS[two].r,
            AREAS[two].biome,
        )


def test_areas_of_another_edition_are_neither_settled_nor_accepted() -> None:
    with pytest.raises(partie.PartieError) as error:
        partie.new("evacuation", seats=2, position={"players": [{"settled": ["d4"]}, {}]})
    assert error.value.detail["where"] == "settled"
    partie.new("evacuation", seats=2, position={"edition": 1, "players": [{"settled": ["d4"]}, {}]})
