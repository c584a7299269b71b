"""The first choice of a turn: a tile on a slot, and a card with it (UC-FLO-04 to UC-FLO-08, UC-SLT)."""

from typing import ClassVar, Final

from partie.euro.decks import without
from partie.euro.effects import Entries
from partie.euro.sets import with_member
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Price, Step

from .. import moves as m
from ..book import TABLE, discard_card, fire, flush, priced
from ..components import ACTION_LIMIT
from ..components.terms import (
    ALL_COLOURS,
    CREDIT,
    INSTANT,
    LAYS_CARD,
    MISMATCHES,
    SEATS,
    SECOND_UPGRADED,
    SLOT_COLOURS,
    UPGRADES,
    USES_SLOT,
)
from ..effects.gaining import slot_colours
from ..effects.using import can_use_slot
from ..moves import CLONE_MOVES, SLOT_MOVES, not_now
from ..state.made import Underwater
from ..trees import CARD_COLOUR, CARD_COST, CARD_TYPE, EFFECTS
from .building import buildable
from .clone import PRICE, cloned_slots, take_tile, why_not_clone
from .slot_helpers import USABLE, could_act, helpers, in_reach
from .turn import ENDINGS, ORDERING, REWARDS, SLOT_STEPS, card_first, order_matters


def matches(card: int, slot: int) -> bool:
    """Whether card and slot are of one colour (UC-FLO-07)."""
    return CARD_COLOUR[card] == SLOT_COLOURS[slot]


