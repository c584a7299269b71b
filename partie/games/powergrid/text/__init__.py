"""What Power Grid says of its plants, and of fuel that is left behind."""

from partie.kernel.engine.step import Move
from partie.text.speakers import Speaker
from partie.text.things import Thing, Things
from partie.text.words import Words

from ..components import FUELS, MAPS, PLANTS
from ..moves import BID, BUY, DONE, KEEP, LEAVE, OPEN, PASS, SCRAP


def counted(fuel: str, amount: int, words: Words) -> str:
    """The fuel's name as it stands after a number."""
    return words.forms(f"fuel-{fuel}", amount)["counted"]


def amount_of(fuel: str, amount: int, words: Words) -> str:
    """`2 coal`."""
    return words.say("fuel-amount", amount=amount, counted=counted(fuel, amount, words))


class PowerGridSpeaker(Speaker):
    """Amounts of several fuels in one move: `2 coal and 1 oil`."""

    fixed = (PASS, OPEN, BID, SCRAP, KEEP, BUY, DONE)

    def of_move(self, move: Move) -> dict[str, object]:
        if move[0] != LEAVE:
            return {}
        words = self.words
        left = zip(FUELS, move[2:], strict=True)
        return {"left": words.listed([amount_of(fuel, n, words) for fuel, n in left if n])}


SPEAKER = PowerGridSpeaker
NAMED = {
    "option-map": list(MAPS),
    "region": [region for area in MAPS.values() for region in area.regions],
    "city": [city for area in MAPS.values() for city in area.ids],
}
"""What has a name beside the plants."""


def things(words: Words) -> Things:
    """Every plant: what it burns and supplies."""
    found: dict[str, Thing] = {}
    for number, plant in PLANTS.items():
        burns = words.say("web-plant-free")
        if plant.fuel:
            fuel = "/".join(counted(FUELS[kind], plant.amount, words) for kind in plant.fuel)
            burns = words.say("plant-burns", amount=plant.amount, fuel=fuel)
        about = f"{burns} {words.say('plant-powers', cities=plant.powers)}"
        found[str(number)] = Thing(str(number), about, [words.name("type", plant.type)])
    return {"plant": found}
