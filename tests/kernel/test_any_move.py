"""Whatever anybody sends as a move is legal, refused with a rule, or explained; nothing else ever happens."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from playing import play_on
from toy_games import new_toy

import partie

NUMBERS = st.one_of(st.integers(-3, 60), st.sampled_from([99, 999, 1000, 1 << 30, 1 << 40, -(1 << 40)]))
WORDS = st.lists(
    st.one_of(
        st.sampled_from(
            "open bid pass buy coal oil done build run none coal=1 coal=² scrap keep draft berlin lay take".split()
        ),
        st.integers(-2, 60).map(str),
        st.text(max_size=4),
    ),
    max_size=4,
).map(" ".join)


@pytest.fixture(scope="module")
def positions():
    """Moments of whole games, with the games' verbs."""
    found = []
    for seats in (2, 6):
        game = partie.new("powergrid", seats=seats, seed=seats, map="usa", regions="draft")
        for number, _ in enumerate(play_on(game, seats)):
            if number % 9 == 0:
                found.append(game.copy())
    return found


@settings(max_examples=400)
@given(st.data())
def test_any_move_in_power_grid(positions, data):
    game = data.draw(st.sampled_from(positions))
    judged(game, data)


@given(st.data(), st.integers(0, 50), st.integers(0, 15))
def test_any_move_in_the_toy(data, seed, moves):
    game = new_toy(3, seed)
    for _, _said in zip(range(moves), play_on(game, seed), strict=False):
        pass
    judged(game, data)


def judged(game, data):
    verb = data.draw(st.integers(0, len(game.game.verbs) - 1))
    count = len(game.game.verbs[verb].args)
    move = (verb, *data.draw(st.lists(NUMBERS, min_size=count, max_size=count)))
    seat = data.draw(st.integers(0, game.seats - 1))
    before = game.key()
    rule = game.why_not(seat, move)
    assert (rule is None) == (move in game.legal(seat))
    assert rule or game.notation(seat, move)
    try:
        words = data.draw(WORDS)
        rule = game.why_not(seat, words)
        assert rule is None or isinstance(rule, str)
    except partie.PartieError as error:
        assert error.key in ("unknown-move", "bad-move-form")
    assert game.key() == before
