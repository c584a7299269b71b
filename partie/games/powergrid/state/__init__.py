"""The state of a game of Power Grid: what it consists of is declared in `declared.py`."""

from typing import Any

from partie.kernel.chance import Dice

from ..components import DECK_TOP, NUMBERS, STEP3
from ..plants import kit_of
from .made import Grid, Player, load_grid, read_grid, read_player

__all__ = [
    "Grid", "Player", "all_known", "guess", "load_grid", "log", "mask", "new_player", "read_grid", "read_player",
    "rows",
]  # fmt: skip


def mask(s: Grid) -> Grid:
    """Hidden are the order of the deck and the plants taken out unseen; both from everybody.

    Known of the deck: plant 13 on top until it is drawn (PG-MKT-10), and, until the Step 3 card comes, that
    card and the plants put under it.
    """
    known = s.copy()
    known.rng = 0
    known.shuffled = []
    known.boxed = [-1] * len(s.boxed)
    seen = len(s.buried) + 1 if STEP3 in s.deck else 0
    known.deck = [card if i < seen else -1 for i, card in enumerate(s.deck)]
    if s.deck and s.deck[-1] == DECK_TOP and s.round == 1 and not s.bought:
        known.deck[-1] = DECK_TOP
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
    world.rng = dice.below(1 << 62) + 1
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


def new_player(money: int, plants: tuple[int, ...], fuel: list[int], network: tuple[int, ...]) -> Player:
    """A player; distances are filled in by the network chapter."""
    return Player(money, kit_of(plants), fuel, network, len(network), [])


def rows(market: list[int], epoch: int) -> tuple[list[int], list[int]]:
    """The upper and the lower row of the plant market (PG-MKT-12, PG-AUC-12)."""
    if epoch == 3:
        return [card for card in market if card != STEP3], []
    return market[:4], market[4:]


def log(s: Grid, *event: Any) -> None:
    """Note an event in places that are not hot."""
    if s.events is not None:
        s.events.append(event)
