"""The course of the game: hands, turns, the end of a round and of an era (UC-FLO, UC-EOR, UC-EOE)."""

from typing import Any, ClassVar, Final

from partie.kernel.chance import resume
from partie.kernel.state import open_lanes
from partie.kernel.step import AnyStep, AutoStep

from . import production, solo
from .cards import ERAS
from .choosing import CHOOSING
from .components import DRAWN_AT_ERA, LAST_OF_ERA, TURNS, UNFED
from .contracts import claim
from .counting import tally
from .federation import reset
from .gaining import discard_card, draw_cards
from .goods import BIOMATTER_AT, FIELD
from .hand import TRIMMING
from .parts import flush
from .state import EVERY_SLOT, Underwater, log
from .turn import OPENINGS, start_turn

FIRST_HAND: Final = 0
PLAYING: Final = 1
PRODUCTION: Final = 2
NEW_ERA: Final = 3
OVER: Final = 4
DECKS: Final = [[card.number for card in era] for era in ERAS]


class Course(AutoStep[Underwater]):
    """Lies at the bottom of the agenda; acts whenever a turn or a phase is over."""

    name: ClassVar[str] = "course"

    def act(self, s: Underwater) -> None:
        s.agenda.append(self)
        if s.phase == PRODUCTION:
            s.phase = PLAYING
            s.agenda.append(Settle(-1, 0))
            return
        if s.phase != PLAYING:
            join_hands(s)
        if s.turn >= TURNS * s.seats:
            end_round(s)
            return
        if not s.turn:
            log(s, "round", s.round, s.era)
        start_turn(s)


def deal_lanes(s: Underwater) -> None:
    """Everybody cuts the hand to the limit at the same time (UC-HAN-02, UC-EOE-06)."""
    stacks: list[list[AnyStep]] = []
    for seat, nation in enumerate(s.nations):
        stacks.append([TRIMMING[seat][2]] if len(nation.hand) > nation.tableau.limit else [])
    open_lanes(s, stacks)


def join_hands(s: Underwater) -> None:
    """What was put away becomes visible when all have chosen: to the last one, what others put away is news."""
    s.phase = PLAYING
    if sum(1 for nation in s.nations if nation.put) > 1:
        s.revealed += 1
    for nation in s.nations:
        put, nation.put = nation.put, ()
        if nation.shown:
            nation.shown = tuple(card for card in nation.shown if card not in put)
        for card in put:
            discard_card(s, card)


def end_round(s: Underwater) -> None:
    """Tiles back, the new order, markers down, the round marker on (UC-EOR-01 to UC-EOR-06)."""
    s.slots = [0] * 16
    s.free = EVERY_SLOT
    for nation in s.nations:
        nation.tiled = 0
    if s.clone == 2:
        s.clone = 1
    if s.seats == 1:
        solo.move_tiles(s)
    reset(s)
    s.turn = 0
    if s.round in LAST_OF_ERA:
        production.start(s)
    else:
        s.round += 1


class Settle(AutoStep[Underwater]):
    """After production, in play order: owed cards and contracts (UC-GOV-05); then the era ends."""

    __slots__ = ("place",)

    name: ClassVar[str] = "settle"

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.place)

    def act(self, s: Underwater) -> None:
        if self.place >= s.seats:
            end_era(s)
            return
        s.agenda.append(Settle(-1, self.place + 1))
        seat = s.order[self.place]
        nation = s.nations[seat]
        owed, nation.owed = nation.owed, 0
        if owed:
            draw_cards(s, seat, owed)
        if s.contracts:
            claim(s, seat)
            flush(s, seat)


def end_era(s: Underwater) -> None:
    """Action cards ready, cities fed, the next deck and three cards each; or the end (UC-EOE-01 to UC-EOE-09)."""
    for seat, nation in enumerate(s.nations):
        nation.used = ()
        feed(s, seat)
    if s.era == len(LAST_OF_ERA):
        s.phase = OVER
        s.agenda.clear()
        log(s, "game-over")
        return
    s.buried = tuple(sorted((*s.buried, *s.deck)))
    s.gone += tuple(s.discard)
    s.era += 1
    s.round += 1
    s.discard = []
    s.deck = DECKS[s.era - 1].copy()
    dice = resume(s.rng)
    dice.shuffle(s.deck)
    s.rng = dice.rng
    log(s, "era", s.era)
    for seat in s.order:
        draw_cards(s, seat, DRAWN_AT_ERA)
    s.phase = NEW_ERA
    deal_lanes(s)


def feed(s: Underwater, seat: int) -> None:
    """A kelp for every connected city, then biomatter, then points (UC-FEE-01 to UC-FEE-06)."""
    nation = s.nations[seat]
    counts = tally(nation.works)
    hungry = max(0, counts[4] + counts[5] - nation.tableau.fed)
    kelp = min(hungry, nation.goods & FIELD)
    biomatter = min(hungry - kelp, nation.goods >> BIOMATTER_AT & FIELD)
    nation.goods -= kelp + (biomatter << BIOMATTER_AT)
    unfed = hungry - kelp - biomatter
    nation.points = max(0, nation.points - UNFED * unfed)
    log(s, "fed", seat, kelp, biomatter, unfed)


COURSE: Final = Course()
OPENINGS.extend(CHOOSING)
