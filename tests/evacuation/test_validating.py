"""Positions that cannot be are refused with a key, written by hand as well as in a save."""

import json
from typing import Any

import pytest
from evacuation_positions import acting, position, start, state, tiles_of

import partie
from partie.games.evacuation.cards.bonuses import FLAGGED, PLAIN

PLAINS = [card for card in PLAIN if card not in FLAGGED]


def expected(seats: int, given: dict[str, Any], **options: str) -> str:
    """What a written position is told to be."""
    with pytest.raises(partie.PartieError) as error:
        position(seats, {"year": 2, "phase": "actions", **given}, **options)
    assert error.value.key == "bad-position"
    return str(error.value.detail["expected"])


@pytest.mark.rule("EV-PRG-21")
def test_satellites_are_in_contact() -> None:
    assert expected(2, {"players": [{"sections": [13, 4]}, {}]}) == "contact"
    acting({"sections": [12, 4]})


@pytest.mark.rule("EV-PRG-04")
def test_a_field_of_the_inner_lanes_holds_one_satellite() -> None:
    rows = [{"sections": [5, 3], "lanes": [2, 0]}, {"sections": [5, 3], "lanes": [2, 0]}, {}]
    assert expected(3, {"players": rows}) == "one-satellite"
    assert expected(3, {"players": [{"sections": [5, 5], "lanes": [1, 1]}, {}, {}]}) == "one-satellite"
    assert expected(1, {"players": [{"sections": [5, 5], "lanes": [2, 0]}], "rival_sections": [5, 0, 0, 0],
                        "rival_lanes": [2, 0, 0, 0]}) == "one-satellite"  # fmt: skip
    acting({"sections": [5, 5], "lanes": [2, 0]})


@pytest.mark.rule("EV-PRG-05")
def test_the_middle_lane_is_empty_with_two_players() -> None:
    row = {"sections": [5, 3], "lanes": [1, 0]}
    assert expected(2, {"players": [row, {}]}) == "no-middle-lane"
    acting(row, seats=3)


@pytest.mark.rule("EV-INF-10")
def test_nobody_has_both_cards_of_one_illustration() -> None:
    assert expected(2, {"players": [{"plans": ["dune-quarry", "timber-way"]}, {}]}) == "one-of-twins"
    assert (
        expected(2, {"players": [{"plans": ["dune-quarry"], "works": ["timber-way"]}, {}]}) == "one-of-twins"
    )
    acting({"plans": ["dune-quarry"]}, {"plans": ["timber-way"]})


@pytest.mark.rule("EV-SET-09")
def test_everybody_has_a_whole_set_of_technologies_of_their_own() -> None:
    first, second = tiles_of(1), tiles_of(2)
    assert expected(2, {"players": [{"tiles": [first[0], *first[:8]]}, {}]}) == "each-once"
    assert expected(2, {"players": [{"tiles": [first[0], first[0], *first[2:]]}, {}]}) == "each-once"
    assert expected(2, {"players": [{"tiles": [second[0], *first[1:]]}, {}]}) == "each-once"
    assert expected(2, {"players": [{"tiles": first}, {"tiles": first}]}) == "each-once"
    # Whoever would have had the set of another by the setup has one that is free.
    for number in range(1, 5):
        game = acting({"tiles": tiles_of(number)}, seats=4)
        assert sorted(player.tiles[0] // 9 for player in state(game).players) == [0, 1, 2, 3]


@pytest.mark.rule("EV-SET-17", "EV-SET-18", "EV-SET-19")
def test_bonus_cards_are_different_and_the_flag_is_the_last() -> None:
    one, two, three, four = PLAINS[:4]
    assert expected(2, {"bonuses": [one, one, three, FLAGGED[0]]}) == "each-once"
    assert expected(2, {"bonuses": [one, two, three, four]}) == "flag-last"
    assert expected(2, {"bonuses": [FLAGGED[0], two, three, FLAGGED[1]]}) == "flag-last"
    acting({}, bonuses=[one, two, three, FLAGGED[0]])


@pytest.mark.rule("EV-SOL-17", "EV-SOL-20")
def test_the_back_is_that_of_the_top_solo_card() -> None:
    game = acting({}, seats=1)
    shown, deck = state(game).back, list(state(game).solo_deck)
    assert expected(1, {"solo_deck": deck, "back": shown % 4 + 1}) == "range"
    assert expected(1, {"solo_deck": [*deck, deck[0]]}) == "each-once"
    assert expected(1, {"solo_deck": [*deck[:-1], 6], "year": 2}) == "each-once"
    acting({}, seats=1, solo_deck=deck, back=shown)


def test_a_save_is_looked_at_in_the_same_way() -> None:
    saved = json.loads(start(1, 5).save())
    saved["state"]["bonuses"][0] = saved["state"]["bonuses"][1]
    with pytest.raises(partie.PartieError) as error:
        partie.load(json.dumps(saved))
    assert error.value.key == "bad-save" and error.value.detail["expected"] == "each-once"


def test_nobody_has_less_than_nothing() -> None:
    game = start(2)
    player = state(game).players[0]
    player.goods[4] = -1
    with pytest.raises(partie.PartieError) as error:
        game.game.validate(state(game))
    assert error.value.detail["where"] == "position.players.0.goods"
    player.goods[4] = 0
    game.game.validate(state(game))


@pytest.mark.parametrize("seats", range(1, 5))
def test_every_position_of_a_game_is_possible(seats: int) -> None:
    from playing import play_on

    modes = {"mode": "points"} if seats == 1 else {}
    for seed in range(4):
        game = start(seats, seed, actions="advanced", **modes)
        for _ in play_on(game, seed, 5000):
            game.game.validate(game.state)
