"""The course of the game: the five phases of a round in their order, the epochs between them, the end."""

from typing import ClassVar, Final

from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep

from ..components import COUNTS
from ..state import Grid
from . import auction, bureaucracy, network, resources
from .plant_market import start_epoch2, start_epoch3_if_due

LAST_ROUND: Final = 100
"""A game that nobody wants to end is ended here and scored as it stands (docs/rulings.md)."""


def set_order(s: Grid) -> None:
    """Phase 1: most cities first, then the best plant (PG-ODR-03, PG-ODR-04, PG-ODR-05); the first leads (PG-ODR-06,
    PG-ORD-04). So it stays for the rest of the round (PG-ODR-01, PG-ORD-02, PG-OVR-08)."""
    # Plants have numbers below 100. (Six seats at most are put in their places faster than `sorted` is called.)
    ranks = [100 * player.cities + player.kit.best for player in s.players]
    order: list[int] = []
    for seat in s.order:
        place = len(order)
        while place and ranks[order[place - 1]] < ranks[seat]:
            place -= 1
        order.insert(place, seat)
    s.order = order
    if s.events is not None:
        s.events.append(("order", *order))


class Course(AutoStep[Grid]):
    """Lies at the bottom of the agenda; acts whenever a phase is over (PG-OVR-06, PG-OVR-07).

    Where the Step 3 card was drawn, epoch 3 begins between that phase and the next: after phase 2 (PG-EPO-14, also
    where nobody bought, PG-EPO-27), after phase 4, so that bureaucracy is of epoch 3 already (PG-EPO-16, PG-EPO-17),
    or after phase 5 (PG-EPO-18). Then the next round begins (PG-BUR-20)."""

    name: ClassVar[str] = "course"
    everyone: ClassVar[bool] = True

    def act(self, s: Grid) -> None:
        s.agenda.append(self)
        if s.phase == 2:
            start_epoch3_if_due(s)
            if s.round == 1:
                # PG-AUC-21, PG-ORD-03: the first round's order was drawn by lot and is set anew by the plants.
                set_order(s)
            resources.start(s)
        elif s.phase == 3:
            network.start(s)
        elif s.phase == 4:
            after_connecting(s)
        elif s.phase == 5:
            bureaucracy.finish(s)
            start_epoch3_if_due(s)
            if s.round >= LAST_ROUND:
                finish_game(s)
                return
            s.round += 1
            if s.events is not None:
                s.events.append(("round", s.round))
            set_order(s)
            auction.start(s)
        else:
            log(s, "round", s.round)
            auction.start(s)


def after_connecting(s: Grid) -> None:
    """The end of the game (PG-END-01), or epoch 2 before epoch 3 (PG-EPO-26), then bureaucracy.

    Either epoch may never come: epoch 2 when the Step 3 card is drawn before (PG-EPO-02), epoch 3 when the game ends
    before (PG-EPO-03).
    """
    count = COUNTS[s.seats]
    if s.most >= count.end:
        finish_game(s)
        return
    if s.epoch == 1 and s.most >= count.epoch2:
        start_epoch2(s)
    start_epoch3_if_due(s)
    bureaucracy.start(s)


def finish_game(s: Grid) -> None:
    """No bureaucracy any more (PG-END-06)."""
    s.agenda.clear()
    s.turn = 0
    log(s, "game-over")


COURSE: Final = Course()
