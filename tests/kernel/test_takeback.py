"""Takebacks and notes: going back is allowed at a local table, and the record says so."""

import pytest
from playing import play_on, play_out
from toy_games import new_toy, state, toy_with

import partie


def test_a_takeback_goes_back_past_draws_and_other_seats():
    game = new_toy(3, 2)
    before = []
    for _ in play_on(game, 2):
        before.append(game.key())
    game.takeback(4)
    assert game.key() == before[3]
    assert len(game.moves) == len(game.movers) == len(game.marks) == 4


def test_the_log_goes_back_too():
    game = toy_with(2)
    game.play(0, "lay 9")
    events = game.events_for(None)
    game.play(1, "lay 2")
    game.takeback(1)
    assert game.events_for(None) == events


def test_after_a_takeback_the_same_moves_lead_to_the_same_game():
    game = new_toy(2, 6)
    play_out(game, 6)
    end, moves = game.key(), list(zip(game.movers, game.moves, strict=True))
    game.takeback(3)
    for seat, move in moves[3:]:
        game.play(seat, move)
    assert game.key() == end


def test_the_record_notes_a_takeback_and_replays():
    game = toy_with(2)
    game.play(0, "keep")
    game.play(0, "take 2")
    game.takeback(1)
    game.play(0, "take 3")
    text = game.record()
    assert "note takeback of 1 moves" in text.splitlines()
    again = partie.replay(text)
    assert again.record() == text and again.save() == game.save()
    assert again.takebacks == 1


def test_notes_made_after_that_move_stay_in_the_record():
    game = toy_with(2)
    game.play(0, "keep")
    game.note("seat 1 random:Bot")
    game.play(0, "take 2")
    game.takeback(0)
    assert [text for _, text in game.notes] == ["seat 1 random:Bot", "takeback of 2 moves"]
    assert partie.load(game.save()).notes == game.notes


@pytest.mark.parametrize("upto", [-1, 2, 99, "1", None, 1.0, True])
def test_a_takeback_to_nowhere_is_refused(upto):
    game = toy_with(2)
    game.play(0, "keep")
    game.play(0, "take 2")
    before = game.save()
    with pytest.raises(partie.PartieError) as caught:
        game.takeback(upto)
    assert caught.value.key == "bad-takeback"
    assert game.save() == before


def test_a_moment_that_never_was_is_refused():
    game = toy_with(2)
    for upto in (-1, 1, None):
        with pytest.raises(partie.PartieError):
            game.at(upto)


def test_an_earlier_moment_is_a_game_of_its_own():
    game = toy_with(2)
    game.play(0, "keep")
    before = game.save()
    earlier = game.at(0)
    earlier.play(0, "lay 1")
    assert game.save() == before
    assert state(earlier).laid == [1, 0]


def test_a_note_is_one_line_whatever_is_in_it():
    game = toy_with(2)
    game.note("  two\nlines\r\n3 0 keep\u2028and\tmore ")
    game.play(0, "keep")
    assert game.notes == [(0, "two lines 3 0 keep and more")]
    again = partie.replay(game.record())
    assert again.notes == game.notes and len(again.moves) == 1


@pytest.mark.parametrize(
    "text", ["checkpoint {}", "rules 0.1 from here", "expect {}", "result 1 2", "# x", "", "note note"]
)
def test_a_note_cannot_pose_as_anything_else(text):
    game = toy_with(2)
    game.play(0, "keep")
    game.note(text)
    game.play(0, "take 2")
    again = partie.replay(game.record())
    assert again.save() == game.save()
    assert partie.load(game.save()).save() == game.save()
    assert f"note {text}".strip() in [line.strip() for line in game.record(1).splitlines()]
