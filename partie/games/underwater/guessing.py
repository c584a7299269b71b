"""A possible world for a mask: the unseen cards in any of the places where they may be."""

from typing import Final

from partie.kernel.chance import Dice
from partie.kernel.state import deciders
from partie.kernel.step import Lanes

from .cards import BLUE, ERAS, SPECIAL_CARDS
from .gaining import PRODUCTION_PHASE
from .state import Underwater, back
from .tableau import LAST_DEAR

HIDDEN_CARDS: Final = tuple(card.number for deck in ERAS for card in deck) + tuple(
    card.number for card in SPECIAL_CARDS if card.number > LAST_DEAR
)
"""The cards that can lie face down: those of the eras, and special ones of cost 1 and 2."""


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
    pools: dict[int, list[int]] = {}
    for card in HIDDEN_CARDS:
        if card not in seen:
            pools.setdefault(back(card, mask.laps), []).append(card)
    for pool in pools.values():
        dice.shuffle(pool)
    world.deck = _fill(mask.deck, pools)
    world.buried = tuple(sorted(_fill(mask.buried, pools)))
    world.special = _fill(mask.special, pools)
    for nation in world.nations:
        nation.hand = sorted(_fill(nation.hand, pools))
        nation.drawn = tuple(sorted(_fill(nation.drawn, pools)))
    _put_away(world, dice)
    taken = {tile for nation in mask.nations for tile in (*nation.tiles, *nation.extra)}
    blue = [tile.number for tile in BLUE if tile.number not in taken]
    dice.shuffle(blue)
    world.blue = tuple(blue.pop() if tile < 0 else tile for tile in mask.blue)
    return world


def _put_away(world: Underwater, dice: Dice) -> None:
    """Who has chosen in a lane has put something away, whatever it is."""
    if not world.agenda or not isinstance(world.agenda[-1], Lanes) or world.phase == PRODUCTION_PHASE:
        return
    waiting = deciders(world)
    for seat, nation in enumerate(world.nations):
        excess = len(nation.hand) - nation.tableau.limit
        if seat not in waiting and excess > 0:
            cards = nation.hand
            dice.shuffle(cards)
            nation.put = tuple(sorted(cards[:excess]))
            nation.hand = sorted(cards[excess:])


def _fill(cards: "list[int] | tuple[int, ...]", pools: dict[int, list[int]]) -> list[int]:
    return [pools[card].pop() if card < 0 else card for card in cards]
