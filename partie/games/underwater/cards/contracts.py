"""Government contracts: 8 cards, 3 of them in a game of the variant (all designed; the originals are pictures)."""

from ..components.terms import CITY, FARM, FULL_CITY, LABORATORY, METROPOLIS, PLANT, PURPLE, STRUCTURE, TUNNEL
from ..effects import FREE_UPGRADE, AllOf, AtLeast, Count, Gain, Upgrade
from .card import Contract

CONTRACTS: tuple[Contract, ...] = (
    Contract(
        1, "settlement", (AtLeast(Count(CITY), 4),), Gain(steelplast=1, credit=1, point=2), designed=True
    ),
    Contract(2, "breathing-domes", (AtLeast(Count(PURPLE), 2),), Gain(kelp=2, point=2), designed=True),
    Contract(3, "trunk-line", (AtLeast(Count(TUNNEL), 6),), Gain(credit=2, point=2), designed=True),
    Contract(
        4,
        "granary-of-the-deep",
        (AtLeast(Count(FARM, upgraded=True), 3),),
        Gain(biomatter=1, point=2),
        designed=True,
    ),
    Contract(
        5,
        "water-for-the-coast",
        (AtLeast(Count(PLANT, upgraded=True), 3),),
        Gain(science=1, point=3),
        designed=True,
    ),
    Contract(
        6,
        "science-prize",
        (AtLeast(Count(LABORATORY, upgraded=True), 3),),
        Gain(kelp=1, credit=1, point=2),
        designed=True,
    ),
    Contract(
        7,
        "self-sufficiency",
        (AtLeast(Count(FULL_CITY), 2),),
        AllOf(Upgrade(STRUCTURE, 1, FREE_UPGRADE), Gain(point=1)),
        designed=True,
    ),
    Contract(
        8, "joined-metropolises", (AtLeast(Count(METROPOLIS), 2),), Gain(steelplast=2, point=2), designed=True
    ),
)
