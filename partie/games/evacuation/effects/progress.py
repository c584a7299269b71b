"""Effects on research, hand, satellites and this year's flights."""

from typing import ClassVar, Final

from partie.euro.effects.words import Line, Say, Several, Words
from partie.kernel.engine.state import log

from ..rules.actions import hand, technology
from ..state import Evacuation
from .kinds import Counted, Items, Leaf


class Research(Counted):
    """So many researches, in any columns (EV-TEC-06)."""

    __slots__ = ()
    key: ClassVar[str] = "research"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return False

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return technology.can_research(s.players[seat])

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(technology.Researching(seat, self.count, flags))

    def line(self) -> Line:
        return [("research", self.count)]


class DrawCards(Counted):
    """Draw action cards (EV-ADV-11)."""

    __slots__ = ()
    key: ClassVar[str] = "draw-cards"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        hand.draw_cards(s, seat, self.count)

    def line(self) -> Line:
        return [("card", self.count)]


class MoreSteps(Counted):
    """So many sections more in this year's progress phase; the bonuses do not count them."""

    __slots__ = ()
    key: ClassVar[str] = "more-steps"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.players[seat].steps += self.count
        log(s, "more-steps", seat, self.count)

    def line(self) -> Line:
        return [("satellite", self.count)]


HELPS: Final = ("launch", "resources", "buildings", "stripes")
"""What eases a flight, by its place."""
HELP_SIGNS: Final[tuple[Line, ...]] = (
    [("shuttle", None, "launch"), ("less",), ("energy",)],
    [("shuttle",), ("any",)],
    [("shuttle",), ("building",)],
    [("population", None, "free")],
)


class FlightHelp(Leaf):
    """This year's flights: energy saved at each launch, more room on each shuttle, zones that ignore the stripe."""

    __slots__ = ("help",)
    key: ClassVar[str] = "flight-help"
    spends: ClassVar[bool] = False

    def __init__(self, launch: int = 0, resources: int = 0, buildings: int = 0, stripes: int = 0) -> None:
        super().__init__()
        self.help: tuple[int, ...] = (launch, resources, buildings, stripes)

    def is_always(self) -> bool:
        return True

    def can(self, s: Evacuation, seat: int, goods: list[int]) -> bool:
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        player = s.players[seat]
        player.helps = [has + more for has, more in zip(player.helps, self.help, strict=True)]
        log(s, "flight-help", seat, *self.help)

    def words(self) -> Words:
        parts = [Say("aid-" + name, n=number) for name, number in zip(HELPS, self.help) if number]
        return Say("effect-flight-help", help=Several(parts))

    def line(self) -> Line:
        found: Line = []
        for line, number in zip(HELP_SIGNS, self.help):
            if number:
                last = line[-1]
                found += [*line[:-1], (last[0], number, *last[2:])]
        return found

    def items(self) -> Items:
        return {"flight-" + name: number for name, number in zip(HELPS, self.help)}
