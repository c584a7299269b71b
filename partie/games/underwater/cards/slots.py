"""The slots of the main board as effect trees, for both sides (data: slots; UC-COM-02, UC-SLT-02)."""

from typing import Final

from ..components.terms import BUILDING, CITY, FARM, LABORATORY, PLANT, STRUCTURE, TUNNEL
from ..effects import (
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

SIDE_34: Final[tuple[Tree, ...]] = (
    Gain(card=2, credit=2),  # UC-AVS-02, UC-AVS-03
    Gain(science=1, steelplast=1, kelp=1),  # UC-S34-01
    Build(TUNNEL, 2),  # UC-S34-02
    AllOf(UseAction(1), TakeSpecial(1)),  # UC-S34-03
    AllOf(Build(CITY), Build(BUILDING)),  # UC-S34-04
    Choose(Gain(science=2), Upgrade(STRUCTURE, 3)),  # UC-S34-05
    Build(FARM, 2),  # UC-S34-06
    AllOf(Build(TUNNEL), Build(CITY)),  # UC-S34-07
    Gain(steelplast=2, kelp=1),  # UC-S34-08
    Build(LABORATORY, 2),  # UC-S34-09
    AllOf(UseAction(1), BuildAndUpgrade(STRUCTURE)),  # UC-S34-10
    Advance(2),  # UC-S34-11
    Build(PLANT, 2),  # UC-S34-12
    Choose(Build(CITY), Gain(kelp=1)),  # UC-S34-13
    AllOf(UseAction(1), Gain(steelplast=1)),  # UC-S34-14
    Choose(Build(TUNNEL), AllOf(Advance(1), Gain(card=2, credit=1))),  # UC-S34-15
)
"""By slot number: A0, Y1-Y5, R1-R5, G1-G5."""

# The other slots are those of the other side (UC-S12-07).
SIDE_12: Final[tuple[Tree, ...]] = (
    Gain(card=2, credit=2),
    Gain(science=1, steelplast=1, kelp=1),
    Build(TUNNEL, 2),
    AllOf(UseAction(1), GainDifferent(2)),  # UC-S12-01
    AllOf(Build(CITY), Build(BUILDING)),
    Choose(Gain(science=2), Upgrade(STRUCTURE, 3)),
    Choose(Build(FARM, 2), Build(LABORATORY, 2)),  # UC-S12-02
    AllOf(Build(TUNNEL), Build(CITY)),
    Gain(steelplast=2, kelp=1),
    AllOf(Build(TUNNEL), UseAction(1)),  # UC-S12-03
    TakeSpecial(1),  # UC-S12-04
    Advance(2),
    Build(PLANT, 2),
    Build(CITY),  # UC-S12-05
    AllOf(UseAction(1), Gain(steelplast=1)),
    AllOf(Gain(card=2), Choose(Upgrade(STRUCTURE), Gain(kelp=1))),  # UC-S12-06
)

CLOCKWISE: Final = (11, 12, 13, 14, 15, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""The coloured slots clockwise from the first green one; solo tiles move along it (UC-SOL-07)."""
