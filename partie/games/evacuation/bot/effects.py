"""What effects, abilities and goals are worth whatever the position, in points."""

from typing import Final

from ..cards.actions import ACTION_CARDS
from ..cards.bonuses import BONUSES
from ..cards.goals import GOALS
from ..components.perks import NAMES

PRICES: Final[dict[str, float]] = {
    "gain-any": 0.9,
    "gain": 0.8,
    "swap": 0.3,
    "move-goods": 0.7,
    "raise": 1.5,
    "raise-any": 1.5,
    "develop": 1.0,
    "research": 1.6,
    "prepare-factory": 1.0,
    "gain-factory": 2.0,
    "gain-shuttle": 3.0,
    "build-shuttle": 1.5,
    "build-stadium": 1.5,
    "built-for-less": 0.6,
    "clone": 1.2,
    "clone-for-food": -0.8,
    "settle": 3.0,
    "settle-biome": 1.0,
    "settle-symbol": 1.0,
    "settle-steel": 0.6,
    "draw-cards": 0.5,
    "more-steps": 0.4,
    "flight-launch": 1.2,
    "flight-resources": 1.2,
    "flight-buildings": 1.2,
    "flight-stripes": 1.2,
}
"""What each thing is worth that an effect may bring."""
CARD_VALUES: Final[list[float]] = [
    card.effect.worth(PRICES) + 0.33 * max(card.strengths) for card in ACTION_CARDS
]
BONUS_VALUES: Final[list[tuple[float, float]]] = [
    (bonus.effects[0].worth(PRICES), bonus.effects[1].worth(PRICES)) for bonus in BONUSES
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
