"""What stands on a player board. It is replaced at every change and never edited, so copies of states share it.

Sets of sites, tunnels and berths are of partie/euro/sets.py. What follows from what stands there (which sites are open,
what is connected) is kept up from change to change; counts (`Tally`) are made when first asked.
"""

from collections.abc import Sequence
from typing import Final

from partie.euro.sets import has, members, only, set_of
from partie.kernel.engine.step import Move
from partie.kernel.keeping.reader import Reader

from ..components import BERTH_COUNT, BERTHS_A_SITE, SITE_COUNT, TUNNEL_COUNT
from ..components.boards import BOARDS, NO_ICON, Board, Icon
from ..components.terms import (
    BUILDING,
    CITY,
    FARMS,
    LABORATORIES,
    PLANTS,
    PURPLES,
    TUNNEL,
    TUNNELS,
    WHITES,
)
from ..moves import BUILDS, PURPLE_BUILDS, TUNNEL_BUILDS, TUNNEL_UPGRADES, UPGRADES, WHITE_BUILDS

NO_CITY: Final = 0
WHITE_CITY: Final = 1
PURPLE_CITY: Final = 2
TYPES: Final = (FARMS, PLANTS, LABORATORIES)
"""The three types of building."""


# Lists of a board are never changed, only replaced: boards share them.
_NOTHING_BUILT: Final = [0] * (3 * SITE_COUNT)
_NOTHING_PLAIN: Final = [0] * SITE_COUNT
_NOTHING_SPARE: Final = [0, 0, 0, 0]


