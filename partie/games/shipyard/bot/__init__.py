"""The game's own heuristic player: it builds one ship at a time, gathers what fits on it, and feeds its contracts.

`weights` has its beliefs, `plan` what things are worth now, `acting` what actions bring, `sailing` the best load and
the best way, `rating` puts a number on every move, `plans` says what a move is good for; `value` serves searches.
"""

from typing import ClassVar, Final

from partie.kernel.engine.state import State, legal, step_of
from partie.kernel.engine.step import Move
from partie.kernel.learning.heuristic import Heuristic, Note, int_sum

from ..components import GOODS_TILES
from ..rules import building, course, turn, wheel
from ..state import Harbour, cycle
from .plan import Plan
from .plans import plans
from .rating import Rated, rated
from .value import VALUE, traits, values
from .weights import STUDIED, WEIGHTS

__all__ = ["WEIGHTS", "Greedy"]


THOUGHT_ABOUT: Final = (
    turn.ChooseAction,
    turn.BeforeMain,
    turn.OfferBonus,
    building.TakePart,
    wheel.HireEmployee,
    wheel.MakeEquipment,
    wheel.RecruitCrew,
    course.DiscardContract,
    course.FinalAction,
)
"""Decisions that are worth a search; the others follow from what they were made for."""
HOPELESS: Final = 5.0
"""By so many points a move may look worse than the best and still deserve a thought."""


class Greedy(Heuristic):
    """Plays by a table of weights."""

    frankness: ClassVar[float] = 0.75
    nodes: ClassVar[tuple[int, int]] = (200, 400)
    reach: ClassVar[tuple[int, ...]] = (3,)
    farther: ClassVar[tuple[int, ...]] = (3, 7)
    width: ClassVar[int] = 5

    def __init__(self, weights: dict[str, float] = WEIGHTS, value: dict[str, float] = VALUE) -> None:
        self.w = weights
        self.v = value

    def choose(self, mask: State, seat: int) -> Move:
        moves = legal(mask, seat)
        if len(moves) == 1:
            return moves[0]
        return self.ranked(mask, seat, moves)[0][1]

    def plans(self, mask: State, seat: int, move: Move) -> list[Note]:
        assert isinstance(mask, Harbour)
        return plans(Plan(mask, seat, self.w), move)

    def ordered(self, s: State, seat: int) -> list[Move]:
        """Actions, employees, items, parts and contracts are worth a thought; the rest of a turn is not."""
        moves = legal(s, seat)
        if len(moves) == 1:
            return moves
        found = self.ranked(s, seat, moves)
        if not isinstance(step_of(s, seat), THOUGHT_ABOUT):
            return [found[0][1]]
        return [move for worth, move in found if worth > found[0][0] - HOPELESS]

    def ranked(self, s: State, seat: int, moves: list[Move]) -> Rated:
        """The moves with what they are worth, the best first."""
        assert isinstance(s, Harbour)
        return rated(s, seat, moves, self.w)

    def values(self, s: State) -> list[float]:
        assert isinstance(s, Harbour)
        return values(s, self.v)

    def unspent(self, s: State, seat: int) -> int:
        """Guilders and goods, which do not score. Items neither, but employees bring them along unasked."""
        assert isinstance(s, Harbour)
        player = s.players[seat]
        goods = [number * int_sum(tile) for number, tile in zip(player.goods, GOODS_TILES)]
        return player.guilders + int_sum(goods)

    def stage(self, s: State) -> int:
        """Counts turns of the whole table."""
        assert isinstance(s, Harbour)
        return s.turn // cycle(s) if s.stage < 2 else 1000 + s.stage

    def studied(self) -> "Greedy":
        return Greedy(STUDIED, self.v)

    def tables(self) -> dict[str, dict[str, float]]:
        return {"greedy": self.w, "studied": STUDIED, "value": self.v}

    def tuned(self, table: str, weights: dict[str, float]) -> "Greedy":
        return Greedy(self.w, weights) if table == "value" else Greedy(weights, self.v)

    def traits(self, s: State) -> list[list[float]]:
        assert isinstance(s, Harbour)
        return traits(s)
