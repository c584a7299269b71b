"""The first choice of a turn: a tile on a slot, and a card with it (UC-FLO-04, UC-SLT)."""

from typing import ClassVar, Final

from partie.kernel.obligation import dead_end
from partie.kernel.step import Move, Step

from . import moves as m
from .building import usually_buildable
from .components import HAND_LIMIT
from .counting import slot_colours
from .gaining import discard_card, fire, without
from .goods import FIELD, SCIENCE_AT
from .helping import CLONE_PRICE, COLOURED, HELPED, card_helps, mismatch_helps
from .interpret import not_now, possible
from .moves import CLONE, CLONE_MOVES, ONCE, ONCES, SLOT_MOVES
from .parts import flush, push
from .state import EVERY_SLOT, Nation, Underwater
from .tableau import CARD_COLOUR, FIRES
from .terms import ALL_COLOURS, LAYS_CARD, MISMATCHES, SLOT_COLOURS, USES_SLOT
from .tree import (
    ALWAYS,
    NEEDS_ACTION,
    NEEDS_NOTHING,
    NEEDS_SCIENCE,
    NEEDS_SPECIAL,
    ONLY_BUILDS,
    SLOT_IMPROVES,
    SLOT_NEEDS,
)
from .turn import ENDINGS, ORDERING, USING, once_effect, once_open
from .works import places


