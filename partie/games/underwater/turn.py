"""A turn: tile and card, then slot and card in the chosen order, the card drawn, the hand (UC-FLO, UC-SUM)."""

from operator import itemgetter
from typing import Any, ClassVar, Final

from partie.kernel.obligation import dead_end
from partie.kernel.step import AutoStep, Move, Step

from . import moves as m
from .building import usually_buildable
from .counting import slot_colours
from .gaining import discard_card, draw_cards, fire
from .helping import CLONE_PRICE, card_helps, mismatch_helps, possible
from .interpret import can, not_now
from .laying import CardEffect
from .moves import CLONE_MOVES, DISCARDS, MOST_SET, ONCES, SLOT_MOVES, SUBSETS
from .parts import FROM_SLOT, MUST, flush, push
from .state import Nation, Underwater
from .tableau import CARD_COLOUR, CARD_COST
from .terms import (
    ALL_COLOURS,
    MISMATCHES,
    SLOT_COLOURS,
    TURN_ENDS,
    USES_SLOT,
)
from .tree import (
    ALWAYS,
    EFFECTS,
    NEEDS_ACTION,
    NEEDS_NOTHING,
    NEEDS_SPECIAL,
    NEEDS_USUAL,
    ONLY_BUILDS,
    SLOT_EFFECTS,
    SLOT_NEEDS,
    Op,
)


class ChooseSlot(Step[Underwater]):
    """Put a tile on a slot and play a card with it (UC-FLO-04)."""

    name: ClassVar[str] = "choose-slot"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        seat, side = self.seat, s.side
        nation = s.nations[seat]
        found: list[Move] = [ONCES[card] for card in once_open(s, seat)] if nation.tableau.once else []
        usual: list[Move] = []
        hand = nation.hand
        # With one card the getter would give that card's move and no tuple of moves.
        take: itemgetter[Any] = (
            itemgetter(*hand) if len(hand) > 1 else itemgetter(slice(hand[0], hand[0] + 1))
        )
        met = usually_buildable(s, nation) | NEEDS_NOTHING | _served(s, nation)
        needs, only_builds = SLOT_NEEDS[side], ONLY_BUILDS[side]
        for slot, tiles in enumerate(s.slots):
            if tiles:
                continue
            here = needs[slot] & met
            if here & NEEDS_USUAL:
                usual += take(SLOT_MOVES[slot])
            elif here:
                found += take(SLOT_MOVES[slot])
            elif only_builds[slot] and not nation.tableau.on[USES_SLOT]:
                self._add_helped(s, nation, slot, SLOT_MOVES[slot], found)
            else:
                self._add(s, nation, slot, SLOT_MOVES[slot], found)
        found += usual
        if s.clone == 1 and nation.resources[3] >= CLONE_PRICE:
            # The credit is paid before anything else (UC-CLN-03).
            nation.resources[3] -= CLONE_PRICE
            for slot in range(1, 16):
                if s.slots[slot] and not s.slots[slot] >> seat & 1:
                    self._add(s, nation, slot, CLONE_MOVES[slot], found)
            nation.resources[3] += CLONE_PRICE
        return found

    def _add(self, s: Underwater, nation: Nation, slot: int, table: list[Move], found: list[Move]) -> None:
        if possible(s, self.seat, slot):
            for card in nation.hand:
                found.append(table[card])
        else:
            self._add_helped(s, nation, slot, table, found)

    def _add_helped(
        self, s: Underwater, nation: Nation, slot: int, table: list[Move], found: list[Move]
    ) -> None:
        """Cards that make an impossible slot possible when they are used first."""
        seat = self.seat
        colour = SLOT_COLOURS[slot]
        tiles = s.slots[slot]
        colours = slot_colours(s, seat) if nation.tableau.on[ALL_COLOURS] else 3
        # Cards that look at tiles find the one that is put there now (UC-FLO-06).
        s.slots[slot] = tiles | 1 << seat
        if colours < 3 and slot_colours(s, seat) == 3:
            s.slots[slot] = tiles
            self._add_searched(s, nation, table, found)
            return
        others = bool(nation.tableau.on[MISMATCHES]) and mismatch_helps(s, seat, slot)
        for card in nation.hand:
            if CARD_COLOUR[card] == colour:
                if card_helps(s, seat, table[card]):
                    found.append(table[card])
            elif others:
                found.append(table[card])
        s.slots[slot] = tiles

    def _add_searched(self, s: Underwater, nation: Nation, table: list[Move], found: list[Move]) -> None:
        """Where the tile itself brings something, every card is tried."""
        back = CLONE_PRICE if table[0][0] == m.CLONE else 0
        nation.resources[3] += back
        for card in nation.hand:
            if dead_end(s, self.seat, table[card]) is None:
                found.append(table[card])
        nation.resources[3] -= back

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
        if nation.resources[3] < CLONE_PRICE:
            return "UC-CLN-03"
        nation.resources[3] -= CLONE_PRICE
        rule = self._check_use(s, nation, slot, card, True)
        nation.resources[3] += CLONE_PRICE
        return rule

    def _check_use(self, s: Underwater, nation: Nation, slot: int, card: int, cloned: bool) -> str | None:
        found: list[Move] = []
        table = CLONE_MOVES[slot] if cloned else SLOT_MOVES[slot]
        self._add(s, nation, slot, table, found)
        return None if table[card] in found else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        if move[0] == m.ONCE:
            s.once = (*s.once, move[1])
            push(s, self.seat, once_effect(move[1]), 0)
            return
        s.agenda.pop()
        begin(s, self.seat, move)

    def default(self, s: Underwater) -> Move:
        return SLOT_MOVES[0][s.nations[self.seat].hand[0]]


