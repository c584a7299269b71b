"""Phase 6, the yearly bonus: by the strength of the year's actions, strictly or leniently.

EV-BON-01 to EV-BON-11, EV-YRB-01 to EV-YRB-08.
"""

from typing import ClassVar

from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep

from ..book import begin
from ..cards.bonuses import BONUSES, Bonus
from ..state import Evacuation
from .progress import BONUS, ChoosingStrength, strengths


def current(s: Evacuation) -> Bonus:
    """The card of this year (EV-BON-01)."""
    return BONUSES[s.bonuses[s.year - 1]]


def won(s: Evacuation, strength: int) -> int:
    """Which bonus a strength brings, 0 or 1; -1: none. Never both (EV-BON-11)."""
    card = current(s)
    return card.lenient(strength) if s.lenient else card.strict(strength)


def start(s: Evacuation) -> None:
    """In the new order of play (EV-BON-04)."""
    s.turn = -1
    s.agenda.append(NextBonus())


class NextBonus(AutoStep[Evacuation]):
    """One player after the other; asked only where the choice of a card's strength decides the bonus."""

    name: ClassVar[str] = "next-bonus"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        s.turn += 1
        if s.turn >= len(s.order):
            return
        s.agenda.append(self)
        seat = s.order[s.turn]
        if seat >= s.seats:
            return
        totals = strengths(s.players[seat])
        if len({won(s, total) for total in totals}) > 1:
            s.agenda.append(ChoosingStrength(seat, BONUS))
        else:
            grant(s, seat, totals[0])


def grant(s: Evacuation, seat: int, strength: int) -> None:
    """A bonus is no action: it costs no energy and adds no strength (EV-YRB-08)."""
    which = won(s, strength)
    log(s, "bonus", seat, strength, which)
    if which >= 0:
        begin(s, seat, current(s).effects[which])
