"""Metropolis tiles: 1 to 5 brown, 6 to 16 blue."""

from ..effects import Count, ForEach, Gain, Smallest, Steps
from ..terms import CITY, FARM, LABORATORY, METROPOLIS, PLANT, SPECIAL, TUNNEL
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
)
