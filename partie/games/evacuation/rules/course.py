"""The course of the game: seven phases a year, four years at most, the end of the race between them.

EV-FLO-01 to EV-FLO-09; every year begins with income (EV-INC-01); a points game goes on to its end (EV-PTS-01).
"""

from typing import ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep

from ..cards.goals import EARLY_YEAR
from ..components import LAST_YEAR, OFFER
from ..state import Evacuation, evacuated
from . import bonus, flight, income, order, progress, race, rival
from .actions import hand, markets, turns

PREPARATION: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
FLIGHT: Final = 3
ORDER: Final = 4
PROGRESS: Final = 5
BONUSES: Final = 6
CLEANUP: Final = 7
PHASES: Final = ("preparation", "income", "actions", "flight", "order", "progress", "bonuses", "cleanup")


class Course(AutoStep[Evacuation]):
    """Lies at the bottom of the agenda; acts whenever a phase is over (EV-FLO-02)."""

    name: ClassVar[str] = "course"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        if hand.full(s) and s.phase <= INCOME:
            s.agenda.append(self)
            hand.ask_keep(s)
            return
        race.look(s)
        if is_over(s):
            finish(s)
            return
        s.agenda.append(self)
        enter(s, INCOME if s.phase in (PREPARATION, CLEANUP) else s.phase + 1)


def is_over(s: Evacuation) -> bool:
    """After the bonuses of the last year; in a decided race after its phase, but after actions the flight is still
    played (EV-END-01, EV-END-05, EV-END-06, EV-FOR-07)."""
    if s.phase == BONUSES and s.year == LAST_YEAR:
        return True
    return s.ended > 0 and s.phase != ACTIONS


def finish(s: Evacuation) -> None:
    """The goal cards are shown."""
    if s.points:
        for seat, player in enumerate(s.players):
            log(s, "goals-shown", seat, *player.goals)
    log(s, "game-over")


def enter(s: Evacuation, phase: int) -> None:
    """Begin a phase."""
    s.phase = phase
    log(s, "phase", phase, s.year)
    if phase == INCOME:
        rival.prepare_year(s)
        income.collect(s)
    elif phase == ACTIONS:
        turns.start(s)
    elif phase == FLIGHT:
        flight.start(s)
    elif phase == ORDER:
        order.set_order(s)
    elif phase == PROGRESS:
        progress.start(s)
    elif phase == BONUSES:
        bonus.start(s)
    else:
        clean_up(s)


def clean_up(s: Evacuation) -> None:
    """Prepare the next year: marker, bonus card, offers, action tracks, cards (EV-CLE-01 to EV-CLE-06)."""
    if s.year == EARLY_YEAR:
        for player in s.players:
            player.early = evacuated(player)
    s.year += 1
    for offer in range(OFFER):
        markets.age(s, offer)
    for player in s.players:
        player.actions = 0
        player.groups = [0, 0, 0, 0, 0]
        player.helps = [0, 0, 0, 0]
        player.stripes = player.steps = 0
    hand.deal_year(s)


COURSE: Final = Course()
