"""All cards, tiles and contracts in tables by number, with the counts the rulebook states (UC-COM-06 to UC-COM-08).

`python -m partie.games.underwater.cards` prints what is missing against the brief and what is written wrongly.
"""

from typing import Final

from .assistant import ASSISTANTS
from .card import Card, Contract, Metropolis
from .contracts import CONTRACTS
from .era1 import ERA_1
from .era2 import ERA_2
from .era3 import ERA_3
from .metropolises import BLUE, BROWN
from .special import SPECIAL_CARDS

ERAS: Final[tuple[tuple[Card, ...], ...]] = (ERA_1, ERA_2, ERA_3)
ALL_CARDS: Final[tuple[Card, ...]] = (*ERA_1, *ERA_2, *ERA_3, *SPECIAL_CARDS, *ASSISTANTS)
BY_NUMBER: Final[dict[int, Card]] = {card.number: card for card in ALL_CARDS}
for _era, _deck in enumerate((*ERAS, SPECIAL_CARDS, ASSISTANTS), 1):
    for _card in _deck:
        _card.era = _era
METROPOLISES: Final[tuple[Metropolis, ...]] = (*BROWN, *BLUE)

__all__ = [
    "ALL_CARDS", "ASSISTANTS", "BLUE", "BROWN", "BY_NUMBER", "CONTRACTS", "ERAS", "METROPOLISES", "SPECIAL_CARDS",
    "Card", "Contract", "Metropolis",
]  # fmt: skip
