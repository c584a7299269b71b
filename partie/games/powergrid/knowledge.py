"""What a seat knows of a position, and worlds that fit it: only the plant deck is hidden, from everybody alike."""

from partie.kernel.engine.chance import Dice

from .components import NUMBERS, STEP3
from .state import Grid


def mask(s: Grid) -> Grid:
    """Hidden are the order of the deck and the plants taken out unseen; both from everybody.

    Known of the deck: the plant that lies on top until it is drawn (PG-MKT-10), and, until the Step 3 card comes, that
    card and the plants put under it.
    """
    known = s.copy()
    known.rng = 0
    known.shuffled = []
    known.boxed = [-1] * len(s.boxed)
    seen = len(s.buried) + 1 if STEP3 in s.deck else 0
    known.deck = [card if i < seen else -1 for i, card in enumerate(s.deck)]
    if s.deck and s.deck[-1] == s.board.map.deck_top and s.round == 1 and not s.bought:
        known.deck[-1] = s.board.map.deck_top
    return known


def all_known(s: Grid) -> set[int]:
    """The plants whose place everybody knows, in a mask."""
    known = {card for card in s.market + s.removed + s.deck if card >= 0}
    for p in s.players:
        known.update(p.kit.plants)
    return known


def guess(mask: Grid, dice: Dice) -> Grid:
    """A world that fits the mask: the unseen plants in any order in the deck and among those taken out."""
    world = mask.copy()
    world.rng = dice.another()
    known = all_known(mask)
    if STEP3 in mask.deck:
        unseen = [number for number in NUMBERS if number not in known]
        dice.shuffle(unseen)
        world.deck = [unseen.pop() if card < 0 else card for card in mask.deck]
        world.boxed = sorted(unseen)
    else:
        pool = [number for number in mask.buried if number not in known]
        dice.shuffle(pool)
        world.deck = pool
        world.boxed = [number for number in NUMBERS if number not in known and number not in pool]
    return world
