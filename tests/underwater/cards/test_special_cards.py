"""Special cards: preparation, taking, paying, and where each one goes."""

from itertools import pairwise

import pytest
from playing import offered, play_on, refused
from underwater_positions import described, have, nation, play, table, turn

import partie
from partie.games.underwater.cards import ERAS, SPECIAL_CARDS
from partie.kernel.engine.partie import Partie

# Special cards: 181-190 cost 3 (182 red and 187 red at the end, 189 yellow production, 190 green permanent), 194 green
# and 196 yellow instant (2 and 1), 201 yellow permanent (2), 203 yellow action (1). Slots of the 3-4 side: Y1 three
# resources, Y3 use an action card and take a special card, R3 steelplast and kelp, G1 two Federation steps.

DEAR = set(range(181, 191))


def holding(*special: int, credit: int = 0, **given: object) -> Partie:
    """Three players, round 2; seat 0 has these special cards and fills up with cards 14 and 15."""
    hand = [*special, 14, 15][:3]
    return turn(3, hand=hand, resources={"credit": credit}, **given)


# Setup


@pytest.mark.rule("UC-SPC-01")
def test_special_cards_cost_one_to_three_credits_and_no_other_card_costs() -> None:
    assert len(SPECIAL_CARDS) == 25
    assert {card.cost for card in SPECIAL_CARDS} == {1, 2, 3}
    assert {card.era for card in SPECIAL_CARDS} == {4}
    assert {card.cost for deck in ERAS for card in deck} == {0}
    assert {card.era for deck in ERAS for card in deck} == {1, 2, 3}


@pytest.mark.rule("UC-SPC-02", "UC-SPC-03")
def test_the_cheap_ones_are_a_pile_with_its_top_card_open() -> None:
    costs = {card.number: card.cost for card in SPECIAL_CARDS}
    piles = []
    for seed in (1, 2):
        game = partie.new("underwater", 3, seed)
        s = table(game)
        assert len(s.special) == 15
        assert all(costs[card] < 3 for card in s.special)
        assert all(costs[card] == 3 for card in (*s.row, *s.gone))
        shown = game.view(0)["special"]
        assert shown[0]["number"] == s.special[-1]
        assert shown[1:] == [{"back": "special"}] * 14
        piles.append(s.special)
    assert piles[0] != piles[1]
    assert all(one != sorted(one) for one in piles)


@pytest.mark.rule("UC-SPC-04")
def test_six_of_the_dear_ones_lie_open() -> None:
    rows = [table(partie.new("underwater", 2, seed)).row for seed in range(1, 5)]
    for row in rows:
        assert len(set(row)) == 6
        assert set(row) <= DEAR
    assert any(one != other for one, other in pairwise(rows))


@pytest.mark.rule("UC-SPC-05")
def test_the_other_four_are_not_in_the_game() -> None:
    game = partie.new("underwater", 3, seed=3)
    away = DEAR - set(table(game).row)
    assert len(away) == 4
    for _ in play_on(game, seed=3):
        s = table(game)
        held = {card for each in s.nations for card in (*each.hand, *each.drawn, *each.laid, *each.under)}
        assert not away & {*held, *s.row, *s.special}
    assert away <= set(table(game).gone)


# Taking


@pytest.mark.rule("UC-SPE-01")
def test_seven_special_cards_are_seen_by_all() -> None:
    game = partie.new("underwater", 3, seed=5)
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert [card["number"] for card in view["row"]] == list(table(game).row)
        assert [card["number"] for card in view["special"] if "number" in card] == [table(game).special[-1]]
        # Of era cards only the own hand is known; the deck is a number.
        assert view["deck"] == 66 - 3 * 6
        assert all("back" in card for seat in {0, 1, 2} - {viewer} for card in view["nations"][seat]["hand"])


@pytest.mark.rule("UC-SPE-02")
def test_without_the_symbol_there_is_no_special_card() -> None:
    game = holding()
    card = table(game).row[0]
    for move in (f"special {card}", "special top", "special search"):
        assert refused(game, 0, move) == "UC-SPE-02"
    play(game, "slot Y3 card 14", "card unused", f"special {card}")
    assert card in nation(game).hand


@pytest.mark.rule("UC-SPE-02")
def test_drawn_cards_are_never_special() -> None:
    game = turn(3, table={"deck": [1, 2, 3], "discard": [4]}, hand=[14, 15, 16], others=[{"hand": [5, 6, 7]}])
    special = (table(game).special, table(game).row)
    # The slot gives two cards, the end of the turn one.
    play(game, "slot A0 card 14", "later")
    assert nation(game).hand == [1, 2, 3, 15, 16]
    assert (table(game).special, table(game).row) == special
    # With an empty deck the discard pile is shuffled.
    play(game, "slot Y1 card 5", seat=1)
    assert table(game).discard == []
    assert {*nation(game, 1).hand, *table(game).deck} == {4, 5, 6, 7, 14}
    assert (table(game).special, table(game).row) == special


@pytest.mark.rule("UC-SPE-03")
def test_a_taken_card_is_a_card_of_the_hand() -> None:
    game = turn(3, table={"row": [189]}, hand=[14, 15, 16], resources={"credit": 3})
    play(game, "slot Y3 card 14", "card unused", "special 189", "done")
    assert 189 in nation(game).hand
    # With the card of the end of the turn it is one above the limit.
    assert len(nation(game).hand) == 4
    assert "discard 189" in offered(game)
    play(game, "discard 16")
    for seat in (1, 2):
        play(game, f"slot A0 card {nation(game, seat).hand[0]}", "later", seat=seat)
    assert {"slot R3 card 189", "slot Y1 card 189", "slot A0 card 189"} <= set(offered(game))


# Playing


