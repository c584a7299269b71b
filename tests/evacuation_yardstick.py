"""What designed content is worth by the brief's yardstick, in resources of the Old World (steel there is 1).

A design estimate that keeps cards and tiles comparable; what bots believe is another matter.
"""

from partie.games.evacuation.cards.technologies import Tile
from partie.games.evacuation.effects import (
    AllOf,
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    DrawCards,
    FlightHelp,
    Gain,
    GainAny,
    GainFactory,
    GainShuttle,
    MoreSteps,
    MoveGoods,
    Node,
    PrepareFactory,
    Raise,
    RaiseAny,
    Research,
    Settle,
    Swap,
)
from partie.games.evacuation.lasting import NAMES

COUNTED: dict[type[Node], float] = {
    GainAny: 1.2,
    Swap: 0.4,
    MoveGoods: 0.9,
    Develop: 1.2,
    Research: 2.0,
    PrepareFactory: 1.3,
    DrawCards: 0.6,
    MoreSteps: 0.4,
    RaiseAny: 4.0,
}
HELPS = (1.5, 1.5, 1.5, 1.5)
"""A year's flights: launch, resources, buildings (each on every shuttle), and a stripe ignored (once)."""
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
    if isinstance(node, AllOf):
        return sum(value_of(part) for part in node.parts)
    if isinstance(node, Settle):
        return 3.0 + node.biome + node.symbols + 0.6 * node.steel
    if isinstance(node, BuildShuttle | BuildStadium):
        return 2.0 + 0.8 * node.less
    if isinstance(node, GainShuttle):
        return 4.5
    if isinstance(node, GainFactory):
        return 3.0 * node.count
    if isinstance(node, Clone):
        return 1.5 * node.count - 1.6 * node.food
    if isinstance(node, Gain):
        return 1.2 * sum(node.goods)
    if isinstance(node, Raise):
        return 4.0 * sum(node.goods)
    if isinstance(node, FlightHelp):
        return sum(each * more for each, more in zip(HELPS, node.help, strict=True))
    return COUNTED[type(node)] * node.numbers()[0]


def value_of_tile(tile: Tile) -> float:
    """What a technology is worth over a game."""
    lasting = sum(ABILITIES[name] * number for name, number in zip(NAMES, tile.lasting.numbers, strict=True))
    return lasting + (value_of(tile.flash) if tile.flash is not None else 0.0)
