"""A player board with what is built on it. Replaced by a new one at every change, so copies of states share it.

Kept up to date: which city sites are next to a city (`near`), which are reached by tunnels (`net`), and where
tunnels and buildings may be placed. What was once asked of it (counts, lists of moves) is remembered.
"""

from typing import Final

from partie.kernel.step import Move

from .components import BERTHS_A_SITE, SITE_COUNT, TUNNEL_COUNT, Board
from .goods import Gift
from .moves import BUILDS, PURPLE_BUILDS, TUNNEL_BUILDS, TUNNEL_UPGRADES, UPGRADES, WHITE_BUILDS

NO_CITY: Final = 0
WHITE_CITY: Final = 1
PURPLE_CITY: Final = 2

EXPANSION_ROOM: Final = 64
DEAR_ROOM: Final = 8
UPGRADE_ROOM: Final = 16
SPARE_BITS: Final = 7
FEW_SPARE: Final = (1 << SPARE_BITS) - 1
ONE_SPARE: Final = [1 << SPARE_BITS * kind for kind in range(4)]


class Works:
    """What stands on one player board. Tuples by city site, tunnel site, and city site * 3 + building type."""

    __slots__ = (
        "board", "built", "cities", "city_mask", "filled", "made", "made_for", "near", "net", "open_berths",
        "open_expansions", "open_tunnels", "plain", "room", "spare", "stands", "tally", "tunnel_mask", "tunnels",
        "upped",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        cities: tuple[int, ...],
        tunnels: tuple[int, ...],
        built: tuple[int, ...],
        upped: tuple[int, ...],
        plain: tuple[int, ...],
        filled: int,
        stands: tuple[int, ...],
        city_mask: int,
        tunnel_mask: int,
        near: int,
        net: int,
        open_tunnels: int,
        open_berths: int,
        open_expansions: int,
        spare: int,
    ) -> None:
        self.board = board
        self.cities = cities
        self.tunnels = tunnels
        """0 none, 1 plain, 2 upgraded."""
        self.built = built
        self.upped = upped
        self.plain = plain
        """Buildings on the plain sites of each city together."""
        self.filled = filled
        """Berths without room, as bits."""
        self.stands = stands
        """On each multiplying berth: 0 nothing, 1-3 a plain building, 4-6 an upgraded one."""
        self.city_mask = city_mask
        self.tunnel_mask = tunnel_mask
        self.near = near
        """City sites with a city or next to one (UC-CIT-05, UC-BLD-06)."""
        self.net = net
        """City sites linked to the start by tunnels (UC-NET-01)."""
        self.open_tunnels = open_tunnels
        self.open_berths = open_berths
        self.open_expansions = open_expansions
        self.spare = spare
        """How many of each kind are not upgraded, SPARE_BITS a kind."""
        self.tally: tuple[int, ...] = ()
        """Counts (counting.py), empty until asked."""
        self.room = -1
        """What there is a place for (`rooms`), -1 until asked."""
        self.made: Gift | None = None
        """What the network produces (production.py), None until asked; with these metropolises connected:"""
        self.made_for = -1

    def key(self) -> tuple[object, ...]:
        return (
            self.board.number, self.cities, self.tunnels, self.built, self.upped, self.plain, self.filled, self.stands,
        )  # fmt: skip

    # Changing

    def with_city(self, site: int, kind: int) -> "Works":
        """A city on a site: it opens the sites around it."""
        board = self.board
        cities = list(self.cities)
        cities[site] = kind
        near = self.near | 1 << site | board.neighbours[site]
        berths, expansions = self.open_berths, self.open_expansions
        fresh = near & ~self.near
        for each in places(fresh):
            berths |= board.berths_at[each] & ~self.filled
            expansions |= board.expansions_at[each] & ~self.filled
        return Works(
            board, tuple(cities), self.tunnels, self.built, self.upped, self.plain, self.filled, self.stands,
            self.city_mask | 1 << site, self.tunnel_mask, near, self.net, self.open_tunnels, berths, expansions,
            self.spare,
        )  # fmt: skip

    def with_tunnel(self, tunnel: int) -> "Works":
        """A new tunnel: it may be continued from both ends (UC-TUN-04), not through a metropolis (UC-TUN-05)."""
        board = self.board
        tunnels = list(self.tunnels)
        tunnels[tunnel] = 1
        mask = self.tunnel_mask | 1 << tunnel
        net, open_tunnels = self.net, self.open_tunnels
        for end in board.ends[tunnel]:
            if end < SITE_COUNT and not net >> end & 1:
                net |= 1 << end
                open_tunnels |= board.tunnels_at[end]
        return Works(
            board, self.cities, tuple(tunnels), self.built, self.upped, self.plain, self.filled, self.stands,
            self.city_mask, mask, self.near, net, open_tunnels & ~mask, self.open_berths, self.open_expansions,
            self.spare + ONE_SPARE[3],
        )  # fmt: skip

    def with_building(self, kind: int, berth: int) -> "Works":
        """A building of a type (0-2) on a berth."""
        board = self.board
        site = berth // BERTHS_A_SITE
        built = list(self.built)
        built[site * 3 + kind] += 1
        plain, filled, stands = self.plain, self.filled, self.stands
        if berth == site * BERTHS_A_SITE:
            here = list(plain)
            here[site] += 1
            plain = tuple(here)
            if here[site] >= board.plain_sites[site]:
                filled |= 1 << berth
        else:
            filled |= 1 << berth
            if board.multiplied and berth in board.multiplied:
                i = board.multiplied.index(berth)
                stands = stands[:i] + (kind + 1,) + stands[i + 1 :]
        return Works(
            board, self.cities, self.tunnels, tuple(built), self.upped, plain, filled, stands, self.city_mask,
            self.tunnel_mask, self.near, self.net, self.open_tunnels, self.open_berths & ~filled,
            self.open_expansions & ~filled, self.spare + ONE_SPARE[kind],
        )  # fmt: skip

    def with_tunnel_upgraded(self, tunnel: int) -> "Works":
        tunnels = list(self.tunnels)
        tunnels[tunnel] = 2
        return self._upgraded(tuple(tunnels), self.upped, self.stands, 3)

    def with_upgraded(self, kind: int, berth: int) -> "Works":
        """A building upgraded: that on a multiplying berth, else any other of the city."""
        at = berth // BERTHS_A_SITE * 3 + kind
        upped = list(self.upped)
        upped[at] += 1
        stands = self.stands
        if stands and berth in self.board.multiplied:
            i = self.board.multiplied.index(berth)
            stands = stands[:i] + (kind + 4,) + stands[i + 1 :]
        return self._upgraded(self.tunnels, tuple(upped), stands, kind)

    def _upgraded(
        self, tunnels: tuple[int, ...], upped: tuple[int, ...], stands: tuple[int, ...], kind: int
    ) -> "Works":
        return Works(
            self.board, self.cities, tunnels, self.built, upped, self.plain, self.filled, stands, self.city_mask,
            self.tunnel_mask, self.near, self.net, self.open_tunnels, self.open_berths, self.open_expansions,
            self.spare - ONE_SPARE[kind],
        )  # fmt: skip

    # Asking

    def loose(self, site: int, kind: int) -> int:
        """How many buildings of a type at a city can be upgraded, those on multiplying berths apart."""
        at = site * 3 + kind
        count = self.built[at] - self.upped[at]
        if count and self.stands:
            for i, berth in enumerate(self.board.multiplied):
                if self.stands[i] == kind + 1 and berth // BERTHS_A_SITE == site:
                    count -= 1
        return count

    def rooms(self) -> int:
        """Kinds with an open site as bits 0-5, EXPANSION_ROOM, from DEAR_ROOM on kinds with an open site that has a
        surcharge, from UPGRADE_ROOM on the four kinds of which something can be upgraded."""
        board = self.board
        berths, tunnels, sites = self.open_berths, self.open_tunnels, self.near & ~self.city_mask
        found = EXPANSION_ROOM if self.open_expansions else 0
        if board.dear:
            if berths & board.dear_berths:
                found |= 7 << DEAR_ROOM
                berths &= ~board.dear_berths
            if tunnels & board.dear_tunnels:
                found |= 8 << DEAR_ROOM
                tunnels &= ~board.dear_tunnels
            if sites & board.dear_sites:
                found |= 48 << DEAR_ROOM
                sites &= ~board.dear_sites
        if berths:
            found |= 7
        if tunnels:
            found |= 8
        if sites:
            found |= 48
        spare = self.spare
        if spare & FEW_SPARE:
            found |= 1 << UPGRADE_ROOM
        if spare >> SPARE_BITS & FEW_SPARE:
            found |= 2 << UPGRADE_ROOM
        if spare >> 2 * SPARE_BITS & FEW_SPARE:
            found |= 4 << UPGRADE_ROOM
        if spare >> 3 * SPARE_BITS:
            found |= 8 << UPGRADE_ROOM
        self.room = found
        return found

    def listed(self, what: int) -> list[Move]:
        """Moves that need no look at a surcharge, not to be changed; `what`: 0-2 buildings, 3-5 on expansion sites, 6
        tunnels, 7 and 8 cities, 9-11 upgrades of buildings, 12 of tunnels."""
        board = self.board
        if what < 3:
            return _picked(what, self.open_berths & ~board.dear_berths)
        if what < 6:
            return _picked(what - 3, self.open_expansions)
        if what == 6:
            return _picked(3, self.open_tunnels & ~board.dear_tunnels)
        if what < 9:
            return _picked(what - 3, self.near & ~self.city_mask & ~board.dear_sites)
        if what == 12:
            return [TUNNEL_UPGRADES[each] for each in places(self.tunnel_mask) if self.tunnels[each] == 1]
        kind = what - 9
        built, upped = self.built, self.upped
        found = []
        for site in range(SITE_COUNT):
            if built[site * 3 + kind] > upped[site * 3 + kind] and self.loose(site, kind) > 0:
                found.append(UPGRADES[kind][site * BERTHS_A_SITE])
        for i, berth in enumerate(board.multiplied):
            if self.stands[i] == kind + 1:
                found.append(UPGRADES[kind][berth])
        return found


