"""Evacuation as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Cards of offers
and areas stand in the order of the moves that name them.
"""

from array import array
from typing import Final

from partie.kernel.features import Field, Observer
from partie.kernel.state import State, deciders, step_of

from .actions.technology import LEVELS_DONE
from .cards.actions import ACTION_CARDS
from .cards.fields import END
from .cards.goals import GOALS
from .components import (
    FACTORIES,
    FACTORY_LIMIT,
    LAND,
    LANES,
    OFFER,
    RESOURCES,
    SHUTTLES,
    STADIUM_DECK,
    TASKS,
    WORLDS,
)
from .ending.goals import counted
from .new_world import AREA_IDS
from .phases.bonus import current
from .phases.progress import strengths
from .requirements import INFRASTRUCTURE
from .state import Evacuation, Player, biome_limit, smileys, symbols

ASKS: Final = (
    "goal", "forgo", "keep", "drop", "halves", "turn", "pay-energy", "tasks", "gain", "swap", "ferry", "raise",
    "develop", "research", "settle", "build", "pay", "factory", "fly", "load", "strength", "satellites", "lane",
)  # fmt: skip
"""The decisions by the names of their steps."""
THINGS: Final = (len(SHUTTLES), STADIUM_DECK, len(INFRASTRUCTURE))
OFFERED: Final = ("shuttle", "stadium", "infrastructure")

TABLE: Final = (
    Field("points", "1 in the points game, 0 in the race"),
    Field("advanced", "1 with advanced actions"),
    Field("year", "the year, from 1", 4),
    Field("phase", "the phase, from 1", 7),
    Field("bonus: low", "the lower number of the yearly bonus", 10),
    Field("bonus: high", "the higher number", 13),
    *(Field(f"asked: {name}", f"1 if the decision now is {name}") for name in ASKS),
    *(
        Field(f"offer: {OFFERED[offer]} {number}", "1 if it is on offer")
        for offer in range(OFFER)
        for number in range(THINGS[offer])
    ),
    *(Field(f"taken: {name}", "1 if the area is settled by anybody") for name in AREA_IDS),
    *(Field(f"task: {task.id}", "1 if the task is laid out and free") for task in TASKS),
    Field("back", "the back of the top solo card; 4: the X, 5: the red 3, 0: none", 5),
)
"""The numbers of the table."""

PLAYER: Final = (
    *(Field(f"{kind} {world}", f"{kind} on that world", 10) for world in WORLDS for kind in RESOURCES),
    *(Field(f"production: {kind}", "New World production", 10) for kind in RESOURCES),
    *(Field(f"land: {land.id}", "1 while the area is not evacuated") for land in LAND),
    Field("oceans flipped", "ocean tokens turned down", 2),
    Field("resettled", "ocean tokens on the New World", 2),
    *(
        Field(f"prepared: {name} {world}", "prepared factories", FACTORY_LIMIT)
        for world in WORLDS
        for name in FACTORIES
    ),
    *(Field(f"producing: {name}", "factories in areas", FACTORY_LIMIT) for name in FACTORIES),
    Field("population", "population tokens that wait to settle", 8),
    *(Field(f"settled: {name}", "1 if the area is this player's") for name in AREA_IDS),
    Field("stadiums", "stadiums on the New World", 3),
    Field("old stadiums", "stadiums on the Old World", 3),
    Field("shuttles", "shuttles on the New World", 3),
    Field("old shuttles", "shuttles on the Old World", 3),
    Field("loading", "shuttles loaded in this flight phase", 3),
    *(Field(f"satellite {which}: section", "where it stands", END) for which in "ab"),
    *(Field(f"satellite {which}: lane", "0 outer, 1 middle, 2 inner", len(LANES) - 1) for which in "ab"),
    *(Field(f"symbol {i}", "1 if the settlement symbol is at hand") for i in range(3)),
    Field("biome", "the furthest biome open: 0 tundra to 3 ocean", 3),
    *(Field(f"tile {place}", "the technology tile there, as its number", 36) for place in range(9)),
    *(Field(f"researched {place}", "1 if it is complete") for place in range(9)),
    *(Field(f"column {column}", "researches made in it", 5) for column in range(3)),
    *(Field(f"plan {number}", "1 if the infrastructure card is in hand") for number in range(THINGS[2])),
    *(
        Field(f"work {number}", "1 if it is played, 2 if its requirement is met", 2)
        for number in range(THINGS[2])
    ),
    Field("penalties", "penalty tokens", 5),
    Field("smileys", "smileys", 10),
    Field("actions", "actions this year", 6),
    *(Field(f"group {group}", "board actions of the group this year", 3) for group in range(1, 5)),
    Field("strength", "the highest strength of the year's actions", 13),
    Field("passed", "1 if the player has passed"),
    Field("place", "place in the order, from 1", 4),
    Field("asked", "1 if the player must decide now"),
    Field("hand", "action cards in hand", 7),
)
"""The numbers of a player."""

