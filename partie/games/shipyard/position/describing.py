"""A position in the words in which one is written by hand."""

from typing import Any

from partie.euro import sets

from ..components import (
    ACTIONS,
    COLUMNS,
    CONTRACT_IDS,
    CREW_RING,
    EMPLOYEE_IDS,
    EQUIPMENT_RING,
    ITEMS,
    ROWS,
)
from ..components.canals import TURNS
from ..moves import show_cell
from ..state import Harbour, Player
from .stock import goods_names, solo_names


def describe(s: Harbour) -> dict[str, Any]:
    """The state in the words of a partial position; of what is hidden nothing."""
    found: dict[str, Any] = {
        "start": s.start,
        "cubes": s.cubes,
        "gear": s.gear,
        "exchange": s.exchange,
        "turn": s.turn,
        "early": s.early,
        "edition": s.edition,
        "row": [ACTIONS[tile] for tile in s.row],
        "coins": {ACTIONS[tile]: number for tile, number in enumerate(s.coins) if number},
        "recruiting": ITEMS[CREW_RING[s.recruiting]],
        "making": ITEMS[EQUIPMENT_RING[s.making]],
        "hiring": s.hiring,
        "ring": [EMPLOYEE_IDS[i] for i in s.ring],
        "offer": [
            [part if part >= 0 else None for part in s.offer[ROWS * column : ROWS * (column + 1)]]
            for column in range(len(COLUMNS))
        ],
        "canal_offer": list(s.canal_offer),
        "goods_offer": [goods_names(kind) for kind in s.goods_offer],
        "scrapped": list(s.scrapped),
        "canal_discard": list(s.canal_discard),
        "goods_used": [goods_names(kind) for kind, number in enumerate(s.goods_used) for _ in range(number)],
        "players": [_describe_player(player) for player in s.players],
    }
    if s.seats == 1 and -1 not in s.rivals:
        found["rivals"] = [ACTIONS[tile] for tile in s.rivals]
    if s.last:
        found["last"] = s.last
    top = s.agenda[-1].name if s.agenda else ""
    if top == "choose-action":
        found["choosing"] = True
    elif top == "final-action":
        found["stage"] = "final"
        found["turn"] = s.turn - 1
    if -1 not in s.bows:
        _describe_stacks(s, found)
    return found


def _describe_stacks(s: Harbour, found: dict[str, Any]) -> None:
    """What nobody sees: the stacks, from the top down."""
    for name, stack in (
        ("bows", s.bows),
        ("middles", s.middles),
        ("sterns", s.sterns),
        ("canals", s.canal_stack),
    ):
        found[name] = stack[::-1]
    found["goods"] = [goods_names(kind) for kind in reversed(s.goods_stack)]
    if s.solo_stack:
        found["solo"] = solo_names(s.solo_stack[::-1])


def _describe_player(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = {
        "guilders": player.guilders,
        "points": player.points,
        "used_canals": player.used_canals,
        "items": {ITEMS[item]: number for item, number in enumerate(player.items) if number},
        "yard": [part if part >= 0 else None for part in player.yard],
        "fleet": [
            {
                "parts": list(ship.parts),
                "load": {ITEMS[item]: number for item, number in enumerate(ship.load) if number},
            }
            for ship in player.fleet
        ],
        "goods": [goods_names(kind) for kind, number in enumerate(player.goods) for _ in range(number)],
        "used": list(player.used),
        "employees": [EMPLOYEE_IDS[i] for i in sets.members(player.employees)],
        "canals": [
            {"tile": player.canals.tiles[i], "at": show_cell(cell), "turn": TURNS[player.canals.turns[i]]}
            for i, cell in enumerate(player.canals.cells)
        ],
    }
    if player.figure:
        cell, space, stern = player.figure
        found["figure"] = {"at": show_cell(cell), "space": space, "stern": stern}
    if all(contract >= 0 for contract in player.contracts):
        found["contracts"] = [CONTRACT_IDS[i] for i in player.contracts]
    if all(contract >= 0 for contract in player.discarded):
        found["discarded"] = [CONTRACT_IDS[i] for i in player.discarded]
    if player.current >= 0:
        found["current"] = ACTIONS[player.current]
    if player.previous >= 0:
        found["previous"] = ACTIONS[player.previous]
    return found
