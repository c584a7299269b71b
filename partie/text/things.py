"""What the components of a game say: each card, tile and slot with its name and text, for clients that draw them.

    things(Words("cs", "underwater"))["card"]["37"]

Kinds and ids are those of the game's view; a game of plain boards has none.
"""

from typing import NamedTuple

from .effects import EffectWords
from .words import Words


class Thing(NamedTuple):
    """A name, what it does in sentences (or nothing), and short words beside it: colour, type, price."""

    say: str
    about: str
    facts: list[str]


Things = dict[str, dict[str, Thing]]
"""Kind -> id -> thing."""


def things(words: Words) -> Things:
    """Everything that words tell of a game's components."""
    if words.game == "underwater":
        return _underwater(words)
    return _powergrid(words) if words.game == "powergrid" else {}


def _underwater(words: Words) -> Things:
    from partie.games.underwater.cards import ALL_CARDS, CONTRACTS, METROPOLISES
    from partie.games.underwater.slots import SIDE_12, SIDE_34
    from partie.games.underwater.terms import COLOURS, NO_COLOUR, SLOT_COLOURS, SLOTS, TYPES

    texts = EffectWords(words.language, words.strict)
    cards: dict[str, Thing] = {}
    for card in ALL_CARDS:
        facts = [words.name("type", TYPES[card.type])]
        if card.playable:
            facts = [words.name("colour", COLOURS[card.colour]), *facts, words.name("back", card.era)]
        if card.cost:
            facts.append(words.say("card-cost", cost=card.cost))
        cards[str(card.number)] = Thing(texts.name("card", card.name), texts.card(card), facts)
    tiles = {
        str(tile.number): Thing(
            texts.name("metropolis", tile.name),
            texts.metropolis(tile),
            [words.name("metropolis", "brown" if tile.brown else "blue")],
        )
        for tile in METROPOLISES
    }
    contracts = {
        str(item.number): Thing(texts.name("contract", item.name), texts.contract(item), [])
        for item in CONTRACTS
    }
    found: Things = {"card": cards, "metropolis": tiles, "contract": contracts}
    for side, slots in (("1-2", SIDE_12), ("3-4", SIDE_34)):
        found[f"slot-{side}"] = {
            SLOTS[number]: Thing(
                words.say("source-slot", slot=SLOTS[number]),
                texts.effect(effect),
                [words.name("colour", COLOURS[SLOT_COLOURS[number]])]
                if SLOT_COLOURS[number] != NO_COLOUR
                else [],
            )
            for number, effect in enumerate(slots)
        }
    return found


def _powergrid(words: Words) -> Things:
    from partie.games.powergrid.components import FUELS, PLANTS

    found: dict[str, Thing] = {}
    for number, plant in PLANTS.items():
        burns = words.say("web-plant-free")
        if plant.fuel:
            fuel = "/".join(words.name("fuel", FUELS[kind]) for kind in plant.fuel)
            burns = words.say("web-plant-burns", amount=plant.amount, fuel=fuel)
        about = f"{burns} {words.say('web-plant-powers', cities=plant.powers)}"
        found[str(number)] = Thing(str(number), about, [words.name("type", plant.type)])
    return {"plant": found}
