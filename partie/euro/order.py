"""Turn order tracks: who is ahead of whom, as a tuple of seats from the front to the back.

On most tracks a marker that arrives where others lie goes on top of them, which is in front; so a ranking (the seats,
the highest first and the top of each stack first) is all there is to remember beside the height of each seat.
"""

from collections.abc import Sequence
from itertools import pairwise


def moved_up(ranking: Sequence[int], heights: Sequence[int], seat: int) -> tuple[int, ...]:
    """The ranking after a seat has moved to its height in `heights`: in front of all that are not higher."""
    others = [other for other in ranking if other != seat]
    place = 0
    while place < len(others) and heights[others[place]] > heights[seat]:
        place += 1
    others.insert(place, seat)
    return tuple(others)


def by_height(order: Sequence[int], heights: Sequence[int]) -> tuple[int, ...]:
    """A ranking where only heights are known: those on one height in reverse order of play, those at the bottom (height
    0) as they played."""
    below = [seat for seat in order if not heights[seat]]
    above = [seat for seat in reversed(order) if heights[seat]]
    return (*sorted(above, key=lambda seat: -heights[seat]), *below)


def fits(ranking: Sequence[int], heights: Sequence[int]) -> bool:
    """Whether a ranking goes down from height to height."""
    return all(heights[one] >= heights[other] for one, other in pairwise(ranking))


def is_order(seats: Sequence[int], count: int) -> bool:
    """Whether every seat stands in it once."""
    return sorted(seats) == list(range(count))


def after(order: Sequence[int], seat: int) -> int:
    """Who comes after a seat, around the table."""
    return order[(order.index(seat) + 1) % len(order)]
