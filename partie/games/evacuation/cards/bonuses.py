"""The nine yearly bonus cards: two numbers, a bonus for each. The effects are the rulebook's, the pairs designed."""

from typing import Final

from ..effects import Clone, Develop, Gain, GainFactory, GainShuttle, InOrder, Node, Research, Settle


class Bonus:
    """A yearly bonus card; those with a flag come in year 4 (EV-SET-17)."""

    __slots__ = ("effects", "flag", "numbers")

    def __init__(self, low: int, low_effect: Node, high: int, high_effect: Node, flag: bool = False) -> None:
        self.numbers: tuple[int, ...] = (low, high)
        self.effects: tuple[Node, ...] = (low_effect, high_effect)
        self.flag = flag

    def strict(self, strength: int) -> int:
        """Which bonus a strength brings, 0 or 1; -1 if none (EV-BON-03)."""
        return self.numbers.index(strength) if strength in self.numbers else -1

    def lenient(self, strength: int) -> int:
        """The same by the lenient method (EV-BON-07 to EV-BON-09)."""
        low, high = self.numbers
        return 0 if strength <= low else 1 if strength <= high else -1


BONUSES: Final[list[Bonus]] = [
    Bonus(7, InOrder(Gain(energy=1), Research(1)), 10, Gain(steel=1, energy=1)),
    Bonus(6, InOrder(Develop(2), GainFactory()), 13, GainShuttle()),
    Bonus(5, InOrder(Gain(food=1, steel=1), Clone(1)), 9, InOrder(Gain(steel=1), Research(1))),
    Bonus(6, Gain(food=1, energy=1), 10, InOrder(Gain(food=1), Research(1))),
    Bonus(7, GainShuttle(), 11, InOrder(Develop(2), GainFactory())),
    Bonus(8, InOrder(Gain(steel=1), Research(1)), 12, InOrder(Gain(steel=1, energy=1), Clone(1))),
    Bonus(5, Gain(steel=1, energy=1), 11, InOrder(Gain(energy=1), Clone(1))),
    Bonus(7, InOrder(Research(1), Settle()), 12, Settle(biome=1), flag=True),
    Bonus(8, Settle(biome=1), 13, InOrder(Research(1), Settle()), flag=True),
]
PLAIN: Final = [i for i, card in enumerate(BONUSES) if not card.flag]
FLAGGED: Final = [i for i, card in enumerate(BONUSES) if card.flag]
