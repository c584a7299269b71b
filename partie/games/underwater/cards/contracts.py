"""Government contracts: 8 cards, 3 of them in a game of the variant (all designed; the originals are pictures)."""

from ..effects import AtLeast, Count, Gain
from ..terms import CITY
from .card import Contract

CONTRACTS: tuple[Contract, ...] = (
    Contract(
        1, "settlement", (AtLeast(Count(CITY), 4),), Gain(steelplast=1, credit=1, point=2), designed=True
    ),
)
