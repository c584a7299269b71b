"""The vocabulary: verbs, and every move of the game in tables built once."""

from typing import Final

from partie.kernel.state import State
from partie.kernel.step import Move
from partie.kernel.verbs import Arg, Named, Verb

from .cards.actions import ACTION_CARDS
from .cards.board import BOARD
from .cards.fields import END
from .cards.goals import GOALS
from .components import (
    DEALT,
    FACTORIES,
    KEPT,
    LAND,
    LANES,
    OFFER,
    RESOURCES,
    SHUTTLES,
    STADIUM_DECK,
    STADIUMS,
    TASKS,
    WORLDS,
)
from .new_world import AREA_IDS, AREAS
from .requirements import INFRASTRUCTURE

PASS: Final = 0
DONE: Final = 1
ACT: Final = 2
PLAY: Final = 3
HALF: Final = 4
ENERGY_OLD: Final = 5
GAIN: Final = 6
SWAP: Final = 7
FERRY: Final = 8
TAKE: Final = 9
DEVELOP: Final = 10
REFRESH: Final = 11
RESEARCH: Final = 12
SETTLE: Final = 13
SHUTTLE: Final = 14
STADIUM: Final = 15
FACTORY: Final = 16
PAY: Final = 17
RAISE: Final = 18
LOAD: Final = 19
EVACUATE: Final = 20
STOW: Final = 21
CRATE: Final = 22
FREIGHT: Final = 23
LAUNCH: Final = 24
RETURN: Final = 25
SATELLITE: Final = 26
LANE: Final = 27
STRENGTH: Final = 28
KEEP: Final = 29
DROP: Final = 30
GOAL: Final = 31
FORGO: Final = 32
TASK: Final = 33

NO_CARD: Final = len(ACTION_CARDS)
"""A board action of the basic variant: which card marks it does not matter (EV-ACT-02)."""
MOST_ENERGY: Final = 6
MOST_FREIGHT: Final = 6
MOST_PRICE: Final = 6
MOST_FERRY: Final = 4
MOST_STRENGTH: Final = 60
BY_ZONE: Final = 0
IN_HOLD: Final = 1
ANY_STRIPE: Final = 2
"""How an area is evacuated: by a zone of its stripe, in the building capacity, or by the first or second zone whatever
its stripe (a help)."""
HOWS: Final = ("by-zone", "as-building", "by-first-zone", "by-second-zone")
COMBOS: Final[list[tuple[int, ...]]] = [
    (),
    *((kind,) for kind in range(3)),
    *((one, two) for one in range(3) for two in range(one, 3)),
]
"""Which factories go into an area with none, one or two positions."""
COMBO_OF: Final[dict[tuple[int, ...], int]] = {combo: i for i, combo in enumerate(COMBOS)}

PASSING: Final[Move] = (PASS,)
FINISHED: Final[Move] = (DONE,)
LAUNCHING: Final[Move] = (LAUNCH,)
ACTS: Final[list[list[Move]]] = [
    [(ACT, action, card) for card in range(NO_CARD + 1)] for action in range(len(BOARD))
]
PLAYS: Final[list[Move]] = [(PLAY, card) for card in range(len(ACTION_CARDS))]
HALVES: Final[list[Move]] = [(HALF, 0), (HALF, 1)]
ENERGIES: Final[list[Move]] = [(ENERGY_OLD, amount) for amount in range(MOST_ENERGY + 1)]
GAINS: Final[list[list[Move]]] = [[(GAIN, kind, world) for world in range(2)] for kind in range(3)]
GAINS_ANY: Final[list[Move]] = [move for moves in GAINS for move in moves]
SWAPS: Final[list[list[list[Move]]]] = [
    [[(SWAP, world, kind, other) for other in range(3) if other != kind] for kind in range(3)]
    for world in range(2)
]


def _triples(verb: int, most: int, least: int = 1) -> list[Move]:
    numbers = range(most + 1)
    return [
        (verb, food, steel, energy)
        for food in numbers
        for steel in numbers
        for energy in numbers
        if least <= food + steel + energy <= most
    ]


