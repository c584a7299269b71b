"""Underwater Cities (2018): a slot and a card each turn, cities, tunnels and buildings on the sea floor.

Where to read what: `components/` the nouns and the player boards, `cards/` what is printed on cards, tiles and slots,
`effects/` the language in which that is written, `rules/` one module a chapter of the rulebook, `state/` what a
position consists of, `knowledge` who knows what, `position/` written positions, `text/` the words; `book` is what
effects ask of the game, `trees` gives each its number.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from partie.kernel.engine.chance import Dice
from partie.kernel.engine.game import Game
from partie.kernel.engine.options import Option
from partie.kernel.engine.result import Result
from partie.kernel.engine.state import Event, State
from partie.kernel.engine.step import Lanes, Move, Step
from partie.kernel.keeping.own import marked
from partie.kernel.learning.features import Field, Observer
from partie.kernel.notation.verbs import Verb

from . import features, knowledge, scoring, setup, view
from .book import CitiesAsk, CitiesOpening
from .bot import Greedy
from .effects.build_and_upgrade import UpgradeBuilt
from .effects.building import PayBuilding
from .effects.upgrading import ChoosePrice
from .moves import DISCARD, DROP, KEEP
from .position import validating as saving
from .position.describing import describe
from .position.reading import from_partial
from .rules import choosing, course, federation, hand, laying, special_cards, turn
from .state.made import Underwater
from .view import outlook
from .vocabulary import VERBS, all_moves


class UnderwaterCities(Game):
    """The game as the kernel sees it."""

    name: ClassVar[str] = "underwater"
    version: ClassVar[str] = marked("underwater", "1.2")
    """1.2: abilities of the turn between slot and card (UC-PER-04), new player boards. 1.1: a plain laboratory makes
    science, no longer steelplast (UC-PRO-06); designed cards give other amounts."""
    weight: ClassVar[float] = 3.6
    minutes: ClassVar[tuple[int, int]] = (80, 150)
    seat_counts: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    """UC-COM-01."""
    options: ClassVar[tuple[Option, ...]] = (
        Option("boards", "auto", ("auto", "basic", "advanced")),
        Option("contracts", "off", ("off", "on"), seats=(2, 3, 4)),
        Option("blocked", "1", ("1", "2", "3", "4", "5"), seats=(1,)),
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
            CitiesOpening,
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
        super().validate(s)
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
        return features.observer(self.check_seats(seats))

    def hides_move(self, s: State, seat: int, move: Move, viewer: int) -> bool:
        """What is kept is nobody's business, and what is put away while others still choose (UC-HAN-02)."""
        if seat == viewer:
            return False
        return move[0] == KEEP or (move[0] in (DISCARD, DROP) and isinstance(s.agenda[-1], Lanes))


def _cities(s: State) -> Underwater:
    assert isinstance(s, Underwater)
    return s


UNDERWATER = UnderwaterCities()
