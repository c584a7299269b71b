"""All cards, tiles and contracts in tables by number, with the counts the rulebook states (UC-COM-06 to UC-COM-08).

An owner's file (`partie content`) may replace what is printed on them. `python -m partie.games.underwater.cards` prints
what is missing against the brief and what is written wrongly.
"""

from typing import Final

from partie.kernel.keeping.own import check_numbers

from . import era1, era2, era3, metropolises, special
from .assistant import ASSISTANTS
from .card import Card, Contract, Metropolis
from .contracts import CONTRACTS as _CONTRACTS
from .own import own_cards, own_contracts, own_metropolises

ERA_1: Final[tuple[Card, ...]] = own_cards(era1.ERA_1)
ERA_2: Final[tuple[Card, ...]] = own_cards(era2.ERA_2)
ERA_3: Final[tuple[Card, ...]] = own_cards(era3.ERA_3)
SPECIAL_CARDS: Final[tuple[Card, ...]] = own_cards(special.SPECIAL_CARDS)  # UC-COM-06
CONTRACTS: Final[tuple[Contract, ...]] = own_contracts(_CONTRACTS)  # UC-COM-07
BROWN: Final[tuple[Metropolis, ...]] = own_metropolises(metropolises.BROWN)  # UC-COM-08
BLUE: Final[tuple[Metropolis, ...]] = own_metropolises(metropolises.BLUE)  # UC-COM-08
ERAS: Final[tuple[tuple[Card, ...], ...]] = (ERA_1, ERA_2, ERA_3)
ALL_CARDS: Final[tuple[Card, ...]] = (*ERA_1, *ERA_2, *ERA_3, *SPECIAL_CARDS, *ASSISTANTS)
BY_NUMBER: Final[dict[int, Card]] = {card.number: card for card in ALL_CARDS}
for _era, _deck in enumerate((*ERAS, SPECIAL_CARDS, ASSISTANTS), 1):
    for _card in _deck:
        _card.era = _era
METROPOLISES: Final[tuple[Metropolis, ...]] = (*BROWN, *BLUE)
check_numbers("underwater", "cards", *ERAS, SPECIAL_CARDS)
check_numbers("underwater", "metropolises", METROPOLISES)
check_numbers("underwater", "contracts", CONTRACTS)

__all__ = [
    "ALL_CARDS", "ASSISTANTS", "BLUE", "BROWN", "BY_NUMBER", "CONTRACTS", "ERAS", "METROPOLISES", "SPECIAL_CARDS",
    "Card", "Contract", "Metropolis",
]  # fmt: skip
