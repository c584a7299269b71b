"""The class of action cards: compiled with the engine, unlike their literals, because it extends a compiled one."""

from ..book import Effect
from ..components import Printed


class ActionCard(Printed):
    """An action card: its strength, or the strengths to choose from, and what it does (EV-ADV-14, EV-ADV-15)."""

    __slots__ = ("effect", "strengths")

    def __init__(
        self, name: str, strength: int | tuple[int, int], effect: Effect, replaces: str = "", since: int = 1
    ) -> None:
        super().__init__(name, replaces, since)
        self.strengths: tuple[int, ...] = (strength,) if isinstance(strength, int) else strength
        self.effect = effect
