"""A player board with what is built on it. Copies of states share it, until one of them changes it.

Kept up to date: which city sites are next to a city (`near`), which are reached by tunnels (`net`), and where
tunnels and buildings may be placed. What was once asked of it (counts, lists of moves) is remembered.
"""

from collections.abc import Sequence
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
SITE_BITS: Final = 3
SITE_MOST: Final = (1 << SITE_BITS) - 1
ONE_HOUSE: Final = [1 << SITE_BITS * site for site in range(SITE_COUNT)]
SPARE_BITS: Final = 7
FEW_SPARE: Final = (1 << SPARE_BITS) - 1
ONE_SPARE: Final = [1 << SPARE_BITS * kind for kind in range(4)]


class Works:
    """What stands on one player board, in sets of bits and numbers with SITE_BITS for each city site."""

    __slots__ = (
        "beside", "board", "city_mask", "filled", "fine", "houses", "made", "made_for", "near", "net", "open_berths",
        "open_expansions", "open_tunnels", "plain_houses", "purple", "room", "shared", "spare", "stands", "tally",
        "tunnel_mask", "wide",
    )  # fmt: skip

    def __init__(
        self,
        board: Board,
        city_mask: int,
        purple: int,
        tunnel_mask: int,
        wide: int,
        houses: list[int],
        fine: list[int],
        plain_houses: int,
        filled: int,
        stands: list[int],
        near: int,
        net: int,
        beside: int,
        open_tunnels: int,
        open_berths: int,
        open_expansions: int,
        spare: int,
        room: int = -1,
    ) -> None:
        self.board = board
        self.city_mask = city_mask
        self.purple = purple
        """The purple ones of the cities."""
        self.tunnel_mask = tunnel_mask
        self.wide = wide
        """The upgraded ones of the tunnels."""
        self.houses = houses
        """By type: how many buildings at each city site."""
        self.fine = fine
        """Likewise, how many of them are upgraded."""
        self.plain_houses = plain_houses
        """Buildings on the plain sites of each city together."""
        self.filled = filled
        """Berths without room, as bits."""
        self.stands = stands
        """On each multiplying berth: 0 nothing, 1-3 a plain building, 4-6 an upgraded one."""
        self.near = near
        """City sites with a city or next to one (UC-CIT-05, UC-BLD-06)."""
        self.net = net
        """City sites linked to the start by tunnels (UC-NET-01)."""
        self.beside = beside
        """Tunnel sites that touch a city (UC-PRO-03)."""
        self.open_tunnels = open_tunnels
        self.open_berths = open_berths
        self.open_expansions = open_expansions
        self.spare = spare
        """How many of each kind are not upgraded, SPARE_BITS a kind."""
        self.room = room
        """What there is a place for (`rooms`), -1 until asked."""
        self.shared = False
        """Whether somebody else may hold it: then it is no longer edited, but copied first."""
        self.tally: tuple[int, ...] = ()
        """Counts (counting.py), empty until asked."""
        self.made: Gift | None = None
        """What the network produces (production.py), None until asked; with these metropolises connected:"""
        self.made_for = -1

    def key(self) -> tuple[object, ...]:
        return (
            self.board.number, self.city_mask, self.purple, self.tunnel_mask, self.wide, *self.houses, *self.fine,
            self.plain_houses, self.filled, *self.stands,
        )  # fmt: skip

    def copy(self) -> "Works":
        return Works(
            self.board, self.city_mask, self.purple, self.tunnel_mask, self.wide, self.houses.copy(), self.fine.copy(),
            self.plain_houses, self.filled, self.stands.copy(), self.near, self.net, self.beside, self.open_tunnels,
            self.open_berths, self.open_expansions, self.spare, self.room,
        )  # fmt: skip

    # One by one

    @property
    def cities(self) -> tuple[int, ...]:
        """By city site: NO_CITY, WHITE_CITY or PURPLE_CITY."""
        return tuple([(self.city_mask >> site & 1) + (self.purple >> site & 1) for site in range(SITE_COUNT)])

    @property
    def tunnels(self) -> tuple[int, ...]:
        """By tunnel site: 0 none, 1 plain, 2 upgraded."""
        return tuple(
            [(self.tunnel_mask >> site & 1) + (self.wide >> site & 1) for site in range(TUNNEL_COUNT)]
        )

    @property
    def built(self) -> tuple[int, ...]:
        """By city site * 3 + type: how many buildings."""
        return spread(self.houses)

    @property
    def upped(self) -> tuple[int, ...]:
        """Likewise, how many of them are upgraded."""
        return spread(self.fine)

    @property
    def plain(self) -> tuple[int, ...]:
        """By city site: buildings on its plain sites."""
        return tuple([self.plain_houses >> SITE_BITS * site & SITE_MOST for site in range(SITE_COUNT)])

    # Changing (only what is not shared)

    def add_city(self, site: int, kind: int) -> None:
        """A city on a site: it opens the sites around it."""
        board = self.board
        near = self.near | 1 << site | board.neighbours[site]
        for each in places(near & ~self.near):
            self.open_berths |= board.berths_at[each] & ~self.filled
            self.open_expansions |= board.expansions_at[each] & ~self.filled
        self.near = near
        self.city_mask |= 1 << site
        if kind == PURPLE_CITY:
            self.purple |= 1 << site
        self.beside |= board.tunnels_at[site]
        self.room = self.made_for = -1
        self.tally = ()

    def add_tunnel(self, tunnel: int) -> None:
        """A new tunnel: it may be continued from both ends (UC-TUN-04), not through a metropolis (UC-TUN-05)."""
        board = self.board
        mask = self.tunnel_mask = self.tunnel_mask | 1 << tunnel
        open_tunnels = self.open_tunnels
        for end in board.ends[tunnel]:
            if end < SITE_COUNT and not self.net >> end & 1:
                self.net |= 1 << end
                open_tunnels |= board.tunnels_at[end]
        open_tunnels = self.open_tunnels = open_tunnels & ~mask
        self.spare += ONE_SPARE[3]
        room = self.room
        if room >= 0:
            self.room = -1 if board.dear else (room | 8 if open_tunnels else room & ~8) | 8 << UPGRADE_ROOM
        self.made_for = -1
        self.tally = ()

    def add_building(self, kind: int, berth: int) -> None:
        """A building of a type (0-2) on a berth."""
        board = self.board
        site = berth // BERTHS_A_SITE
        one = ONE_HOUSE[site]
        houses = self.houses
        houses[kind] = houses[kind] + one
        self.spare += ONE_SPARE[kind]
        self.made_for = -1
        self.tally = ()
        if berth == site * BERTHS_A_SITE:
            plain = self.plain_houses = self.plain_houses + one
            fills = plain >> SITE_BITS * site & SITE_MOST >= board.plain_sites[site]
        else:
            fills = True
            if board.multiplied and berth in board.multiplied:
                self.stands[board.multiplied.index(berth)] = kind + 1
        if fills:
            self.filled |= 1 << berth
            left = ~(1 << berth)
            self.open_berths &= left
            self.open_expansions &= left
        room = self.room
        if room >= 0:
            closed = board.dear or not self.open_berths or not self.open_expansions
            self.room = -1 if closed else room | 1 << UPGRADE_ROOM + kind

    def upgrade_tunnel(self, tunnel: int) -> None:
        self.wide |= 1 << tunnel
        self._note_upgrade(3)

    def upgrade_building(self, kind: int, berth: int) -> None:
        """A building upgraded: that on a multiplying berth, else any other of the city."""
        fine = self.fine
        fine[kind] = fine[kind] + ONE_HOUSE[berth // BERTHS_A_SITE]
        if self.stands and berth in self.board.multiplied:
            self.stands[self.board.multiplied.index(berth)] = kind + 4
        self._note_upgrade(kind)

    def _note_upgrade(self, kind: int) -> None:
        spare = self.spare = self.spare - ONE_SPARE[kind]
        if self.room >= 0 and not spare >> SPARE_BITS * kind & FEW_SPARE:
            self.room &= ~(1 << UPGRADE_ROOM + kind)
        self.made_for = -1
        self.tally = ()

    # Asking

    def count(self, site: int, kind: int) -> int:
        """How many buildings of a type stand at a city site."""
        return self.houses[kind] >> SITE_BITS * site & SITE_MOST

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

    def builds(self, what: int) -> list[Move]:
        """Moves that build without a surcharge, not to be changed; `what`: 0-2 buildings, 3-5 on expansion sites, 6
        tunnels, 7 and 8 cities."""
        board = self.board
        if what < 3:
            sites = self.open_berths & ~board.dear_berths if board.dear else self.open_berths
        else:
            what -= 3
            if what < 3:
                sites = self.open_expansions
            elif what == 3:
                sites = self.open_tunnels & ~board.dear_tunnels
            else:
                sites = self.near & ~self.city_mask & ~board.dear_sites
        return _PICKED[what].get(sites) or _picked(what, sites)

    def upgrades(self, kind: int) -> list[Move]:
        """Moves that upgrade a building of a type (0-2) or a tunnel (3), not to be changed."""
        if kind == 3:
            return _picked(TUNNELS_UPGRADED, self.tunnel_mask & ~self.wide)
        left = self.houses[kind] - self.fine[kind]
        if not self.stands:
            return _upgraded(kind, left)
        # Those on multiplying berths are upgraded by themselves.
        apart: list[Move] = []
        for berth, stands in zip(self.board.multiplied, self.stands):
            if stands == kind + 1:
                left -= ONE_HOUSE[berth // BERTHS_A_SITE]
                apart.append(UPGRADES[kind][berth])
        return _upgraded(kind, left) + apart


def spare_of(built: Sequence[int], upped: Sequence[int], tunnels: int) -> int:
    """How many of each kind are not upgraded, packed; by city site * 3 + type, and of tunnels."""
    spare = tunnels * ONE_SPARE[3]
    for at in range(len(built)):
        spare += (built[at] - upped[at]) * ONE_SPARE[at % 3]
    return spare


def spread(houses: list[int]) -> tuple[int, ...]:
    """Numbers by type as numbers by city site * 3 + type."""
    return tuple([each >> SITE_BITS * site & SITE_MOST for site in range(SITE_COUNT) for each in houses])


def gathered(numbers: Sequence[int]) -> list[int]:
    """The same back."""
    return [packed(numbers[kind::3]) for kind in range(3)]


def packed(numbers: Sequence[int]) -> int:
    """Numbers by city site in one."""
    return sum(number << SITE_BITS * site for site, number in enumerate(numbers))


TUNNELS_UPGRADED: Final = 6
_PICKS: Final = [*BUILDS, TUNNEL_BUILDS, WHITE_BUILDS, PURPLE_BUILDS, TUNNEL_UPGRADES]
_PICKED: Final[list[dict[int, list[Move]]]] = [{} for _ in _PICKS]
_UPGRADED: Final[list[dict[int, list[Move]]]] = [{} for _ in UPGRADES]
_MOST_PICKED: Final = 20_000


def _picked(kind: int, mask: int) -> list[Move]:
    """The moves of a kind on these sites; remembered, because the same sets come again and again."""
    known = _PICKED[kind]
    found = known.get(mask)
    if found is None:
        if len(known) >= _MOST_PICKED:
            known.clear()
        found = known[mask] = _moves_at(_PICKS[kind], mask)
    return found


def _upgraded(kind: int, left: int) -> list[Move]:
    """The moves that upgrade one of so many buildings of a type at each city site; likewise."""
    known = _UPGRADED[kind]
    found = known.get(left)
    if found is None:
        if len(known) >= _MOST_PICKED:
            known.clear()
        found = known[left] = _upgrades_at(kind, left)
    return found


def _upgrades_at(kind: int, left: int) -> list[Move]:
    sites = [site for site in range(SITE_COUNT) if left >> SITE_BITS * site & SITE_MOST]
    return [UPGRADES[kind][site * BERTHS_A_SITE] for site in sites]


def _moves_at(moves: list[Move], mask: int) -> list[Move]:
    return [moves[place] for place in places(mask)]


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
    stands = [0] * len(board.multiplied)
    tunnels = board.tunnels_at[0]
    works = Works(board, 0, 0, 0, 0, [0, 0, 0], [0, 0, 0], 0, 0, stands, 0, 1, 0, tunnels, 0, 0, 0)
    works.add_city(0, WHITE_CITY)
    return works
