"""What a card, a metropolis tile and a contract are."""

from ..components.terms import NO_COLOUR
from ..effects import AtLeast, Tree
from ..state.made import Underwater


class Card:
    """One card. `cost` is the price of a special card in credits, 0 for all others.

    `name` is the text key of the name (`card-<name>` in locale/).
    `source` says who tells the effect (rulebook, public); designed cards have none.
    """

    __slots__ = ("colour", "cost", "designed", "effect", "era", "name", "number", "source", "type")

    def __init__(
        self,
        number: int,
        name: str,
        colour: int,
        type: int,
        effect: Tree,
        cost: int = 0,
        source: str = "",
        designed: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.colour = colour
        self.type = type
        self.effect = effect
        self.cost = cost
        self.source = source
        self.designed = designed
        self.era = 0
        """What the back shows, by the deck in which it stands: 1 to 3, 4 for a special card, 5 for an assistant."""

    @property
    def playable(self) -> bool:
        """Whether it is ever in a hand (assistants lie on the table from the start)."""
        return self.colour != NO_COLOUR


class Metropolis:
    """A metropolis tile: brown ones score at the end, blue ones act at once and perhaps in production."""

    __slots__ = ("brown", "designed", "end", "in_solo", "instant", "name", "number", "production", "source")

    def __init__(
        self,
        number: int,
        name: str,
        brown: bool = False,
        instant: Tree | None = None,
        production: Tree | None = None,
        end: Tree | None = None,
        in_solo: bool = True,
        source: str = "",
        designed: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.brown = brown
        self.instant = instant
        self.production = production
        self.end = end
        self.in_solo = in_solo
        self.source = source
        self.designed = designed


class Contract:
    """A government contract: the first to meet all conditions takes it with its benefit."""

    __slots__ = ("benefit", "conditions", "designed", "name", "number", "source")

    def __init__(
        self,
        number: int,
        name: str,
        conditions: tuple[AtLeast[Underwater], ...],
        benefit: Tree,
        source: str = "",
        designed: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.conditions = conditions
        self.benefit = benefit
        self.source = source
        self.designed = designed
