"""Positions of Shipyard for tests."""

from typing import Any

import partie
from partie.games.shipyard.components import CONTRACT_IDS, ITEMS, PART_KINDS, PARTS
from partie.games.shipyard.contracts import Fleet, points
from partie.games.shipyard.ships import Ship
from partie.games.shipyard.state import Harbour, Player
from partie.kernel.partie import Partie

ROW = [
    "build_ships",
    "rent_canal",
    "buy_goods",
    "make_equipment",
    "recruit_crew",
    "hire_employees",
    "exchange",
]
"""The printed row with fewer than four players, the leading tile first."""


def harbour(game: Partie) -> Harbour:
    """The state, typed."""
    assert isinstance(game.state, Harbour)
    return game.state


def player(game: Partie, seat: int = 0) -> Player:
    """What a seat has."""
    return harbour(game).players[seat]


def start(seats: int = 3, seed: int = 1, **options: str) -> Partie:
    """A game from its setup."""
    return partie.new("shipyard", seats=seats, seed=seed, **options)


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A game that begins with a partial position."""
    return partie.new("shipyard", seats=seats, seed=seed, position=given, **options)


def turn(*rows: dict[str, Any], seed: int = 1, **given: Any) -> Partie:
    """A later turn of seat 0, which starts the rounds: its tile has moved to the front, it chooses an action.

    Rows are players; with fewer rows than two there are two more without anything special. Cubes that are not given lie
    on the tiles nearest to the gear: seat 0 on the first, seat 1 on the second, seat 2 on the third.
    """
    players = [*rows, *[{}] * (3 - len(rows))] if len(rows) < 3 and "seats" not in given else list(rows)
    given.pop("seats", None)
    return position(len(players), {"start": 0, "acting": 0, "players": players, **given}, seed)


def acting(action: str, *rows: dict[str, Any], seed: int = 1, **given: Any) -> Partie:
    """A later turn of seat 0 with the tile of an action chosen: three players, all cubes out of the way.

    The row is such that the action brings no income and can be chosen; a bonus action before it is declined.
    """
    others = [tile for tile in ROW if tile != action]
    row = [others[0], action, *others[1:]]
    rows = tuple({**one} for one in rows) or ({},)
    mine = {"current": row[0], **rows[0]}
    rest = [
        {"current": row[5], **(rows[1] if len(rows) > 1 else {})},
        {"current": row[6], **(rows[2] if len(rows) > 2 else {})},
    ]
    game = position(3, {"start": 0, "acting": 0, "row": row, "players": [mine, *rest], **given}, seed)
    game.play(0, f"action {action}")
    if game.decisions and game.decision(0).step.name == "before-main":
        game.play(0, "main")
    return game


def part(kind: str, *features: str, skip: int = 0) -> int:
    """The number of a part of this kind (bow, middle, stern) with exactly these features."""
    found = [
        i
        for i, one in enumerate(PARTS)
        if PART_KINDS[one.kind] == kind and sorted(one.features) == sorted(features)
    ]
    return found[skip]


def load(**items: int) -> tuple[int, ...]:
    """A load by the names of its items."""
    assert set(items) <= set(ITEMS)
    return tuple(items.get(item, 0) for item in ITEMS)


def ship(kinds: str = "BMS", parts: list[int] | None = None, **items: int) -> Ship:
    """A ship of any parts of these kinds, or of given parts, with a load; a captain is always aboard."""
    if parts is None:
        taken: list[int] = []
        for letter in kinds:
            name = {"B": "bow", "M": "middle", "S": "stern"}[letter]
            taken.append(
                next(i for i, one in enumerate(PARTS) if PART_KINDS[one.kind] == name and i not in taken)
            )
        parts = taken
    return Ship(tuple(parts), load(**{"captain": 1, **items}))


def worth(contract: str, *ships: Ship, employees: tuple[str, ...] = (), used_canals: int = 0) -> int:
    """What a contract is worth with a fleet of these ships."""
    from partie.games.shipyard.components import EMPLOYEE_IDS

    bits = sum(1 << EMPLOYEE_IDS.index(name) for name in employees)
    return points(CONTRACT_IDS.index(contract), Fleet(ships, bits, used_canals))


def happened(game: Partie, *names: str) -> list[tuple[Any, ...]]:
    """Everything that happened so far, or only the events of these names."""
    return [event for event in game.events_for(None) if not names or event[0] in names]
