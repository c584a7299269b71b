"""Choosing a given number of cards of a hand, in one move if the hand is small."""

from collections.abc import Sequence
from typing import Final

from partie.kernel.engine.step import Move

MOST_SET: Final = 9
"""The largest hand from which a set is chosen in one move (at most 126 sets); larger ones are chosen card by card."""


class HandSets:
    """The moves that name a set of hand cards: bits over the hand in rising order, or one card of a large hand."""

    __slots__ = ("_by_size", "one", "sets", "verb", "verb_of_one")

    def __init__(self, verb: int, verb_of_one: int, last_card: int) -> None:
        self.verb = verb
        self.verb_of_one = verb_of_one
        self.sets: list[Move] = [(verb, chosen) for chosen in range(1 << MOST_SET)]
        """By the set as bits."""
        self.one: list[Move] = [(verb_of_one, card) for card in range(last_card + 1)]
        """By card."""
        self._by_size: list[list[list[Move]]] = [
            [
                [self.sets[chosen] for chosen in range(1 << hand) if chosen.bit_count() == size]
                for size in range(hand + 1)
            ]
            for hand in range(MOST_SET + 1)
        ]

    def moves(self, hand: Sequence[int], count: int) -> list[Move]:
        """All ways to choose this many cards; for a large hand, the ways to choose the first one. Do not change the
        list."""
        if len(hand) <= MOST_SET:
            return self._by_size[len(hand)][count]
        return [self.one[card] for card in hand]

    def allows(self, hand: Sequence[int], count: int, move: Move) -> bool:
        """Whether a move chooses so many cards of the hand."""
        if len(hand) > MOST_SET:
            return move[0] == self.verb_of_one and move[1] in hand
        chosen = move[1]
        return move[0] == self.verb and chosen.bit_count() == count and 0 <= chosen < 1 << len(hand)

    def chosen(self, hand: Sequence[int], move: Move) -> list[int]:
        """The cards that a move names."""
        if move[0] == self.verb_of_one:
            return [move[1]]
        return [card for place, card in enumerate(hand) if move[1] >> place & 1]
