"""The solo game: neutral tiles that move, a fourth one after a lazy round (UC-SOL)."""

from typing import Final

from partie.euro import decks
from partie.kernel.engine.state import log

from ..book import discard_card, reshuffle
from ..cards.slots import CLOCKWISE
from ..components import LAST_OF_ERA, NEUTRAL
from ..state.made import Underwater

COLOUR_SLOTS: Final = 5


def lay_tiles(s: Underwater, offset: int) -> None:
    """The same place in each colour is covered at the start (UC-SOL-04, UC-SOL-05)."""
    s.neutral = tuple(CLOCKWISE[colour * COLOUR_SLOTS + offset - 1] for colour in range(3))
    cover(s)


def cover(s: Underwater) -> None:
    """Put the neutral tiles on their slots, which count as occupied by another player (UC-SOL-06)."""
    slots = list(s.slots)
    for slot in (*s.neutral, s.fourth) if s.fourth else s.neutral:
        slots[slot] |= NEUTRAL
    s.slots = tuple(slots)


def move_tiles(s: Underwater) -> None:
    """Each of the three one slot clockwise; a fourth one if there was no Federation step (UC-SOL-07, UC-SOL-08,
    UC-SOL-11)."""
    s.neutral = tuple([_next(slot) for slot in s.neutral])
    s.fourth = 0
    if not s.nations[0].climbed and s.round < LAST_OF_ERA[-1] and (s.deck or reshuffle(s)):
        card = decks.draw(s, s.deck, decks.EVERYBODY)
        s.fourth = fourth_slot(s.neutral, card)
        discard_card(s, card)
        log(s, "fourth-tile", s.fourth, card)
    cover(s)


def _next(slot: int) -> int:
    return CLOCKWISE[(CLOCKWISE.index(slot) + 1) % len(CLOCKWISE)]


def fourth_slot(neutral: tuple[int, ...], card: int) -> int:
    """The digits of the card's number counted from the first green slot, then the next free one (UC-SOL-09,
    UC-SOL-10)."""
    slot = CLOCKWISE[(sum(int(digit) for digit in str(card)) - 1) % len(CLOCKWISE)]
    while slot in neutral:
        slot = _next(slot)
    return slot
