"""The solo game: neutral tiles that move, a fourth one after a lazy round, the goal (UC-SOL)."""

from typing import Final

from .components import NEUTRAL
from .gaining import discard_card, turn_card
from .slots import CLOCKWISE
from .state import Underwater, log, note_tiles

LAST_ROUND: Final = 10


def lay_tiles(s: Underwater, offset: int) -> None:
    """The same place in each colour is covered at the start (UC-SOL-04)."""
    s.neutral = tuple(CLOCKWISE[colour * 5 + offset - 1] for colour in range(3))
    cover(s)


def cover(s: Underwater) -> None:
    for slot in s.neutral:
        s.slots[slot] |= NEUTRAL
    if s.fourth:
        s.slots[s.fourth] |= NEUTRAL
    note_tiles(s)


def move_tiles(s: Underwater) -> None:
    """Each of the three one slot clockwise; a fourth one if there was no Federation step (UC-SOL-07, UC-SOL-08)."""
    s.neutral = tuple(CLOCKWISE[(CLOCKWISE.index(slot) + 1) % 15] for slot in s.neutral)
    s.fourth = 0
    if not s.nations[0].climbed and s.round < LAST_ROUND:
        card = turn_card(s, -1)
        if card:
            s.fourth = fourth_slot(s.neutral, card)
            discard_card(s, card)
            log(s, "fourth-tile", s.fourth, card)
    cover(s)


def fourth_slot(neutral: tuple[int, ...], card: int) -> int:
    """The digits of the card's number counted from the first green slot, then the next free one (UC-SOL-09, -10)."""
    place = sum(int(digit) for digit in str(card)) - 1
    while CLOCKWISE[place % 15] in neutral:
        place += 1
    return CLOCKWISE[place % 15]
