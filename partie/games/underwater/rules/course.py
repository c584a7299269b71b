"""The course of the game: hands, turns, the end of a round and of an era (UC-FLO, UC-EOR, UC-EOE, UC-FEE)."""

from typing import Any, ClassVar, Final

from partie.euro import decks
from partie.euro.lanes import ask_all
from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep, Ranges

from ..book import NEW_ERA, OVER, PLAYING, PRODUCTION_PHASE, discard_card, draw_cards, flush
from ..cards import ERAS
from ..components import DRAWN_AT_ERA, LAST_OF_ERA, TURNS, UNFED
from ..components.terms import BIOMATTER, KELP, SEATS, SLOT_COUNT, amount
from ..state.made import Nation, Underwater
from . import clone, production, solo
from .choosing import CHOOSING
from .contracts import claim
from .federation import reset
from .hand import DUE, IN_LANE, TrimHand, excess
from .turn import DRAWING, ENDINGS

DECKS: Final = [[card.number for card in era] for era in ERAS]


class Course(AutoStep[Underwater]):
    """Lies at the bottom of the agenda; acts whenever a turn or a phase is over."""

    name: ClassVar[str] = "course"
    everyone: ClassVar[bool] = True

    def act(self, s: Underwater) -> None:
        if s.dry:
            # Who looks ahead looks no further than the own turn, and touches nobody else.
            return
        s.agenda.append(self)
        if s.phase == PRODUCTION_PHASE:
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


def start_turn(s: Underwater) -> None:
    """The next player in the order (UC-FLO-01 to UC-FLO-03, UC-FLO-09); first the hand is cut (UC-HND-01)."""
    seat = s.order[s.turn % s.seats]
    if not s.nations[seat].hand:
        # Without a card there is no turn; a card is drawn all the same (UC-EOT-01).
        s.agenda.append(ENDINGS[seat][DRAWING])
        return
    s.agenda.append(CHOOSING[seat])
    if excess(s, seat) > 0:
        s.agenda.append(TrimHand(seat, DUE))


def deal_lanes(s: Underwater) -> None:
    """Everybody cuts the hand to the limit at the same time (UC-HAN-02, UC-EOE-06)."""
    ask_all(s, [TrimHand(seat, IN_LANE) if excess(s, seat) > 0 else None for seat in range(s.seats)])


def join_hands(s: Underwater) -> None:
    """What was put away becomes visible when all have chosen: to the last one, what others put away is news."""
    s.phase = PLAYING
    if sum(1 for nation in s.nations if nation.put) > 1:
        s.revealed += 1
    for nation in s.nations:
        put, nation.put = nation.put, ()
        nation.shown = tuple([card for card in nation.shown if card not in put])
        for card in put:
            discard_card(s, card)


def end_round(s: Underwater) -> None:
    """Tiles back, the new order, markers down, the round marker on (UC-EOR-01 to UC-EOR-08)."""
    s.slots = (0,) * SLOT_COUNT
    clone.give_back(s)
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
    everyone: ClassVar[bool] = True
    ranges: ClassVar[Ranges] = (range(len(SEATS) + 1),)

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
        draw_cards(s, seat, owed)
        if s.contracts:
            claim(s, seat)
            flush(s, seat)


def end_era(s: Underwater) -> None:
    """Action cards ready, cities fed, the next deck and three cards each; or the end (UC-EOE-01 to UC-EOE-09,
    UC-FLO-11, UC-ACT-06)."""
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
    decks.shuffle(s, s.deck)
    log(s, "era", s.era)
    for seat in s.order:
        draw_cards(s, seat, DRAWN_AT_ERA)
    s.phase = NEW_ERA
    deal_lanes(s)


class Meal:
    """What feeding the cities takes: a kelp for every connected city, then biomatter, then points
    (UC-FEE-01 to UC-FEE-07)."""

    __slots__ = ("biomatter", "hungry", "kelp", "unfed")

    def __init__(self, nation: Nation, kelp: int, biomatter: int) -> None:
        self.hungry = max(0, nation.player_board.counts().cities - nation.tableau.fed)
        self.kelp = min(self.hungry, kelp)
        self.biomatter = min(self.hungry - self.kelp, biomatter)
        self.unfed = self.hungry - self.kelp - self.biomatter

    @property
    def points(self) -> int:
        """What is lost for those that stay hungry."""
        return UNFED * self.unfed


def feed(s: Underwater, seat: int) -> None:
    """Feed the cities (UC-FEE)."""
    nation = s.nations[seat]
    meal = Meal(nation, nation.goods[KELP], nation.goods[BIOMATTER])
    nation.goods = nation.goods - amount(kelp=meal.kelp, biomatter=meal.biomatter)
    nation.points = max(0, nation.points - meal.points)
    log(s, "fed", seat, meal.kelp, meal.biomatter, meal.unfed)
