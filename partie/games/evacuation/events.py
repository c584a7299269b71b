"""The arguments of events by name, for the text layer and for clients; `*` takes the rest as a list."""

from typing import Final

from .components import RESOURCES

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "phase": ("phase", "year"),
    "produced": ("seat", "*made"),
    "fed": ("seat", "world", "eaten", "missing"),
    "stadiums-missing": ("seat", "missing"),
    "acted": ("seat", "action", "price"),
    "played": ("seat", "card", "price"),
    "passed": ("seat",),
    "nothing": ("seat",),
    "gained": ("seat", "resource", "world", "amount"),
    "swapped": ("seat", "world", "resource", "other"),
    "ferried": ("seat", "*goods"),
    "production": ("seat", "*goods"),
    "plan-taken": ("seat", "infrastructure"),
    "plan-played": ("seat", "infrastructure"),
    "requirement-met": ("seat", "infrastructure"),
    "half-researched": ("seat", "technology"),
    "researched": ("seat", "technology"),
    "settled": ("seat", "area", "factories"),
    "built-shuttle": ("seat", "shuttle", "world", "*goods"),
    "built-stadium": ("seat", "stadium", "world", "*goods"),
    "offered": ("offer", "item"),
    "refreshed": ("seat", "offer", "good", "*items"),
    "aged": ("offer", "item"),
    "prepared": ("seat", "factory", "world"),
    "factory-gained": ("seat", "factory", "world"),
    "cloned": ("seat", "amount", "food"),
    "more-steps": ("seat", "amount"),
    "flight-help": ("seat", "*help"),
    "evacuated": ("seat", "shuttle", "land", "how"),
    "stowed": ("seat", "shuttle", "stadium"),
    "crated": ("seat", "shuttle", "factory"),
    "freighted": ("seat", "shuttle", "*goods"),
    "launched": ("seat", "shuttle", "energy"),
    "returned": ("seat", "shuttle"),
    "unloaded": ("seat", "shuttle"),
    "order": ("*seats",),
    "solo-place": ("place",),
    "strength": ("seat", "strength"),
    "satellite": ("seat", "satellite", "steps", "section"),
    "milestone": ("seat", "milestone"),
    "ocean-flipped": ("seat",),
    "resettled": ("seat",),
    "placed": ("seat", "satellite", "section", "lane"),
    "bonus": ("seat", "strength", "which"),
    "card-drawn": ("seat", "card"),
    "kept": ("seat", "*cards"),
    "dropped": ("seat", "card"),
    "task-taken": ("seat", "task"),
    "task-played": ("seat", "task"),
    "goals-received": ("seat", "*goals"),
    "goal-picked": ("seat", "goal"),
    "goal-forgone": ("seat", "goal"),
    "goals-shown": ("seat", "*goals"),
    "rival-passed": (),
    "rival-idle": (),
    "rival-stadium": ("stadium",),
    "rival-removed": ("offer", "item"),
    "rival-blocked": ("area",),
    "rival-settled": ("area",),
    "rival-satellite": ("which", "satellite", "section", "lane"),
    "race-decided": ("seat",),
    "game-over": (),
}

OUTLOOKS: Final[dict[str, tuple[str, ...]]] = {
    "strength": ("strength", "which"),
    "surcharge": ("group",),
    "leaves": ("world", "*goods"),
    "fits": (),
    "waits": (),
    "meets": ("infrastructure",),
    "rises": ("resource", "was", "now", "asked"),
    "falls": ("resource", "was", "now"),
    "lands": ("satellite", "section"),
    "passes": ("milestone", "time"),
    "contact": ("between",),
}
"""Of what a move would do (`view/outlook.py`). `asked` is what the race asks for (0: a game for points); `time` is 1
for the first of both satellites, 2 for the second."""

KINDS: Final = {
    "seats": "seat",
    "other": "resource",
    "goals": "goal",
    "cards": "card",
    "food": "number",
    "steel": "number",
    "energy": "number",
}
"""Arguments that hold another kind of thing than their name says."""

AMOUNTS: Final = {"goods": ("resource", RESOURCES), "paid": ("resource", RESOURCES)}
"""Arguments that are lists of how many of each thing: its kind, and the ids in order."""
