"""Metropolis tiles: 1 to 5 brown (UC-MTO-01 to UC-MTO-05), 6 to 16 blue (UC-MTO-06, UC-MTO-07)."""

from ..components.terms import CITY, FARM, LABORATORY, METROPOLIS, PLANT, SPECIAL, STRUCTURE, TUNNEL
from ..effects import (
    FREE_UPGRADE,
    Advance,
    AllOf,
    Count,
    ForEach,
    Gain,
    GainDifferent,
    Smallest,
    Steps,
    TakeSpecial,
    Upgrade,
)
from .card import Metropolis

BROWN: tuple[Metropolis, ...] = (
    Metropolis(
        1, "capital-league", True, end=ForEach(Count(METROPOLIS), 1, Gain(point=3)), source="rulebook"
    ),
    Metropolis(
        2,
        "tunnel-hub",
        True,
        end=Steps(Count(TUNNEL, at_city=True), ((8, 5), (9, 7), (10, 9))),
        source="rulebook",
    ),
    Metropolis(
        3,
        "city-crown",
        True,
        end=Steps(Count(CITY), ((5, 4), (6, 8), (7, 12))),
        in_solo=False,
        source="rulebook",
    ),
    Metropolis(
        4, "academy-of-orders", True, end=ForEach(Count(SPECIAL), 1, Gain(point=2)), source="rulebook"
    ),
    Metropolis(
        5,
        "works-exhibition",
        True,
        end=ForEach(
            Smallest(
                Count(FARM, upgraded=True),
                Count(PLANT, upgraded=True),
                Count(LABORATORY, upgraded=True),
                Count(TUNNEL, upgraded=True, at_city=True),
            ),
            1,
            Gain(point=4),
        ),
        source="rulebook",
    ),
)

BLUE: tuple[Metropolis, ...] = (
    Metropolis(6, "kelp-haven", instant=Gain(kelp=1), production=Gain(point=2), source="rulebook"),
    Metropolis(7, "three-markets", instant=GainDifferent(3), designed=True),
    Metropolis(8, "mangrove-bay", instant=Gain(biomatter=1, credit=2), designed=True),
    Metropolis(9, "sonar-university", instant=Gain(science=2, card=2), designed=True),
    Metropolis(10, "quay-of-envoys", instant=AllOf(TakeSpecial(1), Gain(credit=2)), designed=True),
    Metropolis(
        11,
        "rift-forge",
        instant=AllOf(Upgrade(STRUCTURE, 1, FREE_UPGRADE), Gain(steelplast=1)),
        designed=True,
    ),
    Metropolis(
        12, "terrace-gardens", instant=Gain(steelplast=1), production=Gain(kelp=1, point=1), designed=True
    ),
    Metropolis(
        13, "abyssal-observatory", instant=Gain(credit=1), production=Gain(science=1, point=1), designed=True
    ),
    Metropolis(14, "tidal-opera", instant=Gain(card=2), production=Gain(point=2), designed=True),
    Metropolis(15, "customs-gate", instant=Advance(1), production=Gain(credit=1, point=1), designed=True),
    Metropolis(
        16, "basalt-smelters", instant=Gain(science=1), production=Gain(steelplast=1, point=1), designed=True
    ),
)
