"""Era III: cards 124 to 180, 19 of each colour."""

from ..effects import (
    FREE,
    AllOf,
    AtLeast,
    Build,
    Count,
    Gain,
    If,
    Pay,
    TakeMetropolis,
    UseAction,
)
from ..terms import CITY, END, GREEN, INSTANT, PLANT, RED, YELLOW, amount
from .card import Card

ERA_3: tuple[Card, ...] = (
    Card(124, "demonstration", GREEN, INSTANT, Pay(amount(credit=1), UseAction(2)), source="public"),
    Card(125, "charter-city", GREEN, INSTANT, AllOf(TakeMetropolis(), Gain(point=1)), designed=True),
    Card(
        146,
        "construction-windfall",
        RED,
        INSTANT,
        If(AtLeast(Count(CITY), 5), Build(PLANT, price=FREE)),
        source="public",
    ),
    Card(
        170, "patent-office", GREEN, END, Pay(amount(science=2), Gain(point=3), 3), source="rulebook (effect)"
    ),
    Card(
        178,
        "surplus-depot",
        YELLOW,
        END,
        Pay(amount(kelp=1, steelplast=1), Gain(point=1), 4),
        source="rulebook (effect)",
    ),
)