class ChooseSlot(Step[Underwater]):
    """Put a tile on a slot and play a card with it (UC-FLO-04)."""

    name: ClassVar[str] = "choose-slot"
    kind: ClassVar[str] = "card"
    opens: ClassVar[bool] = True

    def moves(self, s: Underwater) -> list[Move]:
        """Every open slot with every card: whether the slot can be used, the obligation to do so tells (UC-SLT-05)."""
        hand = s.nations[self.seat].hand
        free = [slot for slot, tiles in enumerate(s.slots) if not tiles]
        found = [SLOT_MOVES[card][slot] for card in hand for slot in free]
        found += [CLONE_MOVES[card][slot] for card in hand for slot in cloned_slots(s, self.seat)]
        return found + TABLE.aside(s, self.seat)

    def price(self, s: Underwater, move: Move) -> Price:
        """What the cloning tile costs (UC-CLN-03)."""
        return priced(PRICE) if move[0] == m.CLONE else ()

    def sorted_moves(self, s: Underwater) -> tuple[list[Move], list[Move]]:
        """Turns that are possible for certain, and those of which only trying tells (UC-SLT-05 to UC-SLT-07)."""
        free = [slot for slot, tiles in enumerate(s.slots) if not tiles]
        sure, doubtful = self._sorted(s, free, SLOT_MOVES)
        cloned = cloned_slots(s, self.seat)
        if cloned:
            more, others = self._sorted(_after_cloning(s, self.seat), cloned, CLONE_MOVES)
            sure += more
            doubtful += others
        if s.nations[self.seat].tableau.once:
            sure += TABLE.aside(s, self.seat)
        return sure, doubtful

    def _sorted(
        self, s: Underwater, slots: list[int], tables: list[list[Move]]
    ) -> tuple[list[Move], list[Move]]:
        seat = self.seat
        nation = s.nations[seat]
        open_slots: list[int] = []
        shut: list[int] = []
        known = USABLE[s.side][buildable(s, nation)]
        rewarding = bool(nation.tableau.on[USES_SLOT])
        for slot in slots:
            usable = known[slot]
            if usable is None or (rewarding and not usable):
                usable = can_use_slot(s, seat, slot, nation.goods)
            (open_slots if usable else shut).append(slot)
        sure = [tables[card][slot] for card in nation.hand for slot in open_slots]
        return sure, self._doubtful(s, shut, tables) if shut else []

    def _doubtful(self, s: Underwater, shut: list[int], tables: list[list[Move]]) -> list[Move]:
        """Turns with slots that cannot be used now, where something that comes before could make them possible."""
        nation = s.nations[self.seat]
        tableau = nation.tableau
        on = tableau.on
        rewarded = bool(on[ALL_COLOURS] or on[USES_SLOT] or on[MISMATCHES])
        watched = bool(on[UPGRADES] or on[SECOND_UPGRADED] or s.contracts)
        helps = helpers(s.side, len(tableau.actions) >= ACTION_LIMIT, watched)
        preceded = rewarded or bool(tableau.once)
        eager = preceded or bool(on[LAYS_CARD])
        found: list[Move] = []
        for slot in shut:
            helped = helps[slot]
            for card in nation.hand:
                if not helped[card] and not eager:
                    continue
                before = self._before(s, slot, matches(card, slot)) if preceded else ()
                if self._may_become_possible(s, slot, card, helped[card], before):
                    found.append(tables[card][slot])
        return found

    def _may_become_possible(self, s: Underwater, slot: int, card: int, helps: bool, before: Entries) -> bool:
        """Whether something that comes before the slot (`before` beside the card) could make it possible; False only
        where that is certain."""
        seat, nation = self.seat, s.nations[self.seat]
        fits = matches(card, slot)
        if not fits or (CARD_COST[card] > nation.goods[CREDIT] and not before):
            return bool(before) and in_reach(s, seat, slot, before)
        if CARD_TYPE[card] != INSTANT:
            laid = helps or bool(nation.tableau.on[LAYS_CARD])
            return laid or (bool(before) and in_reach(s, seat, slot, before))
        if not before and not (helps and could_act(s, seat, card)):
            return False
        return in_reach(s, seat, slot, before + EFFECTS[card].entry())

    def _before(self, s: Underwater, slot: int, fits: bool) -> Entries:
        """What may come before the slot beside the card: rewards, and abilities of the turn."""
        tableau = s.nations[self.seat].tableau
        on, found = tableau.on, [each.then for each in tableau.on[ALL_COLOURS]]
        found += [each.then for each in on[USES_SLOT] if each.fits(slot)]
        found += [TABLE.once_effects[card] for card in tableau.once if card not in s.once]
        if not fits:
            found += [each.then for each in on[MISMATCHES]]
        entries: Entries = ()
        for effect in found:
            entries += effect.entry()
        return entries

    def tried_as(self, s: Underwater, move: Move) -> Move | None:
        """A card of another colour than the slot is only discarded, whatever it is."""
        return move if move[0] == m.ONCE or matches(move[2], move[1]) else move[:2]

    def check(self, s: Underwater, move: Move) -> str | None:
        verb = move[0]
        if verb == m.ONCE:
            return TABLE.why_not_aside(s, self.seat, move)
        if verb != m.SLOT and verb != m.CLONE:
            return not_now(move)
        slot, card = move[1], move[2]
        if card not in s.nations[self.seat].hand:
            return "UC-FLO-04"
        return why_not_clone(s, self.seat, slot) if verb == m.CLONE else why_not_free(s, slot)

    def apply(self, s: Underwater, move: Move) -> None:
        """Tile, card, and what follows; with colours that differ the card is lost (UC-FLO-06 to UC-FLO-08, UC-PLY-02,
        UC-SUM-01)."""
        seat = self.seat
        if move[0] == m.ONCE:
            TABLE.do_aside(s, seat, move)
            return
        verb, slot, card = move
        nation = s.nations[seat]
        if verb == m.CLONE:
            take_tile(s, seat)
        s.slot = slot
        nation.hand.remove(card)
        if card in nation.shown:
            nation.shown = without(nation.shown, card)
        log(s, "played", seat, slot, card, int(verb == m.CLONE))
        s.agenda[-1] = ENDINGS[seat][REWARDS]
        s.agenda.append(SLOT_STEPS[seat][0])
        if slot:
            put_tile(s, seat, slot)
        if matches(card, slot):
            s.card = card
            if order_matters(s, seat):
                s.agenda.append(ORDERING[seat])
            else:
                card_first(s, seat)
        else:
            discard_card(s, card)
            if slot:
                fire(s, seat, MISMATCHES, 0)
        flush(s, seat)

    def default(self, s: Underwater) -> Move:
        return SLOT_MOVES[s.nations[self.seat].hand[0]][0]


CHOOSING: Final = [ChooseSlot(seat) for seat in SEATS]


def why_not_free(s: Underwater, slot: int) -> str | None:
    """None if nobody has chosen a slot in this round; the always-available one is never occupied (UC-FLO-05)."""
    return "UC-SLT-01" if slot and s.slots[slot] else None


def put_tile(s: Underwater, seat: int, slot: int) -> None:
    """Occupy a slot (UC-FLO-06, UC-CLN-04); the third colour in a round may bring something."""
    before = slot_colours(s, seat) if s.nations[seat].tableau.on[ALL_COLOURS] else 3
    slots = list(s.slots)
    slots[slot] = with_member(slots[slot], seat)
    s.slots = tuple(slots)
    if before < 3 and slot_colours(s, seat) == 3:
        fire(s, seat, ALL_COLOURS, 0)


def _after_cloning(s: Underwater, seat: int) -> Underwater:
    """The position after the price of the cloning tile (UC-CLN-03), to look at."""
    after = s.trial(seat)
    after.nations[seat].goods = after.nations[seat].goods - PRICE
    return after
