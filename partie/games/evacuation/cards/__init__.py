"""Everything with an effect, as typed literals; `NODES` numbers their nodes so that steps can name them."""

from typing import Final

from ..effects import Node, walk
from .actions import ACTION_CARDS
from .board import BOARD
from .bonuses import BONUSES
from .fields import FIELDS
from .technologies import TILES


def _roots() -> list[Node]:
    found: list[Node] = [action.effect for action in BOARD]
    found += [field.effect for section in FIELDS for field in section if field.effect is not None]
    found += [tile.flash for tile in TILES if tile.flash is not None]
    found += [effect for bonus in BONUSES for effect in bonus.effects]
    found += [card.effect for card in ACTION_CARDS]
    return found


def _numbered() -> list[Node]:
    nodes = [node for root in _roots() for node in walk(root)]
    for number, node in enumerate(nodes):
        node.nid = number
    return nodes


NODES: Final[list[Node]] = _numbered()
