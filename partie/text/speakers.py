"""Texts of things whose words are composed from their effects, so that one message cannot name them.

A speaker says values of certain kinds for one game; everything else is named by `<kind>-<id>` in the locale files.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from partie.kernel.engine.partie import Partie
from partie.kernel.engine.step import Move

from .files import own_part

if TYPE_CHECKING:
    from .words import Words


class Speaker:
    """The default, for games without composed texts. It speaks about a partie from the view of one seat."""

    fixed: ClassVar[tuple[int, ...]] = ()
    """Verbs whose words depend only on the move and its price."""

    def __init__(self, words: "Words", partie: Partie | None = None, seat: int = -1) -> None:
        self.words = words
        self.partie = partie
        self.seat = seat

    def tell(self, kind: str, value: int) -> str | None:
        """The words for a value; None if this speaker does not handle its kind."""
        return None

    def more(self, given: Mapping[str, object]) -> dict[str, object]:
        """Further arguments that follow from those of a prompt or an event."""
        return {}

    def of_move(self, move: Move) -> dict[str, object]:
        """Further arguments of a move, or better words for those it has."""
        return {}


def speaker(words: "Words", partie: Partie | None = None, seat: int = -1) -> Speaker:
    """The speaker of a game: the `SPEAKER` of its text module, or the default."""
    own: type[Speaker] = own_part(words.game, "SPEAKER") or Speaker
    return own(words, partie, seat)
