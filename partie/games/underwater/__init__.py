"""Underwater Cities (2018): a slot and a card each turn, cities, tunnels and buildings on the sea floor.

Where to read what: `terms` the nouns, `board/` player boards and what stands on them, `cards/` and `slots` what is
printed, `effects/` the language in which that is written, `rules/` one module a chapter of the rulebook, `state/` what
a position consists of and who knows what; `table` is what effects ask of the game, `trees` gives each its number.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.kernel.chance import Dice
from partie.kernel.features import Field, Observer
from partie.kernel.game import Game
from partie.kernel.options import Option
from partie.kernel.result import Result
from partie.kernel.state import Event, State
from partie.kernel.step import Lanes, Move, Step
from partie.kernel.verbs import Verb

from . import features, outlook, saving, view
from .bot import Greedy
from .effects.building import ChoosePrice, PayBuilding, UpgradeBuilt
from .moves import DISCARD, DROP, KEEP
from .positions.describing import describe
from .positions.reading import from_partial
from .rules import choosing, course, federation, hand, laying, scoring, setup, special_cards, turn
from .state import knowledge
from .state.made import Underwater
from .table import CitiesAsk, CitiesParts
from .vocabulary import VERBS, all_moves


class UnderwaterCities(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "underwater"
    version: ClassVar[str] = "1.1"
    """1.1: a plain laboratory makes science, no longer steelplast (UC-PRO-06); designed cards give other amounts."""
    weight: ClassVar[float] = 3.6
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    """UC-COM-01."""
    options: ClassVar[tuple[Option, ...]] = (
        Option("boards", "auto", ("auto", "basic", "advanced")),
        Option("contracts", "off", ("off", "on")),
        Option("blocked", "1", ("1", "2", "3", "4", "5")),
    )
    verbs: ClassVar[tuple[Verb, ...]] = VERBS
    steps: ClassVar[dict[str, type[Step[Any]]]] = {
        step.name: step
        for step in (
            course.Course,
            course.Settle,
            choosing.ChooseSlot,
            turn.Order,
            turn.SlotEffect,
            turn.Abilities,
            turn.UseAbility,
            turn.EndTurn,
            hand.TrimHand,
            laying.CardEffect,
            laying.LayOver,
            laying.UseOld,
            laying.Replace,
            CitiesParts,
            CitiesAsk,
            PayBuilding,
            ChoosePrice,
            UpgradeBuilt,
            federation.Climb,
            special_cards.PickSpecial,
            special_cards.PickDrawn,
        )
    }
    private: ClassVar[dict[str, tuple[int, ...]]] = {"drew": (0, 1), "took-unseen": (0, 1)}

    def setup(self, seats: int, seed: int, options: dict[str, str]) -> Underwater:
        return setup.new_underwater(seats, seed, options)

    def actions(self) -> list[Move]:
        return all_moves()

    def load_state(self, data: Mapping[str, Any], seats: int, options: dict[str, str]) -> Underwater:
        return saving.load_state(self, data, seats, options)

    def position(
        self, given: Mapping[str, Any], seats: int, seed: int, options: dict[str, str]
    ) -> Underwater:
        return from_partial(given, seats, seed, options)

    def describe(self, s: State) -> dict[str, Any]:
        return describe(_cities(s))

    def validate(self, s: State) -> None:
        saving.validate(_cities(s))

    def outlook(self, mask: State, seat: int, move: Move) -> list[Event]:
        return outlook.outlook(_cities(mask), seat, move)

    def round_of(self, s: State) -> int:
        return _cities(s).round

    def view(self, mask: State, seat: int) -> dict[str, Any]:
        return view.view(_cities(mask), seat)

    def mask(self, s: State, seat: int) -> Underwater:
        return knowledge.mask(_cities(s), seat)

    def guess(self, mask: State, dice: Dice) -> Underwater:
        return knowledge.guess(_cities(mask), dice)

    def result(self, s: State) -> Result:
        return scoring.result(_cities(s))

    def heuristic(self) -> Greedy:
        return Greedy()

    def fields(self, seats: int) -> list[Field]:
        return features.fields(self.check_seats(seats))

    def observer(self, seats: int) -> Observer:
        return features.CitiesObserver(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        """What is kept is nobody's business, and what is put away while others still choose (UC-HAN-02)."""
        if seat == viewer:
            return False
        return move[0] == KEEP or (move[0] in (DISCARD, DROP) and isinstance(s.agenda[-1], Lanes))


def _cities(s: State) -> Underwater:
    assert isinstance(s, Underwater)
    return s


UNDERWATER = UnderwaterCities()
