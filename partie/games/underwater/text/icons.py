"""The effects of cards, slots, tiles and contracts as lines of icons.

    icons.card(card)         [[["credit", 1], ["then"], ["build"], ["farm", 1]]]

A line is a list of tokens, a token `[name, how many, ...marks]`; names are icons of the page or signs between them
(web/src/kit/README.md). One line a part that goes in any order. A node says its own (`Node.line`).
"""

from partie.euro.effects import joined
from partie.euro.effects.words import Line as Signs
from partie.games.underwater.cards.card import Card, Contract, Metropolis
from partie.games.underwater.effects import Tree

Token = list[str | int | None]
Line = list[Token]


def effect(node: Tree) -> list[Line]:
    """An effect as lines: one for each part that goes in any order."""
    return [line(part) for part in node.apart()]


def card(found: Card) -> list[Line]:
    return effect(found.effect)


def metropolis(tile: Metropolis) -> list[Line]:
    """What a tile gives at once, in production, at the end."""
    parts = (("instant", tile.instant), ("production", tile.production), ("end", tile.end))
    return [[[when], *line(node)] for when, node in parts if node is not None]


def contract(found: Contract) -> list[Line]:
    conditions = joined([one.line() for one in found.conditions], "and")
    return [_tokens([*conditions, ("then",), *found.benefit.line()])]


def line(node: Tree) -> Line:
    """One effect in one line."""
    return _tokens(node.line())


def _tokens(signs: Signs) -> Line:
    return [list(sign) for sign in signs]
