"""The hand: its limit, the card at the end of the turn, and when too many cards go."""

import random
from itertools import combinations

import pytest
from playing import asked, offered, refused
from underwater_positions import nation, play, production, table, turn
from underwater_rounds import idle, idle_round

import partie
from partie.kernel.errors import PartieError

# Cards 14 and 15 are yellow, 16 red, 17 green; card 98 of era II raises the hand limit.


@pytest.mark.rule("UC-HND-01")
def test_at_the_start_of_the_own_turn_the_hand_is_cut_to_three() -> None:
    game = turn(hand=[14, 15, 16, 17, 18, 19])
    assert refused(game, 0, "discard 14 15") == "UC-HND-01"
    assert refused(game, 0, "discard 14 15 16 17") == "UC-HND-01"
    assert refused(game, 0, "drop 14") == "UC-HND-01"
    assert not any(move.startswith("slot") for move in offered(game))
    play(game, "discard 14 15 16")
    assert nation(game).hand == [17, 18, 19]
    assert sorted(table(game).discard) == [14, 15, 16]
    assert refused(game, 0, "discard 17") == "UC-HND-01"
    assert refused(game, 0, "drop 17") == "UC-HND-01"


@pytest.mark.rule("UC-HND-01")
def test_during_the_turns_of_others_more_cards_may_be_held() -> None:
    game = turn(3, others=[{"hand": [14, 15, 16, 17, 18, 19]}, {}], hand=[20, 21, 22])
    idle(game)
    assert len(nation(game, 1).hand) == 6
    assert asked(game) == 1 and all(move.startswith("discard") for move in offered(game))


