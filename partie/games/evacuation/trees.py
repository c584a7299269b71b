"""Every effect with its number, so that steps can name them."""

from .book import BOOK, Effect
from .cards.actions import ACTION_CARDS
from .cards.board import BOARD
from .cards.bonuses import BONUSES
from .cards.fields import FIELDS
from .cards.technologies import TILES


def roots() -> list[Effect]:
    """The trees in the order of their numbers."""
    found: list[Effect] = [action.effect for action in BOARD]
    found += [field.effect for section in FIELDS for field in section if field.effect is not None]
    found += [tile.flash for tile in TILES if tile.flash is not None]
    found += [effect for bonus in BONUSES for effect in bonus.effects]
    found += [card.effect for card in ACTION_CARDS]
    return found


for _tree in roots():
    BOOK.number(len(BOOK.nodes), _tree)
