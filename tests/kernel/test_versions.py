"""A running game that meets newer rules: it goes on from where it is, and its record says so."""

import json
from types import SimpleNamespace

import pytest
from powergrid_positions import start
from toy import OLD_TOY
from toy_games import fault, state, toy_with

import partie


@pytest.fixture
def old(monkeypatch):
    """A game under rules 0.9, where the lowest card wins, as it was kept; now rules 1.0 hold."""
    with monkeypatch.context() as patch, fault("lowest wins"):
        patch.setitem(partie.GAMES, "toy", OLD_TOY)
        game = toy_with(2, twos=[3, 3], threes=[3, 3])
        game.note("Anna plays seat 0")
        for seat, move in ((0, "lay 9"), (1, "lay 2"), (1, "buy"), (1, "pay 2"), (1, "pay 3")):
            game.play(seat, move)
        return SimpleNamespace(
            save=game.save(), record=game.record(), key=game.key(), ident=game.decision(1).id
        )


@pytest.fixture
def on(old):
    """The same game loaded under rules 1.0."""
    return partie.load(old.save)


def test_a_game_goes_on_from_its_state(on, old):
    assert on.key() == old.key
    assert on.game.version == "1.0"
    on.play(1, "done")
    on.play(1, "bury 6")
    assert state(on).points == [0, 1]


def test_the_record_says_where_the_newer_rules_begin(on):
    lines = on.record().splitlines()
    assert "rules 0.9" in lines[:3]
    here = lines.index("rules 1.0 from here")
    # What was played before stands there in words as long as the newer rules follow; then in numbers.
    assert lines[here - 6 : here] == [
        "note Anna plays seat 0", "1 0 lay 9", "2 1 lay 2", "3 1 buy", "4 1 pay #2", "5 1 pay #3",
    ]  # fmt: skip
    assert lines[here + 1].startswith("checkpoint {")


def test_replay_works_across_it(on):
    on.play(1, "done")
    text = on.record()
    assert "6 1 done = 18" in text.splitlines()
    again = partie.replay(text)
    assert again.save() == on.save() and again.record() == text
    assert partie.replay(text, upto=5).key() == on.at(0).key()


def test_nothing_is_replayed_across_the_checkpoint(on):
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(on.record(), upto=4)
    assert caught.value.key == "upto-before-checkpoint"


def test_a_takeback_does_not_cross_the_checkpoint(on):
    with pytest.raises(partie.PartieError):
        on.takeback(0)
    on.play(1, "done")
    on.takeback(0)
    with pytest.raises(partie.PartieError):
        on.takeback(0)
    assert [step.name for step in on.state.agenda][-1] == "pay"


def test_the_save_keeps_the_past(on):
    on.play(1, "done")
    again = partie.load(on.save())
    assert again.save() == on.save() and again.record() == on.record()


def test_a_game_may_meet_newer_rules_twice(on):
    on.play(1, "done")
    save = json.loads(on.save())
    save["rules"] = "0.95"
    with fault("lost card"):
        # The rules differ again: the replay fails, so the game goes on from its state once more.
        later = partie.load(json.dumps(save))
    lines = later.record().splitlines()
    assert [line for line in lines if line.endswith(" from here")] == ["rules 1.0 from here"] * 2
    assert sum(line.startswith("checkpoint ") for line in lines) == 1
    assert partie.replay(later.record()).record() == later.record()


def test_decision_ids_do_not_come_back(on, old):
    assert on.decision(1).id != old.ident


def test_a_seat_s_record_hides_what_was_before(on):
    for seat in (-1, 0):
        lines = on.record(seat).splitlines()
        assert "note the first 5 moves, under older rules, are not shown" in lines
        assert not any(line.startswith(("checkpoint", "1 ", "2 ")) for line in lines)
        hands = state(on).hands
        assert str(hands[1]).replace(" ", "") not in on.record(seat)


def test_a_replay_that_agrees_needs_no_checkpoint():
    game = start(seats=2, seed=3)
    for _ in range(30):
        decision = game.decisions[0]
        game.push(decision.seat, decision.moves[-1])
    save = json.loads(game.save())
    save["rules"] = save["began"] = "0.9"
    on = partie.load(json.dumps(save))
    assert on.key() == game.key() and len(on.moves) == 30
    assert on.notes == [(30, f"rules 0.9 until here, and replay under rules {game.game.version} agrees")]
    assert on.origin is None and on.events_for(None) == game.events_for(None)
    on.takeback(10)
    assert partie.replay(on.record()).save() == on.save()


def test_a_record_of_older_rules_that_no_longer_fits_says_so(old):
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(old.record)
    assert caught.value.key == "replay-other-rules"
    assert caught.value.detail == {"line": 12, "rules": "0.9", "ours": "1.0"}


def test_a_record_of_older_rules_that_still_fits_replays():
    game = toy_with(2)
    game.play(0, "keep")
    text = game.record().replace("rules 1.0", "rules 0.9")
    assert partie.replay(text).key() == game.key()


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("rules 7.0 from here", "newer-rules"),
        ("rules x from here", "no-version"),
        ("fly", "bad-record"),
        ("7 0 keep", "bad-record"),
    ],
)
def test_a_past_that_does_not_fit_is_named(on, line, key):
    text = on.record().replace("rules 1.0 from here", line)
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(text)
    assert caught.value.key == key


def test_a_checkpoint_that_does_not_add_up_is_named(on):
    before, word, checkpoint = on.record().partition("checkpoint ")
    for old, new in (
        ('"twos":[', '"twos":["x",'),
        ('"shown":[9', '"shown":[2'),
        ('["pay",1,0]', '["pay",9,0]'),
    ):
        assert old in checkpoint
        with pytest.raises(partie.PartieError) as caught:
            partie.replay(before + word + checkpoint.replace(old, new))
        assert caught.value.key == "bad-save"