FERRIES: Final = _triples(FERRY, MOST_FERRY)
TAKES: Final[list[Move]] = [(TAKE, card) for card in range(len(INFRASTRUCTURE))]
DEVELOPS: Final[list[Move]] = [(DEVELOP, card) for card in range(len(INFRASTRUCTURE))]
REFRESHES: Final[list[list[Move]]] = [
    [(REFRESH, places, good) for places in range(1, 1 << OFFER)] for good in range(6)
]
"""By what is paid (3 * world + kind): the places of the offer, as bits."""
RESEARCHES: Final[list[Move]] = [(RESEARCH, column) for column in range(3)]
SETTLES: Final[list[list[Move]]] = [
    [(SETTLE, area, combo) for combo in range(len(COMBOS))] for area in range(len(AREAS))
]
SHUTTLE_BUILDS: Final[list[list[Move]]] = [
    [(SHUTTLE, tile, world) for world in range(2)] for tile in range(len(SHUTTLES))
]
STADIUM_BUILDS: Final[list[list[Move]]] = [
    [(STADIUM, card, world) for world in range(2)] for card in range(STADIUM_DECK)
]
FACTORY_MOVES: Final[list[list[Move]]] = [[(FACTORY, kind, world) for world in range(2)] for kind in range(3)]
PAYS: Final = _triples(PAY, MOST_PRICE, 0)
PAY_MOVE: Final[dict[tuple[int, ...], Move]] = {move[1:]: move for move in PAYS}
RAISES: Final[list[Move]] = [(RAISE, kind) for kind in range(3)]
LOADS: Final[list[Move]] = [(LOAD, tile) for tile in range(len(SHUTTLES))]
EVACUATES: Final[list[list[Move]]] = [
    [(EVACUATE, land, how) for how in range(len(HOWS))] for land in range(len(LAND))
]
STOWS: Final[list[Move]] = [(STOW, card) for card in range(len(STADIUMS))]
CRATES: Final[list[Move]] = [(CRATE, kind) for kind in range(3)]
FREIGHTS: Final = _triples(FREIGHT, MOST_FREIGHT)
RETURNS: Final[list[Move]] = [(RETURN, tile) for tile in range(len(SHUTTLES))]
SATELLITES: Final[list[list[Move]]] = [
    [(SATELLITE, which, steps) for steps in range(END + 1)] for which in range(2)
]
LANE_MOVES: Final[list[Move]] = [(LANE, lane) for lane in range(len(LANES))]
STRENGTHS: Final[list[Move]] = [(STRENGTH, total) for total in range(MOST_STRENGTH + 1)]
KEEP_SETS: Final = [chosen for chosen in range(1 << DEALT) if chosen.bit_count() == KEPT]
KEEPS: Final[list[Move]] = [(KEEP, chosen) for chosen in KEEP_SETS]
DROPS: Final[list[Move]] = [(DROP, card) for card in range(len(ACTION_CARDS))]
GOAL_MOVES: Final[list[Move]] = [(GOAL, goal) for goal in range(len(GOALS))]
FORGOS: Final[list[Move]] = [(FORGO, goal) for goal in range(len(GOALS))]
TASK_MOVES: Final[list[Move]] = [(TASK, task) for task in range(len(TASKS))]


def fits(area: int, combo: int) -> bool:
    """Whether so many factories are what an area has positions for."""
    return len(COMBOS[combo]) == AREAS[area].factories


def all_moves() -> list[Move]:
    """Every move, in the order of its number."""
    return [
        PASSING,
        FINISHED,
        *(move for moves in ACTS for move in moves),
        *PLAYS,
        *HALVES,
        *ENERGIES,
        *GAINS_ANY,
        *(move for world in SWAPS for moves in world for move in moves),
        *FERRIES,
        *TAKES,
        *DEVELOPS,
        *(move for moves in REFRESHES for move in moves),
        *RESEARCHES,
        *(move for moves in SETTLES for move in moves if fits(move[1], move[2])),
        *(move for moves in SHUTTLE_BUILDS for move in moves),
        *(move for moves in STADIUM_BUILDS for move in moves),
        *(move for moves in FACTORY_MOVES for move in moves),
        *PAYS,
        *RAISES,
        *LOADS,
        *(move for moves in EVACUATES for move in moves),
        *STOWS,
        *CRATES,
        *FREIGHTS,
        LAUNCHING,
        *RETURNS,
        *(move for moves in SATELLITES for move in moves),
        *LANE_MOVES,
        *STRENGTHS,
        *KEEPS,
        *DROPS,
        *GOAL_MOVES,
        *FORGOS,
        *TASK_MOVES,
    ]


