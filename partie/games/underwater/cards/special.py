"""Special cards: 181 to 190 cost 3 credits, 191 to 205 cost 1 or 2."""

from ..effects import Build, Count, ForEach, Gain, Pay, UseSlot, When
from ..terms import (
    ACTION,
    BUILDING,
    CONNECTS_METROPOLIS,
    END,
    FARM,
    FREE_OR_OTHERS,
    GREEN,
    LABORATORY,
    PERMANENT,
    PURPLE,
    RED,
    YELLOW,
    amount,
)
from .card import Card

SPECIAL_CARDS: tuple[Card, ...] = (
    Card(
        181,
        "research-council",
        GREEN,
        END,
        ForEach(Count(LABORATORY, upgraded=True), 1, Gain(point=2)),
        3,
        "rulebook",
    ),
    Card(182, "steel-reserve", RED, END, Pay(amount(steelplast=1), Gain(point=1), 14), 3, "rulebook"),
    Card(184, "kelp-exchange", YELLOW, END, Pay(amount(kelp=2), Gain(point=3), 5), 3, "rulebook"),
    Card(185, "trade-surplus", GREEN, END, Pay(amount(credit=15), Gain(point=13)), 3, "rulebook"),
    Card(186, "symbiotic-charter", GREEN, END, ForEach(Count(PURPLE), 1, Gain(point=2)), 3, "rulebook"),
    Card(
        187, "harvest-league", RED, END, ForEach(Count(FARM, upgraded=True), 2, Gain(point=3)), 3, "rulebook"
    ),
    Card(
        191,
        "corporate-expansion",
        RED,
        PERMANENT,
        When(CONNECTS_METROPOLIS, 0, Gain(credit=2, point=2)),
        2,
        "public",
    ),
    Card(192, "build-expansion", GREEN, ACTION, Build(BUILDING, expansion=True), 1, "public"),
    Card(193, "secret-mission", GREEN, ACTION, Pay(amount(credit=1), UseSlot(FREE_OR_OTHERS)), 2, "public"),
)
