"""The highest numbers of things in a state, as the data has them."""

from typing import Final

from partie.euro.sets import all_below

from ..cards.goals import GOALS
from ..components import BOX, SHUTTLES, SOLO_CARDS, STADIUMS, TASKS
from ..components.new_world import AREAS
from ..components.requirements import INFRASTRUCTURE

LAST_SHUTTLE: Final = len(SHUTTLES) - 1
LAST_STADIUM: Final = len(STADIUMS) - 1
LAST_PLAN: Final = len(INFRASTRUCTURE) - 1
LAST_OFFERED: Final = max(LAST_SHUTTLE, LAST_STADIUM, LAST_PLAN)
LAST_TILE: Final[int] = BOX["technology_tiles"] - 1
LAST_BONUS: Final[int] = BOX["bonus_cards"] - 1
LAST_GOAL: Final = len(GOALS) - 1
LAST_TASK: Final = len(TASKS) - 1
LAST_SOLO: Final = len(SOLO_CARDS) - 1
ALL_AREAS: Final = all_below(len(AREAS))
ALL_GOALS: Final = all_below(len(GOALS))
"""As sets."""
