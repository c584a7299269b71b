"""Taking special cards by the three ways, choosing among drawn cards, further metropolis tiles (UC-GSP)."""

from typing import Any, ClassVar, Final

from partie.kernel.step import Move, Step

from . import moves as m
from .building import greet
from .contracts import claim
from .events import DREW
from .gaining import discard_card, fire, turn_card, without
from .interpret import not_now
from .state import EVERYBODY, Underwater
from .terms import TAKES_SPECIAL

SEARCHED: Final = 3


def take(s: Underwater, seat: int, move: Move) -> None:
    """One of the row (UC-GSP-02), the top of the deck (UC-GSP-03), or the best of the next three (UC-GSP-04)."""
    if move[0] == m.SPECIAL:
        s.row = without(s.row, move[1])
        _receive(s, seat, move[1], True)
    elif move[0] == m.SPECIAL_TOP:
        _own_deck(s)
        card = s.special.pop()
        s.special_known.pop()
        _turn_up(s)
        _receive(s, seat, card, True)
    else:
        _search(s, seat)


def _own_deck(s: Underwater) -> None:
    """Who looks ahead changes a deck of their own."""
    if s.dry:
        s.special, s.special_known = s.special.copy(), s.special_known.copy()


def _receive(s: Underwater, seat: int, card: int, seen: bool) -> None:
    """A special card goes to the hand (UC-SPE-03); others know it if it lay face up."""
    nation = s.nations[seat]
    if card > 0:
        nation.hand.append(card)
        nation.hand.sort()
        if seen:
            nation.shown = tuple(sorted((*nation.shown, card)))
            if s.events is not None:
                s.events.append(("took", seat, card))
        elif s.events is not None:
            s.events.append(("took-unseen", seat, card))
    fire(s, seat, TAKES_SPECIAL, 0)


def _turn_up(s: Underwater) -> None:
    """The new top card of the deck is turned face up."""
    if s.special and s.special_known[-1] != EVERYBODY:
        s.special_known[-1] = EVERYBODY
        s.revealed += 1
        if s.chance is not None:
            s.chance.append((s.special[-1], -1))


def _search(s: Underwater, seat: int) -> None:
    """The face-up card under the deck, then as many of the next three as there are (UC-GSP-06)."""
    if s.dry:
        return
    s.special.insert(0, s.special.pop())
    s.special_known.insert(0, s.special_known.pop())
    nation = s.nations[seat]
    drawn: list[int] = []
    while s.special and len(drawn) < SEARCHED:
        card = s.special.pop()
        known = s.special_known.pop()
        drawn.append(card)
        if not known >> seat & 1:
            s.revealed += 1
        if s.chance is not None:
            s.chance.append((card, 1 << seat))
    nation.drawn = tuple(sorted(drawn))
    s.agenda.append(PickSpecial(seat))


class PickSpecial(Step[Underwater]):
    """Keep one of the cards drawn from the special deck; the others go under it in any order (UC-GSP-05)."""

    name: ClassVar[str] = "pick-special"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        drawn = s.nations[self.seat].drawn
        if len(drawn) < SEARCHED:
            return [(m.KEEP, card, 0) for card in drawn]
        return [(m.KEEP, card, first) for card in drawn for first in drawn if first != card]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move in self.moves(s):
            return None
        if move[0] != m.KEEP:
            return not_now(move)
        return "UC-GSP-05" if move[1] in s.nations[self.seat].drawn else "UC-GSP-04"

    def apply(self, s: Underwater, move: Move) -> None:
        from .parts import flush

        s.agenda.pop()
        nation = s.nations[self.seat]
        others = [card for card in nation.drawn if card != move[1]]
        if move[2]:
            others.sort(key=lambda card: card != move[2])
        nation.drawn = ()
        _own_deck(s)
        for card in others:
            s.special.insert(0, card)
            s.special_known.insert(0, 1 << self.seat)
        _turn_up(s)
        _receive(s, self.seat, move[1], False)
        flush(s, self.seat)


def draw_to_choose(s: Underwater, seat: int, count: int, keep: int) -> None:
    """Draw era cards, keep some and discard the others."""
    if s.dry:
        return
    nation = s.nations[seat]
    drawn = []
    for _ in range(count):
        card = turn_card(s, 1 << seat)
        if card:
            drawn.append(card)
    nation.drawn = tuple(sorted(drawn))
    if len(drawn) <= keep:
        for card in drawn:
            keep_drawn(s, seat, card)
    else:
        s.agenda.append(PickDrawn(seat, keep))


def keep_drawn(s: Underwater, seat: int, card: int) -> None:
    nation = s.nations[seat]
    nation.drawn = without(nation.drawn, card)
    nation.hand.append(card)
    nation.hand.sort()
    if s.events is not None:
        s.events.append(DREW[seat][card])


class PickDrawn(Step[Underwater]):
    """Keep one of the era cards drawn to choose from."""

    __slots__ = ("keep",)

    name: ClassVar[str] = "pick-drawn"
    kind: ClassVar[str] = "card"

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep = keep

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.keep)

    def moves(self, s: Underwater) -> list[Move]:
        return [(m.KEEP, card, 0) for card in s.nations[self.seat].drawn]

    def check(self, s: Underwater, move: Move) -> str | None:
        return None if move in self.moves(s) else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        keep_drawn(s, self.seat, move[1])
        if self.keep > 1:
            s.agenda.append(PickDrawn(self.seat, self.keep - 1))
            return
        nation = s.nations[self.seat]
        others, nation.drawn = nation.drawn, ()
        for card in others:
            discard_card(s, card)


def take_metropolis(s: Underwater, seat: int) -> None:
    """A further blue tile, connected at once (UC-MTO-01)."""
    if s.dry:
        return
    tile = s.blue[-1]
    s.blue = s.blue[:-1]
    s.revealed += 1
    if s.chance is not None:
        s.chance.append((tile, -1))
    nation = s.nations[seat]
    nation.extra = (*nation.extra, tile)
    greet(s, seat, tile)
    if s.contracts:
        claim(s, seat)
