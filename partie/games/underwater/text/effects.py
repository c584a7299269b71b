"""The text of cards, slots, tiles and contracts of Underwater Cities, made from their effect trees.

    texts = EffectWords("cs")
    texts.card(card)              "Zaplaťte 1 kredit: postavte 1 farmu za obvyklou cenu."
    texts.metropolis(tile), texts.contract(contract), texts.effect(slot)

A node says which message of `locale/effects.<language>.ftl` it is, with which arguments (`Node.words`), so text and
rule cannot differ; here these become sentences of a language. `pytest tests/text` tells what is missing.

Sentences are built so that what is counted stands in the accusative. `thing-<name>` and `resource-<name>` give the
name, the counted forms (`.counted`, by `$n`), the gender and the genitive; adjectives agree by `$gender` and `$n`.
"""

from collections.abc import Iterable
from typing import Any

from partie.euro.effects.words import Clause, Either, Goods, Listed, Rows, Say
from partie.games.underwater.cards.card import Card, Contract, Metropolis
from partie.games.underwater.effects import Tree
from partie.text.words import Words

from ..components.terms import GAINS
from ..effects.things import Form, Noun
from .nouns import Nouns


class EffectWords:
    """Effects in one language."""

    def __init__(self, language: str, strict: bool = False) -> None:
        self.words = Words(language, "underwater", strict)
        self.nouns = Nouns(self.words)

    # Whole texts

    def effect(self, node: Tree) -> str:
        """An effect in sentences: one for each part that goes in any order."""
        return " ".join(_sentence(self.clause(part)) for part in node.apart())

    def card(self, card: Card) -> str:
        """The text of a card."""
        return self.effect(card.effect)

    def metropolis(self, tile: Metropolis) -> str:
        """The text of a metropolis tile: what it gives at once, in production, at the end."""
        parts = (("instant", tile.instant), ("production", tile.production), ("end", tile.end))
        return " ".join(
            self.words.say(f"tile-{when}", text=self.clause(node) + ".")
            for when, node in parts
            if node is not None
        )

    def contract(self, contract: Contract) -> str:
        """The text of a government contract."""
        conditions = self.told(Listed([condition.needed() for condition in contract.conditions]))
        return _sentence(
            self.words.say("tile-contract", conditions=conditions, then=self.clause(contract.benefit))
        )

    def name(self, kind: str, name: str) -> str:
        """The name of a card, metropolis or contract."""
        return self.words.name(kind, name)

    # Clauses: no capital, no full stop

    def clause(self, node: Tree) -> str:
        """An effect inside a sentence."""
        return self.told(node.words())

    def told(self, words: Clause | Goods) -> str:
        """Words of an effect in this language."""
        if isinstance(words, Say):
            return self.words.say(
                words.key, **{name: self._told(value) for name, value in words.args.items()}
            )
        if isinstance(words, Goods):
            return self.amount(words.numbers)
        parts = [self.told(part) for part in words.parts]
        return self.words.listed(parts) if isinstance(words, Listed) else self.nouns.joined(words.key, parts)

    def _told(self, value: Any) -> int | str:
        """An argument of words."""
        if isinstance(value, int | str):
            return value
        if isinstance(value, Noun):
            return self.nouns.told(value)
        if isinstance(value, Form):
            args = {name: self._told(arg) for name, arg in value.args.items()}
            return self.words.find(value.key, args, value.form) or self._told(value.otherwise)
        if isinstance(value, Rows):
            return ", ".join(self.told(part) for part in value.parts)
        assert isinstance(value, Say | Listed | Either | Goods)
        return self.told(value)

    def amount(self, amount: Iterable[int]) -> str:
        """`2 credits and 1 card`."""
        named = zip(GAINS, amount, strict=False)
        return self.words.listed([self._units(name, number) for name, number in named if number])

    def _units(self, resource: str, number: int) -> str:
        unit = self.words.find(f"resource-{resource}", {"n": number}, "counted") or resource
        return self.nouns.counted(number, unit)


def _sentence(clause: str) -> str:
    return clause[0].upper() + clause[1:] + "."
