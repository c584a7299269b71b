"""Resources as one number: what a player has, what something costs or brings, added and compared all at once.

Every resource has twelve bits. The highest of them stays empty and tells in a comparison whether there is enough.
Credits, which are looked at most, lie highest.
"""

from collections.abc import Sequence
from typing import Final

from partie.kernel.state import Event

from .terms import Amount

FIELD_BITS: Final = 12
FIELD: Final = (1 << FIELD_BITS) - 1
STEELPLAST_AT: Final = 12
SCIENCE_AT: Final = 24
BIOMATTER_AT: Final = 36
CREDIT_AT: Final = 48
AT: Final = [0, STEELPLAST_AT, SCIENCE_AT, CREDIT_AT, BIOMATTER_AT]
"""By resource: its lowest bit. Kelp begins at 0."""
ONE: Final = [1 << at for at in AT]
ONE_CREDIT: Final = 1 << CREDIT_AT
ENOUGH: Final = sum(1 << at + FIELD_BITS - 1 for at in AT)
"""The bits that stay empty."""
MOST: Final = 1000
"""As much of a resource as a position may give a player; nobody comes near it in a game."""


def pack(amount: Sequence[int]) -> int:
    """An amount by resource as one number; what comes after the five resources is left out."""
    return (
        amount[0]
        + (amount[1] << STEELPLAST_AT)
        + (amount[2] << SCIENCE_AT)
        + (amount[3] << CREDIT_AT)
        + (amount[4] << BIOMATTER_AT)
    )


def unpack(goods: int) -> list[int]:
    """How many of each resource."""
    return [
        goods & FIELD,
        goods >> STEELPLAST_AT & FIELD,
        goods >> SCIENCE_AT & FIELD,
        goods >> CREDIT_AT,
        goods >> BIOMATTER_AT & FIELD,
    ]


def covers(have: int, price: int) -> bool:
    """Whether there is enough of every resource to pay a price as it stands (UC-BIO-02)."""
    return ((have | ENOUGH) - price) & ENOUGH == ENOUGH


def affordable(have: int, cost: int) -> bool:
    """Whether a building cost can be paid; biomatter may stand in for kelp and steelplast (UC-BIO-01 to -04)."""
    if covers(have, cost):
        return True
    if cost >> CREDIT_AT > have >> CREDIT_AT or cost >> SCIENCE_AT & FIELD > have >> SCIENCE_AT & FIELD:
        return False
    missing = (cost >> BIOMATTER_AT & FIELD) - (have >> BIOMATTER_AT & FIELD)
    kelp = (cost & FIELD) - (have & FIELD)
    if kelp > 0:
        missing += kelp
    steelplast = (cost >> STEELPLAST_AT & FIELD) - (have >> STEELPLAST_AT & FIELD)
    if steelplast > 0:
        missing += steelplast
    return missing <= 0


def reduced(cost: int, discount: int) -> int:
    """A cost less a discount, never below nothing (UC-GLO-14)."""
    return pack([a - b if a > b else 0 for a, b in zip(unpack(cost), unpack(discount))])


class Gift:
    """What is gained: resources, points and cards."""

    __slots__ = ("brings", "cards", "events", "goods", "points", "told")

    def __init__(self, gains: Amount) -> None:
        self.goods = pack(gains)
        self.points = gains[5]
        self.cards = gains[6]
        self.told = gains[:6]
        """Resources and points, as the event lists them."""
        self.brings = self.goods > 0 or self.points > 0
        self.events: list[Event] = []
        """The events by seat, of what is given again and again (`gift`)."""

    def times(self, factor: int) -> list[int]:
        """Resources and points so many times."""
        return [part * factor for part in self.told]


def gift(gains: Amount) -> Gift:
    """A gift that is given again and again."""
    found = Gift(gains)
    found.events = [("gained", seat, *found.told) for seat in range(4)]
    return found


ONE_OF: Final = [gift(tuple(chosen >> kind & 1 for kind in range(7))) for chosen in range(32)]
"""By resources as bits: one of each."""
