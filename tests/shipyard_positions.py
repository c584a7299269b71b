"""Positions of Shipyard for tests."""

from typing import Any

import partie
from partie.games.shipyard.components import CONTRACT_IDS, ITEMS, PART_KINDS, PARTS
from partie.games.shipyard.components.ships import Ship
from partie.games.shipyard.components.yard import filling_with
from partie.games.shipyard.rules.contracts import Fleet, points
from partie.games.shipyard.state import Harbour, Player
from partie.kernel.engine.partie import Partie

ROW = [
    "build_ships",
    "rent_canal",
    "buy_goods",
    "make_equipment",
    "recruit_crew",
    "hire_employees",
    "exchange",
]
"""The fixed row with fewer than four players, the leading tile first."""


def harbour(game: Partie) -> Harbour:
    """The state, typed."""
    assert isinstance(game.state, Harbour)
    return game.state


def filling_of(kinds: str) -> int:
    """A yard from letters, the leftmost space first: `BM.S.....`."""
    return filling_with([".BMS".index(letter) for letter in kinds])


def player(game: Partie, seat: int = 0) -> Player:
    """What a seat has."""
    return harbour(game).players[seat]


def start(seats: int = 3, seed: int = 1, **options: str) -> Partie:
    """A game from its setup."""
    return partie.new("shipyard", seats=seats, seed=seed, **options)


def position(seats: int, given: dict[str, Any], seed: int = 1, **options: str) -> Partie:
    """A game that begins with a partial position; the row is the fixed one where none is given."""
    return partie.new("shipyard", seats=seats, seed=seed, position=given, **{"row": "printed", **options})


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


def hull(bow: str, *middles: tuple[str, ...], stern: tuple[str, ...]) -> list[int]:
    """The parts of a ship by their features, from bow to stern; alike parts are different ones."""
    found = [part("bow", bow)]
    for features in middles:
        same = [i for i in range(26) if _is(i, features) and part("middle", *features, skip=i) not in found]
        found.append(part("middle", *features, skip=same[0]))
    return [*found, part("stern", *stern)]


def _is(skip: int, features: tuple[str, ...]) -> bool:
    try:
        part("middle", *features, skip=skip)
    except IndexError:
        return False
    return True


PLAIN = hull("cabin", ("cabin", "mast"), stern=("cabin", "mast"))
"""A ship of three parts with three cabins and two masts."""


def finishing(parts: list[int], seed: int = 1, **mine: Any) -> Partie:
    """Seat 0 performs Build ships with all parts of a ship but the stern in its yard; the stern lies at d1, for free.

    `mine` is what seat 0 has. After `complete` the ship must sail.
    """
    yard: list[int | None] = [*parts[:-1], *[None] * (10 - len(parts))]
    sterns = [i for i, one in enumerate(PARTS) if one.stack == "stern" and i != parts[-1]]
    bows = [i for i, one in enumerate(PARTS) if one.stack == "bow" and i not in parts]
    middles = [i for i, one in enumerate(PARTS) if one.stack == "middle_1" and i not in parts]
    offer = [bows[:5], middles[:5], middles[5:10], [parts[-1], *sterns[:4]]]
    return acting("build_ships", {"yard": yard, "guilders": 0, **mine}, seed=seed, offer=offer)


def complete(game: Partie, space: int) -> Partie:
    """Take the stern at d1 and lay it on a space (counted from 1); then stop buying."""
    game.play(0, "take d1")
    game.play(0, f"at {space}")
    if game.decision(0).step.name == "take-part":
        game.play(0, "done")
    return game


def sailing(parts: list[int], **mine: Any) -> Partie:
    """Seat 0 has just completed the ship of these parts and must let it sail."""
    return complete(finishing(parts, **mine), len(parts))


def fit(game: Partie, **items: int) -> Partie:
    """Fit the ship out: these items, of all others none; answers every question of fitting out."""
    while game.decisions and game.decisions[0].step.name == "fit-out":
        item = ITEMS[game.decision(0).step.args()[1]]
        game.play(0, f"fit {item} {items.get(item, 0)}")
    return game
