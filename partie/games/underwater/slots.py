"""The slots of the main board as effect trees, for both sides (data: slots; UC-S34, UC-S12)."""

from typing import Final

from .effects import (
    Advance,
    AllOf,
    Build,
    BuildAndUpgrade,
    Choose,
    Gain,
    GainDifferent,
    TakeSpecial,
    Tree,
    Upgrade,
    UseAction,
)
from .terms import BUILDING, CITY, FARM, LABORATORY, PLANT, STRUCTURE, TUNNEL

SIDE_34: Final[tuple[Tree, ...]] = (
    Gain(card=2, credit=2),
    Gain(science=1, steelplast=1, kelp=1),
    Build(TUNNEL, 2),
    AllOf(UseAction(1), TakeSpecial(1)),
    AllOf(Build(CITY), Build(BUILDING)),
    Choose(Gain(science=2), Upgrade(STRUCTURE, 3)),
    Build(FARM, 2),
    AllOf(Build(TUNNEL), Build(CITY)),
    Gain(steelplast=2, kelp=1),
    Build(LABORATORY, 2),
    AllOf(UseAction(1), BuildAndUpgrade(STRUCTURE)),
    Advance(2),
    Build(PLANT, 2),
    Choose(Build(CITY), Gain(kelp=1)),
    AllOf(UseAction(1), Gain(steelplast=1)),
    Choose(Build(TUNNEL), AllOf(Advance(1), Gain(card=2, credit=1))),
)
"""By slot number: A0, Y1-Y5, R1-R5, G1-G5."""

SIDE_12: Final[tuple[Tree, ...]] = (
    Gain(card=2, credit=2),
    Gain(science=1, steelplast=1, kelp=1),
    Build(TUNNEL, 2),
    AllOf(UseAction(1), GainDifferent(2)),
    AllOf(Build(CITY), Build(BUILDING)),
    Choose(Gain(science=2), Upgrade(STRUCTURE, 3)),
    Choose(Build(FARM, 2), Build(LABORATORY, 2)),
    AllOf(Build(TUNNEL), Build(CITY)),
    Gain(steelplast=2, kelp=1),
    AllOf(Build(TUNNEL), UseAction(1)),
    TakeSpecial(1),
    Advance(2),
    Build(PLANT, 2),
    Build(CITY),
    AllOf(UseAction(1), Gain(steelplast=1)),
    AllOf(Gain(card=2), Choose(Upgrade(STRUCTURE), Gain(kelp=1))),
)

CLOCKWISE: Final = (11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""The coloured slots clockwise from the first green one; solo tiles move along it (UC-SOL-07)."""
