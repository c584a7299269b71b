"""The arguments of events by name, for the text layer and for clients; `*` takes the rest as a list."""

from typing import Final

from .terms import GAINS

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("round", "era"),
    "order": ("*seats",),
    "played": ("seat", "slot", "card", "clone"),
    "slot": ("seat", "slot"),
    "laid": ("seat", "card"),
    "used": ("seat", "card"),
    "triggered": ("seat", "source"),
    "gained": ("seat", "*gains"),
    "drew": ("seat", "card"),
    "took": ("seat", "card"),
    "took-unseen": ("seat", "card"),
    "discarded": ("card",),
    "reshuffled": ("count",),
    "built": ("seat", "*works"),
    "upgraded": ("seat", "*works"),
    "converted": ("seat", "site"),
    "advanced": ("seat", "space"),
    "metropolis": ("seat", "metropolis"),
    "contract": ("seat", "contract"),
    "production": ("era",),
    "fed": ("seat", "kelp", "biomatter", "unfed"),
    "era": ("era",),
    "fourth-tile": ("slot", "card"),
    "game-over": (),
}
"""`works` is the move that built or upgraded: its verb and arguments."""

KINDS: Final = {
    "seats": "seat",
    "parts": "part",
    "first": "card",
    "kelp": "number",
    "steelplast": "number",
    "biomatter": "number",
}
"""Arguments that hold another kind of thing than their name says."""

AMOUNTS: Final = {"gains": ("resource", GAINS[:6])}
"""Arguments that are lists of how many of each thing: its kind, and the ids in order."""
