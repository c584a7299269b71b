"""What a seat knows (the mask), and possible worlds for it (the guess)."""

from typing import Final

from partie.euro.decks import Backs, Pools
from partie.euro.lanes import still_choosing
from partie.euro.sets import has
from partie.kernel.engine.chance import Dice

from .book import DEAR, EVERYBODY, PRODUCTION_PHASE, SPECIAL_ERA
from .cards import ALL_CARDS, BLUE
from .state.made import Underwater

BACKS: Final = Backs([0] + [SPECIAL_ERA] * max(card.number for card in ALL_CARDS))
"""Backs show the era, or that a card is a special one."""
for _card in ALL_CARDS:
    BACKS.kinds[_card.number] = min(_card.era, SPECIAL_ERA)
HIDDEN: Final = [card.number for card in ALL_CARDS if card.playable and card.cost < DEAR]
"""The cards that can lie face down: those of the eras, and special ones of cost 1 and 2."""


def mask(s: Underwater, seat: int) -> Underwater:
    """Hidden are decks, tiles to come and what others hold."""
    known = s.copy()
    known.rng = 0
    # A deck is always of one back: it was shuffled as a whole.
    known.deck = [BACKS.back(s.deck[0], s.laps)] * len(s.deck) if s.deck else []
    known.buried = BACKS.hide(s.buried, (), s.laps)
    known.blue = (-1,) * len(s.blue)
    known.special = tuple(
        [
            card if seen == EVERYBODY or (seat >= 0 and has(seen, seat)) else -SPECIAL_ERA
            for card, seen in zip(s.special, s.special_known)
        ]
    )
    for other, nation in enumerate(known.nations):
        if other != seat:
            # What others put away in their lanes shows only when all have chosen.
            nation.hand = list(BACKS.hide((*nation.hand, *nation.put), nation.shown, s.laps))
            nation.put = ()
            nation.drawn = BACKS.hide(nation.drawn, (), s.laps)
    return known


def guess(known: Underwater, dice: Dice) -> Underwater:
    """A possible world: every back filled with a card that may be there."""
    world = known.copy()
    world.rng = dice.another()
    pools = Pools(HIDDEN, seen_cards(known), BACKS, known.laps, dice)
    world.deck = pools.fill(known.deck)
    world.buried = tuple(sorted(pools.fill(known.buried)))
    world.special = tuple(pools.fill(known.special))
    for nation in world.nations:
        nation.hand = sorted(pools.fill(nation.hand))
        nation.drawn = tuple(sorted(pools.fill(nation.drawn)))
    _put_away(world, dice)
    taken = {tile for nation in known.nations for tile in (*nation.tiles, *nation.extra)}
    blue = [tile.number for tile in BLUE if tile.number not in taken]
    dice.shuffle(blue)
    world.blue = tuple([blue.pop() if tile < 0 else tile for tile in known.blue])
    return world


def seen_cards(s: Underwater) -> set[int]:
    """Cards whose place is known, in a mask or a state."""
    found: set[int] = {s.card, *s.discard, *s.gone, *s.row, *s.deck, *s.buried, *s.special}
    for nation in s.nations:
        found.update(nation.hand, nation.put, nation.drawn, nation.laid, nation.under)
    return found


def _put_away(world: Underwater, dice: Dice) -> None:
    """Who has chosen in a lane has put something away, whatever it is."""
    choosing = still_choosing(world)
    if not choosing or world.phase == PRODUCTION_PHASE:
        return
    for seat, nation in enumerate(world.nations):
        excess = len(nation.hand) - nation.tableau.limit
        if seat not in choosing and excess > 0:
            cards = nation.hand
            dice.shuffle(cards)
            nation.put = tuple(sorted(cards[:excess]))
            nation.hand = sorted(cards[excess:])
