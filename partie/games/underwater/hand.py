"""The hand limit: cards above it are put away (UC-HND, UC-HAN, UC-EOT)."""

from typing import Any, ClassVar, Final

from partie.kernel.step import Move, Step

from . import moves as m
from .gaining import discard_card, without
from .interpret import not_now
from .moves import DISCARDS, DROP, LATER, MOST_SET, SUBSETS
from .state import Underwater
from .works import places

AFTER: Final = 0
DUE: Final = 1
IN_LANE: Final = 2
HAND_SETS: Final[list[list[list[Move]]]] = [
    [[DISCARDS[chosen] for chosen in SUBSETS[size] if chosen < 1 << hand] for size in range(hand + 1)]
    for hand in range(MOST_SET + 1)
]
"""By cards in hand and how many are too many: all ways to choose those."""
SETS_OR_LATER: Final = [[[m.PUT_OFF, *found] for found in sizes] for sizes in HAND_SETS]


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
        if hand <= MOST_SET:
            return (SETS_OR_LATER if self.when == AFTER else HAND_SETS)[hand][hand - nation.tableau.limit]
        found: list[Move] = [m.DROPS[card] for card in nation.hand]
        return [m.PUT_OFF] + found if self.when == AFTER else found

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
        verb = move[0]
        if verb == LATER:
            return
        nation = s.nations[self.seat]
        hand = nation.hand
        bits = 1 << hand.index(move[1]) if verb == DROP else move[1]
        chosen: list[int] = []
        for taken, i in enumerate(places(bits)):
            chosen.append(hand.pop(i - taken))
        if self.when == IN_LANE:
            nation.put = tuple(sorted((*nation.put, *chosen)))
        else:
            if nation.shown:
                for card in chosen:
                    nation.shown = without(nation.shown, card)
            for card in chosen:
                discard_card(s, card)
        if len(hand) > nation.tableau.limit:
            s.agenda.append(self)

    def default(self, s: Underwater) -> Move:
        return self.moves(s)[0]

    def prompt(self, s: Underwater) -> tuple[str, dict[str, object]]:
        nation = s.nations[self.seat]
        return "trim-hand", {"hand": len(nation.hand), "limit": nation.tableau.limit}


TRIMMING: Final = [[TrimHand(seat, when) for when in range(3)] for seat in range(4)]
