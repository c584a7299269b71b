"""Saves: exact at every move, and whatever is wrong with one is said in a sentence."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import play_on
from powergrid_positions import start
from toy_games import new_toy, paying

import partie


def damaged(text):
    """The error that loading gives."""
    with pytest.raises(partie.PartieError) as caught:
        partie.load(text)
    sentence = str(caught.value)
    assert sentence.endswith((".", ")")) and caught.value.key not in sentence and len(sentence) < 700
    return caught.value


def played(game, seed, moves):
    for _, _said in zip(range(moves), play_on(game, seed), strict=False):
        pass
    return game


@pytest.fixture(scope="module")
def grid_save():
    return json.loads(played(start(seats=3, seed=5), 5, 120).save())


@pytest.fixture
def toy_save():
    game = paying(twos=3, threes=1)
    game.play(0, "buy")
    game.note("in the middle of an effect")
    return json.loads(game.save())


def test_a_save_is_exact_at_every_move_of_power_grid():
    game = start(seats=3, seed=2)
    for number, _ in enumerate(play_on(game, 2)):
        state = game.game.load_state(json.loads(json.dumps(game.state.save())), 3, game.options)
        assert state.key() == game.key() and state.save() == game.state.save()
        if number % 25 == 0:
            text = game.save()
            again = partie.load(text)
            assert again.save() == text and again.events_for(None) == game.events_for(None)


@settings(max_examples=25)
@given(st.integers(0, 500), st.integers(2, 3))
def test_a_save_is_exact_at_every_move_of_the_toy(seed, seats):
    game = new_toy(seats, seed)
    for _ in play_on(game, seed):
        text = game.save()
        again = partie.load(text)
        assert again.save() == text and again.key() == game.key()
        assert again.record() == game.record()


def test_a_loaded_game_goes_on_as_the_first_would_have():
    game = played(start(seats=4, seed=9), 9, 60)
    again = partie.load(game.save())
    for _ in zip(range(200), play_on(game, 1), play_on(again, 1), strict=False):
        assert again.key() == game.key()


def test_a_save_in_the_middle_of_a_nested_effect(toy_save):
    game = partie.load(json.dumps(toy_save))
    assert [step.name for step in game.state.agenda] == ["rounds", "left", "paid", "pay"]
    for move in ("pay 2", "pay 3", "done", "bury 1"):
        game.play(0, move)
    assert game.state.points == [1, 0]


@pytest.mark.parametrize("save", ["toy_save", "grid_save"])
def test_a_truncated_save_is_named(save, request):
    text = json.dumps(request.getfixturevalue(save))
    for end in range(0, len(text), 10):
        assert damaged(text[:end]).key == "bad-json"


WRONG = (None, True, -1, 10**30, 1.5, "x", "²", [], [[]], ["lanes"], {}, {"a": 1}, [None], [[1, [2, [3]]]])


def places(data, path=()):
    """The path of every value in the data."""
    if path:
        yield path
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in parts:
        yield from places(value, (*path, name))


def at(data, path):
    for name in path:
        data = data[name]
    return data


def changed(data, path, value):
    copy = json.loads(json.dumps(data))
    at(copy, path[:-1])[path[-1]] = value
    return copy


def loads_or_explains(data, before):
    """Loading gives an error with a sentence, or the same game."""
    text = json.dumps(data)
    try:
        game = partie.load(text)
    except partie.PartieError as error:
        assert str(error) and len(str(error)) < 700
        return False
    assert game.key() == before
    return True


@pytest.mark.parametrize("save", ["toy_save", "grid_save"])
def test_a_wrong_type_in_any_field_is_named(save, request):
    data = request.getfixturevalue(save)
    before = partie.load(json.dumps(data)).key()
    survivors = set()
    for path in places(data):
        if path[0] == "moves" and len(path) > 1 and path[1] > 2:
            continue
        for value in WRONG:
            if at(data, path) != value and loads_or_explains(changed(data, path, value), before):
                survivors.add(path[0] if path[0] != "state" else path[:2])
    # What loads is harmless: an empty list where there was one, a default, what the replay counts again.
    assert survivors <= {"options", "past", "origin", "notes", "takebacks", "start", ("state", "revealed")}


@pytest.mark.parametrize("save", ["toy_save", "grid_save"])
def test_a_missing_field_is_named(save, request):
    data = request.getfixturevalue(save)
    for name in data:
        if name != "options":
            damaged(json.dumps({key: value for key, value in data.items() if key != name}))
    # How the deck is shuffled could not be given once: saves of then load.
    for name in data["state"].keys() - {"shuffled"}:
        state = {key: value for key, value in data["state"].items() if key != name}
        damaged(json.dumps({**data, "state": state}))


@pytest.mark.parametrize("save", ["toy_save", "grid_save"])
def test_an_extra_field_is_named(save, request):
    data = request.getfixturevalue(save)
    error = damaged(json.dumps({**data, "score": 1}))
    assert error.detail["where"] == "save.score"
    error = damaged(json.dumps({**data, "state": {**data["state"], "cheat": 1}}))
    assert error.detail["where"] == "state.cheat"


def test_an_extra_field_of_a_player_is_named(grid_save):
    grid_save = changed(grid_save, ("state", "players", 0, "colour"), "red")
    assert damaged(json.dumps(grid_save)).detail["where"] == "state.players.0.colour"


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": "powergrid"}, "unknown-option"),
        ({"rules": "1.1"}, "newer-rules"),
        ({"rules": "9"}, "newer-rules"),
        ({"rules": "new"}, "no-version"),
        ({"began": "7.0"}, "newer-rules"),
        ({"partie": 2}, "newer-format"),
        ({"partie": 0}, "bad-save"),
        ({"partie": True}, "bad-save"),
        ({"partie": "1"}, "bad-save"),
        ({"seats": 3}, "bad-save"),
        ({"seats": 7}, "bad-seats"),
        ({"options": {"hand": "9"}}, "bad-option-value"),
        ({"options": {"foot": "9"}}, "unknown-option"),
        ({"seed": 5}, "bad-save"),
        ({"seed": "five"}, "bad-seed"),
        ({"moves": []}, "bad-save"),
        ({"moves": [[0, 99, 1]]}, "bad-save"),
        ({"notes": [[99, "x"]]}, "bad-save"),
        ({"notes": [[-1, "x"]]}, "bad-save"),
        ({"notes": [[2, "x"], [1, "y"]]}, "bad-save"),
        ({"notes": [[0, "one\n9 0 keep"]]}, "bad-save"),
        ({"past": ["1 0 keep\n2 0 keep"]}, "bad-save"),
        ({"past": ["1 0 keep"]}, "bad-save"),
    ],
)
def test_what_does_not_fit_is_named(toy_save, fields, key):
    assert damaged(json.dumps({**toy_save, **fields})).key == key


@pytest.mark.parametrize(
    "agenda",
    [
        [["rounds"], ["pay", 0, 0, 0]],
        [["rounds"], ["pay", 5, 0]],
        [["rounds"], ["pay", -1, 0]],
        [["rounds"], ["pay", [0], 0]],
        [["rounds"], ["join"]],
        [["rounds"], ["fly", 0]],
        [["rounds"], ["lanes", [["choose", 0]]]],
        [["rounds"], ["lanes", [["choose", 1]], [["choose", 0]]]],
        [["rounds"], ["lanes", [["join"]], []]],
        [["rounds"], ["lanes", [["lanes", [], []]], []]],
        [["rounds"], ["lanes", 5, 6]],
        [["lanes", [["choose", 0]], []], ["join"]],
        [7],
        "rounds",
    ],
)
def test_an_agenda_that_cannot_go_on_is_named(toy_save, agenda):
    state = {**toy_save["state"], "agenda": agenda}
    error = damaged(json.dumps({**toy_save, "state": state}))
    assert error.key == "bad-save" and error.detail["where"] == "agenda"


def test_a_state_that_the_moves_do_not_lead_to_is_named(toy_save):
    state = {**toy_save["state"], "twos": [7, 0]}
    error = damaged(json.dumps({**toy_save, "state": state}))
    assert error.detail["expected"] == "moves-to-state"


def test_a_state_with_a_card_twice_is_named(toy_save):
    state = {**toy_save["state"], "shown": [9, 9]}
    error = damaged(json.dumps({**toy_save, "state": state}))
    assert error.detail["expected"] == "each-once"


def test_an_illegal_move_in_a_save_is_named_with_its_rule(toy_save):
    moves = [*toy_save["moves"][:2], [0, 1]]
    error = damaged(json.dumps({**toy_save, "moves": moves}))
    assert error.detail["rule"] == "TOY-NOT-01" and error.detail["move"] == 3
    assert "TOY-NOT-01" in str(error) and "move 3" in str(error)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bad-json"),
        ("null", "bad-save"),
        ("[]", "bad-save"),
        ("{}", "bad-save"),
        ('{"partie": 1}', "bad-save"),
        ("partie record 1\n", "bad-json"),
        pytest.param("[" * 100_000, "bad-json", id="brackets"),
        ('{"a":' * 60 + "1" + "}" * 60, "bad-json-depth"),
        ('{"game": "\\ud83d"}', "bad-json-letter"),
        ('{"\\ud83d": 1}', "bad-json-letter"),
        pytest.param("9" * 5000, "bad-json", id="digits"),
        pytest.param("x" * 8_000_001, "too-long", id="long"),
        (None, "bad-json"),
        (b"{}", "bad-json"),
        (7, "bad-json"),
    ],
)
def test_what_is_no_save_is_named(text, key):
    assert damaged(text).key == key


def test_a_save_with_a_byte_order_mark_loads():
    text = new_toy().save()
    assert partie.load("\ufeff" + text).save() == text


@pytest.mark.parametrize(
    "seed", ["x", True, 1.5, 1 << 128, -(1 << 128), pytest.param(10**6000, id="huge"), [1]]
)
def test_a_seed_of_more_than_128_bits_or_none_is_refused(seed):
    with pytest.raises(partie.PartieError) as caught:
        partie.new("toy", seats=2, seed=seed)
    assert caught.value.key == "bad-seed" and len(str(caught.value)) < 200


@pytest.mark.parametrize("seed", [0, -5, (1 << 128) - 1])
def test_any_other_seed_is_kept(seed):
    game = partie.new("toy", seats=2, seed=seed)
    assert partie.load(game.save()).seed == seed
    assert partie.replay(game.record()).save() == game.save()


def test_a_game_without_a_seed_gets_128_random_bits():
    seeds = {partie.new("toy", seats=2).seed for _ in range(8)}
    assert len(seeds) == 8 and max(seeds) > 1 << 100


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game"),
        ({"game": None, "seats": 2}, "unknown-game"),
        ({"game": ["toy"], "seats": 2}, "unknown-game"),
        ({"game": "toy", "seats": 1}, "bad-seats"),
        ({"game": "toy", "seats": "2"}, "bad-seats"),
        ({"game": "toy", "seats": True}, "bad-seats"),
        ({"game": "toy", "seats": 2, "colour": "red"}, "unknown-option"),
        ({"game": "toy", "seats": 2, "hand": "x" * 999}, "bad-option-value"),
        ({"game": "toy", "seats": 2, "hand": None}, "bad-option-value"),
        ({"game": "powergrid", "seats": 3, "map": "mars"}, "bad-option-value"),
        ({"game": "powergrid", "seats": 3, "regions": "north,north,east"}, "option-repeats"),
    ],
)
def test_a_game_that_cannot_be_made_names_the_choices(arguments, key):
    with pytest.raises(partie.PartieError) as caught:
        partie.new(**arguments)
    assert caught.value.key == key and len(str(caught.value)) < 400
