"""The game's own heuristic player: it tries its turns on copies of what it sees and takes the most valuable one.

`weights` has its beliefs, `worth` says what a position is worth to a nation in points, `cards` what a card in the hand
is worth, `turns` tries turns out, `plans` says what a move is good for; `value` serves searches.
"""

from typing import ClassVar, Final

from partie.kernel.engine.state import State, legal, step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Note

from .. import moves as m
from ..components import TURNS
from ..rules.choosing import ChooseSlot
from ..rules.hand import TrimHand
from ..rules.special_cards import PickDrawn, PickSpecial
from ..state.made import Underwater
from .plans import plans
from .turns import Turns, bare, matching, try_move
from .value import VALUE, traits, values
from .weights import STUDIED, WEIGHTS
from .worth import Judge

__all__ = ["WEIGHTS", "Greedy", "Judge"]

REPLIES: Final = 1
"""Turns with a matching card that a reply tries out as a whole."""
HOPELESS: Final = 6.0
"""By so many points a turn may look worse than the best and still deserve a thought."""


class Greedy(Heuristic):
    """Plays the best turn it finds, looking no further than its end."""

    frankness: ClassVar[float] = 1.05
    nodes: ClassVar[tuple[int, int]] = (300, 2000)
    width: ClassVar[int] = 5
    reach: ClassVar[tuple[int, ...]] = (2,)
    farther: ClassVar[tuple[int, ...]] = (2, 4, 7)

    def __init__(self, weights: dict[str, float] = WEIGHTS, value: dict[str, float] = VALUE) -> None:
        self.w = weights
        self.v = value
        self.judge = Judge(weights)
        self.turns = Turns(self.judge)

    def choose(self, mask: State, seat: int) -> Move:
        return self.ranked(mask, seat)[0][1]

    def reply(self, s: State, seat: int) -> Move:
        """What it would do, with one look at each choice within a turn."""
        assert isinstance(s, Underwater)
        found = legal(s, seat)
        if len(found) == 1:
            return found[0]
        step = step_of(s, seat)
        if isinstance(step, ChooseSlot):
            return max(self.turns.ranked(s, seat, found, REPLIES), key=lambda entry: entry[0])[1]
        if isinstance(step, TrimHand | PickSpecial | PickDrawn):
            return self.ranked(s, seat)[0][1]
        return self.turns.choice(s, seat, found)

    def plans(self, mask: State, seat: int, move: Move) -> list[Note]:
        assert isinstance(mask, Underwater)
        return plans(self.judge, mask, seat, move)

    def ordered(self, s: State, seat: int) -> list[Move]:
        """Turns are worth a thought, one for each slot and each card that is used; the rest of a turn is not."""
        found = self.ranked(s, seat)
        if not isinstance(step_of(s, seat), ChooseSlot):
            return [found[0][1]]
        assert isinstance(s, Underwater)
        moves: dict[tuple[int, ...], Move] = {}
        for value, move in found:
            if value < found[0][0] - HOPELESS:
                break
            card = move[2] if move[0] != m.ONCE and matching(s, seat, move[1], move[2]) else 0
            moves.setdefault((move[0], move[1], card), move)
        return list(moves.values())

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Underwater)
        return values(s, self.judge, self.v)

    def stage(self, s: State) -> int:
        """Counts turns of the whole table, and the end of each round."""
        assert isinstance(s, Underwater)
        return (TURNS + 1) * s.round + s.turn // s.seats

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w, "studied": STUDIED, "value": self.v}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(self.w, weights) if table == "value" else Greedy(weights, self.v)

    def studied(self) -> "Greedy":
        return Greedy(STUDIED, self.v)

    def traits(self, s: State) -> list[list[float]]:
        assert isinstance(s, Underwater)
        return traits(s, self.judge)

    def ranked(self, mask: State, seat: int) -> list[tuple[float, Move]]:
        """The legal moves with their worth, best first."""
        assert isinstance(mask, Underwater)
        step = step_of(mask, seat)
        found = legal(mask, seat)
        if len(found) == 1:
            return [(0.0, found[0])]
        if isinstance(step, TrimHand):
            values = [(self._after_discard(mask, seat, move), move) for move in found]
        elif isinstance(step, PickSpecial | PickDrawn):
            values = [(self.judge.card_worth(mask, seat, move[1]), move) for move in found]
        elif isinstance(step, ChooseSlot):
            values = self.turns.ranked(mask, seat, found)
        else:
            start = bare(mask, seat)
            values = [(try_move(self.judge, start, seat, move), move) for move in found]
        # Among equals the first listed, so that the same mask gives the same move.
        return sorted(values, key=lambda entry: -entry[0])

    def _after_discard(self, mask: Underwater, seat: int, move: Move) -> float:
        """What the hand is worth afterwards; deciding later costs nothing, but waiting gains little."""
        hand = mask.nations[seat].hand
        if move[0] == m.LATER:
            return -1.0
        if move[0] == m.DROP:
            return -self.judge.card_worth(mask, seat, move[1])
        put = m.HAND_SETS.chosen(hand, move)
        kept = [card for card in hand if card not in put]
        return self.judge.hand_worth(mask, seat, kept)
