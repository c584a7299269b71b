"""Records: a person can follow them, replay is exact, and what does not fit is named with its line."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import play_on, play_out
from powergrid_positions import start
from toy_games import new_toy, toy_with

import partie

HEAD = "partie record 1\ngame toy\nrules 1.0\nseats 2\noption hand 3\nseed 1\n"
START = 'start {"hands":[[1,5,9],[2,6,10]],"deck":[20,19,18]}\n'


def record(*lines, head=HEAD + START):
    return head + "\n" + "\n".join(lines) + "\n"


def failing(text, **options):
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(text, **options)
    sentence = str(caught.value)
    assert (
        sentence.endswith((".", ")", "TOY-NOT-01", "TOY-HAND-01"))
        and caught.value.key not in sentence
        and len(sentence) < 500
    )
    return caught.value


def test_a_record_reads_like_a_game():
    game = toy_with(2)
    game.note("Anna plays seat 0")
    for seat, move in ((0, "lay 9"), (1, "keep"), (1, "take 2"), (0, "skip")):
        game.play(seat, move)
    assert game.record() == record(
        "note Anna plays seat 0", "1 0 lay 9", "2 1 keep", "3 1 take 2 = 20", "4 0 skip"
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_replay_is_exact(seed):
    game = play_out(start(seats=2 + seed, seed=seed), seed)
    text = game.record()
    again = partie.replay(text)
    assert again.save() == game.save()
    assert again.record() == text
    assert again.events_for(None) == game.events_for(None)


@given(st.integers(0, 200), st.integers(2, 3))
def test_every_moment_can_be_replayed(seed, seats):
    game = new_toy(seats, seed)
    keys = [game.key(), *(game.key() for _ in play_on(game, seed))]
    text = game.record()
    for upto, key in enumerate(keys):
        again = partie.replay(text, upto)
        assert again.key() == key and len(again.moves) == upto


@given(st.integers(0, 200), st.integers(0, 20))
def test_a_running_game_s_record_replays_as_well(seed, moves):
    game = new_toy(2, seed)
    for _, _said in zip(range(moves), play_on(game, seed), strict=False):
        pass
    assert partie.replay(game.record()).save() == game.save()


def test_the_result_stands_at_the_end():
    game = play_out(new_toy(3, 3), 3)
    last = game.record().splitlines()[-1]
    assert last == "result " + " ".join(str(place) for place in game.result.places)


def test_a_record_may_have_comments_blank_lines_and_other_line_ends():
    text = record("# a comment", "", "1 0 lay 9", "   ", "2 1 keep")
    assert len(partie.replay(text).moves) == 2
    assert len(partie.replay("\ufeff" + text.replace("\n", "\r\n")).moves) == 2


def test_what_chance_brought_may_be_left_out():
    game = partie.replay(record("1 0 lay 9", "2 1 keep", "3 1 take 2"))
    assert "3 1 take 2 = 20" in game.record()


def test_expectations_are_compared():
    good = record("1 0 lay 9", 'expect {"hands": [[1, 5], [2, 6, 10]], "round": 1}', "2 1 keep")
    assert len(partie.replay(good).moves) == 2
    error = failing(record("1 0 lay 9", 'expect {"hands": [[1, 5], [2, 6, 11]]}'))
    assert (error.key, error.detail["line"]) == ("record-expect", 10)
    assert error.detail["where"] == "hands.1.2"
    assert (error.detail["wanted"], error.detail["found"]) == ("11", "10")


@pytest.mark.parametrize(
    ("expectation", "key"),
    [
        ('{"rounds": 1}', "record-expect"),
        ('{"hands": 3}', "record-expect"),
        ('{"hands": []}', "record-expect"),
        ("{", "bad-json"),
        ("", "bad-json"),
        ("[1]", "bad-record"),
        pytest.param("[" * 500 + "]" * 500, "bad-json-depth", id="deep"),
        pytest.param('{"round": ' + "[" * 5000 + "]" * 5000 + "}", "bad-json", id="deeper"),
        ('{"round": "\\ud800"}', "bad-json-letter"),
    ],
)
def test_wrong_expectations_are_named(expectation, key):
    assert failing(record(f"expect {expectation}")).key == key


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 0 lay 2", "record-illegal"),
        ("1 1 lay 9", "record-illegal"),
        ("1 2 keep", "record-illegal"),
        ("1 999 keep", "record-illegal"),
        ("1 0 fly", "record-unreadable"),
        ("1 0", "record-unreadable"),
        ("1 0 lay ²", "record-unreadable"),
        ("1 0 lay", "record-unreadable"),
        ("1 0 lay 9 = 7", "record-differs"),
        ("1 0 keep = 20", "record-differs"),
        ("2 0 keep", "bad-record"),
        ("0 0 keep", "bad-record"),
        ("12345678901234567890 0 keep", "bad-record"),
        ("1 x keep", "bad-record"),
        ("1 -1 keep", "bad-record"),
        ("1 ² keep", "bad-record"),
        ("1", "bad-record"),
        ("² 0 keep", "bad-record"),
        ("move 0 keep", "bad-record"),
        ("result 1 1", "bad-record"),
        ("checkpoint {}", "bad-save"),
        ("checkpoint x", "bad-json"),
        ("checkpoint [1]", "bad-save"),
    ],
)
def test_a_line_that_does_not_fit_is_named(line, key):
    error = failing(record(line))
    assert error.key == key
    assert error.detail.get("line", 9) == 9


def test_moves_in_the_wrong_order_are_named():
    error = failing(record("2 1 keep", "1 0 lay 9"))
    assert error.key == "bad-record" and "move 1" in str(error)
    error = failing(record("1 0 lay 9", "1 1 keep"))
    assert error.detail == {"line": 10, "expected": "move-number", "number": 2}


def test_a_wrong_outcome_is_named():
    text = record("1 0 lay 9", "2 1 lay 2 = 20 18")
    error = failing(text)
    assert error.detail == {"line": 10, "said": "20 18", "came": "20 19"}


def test_a_wrong_result_is_named():
    game = play_out(new_toy(2, 3), 3)
    right = "result " + " ".join(str(place) for place in game.result.places)
    error = failing(game.record().replace(right, "result 9 9"))
    assert error.key == "record-differs" and error.detail["said"] == "9 9"
    moves = [line for line in game.record().splitlines() if not line.startswith("result")]
    assert partie.replay("\n".join(moves)).over
    assert failing("\n".join([*moves[:-2], right])).key == "bad-record"


def test_nothing_is_played_after_the_end():
    game = play_out(new_toy(2, 3), 3)
    text = game.record() + f"{len(game.moves) + 1} 0 keep\n"
    error = failing(text)
    assert (error.key, error.detail["rule"]) == ("record-illegal", "game-over")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad-record"),
        ("\n", "bad-record"),
        ("hello", "bad-record"),
        ("partie record", "bad-record"),
        ("partie record x\n", "bad-record"),
        ("partie record ²\n", "bad-record"),
        ("1\n", "bad-record"),
        ("partie record 2\n", "newer-format"),
        ("partie record 99999999999999999999\n", "newer-format"),
        ("partie record 1\n", "unknown-game"),
        (HEAD.replace("toy", "chess"), "unknown-game"),
        (HEAD.replace("rules 1.0\n", ""), "no-version"),
        (HEAD.replace("rules 1.0", "rules next"), "no-version"),
        (HEAD.replace("rules 1.0", "rules ²"), "no-version"),
        (HEAD.replace("rules 1.0", "rules 1.1"), "newer-rules"),
        (HEAD.replace("rules 1.0", "rules 2"), "newer-rules"),
        (HEAD.replace("rules 1.0", "rules 1.0.²"), "newer-rules"),
        (HEAD.replace("seats 2\n", ""), "bad-record"),
        (HEAD.replace("seats 2", "seats two"), "bad-record"),
        (HEAD.replace("seats 2", "seats ²"), "bad-record"),
        (HEAD.replace("seats 2", "seats 9"), "bad-seats"),
        (HEAD.replace("seats 2", "seats 2\nseats 3"), "bad-record"),
        (HEAD.replace("seed 1\n", ""), "bad-seed"),
        (HEAD.replace("seed 1", "seed x"), "bad-seed"),
        (HEAD.replace("seed 1", "seed ²"), "bad-seed"),
        (HEAD.replace("seed 1", "seed " + "9" * 50), "bad-seed"),
        (HEAD.replace("option hand 3", "option hand 7"), "bad-option-value"),
        (HEAD.replace("option hand 3", "option hand 3\noption hand 2"), "bad-record"),
        (HEAD.replace("option hand 3", "option foot 3"), "unknown-option"),
        (HEAD.replace("seed 1", "colour red"), "bad-record"),
        (HEAD + "1 0 keep\n", "bad-record"),
        (HEAD + "start [1]\n", "bad-record"),
        (HEAD + "start {\n", "bad-json"),
        (HEAD + 'start {"hand": 1}\n', "bad-position"),
        (HEAD + 'start {"hands": [[1],[1]]}\n', "bad-position"),
        (HEAD + "as 0\n", "record-of-a-seat"),
        pytest.param("x" * 8_000_001, "too-long", id="long"),
        (None, "bad-record"),
        (b"partie record 1", "bad-record"),
    ],
)
def test_a_head_that_does_not_fit_is_named(text, key):
    assert failing(text).key == key


@pytest.mark.parametrize(
    ("upto", "key"), [(-1, "bad-upto"), ("1", "bad-upto"), (1.5, "bad-upto"), (3, "bad-upto-beyond")]
)
def test_a_moment_that_is_not_in_the_record_is_refused(upto, key):
    assert failing(record("1 0 lay 9", "2 1 keep"), upto=upto).key == key


def test_a_record_cut_anywhere_is_a_shorter_game_or_an_error():
    game = play_out(new_toy(2, 5), 5)
    whole = game.record()
    for end in range(0, len(whole), 3):
        try:
            shorter = partie.replay(whole[:end])
        except partie.PartieError as error:
            assert str(error)
        else:
            assert len(shorter.moves) <= len(game.moves)
    for number, line in enumerate(whole.splitlines()):
        if line[:1].isdigit():
            shorter = partie.replay("\n".join(whole.splitlines()[: number + 1]))
            assert shorter.key() == game.at(int(line.split()[0])).key()


def test_the_start_position_stands_in_the_record_as_given():
    given = {"hands": [[1, 5, 9], [2, 6, 10]], "twos": [4, 4]}
    game = partie.new("toy", seats=2, seed=1, position=given)
    given["twos"][0] = 99
    line = next(line for line in game.record().splitlines() if line.startswith("start "))
    assert json.loads(line.removeprefix("start "))["twos"] == [4, 4]
    game.play(0, "keep")
    game.play(0, "take 2")
    assert partie.replay(game.record()).save() == game.save()


@pytest.mark.parametrize("position", [{"twos": {1, 2}}, {"twos": float("nan")}, {1: object()}, [1], "x", 5])
def test_a_position_that_is_no_plain_data_is_refused(position):
    with pytest.raises(partie.PartieError) as caught:
        partie.new("toy", seats=2, seed=1, position=position)
    assert caught.value.key == "bad-position"
