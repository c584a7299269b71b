"""Partial positions of Power Grid: what is not given comes from the setup, and what does not add up is named."""

import json

import pytest
from playing import play_out
from powergrid_positions import REGIONS, grid, table, towns

import partie
from partie.games.powergrid.components import NUMBERS

DECK = [13, 20, 14, 25, "step3"]


def wrong(given, seats=3, **options):
    """Where a position is wrong, and what was expected there."""
    options = options or {"map": "germany", "regions": REGIONS[seats]}
    with pytest.raises(partie.PartieError) as caught:
        partie.new("powergrid", seats=seats, seed=1, position=given, **options)
    error = caught.value
    assert str(error).endswith(".") and len(str(error)) < 400
    assert error.key == "bad-position"
    return error.detail["where"], error.detail["expected"]


def test_everything_can_be_given():
    cities = towns(3, 6)
    given = {
        "epoch": 2,
        "round": 5,
        "phase": "resources",
        "order": [2, 0, 1],
        "acting": 0,
        "market": [11, 12, 15, 16, 17, 18, 19, 21],
        "deck": DECK,
        "buried": [],
        "removed": [3, 4, 6],
        "fuel": {"coal": 10, "oil": 9, "garbage": 8, "uranium": 2},
        "supply": {"coal": 12, "oil": 14, "garbage": 16, "uranium": 10},
        "players": [
            {"money": 71, "plants": [5, 8], "fuel": {"coal": 2, "oil": 1}, "cities": cities[:4]},
            {"money": 12, "plants": [7], "fuel": {}, "cities": cities[2:6]},
            {"money": 40, "plants": [10, 9], "fuel": {"garbage": 0}, "cities": [cities[0]]},
        ],
    }
    game = table(3, given)
    s = grid(game)
    assert (s.epoch, s.round, s.phase, s.order) == (2, 5, 3, [2, 0, 1])
    assert [decision.seat for decision in game.decisions] == [0]
    assert s.market == given["market"] and s.deck == [99, 25, 14, 20, 13]
    assert s.stock == [10, 9, 8, 2] and s.supply == [12, 14, 16, 10]
    assert [p.money for p in s.players] == [71, 12, 40]
    assert s.players[0].kit.plants == (5, 8) and s.players[0].fuel == [2, 1, 0, 0]
    assert [p.cities for p in s.players] == [4, 4, 1]
    described = game.game.describe(s)
    for name in ("epoch", "round", "phase", "order", "market", "deck", "removed", "fuel", "supply"):
        assert described[name] == given[name]
    play_out(game, 1)


def test_what_is_not_given_comes_from_the_setup():
    game = table(3, {"round": 2})
    s = grid(game)
    assert s.market == [3, 4, 5, 6, 7, 8, 9, 10] and s.stock == [24, 18, 6, 2]
    assert [p.money for p in s.players] == [50, 50, 50]
    assert len(s.deck) + len(s.boxed) == len(NUMBERS) - 8 + 1


def test_a_position_can_be_loaded_from_text_and_saved():
    text = json.dumps(
        {
            "game": "powergrid",
            "seats": 2,
            "options": {"map": "usa", "regions": "northwest,southwest,south"},
            "seed": 5,
            "position": {"round": 3, "phase": "connect", "players": [{"money": 100}, {"money": 7}]},
        }
    )
    game = partie.load(text)
    assert [decision.seat for decision in game.decisions] == [0]
    assert partie.load(game.save()).save() == game.save()
    assert partie.replay(play_out(game, 2).record()).key() == game.key()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"rules": "3.0"}, "newer-rules"),
        ({"partie": 2}, "newer-format"),
        ({"extra": 1}, "bad-save"),
        ({"position": 5}, "bad-save"),
        ({"position": None}, "bad-save"),
        ({"seed": "x"}, "bad-seed"),
        ({"seed": 1.5}, "bad-seed"),
        ({"seats": 1}, "bad-seats"),
        ({"options": 5}, "bad-save"),
        ({"options": {"map": 7}}, "bad-option-value"),
    ],
)
def test_a_text_of_a_position_that_does_not_fit_is_named(change, key):
    with pytest.raises(partie.PartieError) as caught:
        partie.load(json.dumps({"game": "powergrid", "seats": 3, "position": {}, **change}))
    assert caught.value.key == key


