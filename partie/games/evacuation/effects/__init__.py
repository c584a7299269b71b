"""What cards, tiles, fields and board actions can say: each kind of effect is one class with all that it is.

To *gain* is free and on either world, to *build* or *prepare* costs the usual price of the world where it stands
(EV-FOR-08, EV-FOR-09). Icons: EV-SYM-01. A new kind: a class in one of these modules, its words `effect-<key>` in the
locale, and what it brings in the price lists (bot/effects.py; the brief's: tests/evacuation_yardstick.py).
"""

from partie.euro.effects import walk

from ..book import Effect as Node
from .building import (
    BuildShuttle,
    BuildStadium,
    Clone,
    Develop,
    GainFactory,
    GainShuttle,
    PrepareFactory,
    Settle,
)
from .card import ActionCard
from .lasting import Ability, amount_to, lasting
from .parts import AllOf, InOrder
from .progress import DrawCards, FlightHelp, MoreSteps, Research
from .resources import Gain, GainAny, MoveGoods, Raise, RaiseAny, Swap

__all__ = [
    "Ability", "ActionCard", "AllOf", "BuildShuttle", "BuildStadium", "Clone", "Develop", "DrawCards", "FlightHelp",
    "Gain", "GainAny", "GainFactory", "GainShuttle", "InOrder", "MoreSteps", "MoveGoods", "Node", "PrepareFactory",
    "Raise", "RaiseAny", "Research", "Settle", "Swap", "amount_to", "lasting", "walk",
]  # fmt: skip
