"""What the primer of Shipyard tells from data: facts, tables, and the components to look through."""

from collections.abc import Mapping
from typing import Final

from partie.text.primer import Cell, Rows
from partie.text.words import Words

from ..components import (
    BONUS_PRICE,
    CANALS,
    CANNON_POINTS,
    CONTRACT_IDS,
    COUNTS,
    CRANE_POINTS,
    CREW_POINTS,
    EMPLOYEE_IDS,
    EMPLOYEES,
    EXCHANGE_PRICES,
    GOODS,
    ITEMS,
    OTHER_SPEED,
    PART_KINDS,
    PARTS,
    PARTS_AN_ACTION,
    PRICES,
    SOLO_MARKS,
    START_GUILDERS,
    STEAM_SPEED,
    SUBSIDY_GUILDERS,
    TEETH,
    TRADES,
    YARD_SPACES,
)

_TRADERS: Final = [employee for employee in EMPLOYEES if employee.type == "trader"]
FACTS: Final[Mapping[str, object]] = {
    "guilders": START_GUILDERS,
    "bonus": BONUS_PRICE,
    "parts": PARTS_AN_ACTION,
    "yard": YARD_SPACES,
    "middles": YARD_SPACES - 2,
    "steam": STEAM_SPEED,
    "slow": OTHER_SPEED,
    "prices": ", ".join(str(price) for price in PRICES),
    "subsidy": SUBSIDY_GUILDERS,
    "teeth": TEETH,
    "trader1": _TRADERS[0].points,
    "trader2": _TRADERS[1].points,
    "fee": max(employee.fee for employee in EMPLOYEES),
    "solo": ", ".join(str(mark) for mark in SOLO_MARKS),
}


def tables(words: Words) -> Mapping[str, Rows]:
    """The exchange, what depends on the number of players, employees and contracts."""
    return {
        "exchange": [list(prices) for prices in EXCHANGE_PRICES[1:]],
        "trades": [
            [
                Cell(words.name("good", good), [[[good, 1]]]),
                Cell(
                    ", ".join(words.name("item", ITEMS[item]) for item in items),
                    [[[_icon(ITEMS[item]), 1] for item in items]],
                ),
            ]
            for good, items in zip(GOODS, TRADES, strict=True)
        ],
        "players": [[seats, count.cubes, count.own_cubes] for seats, count in sorted(COUNTS.items())],
        "points": [
            [Cell(words.name("item", item), [[[_icon(item), 1]]]), points]
            for item, points in (
                ("captain", CREW_POINTS),
                ("businessman", CREW_POINTS),
                ("soldier", CREW_POINTS),
                ("cannon", CANNON_POINTS),
                ("crane", CRANE_POINTS),
            )
        ],
        "employees": [
            [words.name("employee", name), words.about("employee", name), employee.fee]
            for name, employee in zip(EMPLOYEE_IDS, EMPLOYEES, strict=True)
        ],
    }


def _icon(item: str) -> str:
    """The page's icon of an item."""
    return "smokestack" if item == "chimney" else item


def pieces() -> Mapping[str, Mapping[str, Mapping[str, str | int]]]:
    """Parts (each once, with the number of copies), canals, employees and contracts."""
    parts: dict[tuple[int, tuple[str, ...]], int] = {}
    for number, part in enumerate(PARTS):
        parts.setdefault((part.kind, part.features), number)
    return {
        "part": {
            str(number): {
                "kind": PART_KINDS[kind],
                "copies": sum(1 for part in PARTS if (part.kind, part.features) == (kind, features)),
            }
            for (kind, features), number in parts.items()
        },
        "canal": {str(number): {} for number in range(len(CANALS))},
        "employee": {name: {} for name in EMPLOYEE_IDS},
        "contract": {name: {} for name in CONTRACT_IDS},
    }
