"""The progress track: 21 sections of three fields, cut by four milestones. Designed around what the rulebook tells."""

from typing import Final

from ..components import LANES, SYMBOLS
from ..effects import Clone, Develop, GainAny, GainFactory, Node, Research, Settle, Swap

OUTER: Final = 0
MIDDLE: Final = 1
INNER: Final = 2


class Field:
    """A field: an effect for ending a move there, or settlement symbols while a satellite stands on it."""

    __slots__ = ("effect", "symbols")

    def __init__(self, effect: Node | None, symbols: int) -> None:
        self.effect = effect
        self.symbols = symbols


def _field(what: Node | str | None) -> Field:
    if isinstance(what, str):
        return Field(None, sum(1 << SYMBOLS.index(name) for name in what.split()))
    return Field(what, 0)


_INNER_FIELDS: Final[list[tuple[Node | str | None, Node | str | None]]] = [
    (None, None),
    (GainAny(1), Research(1)),
    (Swap(2), Clone(1)),
    (Develop(1), GainFactory()),
    # first milestone
    ("geo", Research(1)),
    (GainAny(1), "bio"),
    (Develop(1), Clone(1)),
    (GainAny(2), "hydro"),
    (Swap(2), "geo"),
    # second milestone: desert
    ("bio", "geo"),
    (Research(1), "hydro"),
    ("geo", "bio"),
    (Clone(1), "geo hydro"),
    # third milestone: forest
    ("hydro", "bio geo"),
    (Develop(1), "geo hydro"),
    ("bio", "bio hydro"),
    (Research(1), GainFactory()),
    # fourth milestone: ocean
    ("bio geo", "bio hydro"),
    (GainAny(2), "geo hydro"),
    ("bio hydro", Research(1)),
    (Settle(), "bio geo"),
]
"""By section: the middle and the inner field; the outer one is always empty."""

MILESTONES: Final = (3, 8, 12, 16)
"""The last section before each milestone; a milestone is no section itself (EV-MIL-01)."""
FIELDS: Final[list[list[Field]]] = [
    [_field(None), _field(middle), _field(inner)] for middle, inner in _INNER_FIELDS
]
"""FIELDS[section][lane] (EV-PRG-02)."""
END: Final = len(FIELDS) - 1
PASSED: Final[list[int]] = [sum(1 for last in MILESTONES if section > last) for section in range(len(FIELDS))]
"""By section: how many milestones lie behind it."""
assert len(FIELDS[0]) == len(LANES)
