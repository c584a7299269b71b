"""What the components of a game say: each card, tile and slot with its name and text, for clients that draw them.

    things(Words("cs", "underwater"))["card"]["37"]

Kinds and ids are those of the game's view. A game tells them in a function `things` of its module in this folder
(partie/text/GAME.py); one of plain boards has none.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .files import own_part
from .words import Words


class Thing(NamedTuple):
    """A name, what it does in sentences (or nothing), short words beside it (colour, type, price), and what it does in
    lines of icons, read from the same effect as the sentences."""

    say: str
    about: str
    facts: list[str]
    icons: Sequence[Sequence[Sequence[str | int | None]]] = ()


Things = dict[str, dict[str, Thing]]
"""Kind -> id -> thing."""


def things(words: Words) -> Things:
    """Everything that words tell of a game's components."""
    tell: Callable[[Words], Things] | None = own_part(words.game, "things")
    return {} if tell is None else tell(words)
