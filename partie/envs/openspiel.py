"""OpenSpiel: every game as a Python game of pyspiel.

Importing this module registers `partie`; `pyspiel.load_game("partie(game=powergrid,seats=2)")` makes a game. Chance is
one node at the beginning, which picks one of `deals` seeds. An information state is what the seat's mask says; other
worlds that fit it come from the game's `guess`.
"""

import json
from typing import Any

from partie import GAMES
from partie.kernel.engine.chance import Dice
from partie.kernel.engine.state import State, deciders, legal, play, refusal
from partie.kernel.errors import IllegalMove, PartieError
from partie.kernel.keeping.reader import find_game
from partie.kernel.learning.batch import rewards

from . import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing(error, "openspiel") from None

LONGEST = 100_000
"""More moves than any game has."""

PARAMETERS = {"game": "powergrid", "seats": 2, "options": "", "deals": 1000, "skip_forced": True}
"""`options`: those of the Partie game, such as `map:usa;regions:draft`."""


def _game_type(seats: int, name: str) -> Any:
    return pyspiel.GameType(
        short_name="partie",
        long_name="Partie" if not name else f"Partie: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats or max(rules.seat_counts[-1] for rules in GAMES.values()),
        min_num_players=seats or 2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _read_options(text: str) -> dict[str, str]:
    pairs = [pair.split(":", 1) for pair in text.split(";") if pair.strip()]
    for pair in pairs:
        if len(pair) != 2:
            raise PartieError("unknown-option", option=pair[0][:40], choices="name:value;name:value")
    return {name.strip(): value.strip() for name, value in pairs}


class Setting:
    """The parsed parameters of a game, stored separately because pyspiel recreates its game objects."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        self.rules = find_game(GAMES, str(given["game"]))
        self.seats = self.rules.check_seats(int(given["seats"]))
        if self.seats < 2:
            high = self.rules.seat_counts[-1]
            raise PartieError("bad-seats", game=self.rules.name, seats=self.seats, low=2, high=high)
        self.options = self.rules.read_options(_read_options(str(given["options"])))
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise PartieError("bad-number", what="deals", low=1)
        self.skip_forced = bool(given["skip_forced"])
        self.vocabulary = self.rules.vocabulary
        self.scale = np.array([1 / field.top for field in self.rules.fields(self.seats)], np.float32)

    def __deepcopy__(self, memory: Any) -> "Setting":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setting_of, (self.given,)


class Held:
    """A position that pyspiel copies and serialises by the engine's own methods."""

    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state

    def __deepcopy__(self, memory: Any) -> "Held":
        return Held(self.setting, self.state.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return held_again, (self.setting, json.dumps(self.state.save()))


def held_again(setting: Setting, text: str) -> Held:
    """A deserialised position."""
    return Held(setting, setting.rules.load_state(json.loads(text), setting.seats, setting.options))


_settings: dict[tuple[tuple[str, Any], ...], Setting] = {}


def setting_of(params: dict[str, Any]) -> Setting:
    """The setting of these parameters, made once."""
    given = {**PARAMETERS, **params}
    key = tuple(sorted(given.items()))
    if key not in _settings:
        _settings[key] = Setting(given)
    return _settings[key]


class PartieGame(pyspiel.Game):
    """A Partie game as OpenSpiel knows it; utilities are the rewards by rank."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        setting = setting_of(params or {})
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.vocabulary.size,
            max_chance_outcomes=setting.deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(setting.seats, setting.rules.name), info, params or {})

    def new_initial_state(self) -> "PartieState":
        return PartieState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "PartieObserver":
        return PartieObserver(setting_of(self.get_parameters()))


class PartieState(pyspiel.State):
    """A position, or the beginning before the deal."""

    def __init__(self, game: PartieGame) -> None:
        super().__init__(game)
        self.setting = setting_of(game.get_parameters())
        self._held: Held | None = None
        self._turns = 0

    @property
    def position(self) -> State | None:
        """The state of the game; None before the deal."""
        return None if self._held is None else self._held.state

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seats = deciders(self.position)
        return seats[0] if seats else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position is not None and not self.position.agenda

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.setting.deals
        return [(deal, 1 / count) for deal in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None:
            return []
        return sorted(self.setting.vocabulary.numbers(legal(self.position, player)))

    def _apply_action(self, action: int) -> None:
        """Deal, or play a move by its number; raises for illegal numbers, which pyspiel does not check."""
        setting = self.setting
        s = self.position
        if s is None:
            if not 0 <= action < setting.deals:
                raise PartieError("unknown-action", number=action, last=setting.deals - 1)
            s = setting.rules.setup(setting.seats, action, setting.options)
            self._held = Held(setting, s)
        else:
            seat = max(self.current_player(), 0)
            move = setting.vocabulary.move(action)
            rule = refusal(s, seat, move) if s.agenda else "game-over"
            if rule is not None:
                raise IllegalMove(rule, seat, setting.rules.notation(s, seat, move))
            play(s, seat, move)
        self._turns += 1
        while setting.skip_forced and s.agenda:
            seat = deciders(s)[0]
            moves = legal(s, seat)
            if len(moves) > 1:
                return
            play(s, seat, moves[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player < 0:
            return f"deal {action}"
        return self.setting.rules.notation(self.position, player, self.setting.vocabulary.move(action))

    def returns(self) -> list[float]:
        if self.position is None or self.position.agenda:
            return [0.0] * self.setting.seats
        return rewards(self.setting.rules.result(self.position), "rank")

    def information_state_string(self, player: int | None = None) -> str:
        """What a seat knows, as text: equal for positions that it cannot tell apart."""
        return self.observation_string(player)

    def observation_string(self, player: int | None = None) -> str:
        if self.position is None:
            return ""
        viewer = max(self.current_player(), -1) if player is None else player
        mask = self.setting.rules.mask(self.position, viewer)
        return json.dumps({"turns": self._turns, **mask.save()}, separators=(",", ":"))

    def resample_from_infostate(self, player: int, sampler: Any) -> "PartieState":
        """A world that the seat cannot tell from this one."""
        twin: PartieState = self.clone()
        if self.position is not None:
            dice = Dice(int(sampler() * (1 << 53)))
            rules = self.setting.rules
            twin._held = Held(self.setting, rules.guess(rules.mask(self.position, player), dice))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.position is None else json.dumps(self.position.save())


class PartieObserver:
    """The features of a position as an OpenSpiel tensor."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._observer = setting.rules.observer(setting.seats)
        self.tensor = np.zeros(len(setting.scale), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: PartieState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        data = self._observer.data(state.position, player)
        np.multiply(np.frombuffer(data, np.int16), self._setting.scale, out=self.tensor)

    def string_from(self, state: PartieState, player: int) -> str:
        return state.observation_string(player)


pyspiel.register_game(_game_type(0, ""), PartieGame)
