"""A turn after its slot is chosen: slot and card in the chosen order, abilities, the card drawn (UC-FLO)."""

from typing import Any, ClassVar, Final

from partie.euro.effects import MUST, PASSING, Entries, carry_out
from partie.kernel.engine.step import FLAG, AutoStep, Move, Obligation, Ranges, Step

from .. import moves as m
from ..book import FROM_SLOT, TABLE, CitiesAsk, CitiesOpening, draw_cards, fire, flush
from ..components import LAST_OF_ERA, TURNS
from ..components.terms import INSTANT, LAYS_CARD, PERMANENT, SEATS, SLOT_GIVES, TURN_ENDS, USES_SLOT
from ..effects.things import ACTIONS
from ..effects.using import can_use_slot
from ..moves import not_now
from ..state.made import Underwater
from ..trees import CARD_COST, CARD_TYPE, EFFECTS, SLOT_EFFECTS
from .hand import AFTER, TrimHand, excess
from .laying import CARD_EFFECTS, CardEffect, affordable, lies_over, put_away
from .slot_helpers import in_reach

# Which first


class Order(Step[Underwater]):
    """Card and slot match: which first, or the slot alone (UC-FLO-07, UC-SUM-02)."""

    name: ClassVar[str] = "order"

    def moves(self, s: Underwater) -> list[Move]:
        found = [m.NOW_CARD] if affordable(s, self.seat) else []
        return [*found, m.NOW_SLOT, m.NO_CARD, *TABLE.aside(s, self.seat)]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] == m.ONCE:
            return TABLE.why_not_aside(s, self.seat, move)
        if move == m.NOW_CARD:
            return None if affordable(s, self.seat) else "UC-SPE-05"
        return None if move == m.NOW_SLOT or move == m.NO_CARD else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        seat = self.seat
        if move[0] == m.ONCE:
            TABLE.do_aside(s, seat, move)
            return
        s.agenda.pop()
        if move == m.NOW_CARD:
            card_first(s, seat)
        elif move == m.NOW_SLOT:
            slot_first(s, seat)
        else:
            put_away(s)

    def default(self, s: Underwater) -> Move:
        return m.NO_CARD

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "order", {"card": s.card, "slot": s.slot}


ORDERING: Final = [Order(seat) for seat in SEATS]


def card_first(s: Underwater, seat: int) -> None:
    """The card, then what may be done between (UC-PER-04), then the slot, which waits on the agenda."""
    s.agenda.append(ABILITIES[seat])
    s.agenda.append(CARD_EFFECTS[seat])


def slot_first(s: Underwater, seat: int) -> None:
    """The slot, which waits on the agenda, then what may be done between (UC-PER-04), then the card."""
    s.agenda[-1:] = [CARD_EFFECTS[seat], ABILITIES[seat], s.agenda[-1]]


def order_matters(s: Underwater, seat: int) -> bool:
    """Whether it makes a difference which comes first, or that the card is used at all.

    It makes none where a card that costs nothing is simply laid, or both only give, and neither looks at the other.
    """
    on, card, slot = s.nations[seat].tableau.on, s.card, s.slot
    kind, effect = CARD_TYPE[card], SLOT_EFFECTS[s.side][slot]
    if CARD_COST[card] or s.contracts or on[LAYS_CARD] or on[USES_SLOT] or on[SLOT_GIVES]:
        return True
    if kind == INSTANT:
        return not (EFFECTS[card].is_plain() and effect.is_plain())
    if kind == PERMANENT or lies_over(s, seat):
        return True
    return effect.wanted & ACTIONS > 0


# The slot


