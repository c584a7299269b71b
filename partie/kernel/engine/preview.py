"""Tentative moves: a game looked at some moves ahead, as far as nothing hidden is revealed."""

from typing import TYPE_CHECKING, Any

from ..errors import IllegalMove, told
from .decision import Decision
from .state import deciders

if TYPE_CHECKING:
    from .partie import Partie


class Preview:
    """The result of a tentative buffer of moves: the game after `played` moves, stopped before the first revelation.

    Treat the game as read-only: `then` continues from it.
    """

    __slots__ = ("partie", "played", "seat", "stopped")

    def __init__(self, partie: "Partie", seat: int, played: int, stopped: bool) -> None:
        self.partie = partie
        self.seat = seat
        self.played = played
        self.stopped = stopped

    def then(self, given: object) -> "Preview":
        """The preview with one more move. After a revelation, further moves are not played.

        Examples:
            >>> after = game.preview(0, ['open 4']).then('bid 4')
            >>> after.played
            1
        """
        if self.stopped:
            return self
        here, seat = self.partie, self.seat
        move = here.read(seat, given)
        rule = here.rule_against(seat, move)
        if rule is not None:
            raise IllegalMove(rule, seat, told(given))
        ahead = here.copy()
        ahead.push(seat, move)
        others = [other for other in deciders(ahead.state) if other != seat]
        asked = [other for other in deciders(here.state) if other != seat]
        if ahead.state.revealed != here.state.revealed or others != asked or not ahead.state.agenda:
            return Preview(here, seat, self.played, True)
        return Preview(ahead, seat, self.played + 1, False)

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view after these moves.

        Examples:
            >>> game.preview(0, ['open 4']).view['auction']
            {'lot': 4, 'bid': 0, 'bidder': 0, 'bidders': [0, 1, 2], 'buyers': [0, 1, 2]}
        """
        return self.partie.view(self.seat)

    @property
    def decisions(self) -> list[Decision]:
        """The seat's decisions after these moves.

        Examples:
            >>> [each.kind for each in game.preview(0, ['open 4']).decisions]
            ['amount']
        """
        return [decision for decision in self.partie.decisions if decision.seat == self.seat]
