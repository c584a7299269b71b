"""Every move of the game in tables built once; how moves are written: vocabulary.py."""

from typing import Final

from partie.euro.sets import all_below, members
from partie.kernel.engine.moments import Moments
from partie.kernel.engine.step import Move

from .cards.goals import GOALS
from .components import (
    ACTION_CARDS,
    BOARD_ACTIONS,
    DEALT,
    KEPT,
    LAND,
    LANES,
    OFFER,
    SHUTTLES,
    STADIUMS,
    TASKS,
)
from .components.new_world import AREAS
from .components.requirements import INFRASTRUCTURE
from .components.track import END

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

MOMENTS: Final = Moments(
    {
        PASS: "EV-ACT-03",
        ACT: "EV-ACT-03",
        PLAY: "EV-ACT-03",
        GAIN: "EV-RES-04",
        TAKE: "EV-INF-01",
        DEVELOP: "EV-INF-01",
        REFRESH: "EV-OFR-06",
        LOAD: "EV-FLY-01",
        EVACUATE: "EV-FLY-26",
        STOW: "EV-FLY-26",
        CRATE: "EV-FLY-26",
        FREIGHT: "EV-FLY-26",
        LAUNCH: "EV-FLY-26",
        RETURN: "EV-FLY-01",
        SATELLITE: "EV-PRG-01",
        LANE: "EV-PRG-01",
        STRENGTH: "EV-PRG-01",
        KEEP: "EV-ADV-18",
        GOAL: "EV-PTS-02",
        FORGO: "EV-PTS-02",
        TASK: "EV-PUB-03",
    }
)
"""By verb: the rule that says when its moment is."""
not_now: Final = MOMENTS.not_now


NO_CARD: Final = ACTION_CARDS
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
    [(ACT, action, card) for card in range(NO_CARD + 1)] for action in range(BOARD_ACTIONS)
]
PLAYS: Final[list[Move]] = [(PLAY, card) for card in range(ACTION_CARDS)]
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
    [(REFRESH, places, good) for places in range(1, all_below(OFFER) + 1)] for good in range(6)
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
    [(STADIUM, card, world) for world in range(2) if not stadium.starting]
    for card, stadium in enumerate(STADIUMS)
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
KEEP_SETS: Final = [chosen for chosen in range(all_below(DEALT) + 1) if len(members(chosen)) == KEPT]
KEEPS: Final[list[Move]] = [(KEEP, chosen) for chosen in KEEP_SETS]
DROPS: Final[list[Move]] = [(DROP, card) for card in range(ACTION_CARDS)]
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