class SlotEffect(Obligation[Underwater]):
    """The effect of the chosen slot, wholly or in part (UC-SLT-03, UC-SLT-04); a part has to be done (UC-SLT-05)."""

    __slots__ = ("greeted",)

    name: ClassVar[str] = "slot-effect"
    must: ClassVar[str] = "UC-SLT-05"
    ranges: ClassVar[Ranges] = (FLAG,)

    def __init__(self, seat: int, greeted: int = 0) -> None:
        super().__init__(seat)
        self.greeted = greeted
        """1 after the use of the slot was rewarded (UC-GLO-28): what is asked there must leave the slot possible."""

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.greeted)

    def met(self, s: Underwater) -> bool:
        """A part of the slot can be done now, or what its use brings is asked first."""
        if self.greeted:
            return SLOT_EFFECTS[s.side][s.slot].can(s, self.seat, s.nations[self.seat].goods)
        return can_use_slot(s, self.seat, s.slot, s.nations[self.seat].goods) or self._asks(s)

    def _asks(self, s: Underwater) -> bool:
        rewards = s.nations[self.seat].tableau.on[USES_SLOT]
        return bool(rewards) and any(each.fits(s.slot) and not each.then.sure for each in rewards)

    def possible(self, s: Underwater, seat: int, move: Move) -> bool | None:
        effect = SLOT_EFFECTS[s.side][s.slot]
        if effect.always:
            return True
        if move == m.NOW_SLOT or move == m.NO_CARD:
            # The slot comes next.
            return can_use_slot(s, seat, s.slot, s.nations[seat].goods) or (None if self._asks(s) else False)
        if (
            move == m.NOW_CARD
            and not CARD_COST[s.card]
            and can_use_slot(s, seat, s.slot, s.nations[seat].goods)
        ):
            # Everything that a card does may be left.
            return True
        return None

    def certainty(self, s: Underwater, seat: int) -> bool | None:
        """The slot can be used where a part of it can be done now and all before it may be left; it cannot where it is
        out of reach of all that comes before it."""
        if self._may_be_next(s) and can_use_slot(s, seat, s.slot, s.nations[seat].goods):
            return True
        before = self._before(s)
        return None if before is None or in_reach(s, seat, s.slot, before) else False

    def _may_be_next(self, s: Underwater) -> bool:
        """Whether all that lies over the slot on the agenda may be left."""
        for step in reversed(s.agenda):
            if step is self:
                return True
            if isinstance(step, (CitiesAsk, CitiesOpening)):
                if step.flags & PASSING:
                    return False
            elif not isinstance(step, (Order, Abilities, UseAbility)):
                return False
        return False

    def _before(self, s: Underwater) -> Entries | None:
        """The effects that may still come before the slot; None where nobody can tell."""
        tableau = s.nations[self.seat].tableau
        found: Entries = ()
        for step in reversed(s.agenda):
            if step is self:
                break
            if isinstance(step, (CitiesAsk, CitiesOpening)):
                found += step.entries
            elif isinstance(step, (CardEffect, Order)) and CARD_TYPE[s.card] == INSTANT:
                found += EFFECTS[s.card].entry()
            elif not isinstance(step, (Abilities, UseAbility)):
                return None
        for card in tableau.once:
            if card not in s.once:
                found += TABLE.once_effects[card].entry()
        if not self.greeted:
            for each in tableau.on[USES_SLOT]:
                if each.fits(s.slot):
                    found += each.then.entry()
        return found

    def act(self, s: Underwater) -> None:
        seat = self.seat
        if not self.greeted:
            if s.events is not None:
                s.events.append(("slot", seat, s.slot))
            if s.nations[seat].tableau.on[USES_SLOT]:
                s.agenda.append(SLOT_STEPS[seat][1])
                fire(s, seat, USES_SLOT, s.slot)
                flush(s, seat)
                return
        # That it can be done is what `met` has just said.
        carry_out(s, seat, SLOT_EFFECTS[s.side][s.slot], MUST | FROM_SLOT, judged=True)


SLOT_STEPS: Final = [[SlotEffect(seat, greeted) for greeted in (0, 1)] for seat in SEATS]

# Abilities of the turn


class Abilities(AutoStep[Underwater]):
    """Asks for abilities of this turn where they can be used and nothing else asks the player (UC-PER-04)."""

    name: ClassVar[str] = "abilities"

    def act(self, s: Underwater) -> None:
        if s.nations[self.seat].tableau.once and TABLE.aside(s, self.seat):
            s.agenda.append(USING[self.seat])


class UseAbility(Step[Underwater]):
    """Abilities of this turn that can be used between card and slot, or when the turn ends."""

    name: ClassVar[str] = "once"

    def moves(self, s: Underwater) -> list[Move]:
        return [m.FINISHED, *TABLE.aside(s, self.seat)]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move == m.FINISHED:
            return None
        return TABLE.why_not_aside(s, self.seat, move) if move[0] == m.ONCE else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.ONCE:
            s.agenda.append(ABILITIES[self.seat])
            TABLE.do_aside(s, self.seat, move)


ABILITIES: Final = [Abilities(seat) for seat in SEATS]
USING: Final = [UseAbility(seat) for seat in SEATS]

# The end of the turn

REWARDS: Final = 0
USED: Final = 1
DRAWING: Final = 2


class EndTurn(AutoStep[Underwater]):
    """Rewards at the end of the turn, abilities of the turn, one card drawn (UC-EOT-01)."""

    __slots__ = ("stage",)

    name: ClassVar[str] = "end-turn"
    ranges: ClassVar[Ranges] = ((REWARDS, USED, DRAWING),)

    def __init__(self, seat: int, stage: int = REWARDS) -> None:
        super().__init__(seat)
        self.stage = stage

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.stage)

    def act(self, s: Underwater) -> None:
        seat, tableau = self.seat, s.nations[self.seat].tableau
        if self.stage < DRAWING and (tableau.on[TURN_ENDS] or tableau.once):
            s.agenda.append(ENDINGS[seat][DRAWING])
            s.agenda.append(ABILITIES[seat])
            if self.stage == REWARDS:
                fire(s, seat, TURN_ENDS, 0)
                flush(s, seat)
            return
        if s.card:
            put_away(s)
        draw_cards(s, seat, 1)
        s.slot = -1
        s.dug = 0
        s.once = ()
        if excess(s, seat) > 0 and not is_last_turn(s):
            s.agenda.append(TrimHand(seat, AFTER))
        s.turn += 1


ENDINGS: Final = [[EndTurn(seat, stage) for stage in (REWARDS, USED, DRAWING)] for seat in SEATS]


def is_last_turn(s: Underwater) -> bool:
    """Whether the turn that runs is its player's last of the game: the hand limit applies no more (UC-HND-01)."""
    return s.round == LAST_OF_ERA[-1] and s.turn >= (TURNS - 1) * s.seats