class ChooseSlot(Step[Underwater]):
    """Put a tile on a slot and play a card with it (UC-FLO-04)."""

    name: ClassVar[str] = "choose-slot"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        seat = self.seat
        nation = s.nations[seat]
        tableau, works, free = nation.tableau, nation.works, s.free
        # Slots of which it is soon known that they can be used, then the others one by one.
        served = NEEDS_SPECIAL if s.row or s.special else 0
        handy = tableau.handy
        if handy and handy not in nation.used:
            served |= NEEDS_ACTION
        elif nation.goods >> SCIENCE_AT & FIELD:
            served |= NEEDS_SCIENCE
        if works.room >= 0 and not works.board.dear:
            # As `usually_buildable` does, without the call.
            buildable = tableau.wallets.kinds(nation.goods) & works.room & s.stock
        else:
            buildable = usually_buildable(s, nation)
        soon = USABLE[s.side][buildable | served] & free
        found: list[Move]
        yellow, red, green = YELLOW[soon >> 1 & 31], RED[soon >> 6 & 31], GREEN[soon >> 11]
        hand = nation.hand
        if len(hand) == HAND_LIMIT:
            # As below, without a loop.
            a, b, c = hand
            found = [
                *yellow[a], *red[a], *green[a], *yellow[b], *red[b], *green[b], *yellow[c], *red[c], *green[c],
            ]  # fmt: skip
        else:
            found = []
            for card in hand:
                found += yellow[card]
                found += red[card]
                found += green[card]
        if soon != free:
            self._add_others(s, nation, free & ~soon, SLOT_MOVES, found)
        if tableau.once:
            found += [ONCES[card] for card in once_open(s, seat)]
        if s.clone == 1 and nation.goods >= CLONE_PRICE:
            self._add_clones(s, nation, served, found)
        return found

    def _add_clones(self, s: Underwater, nation: Nation, served: int, found: list[Move]) -> None:
        """Slots with tiles of others alone (UC-CLN-02). The credit is paid before anything else (UC-CLN-03)."""
        slots = EVERY_SLOT & ~s.free & ~nation.tiled
        nation.goods -= CLONE_PRICE
        soon = USABLE[s.side][usually_buildable(s, nation) | served] & slots
        if soon:
            yellow, red, green = (
                YELLOW_CLONES[soon >> 1 & 31],
                RED_CLONES[soon >> 6 & 31],
                GREEN_CLONES[soon >> 11],
            )
            for card in nation.hand:
                found += yellow[card]
                found += red[card]
                found += green[card]
        if soon != slots:
            self._add_others(s, nation, slots & ~soon, CLONE_MOVES, found)
        nation.goods += CLONE_PRICE

    def _add_others(
        self, s: Underwater, nation: Nation, slots: int, tables: list[list[Move]], found: list[Move]
    ) -> None:
        """Slots of which it is not soon known that they are possible; then those that only build are not."""
        side, tableau = s.side, nation.tableau
        on = tableau.on
        helped = (
            COLOURED
            if on[LAYS_CARD]
            else HELPED[side][tableau.helpers | FIRES if s.contracts else tableau.helpers]
        )
        if not on[MISMATCHES] and not on[ALL_COLOURS]:
            # Only those matter that a card or a reward may help.
            matter = MORE_THAN_BUILDS[side]
            for card in nation.hand:
                matter |= helped[card]
            for op in on[USES_SLOT]:
                matter |= 1 << op.of
            slots &= matter
        for slot in places(slots):
            table = tables[slot]
            impossible = ONLY_BUILDS[side][slot] and not (on[USES_SLOT] and tableau.rewards(slot))
            if not impossible and possible(s, self.seat, slot):
                for card in nation.hand:
                    found.append(table[card])
            else:
                self._add_helped(s, nation, slot, table, helped, found)

    def _add_helped(
        self,
        s: Underwater,
        nation: Nation,
        slot: int,
        table: list[Move],
        helped: list[int],
        found: list[Move],
    ) -> None:
        """Cards that make an impossible slot possible when they are used first."""
        seat = self.seat
        on = nation.tableau.on
        tiles = s.slots[slot]
        colours = slot_colours(s, seat) if on[ALL_COLOURS] else 3
        # Cards that look at tiles find the one that is put there now (UC-FLO-06).
        s.slots[slot] = tiles | 1 << seat
        if colours < 3 and slot_colours(s, seat) == 3:
            s.slots[slot] = tiles
            self._add_searched(s, nation, table, found)
            return
        if on[MISMATCHES] and mismatch_helps(s, seat, slot):
            colour = SLOT_COLOURS[slot]
            for card in nation.hand:
                if CARD_COLOUR[card] != colour:
                    found.append(table[card])
        for card in nation.hand:
            if helped[card] >> slot & 1 and card_helps(s, seat, table[card]):
                found.append(table[card])
        s.slots[slot] = tiles

    def _add_searched(self, s: Underwater, nation: Nation, table: list[Move], found: list[Move]) -> None:
        """Where the tile itself brings something, every card is tried."""
        back = CLONE_PRICE if table[0][0] == m.CLONE else 0
        nation.goods += back
        for card in nation.hand:
            if dead_end(s, self.seat, table[card]) is None:
                found.append(table[card])
        nation.goods -= back

    def check(self, s: Underwater, move: Move) -> str | None:
        verb = move[0]
        if verb == m.ONCE:
            return None if move[1] in once_open(s, self.seat) else "UC-GLO-19"
        if verb != m.SLOT and verb != m.CLONE:
            return not_now(move)
        slot, card = move[1], move[2]
        nation = s.nations[self.seat]
        if not 0 <= slot < 16:
            return "UC-FLO-05"
        if card not in nation.hand:
            return "UC-FLO-04"
        if verb == m.CLONE:
            return self._check_clone(s, nation, slot, card)
        if slot and s.slots[slot]:
            return "UC-SLT-01"
        return self._check_use(s, nation, slot, card, False)

    def _check_clone(self, s: Underwater, nation: Nation, slot: int, card: int) -> str | None:
        if s.clone == 0:
            return "UC-CLN-01"
        if s.clone == 2:
            return "UC-CLN-08"
        if not slot:
            return "UC-CLN-09"
        if s.slots[slot] >> self.seat & 1:
            return "UC-CLN-06"
        if not s.slots[slot]:
            return "UC-CLN-02"
        if nation.goods < CLONE_PRICE:
            return "UC-CLN-03"
        nation.goods -= CLONE_PRICE
        rule = self._check_use(s, nation, slot, card, True)
        nation.goods += CLONE_PRICE
        return rule

    def _check_use(self, s: Underwater, nation: Nation, slot: int, card: int, cloned: bool) -> str | None:
        if possible(s, self.seat, slot):
            return None
        found: list[Move] = []
        tables = CLONE_MOVES if cloned else SLOT_MOVES
        self._add_others(s, nation, 1 << slot, tables, found)
        return None if tables[slot][card] in found else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        if move[0] == ONCE:
            s.once = (*s.once, move[1])
            push(s, self.seat, once_effect(move[1]), 0)
            return
        # Tile, card, and what follows, in place of this step; with colours that differ the card is lost (UC-FLO-06 to
        # UC-FLO-08).
        verb, slot, card = move
        seat = self.seat
        nation = s.nations[seat]
        clones = 0
        if verb == CLONE:
            clones = 1
            nation.goods -= CLONE_PRICE
            s.clone = 2
        s.slot = slot
        nation.hand.remove(card)
        if nation.shown and card in nation.shown:
            nation.shown = without(nation.shown, card)
        if s.events is not None:
            s.events.append(("played", seat, slot, card, clones))
        agenda = s.agenda
        agenda[-1] = ENDINGS[seat][0]
        s.tight = not ALWAYS[s.side][slot]
        if slot:
            on = nation.tableau.on
            colours = slot_colours(s, seat) if on[ALL_COLOURS] else 3
            if s.dry:
                s.slots = s.slots.copy()
            bit = 1 << slot
            s.slots[slot] = s.slots[slot] | 1 << seat
            s.free &= ~bit
            nation.tiled |= bit
            matches = CARD_COLOUR[card] == SLOT_COLOURS[slot]
            if not matches:
                discard_card(s, card)
                if on[MISMATCHES]:
                    fire(s, seat, MISMATCHES, 0)
            if colours < 3 and slot_colours(s, seat) == 3:
                fire(s, seat, ALL_COLOURS, 0)
            if matches:
                s.card = card
                agenda.append(USING[seat])
                agenda.append(ORDERING[seat])
                if s.asked:
                    flush(s, seat)
                return
        else:
            discard_card(s, card)
        if s.asked or s.dry:
            agenda.append(USING[seat])
            flush(s, seat)
        else:
            # Nothing comes before the slot.
            USING[seat].act(s)

    def default(self, s: Underwater) -> Move:
        return SLOT_MOVES[0][s.nations[self.seat].hand[0]]