def spare_of(built: tuple[int, ...], upped: tuple[int, ...], tunnels: tuple[int, ...]) -> int:
    """How many of each kind are not upgraded, packed."""
    spare = tunnels.count(1) * ONE_SPARE[3]
    for at in range(len(built)):
        spare += (built[at] - upped[at]) * ONE_SPARE[at % 3]
    return spare


_BUILDS: Final = [*BUILDS, TUNNEL_BUILDS, WHITE_BUILDS, PURPLE_BUILDS]
_PICKED: Final[list[dict[int, list[Move]]]] = [{} for _ in _BUILDS]
_MOST_PICKED: Final = 20_000


def _picked(kind: int, mask: int) -> list[Move]:
    """The moves that build a kind on these sites; remembered, because the same sets come again and again."""
    known = _PICKED[kind]
    found = known.get(mask)
    if found is None:
        if len(known) >= _MOST_PICKED:
            known.clear()
        moves = _BUILDS[kind]
        found = [moves[place] for place in places(mask)]
        known[mask] = found
    return found


_FEW: Final = 1 << 16
_FEW_PLACES: Final[list[list[int] | None]] = [None] * _FEW
"""By set of bits, those below `_FEW`: slots, cities, tunnels, cards of a hand."""
_PLACES: Final[dict[int, list[int]]] = {}
_MOST_PLACES: Final = 50_000


def places(mask: int) -> list[int]:
    """The places in a set of bits; remembered, because the same sets come again and again."""
    if mask < _FEW:
        few = _FEW_PLACES[mask]
        if few is None:
            few = _FEW_PLACES[mask] = _places(mask)
        return few
    found = _PLACES.get(mask)
    if found is None:
        if len(_PLACES) >= _MOST_PLACES:
            _PLACES.clear()
        found = _PLACES[mask] = _places(mask)
    return found


def _places(mask: int) -> list[int]:
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def empty_works(board: Board) -> Works:
    """A board with the starting city (UC-PLS-05)."""
    nothing = Works(
        board, (0,) * SITE_COUNT, (0,) * TUNNEL_COUNT, (0,) * (SITE_COUNT * 3), (0,) * (SITE_COUNT * 3),
        (0,) * SITE_COUNT, 0, (0,) * len(board.multiplied), 0, 0, 0, 1, board.tunnels_at[0], 0, 0, 0,
    )  # fmt: skip
    return nothing.with_city(0, WHITE_CITY)
