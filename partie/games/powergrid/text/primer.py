"""What the primer of Power Grid tells from data: facts, tables, and the plants to look through."""

from collections.abc import Mapping
from typing import Final

from partie.text.primer import Cell, Icons, Rows
from partie.text.words import Words

from ..components import (
    COUNTS,
    FUELS,
    MARKETS,
    NUMBERS,
    PAYMENT,
    PLACE_COSTS,
    PLANTS,
    REFILL,
    START_MARKET,
    START_MONEY,
)
from . import amount_of

EXAMPLE: Final = PLANTS[10]
"""The plant of the first picture: one kind of fuel, and more than one city."""
HALF: Final = len(START_MARKET) // 2
FACTS: Final[Mapping[str, object]] = {
    "money": START_MONEY,
    "idle": PAYMENT[0],
    "row": HALF,
    # The Step 3 card and the lowest plant go (PG-EPO-19).
    "market3": len(START_MARKET) - 2,
    "owned": COUNTS[3].plants,
    "owned2": COUNTS[2].plants,
    "number": EXAMPLE.number,
    "burns": EXAMPLE.amount,
    "stores": EXAMPLE.stores,
    "powers": EXAMPLE.powers,
}


def tables(words: Words) -> Mapping[str, Rows]:
    """Payments, what depends on the number of players, refill, prices of fuel and of places, plants."""
    return {
        "payment": [[cities, paid] for cities, paid in enumerate(PAYMENT)],
        "players": [
            [seats, count.regions, count.removed, count.plants, count.epoch2, count.end]
            for seats, count in COUNTS.items()
        ],
        "refill": [
            [seats, *[_refill(step, words) for step in steps]] for seats, steps in sorted(REFILL.items())
        ],
        "fuel": [
            [
                Cell(words.name("fuel", fuel), [[[fuel, 1]]]),
                f"{market.spaces[0]}–{market.spaces[-1]}",
                market.per_space,
                market.start,
                market.total,
            ]
            for fuel, market in zip(FUELS, MARKETS, strict=True)
        ],
        "places": [[place, cost] for place, cost in enumerate(PLACE_COSTS, 1)],
        "plants": [
            [
                number,
                Cell(
                    words.name("type", plant.type),
                    [[[FUELS[kind], 1] for kind in plant.fuel]] if plant.fuel else (),
                ),
                plant.amount if plant.fuel else "–",
                plant.powers,
            ]
            for number, plant in PLANTS.items()
        ],
    }


def _refill(amounts: list[int], words: Words) -> Cell:
    icons: Icons = [[[fuel, amount] for fuel, amount in zip(FUELS, amounts, strict=True)]]
    said = [amount_of(fuel, amount, words) for fuel, amount in zip(FUELS, amounts, strict=True)]
    return Cell(", ".join(said), icons)


def pieces() -> Mapping[str, Mapping[str, Mapping[str, str | int]]]:
    """The plants."""
    return {"plant": {str(number): {} for number in NUMBERS}}
