"""Positions of Power Grid for tests."""

from typing import Any

from playing import asked

import partie
from partie.games.powergrid.components import MAPS
from partie.games.powergrid.state import Grid
from partie.kernel.engine.partie import Partie

REGIONS = {
    2: "north,northeast,east",
    3: "north,northeast,east",
    4: "north,northeast,east,west",
    5: "north,northeast,east,west,southwest",
    6: "north,northeast,east,west,southwest",
}
"""Regions of Germany that `table` plays in, by number of players."""


def grid(game: Partie) -> Grid:
    """The state, typed."""
    assert isinstance(game.state, Grid)
    return game.state


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A game that begins with a partial position."""
    return partie.new("powergrid", seats=seats, seed=seed, position=given, **options)


def start(seats: int = 4, seed: int = 1, **options: str) -> Partie:
    """A game from its setup."""
    return partie.new("powergrid", seats=seats, seed=seed, **options)


def players(*rows: dict[str, Any]) -> list[dict[str, Any]]:
    """Rows of players; a row gives any of money, plants, fuel, cities."""
    return list(rows)


def table(seats: int, given: dict[str, Any], seed: int = 1) -> Partie:
    """A partial position on the map of Germany, in the REGIONS of that many players.

    In epoch 3 the market has six plants from 20 up that nobody owns, if none is given.
    """
    if given.get("epoch") == 3 and "market" not in given:
        owned = [number for row in given.get("players", []) for number in row.get("plants", [])]
        given = {**given, "market": [number for number in range(20, 40) if number not in owned][:6]}
    return position(seats, given, seed, map="germany", regions=REGIONS[seats])


def towns(seats: int, count: int, skip: int = 0) -> list[str]:
    """So many cities of those regions, for the networks of a `table`."""
    area = MAPS["germany"]
    names = REGIONS[seats].split(",")
    found = [city.id for name in names for city in area.cities if area.regions[city.region] == name]
    assert skip + count <= len(found)
    return found[skip : skip + count]


def producing(plants: list[int], cities: int, **fuel: int) -> Partie:
    """Two players in bureaucracy: seat 0 must say which of these plants it runs."""
    row = {"plants": plants, "fuel": fuel, "cities": towns(2, cities)}
    return table(2, {"round": 3, "phase": "bureaucracy", "order": [0, 1], "players": [row, {}]})


def buying(plants: list[int], money: int = 200, held: dict[str, int] | None = None, **market: int) -> Partie:
    """Two players in phase 3: seat 0 must say what fuel it buys; `market` changes what lies there."""
    row = {"plants": plants, "fuel": held or {}, "money": money}
    given = {"round": 3, "phase": "resources", "order": [1, 0], "acting": 0, "players": [row, {}]}
    return table(2, {**given, "fuel": market} if market else given)


def winning(seats: int, plants: list[int], lot: int, **fuel: int) -> Partie:
    """Seat 0 owns these plants with this fuel and has just won another."""
    rows: list[dict[str, Any]] = [{"plants": plants, "fuel": fuel, "money": 90}]
    rows += [{} for _ in range(seats - 1)]
    given = {
        "round": 4,
        "order": list(range(seats)),
        "market": [10, 14, 18, 21, 22, 23, 24, 25],
        "players": rows,
    }
    game = table(seats, {**given, "deck": [30, 31, 32, 33, "step3"]})
    game.play(0, f"open {lot}")
    game.play(0, f"bid {lot}")
    while grid(game).lot == lot and asked(game):
        game.play(asked(game), "pass")
    return game


def happened(game: Partie, *names: str) -> list[tuple[Any, ...]]:
    """Everything that happened so far, or only the events of these names."""
    return [event for event in game.events_for(None) if not names or event[0] in names]
