"""The tables of the game: costs, yields, tracks, counts and the player boards, from data/."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from .goods import gift, pack
from .terms import GAINS, KINDS, NOTHING, Amount


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files("partie.games.underwater") / "data" / name).read_text("utf-8"))


def _amount(given: dict[str, int]) -> Amount:
    return tuple(given.get(name, 0) for name in GAINS[:5])


def _gains(given: dict[str, int]) -> Amount:
    return tuple(given.get(name, 0) for name in GAINS)


_TABLES: Final = _load("tables.toml")
_START: Final = _TABLES["start"]
_SUPPLY: Final = _TABLES["supply"]
_SCORING: Final = _TABLES["scoring"]

START_RESOURCES: Final = _amount(_START["resources"])
DEALT: Final[int] = _START["dealt"]
KEPT: Final[int] = _START["kept"]
HAND_LIMIT: Final[int] = _START["hand_limit"]
ACTION_LIMIT: Final[int] = _START["action_cards"]
TURNS: Final[int] = _START["turns"]
START_CLIMBED: Final[tuple[int, ...]] = tuple(_START["climbed"])
START_EXTRA: Final = tuple(_amount(extra) for extra in _START["extra"])
TUNNEL_SUPPLY: Final[int] = _SUPPLY["tunnels"]
WHITE_SUPPLY: Final[int] = _SUPPLY["white"]
UNLIMITED: Final = 1000
PURPLE_SUPPLY: Final = (0, *(count or UNLIMITED for count in _SUPPLY["purple"]))
"""By number of seats (UC-SET-08, UC-SOL-03)."""
ROW: Final[int] = _SUPPLY["special_row"]
CONTRACTS_DEALT: Final[int] = _SUPPLY["contracts"]
COSTS: Final[tuple[Amount, ...]] = tuple(_amount(_TABLES["cost"][kind]) for kind in KINDS)
"""Usual costs by kind: farm, plant, laboratory, tunnel, white, purple (UC-COS-01)."""
PLAIN: Final[tuple[Amount, ...]] = tuple(_gains(_TABLES["yield"]["plain"][kind]) for kind in KINDS)
UPGRADED: Final[tuple[Amount, ...]] = tuple(_gains(_TABLES["yield"]["upgraded"][kind]) for kind in KINDS[:4])
UPGRADED_GIFTS: Final = [gift(gains) for gains in UPGRADED]
PAIRS: Final[tuple[Amount, ...]] = tuple(_gains(_TABLES["yield"]["pair"][kind]) for kind in KINDS[:3])
FEDERATION_BONUS: Final = [gift(_gains(bonus)) for bonus in _TABLES["federation"]["bonus"]]
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


class Icon:
    """What a site does besides holding something (UC-BON-01, UC-ADV-03)."""

    __slots__ = (
        "advance",
        "brings",
        "costs",
        "dear",
        "gains",
        "gift",
        "gives",
        "goods",
        "metropolis",
        "shared",
        "surcharge",
        "times",
        "twin",
    )

    def __init__(
        self, costs: Amount, gains: Amount, advance: int, times: int, twin: int, shared: int, metropolis: int
    ) -> None:
        self.costs = costs
        self.surcharge = pack(costs)
        self.dear = any(costs)
        self.gains = gains
        self.gift = gift(gains)
        self.goods = self.gift.goods
        self.brings = any(gains)
        self.gives = any(gains[:5])
        """Whether it brings a resource."""
        self.advance = advance
        self.times = times
        self.twin = twin
        """Tunnel site with which it shares its bonus, or -1."""
        self.shared = shared
        self.metropolis = metropolis


class Board:
    """A player board: a graph of city sites and tunnel sites with places for buildings."""

    __slots__ = (
        "berth_icons", "berths_at", "cities_at", "city_icons", "dear", "dear_berths", "dear_sites", "dear_tunnels",
        "ends", "expansions_at", "gift_berths", "gift_sites", "gift_tunnels", "making_tunnels",
        "metropolis_tunnels",
        "multiplied", "neighbours", "number",
        "plain_sites", "science_berths", "science_tunnels", "times_sites", "tunnel_icons", "tunnel_mask",
        "tunnels", "tunnels_at", "tunnels_of_metropolis",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.number: int = data["number"]
        points = SITES + METROPOLIS_SITES
        self.ends: list[tuple[int, ...]] = [
            tuple(points.index(end) for end in pair.split("-")) for pair in data["tunnels"].split()
        ]
        self.tunnels = len(self.ends)
        self.tunnel_mask = (1 << self.tunnels) - 1
        self.neighbours = [0] * SITE_COUNT
        """Per city site: city sites one tunnel site away, as bits (UC-CIT-05)."""
        self.tunnels_at = [0] * SITE_COUNT
        """Per city site: tunnel sites that touch it, as bits."""
        self.tunnels_of_metropolis = [0, 0, 0]
        for tunnel, (one, other) in enumerate(self.ends):
            for here, there in ((one, other), (other, one)):
                if here < SITE_COUNT:
                    self.tunnels_at[here] |= 1 << tunnel
                    if there < SITE_COUNT:
                        self.neighbours[here] |= 1 << there
                else:
                    self.tunnels_of_metropolis[here - SITE_COUNT] |= 1 << tunnel
        self.cities_at = [sum(1 << end for end in ends if end < SITE_COUNT) for ends in self.ends]
        """Per tunnel site: the city sites it touches, as bits."""
        self.city_icons: list[Icon | None] = [None] * SITE_COUNT
        self.tunnel_icons: list[Icon | None] = [None] * TUNNEL_COUNT
        self.berth_icons: list[Icon | None] = [None] * BERTH_COUNT
        self.plain_sites: list[int] = list(data["sites"])
        for entry in data["icons"]:
            self._put_icon(entry)
        self.berths_at = [0] * SITE_COUNT
        """Per city site: ordinary berths, as bits."""
        self.expansions_at = [1 << (site * BERTHS_A_SITE + EXPANSION) for site in range(SITE_COUNT)]
        for site in range(SITE_COUNT):
            first = site * BERTHS_A_SITE
            if self.plain_sites[site]:
                self.berths_at[site] |= 1 << first
            for place in range(1, EXPANSION):
                if self.berth_icons[first + place] is not None:
                    self.berths_at[site] |= 1 << (first + place)
        self.multiplied = tuple(
            berth for berth, icon in enumerate(self.berth_icons) if icon is not None and icon.times > 1
        )
        """Berths that remember what stands on them."""
        self.times_sites = sum(
            1 << site for site, icon in enumerate(self.city_icons) if icon is not None and icon.times > 1
        )
        """City sites that multiply what their city makes, as bits."""
        self.making_tunnels = sum(
            1 << tunnel
            for tunnel, icon in enumerate(self.tunnel_icons)
            if icon is not None and (icon.times > 1 or icon.shared or icon.metropolis)
        )
        """Tunnel sites whose icon makes something in production, as bits."""
        self.dear_sites = _dear(self.city_icons)
        """Sites with a surcharge, as bits (UC-SUR-01); so the two below."""
        self.dear_tunnels = _dear(self.tunnel_icons)
        self.dear_berths = _dear(self.berth_icons)
        self.dear = bool(self.dear_sites or self.dear_tunnels or self.dear_berths)
        self.gift_sites = _helping(self.city_icons)
        """Sites that bring something to pay with, as bits; so the two below, with the tunnels to metropolises."""
        self.gift_berths = _helping(self.berth_icons)
        self.metropolis_tunnels = 0
        for needs in self.tunnels_of_metropolis:
            self.metropolis_tunnels |= needs
        self.gift_tunnels = _helping(self.tunnel_icons) | self.metropolis_tunnels
        self.science_tunnels = _giving(self.tunnel_icons, 2)
        self.science_berths = _giving(self.berth_icons, 2)

    def _put_icon(self, entry: dict[str, Any]) -> None:
        at: str = entry["at"]
        gives = _words(entry.get("gives", ""))
        icon = Icon(
            _amount(_words(entry.get("costs", ""))),
            _gains(gives),
            gives.get("advance", 0),
            entry.get("times", 1),
            TUNNELS.index(entry["with"]) if "with" in entry else -1,
            entry.get("shared", 0),
            entry.get("metropolis", 0),
        )
        if at in TUNNELS:
            self.tunnel_icons[TUNNELS.index(at)] = icon
        elif len(at) == 1:
            self.city_icons[SITES.index(at)] = icon
        else:
            self.berth_icons[BERTHS.index(at)] = icon
            self.plain_sites[SITES.index(at[0])] -= 1


def _dear(icons: list[Icon | None]) -> int:
    return sum(1 << place for place, icon in enumerate(icons) if icon is not None and icon.dear)


def _helping(icons: list[Icon | None]) -> int:
    return sum(
        1 << place for place, icon in enumerate(icons) if icon is not None and (icon.gives or icon.advance)
    )


def _giving(icons: list[Icon | None], resource: int) -> int:
    return sum(1 << place for place, icon in enumerate(icons) if icon is not None and icon.gains[resource])


def _words(text: str) -> dict[str, int]:
    return {name: int(value) for name, _, value in (word.partition("=") for word in text.split())}


BOARDS: Final[dict[int, Board]] = {entry["number"]: Board(entry) for entry in _load("boards.toml")["board"]}
BASIC: Final = (1, 2, 3, 4)
ADVANCED: Final = (5, 6, 7, 8)
NO_ICON: Final = Icon(NOTHING, (0,) * 7, 0, 1, -1, 0, 0)
