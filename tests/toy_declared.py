"""What a position of the toy game consists of; `make declare` makes the class from it."""

from typing import Final

from partie.kernel.keeping.declare import StateRecord, number, numbers, rows, seats

ROUNDS: Final = 3
PRICE: Final = 5


class Table(StateRecord):
    """The whole position. Hands are in rising order, the top of the deck is its last card."""

    deck: list[int] = numbers(1, 20, still=True)
    hands: list[list[int]] = rows(1, 20, length=seats)
    buried: list[list[int]] = rows(1, 20, length=seats)
    laid: list[int] = numbers(0, 20, length=seats)
    shown: tuple[int, ...] = numbers(1, 20, still=True)
    twos: list[int] = numbers(0, 99, length=seats)
    threes: list[int] = numbers(0, 99, length=seats)
    points: list[int] = numbers(0, ROUNDS, length=seats, shared=True)
    """Replaced, never edited."""
    paid: int = number(0, PRICE, default=0)
    round: int = number(0, ROUNDS, default=0)
