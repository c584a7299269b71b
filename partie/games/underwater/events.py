"""The arguments of events by name, for the text layer and for clients; `*` takes the rest as a list."""

from typing import Final

from .components.terms import GAINS

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
    "built": ("seat", "*piece"),
    "upgraded": ("seat", "*piece"),
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
"""`piece` is the move that built or upgraded: its verb and arguments."""

_TYPES = ("action", "permanent", "production", "end")
OUTLOOKS: Final[dict[str, tuple[str, ...]]] = {
    "gives": ("source-of", "*brings"),
    "part": ("source-of", "part", "possible", "units"),
    "option": ("source-of", "part", "possible", "units"),
    "nothing": ("source-of",),
    "discards": ("source-of",),
    "too-dear": ("source-of", "cost"),
    "lays-over": ("source-of",),
    **{f"lays-{kind}": ("source-of",) for kind in _TYPES},
    "produces": ("source-of", "*brings"),
    "produces-alike": ("source-of",),
    "scores": ("source-of", "points"),
}
"""Of what a move would do (`outlook.py`): `source-of` is 0 for the slot of a turn, 1 for its card."""

KINDS: Final = {
    "seats": "seat",
    "parts": "part",
    "first": "card",
    "kept": "card",
    "colours": "colour",
    "kelp": "number",
    "steelplast": "number",
    "biomatter": "number",
}
"""Arguments that hold another kind of thing than their name says."""

AMOUNTS: Final = {
    "gains": ("resource", GAINS[:6]),
    "brings": ("resource", GAINS),
    "paid": ("resource", GAINS),
}
"""Arguments that are lists of how many of each thing: its kind, and the ids in order."""
