"""Several effects together: one after the other, or the two halves of a card."""

from typing import ClassVar

from partie.euro.effects.words import Say, Words
from partie.euro.sets import all_below

from ..book import Halves, Perform, begin
from ..state import Evacuation
from .kinds import Parts


class InOrder(Parts):
    """One part after the other; what cannot be done then is skipped."""

    __slots__ = ()

    key: ClassVar[str] = "in-order"
    spends: ClassVar[bool] = False

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        """The first now, the others when their turn comes."""
        for part in self.parts[:0:-1]:
            s.agenda.append(Perform(seat, part.nid, 0))
        begin(s, seat, self.parts[0])

    def words(self) -> Words:
        told = self.parts[0].words()
        for part in self.parts[1:]:
            told = Say("effect-then", first=told, second=part.words())
        return told


class AllOf(Parts):
    """Two halves of an action card: both in any order, one, or none (EV-ADV-12, EV-ADV-13)."""

    __slots__ = ()

    key: ClassVar[str] = "all-of"
    spends: ClassVar[bool] = False

    def is_always(self) -> bool:
        """If only by leaving all of it out."""
        return True

    def begin(self, s: Evacuation, seat: int, flags: int) -> None:
        s.agenda.append(Halves(seat, self.nid, all_below(len(self.parts))))

    def words(self) -> Words:
        told = self.parts[0].words()
        for part in self.parts[1:]:
            told = Say("effect-all-of", first=told, second=part.words())
        return told
