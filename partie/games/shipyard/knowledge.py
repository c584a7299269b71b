"""What a seat knows: masks, and possible worlds that fit them.

Hidden are the contracts of the others, those they put away and those left in the box (SY-PRP-11, SY-CTR-08), and the
order of all stacks. Everything else is public (SY-PRP-10), so what lies in a stack is what lies nowhere else.
"""

from typing import Final

from partie.kernel.engine.chance import Dice

from .components import CANALS, CONTRACT_SETS, CONTRACTS, GOODS_COPIES, SOLO_FACES, STACKS
from .rules.solo import back_of
from .state import Harbour

UNKNOWN_RED: Final = -1
UNKNOWN_BLUE: Final = -2


def unseen(contract: int) -> int:
    """A contract from behind: its back tells the colour."""
    if contract < 0:
        return contract
    return UNKNOWN_RED if CONTRACTS[contract].colour == "red" else UNKNOWN_BLUE


def mask(s: Harbour, seat: int) -> Harbour:
    """The state as a seat knows it; -1 stands for what it does not know."""
    known = s.copy()
    known.rng = 0
    for stack in (known.bows, known.middles, known.sterns, known.goods_stack, known.canal_stack):
        stack[:] = [-1] * len(stack)
    if known.solo_stack:
        top = back_of(s.solo_stack[-1])
        known.solo_stack = [-1] * (len(s.solo_stack) - 1) + [top]
    for other, player in enumerate(known.players):
        if other != seat:
            player.discarded = tuple([unseen(i) for i in player.discarded])
            if s.agenda:
                player.contracts = tuple([unseen(i) for i in player.contracts])
    return known


def guess(mask: Harbour, dice: Dice) -> Harbour:
    """A world that fits the mask."""
    world = mask.copy()
    world.rng = dice.another()
    fill_parts(world, dice)
    held = [sum([player.goods[kind] for player in mask.players]) for kind in range(len(GOODS_COPIES))]
    unseen = [
        kind
        for kind, copies in enumerate(GOODS_COPIES)
        for _ in range(copies - held[kind] - mask.goods_used[kind] - mask.goods_offer.count(kind))
    ]
    dice.shuffle(unseen)
    world.goods_stack = unseen
    seen = {*mask.canal_offer, *mask.canal_discard}
    for player in mask.players:
        seen.update(player.canals.tiles, player.used)
    world.canal_stack = [tile for tile in range(len(CANALS)) if tile not in seen]
    dice.shuffle(world.canal_stack)
    if mask.solo_stack:
        world.solo_stack = guess_solo(mask, dice)
    deal_unknown(world, dice)
    return world


def fill_parts(world: Harbour, dice: Dice) -> None:
    """Parts that nobody has seen, stack by stack; middles II under the middles I."""
    seen = {*world.offer, *world.scrapped}
    for player in world.players:
        seen.update(player.yard)
        for ship in player.fleet:
            seen.update(ship.parts)
    for step in world.agenda:
        if step.name == "place-part":
            seen.add(step.args()[1])
    unseen = {name: [part for part in stack if part not in seen] for name, stack in STACKS.items()}
    for stack in unseen.values():
        dice.shuffle(stack)
    world.bows, world.sterns = unseen["bow"], unseen["stern"]
    world.middles = unseen["middle_2"] + unseen["middle_1"]


def guess_solo(mask: Harbour, dice: Dice) -> list[int]:
    """Any tile with the back that lies on top, and under it those that were not turned up."""
    left = [tile for tile in range(len(SOLO_FACES)) if tile not in mask.solo_pile]
    tops = [tile for tile in left if back_of(tile) == back_of(mask.solo_stack[-1])]
    first = tops[dice.below(len(tops))]
    left.remove(first)
    dice.shuffle(left)
    return [*left, first]


def deal_unknown(world: Harbour, dice: Dice) -> None:
    """Contracts of the others: a starting set that is left over, or any that are left."""
    known = {i for player in world.players for i in (*player.contracts, *player.discarded) if i >= 0}
    sets = [chosen for chosen in CONTRACT_SETS if not known.intersection(chosen)]
    order = list(range(len(sets)))
    dice.shuffle(order)
    for player in world.players:
        cards = (*player.contracts, *player.discarded)
        if all(i >= 0 for i in cards):
            continue
        if world.dealt == 3:
            pool = [i for i in range(len(CONTRACTS)) if i not in known]
        else:
            own = [chosen for chosen in CONTRACT_SETS if any(i in chosen for i in cards)]
            pool = [i for i in (own[0] if own else sets[order.pop()]) if i not in cards]
        dice.shuffle(pool)
        player.contracts = filled(player.contracts, pool)
        player.discarded = filled(player.discarded, pool)
        known.update(player.contracts, player.discarded)


def filled(cards: tuple[int, ...], pool: list[int]) -> tuple[int, ...]:
    """The cards with the unknown ones taken from a pool by their backs."""
    found: list[int] = []
    for card in cards:
        if card < 0:
            card = next(i for i in pool if unseen(i) == card)
            pool.remove(card)
        found.append(card)
    return tuple(sorted(found))
