"""The tables of the game from data/: costs, yields, tracks and counts (UC-COM-12 to UC-COM-16)."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from partie.euro.amounts import Amount, Gift

from .terms import GOODS, KINDS


def load_data(name: str) -> dict[str, Any]:
    """A file of data/."""
    return tomllib.loads((files("partie.games.underwater") / "data" / name).read_text("utf-8"))


def gift_of(given: dict[str, int]) -> Gift:
    """What is gained, by name: resources, points and cards."""
    return Gift(GOODS.read(given), given.get("point", 0), given.get("card", 0))


_TABLES: Final = load_data("tables.toml")
_START: Final = _TABLES["start"]
_SUPPLY: Final = _TABLES["supply"]
_SCORING: Final = _TABLES["scoring"]

START_RESOURCES: Final = GOODS.read(_START["resources"])
DEALT: Final[int] = _START["dealt"]
KEPT: Final[int] = _START["kept"]
HAND_LIMIT: Final[int] = _START["hand_limit"]
ACTION_LIMIT: Final[int] = _START["action_cards"]
TURNS: Final[int] = _START["turns"]
START_CLIMBED: Final[tuple[int, ...]] = tuple(_START["climbed"])
START_EXTRA: Final = tuple(GOODS.read(extra) for extra in _START["extra"])
TUNNEL_SUPPLY: Final[int] = _SUPPLY["tunnels"]
WHITE_SUPPLY: Final[int] = _SUPPLY["white"]
UNLIMITED: Final = 1000
PURPLE_SUPPLY: Final = (0, *(count or UNLIMITED for count in _SUPPLY["purple"]))
"""By number of seats (UC-SET-08, UC-SOL-03)."""
ROW: Final[int] = _SUPPLY["special_row"]
CONTRACTS_DEALT: Final[int] = _SUPPLY["contracts"]
COSTS: Final[tuple[Amount, ...]] = tuple(GOODS.read(_TABLES["cost"][kind]) for kind in KINDS)
"""Usual costs by kind: farm, plant, laboratory, tunnel, white, purple (UC-COS-01)."""
PLAIN: Final[tuple[Gift, ...]] = tuple(gift_of(_TABLES["yield"]["plain"][kind]) for kind in KINDS)
UPGRADED: Final[tuple[Gift, ...]] = tuple(gift_of(_TABLES["yield"]["upgraded"][kind]) for kind in KINDS[:4])
PAIRS: Final[tuple[Gift, ...]] = tuple(gift_of(_TABLES["yield"]["pair"][kind]) for kind in KINDS[:3])
FEDERATION_BONUS: Final = [gift_of(bonus) for bonus in _TABLES["federation"]["bonus"]]
"""By how far one has climbed."""
LAST_OF_ERA: Final[tuple[int, ...]] = tuple(_TABLES["rounds"]["last_of_era"])
DRAWN_AT_ERA: Final[int] = _TABLES["rounds"]["drawn_at_era"]
CITY_POINTS: Final[tuple[int, ...]] = tuple(_SCORING["city_by_types"])
BIOMATTER_IN_CREDITS: Final[int] = _SCORING["biomatter_in_credits"]
UNITS_A_POINT: Final[int] = _SCORING["units_a_point"]
UNFED: Final[int] = _SCORING["unfed"]
SOLO_CITIES: Final[int] = _SCORING["solo_cities"]
SOLO_POINTS: Final[int] = _SCORING["solo_points"]
NEUTRAL: Final = 16
"""The bit of a neutral tile on a slot (solo); seats are the bits below."""

SITES: Final = "SABCDEFGH"
METROPOLIS_SITES: Final = "MNO"
SITE_COUNT: Final = len(SITES)
TUNNEL_COUNT: Final = 16
BERTHS_A_SITE: Final = 6
EXPANSION: Final = 5
BERTH_COUNT: Final = SITE_COUNT * BERTHS_A_SITE
"""A berth is a place for buildings: the plain sites of a city together, each site with an icon, the expansion site."""
BERTHS: Final = tuple(
    site + ("", "1", "2", "3", "4", "x")[place] for site in SITES for place in range(BERTHS_A_SITE)
)
TUNNELS: Final = tuple(f"t{number + 1}" for number in range(TUNNEL_COUNT))
