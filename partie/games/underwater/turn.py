"""A turn: tile and card, then slot and card in the chosen order, the card drawn, the hand (UC-FLO, UC-SUM)."""

from bisect import insort
from typing import Any, ClassVar, Final

from partie.kernel.compiled import COMPILED
from partie.kernel.state import play
from partie.kernel.step import AutoStep, Move, Obligation, Step

from . import moves as m
from .components import TURNS
from .events import DRAWN, DREW, USED_SLOT
from .gaining import discard_card, draw_cards, fire, put_in
from .goods import CREDIT_AT
from .hand import TRIMMING
from .helping import MANY, reaches
from .interpret import can, not_now, possible
from .laying import CardEffect
from .moves import ONCES
from .parts import asking, flush, open_plan, push
from .plans import FROM_SLOT, MUST, opening
from .state import Underwater
from .tableau import CARD_COST
from .terms import TURN_ENDS, USES_SLOT
from .tree import ALWAYS, EFFECTS, SLOT_EFFECTS, Op


def once_effect(card: int) -> Op:
    return EFFECTS[card].kids[0]


def once_open(s: Underwater, seat: int) -> list[int]:
    """Abilities of this turn that can be used now (UC-GLO-19)."""
    found: list[int] = []
    for card in s.nations[seat].tableau.once:
        if card not in s.once and can(s, seat, once_effect(card)):
            found.append(card)
    return found


class Order(Step[Underwater]):
    """Card and slot match: which first, or the slot alone (UC-FLO-07, UC-SUM-02)."""

    name: ClassVar[str] = "order"

    def moves(self, s: Underwater) -> list[Move]:
        seat = self.seat
        cost = CARD_COST[s.card]
        affordable = not cost or self._affordable(s)
        if s.dry:
            return ANY_ORDER if affordable else SLOT_FIRST
        ready = possible(s, seat, s.slot)
        if affordable and (ALWAYS[s.side][s.slot] or (ready and not cost) or self._card_first(s)):
            return ANY_ORDER if ready else CARD_FIRST
        return SLOT_FIRST if ready else []

    def _affordable(self, s: Underwater) -> bool:
        return CARD_COST[s.card] <= s.nations[self.seat].goods >> CREDIT_AT

    def _card_first(self, s: Underwater) -> bool:
        """Whether the slot can still be used after the card."""
        trial = s.trial(self.seat)
        play(trial, self.seat, m.NOW_CARD)
        return not trial.broken and (not trial.tight or reaches(trial, self.seat, MANY))

    def check(self, s: Underwater, move: Move) -> str | None:
        if not m.CARD_FIRST <= move[0] <= m.CARD_UNUSED:
            return not_now(move)
        if move in self.moves(s):
            return None
        if move[0] == m.CARD_FIRST and not self._affordable(s):
            return "UC-SPE-05"
        return "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        card = CARD_EFFECTS[self.seat]
        if move[0] == m.CARD_FIRST:
            s.agenda.append(card)
        elif move[0] == m.SLOT_FIRST:
            s.agenda.insert(len(s.agenda) - 1, card)
        else:
            discard_card(s, s.card)
            s.card = 0

    def default(self, s: Underwater) -> Move:
        return self.moves(s)[-1]

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "order", {"card": s.card, "slot": s.slot}


class SlotEffect(Obligation[Underwater]):
    """The effect of the chosen slot; a part of it has to be done (UC-SLT-05)."""

    __slots__ = ("greeted",)

    name: ClassVar[str] = "slot-effect"
    must: ClassVar[str] = "UC-SLT-05"

    def __init__(self, seat: int, greeted: int = 0) -> None:
        super().__init__(seat)
        self.greeted = greeted
        """1 after the use of the slot was rewarded: what is asked there must leave the slot possible."""

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.greeted)

    def met(self, s: Underwater) -> bool:
        # What is offered can be done; only a search has to look.
        if not s.dry:
            return True
        if self.greeted:
            return can(s, self.seat, SLOT_EFFECTS[s.side][s.slot])
        return possible(s, self.seat, s.slot)

    def possible(self, s: Underwater, seat: int, move: Move) -> bool | None:
        # The steps of this game list only what leaves the slot possible; in a search nothing is promised.
        return None if s.dry else True

    def act(self, s: Underwater) -> None:
        seat = self.seat
        if not self.greeted:
            if s.events is not None:
                s.events.append(USED_SLOT[seat][s.slot])
            if s.nations[seat].tableau.on[USES_SLOT]:
                s.agenda.append(GREETED[seat])
                fire(s, seat, USES_SLOT, s.slot)
                flush(s, seat)
                return
        s.tight = False
        ask = SLOT_ASKS[s.side][s.slot][seat]
        if ask is None:
            open_plan(s, seat, SLOT_PLANS[s.side][s.slot], MUST | FROM_SLOT, True)
        else:
            s.agenda.append(ask)


