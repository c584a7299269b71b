"""What a card, a metropolis tile and a contract are."""

from typing import Final

from ..effects import AtLeast, Node
from ..terms import NO_COLOUR

ERA_OF_SPECIAL: Final = 4
FIRST_OF_ERA: Final = (1, 67, 124, 181, 206)
"""Numbers: era I from 1, II from 67, III from 124, special cards from 181, assistants from 206."""


class Card:
    """One card. `cost` is the price of a special card in credits, 0 for all others.

    `name` is the text key of the name (`card-<name>` in locale/); cards of a family share it.
    `source` says who tells the effect (rulebook, public); designed cards have none.
    """

    __slots__ = ("colour", "cost", "designed", "effect", "name", "number", "source", "type")

    def __init__(
        self,
        number: int,
        name: str,
        colour: int,
        type: int,
        effect: Node,
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

    @property
    def era(self) -> int:
        """What the back shows: 1 to 3, 4 for a special card, 5 for an assistant."""
        return sum(1 for first in FIRST_OF_ERA if self.number >= first)

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
        instant: Node | None = None,
        production: Node | None = None,
        end: Node | None = None,
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
        conditions: tuple[AtLeast, ...],
        benefit: Node,
        source: str = "",
        designed: bool = False,
    ) -> None:
        self.number = number
        self.name = name
        self.conditions = conditions
        self.benefit = benefit
        self.source = source
        self.designed = designed
