"""Lanes: seats that decide at once, in any order, with the same outcome."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import refused
from toy_games import new_toy, state, toy_with

import partie


def seats(game):
    return [decision.seat for decision in game.decisions]


def test_all_seats_are_asked_at_once():
    assert seats(new_toy(3)) == [0, 1, 2]


def test_a_seat_that_has_chosen_waits_for_the_others():
    game = toy_with(3)
    game.play(1, "lay 2")
    assert seats(game) == [0, 2]
    assert refused(game, 1, "keep") == "not-your-turn"


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_any_order_gives_the_same_state_and_draws_in_seat_order(order):
    game = toy_with(3)
    moves = {0: ["lay 9"], 1: ["keep", "take 3"], 2: ["lay 3"]}
    for seat in order:
        for move in moves[seat]:
            game.play(seat, move)
    first = toy_with(3)
    for seat in range(3):
        for move in moves[seat]:
            first.play(seat, move)
    assert game.key() == first.key()
    # Seat 0 draws the top card, seat 2 the next, whoever chose last.
    assert state(game).hands == [[1, 5, 20], [2, 6, 10], [7, 11, 19]]
    assert seats(game) == [0]


@given(st.data())
def test_lanes_of_several_steps_may_be_interleaved(data):
    paths = {0: ["keep", "take 2"], 1: ["keep", "take 3"], 2: ["lay 11"]}
    game, straight = toy_with(3), toy_with(3)
    left = {seat: list(path) for seat, path in paths.items()}
    while any(left.values()):
        seat = data.draw(st.sampled_from([seat for seat in left if left[seat]]))
        game.play(seat, left[seat].pop(0))
    for seat in (2, 1, 0):
        for move in paths[seat]:
            straight.play(seat, move)
    assert game.key() == straight.key()
    assert state(game).revealed == state(straight).revealed


def test_what_another_lane_does_changes_no_offer():
    game = toy_with(3)
    before = game.decision(2).data()
    game.play(0, "keep")
    game.play(1, "lay 10")
    assert game.decision(2).data() == before


def test_nothing_is_drawn_before_the_last_lane_is_done():
    game = toy_with(3)
    game.play(0, "lay 1")
    game.play(1, "lay 2")
    assert state(game).revealed == 0
    game.play(2, "lay 3")
    assert state(game).revealed == 3
    assert [event[:2] for event in game.events_for(None)[-6:]] == [
        ("shown", 0), ("drew", 0), ("shown", 1), ("drew", 1), ("shown", 2), ("drew", 2),
    ]  # fmt: skip


def test_a_save_keeps_open_lanes():
    game = toy_with(3)
    game.play(2, "keep")
    again = partie.load(game.save())
    assert again.key() == game.key()
    assert [d.kind for d in again.decisions] == ["card", "card", "choose"]
