"""The yard: nine spaces, what may lie on them, and which ships in it are complete.

A *filling* says what lies on every space: two bits a space, 0 nothing, else the kind of part. A filling is legal if and
only if the yard can be emptied again by further parts and by the sailing of complete ships (SY-BLD-10 to SY-BLD-19):
one byte of a table over all 4^9 fillings.
"""

from typing import Final

from partie.euro import sets

from . import BOW, MIDDLE, STERN, YARD_SPACES

FILLINGS: Final = 4**YARD_SPACES


def kind_at(filling: int, space: int) -> int:
    """What lies on a space: 0 or a kind of part."""
    return filling >> 2 * space & 3


def with_part(filling: int, space: int, kind: int) -> int:
    """The filling after a part was laid on an empty space."""
    return filling | kind << 2 * space


def filling_with(kinds: list[int]) -> int:
    """A filling from what lies on each space."""
    return sum([kind << 2 * space for space, kind in enumerate(kinds)])


def ship_at(filling: int, space: int) -> int:
    """The number of parts of the complete ship whose bow lies on a space; 0 if none is complete (SY-STP-02)."""
    if kind_at(filling, space) != BOW:
        return 0
    end = space + 1
    while end < YARD_SPACES and kind_at(filling, end) == MIDDLE:
        end += 1
    if end == YARD_SPACES or end == space + 1 or kind_at(filling, end) != STERN:
        return 0
    return end + 1 - space


def complete_ships(filling: int) -> list[int]:
    """The spaces of the bows of all complete ships, from the left."""
    return [space for space in range(YARD_SPACES) if ship_at(filling, space)]


def without_ship(filling: int, space: int, length: int) -> int:
    """The filling after the ship with its bow on a space has left the yard."""
    return filling & ~(((1 << 2 * length) - 1) << 2 * space)


def _find_legal() -> bytearray:
    """All legal fillings, backwards from the empty yard: what leads to a legal filling is legal.

    A filling comes before another when one part was taken away (any part that lies there), or when a complete ship is
    put on empty spaces. How it was reached does not matter: only whether it can be emptied. So a part never makes a
    forbidden filling legal again, and each part of an action may be judged as it is laid.
    """
    ships = [
        (start, length, _ship(length) << 2 * start)
        for length in range(3, YARD_SPACES + 1)
        for start in range(YARD_SPACES - length + 1)
    ]
    legal = bytearray(FILLINGS)
    legal[0] = 1
    todo = [0]
    while todo:
        filling = todo.pop()
        found = [filling & ~(3 << 2 * space) for space in range(YARD_SPACES) if kind_at(filling, space)] + [
            filling | ship
            for start, length, ship in ships
            if not filling >> 2 * start & (1 << 2 * length) - 1
        ]
        for before in found:
            if not legal[before]:
                legal[before] = 1
                todo.append(before)
    return legal


def _ship(length: int) -> int:
    return BOW | sum(MIDDLE << 2 * i for i in range(1, length - 1)) | STERN << 2 * (length - 1)


LEGAL: Final[bytearray] = _find_legal()
"""By filling: 1 if the yard may look so after an action."""


def why_not(filling: int, space: int, kind: int) -> str:
    """The rule that forbids to lay a part of this kind on an empty space of a legal filling."""
    after = with_part(filling, space, kind)
    if all(kind_at(after, place) for place in range(YARD_SPACES)) and not complete_ships(after):
        return "SY-BLD-10"
    if space == 0 and kind != BOW:
        return "SY-BLD-15"
    if space == YARD_SPACES - 1 and kind != STERN:
        return "SY-BLD-17"
    left = kind_at(filling, space - 1) if space else 0
    right = kind_at(filling, space + 1) if space < YARD_SPACES - 1 else 0
    if (kind == STERN and left == BOW) or (kind == BOW and right == STERN):
        return "SY-BLD-16"
    return "SY-BLD-11"


_fits: Final[dict[int, int]] = {}


def fits(filling: int, kind: int) -> int:
    """The spaces (as a set) of a legal filling on which a part of this kind may be laid; remembered."""
    spaces = _fits.get(filling << 2 | kind)
    if spaces is None:
        spaces = sets.NONE
        for space in range(YARD_SPACES):
            if not kind_at(filling, space) and LEGAL[with_part(filling, space, kind)]:
                spaces = sets.with_member(spaces, space)
        _fits[filling << 2 | kind] = spaces
    return spaces
