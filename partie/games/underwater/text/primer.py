"""What the primer of Underwater Cities tells from data: facts, tables, and the components to look through."""

from collections.abc import Mapping, Sequence
from typing import Final

from partie.euro.amounts import Amount, Gift
from partie.text.primer import Cell, Icons, Rows
from partie.text.things import Thing
from partie.text.words import Words

from ..cards import ALL_CARDS, CONTRACTS, METROPOLISES
from ..components import (
    ACTION_LIMIT,
    BIOMATTER_IN_CREDITS,
    CITY_POINTS,
    CONTRACTS_DEALT,
    COSTS,
    DRAWN_AT_ERA,
    FEDERATION_BONUS,
    HAND_LIMIT,
    KEPT,
    LAST_OF_ERA,
    PAIRS,
    PLAIN,
    ROW,
    SOLO_CITIES,
    SOLO_POINTS,
    TURNS,
    UNFED,
    UNITS_A_POINT,
    UPGRADED,
)
from ..components.terms import (
    COLOURS,
    GAINS,
    KINDS,
    SLOT_COLOURS,
    SLOTS,
    TYPES,
)
from . import things

FACTS: Final[Mapping[str, object]] = {
    "rounds": LAST_OF_ERA[-1],
    "turns": TURNS,
    "ends": f"{LAST_OF_ERA[0]}, {LAST_OF_ERA[1]}",
    "last": LAST_OF_ERA[2],
    "hand": HAND_LIMIT,
    "kept": KEPT,
    "drawn": DRAWN_AT_ERA,
    "laid": ACTION_LIMIT,
    "unfed": UNFED,
    "biomatter": BIOMATTER_IN_CREDITS,
    "units": UNITS_A_POINT,
    "row": ROW,
    "contracts": CONTRACTS_DEALT,
    "solo-cities": SOLO_CITIES,
    "solo-points": SOLO_POINTS,
}


def tables(words: Words) -> Mapping[str, Rows]:
    """Costs, production, slots, types of cards, scoring of cities, the Federation track, metropolises."""
    told = things(words)
    return {
        "costs": [
            [_kind(kind, words), _resources(cost, words)] for kind, cost in zip(KINDS, COSTS, strict=True)
        ],
        "yields": [
            [
                _kind(kind, words),
                _gift(PLAIN[i], words),
                _gift(UPGRADED[i], words) if i < len(UPGRADED) else "–",
                _gift(PAIRS[i], words) if i < len(PAIRS) else "–",
            ]
            for i, kind in enumerate(KINDS)
        ],
        "slots": [
            [
                slot,
                words.name("colour", COLOURS[SLOT_COLOURS[i]]),
                *[_thing(told[f"slot-{side}"][slot]) for side in ("1-2", "3-4")],
            ]
            for i, slot in enumerate(SLOTS)
        ],
        "cards": [
            [words.name("type", kind), sum(1 for card in ALL_CARDS if card.type == i and card.playable)]
            for i, kind in enumerate(TYPES)
        ],
        "cities": [[kinds, points] for kinds, points in enumerate(CITY_POINTS)],
        "federation": [
            [f"{climbed}+" if climbed == len(FEDERATION_BONUS) else climbed, _gift(bonus, words)]
            for climbed, bonus in enumerate(FEDERATION_BONUS, 1)
        ],
        "metropolises": [[found.say, found.facts[0], _thing(found)] for found in told["metropolis"].values()],
    }


def _kind(kind: str, words: Words) -> Cell:
    return Cell(words.name("thing", kind))


def _thing(thing: Thing) -> Cell:
    return Cell(thing.about, thing.icons)


def _resources(amount: Amount, words: Words) -> Cell:
    return _counted(amount.parts(), words)


def _gift(gift: Gift, words: Words) -> Cell:
    return _counted([*gift.told, gift.cards], words)


def _counted(amounts: Sequence[int], words: Words) -> Cell:
    found = [(name, count) for name, count in zip(GAINS, amounts, strict=False) if count]
    icons: Icons = [[[name, count] for name, count in found]] if found else []
    said = [
        words.say("resource-amount", amount=count, counted=words.forms(f"resource-{name}", count)["counted"])
        for name, count in found
    ]
    return Cell(", ".join(said) or "–", icons)


def pieces() -> Mapping[str, Mapping[str, Mapping[str, str | int]]]:
    """Cards, metropolises and government contracts."""
    return {
        "card": {
            str(card.number): {
                "colour": COLOURS[card.colour],
                "type": TYPES[card.type],
                "cost": card.cost,
                "era": card.era,
            }
            for card in ALL_CARDS
        },
        "metropolis": {str(tile.number): {"brown": int(tile.brown)} for tile in METROPOLISES},
        "slot-1-2": {slot: {"colour": COLOURS[SLOT_COLOURS[i]]} for i, slot in enumerate(SLOTS)},
        "slot-3-4": {slot: {"colour": COLOURS[SLOT_COLOURS[i]]} for i, slot in enumerate(SLOTS)},
        "contract": {str(item.number): {} for item in CONTRACTS},
    }
