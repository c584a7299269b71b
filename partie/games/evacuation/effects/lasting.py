"""What technologies give as long as the game lasts (EV-TEC-04)."""

from typing import ClassVar, Final

from partie.euro.effects.words import Line, Say, Words

from ..components import RESOURCES, SYMBOLS, WORLDS
from ..components.perks import NAMES, Perks
from .kinds import Items, Lasting
from .progress import HELP_SIGNS

_SIGNS: Final[dict[str, Line]] = {
    **{name: [("lasting",), (name,)] for name in SYMBOLS},
    "smileys": [("lasting",), ("smiley",)],
    "shuttle": [("lasting",), ("build",), ("shuttle", 1), ("less",), ("any",)],
    "stadium": [("lasting",), ("build",), ("stadium", 1), ("less",), ("any",)],
    "settle": [("lasting",), ("house",), ("less",), ("steel",)],
    "infrastructure": [("lasting",), ("infrastructure",), ("less",), ("any",)],
    "launch": [("lasting",), *HELP_SIGNS[0]],
    "returns": [("lasting",), ("shuttle", None, "return"), ("less",), ("energy",)],
    "resources": [("lasting",), *HELP_SIGNS[1]],
    "buildings": [("lasting",), *HELP_SIGNS[2]],
    "stripes": [("lasting",), *HELP_SIGNS[3]],
    "food-old": [("lasting",), ("old-world",), ("less",), ("food",)],
    "food-new": [("lasting",), ("new-world",), ("less",), ("food",)],
    "steps": [("lasting",), ("satellite",)],
    "clones": [("lasting",), ("when",), ("food",), ("then",), ("population",)],
    "third": [("lasting",), ("action", None, "3"), ("less",), ("energy",)],
    "fourth": [("lasting",), ("action", None, "4"), ("less",), ("energy",)],
    "surcharge": [("lasting",), ("action",), ("free",)],
    **{
        f"income-{kind}-{world}": [("production",), (kind,), (f"{world}-world",)]
        for kind in RESOURCES
        for world in WORLDS
    },
}
"""By ability; the number stands on the last icon, of an income on the resource."""


class Ability(Lasting):
    """So much of one thing that a technology gives."""

    __slots__ = ("name", "number")
    key: ClassVar[str] = "lasting"

    def __init__(self, name: str, number: int) -> None:
        super().__init__()
        if name not in NAMES:
            raise ValueError(name)
        self.name = name
        self.number = number

    def words(self) -> Words:
        return Say("lasting-" + self.name, n=self.number)

    def line(self) -> Line:
        line = _SIGNS[self.name].copy()
        place = 1 if self.name.startswith("income-") else -1
        sign = line[place]
        line[place] = (sign[0], self.number, *sign[2:])
        return line

    def items(self) -> Items:
        return {self.name: self.number}

    def lay(self, sums: list[int]) -> None:
        sums[NAMES.index(self.name)] += self.number


def lasting(**given: int) -> tuple[Ability, ...]:
    """Abilities by name (with underscores for the dashes), in the order of the sums."""
    found = [Ability(name.replace("_", "-"), number) for name, number in given.items()]
    return tuple(sorted(found, key=lambda each: NAMES.index(each.name)))


def amount_to(abilities: tuple[Ability, ...]) -> Perks:
    """What abilities amount to together."""
    sums = [0] * len(NAMES)
    for each in abilities:
        each.lay(sums)
    return Perks(tuple(sums))