# The end of the turn


class EndTurn(AutoStep[Underwater]):
    """Rewards at the end of the turn, abilities of the turn, one card drawn (UC-EOT-01)."""

    __slots__ = ("stage",)

    name: ClassVar[str] = "end-turn"

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage = stage

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.stage)

    def act(self, s: Underwater) -> None:
        seat = self.seat
        nation = s.nations[seat]
        tableau = nation.tableau
        if tableau.on[TURN_ENDS] and self.stage == 0:
            fire(s, seat, TURN_ENDS, 0)
            if s.asked:
                s.agenda.append(ENDINGS[seat][1])
                flush(s, seat)
                return
        if tableau.once and self.stage < 2 and once_open(s, seat):
            s.agenda.append(ENDINGS[seat][2])
            s.agenda.append(ONCE_MORE[seat])
            return
        # The played card, the drawn card, the next player.
        if s.card:
            discard_card(s, s.card)
            s.card = 0
        hand = nation.hand
        if s.deck and not s.dry:
            # As `draw_cards` does, without the call.
            card = s.deck.pop()
            s.revealed += 1
            if s.chance is not None:
                s.chance.append(DRAWN[seat][card])
            if s.events is not None:
                s.events.append(DREW[seat][card])
            if COMPILED:
                put_in(hand, card)
            else:
                insort(hand, card)
        else:
            draw_cards(s, seat, 1)
        s.slot = -1
        s.dug = 0
        s.once = ()
        s.turn += 1
        trims = len(hand) > tableau.limit
        if s.turn < TURNS * s.seats and not (trims and s.seats == 1):
            start_turn(s)
        if trims:
            # It lies on top of the next player's turn; alone, the own next turn waits for it (`Course`).
            s.agenda.append(TRIMMING[seat][0])


def start_turn(s: Underwater) -> None:
    """The next player in the order; first the hand is cut to the limit (UC-HND-01)."""
    seat = s.order[s.turn % s.seats]
    nation = s.nations[seat]
    agenda = s.agenda
    if nation.hand:
        agenda.append(OPENINGS[seat])
        if len(nation.hand) > nation.tableau.limit:
            agenda.append(TRIMMING[seat][1])
    else:
        agenda.append(ENDINGS[seat][2])


class OnceMore(Step[Underwater]):
    """Abilities of this turn that are still open when it ends."""

    name: ClassVar[str] = "once"

    def moves(self, s: Underwater) -> list[Move]:
        return [m.FINISHED, *(ONCES[card] for card in once_open(s, self.seat))]

    def check(self, s: Underwater, move: Move) -> str | None:
        return None if move in self.moves(s) else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.ONCE:
            s.once = (*s.once, move[1])
            s.agenda[-1] = ENDINGS[self.seat][1]
            push(s, self.seat, once_effect(move[1]), 0)


CARD_FIRST: Final = [m.NOW_CARD]
SLOT_FIRST: Final = [m.NOW_SLOT, m.NO_CARD]
ANY_ORDER: Final = CARD_FIRST + SLOT_FIRST
SLOT_PLANS: Final = [[opening(effect) for effect in side] for side in SLOT_EFFECTS]
SLOT_ASKS: Final = [
    [
        [asking(plan.asking(), seat, MUST | FROM_SLOT, 0) if plan.asks_one else None for seat in range(4)]
        for plan in side
    ]
    for side in SLOT_PLANS
]
"""By side, slot and seat: what is asked at once, where a slot gives nothing and has one part."""
USING: Final = [SlotEffect(seat) for seat in range(4)]
GREETED: Final = [SlotEffect(seat, 1) for seat in range(4)]
CARD_EFFECTS: Final = [CardEffect(seat) for seat in range(4)]
ORDERING: Final = [Order(seat) for seat in range(4)]
ENDINGS: Final = [[EndTurn(seat, stage) for stage in range(3)] for seat in range(4)]
OPENINGS: Final[list[Step[Underwater]]] = []
"""By seat: the choice that a turn begins with. It rests on this module, so course.py puts it here."""
ONCE_MORE: Final = [OnceMore(seat) for seat in range(4)]
