"""What the lasting abilities of technologies amount to for a player (EV-TEC-04)."""

from typing import Final

from partie.euro.sets import set_of

NAMES: Final = (
    "bio",
    "geo",
    "hydro",
    "smileys",
    "shuttle",
    "stadium",
    "settle",
    "infrastructure",
    "launch",
    "returns",
    "resources",
    "buildings",
    "stripes",
    "food-old",
    "food-new",
    "steps",
    "clones",
    "third",
    "fourth",
    "surcharge",
    "income-food-old",
    "income-steel-old",
    "income-energy-old",
    "income-food-new",
    "income-steel-new",
    "income-energy-new",
)
"""What a technology may give, in the order of `Perks.numbers`; also the keys of the words."""


class Perks:
    """What works as long as the game lasts: of one technology, or of all that a player has researched."""

    __slots__ = (
        "buildings",
        "cheap",
        "clones",
        "food_new",
        "food_old",
        "income",
        "infrastructure",
        "launch",
        "no_surcharge",
        "numbers",
        "resources",
        "returns",
        "settle",
        "shuttle",
        "smileys",
        "stadium",
        "steps",
        "stripes",
        "symbols",
    )

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers = numbers
        has = numbers
        self.symbols = set_of([symbol for symbol in range(3) if has[symbol]])
        """Settlement symbols as bits (EV-STL-09)."""
        self.smileys = has[3]
        self.shuttle = has[4]
        """Resources less for a shuttle; `stadium`, `settle` (steel) and `infrastructure` likewise."""
        self.stadium = has[5]
        self.settle = has[6]
        self.infrastructure = has[7]
        self.launch = has[8]
        """Energy less for each launch; `returns`: for each flight back."""
        self.returns = has[9]
        self.resources = has[10]
        """More resources on each shuttle; `buildings` likewise."""
        self.buildings = has[11]
        self.stripes = has[12]
        """Evacuation zones a year that ignore the stripe."""
        self.food_old = has[13]
        """Food less to feed a world."""
        self.food_new = has[14]
        self.steps = has[15]
        """More sections in each progress phase."""
        self.clones = has[16]
        """More population tokens whenever clones are paid for."""
        self.cheap: tuple[int, ...] = (0, 0, 0, has[17], has[18])
        """Energy less on the spaces of the action track."""
        self.no_surcharge = has[19] > 0
        self.income: tuple[int, ...] = has[20:26]
        """Resources gained in each income phase, the Old World first."""


NOTHING: Final = Perks((0,) * len(NAMES))


def together(parts: list[Perks]) -> Perks:
    """The sum of several abilities."""
    sums = [0] * len(NAMES)
    for part in parts:
        for i, number in enumerate(part.numbers):
            sums[i] += number
    return Perks(tuple(sums))
