"""Shipyard (second edition): ships are built from parts, fitted out and tried on the own canals.

The folder reads like the rulebook: components and setup, the turn with its action row, a folder of actions and one of
voyages (step 5), the course of rounds up to the end, solo, scoring. `pieces` knows yards, canals, ships and contracts
by themselves; `positions` reads, checks, masks and guesses whole positions.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.kernel.chance import Dice
from partie.kernel.features import Field, Observer
from partie.kernel.game import Game
from partie.kernel.options import Option
from partie.kernel.result import Result
from partie.kernel.state import State
from partie.kernel.step import Move, Step
from partie.kernel.verbs import Verb

from . import course, features, scoring, setup, turn, view
from .actions import building, renting, trading, wheel
from .bot import Greedy
from .components import COUNTS
from .moves import DISCARD, VERBS, all_moves
from .positions import knowledge, position
from .state import Harbour
from .voyages import launching, voyage


class Shipyard(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "shipyard"
    version: ClassVar[str] = "1.0"
    weight: ClassVar[float] = 3.8
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("contracts", "sets", ("sets", "random")),
        Option("employees", "recommended", ("recommended", "groups", "random")),
        Option("row", "printed", ("printed", "shuffled")),
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
        return position.load(self, data, seats)

    def position(self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]) -> Harbour:
        return position.from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(_harbour(s))

    def validate(self, s: State) -> None:
        position.validate(_harbour(s))

    def mask(self, s: State, seat: int) -> Harbour:
        return knowledge.mask(_harbour(s), seat)

    def round_of(self, s: State) -> int:
        """Each ends with a cube of the round track (SY-FLW-07)."""
        return COUNTS[s.seats].cubes - _harbour(s).cubes + 1

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_harbour(mask), seat)

    def guess(self, mask: State, dice: Dice) -> Harbour:
        return knowledge.guess(_harbour(mask), dice)

    def result(self, s: State) -> Result:
        return scoring.result(_harbour(s))

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.HarbourObserver(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        """Which contracts are put away is nobody else's business (SY-CTR-08)."""
        return move[0] == DISCARD and viewer != seat


def _harbour(s: State) -> Harbour:
    assert isinstance(s, Harbour)
    return s


SHIPYARD = Shipyard()
