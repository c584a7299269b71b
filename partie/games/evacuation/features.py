"""Evacuation as numbers for learning agents. `fields` says what each number means.

Players are counted from the one who looks: player 0 is that seat, player 1 the next seat, and so on. Cards of offers
and areas stand in the order of the moves that name them; of those that replace others only what the game is played
with counts, each in the place of the other.
"""

from typing import Final

from partie.euro.sets import has
from partie.kernel.engine.state import deciders, step_of
from partie.kernel.learning.features import Field, Numbers, Observer, Section, SectionObserver, fields_of

from .cards.actions import ACTION_CARDS, ACTION_DECKS
from .cards.fields import END
from .cards.goals import GOALS
from .components import (
    EDITION,
    FACTORIES,
    FACTORY_LIMIT,
    LAND,
    LANES,
    OFFER,
    RESOURCES,
    SHUTTLES,
    STADIUM_DECKS,
    TASKS,
    WORLDS,
)
from .components.new_world import AREA_IDS, MAPS
from .components.requirements import INFRASTRUCTURE
from .knowledge import deck_of
from .rules.actions.technology import LEVELS_DONE
from .rules.bonus import current
from .rules.goals import counted
from .rules.progress import strengths
from .state import Evacuation, biome_limit, smileys, symbols

ASKS: Final = (
    "goal", "forgo", "keep", "drop", "halves", "turn", "pay-energy", "tasks", "gain", "swap", "ferry", "raise",
    "develop", "research", "settle", "build", "pay", "factory", "fly", "load", "strength", "satellites", "lane",
)  # fmt: skip
"""The decisions by the names of their steps."""
THINGS: Final = (len(SHUTTLES), len(STADIUM_DECKS[EDITION]), len(INFRASTRUCTURE))
MAP_IDS: Final = [AREA_IDS[area] for area in MAPS[EDITION]]
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
    *(Field(f"taken: {name}", "1 if the area is settled by anybody") for name in MAP_IDS),
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
    *(Field(f"settled: {name}", "1 if the area is this player's") for name in MAP_IDS),
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
    *(
        Field(f"hand: {ACTION_CARDS[card].id}", "1 if the action card is in hand")
        for card in ACTION_DECKS[EDITION]
    ),
    *(Field(f"goal: {goal.id}", "1 if the goal is kept or to choose from") for goal in GOALS),
    *(Field(f"goal count: {goal.id}", "how many of what a kept goal counts", 10) for goal in GOALS),
)
"""What only the player who looks knows."""


class Table(Numbers[Evacuation]):
    """What lies in the middle."""

    def fields(self) -> list[Field]:
        return list(TABLE)

    def read(self, s: Evacuation, seat: int) -> list[int]:
        low, high = current(s).numbers
        step = step_of(s, seat)
        name = step.name if step is not None else ""
        numbers = [int(s.points), int(s.advanced), s.year, s.phase, low, high]
        numbers += [int(name == ask) for ask in ASKS]
        for offer in range(OFFER):
            shown = s.offers[offer]
            numbers += [int(card in shown) for card in deck_of(s, offer)]
        numbers += [int(has(s.taken, area)) for area in MAPS[s.edition]]
        free = [task for place, task in enumerate(s.tasks) if s.owners[place] < 0]
        numbers += [int(task in free) for task in range(len(TASKS))]
        numbers.append(s.back)
        return numbers


class Owned(Numbers[Evacuation]):
    """What a player has; `ahead`: how many seats after the one who looks."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int) -> None:
        self.ahead = ahead

    def fields(self) -> list[Field]:
        return [Field(f"player {self.ahead}: {field.name}", field.meaning, field.top) for field in PLAYER]

    def read(self, s: Evacuation, seat: int) -> list[int]:
        who = (seat + self.ahead) % s.seats
        player = s.players[who]
        have = symbols(player)
        numbers = [*player.goods, *player.production]
        numbers += [int(has(player.land, area)) for area in range(len(LAND))]
        numbers += [player.flipped, player.resettled, *player.prepared, *player.producing, player.population]
        numbers += [int(has(player.settled, area)) for area in MAPS[s.edition]]
        numbers += [
            len(player.stadiums),
            len(player.old_stadiums),
            len(player.shuttles),
            len(player.old_shuttles),
        ]
        numbers += [len(player.holds), *player.sections, *player.lanes]
        numbers += [*(int(has(have, symbol)) for symbol in range(3)), biome_limit(player)]
        numbers += player.tiles
        numbers += [int(LEVELS_DONE[player.research[place % 3]] > place // 3) for place in range(9)]
        numbers += player.research
        numbers += [int(card in player.plans) for card in range(THINGS[2])]
        numbers += [int(card in player.works) + int(card in player.met) for card in range(THINGS[2])]
        numbers += [
            player.penalties,
            smileys(player),
            player.actions,
            *player.groups[1:],
            strengths(player)[-1],
        ]
        return [
            *numbers,
            int(player.passed),
            s.order.index(who) + 1,
            int(who in deciders(s)),
            len(player.hand),
        ]


class Own(Numbers[Evacuation]):
    """What only the player who looks knows."""

    def fields(self) -> list[Field]:
        return list(OWN)

    def read(self, s: Evacuation, seat: int) -> list[int]:
        player = s.players[seat]
        numbers = [int(card in player.hand) for card in ACTION_DECKS[s.edition]]
        goals = (*player.goals, *player.pile)
        numbers += [int(goal in goals) for goal in range(len(GOALS))]
        return numbers + [counted(player, goal) if goal in player.goals else 0 for goal in range(len(GOALS))]


def sections(seats: int) -> list[Section[Evacuation]]:
    """An observation, part by part."""
    return [Table(), *[Owned(ahead) for ahead in range(seats)], Own()]


def fields(seats: int) -> list[Field]:
    """What the numbers mean, one by one."""
    return fields_of(sections(seats))


def observer(seats: int) -> Observer:
    """Reads the numbers."""
    return SectionObserver(sections(seats))
