"""What effects speak of: things as arguments of words and as icons, and what effects give to and want of each other."""

from typing import Final

from partie.euro.effects import joined
from partie.euro.effects.words import Line
from partie.euro.sets import only

from ..components.terms import (
    ACTION_CARD,
    BUILDING,
    CITY,
    FEDERATION,
    FULL_CITY,
    GOODS,
    KINDS,
    LAID_CARD,
    METROPOLIS,
    PAIR,
    READY_CARD,
    SLOT_COLOUR,
    SPECIAL,
    STRUCTURE,
    kinds_in,
)

# Bits of `gives` and `wants`, after those of the five resources.
STANDING: Final = only(5)
"""Changes to what stands on the board that bring no resources: upgrades."""
READIED: Final = only(6)
"""Ready action cards."""
ACTIONS: Final = only(14)
"""The use of action cards."""
BUILT: Final = only(7)
"""Something is built, here or by what is used."""
FURTHER: Final = only(8)
"""Other effects are used: slots or action cards."""
UPGRADED: Final = only(9)
"""Something is upgraded for its own price."""
TILES: Final = only(10)
"""Own tiles on slots."""
OCCUPIED: Final = only(11)
"""Which slots are occupied, and by whom."""
CITY_SITES: Final = only(12)
"""Sites for buildings and cities, which a city opens."""
TUNNEL_SITES: Final = only(13)
"""Sites for tunnels, which a tunnel opens."""
ANYTHING: Final = GOODS.every


class Noun:
    """An argument of words: things of a set of kinds, in a form that text/nouns.py knows by its name."""

    __slots__ = ("at_city", "form", "key", "number", "upgraded", "what")

    def __init__(
        self,
        form: str,
        what: int,
        number: int = 1,
        key: str = "",
        upgraded: bool = False,
        at_city: bool = False,
    ) -> None:
        self.form = form
        self.what = what
        self.number = number
        self.key = key
        """Of the word that agrees with it, or its case."""
        self.upgraded = upgraded
        self.at_city = at_city


class Form:
    """An argument of words: a form of a message, such as a case of a resource's name; else what stands in for it."""

    __slots__ = ("args", "form", "key", "otherwise")

    def __init__(self, key: str, form: str, args: dict[str, object], otherwise: object = "") -> None:
        self.key = key
        self.form = form
        self.args = args
        self.otherwise = otherwise


_OTHERS: Final = {
    METROPOLIS: "metropolis",
    SPECIAL: "special",
    ACTION_CARD: "action-card",
    READY_CARD: "ready-card",
    LAID_CARD: "laid-card",
    SLOT_COLOUR: "slot",
    FEDERATION: "federation",
    STRUCTURE: "structure",
    BUILDING: "building",
    CITY: "city",
}


def things(what: int, number: int | None, *marks: str) -> Line:
    """Things of a set of kinds as icons: all buildings, all structures and all cities are one."""
    if what == FULL_CITY:
        return [("city", number), ("and",), ("farm",), ("plant",), ("laboratory",)]
    if what == PAIR:
        return [("building", 2, "upgraded")]
    if what in _OTHERS:
        return [(_OTHERS[what], number, *marks)]
    return joined([[(KINDS[kind], number, *marks)] for kind in kinds_in(what)], "or")
