"""The hand limit: cards above it are put away (UC-HND, UC-HAN, UC-EOT)."""

from typing import Any, ClassVar, Final

from partie.kernel.engine.step import Move, Ranges, Step

from .. import moves as m
from ..book import FIRST_HAND_PHASE, discard_card
from ..moves import HAND_SETS, not_now
from ..state.made import Underwater

AFTER: Final = 0
"""After the own turn, when it may also wait."""
DUE: Final = 1
"""At the start of the next turn."""
IN_LANE: Final = 2
"""With all others, at the start of the game and of an era."""


def excess(s: Underwater, seat: int) -> int:
    """How many cards of a hand are too many; 0 or less for none."""
    nation = s.nations[seat]
    return len(nation.hand) - nation.tableau.limit


class TrimHand(Step[Underwater]):
    """Cards above the hand limit: after the own turn or later, at the start of the next turn (UC-EOT-02 to
    UC-EOT-04, UC-HND-02 to UC-HND-04)."""

    __slots__ = ("when",)

    name: ClassVar[str] = "trim-hand"
    kind: ClassVar[str] = "set"
    ranges: ClassVar[Ranges] = (range(3),)

    def __init__(self, seat: int, when: int) -> None:
        super().__init__(seat)
        self.when = when

    def args(self) -> tuple[Any, ...]:
        return (self.seat, self.when)

    def stands(self, s: Underwater) -> bool:
        return excess(s, self.seat) > 0

    def moves(self, s: Underwater) -> list[Move]:
        found = HAND_SETS.moves(s.nations[self.seat].hand, excess(s, self.seat))
        return [m.PUT_OFF, *found] if self.when == AFTER else found

    def check(self, s: Underwater, move: Move) -> str | None:
        if move[0] == m.LATER:
            return None if self.when == AFTER else "UC-EOT-03"
        if move[0] != m.DISCARD and move[0] != m.DROP:
            return not_now(move)
        if HAND_SETS.allows(s.nations[self.seat].hand, excess(s, self.seat), move):
            return None
        if self.when == IN_LANE:
            return "UC-HAN-02" if s.phase == FIRST_HAND_PHASE else "UC-EOE-06"
        return "UC-HND-01"

    def apply(self, s: Underwater, move: Move) -> None:
        s.agenda.pop()
        if move[0] == m.LATER:
            return
        nation = s.nations[self.seat]
        chosen = HAND_SETS.chosen(nation.hand, move)
        nation.hand = [card for card in nation.hand if card not in chosen]
        if self.when == IN_LANE:
            nation.put = tuple(sorted((*nation.put, *chosen)))
        else:
            nation.shown = tuple([card for card in nation.shown if card not in chosen])
            for card in chosen:
                discard_card(s, card)
        if excess(s, self.seat) > 0:
            s.agenda.append(self)

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        nation = s.nations[self.seat]
        return "trim-hand", {"hand": len(nation.hand), "limit": nation.tableau.limit}
