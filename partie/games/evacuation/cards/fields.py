"""The effects of the fields of the progress track. Designed around what the rulebook tells."""

from typing import Final

from ..components import LANES
from ..components.track import END, FIELD_SYMBOLS, INNER, MIDDLE, MILESTONES, OUTER, PASSED
from ..effects import Clone, Develop, GainAny, GainFactory, Node, Research, Settle, Swap

__all__ = ["END", "FIELDS", "INNER", "MIDDLE", "MILESTONES", "OUTER", "PASSED", "Field"]


class Field:
    """A field: an effect for ending a move there, or settlement symbols while a satellite stands on it."""

    __slots__ = ("effect", "symbols")

    def __init__(self, effect: Node | None, symbols: int) -> None:
        self.effect = effect
        self.symbols = symbols


_EFFECTS: Final[dict[int, tuple[Node | None, Node | None]]] = {
    1: (GainAny(1), Research(1)),
    2: (Swap(2), Clone(1)),
    3: (Develop(1), GainFactory()),
    4: (None, Research(1)),
    5: (GainAny(1), None),
    6: (Develop(1), Clone(1)),
    7: (GainAny(2), None),
    8: (Swap(2), None),
    10: (Research(1), None),
    12: (Clone(1), None),
    14: (Develop(1), None),
    16: (Research(1), GainFactory()),
    18: (GainAny(2), None),
    19: (None, Research(1)),
    20: (Settle(), None),
}
"""By section: what the middle and the inner field do; the outer one is always empty."""
FIELDS: Final[list[list[Field]]] = [
    [
        Field(effect, symbols)
        for effect, symbols in zip((None, *_EFFECTS.get(section, (None, None))), printed, strict=True)
    ]
    for section, printed in enumerate(FIELD_SYMBOLS)
]
"""FIELDS[section][lane] (EV-PRG-02)."""
assert len(FIELDS[0]) == len(LANES)
