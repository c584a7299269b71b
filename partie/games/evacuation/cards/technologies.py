"""The 36 technology tiles: four sets of nine, three of each level. All designed.

Set 1 leans to transport, 2 to people and settlement, 3 to industry, 4 to research and entertainment.
"""

from typing import Final

from ..book import TILES, Tile
from ..effects import (
    Ability,
    Clone,
    Develop,
    GainAny,
    GainFactory,
    GainShuttle,
    InOrder,
    Node,
    Raise,
    RaiseAny,
    Research,
    Settle,
    amount_to,
    lasting,
)

__all__ = ["SETS", "TILES", "TILES_OF_A_SET", "Tile"]

Gift = tuple[Ability, ...] | Node
"""What lasts, or an effect at once."""
_SETS: Final[list[list[tuple[str, Gift] | tuple[str, Gift, Node]]]] = [
    [
        ("light-hulls", lasting(shuttle=1, smileys=1)),
        ("dock-drill", lasting(third=1)),
        ("tide-charts", lasting(hydro=1, smileys=1)),
        ("clean-boosters", lasting(launch=1, smileys=1)),
        ("reserve-hangar", InOrder(GainShuttle(), GainAny(1))),
        ("all-ground-gear", lasting(geo=1, stripes=1)),
        ("cargo-rings", lasting(resources=1, buildings=1)),
        ("orbital-yard", RaiseAny(2)),
        ("sun-sails", lasting(income_energy_new=1, returns=1, smileys=2)),
    ],
    [
        ("careful-rations", lasting(food_old=1, smileys=1)),
        ("shift-plan", lasting(third=1)),
        ("seed-vault", lasting(bio=1)),
        ("clone-nursery", lasting(clones=1, geo=1)),
        ("rescue-corps", lasting(stripes=1, food_new=1)),
        ("prefab-homes", lasting(settle=1)),
        ("vanguard", lasting(smileys=1), InOrder(Clone(2), Settle(biome=1))),
        ("twin-towns", Raise(food=1, steel=1)),
        ("sky-gardens", lasting(food_new=2, smileys=2)),
    ],
    [
        ("kit-factory", GainFactory()),
        ("pipe-standard", lasting(infrastructure=1, smileys=1)),
        ("deep-mines", lasting(income_steel_old=1)),
        ("bedrock-survey", lasting(geo=1, stadium=1, smileys=1)),
        ("water-mills", lasting(hydro=1, fourth=1)),
        ("master-plan", InOrder(Develop(2), GainFactory())),
        ("heavy-lift", lasting(buildings=1, income_steel_new=1)),
        ("smelter-ring", Raise(food=1, energy=1)),
        ("assembly-towns", lasting(settle=1, surcharge=1, smileys=2)),
    ],
    [
        ("show-business", lasting(income_food_old=1, smileys=1)),
        ("field-biology", lasting(bio=1)),
        ("open-library", GainAny(3)),
        ("night-school", lasting(third=1, steps=1, smileys=1)),
        ("sea-relay", lasting(hydro=1, returns=1)),
        ("think-tank", InOrder(Research(1), GainAny(3))),
        ("signal-towers", lasting(income_energy_new=1, steps=1, smileys=2)),
        ("grand-academy", Raise(steel=1, energy=1)),
        ("pantry-ships", lasting(food_new=1, resources=1, smileys=1)),
    ],
]


def _tile(number: int, i: int, row: tuple[str, Gift] | tuple[str, Gift, Node]) -> Tile:
    gives: tuple[Ability, ...] = row[1] if isinstance(row[1], tuple) else ()
    flash = row[2] if len(row) == 3 else None if isinstance(row[1], tuple) else row[1]
    return Tile(row[0], number, i // 3 + 1, gives, amount_to(gives), flash)


TILES.extend(_tile(number, i, row) for number, rows in enumerate(_SETS) for i, row in enumerate(rows))
SETS: Final = 4
TILES_OF_A_SET: Final = 9
