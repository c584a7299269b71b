"""Turn order tracks: who is ahead of whom, as a tuple of seats from the front to the back.

On most tracks a marker that arrives at an occupied space goes on top of the stack, which is in front. So the height of
each seat and a ranking (highest first, top of each stack first) describe a track.
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
    """A ranking from heights only: equal heights in reverse order of play, height 0 in order of play."""
    below = [seat for seat in order if not heights[seat]]
    above = [seat for seat in reversed(order) if heights[seat]]
    return (*sorted(above, key=lambda seat: -heights[seat]), *below)


def fits(ranking: Sequence[int], heights: Sequence[int]) -> bool:
    """Whether a ranking is sorted by height."""
    return all(heights[one] >= heights[other] for one, other in pairwise(ranking))


def is_order(seats: Sequence[int], count: int) -> bool:
    """Whether every seat stands in it once."""
    return sorted(seats) == list(range(count))


def after(order: Sequence[int], seat: int) -> int:
    """The seats after a seat, around the table."""
    return order[(order.index(seat) + 1) % len(order)]
