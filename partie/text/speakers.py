"""Things that cannot be named by a message alone, because their words are made from their effects.

A speaker says values of certain kinds for one game; everything else is named by `<kind>-<id>` in the locale files.
"""

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from partie.games.underwater.effects import Node

    from .words import Words


class Speaker:
    """Says nothing by itself: every game without effects of its own."""

    def __init__(self, words: "Words") -> None:
        self.words = words

    def tell(self, kind: str, value: int) -> str | None:
        """The words for a value, or None if its kind is not this speaker's."""
        return None


class UnderwaterSpeaker(Speaker):
    """Cards, tiles and contracts by number (0 and below: unknown), effects and their parts by the number of the node.

    `card`, `metropolis`, `contract`: the name. `part`: what one part of an effect does, as a clause. `source`: whose
    effect it is, a card, slot, tile or contract.
    """

    def tell(self, kind: str, value: int) -> str | None:
        from partie.games.underwater.cards import BY_NUMBER, CONTRACTS, METROPOLISES

        if kind == "card":
            return self._named(kind, BY_NUMBER[value].name if value in BY_NUMBER else "")
        if kind == "metropolis":
            return self._named(kind, next((tile.name for tile in METROPOLISES if tile.number == value), ""))
        if kind == "contract":
            return self._named(kind, next((item.name for item in CONTRACTS if item.number == value), ""))
        if kind == "part":
            return self._part(value)
        return self._source(value) if kind == "source" else None

    def _named(self, kind: str, name: str) -> str:
        return self.words.name(kind, name) if name else self.words.say(f"{kind}-unknown")

    def _part(self, number: int) -> str:
        from .effects import EffectWords

        node = _nodes().get(number)
        return EffectWords(self.words.language, self.words.strict).clause(node) if node else str(number)

    def _source(self, source: int) -> str:
        from partie.games.underwater import tree
        from partie.games.underwater.terms import SLOTS

        if source < tree.FIRST_SLOT_SOURCE:
            return self.tell("card", source) or ""
        if source < tree.FIRST_TILE_SOURCE:
            return self.words.say("source-slot", slot=SLOTS[(source - tree.FIRST_SLOT_SOURCE) % len(SLOTS)])
        if source < tree.FIRST_CONTRACT_SOURCE:
            return self.tell("metropolis", (source - tree.FIRST_TILE_SOURCE) // 3 + 1) or ""
        return self.tell("contract", source - tree.FIRST_CONTRACT_SOURCE) or ""


@cache
def _nodes() -> "dict[int, Node]":
    """Every node of Underwater Cities by its number."""
    from partie.games.underwater import tree
    from partie.games.underwater.cards import ALL_CARDS, CONTRACTS, METROPOLISES
    from partie.games.underwater.effects import walk
    from partie.games.underwater.slots import SIDE_12, SIDE_34

    assert tree.OPS  # the numbers are given when the table is made
    trees: list[Node] = [*(card.effect for card in ALL_CARDS), *SIDE_12, *SIDE_34]
    for tile in METROPOLISES:
        trees += [node for node in (tile.instant, tile.production, tile.end) if node is not None]
    trees += [contract.benefit for contract in CONTRACTS]
    return {node.nid: node for top in trees for node in walk(top)}


def speaker(words: "Words") -> Speaker:
    """Who says the things of a game that need more than a message."""
    return UnderwaterSpeaker(words) if words.game == "underwater" else Speaker(words)