OWN: Final = (
    *(Field(f"hand: {card.id}", "1 if the action card is in hand") for card in ACTION_CARDS),
    *(Field(f"goal: {goal.id}", "1 if the goal is kept or to choose from") for goal in GOALS),
    *(Field(f"goal count: {goal.id}", "how many of what a kept goal counts", 10) for goal in GOALS),
)
"""What only the player who looks knows."""


def fields(seats: int) -> list[Field]:
    """What the numbers mean, one by one."""
    found = list(TABLE)
    for other in range(seats):
        found += [Field(f"player {other}: {field.name}", field.meaning, field.top) for field in PLAYER]
    return found + list(OWN)


class EvacuationObserver(Observer):
    """Reads the numbers."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def add(self, s: State, seat: int, parts: list[bytes]) -> None:
        assert isinstance(s, Evacuation)
        numbers = _table(s, seat)
        asked = deciders(s)
        for other in range(s.seats):
            who = (seat + other) % s.seats
            numbers += _player(s, who, who in asked)
        numbers += _own(s.players[seat])
        parts.append(array("h", numbers).tobytes())


def _table(s: Evacuation, seat: int) -> list[int]:
    low, high = current(s).numbers
    step = step_of(s, seat)
    name = step.name if step is not None else ""
    numbers = [int(s.points), int(s.advanced), s.year, s.phase, low, high]
    numbers += [int(name == ask) for ask in ASKS]
    for offer in range(OFFER):
        shown = s.offers[offer]
        numbers += [int(number in shown) for number in range(THINGS[offer])]
    numbers += [s.taken >> area & 1 for area in range(len(AREA_IDS))]
    free = [task for place, task in enumerate(s.tasks) if s.owners[place] < 0]
    numbers += [int(task in free) for task in range(len(TASKS))]
    numbers.append(s.back)
    return numbers


def _player(s: Evacuation, seat: int, asked: bool) -> list[int]:
    player = s.players[seat]
    have = symbols(player)
    numbers = [*player.goods, *player.production]
    numbers += [player.land >> i & 1 for i in range(len(LAND))]
    numbers += [player.flipped, player.resettled, *player.prepared, *player.producing, player.population]
    numbers += [player.settled >> area & 1 for area in range(len(AREA_IDS))]
    numbers += [
        len(player.stadiums),
        len(player.old_stadiums),
        len(player.shuttles),
        len(player.old_shuttles),
    ]
    numbers += [len(player.holds), *player.sections, *player.lanes]
    numbers += [have & 1, have >> 1 & 1, have >> 2 & 1, biome_limit(player)]
    numbers += player.tiles
    numbers += [int(LEVELS_DONE[player.research[place % 3]] > place // 3) for place in range(9)]
    numbers += player.research
    numbers += [int(card in player.plans) for card in range(THINGS[2])]
    numbers += [int(card in player.works) + int(card in player.met) for card in range(THINGS[2])]
    numbers += [player.penalties, smileys(player), player.actions, *player.groups[1:], strengths(player)[-1]]
    return [*numbers, int(player.passed), s.order.index(seat) + 1, int(asked), len(player.hand)]


def _own(player: Player) -> list[int]:
    numbers = [int(card in player.hand) for card in range(len(ACTION_CARDS))]
    goals = (*player.goals, *player.pile)
    numbers += [int(goal in goals) for goal in range(len(GOALS))]
    return numbers + [counted(player, goal) if goal in player.goals else 0 for goal in range(len(GOALS))]
