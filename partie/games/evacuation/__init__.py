"""Evacuation (2023): a people moves from its dying world to a new one within four years.

The folder reads like the rulebook: components, map and cards, setup, the course of the years; `actions` has the action
phase and all that actions do, `phases` the other phases of a year and the rival, `ending` the race, points and goals.
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

from . import features, masking, position, setup, view
from .actions import (
    building,
    factories,
    gaining,
    hand,
    infrastructure,
    interpret,
    settlement,
    tasks,
    technology,
    turns,
)
from .bot import Greedy
from .course import Course
from .ending import goals, scoring
from .moves import ACT, DROP, FORGO, GOAL, KEEP, VERBS, all_moves
from .phases import bonus, flight, progress
from .state import Evacuation


class EvacuationGame(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "evacuation"
    version: ClassVar[str] = "1.0"
    weight: ClassVar[float] = 4.0
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", "usual", ("usual", "race", "points")),
        Option("actions", "basic", ("basic", "advanced")),
        Option("bonuses", "usual", ("usual", "strict", "lenient")),
        Option("tasks", "off", ("off", "on")),
        Option("dominance", "off", ("off", "on")),
        Option("rival", "off", ("off", "on")),
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
            hand.Halves,
            turns.Turn,
            turns.PayingEnergy,
            turns.AfterAction,
            tasks.PlayingTasks,
            turns.TurnOver,
            turns.NextTurn,
            interpret.Perform,
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
        return position.load_state(self, data, seats, options)

    def position(
        self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]
    ) -> Evacuation:
        return position.from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(_evacuation(s))

    def validate(self, s: State) -> None:
        position.validate(_evacuation(s))

    def mask(self, s: State, seat: int) -> Evacuation:
        return masking.mask(_evacuation(s), seat)

    def round_of(self, s: State) -> int:
        return _evacuation(s).year

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_evacuation(mask), seat)

    def guess(self, mask: State, dice: Dice) -> Evacuation:
        return masking.guess(_evacuation(mask), dice)

    def result(self, s: State) -> Result:
        return scoring.result(_evacuation(s))

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.EvacuationObserver(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        if viewer == seat:
            return False
        return move[0] in (KEEP, DROP, GOAL, FORGO) or (move[0] == ACT and _evacuation(s).advanced)


def _evacuation(s: State) -> Evacuation:
    assert isinstance(s, Evacuation)
    return s


EVACUATION = EvacuationGame()
