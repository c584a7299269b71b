"""What effects, abilities and goals are worth whatever the position, in points."""

from typing import Final

from ..cards.actions import ACTION_CARDS
from ..cards.bonuses import BONUSES
from ..cards.goals import GOALS
from ..effects import (
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
    MoreSteps,
    MoveGoods,
    Node,
    PrepareFactory,
    Research,
    Settle,
    Swap,
)
from ..lasting import NAMES

_COUNTED: Final[list[tuple[type[Node], float]]] = [
    (GainAny, 0.9),
    (Swap, 0.3),
    (MoveGoods, 0.7),
    (Develop, 1.0),
    (Research, 1.6),
    (PrepareFactory, 1.0),
    (DrawCards, 0.5),
    (MoreSteps, 0.4),
]


def value_of(node: Node) -> float:
    """What an effect is worth by itself."""
    if isinstance(node, AllOf):
        return sum([value_of(part) for part in node.parts])
    if isinstance(node, Settle):
        return 3.0 + node.biome + node.symbols + 0.6 * node.steel
    if isinstance(node, BuildShuttle | BuildStadium):
        return 1.5 + 0.6 * node.less
    if isinstance(node, GainFactory):
        return 2.0 * node.count
    if isinstance(node, Clone):
        return 1.2 * node.count - 0.8 * node.food
    if isinstance(node, Gain):
        return 0.8 * sum(node.goods)
    if isinstance(node, FlightHelp):
        return 1.2 * sum(node.help)
    for kind, value in _COUNTED:
        if isinstance(node, kind):
            return value * node.numbers()[0]
    return 3.0


CARD_VALUES: Final[list[float]] = [
    value_of(card.effect) + 0.33 * max(card.strengths) for card in ACTION_CARDS
]
BONUS_VALUES: Final[list[tuple[float, float]]] = [
    (value_of(bonus.effects[0]), value_of(bonus.effects[1])) for bonus in BONUSES
]
_ABILITIES: Final[dict[str, float]] = {
    "bio": 2.0,
    "geo": 2.0,
    "hydro": 2.0,
    "smileys": 0.3,
    "shuttle": 1.5,
    "stadium": 1.5,
    "settle": 3.0,
    "infrastructure": 2.0,
    "launch": 2.5,
    "returns": 1.0,
    "resources": 2.0,
    "buildings": 2.5,
    "stripes": 2.5,
    "food-old": 0.8,
    "food-new": 2.5,
    "steps": 1.5,
    "clones": 1.0,
    "third": 2.0,
    "fourth": 2.5,
    "surcharge": 0.3,
    "income-food-old": 1.0,
    "income-steel-old": 2.0,
    "income-energy-old": 2.0,
    "income-food-new": 3.0,
    "income-steel-new": 3.0,
    "income-energy-new": 3.0,
}
ABILITIES: Final[list[float]] = [_ABILITIES[name] for name in NAMES]
"""By lasting ability: what it is worth over a whole game."""
_LEANINGS: Final[list[tuple[str, ...]]] = [
    ("forest", "ocean", "shuttles", "early"),
    ("tundra", "desert", "biomes", "population", "supplies"),
    ("factories", "infrastructure", "production"),
    ("technologies", "masteries", "smileys", "milestones"),
]
"""By technology set: the goals that its tiles help with."""
GOAL_LEANS: Final[list[list[float]]] = [
    [1.0 if goal.id in leaning else 0.0 for goal in GOALS] for leaning in _LEANINGS
]
"""By technology set and goal: how much more than another it brings; goals themselves are levelled."""
_GROWTH: Final[dict[str, float]] = {
    "tundra": 1.05,
    "desert": 1.2,
    "forest": 1.0,
    "ocean": 0.65,
    "biomes": 1.2,
    "factories": 1.2,
    "population": 3.3,
    "technologies": 1.8,
    "masteries": 0.4,
    "infrastructure": 1.0,
    "smileys": 2.3,
    "shuttles": 1.0,
    "production": 10.0,
    "supplies": 2.0,
    "milestones": 2.6,
    "early": 2.0,
}
GOAL_GROWTH: Final[list[float]] = [_GROWTH[goal.id] for goal in GOALS]
"""By goal: how many of what it counts a year usually adds to its holder."""
