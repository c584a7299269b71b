"""Fields of a position that are written by the names of things: cards, tiles, areas and goals."""

from typing import Final

from ..cards.actions import ACTION_CARDS
from ..cards.goals import GOALS
from ..cards.technologies import TILES
from ..components import LAND, SHUTTLES, STADIUMS, TASKS
from ..components.new_world import AREA_IDS
from ..components.requirements import INFRASTRUCTURE

STADIUM_IDS: Final = [card.id for card in STADIUMS]
SHUTTLE_IDS: Final = [tile.id for tile in SHUTTLES]
PLAN_IDS: Final = [card.id for card in INFRASTRUCTURE]
GOAL_IDS: Final = [goal.id for goal in GOALS]
CARD_IDS: Final = [card.id for card in ACTION_CARDS]
LAND_IDS: Final = [land.id for land in LAND]
LISTS: Final[dict[str, list[str]]] = {
    "stadiums": STADIUM_IDS, "old_stadiums": STADIUM_IDS, "rival_stadiums": STADIUM_IDS,
    "shuttles": SHUTTLE_IDS, "old_shuttles": SHUTTLE_IDS, "back": SHUTTLE_IDS,
    "plans": PLAN_IDS, "works": PLAN_IDS, "met": PLAN_IDS,
    "hand": CARD_IDS, "down": CARD_IDS, "up": CARD_IDS, "dropped": CARD_IDS, "deck": CARD_IDS,
    "goals": GOAL_IDS, "pile": GOAL_IDS, "forgone": GOAL_IDS, "goal_box": GOAL_IDS, "rival_pile": GOAL_IDS,
    "tiles": [tile.id for tile in TILES],
    "tasks": [task.id for task in TASKS],
}  # fmt: skip
"""Fields that are lists of things, by the names of those."""
SETS: Final[dict[str, list[str]]] = {"settled": AREA_IDS, "rival_settled": AREA_IDS, "land": LAND_IDS}
"""Fields that are sets as bits."""
ROWS: Final = (SHUTTLE_IDS, STADIUM_IDS, PLAN_IDS)
"""`offers` and `decks`."""
