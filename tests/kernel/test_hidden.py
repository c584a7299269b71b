"""What a seat may know: masks, guesses, private events, a seat's record."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import play_on, play_out
from toy import CARDS
from toy_games import new_toy, paying, state, toy_with

import partie
from partie.kernel.engine.chance import Dice


def test_a_mask_hides_other_hands_the_deck_and_the_generator():
    mask = toy_with(2).mask(0)
    assert mask.hands == [[1, 5, 9], [-1, -1, -1]]
    assert set(mask.deck) == {-1} and len(mask.deck) == 14
    assert mask.rng == 0


def test_a_spectator_sees_no_hand():
    game = toy_with(2)
    game.play(0, "lay 5")
    mask = game.mask(None)
    assert mask.hands == [[-1, -1], [-1, -1, -1]]
    assert mask.laid == [-1, 0]
    assert game.view(None) == game.view(-1)


def test_a_mask_keeps_what_the_seat_put_away_itself():
    game = paying(twos=2, threes=1)
    for move in ("buy", "pay 2", "pay 3", "done", "bury 5"):
        game.play(0, move)
    assert game.mask(0).buried == [[5], []]
    assert game.mask(1).buried == [[-1], []]


def test_a_mask_is_a_copy():
    game = toy_with(2)
    before = game.save()
    mask = game.mask(0)
    mask.hands[0].append(99)
    mask.twos[0] = 77
    assert game.save() == before


@given(st.integers(0, 1000), st.integers(0, 12), st.integers(-1, 1))
def test_a_guess_is_a_possible_world(seed, moves, viewer):
    game = play_some(new_toy(2, seed), seed, moves)
    mask = game.mask(viewer)
    world = game.game.guess(mask, Dice(seed))
    game.game.validate(world)
    assert game.game.mask(world, viewer).key() == mask.key()


def play_some(game, seed, moves):
    for _, _said in zip(range(moves), play_on(game, seed), strict=False):
        pass
    return game


def test_guesses_differ():
    game = toy_with(3)
    worlds = {tuple(map(tuple, game.guess(0, Dice(seed)).state.hands)) for seed in range(40)}
    assert len(worlds) > 10
    assert {hands[0] for hands in worlds} == {(1, 5, 9)}


def test_a_guess_plays_on_and_keeps_its_own_record():
    game = play_some(new_toy(2, 4), 4, 5)
    before = game.save()
    world = game.guess(0, Dice(9))
    play_out(world, 1)
    assert game.save() == before
    assert world.at(0).key() != world.key()
    assert partie.replay(world.record()).save() == world.save()
    assert partie.load(world.save()).key() == world.key()
    world.takeback(1)
    assert len(world.moves) == 1


def test_private_events_are_for_their_seat():
    game = toy_with(2)
    game.play(0, "lay 9")
    assert game.events_for(0) == [("laid", 0, 9)]
    assert game.events_for(1) == game.events_for(None) == [("laid", 0, -1)]
    game.play(1, "lay 2")
    assert game.events_for(1, since=1) == [
        ("laid", 1, 2), ("shown", 0, 9), ("drew", 0, -1), ("shown", 1, 2), ("drew", 1, 19),
    ]  # fmt: skip


def test_a_seat_s_record_shows_a_question_mark_for_what_it_may_not_know():
    game = paying(twos=2, threes=1)
    for move in ("buy", "pay 2", "dig", "pay 3", "done", "bury 5"):
        game.play(0, move)
    whole = moves_of(game.record())
    assert whole == [
        "1 0 lay 9", "2 1 lay 2 = 20 19", "3 0 buy", "4 0 pay 2", "5 0 dig = 18", "6 0 pay 3", "7 0 done = 17",
        "8 0 bury 5",
    ]  # fmt: skip
    mine, other, nobody = (moves_of(game.record(seat)) for seat in (0, 1, -1))
    assert mine[:2] == ["1 0 lay 9", "2 1 ? = 20 ?"] and mine[6:] == ["7 0 done = 17", "8 0 bury 5"]
    assert other[:2] == ["1 0 ?", "2 1 lay 2 = ? 19"] and other[4:] == [
        "5 0 dig = 18", "6 0 pay 3", "7 0 done = ?", "8 0 ?",
    ]  # fmt: skip
    assert nobody[:2] == ["1 0 ?", "2 1 ? = ? ?"]


def moves_of(record):
    return [line for line in record.splitlines() if line[:1].isdigit()]


def test_a_seat_s_record_has_the_beginning_as_the_seat_knew_it_and_no_seed():
    game = new_toy(2, seed=123456789)
    for seat in (0, 1, -1):
        text = game.record(seat)
        assert "123456789" not in text and "\nseed" not in text
        assert f"\nas {seat if seat >= 0 else 'spectator'}\n" in text
    mine = game.state.hands[0]
    assert f'"hands":[{mine},3]'.replace(" ", "") in game.record(0)
    assert '"hands":[3,3]' in game.record(-1)


def test_a_seat_s_record_cannot_be_replayed():
    with pytest.raises(partie.PartieError) as caught:
        partie.replay(new_toy().record(0))
    assert caught.value.key == "record-of-a-seat"


def test_the_start_of_a_given_position_is_masked_too():
    text = toy_with(2).record(1)
    assert '"hands":[3,[2,6,10]]' in text and "20" not in text.partition("start ")[2]


def test_all_cards_are_known_to_somebody_or_in_the_deck():
    game = play_out(new_toy(3, 8), 8)
    s = state(game)
    seen = [*s.deck, *s.shown] + [card for pile in s.hands + s.buried for card in pile]
    assert sorted(seen) == CARDS
