"""What a map changes of the rules is said by its fields; what its file has wrong is said in one sentence."""

import copy
import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
from powergrid_positions import grid

import partie
from partie.games.powergrid.components import DECK_TOP, MAPS, REFILL, Map, _boards
from partie.games.powergrid.knowledge import guess, mask
from partie.kernel.engine.chance import Dice, Quick
from partie.kernel.engine.driver import play_random
from partie.kernel.engine.partie import Partie
from partie.kernel.keeping.data import parse_data
from partie.text import things
from partie.text.things import missing_names

GERMANY: dict[str, Any] = json.loads(
    (files("partie.games.powergrid") / "data" / "map_germany.json").read_text("utf-8")
)
AS_GIVEN = {
    "special_rules": ["Plant 13 is out of the game; plant 11 is on top of the deck instead (original deck)."],
    "start_tokens": {"coal": 24, "oil": 18, "garbage": 6, "uranium": 8},
}
"""How collections of maps tell what is special in France: a rule in words, and fields."""
FRANCE = {"start_tokens": AS_GIVEN["start_tokens"], "removed_plants": [13], "deck_top": 11}
"""The same as fields."""


def read(**changes: Any) -> Map:
    """The map of Germany with other fields."""
    given = {**copy.deepcopy(GERMANY), **changes}
    return Map(parse_data(json.dumps(given), "powergrid/map_new.json"))


def playing(area: Map, monkeypatch: pytest.MonkeyPatch, seats: int = 4, seed: int = 1) -> Partie:
    """A game in which Germany is this map."""
    monkeypatch.setitem(MAPS, "germany", area)
    _boards.clear()
    return partie.new("powergrid", seats=seats, seed=seed)


@pytest.fixture(autouse=True)
def no_boards_of_other_maps() -> Iterator[None]:
    yield
    _boards.clear()


def test_a_map_that_says_nothing_else_has_the_usual_numbers() -> None:
    area = read()
    assert area.refill == REFILL and area.start == [24, 18, 6, 2]
    assert area.removed == [] and area.deck_top == DECK_TOP == 13
    assert area.in_play == {2: 3, 3: 3, 4: 4, 5: 5, 6: 5}


def test_a_rule_that_nobody_has_written_is_refused_in_one_sentence() -> None:
    with pytest.raises(partie.PartieError) as caught:
        read(id="france", **AS_GIVEN)
    assert str(caught.value) == (
        "The map france asks for a rule that nobody has written: “Plant 13 is out of the game; plant 11 is on top of "
        "the deck instead (original deck).”."
    )


def test_start_of_the_market_and_plants_are_those_of_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    game = playing(read(**FRANCE), monkeypatch)
    s = grid(game)
    assert s.stock == [24, 18, 6, 8] and s.supply == [0, 6, 18, 4]
    assert s.deck[-1] == 11 and s.removed == [13]
    assert 13 not in s.deck + s.market + s.boxed
    known = mask(s)
    assert known.deck[-1] == 11 and guess(known, Dice(3)).removed == [13]
    play_random(game, Quick(1))
    assert game.over and all(13 not in player.kit.plants for player in grid(game).players)
    assert partie.load(game.save()).key() == game.key()


def test_the_refill_is_that_of_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {str(seats): [[0, 0, 0, 3]] * 3 for seats in range(2, 7)}
    game = playing(read(refill=rows), monkeypatch)
    assert [game.view(None)["fuel"][kind]["refill"] for kind in ("coal", "uranium")] == [0, 3]
    play_random(game, Quick(1))
    refilled = [event for event in game.events_for(None) if event[0] == "refilled"]
    assert refilled and all(event[1:4] == (0, 0, 0) for event in refilled)
    assert any(event[4] > 0 for event in refilled)


def test_the_number_of_regions_is_that_of_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    area = read(regions_in_play={str(seats): 2 for seats in range(2, 7)})
    game = playing(area, monkeypatch)
    assert grid(game).regions.bit_count() == 2


WRONG = [
    ({"aspect": 1.5}, "aspect", "no-such-field"),
    ({"start_tokens": {"coal": 25, "oil": 1, "garbage": 1, "uranium": 1}}, "start_tokens.coal", "range"),
    ({"start_tokens": {"coal": 1, "oil": 1, "garbage": 1}}, "start_tokens.uranium", "range"),
    ({"refill": {"2": [[1, 1, 1]] * 3}}, "refill.2.0", "list-of"),
    ({"removed_plants": [12]}, "", ""),
    ({"removed_plants": [3]}, "removed_plants", "plants-of-the-deck"),
    ({"removed_plants": [41]}, "removed_plants", "plants-of-the-deck"),
    ({"removed_plants": [13]}, "removed_plants", "plants-of-the-deck"),
    ({"regions_in_play": {"2": 7}}, "regions_in_play.2", "range"),
    ({"connections": [{"a": "kiel", "b": "atlantis", "cost": 4}]}, "connections.0.b", "names"),
    ({"connections": GERMANY["connections"][1:]}, "", ""),
    (
        {"regions": [{**GERMANY["regions"][0], "cities": []}, *GERMANY["regions"][1:]]},
        "regions.0.cities",
        "its-cities",
    ),
    (
        {"regions": [{**GERMANY["regions"][0], "adjoins": []}, *GERMANY["regions"][1:]]},
        "regions.0.adjoins",
        "its-neighbours",
    ),
    ({"cities": [{**GERMANY["cities"][0], "x": 1001}, *GERMANY["cities"][1:]]}, "cities.0.x", "range"),
    ({"cities": [{**GERMANY["cities"][0], "z": 1}, *GERMANY["cities"][1:]]}, "cities.0.z", "no-such-field"),
]


@pytest.mark.parametrize(("changes", "field", "expected"), WRONG)
def test_what_is_wrong_with_a_map_is_named_by_file_and_field(
    changes: dict[str, Any], field: str, expected: str
) -> None:
    if not field:
        read(**changes)
        return
    with pytest.raises(partie.PartieError) as caught:
        read(**changes)
    assert caught.value.detail["where"] == f"powergrid/map_new.json: {field}"
    assert caught.value.detail["expected"] == expected


def test_names_that_a_language_lacks_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    assert missing_names("powergrid") == {}
    monkeypatch.setattr(
        things, "own_part", lambda game, name: {"city": ["kiel", "paris"]} if name == "NAMED" else None
    )
    assert missing_names("powergrid") == {language: ["city-paris"] for language in ("en", "cs", "uk")}
