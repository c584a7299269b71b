"""Decks, backs, guesses, sets of hand cards and lanes."""

from typing import Any, ClassVar

from toy_market import Market

from partie.euro import decks, lanes
from partie.euro.hands import MOST_SET, HandSets
from partie.kernel.engine.chance import resume
from partie.kernel.engine.state import legal, play
from partie.kernel.engine.step import Move, Step

BACKS = decks.Backs((0, 1, 1, 1, 2, 2, 2, 3))
"""Cards 1 to 3 are of era 1, 4 to 6 of era 2, 7 of era 3."""


def test_a_drawn_card_is_noted_with_those_who_see_it() -> None:
    s = Market()
    s.chance = []
    deck = [1, 2, 3]
    assert decks.draw(s, deck, 0b1) == 3 and decks.draw(s, deck, decks.EVERYBODY) == 2
    assert (deck, s.revealed, s.chance) == ([1], 2, [(3, 1), (2, -1)])


def test_the_order_of_a_discard_pile_means_nothing() -> None:
    one, other = Market(), Market()
    one.rng = other.rng = 99
    assert decks.fresh_from(one, [5, 1, 3]) == decks.fresh_from(other, [1, 3, 5])
    assert one.rng == other.rng != 99


def test_hands_are_kept_in_order() -> None:
    hand = [2, 9]
    decks.put_in(hand, 4)
    assert hand == [2, 4, 9]
    assert decks.without((2, 4, 9), 4) == (2, 9) and decks.with_card((2, 9), 4) == (2, 4, 9)


def test_a_back_tells_the_kind_and_the_deck_it_came_from() -> None:
    assert [BACKS.back(card) for card in (1, 4, 7, -2)] == [-1, -2, -3, -2]
    laps = [0, 0, 2, 0, 1]
    assert BACKS.back(2, laps) != BACKS.back(1, laps) and BACKS.back(7, laps) == -3
    assert [BACKS.kind_of(BACKS.back(card, laps)) for card in (1, 2, 4, 6, 7)] == [1, 1, 2, 2, 3]
    assert BACKS.hide((4, 1, 2), shown=(2,)) == (-2, -1, 2)


def test_a_guess_puts_unseen_cards_behind_backs() -> None:
    laps = [0, 0, 0, 1, 0, 0, 0, 0]
    for seed in range(20):
        pools = decks.Pools(range(1, 8), {1, 5}, BACKS, laps, resume(seed + 1))
        found = pools.fill([-1, 5, -2, -4])
        assert found[0] == 2 and found[1] == 5 and found[2] in (4, 6) and found[3] == 3


def test_sets_of_hand_cards() -> None:
    sets = HandSets(0, 1, 20)
    hand = [3, 7, 11]
    assert sets.moves(hand, 2) == [(0, 0b011), (0, 0b101), (0, 0b110)]
    assert sets.chosen(hand, (0, 0b101)) == [3, 11]
    every: list[Move] = [*sets.sets, *sets.one]
    assert [move for move in every if sets.allows(hand, 2, move)] == sets.moves(hand, 2)
    large = list(range(1, MOST_SET + 2))
    assert sets.moves(large, 2) == [(1, card) for card in large]
    assert [move for move in every if sets.allows(large, 2, move)] == sets.moves(large, 2)
    assert sets.chosen(large, (1, 4)) == [4]


class Answer(Step[Any]):
    name: ClassVar[str] = "answer"

    def moves(self, s: Any) -> list[Move]:
        return [(0,)]

    def apply(self, s: Any, move: Move) -> None:
        s.agenda.pop()
        s.points[self.seat] += 1


def test_all_are_asked_at_once_who_have_something_to_choose() -> None:
    s = Market(3)
    lanes.ask_all(s, [Answer(0), None, Answer(2)])
    assert lanes.still_choosing(s) == [0, 2] and legal(s, 1) == []
    play(s, 2, (0,))
    assert lanes.still_choosing(s) == [0]
    play(s, 0, (0,))
    assert lanes.still_choosing(s) == [] and s.points == [1, 0, 1]
    lanes.ask_all(s, [None, None, None])
    assert not s.agenda