class MarkerArg(Arg):
    """The card that marks a board action, written `under bold-landing`; left out in the basic variant."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"under {ACTION_CARDS[value].id}" if 0 <= value < NO_CARD else ""

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

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen: list[int] = []
        while words and words[0] in FACTORIES and len(chosen) < 3:
            chosen.append(FACTORIES.index(words.pop(0)))
        return COMBO_OF.get(tuple(sorted(chosen)))


class PlacesArg(Arg):
    """Places of an offer, the oldest first: `1 3`."""

    def show(self, s: State, seat: int, value: int) -> str:
        return " ".join(str(place + 1) for place in range(OFFER) if value >> place & 1)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        chosen = 0
        while words and words[0] in ("1", "2", "3"):
            chosen |= 1 << int(words.pop(0)) - 1
        return chosen or None


class GoodArg(Arg):
    """A resource of a world: `steel of old`."""

    def show(self, s: State, seat: int, value: int) -> str:
        return f"{RESOURCES[value % 3]} {WORLDS[value // 3]}" if 0 <= value < 6 else str(value)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        if len(words) > 1 and words[0] in RESOURCES and words[1] in WORLDS:
            kind = RESOURCES.index(words.pop(0))
            return 3 * WORLDS.index(words.pop(0)) + kind
        return None


class KeptArg(Arg):
    """A set of the own action cards, as bits over the hand; written by their names."""

    def show(self, s: State, seat: int, value: int) -> str:
        hand = _hand(s, seat)
        return " ".join(ACTION_CARDS[card].id for i, card in enumerate(hand) if value >> i & 1)

    def read(self, s: State, seat: int, words: list[str]) -> int | None:
        hand = [ACTION_CARDS[card].id for card in _hand(s, seat) if card >= 0]
        chosen = 0
        while words and words[0] in hand:
            chosen |= 1 << hand.index(words.pop(0))
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
    from .state import Evacuation

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
    Verb("swap", _WORLD, _RESOURCE, Named("other", RESOURCES)),
    Verb("ferry", *_amounts(MOST_FERRY)),
    Verb("take", _PLAN),
    Verb("develop", _PLAN),
    Verb("refresh", PlacesArg("places", tuple(range(1 << OFFER))), GoodArg("good", tuple(range(6)))),
    Verb("research", Named("column", ("left", "middle", "right"))),
    Verb("settle", Named("area", tuple(AREA_IDS)), FactoriesArg("factories", tuple(range(len(COMBOS))))),
    Verb("shuttle", _TILE, _WORLD),
    Verb("stadium", _STADIUM, _WORLD),
    Verb("factory", _FACTORY, _WORLD),
    Verb("pay", *_amounts(MOST_PRICE)),
    Verb("raise", _RESOURCE),
    Verb("load", _TILE),
    Verb("evacuate", Named("land", tuple(land.id for land in LAND)), Named("how", HOWS)),
    Verb("stow", _STADIUM),
    Verb("crate", _FACTORY),
    Verb("freight", *_amounts(MOST_FREIGHT)),
    Verb("launch"),
    Verb("return", _TILE),
    Verb("satellite", Named("satellite", ("a", "b")), Arg("steps", tuple(range(END + 1)))),
    Verb("lane", Named("lane", LANES)),
    Verb("strength", Arg("strength", tuple(range(MOST_STRENGTH + 1)))),
    Verb("keep", KeptArg("cards", tuple(range(1 << DEALT)))),
    Verb("drop", _CARD),
    Verb("goal", _GOAL),
    Verb("forgo", _GOAL),
    Verb("task", Named("task", tuple(task.id for task in TASKS))),
)
