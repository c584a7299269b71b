"""What Power Grid says of its plants."""

from partie.games.powergrid.components import FUELS, PLANTS

from .things import Thing, Things
from .words import Words


def things(words: Words) -> Things:
    """Every plant: what it burns and supplies."""
    found: dict[str, Thing] = {}
    for number, plant in PLANTS.items():
        burns = words.say("web-plant-free")
        if plant.fuel:
            fuel = "/".join(words.name("fuel", FUELS[kind]) for kind in plant.fuel)
            burns = words.say("web-plant-burns", amount=plant.amount, fuel=fuel)
        about = f"{burns} {words.say('web-plant-powers', cities=plant.powers)}"
        found[str(number)] = Thing(str(number), about, [words.name("type", plant.type)])
    return {"plant": found}
