"""The ten actions of a player board in their four groups; the number of a group is the strength of its actions."""

from typing import Final

from ..effects import (
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    GainAny,
    InOrder,
    Node,
    PrepareFactory,
    Research,
    Settle,
    Swap,
)


class BoardAction:
    """An action printed on the board (EV-ACT-04, EV-ACT-05). Groups of c to g and i: a public account of the game."""

    __slots__ = ("effect", "group", "id")

    def __init__(self, name: str, group: int, effect: Node) -> None:
        self.id = name
        self.group = group
        self.effect = effect


GAIN_DEVELOP: Final = 0
GAIN_RESEARCH: Final = 1
SETTLE: Final = 2
SHUTTLE: Final = 3
STADIUM: Final = 4
FACTORY: Final = 5
CLONE: Final = 6
DEVELOP: Final = 7
EXCHANGE: Final = 8
RESEARCH: Final = 9

BOARD: Final[list[BoardAction]] = [
    BoardAction("gain-and-develop", 1, InOrder(GainAny(1), Develop(2))),
    BoardAction("gain-and-research", 1, InOrder(GainAny(1), Research(1))),
    BoardAction("settle", 2, Settle()),
    BoardAction("build-shuttle", 2, BuildShuttle()),
    BoardAction("build-stadium", 2, BuildStadium()),
    BoardAction("prepare-factory", 3, PrepareFactory(1)),
    BoardAction("clone", 3, Clone(2, food=1)),
    BoardAction("develop", 3, Develop(2)),
    BoardAction("gain-and-exchange", 4, InOrder(GainAny(1), Swap(3))),
    BoardAction("research", 4, Research(1)),
]
"""EV-ACT-14, in the order of the rulebook; the third infrastructure and research: EV-EXC-01, EV-EXC-06."""
LIMITED_GROUP: Final = 1
"""The pair that the overlay tile covers: once a year with advanced actions (EV-ADV-03, EV-ADV-04)."""