@pytest.mark.rule("UC-SPE-04", "UC-SPE-12")
def test_on_a_slot_of_another_colour_it_costs_nothing_and_goes_under_the_deck() -> None:
    # Card 201 is yellow, slot R3 red.
    game = holding(201, credit=5)
    play(game, "slot R3 card 201")
    assert have(game) == {"credit": 5, "steelplast": 2, "kelp": 1}
    assert table(game).special[0] == 201
    assert table(game).discard == []
    assert 201 not in nation(game).laid


@pytest.mark.rule("UC-SPE-04", "UC-SPE-11")
def test_a_dear_one_on_another_colour_leaves_the_game() -> None:
    game = holding(189, credit=5)
    play(game, "slot R3 card 189")
    assert have(game)["credit"] == 5
    assert 189 in table(game).gone
    assert 189 not in {*table(game).special, *table(game).row, *table(game).discard}


@pytest.mark.rule("UC-SPE-05")
def test_it_can_be_used_only_for_its_credits() -> None:
    poor = holding(201, credit=1)
    play(poor, "slot Y1 card 201")
    assert refused(poor, 0, "card first") == "UC-SPE-05"
    assert offered(poor) == ["slot first", "card unused"]
    rich = holding(201, credit=2)
    play(rich, "slot Y1 card 201", "card first")
    assert have(rich) == {"science": 1, "steelplast": 1, "kelp": 1}
    assert 201 in nation(rich).laid


@pytest.mark.rule("UC-SPE-05")
def test_credits_of_the_slot_may_pay_for_it() -> None:
    # Slot G5: a Federation step, two cards and a credit; card 202 is green and costs 1.
    game = holding(202, federation=4)
    play(game, "slot G5 card 202")
    assert refused(game, 0, "card first") == "UC-SPE-05"
    play(game, "slot first", "option 2", "advance 1", "later")
    assert 202 in nation(game).laid
    assert have(game) == {"credit": 1}


@pytest.mark.rule("UC-SPE-06")
def test_a_dear_one_costs_three_credits() -> None:
    game = holding(189, credit=3)
    play(game, "slot Y1 card 189", "card first")
    assert "credit" not in have(game)
    assert 189 in nation(game).laid
    poor = holding(189, credit=2)
    play(poor, "slot Y1 card 189")
    assert refused(poor, 0, "card first") == "UC-SPE-05"


@pytest.mark.rule("UC-SPE-08")
def test_without_paying_it_goes_under_the_deck_and_the_slot_is_done() -> None:
    unwilling, unable = holding(201, credit=2), holding(201, credit=1)
    play(unwilling, "slot Y1 card 201", "card unused")
    play(unable, "slot Y1 card 201", "slot first")
    for game, credit in ((unwilling, 2), (unable, 1)):
        assert have(game) == {"credit": credit, "science": 1, "steelplast": 1, "kelp": 1}
        assert table(game).special[0] == 201
        assert described(game)["laid"] == []


@pytest.mark.rule("UC-SPE-09")
def test_a_used_instant_card_is_kept_under_the_board() -> None:
    game = holding(196, credit=1)
    play(game, "slot Y1 card 196", "card first", "take kelp steelplast science credit")
    assert have(game) == {"kelp": 2, "steelplast": 2, "science": 2, "credit": 1}
    assert nation(game).under == (196,)
    assert 196 not in {
        *table(game).special,
        *table(game).discard,
        *table(game).gone,
        *nation(game).laid,
    }


@pytest.mark.rule("UC-SPE-10")
def test_another_card_is_laid_and_follows_the_rules_of_its_type() -> None:
    permanent = holding(201, 36, credit=2, table={"slots": {"Y1": [1]}})
    play(permanent, "slot Y3 card 201", "card first", "use 206", "option 2", "done")
    assert described(permanent)["laid"] == [201]
    for seat in (1, 2):
        play(permanent, f"slot A0 card {nation(permanent, seat).hand[0]}", "later", seat=seat)
    # Card 201: a steelplast for every card laid.
    play(permanent, "slot Y5 card 36", "card first", "option 1")
    assert have(permanent)["steelplast"] == 1
    action = holding(203, credit=1)
    play(action, "slot Y3 card 203", "card first", "part 1")
    assert "use 203" in offered(action)


# Discarding


@pytest.mark.rule("UC-SPE-07", "UC-SPE-12")
def test_a_discarded_cheap_one_goes_under_the_deck() -> None:
    game = holding(201, 189)
    play(game, "slot A0 card 14")
    assert len(nation(game).hand) == 5
    drawn = [card for card in nation(game).hand if card < 181]
    play(game, f"discard {drawn[0]} 201")
    assert table(game).special[0] == 201
    assert set(table(game).discard) == {14, drawn[0]}


@pytest.mark.rule("UC-SPE-11")
def test_a_discarded_dear_one_leaves_the_game() -> None:
    game = holding(189)
    play(game, "slot Y1 card 14", "card unused")
    # The three cards in hand are within the limit; two more come by A0 in the next turn.
    for seat in (1, 2):
        play(game, f"slot A0 card {nation(game, seat).hand[0]}", "later", seat=seat)
    play(game, "slot A0 card 15")
    other = [card for card in nation(game).hand if card != 189]
    play(game, f"discard 189 {other[0]}")
    assert 189 in table(game).gone
    assert 189 not in {*table(game).special, *table(game).row, *table(game).discard}
    unpaid = holding(189, credit=3)
    play(unpaid, "slot Y1 card 189", "card unused")
    assert 189 in table(unpaid).gone


@pytest.mark.rule("UC-SPE-12")
def test_no_special_card_is_ever_in_a_discard_pile() -> None:
    game = partie.new("underwater", 4, seed=11)
    for _ in play_on(game, seed=11):
        assert all(card < 181 for card in table(game).discard)
