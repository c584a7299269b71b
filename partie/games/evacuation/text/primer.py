"""What the primer of Evacuation tells from data: facts, tables, and the components to look through."""

from collections.abc import Mapping
from typing import Final

from partie.text.primer import Cell, Rows
from partie.text.words import Words

from ..cards.actions import ACTION_CARDS, ACTION_DECKS
from ..cards.board import BOARD
from ..cards.bonuses import BONUSES
from ..cards.goals import GOALS
from ..cards.technologies import TILES
from ..components import (
    ABOVE,
    ACTION_PRICE,
    AREA_LEFT,
    BIOMES,
    EDITION,
    FACTORIES,
    LAND,
    LOWEST_POINTS,
    PENALTY_TOKEN,
    PLACES,
    POPULATION_LEFT,
    RACE_PRODUCTION,
    RACE_SMILEYS,
    RACE_SMILEYS_OF_TWO,
    RESOURCES,
    SHUTTLES,
    SOLO_MARKS,
    STADIUM_DECKS,
    STADIUM_MISSING,
    STADIUMS,
    STADIUMS_WANTED,
    SURCHARGE_AFTER,
    TASKS,
    YEARS,
    ZONES,
)
from ..components.new_world import AREAS, MAPS
from ..components.requirements import INFRASTRUCTURE
from ..components.track import MILESTONES
from . import Telling, sentence

FREE: Final = sum(1 for price in ACTION_PRICE[1:] if not price)
FACTS: Final[Mapping[str, object]] = {
    "years": len(YEARS),
    "production": RACE_PRODUCTION,
    "stadiums": STADIUMS_WANTED,
    "free": FREE,
    "dearer": SURCHARGE_AFTER + 1,
    "most": RACE_SMILEYS[0],
    "second": RACE_SMILEYS[1],
    "most2": RACE_SMILEYS_OF_TWO[0],
    "above": ABOVE,
    "area-left": AREA_LEFT,
    "population-left": POPULATION_LEFT,
    "stadium-missing": STADIUM_MISSING,
    "penalty": PENALTY_TOKEN,
    "places": "/".join(str(points) for points in PLACES),
    "map": len(MAPS[EDITION]),
    "solo": "–".join(str(mark) for mark in SOLO_MARKS),
}


def tables(words: Words) -> Mapping[str, Rows]:
    """Years, actions and their energy, lands, milestones, scoring of the points game."""
    tell = Telling(words)
    return {
        "years": [[year, *found.food, found.stadiums] for year, found in enumerate(YEARS, 1)],
        "energy": [
            # The last price is that of all further actions too (EV-TRK-03).
            [f"{number}+" if number == len(ACTION_PRICE) - 1 else number, price]
            for number, price in enumerate(ACTION_PRICE)
            if number
        ],
        "actions": [
            [action.group, words.name("action", action.id), sentence(tell.clause(action.effect))]
            for action in BOARD
        ],
        "lands": [
            [
                words.name("zone", ZONES[land.zone]),
                land.population or "–",
                words.name("factory", FACTORIES[land.factory]) if land.factory >= 0 else "–",
                Cell(
                    tell.goods(land.makes, held=True),
                    [[[kind, amount] for kind, amount in zip(RESOURCES, land.makes, strict=True) if amount]],
                ),
            ]
            for land in LAND
        ],
        "milestones": [
            # The first biome is open from the start, so the first milestone opens none (EV-STL-04).
            [number, last, words.name("biome", BIOMES[number - 1]) if number > 1 else "–"]
            for number, last in enumerate(MILESTONES, 1)
        ],
        "lowest": [[level, points] for level, points in enumerate(LOWEST_POINTS) if points],
    }


def pieces() -> Mapping[str, Mapping[str, Mapping[str, str | int]]]:
    """What new games are played with, kind by kind."""

    def ids(things: list[str]) -> dict[str, dict[str, str | int]]:
        return {one: {} for one in things}

    return {
        "action": ids([action.id for action in BOARD]),
        "shuttle": ids([tile.id for tile in SHUTTLES]),
        "stadium": ids([STADIUMS[number].id for number in STADIUM_DECKS[EDITION]]),
        "technology": ids([tile.id for tile in TILES]),
        "infrastructure": ids([card.id for card in INFRASTRUCTURE]),
        "area": ids([AREAS[number].id for number in MAPS[EDITION]]),
        "land": ids([land.id for land in LAND]),
        "bonus": ids([str(number) for number in range(len(BONUSES))]),
        "card": ids([ACTION_CARDS[number].id for number in ACTION_DECKS[EDITION]]),
        "goal": ids([goal.id for goal in GOALS]),
        "task": ids([task.id for task in TASKS]),
    }
