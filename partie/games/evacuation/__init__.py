"""Evacuation (2023): a people moves from its dying world to a new one within four years.

The folder reads like the rulebook: components and cards, setup, then `rules`: the course of a year with its phases, the
rival, race and goals; `rules/actions` has the action phase and all that actions do.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.game import Game
from partie.kernel.engine.options import Option
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import Event, State
from partie.kernel.engine.step import Move, Step
from partie.kernel.keeping.own import marked
from partie.kernel.learning.features import Field, Observer
from partie.kernel.notation.verbs import Verb

from . import book, features, knowledge, scoring, setup, view
from . import trees as trees
from .bot import Greedy
from .moves import ACT, DROP, FORGO, GOAL, KEEP, all_moves
from .position import describing, reading, validating
from .rules import bonus, flight, goals, progress
from .rules.actions import (
    building,
    factories,
    gaining,
    hand,
    infrastructure,
    settlement,
    tasks,
    technology,
    turns,
)
from .rules.course import Course
from .state import Evacuation
from .view import outlook
from .vocabulary import VERBS


class EvacuationGame(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "evacuation"
    version: ClassVar[str] = marked("evacuation", "1.1")
    weight: ClassVar[float] = 4.0
    minutes: ClassVar[tuple[int, int]] = (60, 150)
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", "usual", ("usual", "race", "points")),
        Option("actions", "basic", ("basic", "advanced")),
        Option("bonuses", "usual", ("usual", "strict", "lenient")),
        Option("tasks", "off", ("off", "on")),
        Option("dominance", "off", ("off", "on")),
        Option("rival", "off", ("off", "on"), seats=(2,)),
    )
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {
        step.name: step
        for step in (
            Course,
            goals.Drafting,
            goals.PassingOn,
            goals.PickingGoal,
            goals.Forgoing,
            hand.Keeping,
            hand.Dropping,
            book.Halves,
            turns.Turn,
            turns.PayingEnergy,
            turns.AfterAction,
            tasks.PlayingTasks,
            turns.TurnOver,
            turns.NextTurn,
            book.Perform,
            gaining.Gaining,
            gaining.Swapping,
            gaining.Ferrying,
            gaining.Raising,
            infrastructure.Developing,
            technology.Researching,
            settlement.Settling,
            building.Building,
            building.Paying,
            factories.Equipping,
            flight.Flying,
            flight.Loading,
            progress.NextSatellites,
            progress.ChoosingStrength,
            progress.Splitting,
            progress.OtherSatellite,
            progress.Placing,
            bonus.NextBonus,
        )
    }
    private: ClassVar[dict[str, tuple[int, ...]]] = {
        "card-drawn": (0, 1),
        "kept": (0, 1, 2, 3, 4),
        "dropped": (0, 1),
        "goal-picked": (0, 1),
        "goals-received": (0, 1, 2, 3),
        "goal-forgone": (0, 1),
    }

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Evacuation:
        return setup.new_game(seats, seed, options)

    def actions(self) -> list[Move]:
        return all_moves()

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Evacuation:
        return reading.load_state(self, data, seats, options)

    def position(
        self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]
    ) -> Evacuation:
        return reading.from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return describing.describe(_evacuation(s))

    def validate(self, s: State) -> None:
        super().validate(s)
        validating.validate(_evacuation(s))

    def mask(self, s: State, seat: int) -> Evacuation:
        return knowledge.mask(_evacuation(s), seat)

    def round_of(self, s: State) -> int:
        return _evacuation(s).year

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_evacuation(mask), seat)

    def outlook(self, mask: State, seat: int, move: Move) -> list[Event]:
        return outlook.outlook(_evacuation(mask), seat, move)

    def guess(self, mask: State, dice: Dice) -> Evacuation:
        return knowledge.guess(_evacuation(mask), dice)

    def result(self, s: State) -> Result:
        return scoring.result(_evacuation(s))

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.observer(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        if viewer == seat:
            return False
        return move[0] in (KEEP, DROP, GOAL, FORGO) or (move[0] == ACT and _evacuation(s).advanced)


def _evacuation(s: State) -> Evacuation:
    assert isinstance(s, Evacuation)
    return s


EVACUATION = EvacuationGame()
