"""The progress track: 21 sections of three fields, cut by four milestones; what its fields do: cards/fields.py."""

from typing import Final

from partie.euro.sets import set_of

from . import SYMBOLS

OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2

_PRINTED: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("", ""),
    ("", ""),
    ("", ""),
    # first milestone
    ("geo", ""),
    ("", "bio"),
    ("", ""),
    ("", "hydro"),
    ("", "geo"),
    # second milestone: desert
    ("bio", "geo"),
    ("", "hydro"),
    ("geo", "bio"),
    ("", "geo hydro"),
    # third milestone: forest
    ("hydro", "bio geo"),
    ("", "geo hydro"),
    ("bio", "bio hydro"),
    ("", ""),
    # fourth milestone: ocean
    ("bio geo", "bio hydro"),
    ("", "geo hydro"),
    ("bio hydro", ""),
    ("", "bio geo"),
]
"""By section: the settlement symbols of the middle and the inner field; the outer one is always empty."""
FIELD_SYMBOLS: Final[list[list[int]]] = [
    [set_of([SYMBOLS.index(name) for name in names.split()]) for names in ("", middle, inner)]
    for middle, inner in _PRINTED
]
"""FIELD_SYMBOLS[section][lane], as bits."""
MILESTONES: Final = (3, 8, 12, 16)
"""The last section before each milestone; a milestone is no section itself (EV-MIL-01)."""
END: Final = len(_PRINTED) - 1
PASSED: Final[list[int]] = [sum(1 for last in MILESTONES if section > last) for section in range(END + 1)]
"""By section: how many milestones lie behind it."""
LAUNCH: Final = 0
RESOURCES: Final = 1
BUILDINGS: Final = 2
STRIPES: Final = 3
"""Places in the list of a year's flight helps."""
