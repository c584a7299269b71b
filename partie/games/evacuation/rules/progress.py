"""Phase 5, progress: satellites move by the strength of the year's actions; milestones.

EV-PRG-01 to EV-PRG-24, EV-MIL-01 to EV-MIL-10, EV-FOR-06.
"""

from typing import Any, ClassVar

from partie.kernel.engine.state import log
from partie.kernel.engine.step import FLAG, AutoStep, Move, Ranges, Step

from ..book import begin
from ..cards.actions import ACTION_CARDS
from ..cards.fields import END, FIELDS, MIDDLE, OUTER, PASSED
from ..moves import LANE, LANE_MOVES, MOST_STRENGTH, SATELLITE, SATELLITES, STRENGTH, STRENGTHS, not_now
from ..state import Evacuation, Player, changed, passed
from . import rival
from .actions.production import raise_production
from .actions.tasks import claim

CONTACT = 1
"""Milestones that may lie between the satellites (EV-PRG-21)."""


def board_strength(player: Player) -> int:
    """The strength of the year's board actions: the numbers of their groups (EV-PRG-09)."""
    groups = player.groups
    return groups[1] + 2 * groups[2] + 3 * groups[3] + 4 * groups[4]


def strengths(player: Player) -> list[int]:
    """Every total that the player may choose: cards with several values give several (EV-ADV-14, EV-ADV-15)."""
    totals = {board_strength(player)}
    for card in player.up:
        totals = {total + more for total in totals for more in ACTION_CARDS[card].strengths}
    return sorted(totals)


def start(s: Evacuation) -> None:
    """All satellites go to the outer lane of their sections, but for those at the end of the track (EV-PRG-10)."""
    for player in s.players:
        if not both_at_end(player.sections):
            player.lanes = [OUTER, OUTER]
    for at in (0, 2):
        if not both_at_end(s.rival_sections[at : at + 2]):
            s.rival_lanes = changed(changed(s.rival_lanes, at, OUTER), at + 1, OUTER)
    s.turn = -1
    s.agenda.append(NextSatellites())


def both_at_end(sections: list[int]) -> bool:
    """Then they no longer move (EV-PRG-23)."""
    return sections == [END, END]


class NextSatellites(AutoStep[Evacuation]):
    """One civilisation after the other moves, in the new order (EV-PRG-01, EV-PRG-11)."""

    name: ClassVar[str] = "next-satellites"
    everyone: ClassVar[bool] = True

    def act(self, s: Evacuation) -> None:
        s.turn += 1
        if s.turn >= len(s.order):
            return
        s.agenda.append(self)
        civilisation = s.order[s.turn]
        if civilisation >= s.seats:
            if s.seats == 1:
                rival.advance(s, civilisation - s.seats)
            return
        player = s.players[civilisation]
        if both_at_end(player.sections):
            return
        totals = strengths(player)
        if len(totals) > 1:
            s.agenda.append(ChoosingStrength(civilisation, PROGRESS))
        else:
            set_out(s, civilisation, totals[0])


PROGRESS = 0
BONUS = 1


class ChoosingStrength(Step[Evacuation]):
    """Which strength the cards with several values have, for the progress phase or for the bonus (EV-ADV-15)."""

    __slots__ = ("purpose",)

    name: ClassVar[str] = "strength"
    kind: ClassVar[str] = "amount"
    ranges: ClassVar[Ranges] = (FLAG,)

    def __init__(self, seat: int, purpose: int) -> None:
        super().__init__(seat)
        self.purpose = purpose

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.purpose)

    def moves(self, s: Evacuation) -> list[Move]:
        return [STRENGTHS[min(total, MOST_STRENGTH)] for total in strengths(s.players[self.seat])]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != STRENGTH:
            return not_now(move)
        return None if move[1] in strengths(s.players[self.seat]) else "EV-ADV-15"

    def apply(self, s: Evacuation, move: Move) -> None:
        from .bonus import grant

        s.agenda.pop()
        log(s, "strength", self.seat, move[1])
        if self.purpose == PROGRESS:
            set_out(s, self.seat, move[1])
        else:
            grant(s, self.seat, move[1])

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "strength-progress" if self.purpose == PROGRESS else "strength-bonus", {}


def set_out(s: Evacuation, seat: int, strength: int) -> None:
    """The sections to move in all: strength and extra steps, as far as the track goes (EV-PRG-08, EV-PRG-22)."""
    player = s.players[seat]
    total = strength + player.steps + player.perks.steps
    one, two = player.sections
    s.agenda.append(Splitting(seat, min(total, 2 * END - one - two)))


def milestones_between(one: int, two: int) -> int:
    """How many milestones lie between two sections."""
    return abs(PASSED[one] - PASSED[two])


def splits(sections: list[int], total: int) -> range | list[int]:
    """How far the first satellite may move: the second makes the rest and contact holds (EV-PRG-12, EV-PRG-21)."""
    one, two = sections
    possible = range(max(0, total - (END - two)), min(total, END - one) + 1)
    gaps = [milestones_between(one + steps, two + total - steps) for steps in possible]
    # From a position with contact there is always a split that keeps it; else the one that comes nearest (EV-PRG-24).
    allowed = max(CONTACT, min(gaps))
    return [steps for steps, gap in zip(possible, gaps, strict=True) if gap <= allowed]


