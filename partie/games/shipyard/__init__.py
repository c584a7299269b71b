"""Shipyard (second edition): ships are built from parts, fitted out and tried on the own canals.

The folder reads like the rulebook: components (with yards, canals and ships by themselves) and setup; in `rules` the
course of rounds, the turn with its action row, a module a kind of action, launching and voyages (step 5), the solo
game and the contracts; then scoring. `position` reads, describes and checks positions, `knowledge` masks and guesses.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.game import Game
from partie.kernel.engine.options import Option
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import State
from partie.kernel.engine.step import Move, Step
from partie.kernel.keeping.own import marked
from partie.kernel.learning.features import Field, Observer
from partie.kernel.notation.verbs import Verb

from . import features, knowledge, scoring, setup, view
from .bot import Greedy
from .components import COUNTS
from .moves import DISCARD, VERBS, all_moves
from .position import describing, reading, validating
from .rules import building, course, launching, orders, renting, trading, turn, voyage, wheel
from .state import Harbour


class Shipyard(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "shipyard"
    version: ClassVar[str] = marked("shipyard", "1.1")
    weight: ClassVar[float] = 3.8
    minutes: ClassVar[tuple[int, int]] = (30, 120)
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("contracts", "sets", ("sets", "random")),
        Option("employees", "recommended", ("recommended", "groups", "random")),
        Option("row", "shuffled", ("shuffled", "printed")),
    )
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {
        step.name: step
        for step in (
            course.Course,
            course.DiscardContract,
            course.FinalAction,
            turn.ChooseAction,
            turn.BeforeMain,
            turn.MainAction,
            turn.AfterMain,
            turn.OfferBonus,
            building.TakePart,
            building.PlacePart,
            renting.RentCanal,
            renting.LayCanal,
            trading.BuyGoods,
            trading.ChooseGoods,
            trading.TradeGood,
            wheel.MakeEquipment,
            wheel.RecruitCrew,
            wheel.HireEmployee,
            launching.SetSail,
            launching.ChooseShip,
            launching.FitOut,
            launching.ChooseSpeed,
            voyage.ChooseStart,
            voyage.Sailing,
            voyage.Steer,
        )
    }
    private: ClassVar[dict[str, tuple[int, ...]]] = {"discarded": (0, 1)}

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Harbour:
        return setup.new_harbour(seats, seed, options)

    def actions(self) -> list[Move]:
        return all_moves()

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Harbour:
        return reading.load(self, data, seats)

    def position(self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Harbour:
        return reading.from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return describing.describe(_harbour(s))

    def validate(self, s: State) -> None:
        super().validate(s)
        validating.validate(_harbour(s))

    def mask(self, s: State, seat: int) -> Harbour:
        return knowledge.mask(_harbour(s), seat)

    def round_of(self, s: State) -> int:
        """Each ends with a cube of the round track (SY-FLW-07)."""
        return COUNTS[s.seats].cubes - _harbour(s).cubes + 1

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_harbour(mask), seat)

    def guess(self, mask: State, dice: Dice) -> Harbour:
        return knowledge.guess(_harbour(mask), dice)

    def order(self, s: State, seat: int, words: str) -> Move | None:
        return orders.order(_harbour(s), seat, words)

    def read_order(self, s: State, seat: int, words: str) -> str:
        return orders.read_order(_harbour(s), seat, words)

    def order_arguments(self, words: str) -> dict[str, Any]:
        return orders.arguments(words)

    def result(self, s: State) -> Result:
        return scoring.result(_harbour(s))

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.observer(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        """Which contracts are put away is nobody else's business (SY-CTR-08)."""
        return move[0] == DISCARD and viewer != seat


def _harbour(s: State) -> Harbour:
    assert isinstance(s, Harbour)
    return s


SHIPYARD = Shipyard()
