"""The card of the turn: instant cards act, others are laid; the limit of four action cards (UC-PLY, UC-LIM)."""

from typing import Any, ClassVar, Final

from partie.euro.decks import with_card, without
from partie.euro.effects import carry_out
from partie.kernel.engine.state import log
from partie.kernel.engine.step import AutoStep, Move, Ranges, Step

from .. import moves as m
from ..book import SPECIAL_ERA, TABLE, discard_card, fire, flush
from ..cards import BY_NUMBER
from ..components import ACTION_LIMIT
from ..components.terms import ACTION, CREDIT, INSTANT, LAYS_CARD, SEATS, amount
from ..effects.using import usable, use_action
from ..moves import not_now
from ..state.made import Underwater
from ..trees import CARD_COST, CARD_ERA, CARD_TYPE, EFFECTS, lay_out


def affordable(s: Underwater, seat: int) -> bool:
    """Whether the price of the card of the turn can be paid; only special cards have one (UC-SPE-05)."""
    return s.nations[seat].goods[CREDIT] >= CARD_COST[s.card]


def lies_over(s: Underwater, seat: int) -> bool:
    """Whether the card of the turn is a fifth action card (UC-LIM-01)."""
    return CARD_TYPE[s.card] == ACTION and len(s.nations[seat].tableau.actions) >= ACTION_LIMIT


class CardEffect(AutoStep[Underwater]):
    """The benefit of a matching card: paid for if special (UC-SPE-05), then used or laid."""

    name: ClassVar[str] = "card-effect"

    def act(self, s: Underwater) -> None:
        seat, card = self.seat, s.card
        if not affordable(s, seat):
            # A card that nobody pays for has no effect (UC-SPE-08).
            put_away(s)
        elif lies_over(s, seat):
            s.agenda.append(LayOver(seat))
        else:
            pay_for(s, seat)
            if CARD_TYPE[card] == INSTANT:
                use_instant(s, seat)
            else:
                lay(s, seat)


CARD_EFFECTS: Final = [CardEffect(seat) for seat in SEATS]


def put_away(s: Underwater) -> None:
    """The card of the turn is discarded without effect (UC-SLT-08, UC-SLT-09, UC-SPE-04)."""
    card, s.card = s.card, 0
    discard_card(s, card)


def pay_for(s: Underwater, seat: int) -> None:
    """The price of the card of the turn (UC-SPE-06)."""
    TABLE.pay(s, seat, amount(credit=CARD_COST[s.card]))


def use_instant(s: Underwater, seat: int) -> None:
    """Do what an instant card says (UC-INS-01 to UC-INS-03); a special one is then kept under the board (UC-SPE-09)."""
    nation, card = s.nations[seat], s.card
    if CARD_ERA[card] == SPECIAL_ERA:
        nation.under = with_card(nation.under, card)
        s.card = 0
    carry_out(s, seat, EFFECTS[card], 0)


def lay(s: Underwater, seat: int) -> None:
    """Lay the card of the turn, which is paid for (UC-PLY-01, UC-PLY-03, UC-SPE-10); it works from now on
    (UC-PER-01 to UC-PER-03, UC-ACT-03)."""
    nation, card = s.nations[seat], s.card
    fire(s, seat, LAYS_CARD, CARD_TYPE[card])
    lay_out(nation, with_card(nation.laid, card))
    s.card = 0
    log(s, "laid", seat, card)
    flush(s, seat)


class LayOver(Step[Underwater]):
    """A fifth action card: one of the four goes, or the new one is not laid (UC-LIM-02, UC-LIM-03, UC-LIM-05)."""

    name: ClassVar[str] = "lay-over"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        return [m.DECLINED, *[m.OVERS[card] for card in s.nations[self.seat].tableau.actions]]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move == m.DECLINED:
            return None
        allowed = move[0] == m.OVER and move[1] in s.nations[self.seat].tableau.actions
        return None if allowed else "UC-LIM-02"

    def apply(self, s: Underwater, move: Move) -> None:
        seat = self.seat
        s.agenda.pop()
        if move == m.DECLINED:
            put_away(s)
            return
        # Its price is kept aside while the old card is used (UC-SPE-05, UC-LIM-06).
        pay_for(s, seat)
        old = move[1]
        s.agenda.append(Replace(seat, old))
        if old not in s.nations[seat].used and usable(s, seat, old, s.nations[seat].goods):
            s.agenda.append(UseOld(seat, old))

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "lay-over", {"card": s.card}


class UseOld(Step[Underwater]):
    """A ready action card may be used before it is discarded for a fifth one (UC-LIM-04)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "use-old"
    ranges: ClassVar[Ranges] = (BY_NUMBER,)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def stands(self, s: Underwater) -> bool:
        return self.card in s.nations[self.seat].tableau.actions

    def moves(self, s: Underwater) -> list[Move]:
        return [m.DECLINED, m.USES[self.card]]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move == m.DECLINED or move == m.USES[self.card]:
            return None
        return "UC-LIM-04" if move[0] == m.USE else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.USE:
            use_action(s, self.seat, self.card, 0)
            flush(s, self.seat)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        return "use-old", {"card": self.card}


class Replace(AutoStep[Underwater]):
    """The old action card goes where discarded cards go, the new one is laid (UC-LIM-07, UC-LIM-08, UC-PA-04)."""

    __slots__ = ("card",)

    name: ClassVar[str] = "replace"
    ranges: ClassVar[Ranges] = (BY_NUMBER,)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.card)

    def stands(self, s: Underwater) -> bool:
        return self.card in s.nations[self.seat].tableau.actions

    def act(self, s: Underwater) -> None:
        nation = s.nations[self.seat]
        lay_out(nation, without(nation.laid, self.card))
        nation.used = without(nation.used, self.card)
        discard_card(s, self.card)
        lay(s, self.seat)
