"""What the owner of a printed game may write on cards, metropolis tiles and contracts (kernel/keeping/own.py)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from partie.kernel.keeping.own import Written, entries

from .. import effects
from ..components import terms
from ..components.terms import NO_COLOUR, TYPES
from .card import Card, Contract, Metropolis

NAMES: Final[dict[str, Any]] = {**vars(terms), **vars(effects)}
"""What an effect may be written with: kinds and colours, nodes and prices."""
GAME: Final = "underwater"
TREE: Final = effects.Part
WRITTEN: Final[tuple[Written, ...]] = (
    Written(
        "cards",
        "Card",
        ("number", "name", "colour", "type", "effect", "cost"),
        "card",
        ("era1", "era2", "era3", "special"),
    ),
    Written(
        "metropolises",
        "Metropolis",
        ("number", "name", "brown", "instant", "production", "end"),
        "metropolis",
        ("metropolises",),
    ),
    Written("contracts", "Contract", ("number", "name", "conditions", "benefit"), "contract", ("contracts",)),
)
"""Where the entries stand, for the template of an owner's file."""


def own_cards(deck: Sequence[Card]) -> tuple[Card, ...]:
    """A deck with the owner's cards."""
    fields: dict[str, type | tuple[type, ...]] = {"colour": int, "type": int, "effect": TREE, "cost": int}

    def remake(card: Card, given: Mapping[str, Any]) -> Card:
        values = {"colour": card.colour, "type": card.type, "effect": card.effect, "cost": card.cost, **given}
        if values["colour"] >= NO_COLOUR or values["type"] >= len(TYPES):
            raise ValueError("colour: YELLOW, RED, GREEN; type: INSTANT, PERMANENT, ACTION, PRODUCTION, END")
        return Card(card.number, card.name, source="public", **values)

    return tuple(entries(GAME, "cards", deck, fields, remake, NAMES, "card"))


def own_metropolises(tiles: Sequence[Metropolis]) -> tuple[Metropolis, ...]:
    """Metropolis tiles with the owner's."""
    parts = ("instant", "production", "end")
    fields: dict[str, type | tuple[type, ...]] = {part: (TREE, type(None)) for part in parts}

    def remake(tile: Metropolis, given: Mapping[str, Any]) -> Metropolis:
        values = {part: getattr(tile, part) for part in parts} | dict(given)
        return Metropolis(tile.number, tile.name, tile.brown, in_solo=tile.in_solo, source="public", **values)

    return tuple(entries(GAME, "metropolises", tiles, fields, remake, NAMES, "metropolis"))


def own_contracts(cards: Sequence[Contract]) -> tuple[Contract, ...]:
    """Government contracts with the owner's."""
    fields: dict[str, type | tuple[type, ...]] = {"conditions": tuple, "benefit": TREE}

    def remake(card: Contract, given: Mapping[str, Any]) -> Contract:
        values = {"conditions": card.conditions, "benefit": card.benefit, **given}
        return Contract(card.number, card.name, source="public", **values)

    return tuple(entries(GAME, "contracts", cards, fields, remake, NAMES, "contract"))
