"""Preparation: stacks and offers, the action row, the wheel, what each player gets (SY-SET-01 to SY-SET-31,
SY-PRP-01 to SY-PRP-13); the starting player by lot (SY-FLW-01); solo as with three players (SY-SOL-01, SY-SOL-02,
SY-SOL-05)."""

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import settle

from .components import (
    ACTIONS,
    BLUE,
    CANALS,
    CONTRACT_SETS,
    COUNTS,
    CREW_RING,
    EMPLOYEE_RING,
    EMPLOYEES,
    EMPLOYEES_A_SPACE,
    EQUIPMENT_RING,
    GEAR_START,
    GOODS_COPIES,
    GOODS_TILES,
    ITEMS,
    OFFER,
    RECOMMENDED,
    RED,
    RIVALS,
    ROW,
    ROWS,
    SOLO_FACES,
    STACKS,
    START_GUILDERS,
    SUBSIDY,
    YARD_SPACES,
)
from .components.canals import EMPTY
from .rules.course import COURSE
from .state import Harbour, Player


def new_harbour(seats: int, seed: int, options: dict[str, str]) -> Harbour:
    """The position before the first decision."""
    s = prepare(seats, seed, options)
    settle(s)
    return s


def prepare(seats: int, seed: int, options: dict[str, str]) -> Harbour:
    """The prepared table with the first step on the agenda."""
    dice = Dice(seed)
    start = dice.below(seats)
    dealt = 3 if options["contracts"] == "random" else 2
    hands = deal_contracts(seats, dealt, dice)
    bows, sterns = shuffled(STACKS["bow"], dice), shuffled(STACKS["stern"], dice)
    # Middles II lie under the middles I (SY-SET-02, SY-SET-04); both columns draw from this one stack (SY-BLD-24).
    second = shuffled(STACKS["middle_2"], dice)
    middles = second + shuffled(STACKS["middle_1"], dice)
    offer = [stack.pop() for stack in (bows, middles, middles, sterns) for _ in range(ROWS)]
    goods = stack_of_goods(seats, dice)
    canals = shuffled(list(range(len(CANALS))), dice)
    solo_stack = shuffled(list(range(len(SOLO_FACES))), dice) if seats == 1 else []
    s = Harbour(
        seats,
        0,
        [new_player(hand) for hand in hands],
        start,
        dealt,
        action_row(seats, options["row"], dice),
        [0] * len(ACTIONS),
        COUNTS[seats].cubes,
        employee_ring(options["employees"], dice),
        [1 if seats < 3 else 2] * len(EMPLOYEES),
        dice.below(len(CREW_RING)),
        dice.below(len(EQUIPMENT_RING)),
        dice.below(EMPLOYEE_RING),
        offer,
        bows,
        middles,
        sterns,
        (),
        [goods.pop() for _ in range(OFFER)],
        goods,
        [0] * len(GOODS_TILES),
        [canals.pop() for _ in range(OFFER)],
        canals,
        (),
        (-1,) * RIVALS if seats == 1 else (),
        solo_stack,
        (),
        GEAR_START,
    )
    s.rng = dice.rng
    s.agenda.append(COURSE)
    return s


def shuffled(tiles: list[int], dice: Dice) -> list[int]:
    """A shuffled copy."""
    mixed = tiles.copy()
    dice.shuffle(mixed)
    return mixed


def new_player(contracts: tuple[int, ...]) -> Player:
    """Six guilders, a goods tile with all three goods, an empty yard, the figure off the board (SY-PRP-01 to -06)."""
    goods = [0] * len(GOODS_TILES)
    goods[0] = 1
    yard = [-1] * YARD_SPACES
    return Player(START_GUILDERS, 0, [0] * len(ITEMS), yard, 0, (), goods, 0, EMPTY, (), (), 0, contracts, ())


def deal_contracts(seats: int, dealt: int, dice: Dice) -> list[tuple[int, ...]]:
    """A starting set each (SY-PRP-13), or three red and three blue contracts at random (SY-PRP-08)."""
    if dealt == 2:
        sets = shuffled(list(range(len(CONTRACT_SETS))), dice)
        return [tuple(sorted(CONTRACT_SETS[sets[seat]])) for seat in range(seats)]
    reds, blues = shuffled(RED, dice), shuffled(BLUE, dice)
    return [
        tuple(sorted(reds[dealt * seat : dealt * (seat + 1)] + blues[dealt * seat : dealt * (seat + 1)]))
        for seat in range(seats)
    ]


def action_row(seats: int, wish: str, dice: Dice) -> list[int]:
    """The tiles in play, the leading one first; the subsidy has its place at the end (SY-SET-13 to SY-SET-15)."""
    others = [tile for tile in ROW if tile != SUBSIDY]
    if wish == "shuffled":
        dice.shuffle(others)
    return [*others, SUBSIDY] if seats == 4 else others


def employee_ring(wish: str, dice: Dice) -> tuple[int, ...]:
    """Three employees a space: a starting employee each and others at random, or all at random (SY-SET-27, -28)."""
    if wish == "random":
        return tuple(shuffled(list(range(len(EMPLOYEES))), dice))
    firsts = RECOMMENDED if wish == "recommended" else shuffled(RECOMMENDED, dice)
    others = shuffled([i for i in range(len(EMPLOYEES)) if i not in RECOMMENDED], dice)
    each = EMPLOYEES_A_SPACE - 1
    return tuple(
        employee
        for space, first in enumerate(firsts)
        for employee in (first, *others[each * space : each * (space + 1)])
    )


def stack_of_goods(seats: int, dice: Dice) -> list[int]:
    """The goods tiles but those that the players start with (SY-PRP-06)."""
    tiles = [kind for kind, copies in enumerate(GOODS_COPIES) for _ in range(copies)]
    return shuffled(tiles[seats:], dice)