CITY = towns(3, 4)


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"colour": "red"}, "position.colour"),
        ({"epoch": 4}, "position.epoch"),
        ({"epoch": "2"}, "position.epoch"),
        ({"round": 0}, "position.round"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": 3}, "position.phase"),
        ({"order": [0, 1]}, "position.order"),
        ({"order": [0, 1, 1]}, "order"),
        ({"order": [0, 1, 3]}, "position.order"),
        ({"acting": 3}, "position.acting"),
        ({"regions": ["north", "mars", "east"]}, "regions"),
        ({"regions": []}, "regions"),
        ({"regions": "north"}, "position.regions"),
        ({"regions": [["north"]]}, "regions"),
        ({"market": [3, 3, 4]}, "position.market"),
        ({"market": [3, 4, 41]}, "position.market"),
        ({"market": [3, "4"]}, "position.market"),
        ({"market": [3, 4, 5, 6, 7, 8, 9, 10, 11]}, "market"),
        ({"epoch": 3, "market": [21, 22, 23, 24, 25, 26, 27]}, "market"),
        ({"market": [3, 4], "deck": [4, "step3"]}, "plants"),
        ({"deck": [13, 13]}, "position.deck"),
        ({"deck": ["step4"]}, "position.deck"),
        ({"deck": [13, 14]}, "step3"),
        ({"epoch": 3, "deck": [13, "step3"]}, "step3"),
        ({"removed": [3], "market": [3, 4]}, "plants"),
        ({"buried": [26], "market": [26, 27]}, "plants"),
        ({"fuel": {"coal": 25}}, "position.fuel.coal"),
        ({"fuel": {"uranium": 13}}, "position.fuel.uranium"),
        ({"fuel": {"wood": 1}}, "position.fuel.wood"),
        ({"fuel": [1, 2, 3, 4]}, "position.fuel"),
        ({"supply": {"coal": 1}}, "position.supply.coal"),
        ({"players": [{}, {}]}, "players"),
        ({"players": {}}, "position.players"),
        ({"players": [{}, {}, 7]}, "players.2"),
        ({"players": [{"gold": 1}, {}, {}]}, "players.0.gold"),
        ({"players": [{"money": -1}, {}, {}]}, "players.0.money"),
        ({"players": [{"money": 2.5}, {}, {}]}, "players.0.money"),
        ({"players": [{"plants": [5, 5]}, {}, {}]}, "players.0.plants"),
        ({"players": [{"plants": ["step3"]}, {}, {}]}, "players.0.plants"),
        ({"players": [{"plants": [99]}, {}, {}]}, "players.0.plants"),
        ({"players": [{"plants": [41]}, {}, {}]}, "players.0.plants"),
        ({"players": [{"plants": [5]}, {"plants": [5]}, {}]}, "plants"),
        ({"players": [{"plants": [5]}, {}, {}], "market": [4, 5, 6]}, "plants"),
        ({"players": [{"plants": [3, 4, 5, 7]}, {}, {}]}, "players.0.plants"),
        ({"players": [{"fuel": {"coal": 1}}, {}, {}]}, "players.0.fuel"),
        ({"players": [{"plants": [4], "fuel": {"coal": 5}}, {}, {}]}, "players.0.fuel"),
        ({"players": [{"plants": [5], "fuel": {"coal": 3, "oil": 2}}, {}, {}]}, "players.0.fuel"),
        ({"players": [{"plants": [4], "fuel": {"coal": 4}}, {}, {}], "fuel": {"coal": 24}}, "fuel"),
        ({"players": [{"cities": ["atlantis"]}, {}, {}]}, "players.0.cities"),
        ({"players": [{"cities": ["muenchen"]}, {}, {}]}, "players.0.cities"),
        ({"players": [{"cities": [["x"]]}, {}, {}]}, "players.0.cities"),
        ({"players": [{"cities": [CITY[0], CITY[0]]}, {}, {}]}, "players.0.cities"),
        ({"players": [{"cities": CITY[:1]}, {"cities": CITY[:1]}, {}]}, "cities"),
        ({"epoch": 2, "players": [{"cities": CITY[:1]}] * 3}, "cities"),
        ({"lot": 30}, "lot"),
        ({"lot": 3, "bid": 2, "bidder": 0, "acting": 1}, "bid"),
        ({"lot": 3, "bid": 60, "bidder": 0, "acting": 1}, "bid"),
        ({"lot": 3, "bid": 5, "bidder": 0, "acting": 0}, "bid"),
        ({"lot": 3, "bidder": 0, "acting": 1}, "acting"),
        ({"lot": 3, "bidder": 0, "bidders": [1, 2]}, "bidders"),
        ({"lot": 3, "bidders": [5]}, "position.bidders"),
        ({"buyers": 7}, "position.buyers"),
    ],
)
def test_what_does_not_add_up_is_named(given, where):
    assert wrong(given)[0] == where


def test_a_plant_that_is_twice_or_nowhere_is_named():
    assert wrong({"players": [{"plants": [5]}, {"plants": [5]}, {}]})[1] == "each-plant-once-unlike"


def test_the_number_of_regions_must_fit_the_seats():
    with pytest.raises(partie.PartieError) as caught:
        partie.new("powergrid", seats=3, seed=1, position={"regions": ["north", "east"]})
    assert caught.value.key == "bad-region-count"


def test_a_position_needs_its_regions():
    assert wrong({"round": 2}, map="germany", regions="draft")[0] == "regions"


def test_an_empty_position_is_the_setup():
    game = partie.new("powergrid", seats=3, seed=4, position={})
    assert game.key() == partie.new("powergrid", seats=3, seed=4).key()
