"""What designed content is worth by the brief's yardstick, in resources of the Old World (steel there is 1).

A design estimate that keeps cards and tiles comparable; what bots believe is another matter.
"""

from partie.games.evacuation.cards.technologies import Tile
from partie.games.evacuation.components.perks import NAMES
from partie.games.evacuation.effects import Node

PRICES: dict[str, float] = {
    "gain-any": 1.2,
    "gain": 1.2,
    "swap": 0.4,
    "move-goods": 0.9,
    "raise": 4.0,
    "raise-any": 4.0,
    "develop": 1.2,
    "research": 2.0,
    "prepare-factory": 1.3,
    "gain-factory": 3.0,
    "gain-shuttle": 4.5,
    "build-shuttle": 2.0,
    "build-stadium": 2.0,
    "built-for-less": 0.8,
    "clone": 1.5,
    "clone-for-food": -1.6,
    "settle": 3.0,
    "settle-biome": 1.0,
    "settle-symbol": 1.0,
    "settle-steel": 0.6,
    "draw-cards": 0.6,
    "more-steps": 0.4,
    # A year's flights: launch, resources, buildings (each on every shuttle), and a stripe ignored (once).
    "flight-launch": 1.5,
    "flight-resources": 1.5,
    "flight-buildings": 1.5,
    "flight-stripes": 1.5,
}
ABILITIES: dict[str, float] = {
    "bio": 2.5,
    "geo": 2.5,
    "hydro": 2.5,
    "smileys": 0.8,
    # A resource less for each of two shuttles or stadiums, five settlements, two or three infrastructure cards.
    "shuttle": 2.0,
    "stadium": 2.0,
    "settle": 5.0,
    "infrastructure": 2.4,
    # Energy less for four or five launches, two flights back; more room on as many flights.
    "launch": 4.0,
    "returns": 2.0,
    "resources": 4.0,
    "buildings": 4.0,
    "stripes": 2.5,
    # Food of the Old World in three years, of the New World in two.
    "food-old": 2.2,
    "food-new": 3.2,
    "steps": 1.2,
    "clones": 2.2,
    "third": 3.0,
    "fourth": 2.5,
    "surcharge": 0.5,
    "income-food-old": 2.0,
    "income-steel-old": 2.7,
    "income-energy-old": 3.0,
    "income-food-new": 3.6,
    "income-steel-new": 3.6,
    "income-energy-new": 3.6,
}
"""What a lasting ability brings over a game."""


def value_of(node: Node) -> float:
    """What an effect is worth."""
    return node.worth(PRICES)


def value_of_tile(tile: Tile) -> float:
    """What a technology is worth over a game."""
    lasting = sum(ABILITIES[name] * number for name, number in zip(NAMES, tile.perks.numbers, strict=True))
    return lasting + (value_of(tile.flash) if tile.flash is not None else 0.0)
