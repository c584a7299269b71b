"""What Power Grid says of its plants, and of fuel that is left behind."""

from partie.games.powergrid.components import FUELS, PLANTS
from partie.games.powergrid.moves import BID, BUY, DONE, KEEP, LEAVE, OPEN, PASS, SCRAP
from partie.kernel.step import Move

from .speakers import Speaker
from .things import Thing, Things
from .words import Words


class PowerGridSpeaker(Speaker):
    """Amounts of several fuels in one move: `2 coal and 1 oil`."""

    fixed = (PASS, OPEN, BID, SCRAP, KEEP, BUY, DONE)

    def of_move(self, move: Move) -> dict[str, object]:
        if move[0] != LEAVE:
            return {}
        words = self.words
        left = zip(FUELS, move[2:], strict=True)
        named = [words.say("fuel-amount", amount=n, name=words.name("fuel", fuel)) for fuel, n in left if n]
        return {"left": words.listed(named)}


SPEAKER = PowerGridSpeaker


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