def _served(s: Underwater, nation: Nation) -> int:
    """What a slot may need besides a building: a special card, the assistant."""
    met = NEEDS_SPECIAL if s.row or s.special else 0
    actions = nation.tableau.actions
    if actions and actions[-1] not in nation.used and EFFECTS[actions[-1]].always:
        met |= NEEDS_ACTION
    return met


def once_effect(card: int) -> Op:
    return EFFECTS[card].kids[0]


def once_open(s: Underwater, seat: int) -> list[int]:
    """Abilities of this turn that can be used now (UC-GLO-19)."""
    nation = s.nations[seat]
    if not nation.tableau.once:
        return []
    return [card for card in nation.tableau.once if card not in s.once and can(s, seat, once_effect(card))]


def begin(s: Underwater, seat: int, move: Move) -> None:
    """Tile, card, and what follows; with colours that differ the card is lost (UC-FLO-06 to UC-FLO-08)."""
    nation = s.nations[seat]
    slot, card = move[1], move[2]
    if move[0] == m.CLONE:
        nation.resources[3] -= CLONE_PRICE
        s.clone = 2
    s.slot, s.card = slot, card
    place = nation.hand.index(card)
    nation.hand = nation.hand[:place] + nation.hand[place + 1 :]
    if card in nation.shown:
        nation.shown = tuple(each for each in nation.shown if each != card)
    if s.events is not None:
        s.events.append(("played", seat, slot, card, int(move[0] == m.CLONE)))
    on = nation.tableau.on
    colours = slot_colours(s, seat) if slot and on[ALL_COLOURS] else 3
    if slot:
        s.slots[slot] |= 1 << seat
    s.agenda.append(ENDINGS[seat][0])
    s.agenda.append(USING[seat])
    s.tight = not ALWAYS[s.side][slot]
    if slot and CARD_COLOUR[card] == SLOT_COLOURS[slot]:
        s.agenda.append(ORDERING[seat])
    else:
        s.card = 0
        discard_card(s, card)
        if slot and on[MISMATCHES]:
            fire(s, seat, MISMATCHES, 0)
    if colours < 3 and slot_colours(s, seat) == 3:
        fire(s, seat, ALL_COLOURS, 0)
    if s.asked:
        flush(s, seat)


class Order(Step[Underwater]):
    """Card and slot match: which first, or the slot alone (UC-FLO-07, UC-SUM-02)."""

    name: ClassVar[str] = "order"

    def moves(self, s: Underwater) -> list[Move]:
        seat = self.seat
        if s.dry:
            found = [m.NOW_CARD] if self._affordable(s) else []
            return [*found, m.NOW_SLOT, m.NO_CARD]
        ready = possible(s, seat, s.slot)
        found = [m.NOW_CARD] if self._card_first(s, ready) else []
        if ready:
            found.append(m.NOW_SLOT)
            found.append(m.NO_CARD)
        return found

    def _affordable(self, s: Underwater) -> bool:
        return CARD_COST[s.card] <= s.nations[self.seat].resources[3]

    def _card_first(self, s: Underwater, ready: bool) -> bool:
        if not self._affordable(s):
            return False
        if ALWAYS[s.side][s.slot] or (ready and not CARD_COST[s.card]):
            return True
        return dead_end(s, self.seat, m.NOW_CARD) is None

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