class PlayerBoard:
    """One player board with cities, tunnels and buildings."""

    __slots__ = (
        "_counts", "_key", "beside", "board", "built", "cities", "dear_room", "expansion_room", "filled", "linked",
        "near", "net", "open_berths", "open_expansions", "open_tunnels", "plain", "purple", "room", "spare", "stands",
        "tunnels", "upgraded", "upgraded_tunnels",
    )  # fmt: skip

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cities = 0
        """City sites with a city."""
        self.purple = 0
        """Those of them with a symbiotic one."""
        self.tunnels = 0
        self.upgraded_tunnels = 0
        self.built = _NOTHING_BUILT
        """By city site * 3 + type: how many buildings."""
        self.upgraded = self.built
        """Likewise, how many of them are upgraded."""
        self.plain = _NOTHING_PLAIN
        """By city site: buildings on its plain sites."""
        self.filled = 0
        """Berths without room."""
        self.stands = [0] * len(board.multiplied)
        """On each multiplying berth: 0 nothing, 1-3 a plain building, 4-6 an upgraded one."""
        # What follows from it
        self.near = 0
        """City sites with a city or next to one, connected or not (UC-CIT-05 to UC-CIT-07, UC-BLD-06)."""
        self.net = 1
        """City sites linked to the start by tunnels (UC-NET-01 to UC-NET-03)."""
        self.beside = 0
        """Tunnel sites that touch a city (UC-PRO-03)."""
        self.linked = 0
        """Metropolises that tunnels connect (UC-MET-01, UC-MET-02)."""
        self.open_tunnels = board.tunnels_at[0]
        self.open_berths = 0
        self.open_expansions = 0
        self.spare = _NOTHING_SPARE
        """By kind of structure: how many are not upgraded."""
        self.room = 0
        """Kinds with an open site that has no surcharge."""
        self.dear_room = 0
        """Kinds with an open site that has one."""
        self.expansion_room = False
        self._counts: Tally | None = None
        self._key: tuple[object, ...] = ()

    def key(self) -> tuple[object, ...]:
        """Made once: a board never changes."""
        if not self._key:
            self._key = self._make_key()
        return self._key

    def _make_key(self) -> tuple[object, ...]:
        # The many small numbers as bytes, which are hashed only once.
        numbers = bytes([*self.built, *self.upgraded, *self.plain, *self.stands])
        return (
            self.board.number, self.cities, self.purple, self.tunnels, self.upgraded_tunnels, self.filled, numbers,
        )  # fmt: skip

    def save(self) -> dict[str, object]:
        return {
            "board": self.board.number,
            "cities": [self.city_at(site) for site in range(SITE_COUNT)],
            "tunnels": [self.tunnel_at(tunnel) for tunnel in range(TUNNEL_COUNT)],
            "built": self.built.copy(),
            "upgraded": self.upgraded.copy(),
            "plain": self.plain.copy(),
            "filled": self.filled,
            "stands": self.stands.copy(),
        }

    # Asking

    def city_at(self, site: int) -> int:
        """NO_CITY, WHITE_CITY or PURPLE_CITY."""
        return has(self.cities, site) + has(self.purple, site)

    def tunnel_at(self, tunnel: int) -> int:
        """0 none, 1 plain, 2 upgraded."""
        return has(self.tunnels, tunnel) + has(self.upgraded_tunnels, tunnel)

    def count_at(self, site: int, kind: int) -> int:
        """How many buildings of a type stand at a city site."""
        return self.built[3 * site + kind]

    def upgraded_at(self, site: int, kind: int) -> int:
        return self.upgraded[3 * site + kind]

    def is_connected(self, site: int) -> bool:
        """Whether there is a city on the site and tunnels link it to the start (UC-NET-04, UC-NET-07, UC-NET-08)."""
        return has(self.cities & self.net, site)

    def connected(self) -> list[int]:
        """Sites with a connected city."""
        return members(self.cities & self.net)

    def is_linked(self, corner: int) -> bool:
        """Whether a metropolis (M, N, O) is connected."""
        return has(self.linked, corner)

    def counts(self) -> "Tally":
        """Counts of what is connected."""
        if self._counts is None:
            self._counts = Tally(self)
        return self._counts

    def icon_of(self, kind: int, place: int) -> Icon:
        """The icon where a kind of thing is built."""
        if kind < TUNNELS:
            return self.board.berth_icons[place]
        return self.board.tunnel_icons[place] if kind == TUNNELS else self.board.city_icons[place]

    def metropolises_at(self, tunnels: int) -> list[int]:
        """The metropolises (M, N, O) to which one of these tunnel sites leads."""
        return [corner for corner, needs in enumerate(self.board.tunnels_of_metropolis) if needs & tunnels]

    def open_icons(self, kind: int, expansion: bool) -> list[Icon]:
        """The icons of open places for a kind."""
        places = members(self.open_sites(kind, expansion))
        return [icon for place in places if (icon := self.icon_of(kind, place)) is not NO_ICON]

    # Where something may be built or upgraded

    def open_sites(self, kind: int, expansion: bool = False) -> int:
        """Open places for a kind: berths (UC-BLD-06, UC-EXT-03), tunnel sites (UC-TUN-03), city sites (UC-CIT-05)."""
        if kind < TUNNELS:
            return self.open_expansions if expansion else self.open_berths
        return self.open_tunnels if kind == TUNNELS else self.near & ~self.cities

    def builds(self, kind: int, expansion: bool) -> list[Move]:
        """Moves that build on open places without a surcharge, not to be changed."""
        sites = self.open_sites(kind, expansion)
        if self.board.dear:
            sites &= ~self._dear(kind)
        return _picked(kind, sites)

    def dear_builds(self, kind: int, expansion: bool) -> list[Move]:
        """Moves that build on open places with a surcharge (UC-SUR-01)."""
        return _picked(kind, self.open_sites(kind, expansion) & self._dear(kind))

    def _dear(self, kind: int) -> int:
        board = self.board
        if kind < TUNNELS:
            return board.dear_berths
        return board.dear_tunnels if kind == TUNNELS else board.dear_sites

    def upgrades(self, kind: int) -> list[Move]:
        """Moves that upgrade a structure, connected or not (UC-UPG-10): a tunnel (UC-TUN-06), any building of a type at
        a city, or one on a multiplying berth."""
        if kind == TUNNELS:
            return [TUNNEL_UPGRADES[tunnel] for tunnel in members(self.tunnels & ~self.upgraded_tunnels)]
        moves = UPGRADES[kind]
        return [moves[berth] for berth in self._plain_berths(kind)]

    def _plain_berths(self, kind: int) -> list[int]:
        """Berths that stand for buildings of a type which are not upgraded."""
        found = []
        for site in range(SITE_COUNT):
            if self._alike(site, kind):
                found.append(site * BERTHS_A_SITE)
        for berth, stands in zip(self.board.multiplied, self.stands):
            if stands == kind + 1:
                found.append(berth)
        return found

    def _alike(self, site: int, kind: int) -> int:
        """Plain buildings of a type at a city that differ in nothing: those on multiplying berths are left out."""
        at = 3 * site + kind
        left = self.built[at] - self.upgraded[at]
        if left and self.stands:
            for berth, stands in zip(self.board.multiplied, self.stands):
                if stands == kind + 1 and berth // BERTHS_A_SITE == site:
                    left -= 1
        return left

    def can_upgrade(self, kind: int, place: int) -> bool:
        """Whether a tunnel, or a building that the berth stands for, is there and not upgraded (UC-UPG-09)."""
        if kind == TUNNELS:
            return has(self.tunnels & ~self.upgraded_tunnels, place)
        if place in self.board.multiplied:
            return self.stands[self.board.multiplied.index(place)] == kind + 1
        return place % BERTHS_A_SITE == 0 and self._alike(place // BERTHS_A_SITE, kind) > 0

    def upgrade_of(self, kind: int, place: int) -> int:
        """The place that stands for what was built at a place, when it is upgraded."""
        if kind == TUNNELS or place in self.board.multiplied:
            return place
        return place - place % BERTHS_A_SITE

    # Changing: each gives a new board

    def with_city(self, site: int, city: int) -> "PlayerBoard":
        """A city on a site, or another one in its place."""
        new = self._copy()
        new._add_city(site, city)
        return new._renewed()

    def with_tunnel(self, tunnel: int) -> "PlayerBoard":
        new = self._copy()
        new._add_tunnel(tunnel)
        return new._renewed()

    def with_building(self, kind: int, berth: int) -> "PlayerBoard":
        """A building of a type on a berth that has room; on an expansion site it counts as any other (UC-EXT-04)."""
        new = self._copy()
        site = berth // BERTHS_A_SITE
        new.built = self.built.copy()
        new.built[3 * site + kind] += 1
        new.spare = self.spare.copy()
        new.spare[kind] += 1
        if berth % BERTHS_A_SITE == 0:
            new.plain = self.plain.copy()
            new.plain[site] += 1
        if berth % BERTHS_A_SITE or new.plain[site] >= self.board.plain_sites[site]:
            new._fill(only(berth))
        if berth in self.board.multiplied:
            new.stands = self.stands.copy()
            new.stands[self.board.multiplied.index(berth)] = kind + 1
        return new._renewed()

    def with_upgrade(self, kind: int, place: int) -> "PlayerBoard":
        """A structure upgraded (UC-UPG-07, UC-UPG-08): a tunnel, or the building that a berth stands for."""
        new = self._copy()
        new.spare = self.spare.copy()
        new.spare[kind] -= 1
        if kind == TUNNELS:
            new.upgraded_tunnels |= only(place)
            return new
        new.upgraded = self.upgraded.copy()
        new.upgraded[3 * (place // BERTHS_A_SITE) + kind] += 1
        if place in self.board.multiplied:
            new.stands = self.stands.copy()
            new.stands[self.board.multiplied.index(place)] = kind + 4
        return new

    def _copy(self) -> "PlayerBoard":
        """A board that shares its lists: a change replaces those it touches."""
        new = PlayerBoard(self.board)
        new.cities, new.purple = self.cities, self.purple
        new.tunnels, new.upgraded_tunnels = self.tunnels, self.upgraded_tunnels
        new.built, new.upgraded, new.plain, new.stands = self.built, self.upgraded, self.plain, self.stands
        new.filled, new.near, new.net = self.filled, self.near, self.net
        new.beside, new.linked, new.spare = self.beside, self.linked, self.spare
        new.open_tunnels, new.open_berths = self.open_tunnels, self.open_berths
        new.open_expansions = self.open_expansions
        new.room, new.dear_room, new.expansion_room = self.room, self.dear_room, self.expansion_room
        return new

    def _add_city(self, site: int, city: int) -> None:
        """It opens the sites around it."""
        board = self.board
        near = self.near | only(site) | board.neighbours[site]
        for each in members(near & ~self.near):
            self.open_berths |= board.berths_at[each] & ~self.filled
            self.open_expansions |= board.expansions_at[each] & ~self.filled
        self.near = near
        self.cities |= only(site)
        if city == PURPLE_CITY:
            self.purple |= only(site)
        self.beside |= board.tunnels_at[site]

    def _add_tunnel(self, tunnel: int) -> None:
        """It may be continued from both ends (UC-TUN-04), not through a metropolis (UC-TUN-05)."""
        board = self.board
        self.tunnels |= only(tunnel)
        for end in board.ends[tunnel]:
            if end < SITE_COUNT and not has(self.net, end):
                self.net |= only(end)
                self.open_tunnels |= board.tunnels_at[end]
        self.open_tunnels &= ~self.tunnels
        self.spare = self.spare.copy()
        self.spare[TUNNELS] += 1
        for corner, needs in enumerate(board.tunnels_of_metropolis):
            if needs and self.tunnels & needs == needs:
                self.linked |= only(corner)

    def _fill(self, berths: int) -> None:
        self.filled |= berths
        self.open_berths &= ~berths
        self.open_expansions &= ~berths

    def _renewed(self) -> "PlayerBoard":
        """Note again for which kinds there is room."""
        board = self.board
        sites = self.near & ~self.cities
        room = BUILDING if self.open_berths & ~board.dear_berths else 0
        room |= TUNNEL if self.open_tunnels & ~board.dear_tunnels else 0
        self.room = room | CITY if sites & ~board.dear_sites else room
        if board.dear:
            dear = BUILDING if self.open_berths & board.dear_berths else 0
            dear |= TUNNEL if self.open_tunnels & board.dear_tunnels else 0
            self.dear_room = dear | CITY if sites & board.dear_sites else dear
        self.expansion_room = self.open_expansions > 0
        return self


class Tally:
    """Counts of what is connected (UC-NET-05, UC-NET-06, UC-GLO-05, UC-GLO-06). Every tunnel is connected."""

    __slots__ = (
        "buildings", "full_cities", "pairs", "purple", "tunnels", "tunnels_at_cities", "upgraded", "upgraded_tunnels",
        "upgraded_tunnels_at_cities", "white",
    )  # fmt: skip

    def __init__(self, player_board: PlayerBoard) -> None:
        sites = player_board.connected()
        self.purple = (player_board.cities & player_board.net & player_board.purple).bit_count()
        self.white = len(sites) - self.purple
        self.tunnels = player_board.tunnels.bit_count()
        self.upgraded_tunnels = player_board.upgraded_tunnels.bit_count()
        self.tunnels_at_cities = (player_board.tunnels & player_board.beside).bit_count()
        self.upgraded_tunnels_at_cities = (player_board.upgraded_tunnels & player_board.beside).bit_count()
        self.buildings = [0, 0, 0]
        """By type; so the two below."""
        self.upgraded = [0, 0, 0]
        self.pairs = [0, 0, 0]
        """Cities with two or more upgraded buildings of the type."""
        self.full_cities = 0
        """Cities with buildings of all three types."""
        built, upgraded = player_board.built, player_board.upgraded
        for site in sites:
            farms, plants, laboratories = built[3 * site : 3 * site + 3]
            if not farms | plants | laboratories:
                continue
            self.buildings[FARMS] += farms
            self.buildings[PLANTS] += plants
            self.buildings[LABORATORIES] += laboratories
            self.full_cities += farms > 0 and plants > 0 and laboratories > 0
            for kind, number in enumerate(upgraded[3 * site : 3 * site + 3]):
                if number:
                    self.upgraded[kind] += number
                    self.pairs[kind] += number > 1

    @property
    def cities(self) -> int:
        return self.white + self.purple

    def of(self, kind: int, upgraded: bool = False, at_city: bool = False) -> int:
        """How many of a kind; of tunnels those at cities, if only these count."""
        if kind < TUNNELS:
            return self.upgraded[kind] if upgraded else self.buildings[kind]
        if kind == WHITES:
            return self.white
        if kind == PURPLES:
            return self.purple
        if at_city:
            return self.upgraded_tunnels_at_cities if upgraded else self.tunnels_at_cities
        return self.upgraded_tunnels if upgraded else self.tunnels


_MOVES: Final = [*BUILDS, TUNNEL_BUILDS, WHITE_BUILDS, PURPLE_BUILDS]
_PICKED: Final[list[dict[int, list[Move]]]] = [{} for _ in _MOVES]
_MOST_PICKED: Final = 20_000


def _picked(kind: int, sites: int) -> list[Move]:
    """The building moves of a kind on these places; remembered, because the same sets come again and again."""
    known = _PICKED[kind]
    found = known.get(sites)
    if found is None:
        if len(known) >= _MOST_PICKED:
            known.clear()
        moves = _MOVES[kind]
        found = [moves[place] for place in members(sites)]
        known[sites] = found
    return found


def empty_board(board: Board) -> PlayerBoard:
    """A board with the starting city (UC-PLS-05)."""
    return PlayerBoard(board).with_city(0, WHITE_CITY)


def load_player_board(reader: Reader) -> PlayerBoard:
    """What `PlayerBoard.save` gave, with what follows made anew."""
    board = BOARDS[reader.number("board", 1, len(BOARDS))]
    player_board = empty_board(board)
    cities = reader.numbers("cities", 0, 2, SITE_COUNT)
    if not cities[0]:
        raise reader.fail("cities", "start-city")
    for site, city in enumerate(cities):
        if city:
            player_board = player_board.with_city(site, city)
    for tunnel, state in enumerate(reader.numbers("tunnels", 0, 2, TUNNEL_COUNT)):
        if state and tunnel >= board.tunnels:
            raise reader.fail("tunnels", "tunnels-of-board")
        if state:
            player_board = player_board.with_tunnel(tunnel)
        if state == 2:
            player_board = player_board.with_upgrade(TUNNELS, tunnel)
    player_board = player_board._copy()
    player_board.built = reader.numbers("built", 0, 6, 3 * SITE_COUNT)
    player_board.upgraded = reader.numbers("upgraded", 0, 6, 3 * SITE_COUNT)
    if any(upgraded > built for upgraded, built in zip(player_board.upgraded, player_board.built)):
        raise reader.fail("upgraded", "upgraded-at-most-built")
    player_board.plain = reader.numbers("plain", 0, 4, SITE_COUNT)
    player_board.stands = reader.numbers("stands", 0, 6, len(board.multiplied))
    player_board.spare = [*_spare(player_board.built, player_board.upgraded), player_board.spare[TUNNELS]]
    player_board._fill(reader.number("filled", 0, set_of(list(range(BERTH_COUNT)))))
    return player_board._renewed()


def _spare(built: Sequence[int], upgraded: Sequence[int]) -> list[int]:
    return [sum(built[kind::3]) - sum(upgraded[kind::3]) for kind in TYPES]
