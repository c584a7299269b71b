"""Action cards: dealing, keeping four of seven, drawing, discarding.

EV-ADV-01 to EV-ADV-20.
"""

from typing import ClassVar

from partie.euro.decks import draw, fresh_from, with_card, without
from partie.euro.lanes import ask_all
from partie.euro.sets import all_below, has, only
from partie.kernel.engine.state import log
from partie.kernel.engine.step import Move, Step

from ...components import DEALT, KEPT
from ...moves import DROP, DROPS, KEEP, KEEPS
from ...state import Evacuation, Player


def draw_card(s: Evacuation, seat: int) -> bool:
    """The top action card goes to a hand; an empty deck is made anew from the discards (EV-ADV-10)."""
    if s.dry:
        return False
    if not s.deck:
        s.deck = fresh_from(s, [card for player in s.players for card in player.dropped])
        for player in s.players:
            player.dropped = ()
        if not s.deck:
            return False
    card = draw(s, s.deck, only(seat))
    player = s.players[seat]
    player.hand = with_card(player.hand, card)
    if s.events is not None:
        s.events.append(("card-drawn", seat, card))
    return True


def draw_cards(s: Evacuation, seat: int, count: int) -> None:
    """Several of them."""
    for _ in range(count):
        draw_card(s, seat)


def mark(s: Evacuation, seat: int, card: int) -> None:
    """A card goes face down under the board; in the basic variant any, drawn if none is left (EV-ACT-02, EV-ADV-07)."""
    player = s.players[seat]
    if card < 0:
        if not player.hand and not draw_card(s, seat):
            return
        card = player.hand[0]
        player.hand = player.hand[1:]
    else:
        player.hand = without(player.hand, card)
    player.down = with_card(player.down, card)


def full(s: Evacuation) -> bool:
    """Whether hands are to be cut down to four (EV-ADV-02, EV-ADV-18)."""
    return s.advanced and any(len(player.hand) > KEPT for player in s.players)


def ask_keep(s: Evacuation) -> None:
    """All choose at the same time which cards they keep."""
    ask_all(s, [Keeping(seat) for seat in range(s.seats)])


def drop(player: Player, card: int) -> None:
    """A card goes to the discards."""
    player.hand = without(player.hand, card)
    player.dropped = with_card(player.dropped, card)


def deal_year(s: Evacuation) -> None:
    """What was played and discarded is shuffled into the deck; hands are filled up to seven (EV-ADV-17, EV-ADV-18)."""
    played: list[int] = []
    for player in s.players:
        played += player.up
        played += player.down
        played += player.dropped
        player.up = player.down = player.dropped = ()
    s.deck = fresh_from(s, [*s.deck, *played])
    for seat in s.order:
        if seat < s.seats:
            draw_cards(s, seat, DEALT - len(s.players[seat].hand))


class Keeping(Step[Evacuation]):
    """Keep four of seven action cards (EV-ADV-02, EV-ADV-18, EV-ADV-19)."""

    name: ClassVar[str] = "keep"
    kind: ClassVar[str] = "set"

    def moves(self, s: Evacuation) -> list[Move]:
        most = all_below(len(s.players[self.seat].hand)) + 1
        return [move for move in KEEPS if move[1] < most]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != KEEP:
            return "EV-ADV-19"
        return None if move[1] <= all_below(len(s.players[self.seat].hand)) else "EV-ADV-02"

    def apply(self, s: Evacuation, move: Move) -> None:
        player = s.players[self.seat]
        for place, card in enumerate(player.hand):
            if not has(move[1], place):
                drop(player, card)
        log(s, "kept", self.seat, *player.hand)
        s.agenda.pop()


class Dropping(Step[Evacuation]):
    """Discard down to four at the end of a turn (EV-ADV-11)."""

    name: ClassVar[str] = "drop"
    kind: ClassVar[str] = "card"

    def moves(self, s: Evacuation) -> list[Move]:
        return [DROPS[card] for card in s.players[self.seat].hand]

    def check(self, s: Evacuation, move: Move) -> str | None:
        if move[0] != DROP:
            return "EV-ADV-11"
        return None if move[1] in s.players[self.seat].hand else "EV-ADV-10"

    def apply(self, s: Evacuation, move: Move) -> None:
        player = s.players[self.seat]
        drop(player, move[1])
        log(s, "dropped", self.seat, move[1])
        if len(player.hand) <= KEPT:
            s.agenda.pop()

    def prompt(self, s: Evacuation) -> tuple[str, dict[str, object]]:
        return "drop", {"left": len(s.players[self.seat].hand) - KEPT}
