"""The tables of the game from data/: costs, yields, tracks and counts (UC-COM-12 to UC-COM-16)."""

from typing import Final

from partie.euro.amounts import Amount, Gift
from partie.kernel.keeping.data import Entry, read_data

from .terms import GAINS, GOODS, KINDS, RESOURCES

MOST: Final = 99
"""Of anything that a table gives at once."""


def amount_in(entry: Entry) -> Amount:
    """Resources by name; what is not named is nothing."""
    return GOODS.read({name: entry.number(name, 0, MOST, 0) for name in RESOURCES})


def gift_in(entry: Entry) -> Gift:
    """What is gained, by name: resources, points and cards."""
    found = {name: entry.number(name, 0, MOST, 0) for name in GAINS}
    return Gift(GOODS.read({name: found[name] for name in RESOURCES}), found["point"], found["card"])


def _each(entry: Entry, kinds: tuple[str, ...]) -> tuple[Gift, ...]:
    return tuple([gift_in(entry.entry(kind)) for kind in kinds])


_tables: Final = read_data("underwater", "tables.toml")
_start: Final = _tables.entry("start")
_supply: Final = _tables.entry("supply")
_cost: Final = _tables.entry("cost")
_yield: Final = _tables.entry("yield")
_rounds: Final = _tables.entry("rounds")
_scoring: Final = _tables.entry("scoring")

START_RESOURCES: Final = amount_in(_start.entry("resources"))
DEALT: Final = _start.number("dealt", 1, MOST)
KEPT: Final = _start.number("kept", 1, DEALT)
HAND_LIMIT: Final = _start.number("hand_limit", 1, MOST)
ACTION_LIMIT: Final = _start.number("action_cards", 1, MOST)
TURNS: Final = _start.number("turns", 1, MOST)
START_CLIMBED: Final[tuple[int, ...]] = tuple(_start.numbers("climbed", 0, MOST, 4))
START_EXTRA: Final = tuple([amount_in(extra) for extra in _start.entries("extra", 4)])
TUNNEL_SUPPLY: Final = _supply.number("tunnels", 1)
WHITE_SUPPLY: Final = _supply.number("white", 1)
UNLIMITED: Final = 1000
PURPLE_SUPPLY: Final = (0, *[count or UNLIMITED for count in _supply.numbers("purple", length=4)])
"""By number of seats (UC-SET-08, UC-SOL-03)."""
ROW: Final = _supply.number("special_row", 1, MOST)
CONTRACTS_DEALT: Final = _supply.number("contracts", 1, MOST)
COSTS: Final[tuple[Amount, ...]] = tuple([amount_in(_cost.entry(kind)) for kind in KINDS])
"""Usual costs by kind: farm, plant, laboratory, tunnel, white, purple (UC-COS-01)."""
PLAIN: Final[tuple[Gift, ...]] = _each(_yield.entry("plain"), KINDS)
UPGRADED: Final[tuple[Gift, ...]] = _each(_yield.entry("upgraded"), KINDS[:4])
PAIRS: Final[tuple[Gift, ...]] = _each(_yield.entry("pair"), KINDS[:3])
FEDERATION_BONUS: Final = [gift_in(bonus) for bonus in _tables.entry("federation").entries("bonus")]
"""By how far one has climbed."""
LAST_OF_ERA: Final[tuple[int, ...]] = tuple(_rounds.numbers("last_of_era", 1, MOST, 3))
DRAWN_AT_ERA: Final = _rounds.number("drawn_at_era", 0, MOST)
CITY_POINTS: Final[tuple[int, ...]] = tuple(_scoring.numbers("city_by_types", 0, MOST, 4))
BIOMATTER_IN_CREDITS: Final = _scoring.number("biomatter_in_credits", 1, MOST)
UNITS_A_POINT: Final = _scoring.number("units_a_point", 1, MOST)
UNFED: Final = _scoring.number("unfed", 0, MOST)
SOLO_CITIES: Final = _scoring.number("solo_cities", 1, MOST)
SOLO_POINTS: Final = _scoring.number("solo_points", 1)
_tables.finish()
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
