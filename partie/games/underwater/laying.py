"""The card of the turn: instant cards act, others are laid; the limit of four action cards (UC-PLY, UC-LIM)."""

from typing import Any, ClassVar

from partie.kernel.step import AutoStep, Move, Step

from . import moves as m
from .components import ACTION_LIMIT
from .gaining import discard_card, fire, without
from .goods import CREDIT_AT
from .interpret import can, kept, not_now
from .parts import flush, open_plan
from .plans import opening
from .state import Underwater
from .tableau import CARD_COST, CARD_TYPE, FIRST_SPECIAL
from .terms import ACTION, INSTANT, LAYS_CARD
from .tree import EFFECTS
from .units import use_action


class CardEffect(AutoStep[Underwater]):
    """The benefit of a matching card: paid for if special (UC-SPE-05), then used or laid."""

    name: ClassVar[str] = "card-effect"

    def act(self, s: Underwater) -> None:
        seat, card = self.seat, s.card
        nation = s.nations[seat]
        if CARD_COST[card] > nation.goods >> CREDIT_AT:
            s.card = 0
            discard_card(s, card)
            return
        if CARD_TYPE[card] == INSTANT:
            if card >= FIRST_SPECIAL:
                nation.goods -= CARD_COST[card] << CREDIT_AT
                nation.under = tuple(sorted((*nation.under, card)))
                s.card = 0
            open_plan(s, seat, opening(EFFECTS[card]), 0)
        elif CARD_TYPE[card] == ACTION and len(nation.tableau.actions) >= ACTION_LIMIT:
            s.agenda.append(LayOver(seat))
        else:
            lay(s, seat)


def lay(s: Underwater, seat: int) -> None:
    """Lay the card of the turn (UC-PLY-01)."""
    nation = s.nations[seat]
    card = s.card
    nation.goods -= CARD_COST[card] << CREDIT_AT
    tableau = nation.tableau
    if tableau.on[LAYS_CARD]:
        fire(s, seat, LAYS_CARD, CARD_TYPE[card])
    nation.tableau = tableau.laying(card)
    s.card = 0
    if s.events is not None:
        s.events.append(("laid", seat, card))
    if s.asked:
        flush(s, seat)


class LayOver(Step[Underwater]):
    """A fifth action card: one of the four goes, or the new one is not laid (UC-LIM-02)."""

    name: ClassVar[str] = "lay-over"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, self._moves(s))

    def _moves(self, s: Underwater) -> list[Move]:
        return [m.DECLINED, *(m.OVERS[card] for card in s.nations[self.seat].tableau.actions)]

    def check(self, s: Underwater, move: Move) -> str | None:
        found = self._moves(s)
        if move not in found:
            return "UC-LIM-02"
        return None if move in kept(s, self.seat, found) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        seat = self.seat
        s.agenda.pop()
        if move[0] == m.NOT:
            discard_card(s, s.card)
            s.card = 0
            return
        old = move[1]
        s.agenda.append(Replace(seat, old))
        if old not in s.nations[seat].used and usable(s, seat, old):
            s.agenda.append(UseOld(seat, old))

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "lay-over", {"card": s.card}


def usable(s: Underwater, seat: int, card: int) -> bool:
    """Whether a part of a ready action card can be done."""
    nation = s.nations[seat]
    used = nation.used
    nation.used = (*used, card)
    found = can(s, seat, EFFECTS[card])
    nation.used = used
    return found


class UseOld(Step[Underwater]):
    """A ready action card may be used before it is discarded for a fifth one (UC-LIM-04)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "use-old"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def moves(self, s: Underwater) -> list[Move]:
        return kept(s, self.seat, [m.DECLINED, m.USES[self.card]])

    def check(self, s: Underwater, move: Move) -> str | None:
        if move != m.DECLINED and move != m.USES[self.card]:
            return "UC-LIM-04" if move[0] == m.USE else not_now(move)
        return None if move in self.moves(s) else "UC-SLT-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.USE:
            use_action(s, self.seat, self.card, 0)
            flush(s, self.seat)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "use-old", {"card": self.card}


class Replace(AutoStep[Underwater]):
    """The old action card goes where discarded cards go, the new one is laid (UC-LIM-07, UC-PA-04)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "replace"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def act(self, s: Underwater) -> None:
        nation = s.nations[self.seat]
        nation.tableau = nation.tableau.without(self.card)
        nation.used = without(nation.used, self.card)
        discard_card(s, self.card)
        if CARD_COST[s.card] > nation.goods >> CREDIT_AT:
            discard_card(s, s.card)
            s.card = 0
            return
        lay(s, self.seat)
