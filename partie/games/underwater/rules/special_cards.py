"""Taking special cards by the three ways (UC-GSP, UC-SUP-10, UC-SPE-12), choosing among drawn cards, and tiles."""

from typing import Any, ClassVar, Final

from partie.euro import decks
from partie.euro.decks import put_in, with_card, without
from partie.euro.sets import has, only
from partie.kernel.engine.state import log
from partie.kernel.engine.step import COUNT, Move, Ranges, Step

from .. import moves as m
from ..book import EVERYBODY, discard_card, fire, flush, reshuffle
from ..components.terms import TAKES_SPECIAL
from ..moves import not_now
from ..state.made import Underwater
from .building import connect
from .contracts import claim

SEARCHED: Final = 3


def take(s: Underwater, seat: int, move: Move) -> None:
    """One of the row (UC-GSP-02), the top of the deck (UC-GSP-03), or the best of the next three (UC-GSP-04)."""
    if move[0] == m.SPECIAL:
        s.row = without(s.row, move[1])
        _receive(s, seat, move[1], True)
    elif move[0] == m.SPECIAL_TOP:
        card = _lift(s)
        _turn_up(s)
        _receive(s, seat, card, True)
    else:
        _search(s, seat)


def _lift(s: Underwater) -> int:
    """The top card of the special deck."""
    card = s.special[-1]
    s.special, s.special_known = s.special[:-1], s.special_known[:-1]
    return card


def _put_under(s: Underwater, card: int, known: int) -> None:
    s.special, s.special_known = (card, *s.special), (known, *s.special_known)


def _receive(s: Underwater, seat: int, card: int, seen: bool) -> None:
    """A special card goes to the hand (UC-SPE-01 to UC-SPE-03); others know it if it lay face up."""
    nation = s.nations[seat]
    if card > 0:
        put_in(nation.hand, card)
        if seen:
            nation.shown = with_card(nation.shown, card)
        log(s, "took" if seen else "took-unseen", seat, card)
    fire(s, seat, TAKES_SPECIAL, 0)


def _turn_up(s: Underwater) -> None:
    """The new top card of the deck is turned face up."""
    if s.special and s.special_known[-1] != EVERYBODY:
        s.special_known = (*s.special_known[:-1], EVERYBODY)
        s.revealed += 1
        if s.chance is not None:
            s.chance.append((s.special[-1], decks.EVERYBODY))


def _search(s: Underwater, seat: int) -> None:
    """The face-up card under the deck, then as many of the next three as there are (UC-GSP-06)."""
    if s.dry:
        return
    known = s.special_known[-1]
    _put_under(s, _lift(s), known)
    drawn: list[int] = []
    while s.special and len(drawn) < SEARCHED:
        known = s.special_known[-1]
        card = _lift(s)
        drawn.append(card)
        if not has(known, seat):
            s.revealed += 1
        if s.chance is not None:
            s.chance.append((card, only(seat)))
    s.nations[seat].drawn = tuple(sorted(drawn))
    s.agenda.append(PickSpecial(seat))


class PickSpecial(Step[Underwater]):
    """Keep one of the cards drawn from the special deck; the others go under it in any order (UC-GSP-05)."""

    name: ClassVar[str] = "pick-special"
    kind: ClassVar[str] = "card"

    def moves(self, s: Underwater) -> list[Move]:
        drawn = s.nations[self.seat].drawn
        return [(m.KEEP, card, first) for card in drawn for first in _under(drawn, card)]

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] != m.KEEP:
            return not_now(move)
        drawn = s.nations[self.seat].drawn
        if move[1] not in drawn:
            return "UC-GSP-04"
        return None if move[2] in _under(drawn, move[1]) else "UC-GSP-05"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        nation = s.nations[self.seat]
        others = [card for card in nation.drawn if card != move[1]]
        if move[2]:
            others.sort(key=lambda card: card != move[2])
        nation.drawn = ()
        for card in others:
            _put_under(s, card, only(self.seat))
        _turn_up(s)
        _receive(s, self.seat, move[1], False)
        flush(s, self.seat)


def _under(drawn: tuple[int, ...], kept: int) -> tuple[int, ...]:
    """Which of the others may be said to go under the deck first; 0 where there are not two."""
    others = without(drawn, kept)
    return others if len(others) == SEARCHED - 1 else (0,)


def draw_to_choose(s: Underwater, seat: int, count: int, keep: int) -> None:
    """Draw era cards, keep some and discard the others."""
    if s.dry:
        return
    nation = s.nations[seat]
    drawn: list[int] = []
    while len(drawn) < count and (s.deck or reshuffle(s)):
        drawn.append(decks.draw(s, s.deck, only(seat)))
    nation.drawn = tuple(sorted(drawn))
    if len(drawn) <= keep:
        for card in drawn:
            _keep(s, seat, card)
    else:
        s.agenda.append(PickDrawn(seat, keep))


def _keep(s: Underwater, seat: int, card: int) -> None:
    nation = s.nations[seat]
    nation.drawn = without(nation.drawn, card)
    put_in(nation.hand, card)
    log(s, "drew", seat, card)


class PickDrawn(Step[Underwater]):
    """Keep one of the era cards drawn to choose from."""

    __slots__ = ("keep",)

    name: ClassVar[str] = "pick-drawn"
    kind: ClassVar[str] = "card"
    ranges: ClassVar[Ranges] = (COUNT,)

    def __init__(self, seat: int, keep: int) -> None:
        super().__init__(seat)
        self.keep = keep

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.keep)

    def moves(self, s: Underwater) -> list[Move]:
        return [(m.KEEP, card, 0) for card in s.nations[self.seat].drawn]

    def check(self, s: Underwater, move: Move) -> str | None:
        allowed = move[0] == m.KEEP and move[1] in s.nations[self.seat].drawn and not move[2]
        return None if allowed else not_now(move)

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        _keep(s, self.seat, move[1])
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
        s.chance.append((tile, decks.EVERYBODY))
    nation = s.nations[seat]
    nation.extra = (*nation.extra, tile)
    connect(s, seat, tile)
    if s.contracts:
        claim(s, seat)
