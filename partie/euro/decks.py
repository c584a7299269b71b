"""Decks: drawing, reshuffling, backs of cards, and filling guesses with possible cards.

A deck is a list of card numbers in the state, bottom first; this module stores no state. A hidden card is a negative
number, its *back*: the kind of the card (its era, its stack) and how often it had been shuffled into a new deck when it
was last seen. So a mask keeps everything that players know.
"""

from bisect import insort
from collections.abc import Iterable, Sequence

from partie.kernel.engine.chance import Dice, resume
from partie.kernel.engine.state import State

EVERYBODY = -1
"""Viewers of an outcome: all seats."""


def draw(s: State, deck: list[int], viewers: int) -> int:
    """Draw the top card of a non-empty deck; `viewers`: the seats that see it, as bits, or EVERYBODY."""
    card = deck.pop()
    s.revealed += 1
    if s.chance is not None:
        s.chance.append((card, viewers))
    return card


def shuffle(s: State, cards: list[int]) -> None:
    """Shuffle cards with the state's generator."""
    dice = resume(s.rng)
    dice.shuffle(cards)
    s.rng = dice.rng


def fresh_from(s: State, discard: Iterable[int]) -> list[int]:
    """A new deck from a discard pile, whose order is irrelevant."""
    cards = sorted(discard)
    shuffle(s, cards)
    return cards


def put_in(hand: list[int], card: int) -> None:
    """Insert a card into a hand in rising order."""
    insort(hand, card)


def without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    """Cards but one."""
    return tuple([each for each in cards if each != card])


def with_card(cards: Sequence[int], card: int) -> tuple[int, ...]:
    """Cards and one more, in rising order."""
    return tuple(sorted((*cards, card)))


class Backs:
    """The backs of cards. `kinds` has the kind of each card by its number, from 1 on; 0 is no card."""

    __slots__ = ("kinds", "most")

    def __init__(self, kinds: Sequence[int]) -> None:
        self.kinds = list(kinds)
        self.most = max(kinds)

    def back(self, card: int, laps: Sequence[int] = ()) -> int:
        """A card as known to those who do not see it. `laps`: by card, the number of reshuffles when it last went into
        a deck; empty without reshuffles."""
        if card < 0:
            return card
        lap = laps[card] if card < len(laps) else 0
        return -self.kinds[card] - self.most * lap

    def kind_of(self, back: int) -> int:
        """The kind that a back shows."""
        return (-back - 1) % self.most + 1

    def hide(
        self, cards: Iterable[int], shown: Sequence[int] = (), laps: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """Cards as others see them: backs, except those they saw when they were taken; in an order that tells
        nothing."""
        return tuple(sorted(card if card in shown else self.back(card, laps) for card in cards))


class Pools:
    """The unseen cards by their backs, shuffled: a guess is filled from them."""

    __slots__ = ("_cards",)

    def __init__(
        self, hidden: Iterable[int], seen: set[int], backs: Backs, laps: Sequence[int], dice: Dice
    ) -> None:
        self._cards: dict[int, list[int]] = {}
        for card in hidden:
            if card not in seen:
                self._cards.setdefault(backs.back(card, laps), []).append(card)
        for pool in self._cards.values():
            dice.shuffle(pool)

    def fill(self, cards: Iterable[int]) -> list[int]:
        """Cards with every back replaced by a possible card."""
        return [self._cards[card].pop() if card < 0 else card for card in cards]
