"""The cards laid in front of a player with all that follows from them: data that `trees.tableau_of` makes once.

(It lies below the cards: what a card does is told by nodes of any state, `When` and the others.)
"""

from typing import Any, Final

from partie.euro.amounts import NOTHING, Amount
from partie.euro.effects import Part, When
from partie.euro.paying import Costs, Substitute

from ..components import COSTS, HAND_LIMIT
from ..components.terms import BIOMATTER, EVENTS, KELP, STEELPLAST

BIOMATTER_INSTEAD: Final = Substitute(BIOMATTER, (KELP, STEELPLAST))
"""UC-BIO-01 to UC-BIO-06: in building costs, biomatter stands in for kelp and steelplast and for nothing else."""
USUAL_COSTS: Final = Costs(COSTS, BIOMATTER_INSTEAD)
NO_DISCOUNTS: Final[tuple[Amount, ...]] = (NOTHING,) * len(COSTS)


class Tableau:
    """Laid cards and what they change. Never edited."""

    __slots__ = (
        "_costs", "abilities", "actions", "costs", "discounts", "ends", "fed", "laid", "limit", "on", "once", "opens",
        "others", "productions", "rewards", "specials", "upgrade_discounts", "upgrades",
    )  # fmt: skip

    def __init__(self, laid: tuple[int, ...]) -> None:
        self.laid = laid
        """In rising order, the assistant included."""
        self.actions: tuple[int, ...] = ()
        self.productions: tuple[Part[Any], ...] = ()
        self.ends: tuple[int, ...] = ()
        self.once: tuple[int, ...] = ()
        """Cards with an ability of each turn (UC-GLO-19)."""
        self.abilities = NOTHING
        """The most that these could bring."""
        self.on: list[tuple[When[Any], ...]] = [()] * len(EVENTS)
        """By event: what waits for it."""
        self.rewards = NOTHING
        """The most that what waits for events within an effect could bring, any number of times."""
        self.opens = 0
        """The kinds for which it may open new sites."""
        self.upgrades = False
        """Whether it may upgrade something."""
        self.specials = 0
        """How many of them are special cards."""
        self.others = 0
        """How many are no assistants."""
        self.fed = 0
        """Cities that need no food (UC-FEE-01)."""
        self.limit = HAND_LIMIT
        self.discounts = NO_DISCOUNTS
        """By kind: what building it costs less (UC-GLO-13)."""
        self.upgrade_discounts = NO_DISCOUNTS
        self.costs = USUAL_COSTS
        """Usual costs with the discounts taken off."""
        self._costs: dict[int, Costs] = {}

    def costs_after(self, key: int, stated: Costs) -> Costs:
        """Costs that an effect states (known by its number), with the discounts taken off; remembered."""
        if self.discounts is NO_DISCOUNTS:
            return stated
        found = self._costs.get(key)
        if found is None:
            found = self._costs[key] = stated.less(self.discounts)
        return found


NO_TABLEAU: Final = Tableau(())
