"""The texts of a game's components: each card, tile and slot with its name and text, for clients that draw them.

    things(Words("cs", "underwater"))["card"]["37"]

Kinds and ids are those of the game's view. A game tells them in a function `things` of its module in this folder
(partie/games/GAME/text); one of plain boards has none.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from .files import own_part
from .words import LANGUAGES, Words, attributes


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
    """The texts of all components of a game."""
    tell: Callable[[Words], Things] | None = own_part(words.game, "things")
    return {} if tell is None else tell(words)


class Asked(Words):
    """Words that record missing messages."""

    __slots__ = ("lacking",)

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language, game)
        self.lacking: dict[str, None] = {}

    def find(self, key: str, args: Mapping[str, object], form: str = "") -> str | None:
        forms = attributes(self.language, self.game, key)
        if forms is None:
            self.lacking[key] = None
        return super().find(key, args, form)


def missing_names(game: str) -> dict[str, list[str]]:
    """By language, the keys of a game's components without words; complete languages are omitted.

    Components are those of `things`, and what the game's folder `text` has under `NAMED`: kind -> ids.
    """
    named: Mapping[str, Sequence[str]] = own_part(game, "NAMED") or {}
    found: dict[str, list[str]] = {}
    for language in LANGUAGES:
        words = Asked(language, game)
        things(words)
        for kind, ids in named.items():
            for ident in ids:
                words.name(kind, ident)
        if words.lacking:
            found[language] = list(words.lacking)
    return found
