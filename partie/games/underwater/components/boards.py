"""The printed player boards, from data/boards.toml: graphs of city and tunnel sites with places for buildings."""

from typing import Final

from partie.euro.amounts import NO_GIFT, NOTHING, Amount, Gift, amount_of
from partie.euro.sets import has, only, set_of
from partie.kernel.engine.step import Move
from partie.kernel.keeping.data import Entry, read_data

from ..moves import BUILDS, PURPLE_BUILDS, TUNNEL_BUILDS, WHITE_BUILDS
from . import (
    BERTH_COUNT,
    BERTHS,
    BERTHS_A_SITE,
    EXPANSION,
    FEDERATION_BONUS,
    METROPOLIS_SITES,
    MOST,
    SITE_COUNT,
    SITES,
    TUNNEL_COUNT,
    TUNNELS,
)
from .terms import GAINS, GOODS, RESOURCES


class Icon:
    """What a site does besides holding something (UC-BON-01, UC-ADV-03)."""

    __slots__ = ("advance", "brings", "gift", "metropolis", "shared", "surcharge", "times", "twin")

    def __init__(
        self,
        surcharge: Amount = NOTHING,
        gift: Gift = NO_GIFT,
        advance: int = 0,
        times: int = 1,
        twin: int = -1,
        shared: int = 0,
        metropolis: int = 0,
    ) -> None:
        self.surcharge = surcharge
        """What building there costs more (UC-SUR-01)."""
        self.gift = gift
        """What building there brings at once (UC-BON-01)."""
        self.advance = advance
        """Federation spaces that one may move (UC-BON-02)."""
        self.brings = bool(gift.goods) or advance > 0
        """Whether resources may be had at once."""
        self.times = times
        """How often what stands there produces (UC-MUL-01)."""
        self.twin = twin
        """Tunnel site with which it shares its bonus, or -1."""
        self.shared = shared
        """Credits in production when both are built (UC-MUL-08)."""
        self.metropolis = metropolis
        """Points in production for the metropolis beside it (UC-MUL-10)."""


NO_ICON: Final = Icon()


class Board:
    """One player board (UC-COM-03, UC-COM-04, UC-ADV-01, UC-MUL-11). Sets of sites are of partie/euro/sets.py."""

    __slots__ = (
        "bare", "berth_icons", "berths_at", "city_icons", "dear", "dear_berths", "dear_sites", "dear_tunnels", "ends",
        "expansions_at", "making_tunnels", "multiplied", "neighbours", "number", "plain_sites", "times_sites",
        "tunnel_icons", "tunnels", "tunnels_at", "tunnels_of_metropolis",
    )  # fmt: skip

    def __init__(self, data: Entry) -> None:
        self.number = data.number("number", 1, 16)
        self.ends: list[tuple[int, ...]] = _ends(data)
        """Per tunnel site: the two places it joins; metropolises come after the city sites."""
        self.tunnels = len(self.ends)
        self.neighbours = [0] * SITE_COUNT
        """Per city site: city sites one tunnel site away (UC-CIT-05)."""
        self.tunnels_at = [0] * SITE_COUNT
        """Per city site: tunnel sites that touch it."""
        self.tunnels_of_metropolis = [0, 0, 0]
        """Per metropolis: the tunnel sites that connect it together (UC-MET-01, UC-MET-02)."""
        self._join()
        self.city_icons: list[Icon] = [NO_ICON] * SITE_COUNT
        self.tunnel_icons: list[Icon] = [NO_ICON] * TUNNEL_COUNT
        self.berth_icons: list[Icon] = [NO_ICON] * BERTH_COUNT
        self.plain_sites: list[int] = data.numbers("sites", 0, BERTHS_A_SITE, SITE_COUNT).copy()
        """Per city site: building sites without an icon."""
        for entry in data.entries("icons"):
            self._put_icon(entry)
        self.berths_at = [self._berths(site) for site in range(SITE_COUNT)]
        """Per city site: its ordinary berths."""
        self.expansions_at = [only(site * BERTHS_A_SITE + EXPANSION) for site in range(SITE_COUNT)]
        self.multiplied = tuple(berth for berth, icon in enumerate(self.berth_icons) if icon.times > 1)
        """Berths that remember what stands on them."""
        self.times_sites = set_of([site for site, icon in enumerate(self.city_icons) if icon.times > 1])
        """City sites that multiply what their city makes."""
        self.making_tunnels = set_of(
            [
                tunnel
                for tunnel, icon in enumerate(self.tunnel_icons)
                if icon.times > 1 or icon.shared or icon.metropolis
            ]
        )
        """Tunnel sites whose icon makes something in production."""
        self.dear_sites = _dear(self.city_icons)
        """Sites with a surcharge; so the two below."""
        self.dear_tunnels = _dear(self.tunnel_icons)
        self.dear_berths = _dear(self.berth_icons)
        self.dear = bool(self.dear_sites or self.dear_tunnels or self.dear_berths)
        self.bare = self._bare()
        """Moves that build where nothing is had for it at once: neither a bonus nor a metropolis."""

    def _join(self) -> None:
        for tunnel, (one, other) in enumerate(self.ends):
            for here, there in ((one, other), (other, one)):
                if here >= SITE_COUNT:
                    self.tunnels_of_metropolis[here - SITE_COUNT] |= only(tunnel)
                    continue
                self.tunnels_at[here] |= only(tunnel)
                if there < SITE_COUNT:
                    self.neighbours[here] |= only(there)

    def _bare(self) -> set[Move]:
        found = [(moves, self.berth_icons) for moves in BUILDS]
        found += [(WHITE_BUILDS, self.city_icons), (PURPLE_BUILDS, self.city_icons)]
        bare = {move for moves, icons in found for move, icon in zip(moves, icons) if not icon.brings}
        corners = (
            self.tunnels_of_metropolis[0] | self.tunnels_of_metropolis[1] | self.tunnels_of_metropolis[2]
        )
        for tunnel, icon in enumerate(self.tunnel_icons):
            if not icon.brings and not has(corners, tunnel):
                bare.add(TUNNEL_BUILDS[tunnel])
        return bare

    def _berths(self, site: int) -> int:
        first = site * BERTHS_A_SITE
        found = only(first) if self.plain_sites[site] else 0
        for berth in range(first + 1, first + EXPANSION):
            if self.berth_icons[berth] is not NO_ICON:
                found |= only(berth)
        return found

    def _put_icon(self, entry: Entry) -> None:
        at = entry.word("at", PLACES)
        gives = _gained(entry, "gives", GIVEN)
        icon = Icon(
            GOODS.read(_gained(entry, "costs", RESOURCES)),
            Gift(GOODS.read({name: gives[name] for name in RESOURCES}), gives["point"], gives["card"]),
            gives["advance"],
            entry.number("times", 1, 3, 1),
            entry.index("with", TUNNELS, -1),
            entry.number("shared", 0, MOST, 0),
            entry.number("metropolis", 0, MOST, 0),
        )
        if at in TUNNELS:
            self.tunnel_icons[TUNNELS.index(at)] = icon
        elif len(at) == 1:
            self.city_icons[SITES.index(at)] = icon
        else:
            self.berth_icons[BERTHS.index(at)] = icon
            self.plain_sites[SITES.index(at[0])] -= 1