CARDS: Final = range(len(SLOT_MOVES[0]))
MORE_THAN_BUILDS: Final = [
    sum(1 << slot for slot in range(16) if not ONLY_BUILDS[side][slot]) for side in range(2)
]


def _usable(side: int, met: int) -> int:
    """The slots that can be used, as bits."""
    found = 0
    for slot, (needs, improves) in enumerate(zip(SLOT_NEEDS[side], SLOT_IMPROVES[side])):
        if needs & (met | NEEDS_NOTHING) or (met & NEEDS_SCIENCE and met & improves):
            found |= 1 << slot
    return found


USABLE: Final = [[_usable(side, met) for met in range(NEEDS_SCIENCE * 2)] for side in range(2)]
"""By side and what is met: the slots that can be used."""


def _by_card(
    moves: list[list[Move]], first: int, always: tuple[int, ...] = ()
) -> list[list[tuple[Move, ...]]]:
    """By which of the five slots from `first` on as bits, and by card: the moves with that card on these slots."""
    return [
        [tuple([moves[slot][card] for slot in (*always, *places(mask << first))]) for card in CARDS]
        for mask in range(32)
    ]


YELLOW: Final = _by_card(SLOT_MOVES, 1, (0,))
"""With the slot that is always free."""
RED: Final = _by_card(SLOT_MOVES, 6)
GREEN: Final = _by_card(SLOT_MOVES, 11)
YELLOW_CLONES: Final = _by_card(CLONE_MOVES, 1)
RED_CLONES: Final = _by_card(CLONE_MOVES, 6)
GREEN_CLONES: Final = _by_card(CLONE_MOVES, 11)


CHOOSING: Final = [ChooseSlot(seat) for seat in range(4)]
