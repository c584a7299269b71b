"""How moves are written: verbs with typed arguments, by the names of cards and things."""

from typing import Final

from partie.euro.sets import all_below, has, members, with_member
from partie.kernel.engine.state import State
from partie.kernel.notation.verbs import Arg, Named, Verb

from .cards.actions import ACTION_CARDS
from .cards.board import BOARD
from .cards.goals import GOALS
from .components import DEALT, FACTORIES, LAND, LANES, OFFER, RESOURCES, SHUTTLES, STADIUMS, TASKS, WORLDS
from .components.new_world import AREA_IDS
from .components.requirements import INFRASTRUCTURE
from .components.track import END
from .moves import (
    COMBO_OF,
    COMBOS,
    HOWS,
    MOST_ENERGY,
    MOST_FERRY,
    MOST_FREIGHT,
    MOST_PRICE,
    MOST_STRENGTH,
    NO_CARD,
)
from .state import Evacuation


class MarkerArg(Arg):
    """The card that marks a board action, written `under bold-landing`; left out in the basic variant."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"under {ACTION_CARDS[value].id}" if 0 <= value < NO_CARD else ""

    def tell(self, s: State, seat: int, value: int) -> object:
        return ACTION_CARDS[value].id if value < NO_CARD else None

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if not words:
            return NO_CARD
        if len(words) > 1 and words[0] == "under" and words[1] in _CARD_IDS:
            words.pop(0)
            return _CARD_IDS.index(words.pop(0))
        return None


class FactoriesArg(Arg):
    """The factories put into an area, by their names; left out where there are none."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(FACTORIES[kind] for kind in COMBOS[value]) if 0 <= value < len(COMBOS) else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return [FACTORIES[kind] for kind in COMBOS[value]]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen: list[int] = []
        while words and words[0] in FACTORIES and len(chosen) < 3:
            chosen.append(FACTORIES.index(words.pop(0)))
        return COMBO_OF.get(tuple(sorted(chosen)))


class PlacesArg(Arg):
    """Places of an offer, the oldest first: `1 3`."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(str(place + 1) for place in members(value))

    def tell(self, s: State, seat: int, value: int) -> object:
        return [place + 1 for place in members(value)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen = 0
        while words and words[0] in ("1", "2", "3"):
            chosen = with_member(chosen, int(words.pop(0)) - 1)
        return chosen or None


class GoodArg(Arg):
    """A resource of a world: `steel of old`."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{RESOURCES[value % 3]} {WORLDS[value // 3]}" if 0 <= value < 6 else str(value)

    def tell(self, s: State, seat: int, value: int) -> object:
        return {"resource": RESOURCES[value % 3], "world": WORLDS[value // 3]}

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if len(words) > 1 and words[0] in RESOURCES and words[1] in WORLDS:
            kind = RESOURCES.index(words.pop(0))
            return 3 * WORLDS.index(words.pop(0)) + kind
        return None


class KeptArg(Arg):
    """A set of the own action cards, as bits over the hand; written by their names."""

    def show(self, s: State, seat: int, value: int) -> str:
        hand = _hand(s, seat)
        return " ".join(ACTION_CARDS[card].id for i, card in enumerate(hand) if has(value, i))

    def tell(self, s: State, seat: int, value: int) -> object:
        return [ACTION_CARDS[card].id for i, card in enumerate(_hand(s, seat)) if has(value, i)]

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        hand = [ACTION_CARDS[card].id for card in _hand(s, seat) if card >= 0]
        chosen = 0
        while words and words[0] in hand:
            chosen = with_member(chosen, hand.index(words.pop(0)))
        return chosen or None


class AmountArg(Arg):
    """So much of a resource, written `2 steel`; left out where there is none."""

    def __init__(self, kind: int, most: int) -> None:
        super().__init__(RESOURCES[kind], tuple(range(most + 1)))
        self.kind: Final = kind

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{value} {RESOURCES[self.kind]}" if value else ""

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if len(words) > 1 and words[0].isdecimal() and len(words[0]) < 3 and words[1] == RESOURCES[self.kind]:
            amount = int(words.pop(0))
            words.pop(0)
            return amount
        return 0


def _hand(s: State, seat: int) -> tuple[int, ...]:
    assert isinstance(s, Evacuation)
    return s.players[seat].hand


def _amounts(most: int) -> tuple[Arg, ...]:
    return tuple(AmountArg(kind, most) for kind in range(3))


_CARD_IDS: Final = [card.id for card in ACTION_CARDS]
_RESOURCE: Final = Named("resource", RESOURCES)
_WORLD: Final = Named("world", WORLDS)
_CARD: Final = Named("card", tuple(_CARD_IDS))
_PLAN: Final = Named("infrastructure", tuple(card.id for card in INFRASTRUCTURE))
_TILE: Final = Named("shuttle", tuple(tile.id for tile in SHUTTLES))
_STADIUM: Final = Named("stadium", tuple(card.id for card in STADIUMS))
_FACTORY: Final = Named("factory", FACTORIES)
_GOAL: Final = Named("goal", tuple(goal.id for goal in GOALS))

VERBS: Final[tuple[Verb, ...]] = (
    Verb("pass"),
    Verb("done"),
    Verb(
        "act",
        Named("action", tuple(action.id for action in BOARD)),
        MarkerArg("under", tuple(range(NO_CARD + 1))),
    ),
    Verb("play", _CARD),
    Verb("half", Named("half", ("first", "second"))),
    Verb("energy old", Arg("amount", tuple(range(MOST_ENERGY + 1)))),
    Verb("gain", _RESOURCE, _WORLD),
    Verb("swap", _WORLD, _RESOURCE, Named("other", RESOURCES), limits="EV-EXC-04"),
    Verb("ferry", *_amounts(MOST_FERRY)),
    Verb("take", _PLAN),
    Verb("develop", _PLAN),
    Verb(
        "refresh",
        PlacesArg("places", tuple(range(1, all_below(OFFER) + 1))),
        GoodArg("good", tuple(range(6))),
    ),
    Verb("research", Named("column", ("left", "middle", "right"))),
    Verb(
        "settle",
        Named("area", tuple(AREA_IDS)),
        FactoriesArg("factories", tuple(range(len(COMBOS)))),
        limits="EV-STL-12",
    ),
    Verb("shuttle", _TILE, _WORLD),
    Verb("stadium", _STADIUM, _WORLD, limits="EV-BLD-05"),
    Verb("factory", _FACTORY, _WORLD),
    Verb("pay", *_amounts(MOST_PRICE)),
    Verb("raise", _RESOURCE),
    Verb("load", _TILE),
    Verb("evacuate", Named("land", tuple(land.id for land in LAND)), Named("how", HOWS)),
    Verb("stow", _STADIUM),
    Verb("crate", _FACTORY),
    Verb("freight", *_amounts(MOST_FREIGHT), limits="EV-FLY-07"),
    Verb("launch"),
    Verb("return", _TILE),
    Verb("satellite", Named("satellite", ("a", "b")), Arg("steps", tuple(range(END + 1)))),
    Verb("lane", Named("lane", LANES)),
    Verb("strength", Arg("strength", tuple(range(MOST_STRENGTH + 1)))),
    Verb("keep", KeptArg("cards", tuple(range(all_below(DEALT) + 1))), limits="EV-ADV-02"),
    Verb("drop", _CARD),
    Verb("goal", _GOAL),
    Verb("forgo", _GOAL),
    Verb("task", Named("task", tuple(task.id for task in TASKS))),
)