class Splitting(Step[Evacuation]):
    """Which satellite moves first and how far; the other makes the rest (EV-PRG-12, EV-PRG-13)."""

    __slots__ = ("total",)

    name: ClassVar[str] = "satellites"
    kind: ClassVar[str] = "amount"
    ranges: ClassVar[Ranges] = (range(2 * END + 1),)

    def __init__(self, seat: int, total: int) -> None:
        super().__init__(seat)
        self.total = total

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.total)

    def stands(self, s: Evacuation) -> bool:
        return self.total <= 2 * END - sum(s.players[self.seat].sections)

    def moves(self, s: Evacuation) -> list[Move]:
        first = splits(s.players[self.seat].sections, self.total)
        return [SATELLITES[0][steps] for steps in first] + [
            SATELLITES[1][self.total - steps] for steps in reversed(first)
        ]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != SATELLITE:
            return not_now(move)
        sections = s.players[self.seat].sections
        steps = move[2] if move[1] == 0 else self.total - move[2]
        rest = self.total - steps
        if steps < 0 or rest < 0:
            return "EV-PRG-12"
        if sections[0] + steps > END or sections[1] + rest > END:
            return "EV-PRG-22"
        return None if steps in splits(sections, self.total) else "EV-PRG-21"

    def apply(self, s: Evacuation, move: Move) -> None:
        _, which, steps = move
        s.agenda.pop()
        s.agenda.append(OtherSatellite(self.seat, 1 - which, self.total - steps))
        fly(s, self.seat, which, steps)

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "satellites", {"steps": self.total}


class OtherSatellite(AutoStep[Evacuation]):
    """After the first satellite's effects the second makes the rest (EV-PRG-17)."""

    __slots__ = ("steps", "which")

    name: ClassVar[str] = "other-satellite"
    ranges: ClassVar[Ranges] = (FLAG, range(END + 1))

    def __init__(self, seat: int, which: int, steps: int) -> None:
        super().__init__(seat)
        self.which = which
        self.steps = steps

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.which, self.steps)

    def stands(self, s: Evacuation) -> bool:
        moved = list(s.players[self.seat].sections)
        moved[self.which] += self.steps
        return max(moved) <= END and milestones_between(*moved) <= CONTACT

    def act(self, s: Evacuation) -> None:
        fly(s, self.seat, self.which, self.steps)


def fly(s: Evacuation, seat: int, which: int, steps: int) -> None:
    """Move a satellite, resolve the milestones it passes, then choose its field (EV-PRG-07, EV-MIL-08)."""
    player = s.players[seat]
    before = player.sections[which]
    player.sections = changed(player.sections, which, before + steps)
    log(s, "satellite", seat, which, steps, before + steps)
    for milestone in range(PASSED[before] + 1, PASSED[before + steps] + 1):
        pass_milestone(s, seat, milestone)
    step = Placing(seat, which)
    moves = step.moves(s)
    if len(moves) > 1:
        s.agenda.append(step)
    else:
        place(s, seat, which, moves[0][1])


def pass_milestone(s: Evacuation, seat: int, milestone: int) -> None:
    """First: an ocean token turns. Second and third: a biome opens, then a token is resettled. Fourth: the ocean."""
    player = s.players[seat]
    log(s, "milestone", seat, milestone)
    if milestone == 1:
        # EV-MIL-02
        player.flipped += 1
        log(s, "ocean-flipped", seat)
    elif milestone < 4 and passed(player, milestone) == 2:
        # EV-MIL-04, EV-MIL-06
        player.resettled += 1
        log(s, "resettled", seat)
        raise_production(s, seat, (1, 1, 1))
        claim(s, seat)


def lane_is_open(s: Evacuation, section: int, lane: int) -> bool:
    """The middle lane is for three and more players; inner fields hold one satellite (EV-PRG-03 to EV-PRG-06)."""
    if lane == OUTER:
        return True
    if lane == MIDDLE and s.seats < 3:
        return False
    return rival.is_free(s, section, lane)


class Placing(Step[Evacuation]):
    """Choose the field of the section where a satellite ends its move (EV-PRG-07)."""

    __slots__ = ("which",)

    name: ClassVar[str] = "lane"
    kind: ClassVar[str] = "place"
    ranges: ClassVar[Ranges] = (FLAG,)

    def __init__(self, seat: int, which: int) -> None:
        super().__init__(seat)
        self.which = which

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.which)

    def moves(self, s: Evacuation) -> list[Move]:
        section = s.players[self.seat].sections[self.which]
        return [LANE_MOVES[lane] for lane in range(3) if lane_is_open(s, section, lane)]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != LANE:
            return not_now(move)
        section = s.players[self.seat].sections[self.which]
        if lane_is_open(s, section, move[1]):
            return None
        return "EV-PRG-05" if move[1] == MIDDLE and s.seats < 3 else "EV-PRG-04"

    def apply(self, s: Evacuation, move: Move) -> None:
        s.agenda.pop()
        place(s, self.seat, self.which, move[1])

    def default(self, s: Evacuation) -> Move:
        return self.moves(s)[-1]

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "lane", {"section": s.players[self.seat].sections[self.which], "satellite": self.which}


def place(s: Evacuation, seat: int, which: int, lane: int) -> None:
    """The satellite ends its move on a field, whose effect is resolved at once (EV-PRG-17, EV-PRG-18)."""
    player = s.players[seat]
    player.lanes = changed(player.lanes, which, lane)
    field = FIELDS[player.sections[which]][lane]
    log(s, "placed", seat, which, player.sections[which], lane)
    if field.effect is not None:
        begin(s, seat, field.effect)