class SlotEffect(AutoStep[Underwater]):
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
        return (
            can(s, self.seat, SLOT_EFFECTS[s.side][s.slot])
            if self.greeted
            else possible(s, self.seat, s.slot)
        )

    def act(self, s: Underwater) -> None:
        seat = self.seat
        if not self.greeted:
            if s.events is not None:
                s.events.append(("slot", seat, s.slot))
            if s.nations[seat].tableau.on[USES_SLOT]:
                s.agenda.append(GREETED[seat])
                fire(s, seat, USES_SLOT, s.slot)
                flush(s, seat)
                return
        s.tight = False
        push(s, seat, SLOT_EFFECTS[s.side][s.slot], MUST | FROM_SLOT)


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
        tableau = s.nations[seat].tableau
        if self.stage == 0 and tableau.on[TURN_ENDS]:
            fire(s, seat, TURN_ENDS, 0)
            if s.asked:
                s.agenda.append(ENDINGS[seat][1])
                flush(s, seat)
                return
        if self.stage < 2 and tableau.once and once_open(s, seat):
            s.agenda.append(ENDINGS[seat][2])
            s.agenda.append(ONCE_MORE[seat])
        else:
            finish_turn(s, seat)


def finish_turn(s: Underwater, seat: int) -> None:
    """The played card, the drawn card, the next player."""
    if s.card:
        discard_card(s, s.card)
        s.card = 0
    draw_cards(s, seat, 1)
    s.slot = -1
    s.dug = 0
    s.once = ()
    s.turn += 1
    nation = s.nations[seat]
    if len(nation.hand) > nation.tableau.limit:
        s.agenda.append(TRIMMING[seat][0])


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


AFTER: Final = 0
DUE: Final = 1
IN_LANE: Final = 2
HAND_SETS: Final[list[list[list[Move]]]] = [
    [[DISCARDS[chosen] for chosen in SUBSETS[size] if chosen < 1 << hand] for size in range(hand + 1)]
    for hand in range(MOST_SET + 1)
]


class TrimHand(Step[Underwater]):
    """Cards above the hand limit: after the own turn or later, at the start of the next turn (UC-EOT-03, -04)."""

    __slots__ = ("when",)

    name: ClassVar[str] = "trim-hand"
    kind: ClassVar[str] = "set"

    def __init__(self, seat: int, when: int) -> None:
        super().__init__(seat)
        self.when = when

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.when)

    def moves(self, s: Underwater) -> list[Move]:
        nation = s.nations[self.seat]
        hand = len(nation.hand)
        if hand > MOST_SET:
            found: list[Move] = [m.DROPS[card] for card in nation.hand]
        else:
            found = HAND_SETS[hand][hand - nation.tableau.limit]
        return [m.PUT_OFF, *found] if self.when == AFTER else found

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] == m.LATER:
            return None if self.when == AFTER else "UC-EOT-03"
        if move[0] not in (m.DISCARD, m.DROP):
            return not_now(move)
        if move in self.moves(s):
            return None
        if self.when == IN_LANE:
            return "UC-HAN-02" if s.phase == 0 else "UC-EOE-06"
        return "UC-HND-01"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.LATER:
            return
        nation = s.nations[self.seat]
        hand = nation.hand
        if move[0] == m.DROP:
            chosen = [move[1]]
        else:
            chosen = [card for i, card in enumerate(hand) if move[1] >> i & 1]
        nation.hand = tuple([card for card in hand if card not in chosen])
        if self.when == IN_LANE:
            nation.put = tuple(sorted((*nation.put, *chosen)))
        else:
            if nation.shown:
                nation.shown = tuple([card for card in nation.shown if card not in chosen])
            for card in chosen:
                discard_card(s, card)
        if len(nation.hand) > nation.tableau.limit:
            s.agenda.append(self)

    def default(self, s: Underwater) -> Move:
        return self.moves(s)[0]

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        nation = s.nations[self.seat]
        return "trim-hand", {"hand": len(nation.hand), "limit": nation.tableau.limit}


CHOOSING: Final = [ChooseSlot(seat) for seat in range(4)]
USING: Final = [SlotEffect(seat) for seat in range(4)]
GREETED: Final = [SlotEffect(seat, 1) for seat in range(4)]
CARD_EFFECTS: Final = [CardEffect(seat) for seat in range(4)]
ORDERING: Final = [Order(seat) for seat in range(4)]
ENDINGS: Final = [[EndTurn(seat, stage) for stage in range(3)] for seat in range(4)]
ONCE_MORE: Final = [OnceMore(seat) for seat in range(4)]
TRIMMING: Final = [[TrimHand(seat, when) for when in range(3)] for seat in range(4)]
