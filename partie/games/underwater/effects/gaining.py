"""Gains, counts and conditions: the shared nodes in the words of this game."""

from typing import ClassVar

from partie.euro import effects
from partie.euro.amounts import Gift
from partie.euro.effects import Condition, Counting
from partie.euro.effects.words import Clause, Line, Say
from partie.euro.sets import has

from ..components.terms import (
    ACTION_CARD,
    COLOURED_SLOTS,
    EVERY_KIND,
    FEDERATION,
    FULL_CITY,
    LAID_CARD,
    METROPOLIS,
    PAIR,
    READY_CARD,
    SLOT_COLOUR,
    SLOT_COLOURS,
    SPECIAL,
    amount,
    kinds_in,
)
from ..rules.federation import space
from ..state.made import Nation, Underwater
from .things import READIED, TILES, Noun, things


class Gain(effects.Gain[Underwater]):
    """Take resources, points and era cards (UC-RES-01 to UC-RES-03, UC-RES-05)."""

    def __init__(
        self,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        credit: int = 0,
        biomatter: int = 0,
        point: int = 0,
        card: int = 0,
    ) -> None:
        super().__init__(Gift(amount(kelp, steelplast, science, credit, biomatter), point, card))


class Count(Counting[Underwater]):
    """How many of something the player has, connected to the network; upgraded ones count as what they are
    (UC-GLO-05, UC-GLO-31, UC-GLO-32)."""

    __slots__ = ("at_city", "kinds", "upgraded", "what")

    key: ClassVar[str] = "count"

    def __init__(self, what: int, upgraded: bool = False, at_city: bool = False) -> None:
        super().__init__()
        self.what = what
        self.upgraded = upgraded
        self.at_city = at_city
        self.kinds = kinds_in(what)

    def wants(self) -> int:
        return (READIED if self.what == READY_CARD else 0) | (TILES if self.what == SLOT_COLOUR else 0)

    def things(self, number: int) -> Noun:
        return Noun("things", self.what, number, upgraded=self.upgraded, at_city=self.at_city)

    def each(self, per: int) -> Clause:
        if per > 1:
            gender = Noun("gender", self.what)
            return Say("phrase-each-several", count=per, thing=self.things(per), gender=gender)
        every = Noun("agreeing", self.what, key="phrase-every")
        return Say("phrase-each", every=every, thing=self.things(per))

    def line_of(self, number: int | None) -> Line:
        return things(self.what, number, *(("upgraded",) if self.upgraded else ()))

    def count(self, s: Underwater, seat: int) -> int:
        nation = s.nations[seat]
        if self.what & EVERY_KIND:
            counts = nation.player_board.counts()
            found = 0
            for kind in self.kinds:
                found += counts.of(kind, self.upgraded, self.at_city)
            return found
        if self.what == SLOT_COLOUR:
            return slot_colours(s, seat)
        return _count_of_nation(nation, self.what)


def _count_of_nation(nation: Nation, what: int) -> int:
    if what == METROPOLIS:
        return nation.player_board.linked.bit_count() + len(nation.extra)
    if what == SPECIAL:
        return nation.tableau.specials + len(nation.under)
    if what == FULL_CITY:
        return nation.player_board.counts().full_cities
    if what == PAIR:
        return sum(nation.player_board.counts().pairs)
    if what == ACTION_CARD:
        return len(nation.tableau.actions)
    if what == READY_CARD:
        return len(nation.tableau.actions) - len(nation.used)
    if what == LAID_CARD:
        return nation.tableau.others
    if what == FEDERATION:
        return nation.climbed
    raise ValueError(what)


def slot_colours(s: Underwater, seat: int) -> int:
    """Colours of slots with an own tile in this round; coloured slots only (UC-AVS-04)."""
    return len({SLOT_COLOURS[slot] for slot in COLOURED_SLOTS if has(s.slots[slot], seat)})


class OnSpace(Condition[Underwater]):
    """The marker is on exactly this Federation space (UC-GLO-23)."""

    __slots__ = ("space",)

    key: ClassVar[str] = "on-space"

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def words(self) -> Clause:
        return Say("condition-on-space", space=self.space)

    def line(self) -> Line:
        return [("federation", None, str(self.space))]

    def holds(self, s: Underwater, seat: int) -> bool:
        return space(s.nations[seat].climbed) == self.space

    def nearly(self, s: Underwater, seat: int) -> bool:
        return True
