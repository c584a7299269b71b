"""The personal assistants: four pictures, one effect (UC-PLS-02, UC-PA-01 to UC-PA-03)."""

from ..components.terms import ACTION, NO_COLOUR
from ..effects import Choose, Gain
from .card import Card

ASSISTANTS: tuple[Card, ...] = tuple(
    Card(
        206 + seat,
        "personal-assistant",
        NO_COLOUR,
        ACTION,
        Choose(Gain(steelplast=1), Gain(credit=1)),
        source="rulebook",
    )
    for seat in range(4)
)
