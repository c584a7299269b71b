"""A possible world for a mask: the unseen cards in any of the places where they may be."""

from partie.kernel.chance import Dice

from .cards import BLUE, ERAS, SPECIAL_CARDS
from .state import Underwater
from .tableau import LAST_DEAR

SPECIAL_BACK = 4


def seen_cards(s: Underwater) -> set[int]:
    """Cards whose place is known, in a mask or a state."""
    found: set[int] = {s.card, *s.discard, *s.gone, *s.row, *s.deck, *s.buried, *s.special}
    for nation in s.nations:
        found.update(nation.hand, nation.put, nation.drawn, nation.tableau.laid, nation.under)
    return found


def guess(mask: Underwater, dice: Dice) -> Underwater:
    """Fill every back with a card that may be there."""
    world = mask.copy()
    world.rng = dice.below(1 << 62) + 1
    seen = seen_cards(mask)
    pools: list[list[int]] = [[]]
    for deck in ERAS:
        pools.append([card.number for card in deck if card.number not in seen])
    pools.append(
        [card.number for card in SPECIAL_CARDS if card.number > LAST_DEAR and card.number not in seen]
    )
    for pool in pools:
        dice.shuffle(pool)
    world.deck = _fill(mask.deck, pools)
    world.buried = tuple(sorted(_fill(mask.buried, pools)))
    world.special = _fill(mask.special, pools)
    for nation in world.nations:
        nation.hand = tuple(sorted(_fill(nation.hand, pools)))
        nation.put = tuple(sorted(_fill(nation.put, pools)))
        nation.drawn = tuple(sorted(_fill(nation.drawn, pools)))
    taken = {tile for nation in mask.nations for tile in (*nation.tiles, *nation.extra)}
    blue = [tile.number for tile in BLUE if tile.number not in taken]
    dice.shuffle(blue)
    world.blue = tuple(blue.pop() if tile < 0 else tile for tile in mask.blue)
    return world


def _fill(cards: "list[int] | tuple[int, ...]", pools: list[list[int]]) -> list[int]:
    return [pools[-card].pop() if card < 0 else card for card in cards]
