"""Sets of small numbers (sites of a board, kinds of things, seats) as one int each, with named access.

open_sites = with_member(NONE, 4);  4 in members(open_sites);  has(open_sites, 4)
"""

from typing import Final

NONE: Final = 0
_FEW: Final = 1 << 12
_FEW_MEMBERS: Final[list[list[int] | None]] = [None] * _FEW
_MEMBERS: Final[dict[int, list[int]]] = {}
_MOST_KNOWN: Final = 50_000


def has(places: int, place: int) -> bool:
    """Whether a number is in the set."""
    return places >> place & 1 == 1


def only(place: int) -> int:
    """The set of one number."""
    return 1 << place


def all_below(count: int) -> int:
    """The set of the first numbers from 0 on; as an int, also the largest set of them."""
    return (1 << count) - 1


def subsets(places: int) -> list[int]:
    """All subsets, including the empty and the full one."""
    return [some for some in range(places + 1) if some & places == some]


def with_member(places: int, place: int) -> int:
    return places | 1 << place


def without_member(places: int, place: int) -> int:
    return places & ~(1 << place)


def set_of(members: list[int]) -> int:
    found = 0
    for place in members:
        found |= 1 << place
    return found


def members(places: int) -> list[int]:
    """The numbers in the set in rising order, cached. Do not change the list."""
    if places < _FEW:
        few = _FEW_MEMBERS[places]
        if few is None:
            few = _FEW_MEMBERS[places] = _members(places)
        return few
    found = _MEMBERS.get(places)
    if found is None:
        if len(_MEMBERS) >= _MOST_KNOWN:
            _MEMBERS.clear()
        found = _MEMBERS[places] = _members(places)
    return found


def _members(places: int) -> list[int]:
    found = []
    while places:
        low = places & -places
        found.append(low.bit_length() - 1)
        places ^= low
    return found
