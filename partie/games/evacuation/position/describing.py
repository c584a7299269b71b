"""Positions in words: what `reading` reads."""

from collections.abc import Mapping
from typing import Any

from partie.euro.sets import members

from ..rules.course import PHASES
from ..state import Evacuation
from ..state.made import EVACUATION_GIVEN, PLAYER_GIVEN
from .names import LISTS, ROWS, SETS


def describe(s: Evacuation) -> dict[str, Any]:
    """The state in the words of a partial position; what is unknown is left out."""
    return _named({name: value for name, value in s.save().items() if name in EVACUATION_GIVEN})


def _named(row: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in row.items():
        if name == "players":
            found[name] = [
                _named({key: part for key, part in each.items() if key in PLAYER_GIVEN}) for each in value
            ]
        elif name in LISTS and isinstance(value, list):
            if -1 not in value:
                found[name] = [LISTS[name][number] for number in value]
        elif name in SETS:
            found[name] = [SETS[name][place] for place in members(value)]
        elif name in ("offers", "decks"):
            if not any(-1 in part for part in value):
                found[name] = [[ROWS[i][number] for number in part] for i, part in enumerate(value)]
        elif name == "solo_deck" and -1 in value:
            continue
        else:
            found[name] = PHASES[value] if name == "phase" else value
    return found