@pytest.mark.rule("UC-HND-01")
def test_at_the_start_of_an_era_the_hands_are_cut_to_three() -> None:
    game = production(hand=[14, 15, 16], others=[{"hand": [17, 18]}])
    assert [decision.seat for decision in game.decisions] == [0, 1]
    assert [len(nation(game, seat).hand) for seat in (0, 1)] == [6, 5]
    assert len(offered(game)) == 20
    play(game, "discard 14 15 16")
    play(game, "discard 17 18", seat=1)
    assert [len(nation(game, seat).hand) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("UC-HND-01")
def test_a_very_large_hand_is_cut_card_by_card() -> None:
    hand = list(range(14, 26))
    game = turn(hand=hand)
    while asked(game) == 0 and not any(move.startswith("slot") for move in offered(game)):
        game.push(0, game.decisions[0].moves[-1])
    assert len(nation(game).hand) == 3
    assert set(nation(game).hand) < set(hand)


@pytest.mark.rule("UC-HND-02")
def test_any_cards_may_go_special_ones_included() -> None:
    hand = [14, 15, 16, 182, 191]
    game = turn(table={"special": [192, 193], "row": [181]}, hand=hand)
    pairs = {f"discard {one} {other}" for one, other in combinations(hand, 2)}
    assert set(offered(game)) == pairs
    play(game, "discard 182 191")
    assert nation(game).hand == [14, 15, 16]
    assert list(table(game).special) == [191, 193, 192]
    assert 182 in table(game).gone


@pytest.mark.rule("UC-HND-03")
def test_card_98_raises_the_limit_to_four() -> None:
    plain = turn(table={"round": 5}, hand=[67, 68, 69, 70])
    assert all(move.startswith("discard") for move in offered(plain))
    game = turn(table={"round": 5}, laid=[98], hand=[67, 68, 69, 70])
    assert any(move.startswith("slot") for move in offered(game))
    assert game.view(1)["nations"][0]["limit"] == 4
    five = turn(table={"round": 5}, laid=[98], hand=[67, 68, 69, 70, 71])
    assert set(offered(five)) == {f"discard {card}" for card in (67, 68, 69, 70, 71)}


@pytest.mark.rule("UC-HND-03")
def test_card_98_counts_at_the_start_of_an_era_too() -> None:
    game = production(table={"round": 7}, laid=[98], hand=[67, 68, 69])
    assert len(nation(game).hand) == 6
    assert all(len(move.split()) == 3 for move in offered(game))


@pytest.mark.rule("UC-HND-04")
def test_card_98_brings_no_card() -> None:
    game = turn(table={"round": 5}, hand=[98, 67, 68])
    play(game, "slot Y1 card 98", "card first")
    assert nation(game).laid == (98, 206)
    assert len(nation(game).hand) == 3
    idle(game)
    # The next turn begins with three cards.
    assert asked(game) == 0 and len(nation(game).hand) == 3
    assert any(move.startswith("slot") for move in offered(game))


# The end of the turn


@pytest.mark.rule("UC-EOT-01")
@pytest.mark.parametrize(
    ("number", "hand", "deck"),
    [(2, [16, 17, 18], [1, 2]), (5, [67, 68, 69], [70, 71]), (10, [126, 127, 128], [124, 125])],
)
def test_at_the_end_of_the_turn_a_card_of_the_era_is_drawn(
    number: int, hand: list[int], deck: list[int]
) -> None:
    game = turn(table={"round": number, "deck": deck}, hand=hand)
    play(game, f"slot Y1 card {hand[0]}")
    assert nation(game).hand == sorted([*hand[1:], deck[0]])
    assert table(game).deck == [deck[1]]


@pytest.mark.rule("UC-EOT-01")
def test_the_card_is_drawn_after_the_very_last_turn_too() -> None:
    game = turn(table={"round": 10, "turn": 5}, others=[{"hand": [124, 125, 126]}])
    before = len(table(game).deck)
    events = game.play(1, "slot Y1 card 126")
    assert game.over
    assert [event[0] for event in events].count("drew") == 1
    assert len(table(game).deck) == before - 1


@pytest.mark.rule("UC-EOT-02")
def test_after_every_turn_a_hand_has_three_cards_or_more() -> None:
    game = partie.new("underwater", 3, 6)
    dice = random.Random(6)
    while table(game).round < 4:
        before, acting = table(game).turn, game.decisions[0].seat
        game.push(acting, dice.choice(game.decisions[0].moves))
        if table(game).turn != before:
            assert len(nation(game, acting).hand) >= 3
    more = turn(hand=[14, 15, 16])
    play(more, "slot G5 card 14", "option 2")
    # Slot G5 gave two cards on top.
    assert len(nation(more).hand) == 5


@pytest.mark.rule("UC-EOT-03")
def test_too_many_cards_may_wait_until_the_next_own_turn_and_no_longer() -> None:
    game = turn(hand=[14, 15, 16])
    assert refused(game, 0, "later") == "UC-EOT-03"
    play(game, "slot A0 card 14", "later")
    assert len(nation(game).hand) == 5
    idle(game)
    assert asked(game) == 0 and len(nation(game).hand) == 5
    assert refused(game, 0, "later") == "UC-EOT-03"
    assert all(move.startswith("discard ") for move in offered(game))
    play(game, offered(game)[0])
    assert len(nation(game).hand) == 3
    assert any(move.startswith("slot") for move in offered(game))


@pytest.mark.rule("UC-EOT-03")
def test_too_many_cards_may_wait_for_the_next_round() -> None:
    game = turn(table={"turn": 4}, hand=[14, 15, 16])
    play(game, "slot A0 card 14", "later")
    idle_round(game)
    assert table(game).round == 3
    assert len(nation(game).hand) == 5


@pytest.mark.rule("UC-EOT-04")
def test_too_many_cards_may_go_right_after_the_own_turn() -> None:
    game = turn(table={"deck": [1, 2, 3, 4]}, hand=[14, 15, 16])
    play(game, "slot A0 card 14")
    assert asked(game) == 0 and "later" in offered(game)
    play(game, "discard 2 15")
    assert nation(game).hand == [1, 3, 16]
    assert sorted(table(game).discard) == [2, 14, 15]
    assert asked(game) == 1


def test_a_card_that_is_not_in_the_hand_is_named() -> None:
    game = turn(hand=[14, 15, 16, 17, 18, 19])
    with pytest.raises(PartieError) as caught:
        game.read(0, "discard 14 15 60")
    assert caught.value.key == "not-in-hand"
    assert caught.value.detail == {"card": "60", "hand": "14, 15, 16, 17, 18, 19"}
