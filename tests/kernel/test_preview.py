"""Preview: what a buffer of moves would lead to, up to the first revelation."""

import pytest
from powergrid_positions import buying, start
from toy_games import new_toy, paying, toy_with

import partie


def test_a_preview_shows_what_will_be():
    game = paying(twos=3, threes=1)
    seen = game.preview(0, ["buy", "pay 2", "pay 3"])
    assert (seen.played, seen.stopped) == (3, False)
    after = game.copy()
    for move in ("buy", "pay 2", "pay 3"):
        after.play(0, move)
    assert seen.view == after.view(0)
    assert [decision.data() for decision in seen.decisions] == [after.decision(0).data()]


def test_a_preview_stops_before_a_card_is_drawn():
    game = paying(twos=3, threes=1)
    seen = game.preview(0, ["buy", "pay 2", "dig", "pay 3"])
    assert (seen.played, seen.stopped) == (2, True)
    assert [game.notation(0, move) for move in seen.decisions[0].moves] == ["pay 3", "dig"]


def test_a_preview_stops_before_another_seat_is_asked():
    game = start(seats=3)
    seat = game.decisions[0].seat
    seen = game.preview(seat, ["open 4", "bid 4", "pass"])
    assert (seen.played, seen.stopped) == (1, True)


def test_a_preview_goes_on_while_the_same_seat_is_asked():
    game = buying([5, 10])
    seen = game.preview(0, ["buy coal 1", "buy coal 1", "buy oil 1"])
    assert (seen.played, seen.stopped) == (3, False)
    assert seen.view["players"][0]["fuel"] == {"coal": 2, "oil": 1, "garbage": 0, "uranium": 0}


def test_one_s_own_lane_can_be_previewed_to_its_end():
    game = toy_with(3)
    seen = game.preview(0, ["lay 5"])
    assert (seen.played, seen.stopped, seen.decisions) == (1, False, [])
    assert seen.view["laid"] == [5, 0, 0]


def test_the_last_lane_would_show_the_cards_and_is_not_previewed():
    game = toy_with(2)
    game.play(1, "lay 2")
    seen = game.preview(0, ["lay 5"])
    assert (seen.played, seen.stopped) == (0, True)
    assert seen.view == game.view(0)


def test_a_preview_changes_nothing():
    game = toy_with(2)
    before, events = game.save(), game.events_for(0)
    game.preview(0, ["keep", "take 3"])
    assert game.save() == before and game.events_for(0) == events


def test_a_move_that_cannot_be_made_is_refused_with_its_rule():
    game = paying(twos=2, threes=1)
    with pytest.raises(partie.IllegalMove) as caught:
        game.preview(0, ["buy", "pay 2", "pay 2"])
    assert caught.value.rule == "TOY-PAY-05"


def test_an_empty_buffer_is_the_position():
    game = new_toy()
    seen = game.preview(1, [])
    assert seen.view == game.view(1) and seen.decisions[0].id == game.decision(1).id
