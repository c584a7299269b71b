"""Power Grid (2004): plants are auctioned, fuel bought, cities connected and supplied (PG-OVR-02).

The folder reads like the rulebook: components, setup, in `rules` a module a phase (auction, resources, network,
bureaucracy) and `course` for the round and its epochs, then scoring for the end.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.euro import sets
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.game import Game
from partie.kernel.engine.moments import NOT_NOW
from partie.kernel.engine.options import Option
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move, Step
from partie.kernel.keeping.own import marked
from partie.kernel.learning.features import Field, Observer
from partie.kernel.notation.verbs import Verb

from . import features, knowledge, scoring, setup, view
from .bot import Greedy
from .components import MAPS, STEP3
from .moves import BID, OPEN, PASS, PHASE_OF, VERBS, all_moves, not_now
from .position import describing, reading, validating
from .rules import auction, bureaucracy, network, orders, owned_plants, resources
from .rules.course import Course
from .state import Grid

_REGIONS = tuple(sorted({name for area in MAPS.values() for name in area.regions}))


class PowerGrid(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "powergrid"
    version: ClassVar[str] = marked("powergrid", "1.1")
    weight: ClassVar[float] = 3.2
    minutes: ClassVar[tuple[int, int]] = (120, 120)
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    """PG-OVR-01."""
    options: ClassVar[tuple[Option, ...]] = (
        Option("map", "germany", tuple(MAPS)),
        Option("regions", "random", ("random", "draft"), _REGIONS),
    )
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {
        step.name: step
        for step in (
            Course,
            setup.DraftRegion,
            auction.ChoosePlant,
            auction.Bid,
            auction.NextLot,
            owned_plants.ScrapPlant,
            owned_plants.KeepFuel,
            resources.BuyFuel,
            network.ConnectCities,
            bureaucracy.Produce,
        )
    }

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Grid:
        return setup.new_grid(seats, seed, options)

    def actions(self) -> list[Move]:
        return all_moves()

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Grid:
        return reading.load(self, data, seats, options)

    def position(self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Grid:
        return reading.from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return describing.describe(_grid(s))

    def validate(self, s: State) -> None:
        super().validate(s)
        validating.validate(_grid(s))

    def round_of(self, s: State) -> int:
        return _grid(s).round

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_grid(mask), seat)

    def mask(self, s: State, seat: int) -> Grid:
        return knowledge.mask(_grid(s))

    def guess(self, mask: State, dice: Dice) -> Grid:
        return knowledge.guess(_grid(mask), dice)

    def result(self, s: State) -> Result:
        return scoring.result(_grid(s))

    def outcome(self, value: int) -> str:
        return "step3" if value == STEP3 else str(value)

    def order(self, s: State, seat: int, words: str) -> Move | None:
        return orders.order(_grid(s), seat, words)

    def read_order(self, s: State, seat: int, words: str) -> str:
        return orders.read_order(_grid(s), seat, words)

    def order_arguments(self, words: str) -> dict[str, Any]:
        return orders.arguments(words)

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.GridObserver(self.check_seats(seats))

    def out_of_turn(self, s: State, seat: int, move: Move) -> str:
        """In the auction the reason is a rule of its own; else it is simply another player's turn."""
        grid = _grid(s)
        if grid.phase == 2 and move[0] in (OPEN, BID, PASS):
            if not sets.has(grid.buyers, seat):
                return "PG-AUC-15" if sets.has(grid.bought, seat) else "PG-AUC-19"
            if grid.lot and not sets.has(grid.bidders, seat):
                return "PG-AUC-08"
            return "PG-AUC-06" if grid.lot else "PG-AUC-03"
        rule = not_now(move)
        return rule if rule != NOT_NOW and PHASE_OF[move[0]] != grid.phase else "not-your-turn"


def _grid(s: State) -> Grid:
    assert isinstance(s, Grid)
    return s


POWERGRID = PowerGrid()