def _dear(icons: list[Icon]) -> int:
    return set_of([place for place, icon in enumerate(icons) if icon.surcharge])


PLACES: Final = (*TUNNELS, *SITES, *BERTHS)
"""Where an icon may stand."""
GIVEN: Final = (*GAINS, "advance")


def _gained(entry: Entry, name: str, kinds: tuple[str, ...]) -> dict[str, int]:
    """Amounts such as `credit=1 card=2`, by kind."""
    found = dict.fromkeys(kinds, 0)
    for word in entry.text(name, " ").split():
        kind, _, number = word.partition("=")
        if kind not in found or not number.isdecimal() or len(number) > 2:
            raise entry.fail(name, "names", choices=", ".join(f"{each}=1" for each in kinds))
        found[kind] = int(number)
    return found


def _ends(data: Entry) -> list[tuple[int, ...]]:
    """The two places that each tunnel site joins, such as `S-A`."""
    points = SITES + METROPOLIS_SITES
    found: list[tuple[int, ...]] = []
    for pair in data.text("tunnels").split():
        one, _, other = pair.partition("-")
        if len(one) != 1 or len(other) != 1 or one not in points or other not in points:
            raise data.fail("tunnels", "names", choices=", ".join(points))
        found.append((points.index(one), points.index(other)))
    if len(found) > TUNNEL_COUNT:
        raise data.fail("tunnels", "list-of", count=TUNNEL_COUNT)
    return found


_file: Final = read_data("underwater", "boards.toml")
BOARDS: Final[dict[int, Board]] = {
    board.number: board for board in [Board(entry) for entry in _file.entries("board")]
}
_file.finish()
_ICONS: Final = [
    icon for board in BOARDS.values() for icon in (*board.berth_icons, *board.tunnel_icons, *board.city_icons)
]
SURCHARGES: Final = [icon.surcharge for icon in _ICONS if icon.surcharge]
A_SITE: Final = amount_of(
    [
        max([icon.gift.goods[kind] for icon in _ICONS])
        + max([bonus.goods[kind] for bonus in FEDERATION_BONUS])
        for kind in range(len(RESOURCES))
    ]
)
"""The most that building on one site brings: its bonus, and a Federation step."""
BASIC: Final = (9, 10, 11, 12)
ADVANCED: Final = (13, 14, 15, 16)
"""UC-ADV-02."""
SIDES: Final = ((*BASIC, 1, 2, 3, 4), (*ADVANCED, 5, 6, 7, 8))
"""The same by side, with the boards on which games go on that began under rules before 1.2."""
