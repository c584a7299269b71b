"""The arguments of events by name, for the text layer and for clients; `*` takes the rest as a list."""

from typing import Final

from .components import FUELS

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "drafted": ("seat", "region"),
    "round": ("round",),
    "phase": ("phase",),
    "epoch": ("epoch",),
    "order": ("*seats",),
    "opened": ("seat", "plant"),
    "bid": ("seat", "plant", "bid"),
    "passed": ("seat", "plant"),
    "passed-round": ("seat",),
    "bought-plant": ("seat", "plant", "price"),
    "scrapped": ("seat", "plant"),
    "fuel-returned": ("seat", "fuel", "amount"),
    "fuel-left": ("seat", "fuel", "amount"),
    "bought-fuel": ("seat", "fuel", "amount", "price"),
    "cannot-buy": ("seat", "money", "price"),
    "nobody-buys": (),
    "connected": ("seat", "city", "place", "links"),
    "cannot-connect": ("seat", "money", "price"),
    "nobody-connects": (),
    "produced": ("seat", "supplied", "income", "cities", "*burnt"),
    "refilled": ("*added",),
    "plant-drawn": ("plant",),
    "plant-obsolete": ("plant",),
    "plant-removed": ("plant",),
    "plant-buried": ("plant",),
    "step3-drawn": (),
    "game-over": (),
}

KINDS: Final = {
    "seats": "seat",
    "old": "plant",
    "coal": "number",
    "oil": "number",
    "garbage": "number",
    "uranium": "number",
}
"""Arguments that hold another kind of thing than their name says."""

AMOUNTS: Final = {"burnt": ("fuel", FUELS), "kept": ("fuel", FUELS), "added": ("fuel", FUELS)}
"""Arguments that are lists of how many of each thing: its kind, and the ids in order."""
