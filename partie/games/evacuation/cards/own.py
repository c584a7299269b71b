"""What the owner of a printed game may write on action cards and bonus cards (kernel/keeping/own.py)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from partie.kernel.keeping.own import Written, check_numbers, entries

from .. import components, effects
from ..effects import ActionCard

NAMES: Final[dict[str, Any]] = {**vars(components), **vars(effects)}
"""What an effect may be written with: resources and nodes."""
GAME: Final = "evacuation"
WRITTEN: Final[tuple[Written, ...]] = (
    Written("actions", "ActionCard", ("name", "strength", "effect"), "card", ("actions",)),
    Written("goals", "Goal", ("name", "points"), "goal", ("goals",)),
)
"""Where the entries stand, for the template of an owner's file."""


def own_actions(cards: Sequence[ActionCard]) -> list[ActionCard]:
    """The action cards with the owner's."""
    fields: dict[str, type | tuple[type, ...]] = {"strength": (int, tuple), "effect": effects.Node}

    def remake(card: ActionCard, given: Mapping[str, Any]) -> ActionCard:
        strength = given.get("strength", card.strengths)
        choice = (strength,) if isinstance(strength, int) else strength
        if len(choice) not in (1, 2) or any(type(each) is not int or not 0 <= each <= 4 for each in choice):
            raise ValueError("strength: 0 to 4, or two of them to choose from")
        made = ActionCard(card.id, choice[0], given.get("effect", card.effect), card.replaces, card.since)
        made.strengths = tuple(choice)
        return made

    made = entries(GAME, "actions", cards, fields, remake, NAMES, "card")
    check_numbers(GAME, "actions", made)
    return made
